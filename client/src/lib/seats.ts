/** Seats as people tell them apart: a name, a colour and a shape, never a colour alone. */

import type { SaidAloud, SeatSeen } from "./types";
import { messageId, t } from "./speech";

/** One shape per seat, around the origin, about 16 wide. */
export const SHAPES = [
  "M0 -8A8 8 0 1 1 0 8A8 8 0 1 1 0 -8Z", // circle
  "M-7 -7H7V7H-7Z", // square
  "M0 -9L8.5 7H-8.5Z", // triangle
  "M0 -9L9 0L0 9L-9 0Z", // diamond
  "M-3 -8.5H3V-3H8.5V3H3V8.5H-3V3H-8.5V-3H-3Z", // cross
  "M0 -9L2.6 -3.2L9 -2.8L4.2 1.4L5.8 7.6L0 4.2L-5.8 7.6L-4.2 1.4L-9 -2.8L-2.6 -3.2Z", // star
  "M-4.5 -8H4.5L9 0L4.5 8H-4.5L-9 0Z", // hexagon
  "M0 8.5L-8 -1A4.6 4.6 0 0 1 0 -5A4.6 4.6 0 0 1 8 -1Z", // heart
];

export function seatName(seat: SeatSeen): string {
  return seat.name === "" ? t("page-seat", { seat: seat.seat + 1 }) : seat.name;
}

/** What the house itself says: what has happened to a seat. */
export function houseLine(said: SaidAloud, seats: readonly SeatSeen[]): string {
  const seat = seats[said.seat];
  const bot = seat?.player === "bot" ? seatName(seat) : "none"; // who came later has nothing to do with it
  return t(messageId("page-house", said.text), { name: seat === undefined ? "" : seatName(seat), seat: said.seat + 1, bot });
}
