"""A table and who sits at it: secrets and invitations, sitting down, leaving, letting a second device in.

A seat's secret is its user's alone. What a host hands out is an invitation: it is worth nothing once somebody has
exchanged it for a secret, so whoever handed it out cannot look at that seat.
"""

from __future__ import annotations

import time

import msgspec

from housebound.kernel.script import EVERYONE, SPECTATOR
from housebound.server.bot_names import new_name
from housebound.server.errors import ServerError, not_your_seat, put_out
from housebound.server.record import BOT, OPEN, PERSON, Record, SeatRecord
from housebound.server.stored_table import TALK, Said, StoredTable
from housebound.server.tokens import fingerprint, fits, mark, new_token

HOUSE = ""
"""The channel on which the house itself speaks, to everybody: what has happened to a seat."""
_DEVICES = 8
"""Devices that a seat has at most, the latest."""
_INVITATIONS = 8
"""Invitations to a seat that can be used at most, the latest."""


class SeatedTable(StoredTable):
    """A table with its seats."""

    # -- who is who

    def seat_of(self, token: str) -> int:
        """The seat whose secret this is; a spectator's if there is no token. A wrong one: refused."""
        if not token:
            if not self.record.watched:
                raise ServerError("not-watchable", "spectators are not let in here: open the link of your seat", 403)
            return SPECTATOR
        found = self._seat_with(token)
        if found < 0:
            raise self._no_seat(token)
        return found

    async def hear_of_seat(self, token: str) -> None:
        """A secret that another process has just given out may be news here: look before it is refused."""
        if token and self._store.is_shared and self._seat_with(token) < 0:
            await self.catch_up()

    def reader_of(self, token: str) -> int:
        """Who reads what is written of a game: a seat or a spectator; once it is over, also who was given its link."""
        shared = bool(self.record.share) and self.table.over and fits(token, fingerprint(self.record.share))
        return SPECTATOR if shared else self.seat_of(token)

    def _no_seat(self, token: str) -> ServerError:
        """Why this token opens no seat."""
        if fingerprint(token) in self.record.out:
            return put_out()
        return not_your_seat() if self._seat_inviting(token) < 0 else _invitation(self.id)

    def person_at(self, token: str) -> int:
        seat = self.seat_of(token) if token else SPECTATOR
        if seat == SPECTATOR:
            raise not_your_seat()
        return seat

    def _seat_with(self, token: str) -> int:
        """The seat whose secret this is, -1 if it is none. All are compared: the time tells nothing."""
        found = -1
        for seat, kept in enumerate(self.record.seats):
            for secret in kept.secrets:
                if fits(token, secret):
                    found = seat
        return found

    def _seat_inviting(self, token: str) -> int:
        found = -1
        for seat, kept in enumerate(self.record.seats):
            for invitation in kept.invited:
                if fits(token, invitation):
                    found = seat
        return found

    def is_host(self, token: str) -> bool:
        """Whether whoever has this opened the table: it is the host's token, or the secret of a seat of the host's.

        The latter fills seats where nobody sits; what is done to people needs the token.
        """
        seat = self._seat_with(token)
        return fits(token, self.record.host) or (seat >= 0 and self.record.seats[seat].host)

    # -- sitting down

    def welcome(self, address: str) -> None:
        """Whoever comes anew may come in, unless somebody at this address was put out."""
        if self._mark(address) in self.record.out:
            raise put_out()

    def _mark(self, address: str) -> str:
        return mark(address, self.record.host)

    async def arrive(self, seat: int, address: str = "") -> None:
        """Somebody uses the secret of a seat, at this address if it is known: the seat is free no more."""
        if seat == SPECTATOR:
            self.welcome(address)
            return

        def sit_down(record: Record) -> None:
            kept = record.seats[seat]
            kept.player = PERSON if kept.player == OPEN else kept.player
            kept.address = self._mark(address) or kept.address

        kept = self.record.seats[seat]
        if kept.player == OPEN or self._mark(address) not in ("", kept.address):
            await self.change(sit_down)

    async def take(self, wanted: int | None, name: str, address: str = "") -> tuple[int, str]:
        """Sit down on a free seat of an open table: its number and its new secret."""
        token = new_token()
        taken: list[int] = []

        def sit_down(record: Record) -> None:
            self.welcome(address)
            taken.clear()
            free = [n for n, one in enumerate(record.seats) if one.player == OPEN]
            seat = free[0] if wanted is None and free else wanted
            if seat is None or seat not in free:
                raise ServerError("seat-taken", "this seat is taken: choose a free one, or look on", 409)
            record.seats[seat] = SeatRecord(
                player=PERSON,
                name=name,
                token=fingerprint(token),
                address=self._mark(address),
                left=record.seats[seat].left,
            )
            taken.append(seat)

        await self.change(sit_down)
        return taken[0], token

    async def claim(self, token: str, secret: str, address: str = "") -> tuple[int, str]:
        """Exchange an invitation, or a secret that others may have seen, for this new secret, or any.

        Whoever had the seat's secret before is shown the door. With the same secret it can be asked for again: an
        answer that was lost on its way costs nobody the seat.
        """
        secret = secret or new_token()
        owned, invited = self._seat_with(token), self._seat_inviting(token)
        seat = owned if owned >= 0 else invited
        if seat < 0:
            raise self._no_seat(token)
        if owned < 0:
            self.welcome(address)

        def sit_down(record: Record) -> None:
            kept = record.seats[seat]
            if not any(fits(token, one) for one in kept.secrets):
                if not any(fits(token, one) for one in kept.invited):
                    raise not_your_seat()  # it was taken meanwhile
                if kept.token and not fits(secret, kept.token):
                    raise _used()
            if kept.player != PERSON:
                kept.name = "" if kept.player == BOT else kept.name
                kept.player, kept.stand_in = PERSON, False
            kept.token, kept.devices, kept.address = fingerprint(secret), [], self._mark(address)

        await self.change(sit_down)
        return seat, secret

    async def let_in(self, seat: int, by: str) -> str:
        """A secret for another device of whoever has the seat, if the one that lets it in still does."""
        token = new_token()

        def write(record: Record) -> None:
            kept = record.seats[seat]
            if by not in kept.secrets:
                raise not_your_seat()
            kept.devices = [*kept.devices, fingerprint(token)][-_DEVICES:]

        await self.change(write)
        return token

    async def invite(self, seat: int, known: str = "") -> str:
        """An invitation to a seat where nobody sits: the known one if it is still good. A bot leaves it for that."""
        good = self._seat_inviting(known) == seat and not self.record.seats[seat].token
        if good and self.record.seats[seat].player == OPEN:
            return known
        token = known if good else new_token()

        def offer(record: Record) -> None:
            kept = record.seats[seat]
            if kept.player == PERSON:
                raise ServerError("seat-taken", "somebody sits there: offer a free seat, or one of a bot", 409)
            if kept.sealed:
                raise _sealed()
            invitations = [*kept.invitations, *([] if good else [fingerprint(token)])][-_INVITATIONS:]
            name = kept.name if kept.player == OPEN else ""
            record.seats[seat] = SeatRecord(
                name=name, invitation=kept.invitation, invitations=invitations, left=kept.left
            )

        await self.change(offer)
        return token

    async def fill(self, seat: int, level: str) -> bool:
        """A bot plays a seat: for its person until they take it back, or by itself. Whether it did not before."""
        before = self.record.seats[seat]

        def write(record: Record) -> None:
            kept = record.seats[seat]
            kept.level = level
            if kept.player == PERSON:
                kept.stand_in = True
            elif kept.player == OPEN:
                kept.player, kept.name = BOT, new_name([one.name for one in record.seats])

        await self.change(write)
        return before.player == OPEN or (before.player == PERSON and not before.stand_in)

    # -- leaving

    async def vacate(self, seat: int) -> None:
        """The person of a seat leaves it for good: it is free, and its secrets are worth nothing any more."""
        await self._carry_out(lambda: self._vacate(seat, SeatRecord()))

    async def put_out(self, seat: int, level: str) -> None:
        """The person of a seat is put out for good, and a bot plays on: nobody else gets to see what they saw."""
        name = new_name([one.name for one in self.record.seats])
        bot = SeatRecord(player=BOT, name=name, level=level, sealed=True)
        await self._carry_out(lambda: self._vacate(seat, bot, out=True))

    async def hand_out_anew(self, seat: int) -> None:
        """Beside cardboard a seat is for whoever sits there in truth: with another device, if the old one is gone."""
        await self._carry_out(lambda: self._vacate(seat, SeatRecord(name=self.record.seats[seat].name)))

    async def _vacate(self, seat: int, then: SeatRecord, *, out: bool = False) -> None:
        await self._follow()  # what another process has stored was seen from this seat too
        seen = len(self.table.tape)

        def write(record: Record) -> None:
            gone = record.seats[seat]
            if out and gone.player != PERSON:
                raise ServerError("nobody-there", "nobody sits there who could be put out", 409)
            if out:
                record.out += [one for one in (*gone.secrets, *gone.invited, gone.address) if one]
            record.seats[seat] = msgspec.structs.replace(then, left=seen)
            record.back.pop(seat, None)

        await self._change(write)

    # -- telling of it

    async def announce(self, seat: int, what: str) -> None:
        """Tell everybody what has happened to a seat: it stands among what was said."""
        await self._carry_out(lambda: self._announce(seat, what))

    async def _announce(self, seat: int, what: str) -> None:
        said = Said(time.time(), seat, HOUSE, what, EVERYONE, len(self.table.state.notices or ()))
        await self._append(TALK, msgspec.json.encode(said).decode())
        self.talk.append(said)


def _invitation(table: str) -> ServerError:
    how = f"POST /api/tables/{table}/claim"
    return ServerError("invitation", f"this is an invitation: exchange it for the seat's secret first ({how})", 403)


def _sealed() -> ServerError:
    sentence = "somebody was put out of this seat: a bot keeps it, so that nobody else sees what they saw"
    return ServerError("sealed", sentence, 409)


def _used() -> ServerError:
    sentence = (
        "this invitation has been used. If it was you, let this device in with a code from the other one; "
        "if it was not, tell whoever sent it"
    )
    return ServerError("invitation-used", sentence, 403)
