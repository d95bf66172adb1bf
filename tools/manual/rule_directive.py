"""What Sphinx does not know: a rule, whose anchor is its id to the letter, and which any page may cite."""

from __future__ import annotations

from typing import Any, ClassVar

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective


class RuleDirective(SphinxDirective):
    """``::::{rule} R25-PUSH-2``, its text and its variants, ``::::``."""

    required_arguments = 1
    has_content = True
    option_spec: ClassVar[dict[str, Any]] = {}

    def run(self) -> list[nodes.Node]:
        rule = self.arguments[0]
        box = nodes.container(classes=["rule"], ids=[rule])
        label = nodes.reference("", "", nodes.literal("", rule), refuri=f"#{rule}", classes=["rule-id"])
        box += nodes.paragraph("", "", label, classes=["rule-head"])
        box += self.parse_content_to_nodes()
        self.env.domains.standard_domain.note_hyperlink_target(rule.lower(), self.env.docname, rule, rule)
        return [box]


def setup(app: Sphinx) -> dict[str, bool]:
    app.add_directive("rule", RuleDirective)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
