/** Positions as files: TOML that people read, and that `housebound scenario` and the editor read again. */

import type { Json } from "../lib/types";
import type { Given } from "./model";

export interface PositionFile {
  game: string;
  seats: number;
  options: Readonly<Record<string, string | number | boolean>>;
  given: Given;
}

const key = (word: string): string => (/^[\w-]+$/.test(word) ? word : JSON.stringify(word));

function value(one: Json): string {
  if (Array.isArray(one)) return `[${one.map(value).join(", ")}]`;
  if (typeof one === "string") return one.includes("\n") ? `"""\n${one.trim()}\n"""` : JSON.stringify(one);
  if (typeof one === "object" && one !== null) {
    const inside = Object.entries(one).map(([word, part]) => `${key(word)} = ${value(part)}`);
    return inside.length === 0 ? "{}" : `{ ${inside.join(", ")} }`;
  }
  return String(one);
}

/** A table with one line for each thing in it. */
function section(name: string, table: Readonly<Record<string, Json>>): string[] {
  return [`[${name}]`, ...Object.entries(table).map(([word, part]) => `${key(word)} = ${value(part)}`), ""];
}

function given(position: Given): string[] {
  const tables = Object.entries(position).filter(([, part]) => typeof part === "object" && part !== null && !Array.isArray(part));
  const plain = Object.entries(position).filter(([word]) => !tables.some(([one]) => one === word));
  return [...section("given", Object.fromEntries(plain)), ...tables.flatMap(([word, part]) => section(`given.${key(word)}`, part as Readonly<Record<string, Json>>))];
}

function table({ game, seats, options }: PositionFile): string[] {
  return [`game = ${value(game)}`, `seats = ${seats}`, ...(Object.keys(options).length === 0 ? [] : [`options = ${value(options)}`]), ""];
}

export function positionFile(file: PositionFile): string {
  return [...table(file), ...given(file.given)].join("\n");
}

/** With nothing done yet and nothing asked for: it holds, and waits for its steps. */
export function scenarioFile(file: PositionFile, rule: string, about: string): string {
  return [`rule = ${value(rule)}`, `about = ${value(about)}`, ...table(file).slice(0, -1), "when = []", "", ...given(file.given), "[then]", ""].join("\n");
}
