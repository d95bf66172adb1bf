/** What an option would do, as a line on the board: from where to where somebody goes. */

import type { Choice } from "../../lib/choices";
import type { TableView } from "../../lib/types";
import type { Speech } from "../../lib/speech";
import { boardOf, characterOf, type Room25View } from "./view";

export interface Course {
  from: string;
  to: string;
  /** Somebody goes there; otherwise it is only looked at. */
  goes: boolean;
}

const OWN_WAY = new Set(["move", "carry", "go", "tunnel_to"]);
const GLANCES = new Set(["look", "see", "clue", "lock", "reactivate"]);

function robotAt(board: Room25View, robot: string): string {
  return board.rooms.find((room) => room.robots.includes(robot))?.space ?? "";
}

/** Who is asked about: the subject of the decision that this choice answers. */
export function subjectOf(view: TableView, speech: Speech, choice: Choice): string {
  const asked = view.asked.find((one) => one.id === choice.decision);
  return asked === undefined ? "" : (speech.known.subjects[asked.subject] ?? "");
}

export function courseOf(view: TableView, speech: Speech, choice: Choice): Course | null {
  const board = boardOf(view);
  const at = (character: string) => characterOf(board, character)?.space ?? "";
  const me = at(subjectOf(view, speech, choice));
  const last = choice.args.at(-1) ?? "";
  const course = ((): Course | null => {
    if (OWN_WAY.has(choice.verb)) return { from: me, to: last, goes: true };
    if (GLANCES.has(choice.verb)) return { from: me, to: last, goes: false };
    if (choice.verb === "push") return { from: at(choice.args[0]!), to: last, goes: true };
    if (choice.verb === "call") return { from: at(choice.args[0]!), to: me, goes: true };
    if (choice.verb === "order_move" || choice.verb === "order_push") return { from: robotAt(board, choice.args[0]!), to: last, goes: true };
    return null;
  })();
  return course === null || course.from === "" || course.to === "" || course.from === course.to ? null : course;
}
