"""Small faults in Python source: what a slip of the hand could have written instead.

Each mutant is one replaced stretch of the source, so a survivor can be shown as the diff it is. Left alone is what
no test could or should notice: docstrings, annotations, `__slots__`, `__repr__`, messages of errors, assertions
for the type checker, `TYPE_CHECKING`, and all text.
"""

from __future__ import annotations

import ast
import difflib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
SIGNS: dict[type[ast.AST], str] = {
    **{ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!="},
    **{ast.Is: "is", ast.IsNot: "is not", ast.In: "in", ast.NotIn: "not in"},
    **{ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%", ast.Pow: "**"},
    **{ast.LShift: "<<", ast.RShift: ">>", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^"},
}
UNTOUCHED_FUNCTIONS = {"__repr__", "__str__"}
UNTOUCHED_NAMES = {"__slots__", "__all__", "__version__", "__match_args__"}
TYPE_MAKERS = {"TypeVar", "ParamSpec", "NewType", "cast"}
BUILT_IN_TYPES = {"str", "int", "bool", "float", "bytes", "list", "dict", "set", "tuple", "frozenset", "type", "object"}


@dataclass(frozen=True)
class Mutant:
    """One fault: the bytes from `start` to `end` of a module's source are replaced.

    `function` is the qualified name of the function it lies in; empty for what runs once, on import or cached.
    """

    line: int
    fault: str
    function: str
    start: int
    end: int
    put: bytes

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.put + source[self.end :]

    def diff(self, source: bytes, name: str) -> str:
        before, after = source.decode().splitlines(), self.applied(source).decode().splitlines()
        return "\n".join(difflib.unified_diff(before, after, name, name, n=2, lineterm=""))


def mutants(source: bytes) -> list[Mutant]:
    """Every mutant of a module that is still valid Python, in the order of the source."""
    finder = _Finder(source)
    finder.visit(ast.parse(source))
    return sorted(finder.found, key=lambda mutant: (mutant.start, mutant.end, mutant.put))


class _Finder(ast.NodeVisitor):
    def __init__(self, source: bytes) -> None:
        self.source = source
        self.found: list[Mutant] = []
        self._scope: list[ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef] = []
        lines = source.splitlines(keepends=True)
        self._starts = [0]
        for line in lines:
            self._starts.append(self._starts[-1] + len(line))

    # -- noting

    def _place(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return (
            self._starts[node.lineno - 1] + node.col_offset,
            self._starts[node.end_lineno - 1] + node.end_col_offset,
        )

    def _replace(self, node: ast.expr | ast.stmt, put: str, fault: str) -> None:
        self._splice(node.lineno, *self._place(node), put, fault)

    def _splice(self, line: int, start: int, end: int, put: str, fault: str) -> None:
        mutant = Mutant(line, fault, self._function(), start, end, put.encode())
        try:
            compile(mutant.applied(self.source), "mutant", "exec")
        except SyntaxError:
            return
        self.found.append(mutant)

    def _operator(self, left: ast.expr, right: ast.expr, old: ast.AST, new: type[ast.AST]) -> None:
        """Swap the operator that stands somewhere between its operands, brackets and comments aside."""
        old_sign, new_sign = SIGNS[type(old)], SIGNS[new]
        start, end = self._place(left)[1], self._place(right)[0]
        at = self.source.find(old_sign.encode(), start, end)
        if at >= 0:
            line = left.end_lineno or left.lineno
            self._splice(line, at, at + len(old_sign), new_sign, f"{old_sign} became {new_sign}")

    def _function(self) -> str:
        """The qualified name of the innermost function; empty where code runs once for everybody."""
        parts: list[str] = []
        last = 0
        for node in self._scope:
            if any("cache" in ast.unparse(decorator) for decorator in node.decorator_list):
                return ""
            parts.append(node.name)
            if not isinstance(node, ast.ClassDef):
                last = len(parts)
                parts.append("<locals>")
        return ".".join(parts[:last])

    def _text(self, node: ast.expr) -> str:
        start, end = self._place(node)
        return self.source[start:end].decode()

    # -- what is walked through, and what is left alone

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._walk_function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._walk_function(node)

    def _walk_function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        if node.name in UNTOUCHED_FUNCTIONS or (node.name == "__init__" and self._in_an_error()):
            return
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                self.visit(default)
        self._scope.append(node)
        self._walk(node.body)
        self._scope.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        if any(ast.unparse(base).startswith("Protocol") for base in node.bases):
            return
        self._scope.append(node)
        self._walk(node.body)
        self._scope.pop()

    def _walk(self, body: Sequence[ast.AST]) -> None:
        for statement in body:
            self.visit(statement)

    def _in_an_error(self) -> bool:
        if not self._scope or not isinstance(self._scope[-1], ast.ClassDef):
            return False
        return any(ast.unparse(base).endswith(("Error", "Exception")) for base in self._scope[-1].bases)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Text for people, and before Python 3.12 its inner places are wrong."""

    def visit_Assert(self, node: ast.Assert) -> None:
        """Said to the type checker, or of what cannot happen."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None and ast.unparse(node.target) not in UNTOUCHED_NAMES:
            self.visit(node.value)

    def visit_Call(self, node: ast.Call) -> None:
        if ast.unparse(node.func) not in TYPE_MAKERS:
            self.generic_visit(node)

    # -- statements

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):
            return
        if isinstance(node.value, ast.Yield | ast.YieldFrom):
            self._replace(node, "yield from ()", "statement left out")  # the function stays a script
        else:
            self._replace(node, "pass", "statement left out")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if any(ast.unparse(target) in UNTOUCHED_NAMES for target in node.targets) or _is_type(node.value):
            return
        onto_something = all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets)
        yields = any(isinstance(part, ast.Yield | ast.YieldFrom) for part in ast.walk(node.value))
        if onto_something and not yields and not self._function().endswith("__init__"):
            self._replace(node, "pass", "statement left out")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._replace(node, "pass", "statement left out")
        other = ARITHMETIC.get(type(node.op))
        if other is not None and not _is_sequence(node.value):
            self._operator(node.target, node.value, node.op, other)
        self.visit(node.value)

    def visit_Delete(self, node: ast.Delete) -> None:
        self._replace(node, "pass", "statement left out")

    def visit_Raise(self, node: ast.Raise) -> None:
        self._replace(node, "pass", "error not raised")

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self._replace(node, "pass", "return left out")
            return
        if isinstance(
            node.value, ast.Name | ast.Attribute | ast.Call | ast.Subscript | ast.BinOp | ast.List | ast.Tuple
        ):
            self._replace(node.value, "None", "returned nothing")
        self.visit(node.value)

    def visit_Continue(self, node: ast.Continue) -> None:
        self._replace(node, "break", "continue became break")

    def visit_Break(self, node: ast.Break) -> None:
        self._replace(node, "continue", "break became continue")

    def visit_If(self, node: ast.If) -> None:
        if "TYPE_CHECKING" in ast.unparse(node.test) or "__name__" in ast.unparse(node.test):
            return
        self._negate(node.test)
        self.visit(node.test)
        self._walk([*node.body, *node.orelse])

    # -- expressions

    def _negate(self, test: ast.expr) -> None:
        """The other branch is taken. A bare comparison or `not` is already turned round by its own operator."""
        turned = isinstance(test, ast.UnaryOp) or (isinstance(test, ast.Compare) and _reverses(test))
        if not turned:
            self._replace(test, f"not ({self._text(test)})", "branches swapped")

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self._negate(test)
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        for (left, right), operator in zip(pairwise([node.left, *node.comparators]), node.ops, strict=True):
            self._operator(left, right, operator, COMPARISONS[type(operator)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in pairwise(node.values):
            start, end = self._place(left)[1], self._place(right)[0]
            at = self.source.find(old.encode(), start, end)
            self._splice(left.end_lineno or left.lineno, at, at + len(old), new, f"{old} became {new}")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self._replace(node, f"({self._text(node.operand)})", "not left out")
        elif isinstance(node.op, ast.USub):
            self._replace(node, self._text(node.operand), "sign left out")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if _is_type(node):
            return
        other = ARITHMETIC.get(type(node.op))
        if other is not None and not _is_sequence(node.left) and not _is_sequence(node.right):
            self._operator(node.left, node.right, node.op, other)
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        """The first of one thing is its last too: an index goes only up."""
        index = node.slice
        if isinstance(index, ast.Constant) and type(index.value) is int:
            self._replace(index, str(index.value + 1), f"{index.value} became {index.value + 1}")
            self.visit(node.value)
        else:
            self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._replace(node, str(not node.value), f"{node.value} became {not node.value}")
        elif isinstance(node.value, int):
            for other in (node.value + 1, node.value - 1):
                put = str(other) if other >= 0 else f"({other})"
                self._replace(node, put, f"{node.value} became {other}")


def _reverses(test: ast.Compare) -> bool:
    """Whether changing its one operator turns the whole comparison round: `==` does, `<` (to `<=`) does not."""
    return len(test.ops) == 1 and not isinstance(test.ops[0], ast.Lt | ast.LtE | ast.Gt | ast.GtE)


def _is_sequence(node: ast.expr) -> bool:
    """Text or a list: arithmetic on it would only crash."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str | bytes)
    return isinstance(node, ast.JoinedStr | ast.List | ast.ListComp | ast.Tuple | ast.Dict | ast.Set)


def _is_type(node: ast.expr) -> bool:
    """A union of types (`int | None`, `Choice | Outcome`) or another alias for the type checker."""
    if isinstance(node, ast.BinOp):
        return isinstance(node.op, ast.BitOr) and any(_names_a_type(side) for side in _sides(node))
    if isinstance(node, ast.Subscript):
        return _names_a_type(node.value)
    return False


def _sides(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        yield from _sides(node.left)
        yield from _sides(node.right)
    else:
        yield node


def _names_a_type(node: ast.expr) -> bool:
    if isinstance(node, ast.Constant):
        return node.value is None
    if isinstance(node, ast.Subscript):
        return _names_a_type(node.value)
    name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return name in BUILT_IN_TYPES or (name[:1].isupper() and not name.isupper())
