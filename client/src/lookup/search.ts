/** Looking up: everything that can be found, and how well it fits what somebody types. No server is asked per key. */

import { messageId, type Speech } from "../lib/speech";
import type { Chart, GameInfo, Reference, RuleInfo, SettingInfo, Thing } from "../lib/types";
import { settingWords, valueWords } from "../meet/options";
import { OTHER, Sought, split, wordsOf, type Lexicon } from "./words";

/** What a printed rulebook says where books differ. */
export interface Saying {
  /** `ru`, `pl`, `it`: every book that says this. */
  books: readonly string[];
  says: string;
}

/** An option of the table on which printed rulebooks differ. */
export interface Differing {
  option: string;
  sayings: readonly Saying[];
}

export interface Entry {
  game: string;
  kind: "rule" | "thing" | "cell";
  /** Unlike any other of the game. */
  id: string;
  /** A rule has none but its id. */
  name: string;
  /** The heading it stands under: a rule's chapter, or what kind of thing it is. */
  chapter: string;
  texts: readonly string[];
  /** What it says of options, for whoever plays by other settings: searched, and shown where no book is set against it. */
  variants: readonly string[];
  differing: readonly Differing[];
  thing: Thing | null;
}

/** Domains whose words are found under this heading; what is in none is found by its own name alone. */
const HEADINGS: ReadonlySet<string> = new Set(["room", "card", "character", "token", "trait", "symbol", "plan", "role", "colour", "state", "location", "item", "victim", "killer", "ability", "condition"]);

/** How a note of the rulebook begins that is about an option. */
const VARIANT = /^variant /;

export function entriesOf(info: GameInfo, rules: readonly RuleInfo[], reference: Reference, speech: Speech, heading: (domain: string) => string): Entry[] {
  const game = info.name;
  const rest = { game, variants: [], differing: [], thing: null };
  return [
    ...reference.things.flatMap((thing): Entry[] => {
      const name = nameOf(thing, speech);
      const texts = thing.texts.filter((id) => speech.has(id)).map((id) => speech.say(id));
      const bare = texts.length === 0 && Object.keys(thing.printed).length === 0;
      if (name === "" || bare) return [];
      return [{ ...rest, kind: "thing", id: `${thing.domain} ${thing.word}`, name, chapter: HEADINGS.has(thing.domain) ? heading(thing.domain) : "", texts, thing }];
    }),
    ...reference.charts.flatMap((chart) => cellsOf(game, chart, speech)),
    ...rules.map((rule): Entry => ({ ...rest, kind: "rule", id: rule.id, name: "", chapter: rule.chapter, texts: [rule.text, ...rule.notes.filter((note) => !VARIANT.test(note))], variants: rule.notes.filter((note) => VARIANT.test(note)), differing: differingOn(rule.id, info.settings, reference.books, speech) })),
  ];
}

export function nameOf(thing: Thing, speech: Speech): string {
  const id = thing.name === "" ? messageId(thing.domain, thing.word) : thing.name;
  return speech.has(id) ? speech.say(id) : "";
}

/** What stands in the cells of a chart, each once, with the rows and columns that lead to it. */
function cellsOf(game: string, chart: Chart, speech: Speech): Entry[] {
  const ways = new Map<string, Map<string, string[]>>();
  for (const [row, cells] of Object.entries(chart.cells))
    for (const [column, word] of Object.entries(cells)) {
      const found = ways.get(word) ?? new Map<string, string[]>();
      ways.set(word, found.set(column, [...(found.get(column) ?? []), speech.name(chart.row, row)]));
    }
  return [...ways].map(([word, found]) => ({
    game,
    kind: "cell",
    id: `${chart.name} ${word}`,
    name: cellName(chart, word, speech),
    chapter: speech.say(messageId("chart", chart.name)),
    texts: [[...found].map(([column, rows]) => `${speech.name(chart.column, column)}: ${rows.join(", ")}`).join(". ") + ".", speech.say(messageId("chart", chart.name, "shut"))],
    variants: [],
    differing: [],
    thing: null,
  }));
}

/** `haunt_12` is number 12; what has no number is its word. */
export function numberOf(word: string): string {
  return /\d+$/.exec(word)?.[0] ?? word;
}

/** `haunt_12` with its number and its title. */
export function cellName(chart: Chart, word: string, speech: Speech): string {
  return `${numberOf(word)} · ${speech.name(chart.cell, word)}`;
}

/** The options that a rule is about, if printed books do not all say the same of them. */
export function differingOn(rule: string, settings: readonly SettingInfo[], books: Reference["books"], speech: Speech): Differing[] {
  return settings.flatMap((setting) => {
    if (setting.rule !== rule) return [];
    const says = new Map<string, string[]>();
    for (const [book, values] of Object.entries(books)) {
      const value = values[setting.name];
      if (value === undefined) continue;
      const words = valueWords(speech, setting, value);
      says.set(words, [...(says.get(words) ?? []), book]);
    }
    return says.size < 2 ? [] : [{ option: settingWords(speech, setting.name), sayings: [...says].map(([words, of]) => ({ books: of, says: words })) }];
  });
}

// -- searching

/** An entry as it is searched. */
export interface Indexed {
  entry: Entry;
  name: readonly string[];
  chapter: readonly string[];
  text: readonly string[];
  id: readonly string[];
  /** More than one for what is said in few words: it is about what is asked. */
  brief: number;
}

export function indexed(entries: readonly Entry[]): Indexed[] {
  return entries.map((entry) => {
    const more = entry.differing.flatMap((one) => [one.option, ...one.sayings.map((saying) => saying.says)]);
    const said = split(entry.texts.join(" "));
    const length = Math.min(said.length, 4 * USUAL_LENGTH);
    return {
      entry,
      name: split(entry.name),
      chapter: split(entry.chapter),
      text: [...said, ...split([...entry.variants, ...more].join(" "))],
      id: entry.kind === "rule" ? split(entry.id) : [],
      brief: 1 / (0.65 + (0.35 * length) / USUAL_LENGTH),
    };
  });
}

const [BY_NAME, BY_ID, BY_CHAPTER, BY_TEXT] = [1.5, 1.2, 0.7, 1];
const ALSO = 0.35; // met in a second place
const USUAL_LENGTH = 40; // words of a rule
const QUESTION = 3; // so many words ask for more than a name
const LOOSELY = 0.7; // a name of which a question has a part only
const HEADED = 1; // it stands under a heading that is asked for
const AGAIN = 0.5; // twenty cards say the same but for a name: one of them stands first
const IN_A_CHART = 0.5; // a cell names many things and answers nothing about them
const NAMED = 1.5;
const WHOLE = 6;

/** How well each of these words is met by an entry; `named`: all of its name is asked for. */
function fitting(one: Indexed, sought: readonly Sought[], named: boolean): number[] {
  const byName = named || sought.length < QUESTION ? BY_NAME : LOOSELY;
  const byText = one.entry.kind === "cell" ? IN_A_CHART : BY_TEXT * one.brief;
  return sought.map((word) => {
    const [name, id, chapter, text] = [byName * word.among(one.name), BY_ID * word.among(one.id), BY_CHAPTER * word.among(one.chapter), byText * word.among(one.text)];
    const best = Math.max(name, id, chapter, text);
    return best + ALSO * (best === text ? Math.max(name, chapter) : text);
  });
}

/** Whether all of its chapter is asked for. */
function isHeaded(one: Indexed, sought: readonly Sought[]): boolean {
  return one.entry.kind === "rule" && one.chapter.length > 0 && sought.some((word) => word.by(one.chapter[0]!) > OTHER);
}

/**
 * The best that fit, the best first; those that fit alike in the order of the book.
 *
 * A word that few entries have tells more than one that many have, and whoever meets more of what is asked comes first.
 */
export function search(all: readonly Indexed[], asked: string, words: Lexicon, most = 60): Entry[] {
  const sought = wordsOf(asked, words).map((word) => new Sought(word, words));
  if (sought.length === 0) return [];
  const found = all.map((one, at) => {
    const named = one.name.length > 0 && one.name.every((part) => sought.some((word) => word.by(part) > OTHER));
    return { one, at, named, fits: fitting(one, sought, named) };
  });
  const weights = sought.map((_, i) => Math.log(1 + all.length / (1 + found.filter(({ fits }) => fits[i]! > 0).length)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const scored = found.flatMap(({ one, at, named, fits }) => {
    const share = fits.reduce((sum, fit, i) => (fit > 0 ? sum + weights[i]! : sum), 0) / whole;
    if (share === 0 || (share < 0.3 && !named)) return [];
    const sum = fits.reduce((all, fit, i) => all + fit * weights[i]!, 0);
    const called = named ? (one.name.length >= sought.length ? WHOLE : NAMED) : sum > 0 && isHeaded(one, sought) ? HEADED : 0;
    return [{ entry: one.entry, at, score: sum * share + called }];
  });
  const best = (one: { score: number; at: number }, other: { score: number; at: number }): number => other.score - one.score || one.at - other.at;
  const told = new Set<string>();
  for (const one of scored.sort(best)) {
    const said = one.entry.kind === "thing" ? one.entry.texts.join(" ") : "";
    if (said !== "" && told.has(said)) one.score *= AGAIN;
    told.add(said);
  }
  return scored.sort(best).slice(0, most).map(({ entry }) => entry);
}
