/** What a haunt shows of its own: at the room or the figure it is about where it is about one, else as a line of its own. */

import type { BetrayalHauntView, Json } from "../../lib/types";
import { messageId, type Speech } from "../../lib/speech";
import { said } from "./view";

export interface Marks {
  rooms: ReadonlyMap<string, readonly string[]>;
  figures: ReadonlyMap<string, readonly string[]>;
  loose: readonly { label: string; value: string }[];
}

const NONE: Marks = { rooms: new Map(), figures: new Map(), loose: [] };

export function marksOf(haunt: BetrayalHauntView | null, speech: Speech): Marks {
  if (haunt === null) return NONE;
  const rooms = new Map<string, string[]>();
  const figures = new Map<string, string[]>();
  const loose: { label: string; value: string }[] = [];
  const isRoom = (word: Json): word is string => typeof word === "string" && speech.has(messageId("room", word));
  const isFigure = (word: Json): word is string => typeof word === "string" && speech.has(messageId("figure", word));
  const put = (where: Map<string, string[]>, key: string, text: string): void => void where.set(key, [...(where.get(key) ?? []), text]);

  for (const [key, shown] of Object.entries(haunt.shown)) {
    const label = labelOf(key, speech);
    const empty = shown === "" || shown === null || (typeof shown === "object" && Object.keys(shown).length === 0);
    if (empty) continue;
    const list = Array.isArray(shown) ? (shown as readonly Json[]) : [shown];
    if (list.every(isRoom)) for (const room of list) put(rooms, room, label);
    else if (list.every(isFigure)) for (const figure of list) put(figures, figure, label);
    else if (typeof shown === "object" && !Array.isArray(shown)) {
      for (const [who, what] of Object.entries(shown as Readonly<Record<string, Json>>)) {
        if (isRoom(what) && isFigure(who)) put(rooms, what, `${label}: ${said(speech, who)}`);
        else if (isFigure(who)) put(figures, who, `${label}: ${valueOf(what, speech)}`);
        else loose.push({ label: `${label}, ${said(speech, who)}`, value: valueOf(what, speech) });
      }
    } else loose.push({ label, value: valueOf(shown, speech) });
  }
  return { rooms, figures, loose };
}

function labelOf(key: string, speech: Speech): string {
  const id = messageId("shown", key);
  if (speech.has(id)) return speech.say(id);
  const plain = key.replaceAll("_", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

function valueOf(value: Json, speech: Speech): string {
  if (typeof value === "boolean") return speech.say(value ? "verb-yes" : "verb-no");
  if (typeof value === "string") return said(speech, value);
  if (Array.isArray(value)) return (value as readonly Json[]).map((one) => valueOf(one, speech)).join(", ");
  return String(value);
}
