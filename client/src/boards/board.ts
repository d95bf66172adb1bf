/** What the frame needs of a game's board. A game without one is played by the list alone. */

import type { Component } from "svelte";
import type { Choice, Choices, PlaceOf } from "../lib/choices";
import type { GameEnding } from "./ending";
import type { GameSounds } from "./sounds";
import type { SeatSeen, TableView, Told } from "../lib/types";
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
  /** Show the card of a word of a domain: `card`, `room`, `figure`… */
  open?: (domain: string, word: string) => void;
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

/** How a game's story is told: in the log, at a human pace, and when somebody comes back. */
export interface StoryWays {
  /** Kinds of notices that begin a turn or a round: they head what follows. */
  readonly heads: ReadonlySet<string>;
  /** Kinds that nobody misses: folded away in the log, and not waited for. */
  readonly quiet: ReadonlySet<string>;
  /** Kinds that people should read: they stay longer, and are what is told to whoever comes back. */
  readonly weighty: ReadonlySet<string>;
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
  /** Verbs that reveal something for good and are asked about first, if that is wanted. */
  grave?: readonly string[];
  /** Verbs that are what most people would do when they can: the golden button. */
  natural?: readonly string[];
  /** Verbs that bring nobody further: ending a turn is the natural thing when nothing but these is left. */
  idle?: readonly string[];
  /** Verbs that say nothing when they are the only answer: then it gives itself after a moment. */
  formal?: readonly string[];
  /** The pages that this seat may read, if the game has some that are not for everybody: another text, and they are fetched. */
  pages?(view: TableView): string;
  /** One short line above the sentence: round, phase, steps left. */
  status(view: TableView, speech: Speech): string;
  /** What is read aloud when it is over, if the game has such a page. */
  Epilogue?: Component<EpilogueProps>;
  story: StoryWays;
  /** How the game is told once it is over: loaded then. */
  ending(): Promise<GameEnding>;
  /** What is heard of it: loaded with the first click. */
  sounds(): Promise<GameSounds>;
  /** Kinds of notices that make the story of the game once it is over. */
  milestones: ReadonlySet<string>;
  /** What is counted of the game once it is over: the text that says the number, and the kinds of notices. */
  tally: readonly (readonly [text: string, kinds: readonly string[]])[];
}
