"""Structs described from themselves: the client's types and the pages of the documentation are made from this."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterable, Iterator
from functools import cache

import msgspec
from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from msgspec.inspect import (
    AnyType,
    BoolType,
    CollectionType,
    DictType,
    FloatType,
    IntType,
    NoneType,
    StructType,
    TupleType,
    Type,
    UnionType,
    type_info,
)
from msgspec.inspect import StrType as TextType

from housebound.server.errors import ErrorSaid


class FieldText(msgspec.Struct, frozen=True):
    """One field of a struct. `default` is in JSON; empty if the field must be there."""

    name: str
    type: Type
    default: str
    text: str


class StructText(msgspec.Struct, frozen=True):
    """A struct as it is sent. `tag`: the value of its `type`, if it has one."""

    cls: type
    tag: str
    text: str
    fields: tuple[FieldText, ...]

    @property
    def name(self) -> str:
        return self.cls.__name__


@cache
def describe(struct: type) -> StructText:
    """A struct's fields, with what its docstring and the strings under its fields say."""
    info = type_info(struct)
    assert isinstance(info, StructType)
    texts = _field_texts(struct)
    fields = tuple(
        FieldText(one.encode_name, one.type, "" if one.required else _default(one), texts.get(one.name, ""))
        for one in info.fields
    )
    return StructText(struct, str(info.tag or ""), inspect.cleandoc(struct.__doc__ or ""), fields)


def _default(field: msgspec.inspect.Field) -> str:
    value = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    return msgspec.json.encode(value).decode()


def _field_texts(struct: type) -> dict[str, str]:
    """Field -> the string that stands under it in the source."""
    (body,) = ast.parse(textwrap.dedent(inspect.getsource(struct))).body
    assert isinstance(body, ast.ClassDef)
    texts: dict[str, str] = {}
    for field, below in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            match below:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    texts[field.target.id] = inspect.cleandoc(text)
    return texts


def parts_of(kind: Type) -> list[type]:
    """The structs that a type is made of, in the order in which it names them."""
    match kind:
        case StructType(cls=struct):
            return [struct]
        case CollectionType(item_type=item):
            return parts_of(item)
        case DictType(value_type=value):
            return parts_of(value)
        case TupleType(item_types=several) | UnionType(types=several):
            return [part for one in several for part in parts_of(one)]
        case _:
            return []


def structs_in(annotations: Iterable[object]) -> list[type]:
    """The structs that these types name, each once."""
    return list(dict.fromkeys(part for one in annotations for part in parts_of(type_info(one))))


def reach(roots: Iterable[type]) -> list[type]:
    """These structs and all that they are made of, each once, the parts after the whole."""
    found: dict[type, None] = {}
    waiting = list(roots)
    while waiting:
        struct = waiting.pop(0)
        if struct not in found:
            found[struct] = None
            waiting += [part for field in describe(struct).fields for part in parts_of(field.type)]
    return list(found)


def documented(app: Litestar) -> Iterator[HTTPRouteHandler]:
    """The handlers that stand in the OpenAPI schema, in the order of their routes and methods."""
    for route in app.routes:
        if route.path.startswith("/api/"):
            both = [one for one in getattr(route, "route_handlers", ()) if "OPTIONS" not in one.http_methods]
            yield from sorted(both, key=lambda one: sorted(one.http_methods))


def bodies_and_answers(app: Litestar) -> tuple[list[type], list[type]]:
    """The structs that are received and sent over HTTP."""
    signatures = [handler.parsed_fn_signature for handler in documented(app)]
    bodies = structs_in(one.parameters["data"].annotation for one in signatures if "data" in one.parameters)
    return bodies, structs_in([ErrorSaid, *(one.return_type.annotation for one in signatures)])


def notation(kind: Type, name_of: Callable[[type], str] = lambda struct: struct.__name__) -> str:
    """The type as TypeScript writes it."""
    match kind:
        case AnyType():
            return "Json"
        case NoneType():
            return "null"
        case BoolType():
            return "boolean"
        case IntType() | FloatType():
            return "number"
        case TextType():
            return "string"
        case StructType(cls=struct):
            return name_of(struct)
        case DictType(key_type=key, value_type=value):
            return f"Readonly<Record<{notation(key, name_of)}, {notation(value, name_of)}>>"
        case TupleType(item_types=items):
            return f"readonly [{', '.join(notation(item, name_of) for item in items)}]"
        case CollectionType(item_type=item):
            several = notation(item, name_of)
            return f"readonly ({several})[]" if " " in several else f"readonly {several}[]"
        case UnionType(types=types):
            return " | ".join(dict.fromkeys(notation(one, name_of) for one in types))
        case _:
            raise TypeError(f"{kind!r} has no notation yet")
