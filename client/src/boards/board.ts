/** What the frame needs of a game's board. A game without one is played by the list alone. */

import type { Component } from "svelte";
import type { Choice, Choices, OddsOf, PlaceOf } from "../lib/choices";
import type { GameEnding } from "./ending";
import type { GameSounds } from "./sounds";
import type { SeatSeen, TableView, Thing, Told } from "../lib/types";
import type { Speech } from "../lib/speech";

/** The frame's side of the conversation: what a board calls. */
export interface Actions {
  /** A place was clicked or tapped: one choice is made, several are offered, a barred one says why. */
  pick(place: string, at?: DOMRect): void;
  choose(choice: Choice): void;
  /** Something that should be read lies over the board, or no longer: what others do waits for it. */
  reading(on: boolean): void;
  /** Show the rule or the text of something in the story panel. */
  readRule(id: string): void;
  /** Write a private note at a place; without a text: ask for it. */
  note(place: string, text?: string): void;
}

export interface BoardProps {
  view: TableView;
  speech: Speech;
  choices: Choices;
  seats: readonly SeatSeen[];
  actions: Actions;
  /** What the seat was told since the last view: what to animate. */
  news: readonly Told[];
  /** A place that the story points at; changes its `n` when pointed at again. */
  pointed: { place: string; n: number };
  /** Nothing may be chosen here: a replay, or a spectator. */
  still: boolean;
  /** All of it is shown, and nobody steers: a big screen. */
  whole?: boolean;
}

export interface SeatProps {
  view: TableView;
  speech: Speech;
  seat: number;
  /** There are many seats: only what matters most. */
  brief?: boolean;
}

export interface HandProps {
  view: TableView;
  speech: Speech;
  choices: Choices;
  actions: Actions;
}

/** A small picture of whoever or whatever a word stands for. */
export interface FaceProps {
  domain: string;
  word: string;
  view: TableView;
  speech: Speech;
}

/** What a name stands for: its card, for whoever looks it up. */
export interface GameLens {
  /** Whether there is something to be read about this word. */
  knows(domain: string, word: string, view: TableView, speech: Speech): boolean;
  /** Its name at the head of the card, if that is not just the word. */
  title?(domain: string, word: string, speech: Speech): string;
  Card: Component<FaceProps>;
}

/** Something of the box, to be shown as it is printed. */
export interface PrintedProps {
  thing: Thing;
  speech: Speech;
}

/** How a game's story is told: in the log, at a human pace, and when somebody comes back. */
export interface StoryWays {
  /** Kinds of notices that begin a turn or a round: they head what follows. */
  readonly heads: ReadonlySet<string>;
  /** Kinds that nobody misses: folded away in the log, and not waited for. */
  readonly quiet: ReadonlySet<string>;
  /** Kinds that people should read: they stay longer, and are what is told to whoever comes back. */
  readonly weighty: ReadonlySet<string>;
  /** Kinds of which only the last in a row is told to whoever comes back: the steps of a way. */
  readonly passing: ReadonlySet<string>;
  /** Kinds that tell a secret of mine: veiled until I look. */
  readonly secret: ReadonlySet<string>;
  /** A text that goes with a notice and wants to be read, such as that of a drawn card; empty if there is none. */
  textOf(told: Told, speech: Speech): string;
  /** Whose name this is: a seat; -1 for nobody's. */
  seatOf(domain: string, word: string, view: TableView): number;
  Face: Component<FaceProps>;
  /** One die as it fell. */
  Die: Component<{ face: string }>;
}

export interface EpilogueProps {
  view: TableView;
  speech: Speech;
}

export interface GameBoard {
  Board: Component<BoardProps>;
  /** One seat's figure and public status, beside its name. */
  Seat: Component<SeatProps>;
  /** My cards, my secret page, my role. */
  Hand: Component<HandProps>;
  /** How many things are in the hand: shown on the folded sheet. */
  handCount(view: TableView): number;
  /** Where an option is chosen on this board, given what is seen. */
  placeOf(view: TableView): PlaceOf;
  /** The place on the board that a notice is about, if any: the story points at it. */
  placeOfNotice(told: Told, view: TableView): string | null;
  /** Whether my goal card tells what nobody else may know: then it is held down to be read. */
  secretGoal?(view: TableView): boolean;
  /** Whether the board itself tells my goal when it is new, on a page that everybody reads: then no card opens beside it. */
  tellsGoal?(view: TableView): boolean;
  /** Whether the game itself has begun, and not only the choosing of figures. */
  begun(view: TableView): boolean;
  /** Verbs that only some secret roles may choose: whoever may not has a button like it, so that no screen tells a role. */
  alike?(view: TableView): readonly string[];
  /** Whether this seat knows something that others at the table do not, and should hear so once. */
  hasSecret(view: TableView): boolean;
  /** What is rolled if this is chosen, and the chance: said before it is; empty if nothing is. */
  odds?(view: TableView, speech: Speech): OddsOf;
  /** Verbs that reveal something for good and are asked about first, if that is wanted. */
  grave?: readonly string[];
  /** Verbs that are what most people would do when they can: the golden button. */
  natural?: readonly string[];
  /** Verbs that give something up: natural only where nothing else is left. */
  last?: readonly string[];
  /** Verbs that bring nobody further: ending a turn is the natural thing when nothing but these is left. */
  idle?: readonly string[];
  /** Verbs that say nothing when they are the only answer: then it gives itself after a moment. */
  formal?: readonly string[];
  /** The pages that this seat may read, if the game has some that are not for everybody: another text, and they are fetched. */
  pages?(view: TableView): string;
  /** That I am out of play while the others go on; empty while I am in it. */
  out?(view: TableView, speech: Speech): string;
  /** One short line above the sentence: round, phase, steps left. */
  status(view: TableView, speech: Speech): string;
  /** What is read aloud when it is over, if the game has such a page. */
  Epilogue?: Component<EpilogueProps>;
  story: StoryWays;
  lens: GameLens;
  /** How things of the box look when somebody looks them up without a table; without it, name and text stand alone. */
  Printed?: Component<PrintedProps>;
  /** What the pictures of `Printed` are drawn with: stands once on the page. */
  Definitions?: Component;
  /** A tile, card or token of the box, small: to be recognised by whoever holds it in hand. */
  Piece?: Component<FaceProps>;
  /** Domains whose pieces are known by their picture more than by their name. */
  pictured?: readonly string[];
  /** How the game is told once it is over: loaded then. */
  ending(): Promise<GameEnding>;
  /** What is heard of it: loaded with the first click. */
  sounds(): Promise<GameSounds>;
  /** Kinds of notices that make the story of the game once it is over. */
  milestones: ReadonlySet<string>;
  /** What is counted of the game once it is over: the text that says the number, and the kinds of notices. */
  tally: readonly (readonly [text: string, kinds: readonly string[]])[];
}
