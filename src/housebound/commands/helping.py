"""Help, and complaints about what was typed, in the language of whoever types it.

Texts go by the names of commands and options: `help-play` is the text of a command, `option-seats` that of an option,
or `option-check-seed` where a command has its own. Examples stand in the docstring of the command's function: they are
typed as they are in any language.
"""

from __future__ import annotations

import errno
import inspect
import os
import re
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from housebound.commands import speaking
from housebound.commands.speaking import say
from housebound.kernel.errors import HouseboundError

Complaint: type[Exception] = typer.BadParameter.__mro__[2]
"""Whatever typer has to say about the command line."""
_EXAMPLE = re.compile(r"^Example: (.*(?:\n(?!Example).+)*)", re.MULTILINE)
_EXTRA = re.compile(r"unexpected extra arguments?(?:\(s\))? \((.*)\)")
"""How typer says that there are words too many."""
_UNREADABLE = re.compile(r"path '(.*)' is not readable", re.IGNORECASE)
"""How it says that a file may not be read."""
_MOST = 100
"""Characters of a line of help."""


MISUSED = 2
"""The exit code of a command that was asked wrongly."""


class Spoken:
    """A command whose help is said in the language of whoever asks for it."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        parts = [say("help-options-here"), *_placeholders(ctx.command)]
        if isinstance(ctx.command, TyperGroup):
            parts.append(say("help-command-here"))
        formatter.write_usage(ctx.command_path, " ".join(parts), prefix=f"{say('help-usage')} ")

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.width = min(_MOST, max(formatter.width, 60))
        self.format_usage(ctx, formatter)
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say(f"help-{_named(ctx)}"))
            for example in _EXAMPLE.findall(inspect.cleandoc(ctx.command.help or "")):
                formatter.write_paragraph()
                formatter.write_text(say("help-example", command=" ".join(example.split())))
        listed = [param for param in ctx.command.params if not getattr(param, "hidden", False)]
        for heading, kind in (("help-arguments", "argument"), ("help-options", "option")):
            rows = [_row(ctx, param) for param in listed if param.param_type_name == kind]
            if kind == "option":
                rows += [(f"{speaking.OPTION} {say('kind-str')}", _about_language()), ("--help", say("option-help"))]
            if rows:
                with formatter.section(say(heading)):
                    formatter.write_dl(rows)
        if isinstance(ctx.command, TyperGroup):
            with formatter.section(say("help-commands")):
                formatter.write_dl([(name, _first_sentence(say(f"help-{name}"))) for name in ctx.command.commands])


class SpokenCommand(Spoken, TyperCommand):
    """One of ours."""


class SpokenGroup(Spoken, TyperGroup):
    """All of them; says in its language what is wrong with what was typed."""

    def make_context(self, info_name: Any, args: Any, parent: Any = None, **extra: Any) -> Any:
        return super().make_context(info_name, speaking.settle(args), parent, **extra)

    def resolve_command(self, ctx: Any, args: Any) -> Any:
        if args[0] not in self.commands:
            alike = get_close_matches(args[0], self.commands)
            said = "no-such-command-but" if alike else "no-such-command"
            ctx.fail(say(said, command=args[0], alike=", ".join(alike)))
        return super().resolve_command(ctx, args)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        try:
            ended = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except HouseboundError as error:  # the language itself, before anything else was read
            ended = _wrong(error.in_language(speaking.language()))
        except Complaint as complaint:
            if not standalone_mode:
                raise
            typer.echo(_complained(complaint), err=True)
            ended = MISUSED
        if not standalone_mode:
            return ended
        sys.exit(ended if isinstance(ended, int) else 0)


def _wrong(what: str) -> int:
    typer.echo(f"housebound: {what}", err=True)
    return MISUSED


def _named(ctx: Any) -> str:
    return "housebound" if ctx.parent is None else str(ctx.info_name)


def _placeholders(command: Any) -> list[str]:
    arguments = [param for param in command.params if param.param_type_name == "argument"]
    names = [_placeholder(param) for param in arguments]
    return [
        name if param.required or name.startswith("[") else f"[{name}]"
        for name, param in zip(names, arguments, strict=True)
    ]


def _row(ctx: Any, param: Any) -> tuple[str, str]:
    """How an argument or option is written, and what it does."""
    own, shared = f"option-{_named(ctx)}-{param.name}", f"option-{param.name}"
    own, shared = own.replace("_", "-"), shared.replace("_", "-")
    text = say(own if speaking.knows(own) else shared)
    if param.param_type_name == "argument":
        return _placeholder(param), _with(text, _notes(param))
    flags = ", ".join(sorted(param.opts, key=len))
    wanted = _placeholder(param) if param.metavar else say(_kind(ctx, param))
    return flags if param.is_flag else f"{flags} {wanted}", _with(text, _notes(param))


def _placeholder(param: Any) -> str:
    """The word in capitals that stands for what is given: in the reader's language, where it has it."""
    return re.sub(r"[A-Z]+", lambda word: _in_capitals(word[0]), str(param.metavar or param.name.upper()))


def _in_capitals(word: str) -> str:
    message = f"word-{word.lower()}"
    return say(message) if speaking.knows(message) else word


def _kind(ctx: Any, param: Any) -> str:
    """What an option wants, by the name that typer has for its type: "<int range>"."""
    shown = str(param.display_type(ctx) if hasattr(param, "display_type") else param.type.name)
    return f"kind-{'int' if 'int' in shown else 'float' if 'float' in shown else 'str'}"


def _notes(param: Any) -> list[str]:
    """What is so if nobody says anything, and how far numbers go."""
    notes = []
    if isinstance(param.show_default, str):
        notes.append(say("help-default", value=say(param.show_default)))
    elif param.default not in (None, "", False, []) and not callable(param.default):
        notes.append(say("help-default", value=str(param.default)))
    low, high = _bounds(param)
    if low is not None and high is not None:
        notes.append(say("help-from-to", low=f"{low:g}", high=f"{high:g}"))
    elif low is not None:
        notes.append(say("help-from", low=f"{low:g}"))
    if param.required and param.param_type_name == "option":
        notes.append(say("help-required"))
    return notes


def _bounds(param: Any) -> tuple[float | None, float | None]:
    bounded = param if hasattr(param, "min") else param.type  # older versions of typer keep them with the type
    return getattr(bounded, "min", None), getattr(bounded, "max", None)


def _with(text: str, notes: list[str]) -> str:
    return f"{text} [{'; '.join(notes)}]" if notes else text


def _about_language() -> str:
    spoken = say("help-default", value=speaking.language())
    return f"{say('option-language')} [{say('help-variable', name=speaking.VARIABLE)}; {spoken}]"


def _first_sentence(text: str) -> str:
    return re.split(r"(?<=[.])\s", text, maxsplit=1)[0]


def _complained(complaint: Any) -> str:
    """What is wrong, how the command is written, and where more stands. Asked for nothing: the help itself."""
    context = getattr(complaint, "ctx", None)
    if type(complaint).__name__ == "NoArgsIsHelpError":
        return str(complaint.message)
    lines = []
    if context is not None:
        lines += [context.get_usage(), say("help-more", command=context.command_path), ""]
    return "\n".join([*lines, say("help-wrong", what=_what(complaint))])


def _what(complaint: Any) -> str:
    kind, param = type(complaint).__name__, getattr(complaint, "param", None)
    hint = complaint.param_hint if getattr(complaint, "param_hint", None) else param and _name_of(param)
    if kind == "NoSuchOption":
        alike = ", ".join(sorted(complaint.possibilities or ()))
        return say("no-such-option-but" if alike else "no-such-option", option=complaint.option_name, alike=alike)
    if kind == "MissingParameter" and param is not None:
        return say("missing", name=_name_of(param))
    if kind == "BadOptionUsage":
        stands_alone = "does not take a value" in str(complaint.message)  # nothing else tells the two apart
        return say("option-takes-no-value" if stands_alone else "option-needs-a-value", option=complaint.option_name)
    if kind == "UsageError" and (extra := _EXTRA.search(str(complaint.message))):
        return say("too-many-words", words=extra[1])
    if kind == "BadParameter" and hint:
        return say("bad-value", name=str(hint), why=_misfit(complaint))
    return str(complaint.message)


def _name_of(param: Any) -> str:
    return str(param.opts[0]) if param.param_type_name == "option" else _placeholder(param)


def _misfit(complaint: Any) -> str:
    """Why a value does not do; what cannot be told apart is said as typer says it."""
    if shut := _UNREADABLE.search(str(complaint.message)):
        why = os.strerror(errno.EACCES)
        return HouseboundError("cannot-read", path=shut[1], why=why).in_language(speaking.language())
    cause = complaint.__cause__
    if cause is None or not hasattr(cause, "errors"):
        return str(complaint.message)
    found = cause.errors()[0]
    wanted = f"misfit-{str(found['type']).replace('_', '-')}"
    limits = {name: f"{limit:g}" for name, limit in found.get("ctx", {}).items() if isinstance(limit, int | float)}
    return say(wanted, **limits) if speaking.knows(wanted) else str(complaint.message)
