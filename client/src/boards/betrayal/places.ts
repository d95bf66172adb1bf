/** Where on the board an option is chosen, and which place a notice is about. */

import type { PlaceOf } from "../../lib/choices";
import type { BetrayalView, TableView, Told } from "../../lib/types";
import { house, mine, roomOf, standing } from "./view";

export const place = {
  room: (room: string) => `room:${room}`,
  door: (room: string, direction: string) => `door:${room}:${direction}`,
  wall: (room: string, wall: string) => `wall:${room}:${wall}`,
  figure: (figure: string) => `figure:${figure}`,
  pile: (room: string, side: number) => `pile:${room}:${side}`,
  token: (room: string, token: string) => `token:${room}:${token}`,
  turn: (rotation: string) => `turn:${rotation}`,
  card: (card: string) => `card:${card}`,
  pick: (word: string) => `pick:${word}`,
  reroll: (card: string) => `reroll:${card}`,
  character: (character: string) => `character:${character}`,
};

/** Where things are on one view. Each answer is null for what is not to be seen on the board: it becomes a button. */
class Finder {
  private readonly rooms: ReadonlySet<string>;
  private readonly figures: ReadonlySet<string>;
  private readonly here: string;

  constructor(private readonly board: BetrayalView) {
    this.rooms = new Set(board.rooms.map((room) => room.room));
    this.figures = new Set(standing(board).filter((one) => this.rooms.has(one.room)).map((one) => one.figure));
    this.here = roomOf(board, board.turn.acting)?.room ?? "";
  }

  room(room = ""): string | null {
    return this.rooms.has(room) ? place.room(room) : null;
  }

  figure(figure = ""): string | null {
    return this.figures.has(figure) ? place.figure(figure) : null;
  }

  door(room: string, direction = ""): string | null {
    return this.rooms.has(room) ? place.door(room, direction) : null;
  }

  wall(wall = ""): string | null {
    return this.here === "" ? null : place.wall(this.here, wall);
  }

  token(token = ""): string | null {
    const lies = this.board.tokens.some((one) => one.token === token && (one.room === this.here || one.to === this.here));
    return lies ? place.token(this.here, token) : this.room(this.here);
  }

  /** What lies where the acting figure is; companions wait there as well. */
  lying(card = ""): string | null {
    const pile = this.board.piles.find((one) => one.room === this.here && [...one.cards, ...one.companions].includes(card));
    return pile === undefined ? null : place.pile(pile.room, pile.side);
  }

  own(card = ""): string | null {
    return mine(this.board)?.cards.includes(card) ? place.card(card) : null;
  }

  /** A verb that only one haunt has: at the figure or the room it names. */
  any(args: string[]): string | null {
    for (const arg of args) {
      const found = this.figure(arg) ?? this.room(arg);
      if (found !== null) return found;
    }
    return null;
  }

  get stand(): string | null {
    return this.room(this.here);
  }

  explore(direction = ""): string | null {
    return this.door(this.here, direction);
  }
}

/** Cards to use are buttons as well as cards in the hand: on a phone the hand is folded. */
const BUTTONS: ReadonlySet<string> = new Set(["use", "exorcise_with", "hand_to_mummy", "tear_web_with", "count_clue", "risk_clue"]);
/** What is picked from many that are nowhere on the board: they are laid out over it. */
export const PICKED: ReadonlySet<string> = new Set(["pick_card", "steal", "pick_tile", "name_result", "split", "row"]);

export function placeOf(view: TableView): PlaceOf {
  const board = house(view);
  const find = new Finder(board);
  return (verb, args) => {
    switch (verb) {
      case "be":
        return place.character(args[0]!);
      case "explore":
        return find.explore(args[0]);
      case "attach":
        return find.door(args[0]!, args[1]);
      case "turn_tile":
        return place.turn(args[0]!);
      case "to_wall":
        return find.wall(args[0]);
      case "try":
        return find.token(args[0]);
      case "take":
        return find.lying(args[0]);
      case "give":
      case "drop":
        return find.own(args[0]);
      case "reroll":
        return place.reroll(args[0]!);
      case "row":
        return find.room(args[0]) ?? place.pick(args[0]!);
      case "attack_with":
        return find.figure(args[1]);
      case "jump":
        return find.room("ballroom");
      case "cross":
      case "fall":
        return find.stand;
      default:
        if (PICKED.has(verb)) return place.pick(args[0]!);
        return BUTTONS.has(verb) ? null : find.any(args);
    }
  };
}

/** The room in which a place lies; empty if it lies in none. */
export function roomOfPlace(where: string, board: BetrayalView): string {
  const [kind, word = ""] = where.split(":");
  return kind === "figure" ? (roomOf(board, word)?.room ?? "") : word;
}

export function placeOfNotice(told: Told, view: TableView): string | null {
  const find = new Finder(house(view));
  const { room, figure, target, victim } = told.details;
  return find.room(room) ?? find.figure(figure) ?? find.figure(target) ?? find.figure(victim);
}
