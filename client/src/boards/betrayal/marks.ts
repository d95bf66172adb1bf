/** What a haunt shows of its own: at the room or the figure it is about where it is about one, else as a line of its own. */

import type { BetrayalHauntView, Json } from "../../lib/types";
import { messageId, type Speech } from "../../lib/speech";
import { said } from "./view";

export interface Mark {
  label: string;
  value: string;
  /** It says what I am, and nobody else may know: held down to be read. */
  secret: boolean;
}

export interface Marks {
  rooms: ReadonlyMap<string, readonly string[]>;
  figures: ReadonlyMap<string, readonly string[]>;
  loose: readonly Mark[];
}

/** What a haunt tells each seat of itself alone, and is to be kept from the others. */
const SECRET: ReadonlySet<string> = new Set(["you_are_traitor", "your_numbers"]);

const NONE: Marks = { rooms: new Map(), figures: new Map(), loose: [] };

export function marksOf(haunt: BetrayalHauntView | null, speech: Speech): Marks {
  if (haunt === null) return NONE;
  const rooms = new Map<string, string[]>();
  const figures = new Map<string, string[]>();
  const loose: Mark[] = [];
  const isRoom = (word: Json): word is string => typeof word === "string" && speech.has(messageId("room", word));
  const isFigure = (word: Json): word is string => typeof word === "string" && speech.has(messageId("figure", word));
  const put = (where: Map<string, string[]>, key: string, text: string): void => void where.set(key, [...(where.get(key) ?? []), text]);

  for (const [key, shown] of Object.entries(haunt.shown)) {
    const label = labelOf(key, speech);
    const empty = shown === "" || shown === null || (typeof shown === "object" && Object.keys(shown).length === 0);
    if (empty) continue;
    const list = Array.isArray(shown) ? (shown as readonly Json[]) : [shown];
    if (list.every(isRoom)) for (const room of list) put(rooms, room, labelHere(key, label, speech));
    else if (list.every(isFigure)) for (const figure of list) put(figures, figure, label);
    else if (typeof shown === "object" && !Array.isArray(shown)) {
      for (const [who, what] of Object.entries(shown as Readonly<Record<string, Json>>)) {
        if (isRoom(what) && isFigure(who)) put(rooms, what, `${labelHere(key, label, speech)}: ${said(speech, who)}`);
        else if (isFigure(who)) put(figures, who, `${label}: ${valueOf(what, speech)}`);
        else loose.push({ label: `${label}, ${said(speech, who)}`, value: valueOf(what, speech), secret: false });
      }
    } else loose.push({ label, value: valueOf(shown, speech), secret: SECRET.has(key) });
  }
  return { rooms, figures, loose };
}

function labelOf(key: string, speech: Speech): string {
  const id = messageId("shown", key);
  if (speech.has(id)) return speech.say(id);
  const plain = key.replaceAll("_", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** What stands in the room itself need not say where: "The bomb is here", and not "The bomb is in". */
function labelHere(key: string, label: string, speech: Speech): string {
  const id = `${messageId("shown", key)}-here`;
  return speech.has(id) ? speech.say(id) : label;
}

function valueOf(value: Json, speech: Speech): string {
  if (typeof value === "boolean") return speech.say(value ? "verb-yes" : "verb-no");
  if (typeof value === "string") return said(speech, value);
  if (Array.isArray(value)) return (value as readonly Json[]).map((one) => valueOf(one, speech)).join(", ");
  return String(value);
}
