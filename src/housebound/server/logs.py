"""Structured logs: one JSON object a line. No tokens, no chat, no hidden state ever go in."""

from __future__ import annotations

import asyncio
import logging
import sys
import traceback

import msgspec

_EXTRA = ("table", "why", "seat")


def whereabouts(error: BaseException) -> str:
    """What was raised and where, for the log: not what it says, for that may be a secret of the table."""
    *_, place, name = ["", *_frames(error.__cause__ or error)]
    return f"{name} at {place}" if place else name


def _frames(error: BaseException | None) -> list[str]:
    """An exception without its words, which may be a secret of a table, or somebody's chat."""
    if error is None:
        return []
    frames = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)]
    return [*_frames(error.__cause__), *frames, type(error).__name__]


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        for name in _EXTRA:
            if hasattr(record, name):
                line[name] = getattr(record, name)
        if record.exc_info:
            line["exception"] = _frames(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def set_up_logs(level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.setLevel(logging.WARNING)
    uvicorn.addFilter(_is_a_fault)


def _is_a_fault(record: logging.LogRecord) -> bool:
    """What was cut off because the server stops is none."""
    return not (record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError))
