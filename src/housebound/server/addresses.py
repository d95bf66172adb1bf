"""Where other machines find a server: the links that a host hands out lead there, also from its own machine."""

from __future__ import annotations

import contextlib
import ipaddress
import socket

_ELSEWHERE = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))
"""Addresses that nobody has: nothing is sent there, the system only says from where it would be."""


def network_addresses(scheme: str, host: str, port: int, root_path: str = "") -> tuple[str, ...]:
    """The addresses under which a server that listens on `host` is found by others; none if it is not."""
    return tuple(f"{scheme}://{_written(one)}:{port}{root_path.rstrip('/')}/" for one in _found(host))


def _found(host: str) -> list[str]:
    try:
        listening = ipaddress.ip_address(host)
    except ValueError:  # a name
        return [] if host == "localhost" else [host]
    if listening.is_loopback:
        return []
    if not listening.is_unspecified:
        return [host]
    own = [one for one in (*_ways_out(), *_by_name()) if _can_be_reached(one)]
    return [one for one in dict.fromkeys(own) if ipaddress.ip_address(one).version == 4 or listening.version == 6]


def _ways_out() -> list[str]:
    found = []
    for address, family in _ELSEWHERE:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((address, 9))
            found.append(str(probe.getsockname()[0]))
    return found


def _by_name() -> list[str]:
    try:
        return [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)]
    except OSError:
        return []


def _can_be_reached(address: str) -> bool:
    try:
        one = ipaddress.ip_address(address)
    except ValueError:  # with a scope: only on this link
        return False
    return not (one.is_loopback or one.is_link_local or one.is_unspecified)


def _written(host: str) -> str:
    return f"[{host}]" if ":" in host else host
