/** A game in words: its Fluent texts, and how options, decisions and notices become sentences. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import * as api from "./api";
import { chosenLanguage, language, listed, speak } from "./language";
import type { FrameWords, GameWords, Result, Told } from "./types";

export interface OptionParts {
  verb: string;
  args: string[];
}

/** `walk(library)` is a verb and its words. */
export function parts(option: string): OptionParts {
  const found = /^([^(]+)\((.*)\)$/.exec(option);
  return found === null ? { verb: option, args: [] } : { verb: found[1]!, args: found[2]!.split(",").map((s) => s.trim()) };
}

export function messageId(...pieces: string[]): string {
  return pieces.join("-").replaceAll("_", "-");
}

/** A piece of a sentence. What can be looked up, or has a picture, says which word of which domain it is. */
export interface Part {
  text: string;
  /** `card`, `room`, `figure`, `dice`…; empty: plain text. */
  domain: string;
  word: string;
}

// Around each word while a sentence is made, so that it is found again wherever the language puts it.
const [OPENS, CLOSES] = ["\uE000", "\uE001"];
/** Forms that are never printed: a sentence selects by them. */
const SELECTED = new Set(["gender", "number"]);
const MARKED = /\uE000(\d+) ([^\uE001]*)\uE001/;

export class Speech {
  private readonly bundle: FluentBundle;
  private readonly said = new Map<string, string>();

  /** `people`: what whoever sits on each seat is called. */
  constructor(
    readonly known: GameWords,
    readonly people: readonly string[] = [],
    bundle?: FluentBundle,
  ) {
    this.bundle = bundle ?? new FluentBundle(known.language, { useIsolating: false });
    if (bundle !== undefined) return;
    for (const text of known.texts) this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  /** The same among these people: a seat is called by the name of whoever sits there. */
  among(people: readonly string[]): Speech {
    return new Speech(this.known, people, this.bundle);
  }

  /** The same, and texts that not everybody may read. */
  with(texts: readonly string[]): Speech {
    return new Speech({ ...this.known, texts: [...this.known.texts, ...texts] });
  }

  has(id: string): boolean {
    return this.bundle.getMessage(id)?.value != null;
  }

  /** A message; its bare id if no text has it, so that a gap is seen and nothing breaks. */
  say(id: string, details: Record<string, FluentVariable> = {}): string {
    const key = `${id} ${JSON.stringify(details)}`;
    const before = this.said.get(key);
    if (before !== undefined) return before;
    const message = this.bundle.getMessage(id);
    const text = message?.value == null ? id : this.bundle.formatPattern(message.value, details, []);
    this.said.set(key, text);
    return text;
  }

  /** What a name carries beside itself, for the sentences that need it: its cases, its gender. */
  forms(id: string): Record<string, string> {
    const attributes = this.bundle.getMessage(id)?.attributes ?? {};
    return Object.fromEntries(Object.entries(attributes).map(([form, pattern]) => [form, this.bundle.formatPattern(pattern, {}, [])]));
  }

  /** A word of a domain as people say it; numbers stay numbers, so that plurals fit them. */
  word(domain: string, bare: string): string | number {
    if (domain === "seat") return Number(bare) + 1; // people count seats from one
    if (/^\d+$/.test(bare)) return Number(bare);
    const id = messageId(domain, bare);
    return this.has(id) ? this.say(id) : bare;
  }

  /** Whoever sits there, by name. */
  person(seat: number): string {
    return this.people[seat] ?? t("page-seat", { seat: seat + 1 });
  }

  name(domain: string, bare: string): string {
    return String(this.word(domain, bare));
  }

  /** Somebody whom a question can be about. */
  subject(bare: string): string {
    return bare === "" ? "" : this.name(this.known.subject_domain, bare);
  }

  private details(names: readonly string[], domains: readonly string[], bare: readonly string[]): Record<string, FluentVariable> {
    const details: Record<string, FluentVariable> = {};
    names.forEach((name, i) => {
      details[name] = this.word(domains[i]!, bare[i]!);
      details[`${name}_word`] = bare[i]!;
      for (const [form, said] of Object.entries(this.forms(messageId(domains[i]!, bare[i]!)))) details[`${name}_${form}`] = said;
    });
    return details;
  }

  /** Names for a sentence that is no notice: each with the forms that it may take there (`$by`, `$by_ins`). */
  named(words: Readonly<Record<string, readonly [domain: string, bare: string]>>): Record<string, FluentVariable> {
    const given = Object.values(words);
    return this.details(
      Object.keys(words),
      given.map(([domain]) => domain),
      given.map(([, bare]) => bare),
    );
  }

  /** What choosing this option means. */
  label(option: string): string {
    const { verb, args } = parts(option);
    const domains = this.known.verbs[verb] ?? [];
    const names = domains.map((domain, i) => {
      const nth = domains.slice(0, i).filter((earlier) => earlier === domain).length + 1;
      return nth === 1 ? domain : `${domain}${nth}`;
    });
    const id = messageId("verb", verb);
    return this.has(id) && args.length === domains.length ? this.say(id, this.details(names, domains, args)) : option;
  }

  /** What a decision asks, about whom or what. */
  prompt(asked: { prompt: string; subject: number }): string {
    const id = messageId("prompt", asked.prompt);
    const subject = this.known.subjects[asked.subject];
    if (asked.subject < 0 || subject === undefined) return this.say(id);
    return this.say(id, this.details(["subject"], [this.known.subject_domain], [subject]));
  }

  /** The same, put to the one who is asked, where the page says it otherwise than to everybody. */
  question(asked: { prompt: string; subject: number }): string {
    const id = messageId("asked", asked.prompt);
    const subject = this.known.subjects[asked.subject];
    return this.has(id) && subject !== undefined ? this.say(id, this.details(["subject"], [this.known.subject_domain], [subject])) : this.prompt(asked);
  }

  /** What happened. */
  notice(told: Told): string {
    return this.noticeParts(told)
      .map((part) => part.text)
      .join("");
  }

  /**
   * What happened, piece by piece: each name, card, place and roll in it says what it is.
   *
   * `said-<kind>` is the page's own way to say it, where it differs from the one that every client uses: a seat in it is
   * the name of whoever sits there, and dice are faces.
   */
  noticeParts(told: Told): Part[] {
    const fields = this.known.notices[told.kind] ?? {};
    const given = Object.entries(told.details).map(([name, word]) => ({ name, domain: fields[name] ?? name, word }));
    const id = [messageId("said", told.kind), messageId("notice", told.kind)].find((one) => this.has(one));
    if (id === undefined) return [{ text: `${told.kind} ${given.map((one) => one.word).join(" ")}`, domain: "", word: "" }];
    const details: Record<string, FluentVariable> = {};
    given.forEach(({ name, domain, word }, i) => {
      const said = domain === "seat" && id.startsWith("said-") ? this.person(Number(word)) : this.word(domain, word);
      const isDice = domain === "dice";
      details[name] = typeof said === "string" || isDice ? `${OPENS}${i} ${said}${CLOSES}` : said; // a number stays one: plurals need it
      details[`${name}_word`] = isDice ? `${OPENS}${i} ${word}${CLOSES}` : word; // and a message may select by a bare word
      for (const [form, shape] of Object.entries(this.forms(messageId(domain, word))))
        details[`${name}_${form}`] = SELECTED.has(form) ? shape : `${OPENS}${i} ${shape}${CLOSES}`;
    });
    return pieces(this.say(id, details), given);
  }

  outcome(result: Result): string {
    if (result.winners.length === 0) return this.say("over-nobody", { rounds: result.rounds });
    return this.say("over-names", { winners: listed(result.winners.map((seat) => this.person(seat))), rounds: result.rounds });
  }
}

/** A sentence with marks, as its pieces. */
function pieces(marked: string, given: readonly { domain: string; word: string }[]): Part[] {
  const found: Part[] = [];
  let rest = marked;
  for (let at = MARKED.exec(rest); at !== null; at = MARKED.exec(rest)) {
    if (at.index > 0) found.push({ text: rest.slice(0, at.index), domain: "", word: "" });
    const { domain, word } = given[Number(at[1])]!;
    found.push({ text: at[2]!, domain, word });
    rest = rest.slice(at.index + at[0].length);
  }
  if (rest !== "") found.push({ text: rest, domain: "", word: "" });
  return found;
}

const loaded = new Map<string, Promise<Speech>>();

/** The speech of a game, fetched once. */
export function speechOf(game: string): Promise<Speech> {
  let found = loaded.get(game);
  if (found === undefined) {
    found = api.gameTexts(game).then((known) => new Speech(known));
    found.catch(() => loaded.delete(game));
    loaded.set(game, found);
  }
  return found;
}

let frame: Speech | null = null;

/** The page's own texts: before anything is drawn. */
export async function loadFrame(): Promise<void> {
  const { language, languages, texts } = await frameTexts();
  speak(language, languages);
  const none = { game: "", verbs: {}, notices: {}, subjects: [], subject_domain: "", places: [], place_domain: "" };
  frame = new Speech({ ...none, language, texts });
}

/** In the language that was chosen here; if the server has it no more, in the one that the browser wishes for. */
async function frameTexts(): Promise<FrameWords> {
  try {
    return await api.frameTexts(chosenLanguage());
  } catch (error) {
    if (!(error instanceof api.Refused) || error.said.code !== "no-such-language") throw error;
    return await api.frameTexts("");
  }
}

/** A text of the page itself. */
export function t(id: string, details: Record<string, FluentVariable> = {}): string {
  return frame?.say(id, details) ?? id;
}

/** Refusals that the server words for programs: they name a decision by its number. */
const FOR_PROGRAMS: ReadonlySet<string> = new Set(["not-asked"]);

/** What the server refuses, in the language of this page: it says its sentences in English. */
export function inOwnWords(code: string, sentence: string): string {
  const id = `error-${code}`;
  return (language() !== "en" || FOR_PROGRAMS.has(code)) && frame?.has(id) ? t(id, { sentence }) : asSentence(sentence);
}

/** The server's own words begin small and end open, as errors do among programmers. */
function asSentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1) + (/[\p{L}\d)]$/u.test(words) ? "." : "");
}

export function gameTitle(game: string): string {
  const id = messageId("page-title", game);
  return frame?.has(id) ? t(id) : game;
}

export function gameLine(game: string): string {
  const id = messageId("page-line", game);
  return frame?.has(id) ? t(id) : "";
}
