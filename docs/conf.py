"""How Sphinx makes the manual. `tools/manual` gathers its pages and calls it: `make docs`."""

import housebound

project = "Housebound"
author = "The Housebound maintainers"
project_copyright = "The Housebound maintainers"
version = release = housebound.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "tools.manual.rule_directive"]
myst_enable_extensions = ["colon_fence", "attrs_inline"]
myst_heading_anchors = 4
default_role = "code"
nitpicky = False
suppress_warnings = ["misc.highlighting_failure"]  # examples leave things out: …

autodoc_typehints = "signature"
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
add_module_names = False
python_use_unqualified_type_names = True

html_theme = "furo"
html_title = "Housebound"
html_favicon = "../client/public/lamp.svg"
html_static_path = ["site"]
html_css_files = ["manual.css"]
html_js_files = ["manual.js"]
html_show_sourcelink = False
html_copy_source = False
html_use_index = False
html_domain_indices = False
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#7a3b12",
        "color-brand-content": "#7a3b12",
        "color-brand-visited": "#5d4a6e",
        "color-background-primary": "#fbf8f1",
        "color-background-secondary": "#f3ecdd",
        "color-background-border": "#ddd2bb",
        "color-foreground-primary": "#241c14",
    },
    "dark_css_variables": {
        "color-brand-primary": "#f2b552",
        "color-brand-content": "#f2b552",
        "color-brand-visited": "#c3a1f0",
        "color-background-primary": "#14100d",
        "color-background-secondary": "#1e1813",
        "color-background-border": "#3a2f25",
        "color-foreground-primary": "#ece3d2",
        "color-foreground-secondary": "#b9a98f",
    },
}
pygments_style = "friendly"
pygments_dark_style = "gruvbox-dark"
