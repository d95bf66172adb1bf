/** The language of whoever sits at this browser: the one that was chosen here, else the one that the browser wishes for. */

const CHOSEN = "housebound.language";

/** What a language calls itself. */
export function ownName(one: string): string {
  const said = new Intl.DisplayNames([one], { type: "language" }).of(one) ?? one;
  return said.charAt(0).toLocaleUpperCase(one) + said.slice(1);
}

let spoken = "en";
let offered: readonly string[] = ["en"];

/** The language that this page speaks now. */
export const language = (): string => spoken;

/** The languages that the server has. */
export const languages = (): readonly string[] => offered;

/** Names in a row as people say them: "Anna, Ben and Cleo". */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(spoken, { type: "conjunction" }).format(names);

/** In the order of this language's alphabet, and "Rat 2" before "Rat 10". */
export const byAlphabet = (one: string, other: string): number => one.localeCompare(other, spoken, { numeric: true });

/** What was chosen here; nothing if nobody has. */
export function chosenLanguage(): string {
  try {
    return localStorage.getItem(CHOSEN) ?? "";
  } catch {
    return ""; // private windows may refuse: then the browser's wish counts
  }
}

/** From now on the page speaks this one. */
export function speak(one: string, all: readonly string[]): void {
  spoken = one;
  offered = all;
  document.documentElement.lang = one;
}

/** Choose another one: everything is drawn anew, and whoever sits at a table sits there again at once. */
export function choose(one: string): void {
  try {
    localStorage.setItem(CHOSEN, one);
  } catch {
    return; // nowhere to remember it
  }
  location.reload();
}
