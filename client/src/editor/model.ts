/** A position while it is laid: plain data as positions are written, and small changes that never touch the rest. */

import type { Field, Json, Rows, Thing } from "../lib/types";

export type Given = Readonly<Record<string, Json>>;

const isTable = (value: Json | undefined): value is { readonly [key: string]: Json } => typeof value === "object" && value !== null && !Array.isArray(value);

const isEmpty = (value: Json | undefined): boolean => value === undefined || (isTable(value) && Object.keys(value).length === 0);

/** What stands at a path; undefined: nothing is said. */
export function at(given: Given, path: readonly string[]): Json | undefined {
  let inside: Json | undefined = given;
  for (const key of path) inside = isTable(inside) ? inside[key] : undefined;
  return inside;
}

/** The same with this at a path; undefined takes it away, and tables that are empty then. */
export function withAt(given: Given, path: readonly string[], value: Json | undefined): Given {
  const [key, ...rest] = path;
  if (key === undefined) return given;
  const old = given[key];
  const next = rest.length === 0 ? value : withAt(isTable(old) ? old : {}, rest, value);
  if (rest.length === 0 ? next !== undefined : !isEmpty(next)) return { ...given, [key]: next! };
  const { [key]: _, ...left } = given;
  return left;
}

// -- tables with a row for each of some words

/** The rows that a position has, in their order. A list of words are rows of which no more is said. */
export function rowWords(given: Given, rows: Rows): string[] {
  const table = given[rows.key];
  if (Array.isArray(table)) return table.map(String);
  return isTable(table) ? Object.keys(table) : [];
}

/** What is said of a row, with the bare word under its name. */
export function rowFacts(given: Given, rows: Rows, word: string): Given {
  const said = at(given, [rows.key, word]);
  if (typeof said === "string") return { [rows.bare]: said };
  return isTable(said) ? said : {};
}

/** A row with these facts; where only its bare fact is said, a bare word. */
export function withRow(given: Given, rows: Rows, word: string, facts: Given | undefined): Given {
  const told = Array.isArray(given[rows.key]) ? withAt(given, [rows.key], Object.fromEntries(rowWords(given, rows).map((one) => [one, {}]))) : given;
  if (facts === undefined) return withAt(told, [rows.key, word], undefined);
  const [only, ...more] = Object.keys(facts);
  const bare = facts[rows.bare];
  const short = only === rows.bare && more.length === 0 && typeof bare === "string";
  const table = told[rows.key];
  return { ...told, [rows.key]: { ...(isTable(table) ? table : {}), [word]: short ? bare : facts } };
}

export function withFact(given: Given, rows: Rows, word: string, fact: string, value: Json | undefined): Given {
  return withRow(given, rows, word, withAt(rowFacts(given, rows, word), [fact], value));
}

/** Whoever stands at a place: table and word. */
export function standingAt(given: Given, tables: readonly Rows[], place: string): { rows: Rows; word: string }[] {
  return tables.flatMap((rows) => rowWords(given, rows).filter((word) => rowFacts(given, rows, word)[rows.bare] === place).map((word) => ({ rows, word })));
}

// -- fields

/** `explorers.*.might` is a fact of every row of `explorers`. */
export function isOfRows(field: Field): boolean {
  return field.key.includes(".*.");
}

export const pathOf = (field: Field): string[] => field.key.split(".");

// -- a grid of cells, as Room 25 writes its Complex: five lines of text, or a table from spaces to cells

export const SPACES: readonly string[] = [1, 2, 3, 4, 5].flatMap((row) => ["A", "B", "C", "D", "E"].map((column) => `${column}${row}`));

export interface Cell {
  /** Where it was laid, if that is not where it lies: `x` or `i`; empty: it does not matter. */
  front: string;
  /** Empty: a room that nobody knows. */
  room: string;
  up: boolean;
  marks: string;
}

export function readCell(written: string): Cell {
  const found = /^([ix]?)(\.|\([a-z_0-9]+\))([!#|-]*)$/.exec(written);
  if (found !== null) return { front: found[1]!, room: found[2] === "." ? "" : found[2]!.slice(1, -1), up: false, marks: found[3]! };
  const [, room = "", marks = ""] = /^([a-z_0-9]*)(.*)$/.exec(written) ?? [];
  return { front: "", room, up: true, marks };
}

export function writtenCell({ front, room, up, marks }: Cell): string {
  if (room === "") return `${front}.${marks}`;
  return up ? `${room}${marks}` : `${front}(${room})${marks}`;
}

/** What lies on a space, if the position says it. */
export function cellAt(given: Given, key: string, space: string): Cell | undefined {
  const said = given[key];
  if (typeof said === "string") return readCell(said.trim().split(/\s+/)[SPACES.indexOf(space)] ?? ".");
  const cell = isTable(said) ? said[space] : undefined;
  return typeof cell === "string" ? readCell(cell) : undefined;
}

export function withCell(given: Given, key: string, space: string, cell: Cell | undefined): Given {
  const said = given[key];
  if (typeof said !== "string") return withAt(given, [key, space], cell === undefined ? undefined : writtenCell(cell));
  const cells = said.trim().split(/\s+/);
  cells[SPACES.indexOf(space)] = cell === undefined ? "." : writtenCell(cell);
  return { ...given, [key]: [0, 1, 2, 3, 4].map((row) => cells.slice(row * 5, row * 5 + 5).join(" ")).join("\n") };
}

/** Rooms of which a copy is left: what lies there already, by the position or always (`fixed`), is used up. */
export function left(given: Given, key: string, rooms: readonly Thing[], fixed: Readonly<Record<string, string>>): string[] {
  const laid = SPACES.map((space) => fixed[space] ?? cellAt(given, key, space)?.room ?? "");
  return rooms.filter(({ word, printed }) => laid.filter((one) => one === word).length < Number(printed["copies"] ?? 1)).map(({ word }) => word);
}

/** The first space after this one, round about, on which nothing is laid; `fixed` is never empty. */
export function nextEmpty(given: Given, key: string, after: string, fixed: string): string | undefined {
  const from = SPACES.indexOf(after) + 1;
  return [...SPACES.slice(from), ...SPACES.slice(0, from)].find((space) => space !== fixed && (cellAt(given, key, space)?.room ?? "") === "");
}
