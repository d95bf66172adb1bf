"""What a game can ask and tell, read from its source: every prompt of a Decision, however its module chooses it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from types import ModuleType

import housebound
from housebound.kernel.notice import NoticeKind

PACKAGE = "housebound.games.betrayal"
SOURCE = Path(housebound.__file__).parent / "games" / "betrayal"


@cache
def trees() -> dict[str, ast.Module]:
    """The game's modules by their dotted names, parsed."""
    return {
        ".".join([PACKAGE, *path.relative_to(SOURCE).with_suffix("").parts]): ast.parse(path.read_text("utf-8"))
        for path in sorted(SOURCE.rglob("*.py"))
    }


def calls(tree: ast.AST, *names: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func
            if (isinstance(called, ast.Name) and called.id in names) or (
                isinstance(called, ast.Attribute) and called.attr in names
            ):
                yield node


def modules_with_words() -> list[ModuleType]:
    """The modules that bring verbs or notices of their own."""
    return [import_module(name) for name, tree in trees().items() if next(calls(tree, "NoticeKind", "verb"), None)]


def notice_kinds() -> list[NoticeKind]:
    kinds = {
        id(kind): kind for module in modules_with_words() for kind in vars(module).values() if type(kind) is NoticeKind
    }
    return sorted(kinds.values(), key=lambda kind: kind.name)


class Asked:
    """One `Decision(...)` in the source: its prompts, and whether it is about somebody."""

    def __init__(self, module: str, call: ast.Call) -> None:
        given = {keyword.arg: keyword.value for keyword in call.keywords}
        given |= dict(zip(("seat", "prompt", "offers", "rule", "subject"), call.args, strict=False))
        self.about_somebody = "subject" in given and ast.unparse(given["subject"]) != "-1"
        self.prompts = strings(module, call, given["prompt"])
        assert self.prompts, f"{module}: nobody asks {ast.unparse(call)}"


def strings(module: str, within: ast.AST, value: ast.expr) -> set[str]:
    """Every string that an expression can be: constants, either-or, tables of the module, and what callers pass."""
    if isinstance(value, ast.Constant):
        return {str(value.value)}
    if isinstance(value, ast.IfExp):
        return strings(module, within, value.body) | strings(module, within, value.orelse)
    if isinstance(value, ast.JoinedStr):
        return {"".join(parts) for parts in product(*(strings(module, within, part) for part in value.values))}
    if isinstance(value, ast.FormattedValue):
        return strings(module, within, value.value)
    if isinstance(value, ast.Subscript) and isinstance(value.value, ast.Name):
        table = getattr(import_module(module), value.value.id)
        return {text for text in (table.values() if isinstance(table, dict) else table) if isinstance(text, str)}
    if isinstance(value, ast.Name):
        return named(module, within, value.id)
    raise AssertionError(f"{module}: cannot tell which prompts {ast.unparse(value)} stands for")


def named(module: str, within: ast.AST, name: str) -> set[str]:
    """The strings of a variable: what its function puts into it, or what its callers pass."""
    for function in enclosing(trees()[module], within):
        assigned = [
            node.value
            for node in ast.walk(function)
            if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == name for t in node.targets)
        ]
        if assigned:
            return {text for value in assigned for text in strings(module, function, value)}
        parameters = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
        if name in (parameter.arg for parameter in parameters):
            return passed(module, function, name)
    constant = getattr(import_module(module), name, None)
    if isinstance(constant, str):
        return {constant}
    raise AssertionError(f"{module}: cannot tell which prompts {name} stands for")


def enclosing(tree: ast.Module, within: ast.AST) -> list[ast.FunctionDef]:
    """The functions around a node, innermost first."""
    around = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and any(inner is within for inner in ast.walk(node))
    ]
    return around[::-1]


def passed(module: str, function: ast.FunctionDef, name: str) -> set[str]:
    """What all callers of a function give for one of its parameters, and its default."""
    found: set[str] = set()
    arguments = function.args
    order = [argument.arg for argument in (*arguments.posonlyargs, *arguments.args)]
    for caller, tree in trees().items():
        if function.name.startswith("_") and caller != module:
            continue
        for call in calls(tree, function.name):
            place = order.index(name) - (order[0] == "self") if name in order else len(call.args)
            given = [keyword.value for keyword in call.keywords if keyword.arg == name]
            given += call.args[place : place + 1]
            for value in given:
                found |= strings(caller, call, value)
    with_default = [*zip(order[::-1], arguments.defaults[::-1], strict=False)]
    with_default += [
        (a.arg, d) for a, d in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True) if d is not None
    ]
    for parameter, default in with_default:
        if parameter == name:
            found |= strings(module, function, default)
    return found


@cache
def asked() -> list[Asked]:
    return [Asked(module, call) for module, tree in trees().items() for call in calls(tree, "Decision")]


def prompts() -> set[str]:
    return {prompt for one in asked() for prompt in one.prompts}
