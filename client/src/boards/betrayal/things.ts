/** What lies in the rooms besides people: tokens, stairs and secret ways, cards, companions. */

import type { Choices } from "../../lib/choices";
import type { BetrayalView } from "../../lib/types";
import type { Speech } from "../../lib/speech";
import type { Point } from "./layout";
import { place } from "./places";
import { isSign, type Sign } from "./signs";
import { roomOf } from "./view";

export interface Thing extends Point {
  key: string;
  room: string;
  sign: Sign;
  /** How many; nothing is written for one. */
  count: number;
  place: string;
  label: string;
}

/** Along the top of a tile, then down its left side. */
const SPOTS: readonly Point[] = [
  { x: -60, y: -58 },
  { x: -30, y: -58 },
  { x: 0, y: -58 },
  { x: 30, y: -58 },
  { x: -60, y: -28 },
  { x: -60, y: 2 },
  { x: -60, y: 32 },
  { x: 60, y: -28 },
  { x: 60, y: 2 },
];

type Lying = Omit<Thing, "x" | "y">;

export function thingsIn(board: BetrayalView, speech: Speech, choices: Choices): Thing[] {
  const lying = [...ways(board, speech), ...tokens(board, speech, choices), ...piles(board, speech)];
  const used = new Map<string, number>();
  return lying.map((one) => {
    const n = used.get(one.room) ?? 0;
    used.set(one.room, n + 1);
    return { ...one, ...SPOTS[n % SPOTS.length]! };
  });
}

/** Stairs: whoever stands at one end touches them to go to the other. */
function ways(board: BetrayalView, speech: Speech): Lying[] {
  const here = roomOf(board, board.turn.acting)?.room;
  const end = (room: string, to: string, sign: "up" | "down"): Lying => ({
    key: `${sign} ${room}`,
    room,
    sign,
    count: 1,
    place: room === here ? place.room(to) : "",
    label: speech.say(`house-stairs-${sign}`, { room: speech.name("room", to) }),
  });
  return board.stairs.flatMap(([lower, upper]) => [end(lower, upper, "up"), end(upper, lower, "down")]);
}

function tokens(board: BetrayalView, speech: Speech, choices: Choices): Lying[] {
  const rooms = new Set(board.rooms.map((room) => room.room));
  const here = roomOf(board, board.turn.acting)?.room;
  return board.tokens.flatMap((one, i) => {
    const sign: Sign = isSign(one.token) ? one.token : "marker";
    const name = speech.name("token", one.token);
    const ends = one.to === "" ? [[one.room, ""]] : [[one.room, one.to], [one.to, one.room]];
    return ends
      .filter(([room]) => rooms.has(room!))
      .map(([room, to]): Lying => {
        const own = place.token(room!, one.token);
        const leads = to !== "" && room === here && !choices.isOpen(own) && choices.isOpen(place.room(to!));
        const label = to === "" ? name : speech.say("house-way", { token: name, room: speech.name("room", to!) });
        return { key: `token ${i} ${room}`, room: room!, sign, count: 1, place: leads ? place.room(to!) : own, label };
      });
  });
}

function piles(board: BetrayalView, speech: Speech): Lying[] {
  return board.piles.flatMap((pile) => {
    const cards = [...pile.cards, ...pile.companions];
    const label = cards.map((card) => speech.name("card", card)).join(", ");
    const sign: Sign = pile.cards.length > 0 ? "pile" : "companion";
    return [{ key: `pile ${pile.room} ${pile.side}`, room: pile.room, sign, count: cards.length, place: place.pile(pile.room, pile.side), label }];
  });
}
