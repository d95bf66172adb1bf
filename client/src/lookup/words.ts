/** Words as people type them: without accents, in any of their forms, and with what else they may mean. */

/** Lower case without accents: `Séance` is found by `seance`, `ё` by `е`. */
export function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");
}

const WORD = /[\p{L}\p{N}]+/gu;

export function split(text: string): string[] {
  return plain(text).match(WORD) ?? [];
}

/** What a language knows of its own words, for whoever asks: the page's texts say it. */
export interface Lexicon {
  /** Words of a question that tell nothing: "may I give the Armor away?" asks for giving and for the Armor. */
  readonly idle: ReadonlySet<string>;
  /** Word -> others that mean the same here: people say "drop" and "swap", the books "lay down" and "exchange". */
  readonly same: ReadonlyMap<string, readonly string[]>;
}

/** From two texts: words with blanks between them, and groups of words with semicolons between them. */
export function lexicon(idle: string, same: string): Lexicon {
  const groups = same.split(";").map(split);
  const others = new Map<string, string[]>();
  for (const group of groups) for (const word of group) others.set(word, [...(others.get(word) ?? []), ...group.filter((one) => one !== word)]);
  return { idle: new Set(split(idle)), same: others };
}

/** What is asked for: words that mean something, each once; all of them if none does. */
export function wordsOf(asked: string, { idle }: Lexicon): string[] {
  const all = [...new Set(split(asked))];
  const meant = all.filter((word) => !idle.has(word));
  return meant.length > 0 ? meant : all;
}

const [SAME, NEAR, LONGER, FORM] = [1, 0.95, 0.8, 0.85];
/** How much less another word for it counts. */
export const OTHER = 0.75;
const SHORTEST_BEGINNING = 3;

/** How well a word is met by another: by itself, by one that begins so, or by another form of it. */
export function met(word: string, by: string): number {
  if (word === by) return SAME;
  const shorter = Math.min(word.length, by.length);
  let common = 0;
  while (common < shorter && word[common] === by[common]) common += 1;
  if (common < SHORTEST_BEGINNING) return 0;
  const longer = Math.max(word.length, by.length);
  if (common === shorter && longer - common <= (shorter > 3 ? 2 : 1)) return NEAR;
  if (common === word.length) return LONGER;
  if (common === shorter && shorter > 3 && longer - common === 3) return FORM;
  const [ending, other] = shorter >= 7 ? [3, 4] : shorter >= 5 ? [2, 4] : shorter === 4 ? [1, 2] : [0, 0]; // what a form may change
  return shorter - common <= ending && longer - common <= other ? FORM : 0;
}

/** Whether a text, made plain, has a word as it is written or in another of its forms. */
export function has(text: string, word: string): boolean {
  return text.includes(word) || split(text).some((one) => met(word, one) > 0);
}

/** A word that is asked for, with everything that it may be called; each word of the books is compared once. */
export class Sought {
  private readonly known = new Map<string, number>();
  private readonly others: readonly string[];

  constructor(
    readonly word: string,
    { same }: Lexicon,
  ) {
    const forms = [...same].filter(([one]) => met(word, one) >= FORM && Math.abs(one.length - word.length) <= 3);
    this.others = same.get(word) ?? forms.flatMap(([, others]) => others);
  }

  by(one: string): number {
    let best = this.known.get(one);
    if (best === undefined) {
      best = Math.max(met(this.word, one), ...this.others.map((other) => OTHER * met(other, one)));
      this.known.set(one, best);
    }
    return best;
  }

  among(all: readonly string[]): number {
    let best = 0;
    for (const one of all) {
      best = Math.max(best, this.by(one));
      if (best === SAME) break;
    }
    return best;
  }
}
