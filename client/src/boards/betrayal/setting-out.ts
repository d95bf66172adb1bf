/** A haunt's page set out by what each paragraph is about: the goal first, then what one can do, what others can do. */

/** In the order in which they are read. `""`: nothing is said about it, and it is told as it stands. */
export const SECTIONS = ["goal", "now", "you", "monsters", "others", "rules", ""] as const;
export type Section = (typeof SECTIONS)[number];

export interface Paragraph {
  /** The number or dash of a line of a list. */
  readonly mark: string;
  /** What it is called, if it begins with a name and a colon. */
  readonly label: string;
  readonly text: string;
}

/** Lines of a text are folded before this many letters: a longer one is a paragraph of its own. */
const FOLDED = 126;
const ITEM = /^(\d+\.|[-–•*]) /;
const LABEL = /^([^.:;,!?]{2,36}): /;

/** A text as paragraphs: folded lines flow together, lines of a list stay lines. */
export function paragraphs(text: string): string[] {
  const found: string[] = [];
  for (const block of text.split(/\n\s*\n/)) {
    const lines = block.split("\n").map((line) => line.trim());
    const unfolded = lines.some((line) => line.length > FOLDED);
    lines.forEach((line, n) => {
      if (n === 0 || unfolded || ITEM.test(line)) found.push(line);
      else found[found.length - 1] += ` ${line}`;
    });
  }
  return found;
}

/** What stands on a page, section by section; a page of which nothing is said stays as it is. */
export function setOut(text: string, about: readonly string[]): readonly { section: Section; paragraphs: Paragraph[] }[] {
  const all = paragraphs(text);
  const known = about.length === all.length;
  return SECTIONS.map((section) => ({
    section,
    paragraphs: all.filter((_, n) => (known ? about[n] : "") === section).map(labelled),
  })).filter((one) => one.paragraphs.length > 0);
}

function labelled(paragraph: string): Paragraph {
  const mark = ITEM.exec(paragraph)?.[1] ?? "";
  const rest = mark === "" ? paragraph : paragraph.slice(mark.length + 1);
  const label = LABEL.exec(rest)?.[1] ?? "";
  return { mark, label, text: label === "" ? rest : rest.slice(label.length + 2) };
}
