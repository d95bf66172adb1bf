/** What the server reads and sends. Written by `make types` from the server's own structs: change those, not this. */

/** Any JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

// -- Messages to the server, over the WebSocket

export type ToServer = Sit | Choose | Enter | Undo | ProposeBack | Say | Earlier | Note | WhyNot | Ping;

/** The first message: who looks on, and in which language rules are cited. Without a token: a spectator. */
export interface Sit {
  readonly type: "sit";
  readonly token?: string;
  readonly language?: string;
}

/** Answer the decision with this number by an option's name. */
export interface Choose {
  readonly type: "choose";
  readonly decision: number;
  readonly option: string;
  readonly ref?: string;
}

/** At a table of the real box: what came up, for the entry with this mark; several words for an order. */
export interface Enter {
  readonly type: "enter";
  readonly entry: string;
  readonly outcome: string;
  readonly ref?: string;
}

/** Take back the own last choice. */
export interface Undo {
  readonly type: "undo";
  readonly ref?: string;
}

/** Ask the whole table to go back to before the last choice, or agree to that. */
export interface ProposeBack {
  readonly type: "propose_back";
  readonly agree?: boolean;
  readonly ref?: string;
}

/** Speak on a channel. */
export interface Say {
  readonly type: "say";
  readonly channel: string;
  readonly text: string;
  readonly ref?: string;
}

/** Ask for what was said before the number `before`: a page of it comes as `talk`. */
export interface Earlier {
  readonly type: "earlier";
  readonly before: number;
  readonly ref?: string;
}

/** Write a private note on the own board; no text wipes it. */
export interface Note {
  readonly type: "note";
  readonly place: string;
  readonly text: string;
  readonly ref?: string;
}

/** Ask for what is barred in a decision of one's own, and by which rules. */
export interface WhyNot {
  readonly type: "why_not";
  readonly decision: number;
  readonly ref?: string;
}

/** Ask whether anybody is there: the answer is `done`. */
export interface Ping {
  readonly type: "ping";
  readonly ref?: string;
}

// -- Messages to the client, over the WebSocket

export type ToClient = State | Talk | Time | Clocks | Bars | Done | Failed;

/** Everything this seat may see, with what it was told since it last heard. */
export interface State {
  readonly type: "state";
  readonly view: TableView;
  /** From number `told_from` on; what was told before under these numbers has been taken back. */
  readonly told: readonly Told[];
  readonly told_from: number;
  readonly seats: readonly SeatSeen[];
  /** Empty: the last choice can be taken back; else why not. */
  readonly may_undo: string;
  /** The seats that want the whole table to go back one choice. */
  readonly back: readonly number[];
  readonly rematch: string;
  /** Whoever opened the table may know the dice. */
  readonly practice: boolean;
  /** Whether whoever sits here may ask what a hard bot would do. */
  readonly hints: boolean;
  /** At a guided table: what its guide says to this seat. */
  readonly guide: GuideSeen | null;
  /** Whether the real box lies on the table: people enter what came up. */
  readonly box: boolean;
  /** What they are asked to enter now. */
  readonly entry: EntrySeen | null;
}

/**
 * What was said within hearing: the latest page at first, then whatever is new, or what came `earlier`.
 *
 * If the first number is not 0, there is more that was said before.
 */
export interface Talk {
  readonly type: "talk";
  readonly said: readonly SaidAloud[];
}

/** The own clock: seconds that are left, and whether they run down. */
export interface Time {
  readonly type: "time";
  readonly left: number;
  readonly runs: boolean;
}

/** The clocks that everybody may see: of whoever is asked in the open, and of whoever is away. */
export interface Clocks {
  readonly type: "clocks";
  readonly seats: readonly SeatClock[];
}

/** What may not be chosen in a decision, and why. */
export interface Bars {
  readonly type: "bars";
  readonly decision: number;
  readonly barred: readonly Barred[];
  readonly ref: string;
}

/** What was asked for has happened, and is stored. */
export interface Done {
  readonly type: "done";
  readonly ref: string;
}

/** What was asked for has not happened. */
export interface Failed {
  readonly type: "error";
  readonly code: string;
  readonly sentence: string;
  readonly rules: readonly RuleSaid[];
  readonly ref: string;
}

/** Everything one seat (or a spectator) may see. Clients draw from it alone. */
export type TableView = BetrayalTableView | Room25TableView | TerrorscapeTableView | BesideTableView;

/** Everything one seat (or a spectator) may see. Clients draw from it alone. */
export interface AnyTableView {
  readonly game: string;
  readonly seat: number;
  readonly board: unknown;
  readonly asked: readonly Asked[];
  readonly waiting: readonly Waiting[];
  readonly talk: readonly Channel[];
  readonly over: boolean;
  readonly result: Result | null;
  /** What stands in this seat's own notebook: place -> note. */
  readonly notes: Readonly<Record<string, string>>;
  /** What this seat is after; nobody who only looks on is after anything. */
  readonly goal: Goal | null;
}

export interface BetrayalTableView extends AnyTableView {
  readonly game: "betrayal";
  readonly board: BetrayalView;
}

export interface Room25TableView extends AnyTableView {
  readonly game: "room25";
  readonly board: Room25View;
}

export interface TerrorscapeTableView extends AnyTableView {
  readonly game: "terrorscape";
  readonly board: TerrorscapeView;
}

export interface BesideTableView extends AnyTableView {
  readonly game: "betrayal-haunt";
  readonly board: BesideView;
}

/** A notice as it is sent: its number for this seat, its kind, its details in words. */
export interface Told {
  readonly n: number;
  readonly kind: string;
  readonly details: Readonly<Record<string, string>>;
}

/** Who sits where: public. */
export interface SeatSeen {
  readonly seat: number;
  readonly player: string;
  readonly name: string;
  readonly here: boolean;
  readonly stand_in: boolean;
  readonly level: string;
  /** Whoever sits there opened the table. */
  readonly host: boolean;
}

/**
 * What the guide of a guided table says: step `n` of so many, the message, and the options that it asks for.
 *
 * None of them: it is somebody else's turn, or all is done (`n` is `steps` then).
 */
export interface GuideSeen {
  readonly n: number;
  readonly steps: number;
  readonly say: string;
  readonly wanted: readonly string[];
}

/**
 * At a table of the real box: what people are asked to enter, as far as this seat may know.
 *
 * Whoever may not see it knows only who is asked: all but `seat` is empty.
 */
export interface EntrySeen {
  /** Who rolls or draws, and is asked first; -1: nobody who sits here may, and somebody has to sit down for it. */
  readonly seat: number;
  /** What an entry names, so that a late or doubled one is refused; empty: it is not yours to enter. */
  readonly mark: string;
  readonly domain: string;
  /** What can come up, as far as this seat knows. */
  readonly words: readonly string[];
  /** How many words are wanted: more than one, if they are entered in their order. */
  readonly count: number;
  /** So many dice were rolled: a word has a digit for each, and `words` are the faces of one. */
  readonly dice: number;
  readonly pile: PileSeen | null;
  /** Not everybody sees what came up: it is for your eyes. */
  readonly private: boolean;
  /** And for those of others, but not for everybody's: a side's. */
  readonly shared: boolean;
  /** The seat of the bot for which you look; -1: you look for yourself. */
  readonly instead_of: number;
}

/**
 * Something said within one's hearing; `n` counts what this seat has heard.
 *
 * Without a channel it is the house that speaks: `text` is the word for what has happened to the seat (`stand_in`: a
 * bot plays for whoever sits there, `back`, `left`, `put_out`, `bot`, `free`), and `after` is how many notices this
 * seat had by then, so that it finds its place among them; -1 if nobody knows.
 */
export interface SaidAloud {
  readonly n: number;
  readonly at: number;
  readonly seat: number;
  readonly channel: string;
  readonly text: string;
  readonly after: number;
}

/** Seconds until a bot plays for a seat, and whether they run down. */
export interface SeatClock {
  readonly seat: number;
  readonly left: number;
  readonly runs: boolean;
  /** `choice`: it is asked, for all to know. `away`: nobody is connected there. */
  readonly why: string;
}

/** An option that a rule forbids now, with that rule. */
export interface Barred {
  readonly option: string;
  readonly rule: string;
  readonly text: string;
}

/** A rule that refused something, with its text. */
export interface RuleSaid {
  readonly id: string;
  readonly text: string;
}

/** A decision as its own seat sees it. `answer` is what it has chosen so far, where it may still change that. */
export interface Asked {
  readonly id: number;
  readonly prompt: string;
  readonly subject: number;
  readonly rule: string;
  readonly options: readonly string[];
  readonly answer: string;
  /** Nobody waits for it: something that the seat may do at any moment. */
  readonly standing: boolean;
}

/** That a seat is asked, and for what: public, unless only some may know of it. */
export interface Waiting {
  readonly seat: number;
  readonly prompt: string;
  readonly subject: number;
  readonly answered: boolean;
}

/** Who may speak to whom now, as audiences. `rule` opens the channel or, with no speakers, shuts it. */
export interface Channel {
  readonly name: string;
  readonly speakers: number;
  readonly hearers: number;
  readonly rule: string;
}

/** How a game ended: the seats that won (none: nobody, or a draw), the rule that ended it, and its length. */
export interface Result {
  readonly winners: readonly number[];
  readonly why: string;
  readonly rounds: number;
}

/**
 * The goal card of a seat: the message of each line, and what they name.
 *
 * A game chooses it from what the seat sees, and from nothing else. A line that no text has is said by the plain one.
 */
export interface Goal {
  readonly who: string;
  readonly win: string;
  readonly ends: string;
  /** What the lines name: domain -> word of it. */
  readonly details: Readonly<Record<string, string>>;
}

/** Where it is drawn from (`draw-pile-<name>`), how much is left there, and which of how many in a row it is. */
export interface PileSeen {
  readonly name: string;
  readonly left: number;
  readonly nth: number;
  readonly of: number;
}

// -- Bodies of requests over HTTP

/** What people say has come up on their table, by the keys of the form. */
export interface Happened {
  readonly seats: number;
  readonly said?: Readonly<Record<string, Json>>;
}

/** A position that somebody has laid: with the table it is of, or as the text of a file that says all that. */
export interface Laid {
  readonly game?: string;
  readonly seats?: number;
  readonly settings?: Readonly<Record<string, string | number | boolean>>;
  readonly position?: Readonly<Record<string, Json>>;
  readonly text?: string;
}

/** A position that somebody has laid as a puzzle for one of its seats. */
export interface ToSolve {
  readonly game: string;
  readonly seats: number;
  readonly seat: number;
  readonly settings?: Readonly<Record<string, string | number | boolean>>;
  readonly position?: Readonly<Record<string, Json>>;
}

/** What is wanted of a new table. */
export interface NewTable {
  readonly game: string;
  readonly seats: number;
  readonly settings?: Readonly<Record<string, string | number | boolean>>;
  /** Seat -> what plays it; an empty word is the game's usual bot. */
  readonly bots?: Readonly<Record<number, string>>;
  /** The seats of whoever opens the table: their tokens are secrets, all others are invitations. */
  readonly mine?: readonly number[];
  readonly name?: string;
  readonly listed?: boolean;
  readonly watched?: boolean;
  readonly away?: number;
  readonly clock?: ClockRecord | null;
  /** Whether whoever sits here may ask what a hard bot would do. */
  readonly hints?: boolean;
  /** Where a clock runs, hints are given only if this is said too. */
  readonly hints_on_clock?: boolean;
  /** Where it begins, if not at the game's beginning: a practice table, for whoever wrote it knows it all. */
  readonly position?: Readonly<Record<string, Json>> | null;
  /** Makes it a practice table: whoever knows the seed knows the dice, and everybody is told so. */
  readonly seed?: number | null;
  /** The real box lies on the table: people roll and draw, and enter here what came up. */
  readonly people_roll?: boolean;
  /** Seat -> what whoever sits down there is called, until they say otherwise. */
  readonly names?: Readonly<Record<number, string>>;
}

/** Sit down: on this seat, or on the first free one. */
export interface Take {
  readonly seat?: number | null;
  readonly name?: string;
}

/** The secret that the seat is to have from now on; an empty one: whichever the server makes up. */
export interface Claim {
  readonly secret?: string;
}

/** The seat that is to be offered to a person: a free one, or a bot's. */
export interface Offer {
  readonly seat: number;
  /** An invitation that was handed out before: if it is still good, it stays the one. */
  readonly known?: string;
}

/** A code that another device of the same person shows. */
export interface CodeTyped {
  readonly code: string;
}

/** What somebody wants to be called. */
export interface Named {
  readonly name: string;
}

/** A bot for the own seat; the host may name another. An empty level is the game's usual bot. */
export interface HandOver {
  readonly level?: string;
  readonly seat?: number | null;
}

/** The seat of whoever is to be put out. */
export interface PutOut {
  readonly seat: number;
}

/** An answer to the decision with this number: the name of an option. */
export interface Chosen {
  readonly decision: number;
  readonly option: string;
}

/** What came up at a table of the real box, for the entry with this mark. */
export interface CameUp {
  readonly entry: string;
  readonly outcome: string;
}

/** Something to be said on a channel. */
export interface Spoken {
  readonly channel: string;
  readonly text: string;
}

/** A tape to go on with, or to look at; `name` is the new table's. */
export interface Tape {
  readonly tape: string;
  readonly name?: string;
}

/** Whether hints are allowed at the table; where a clock runs, the host has to say that it is meant there too. */
export interface HintsAllowed {
  readonly allowed: boolean;
  readonly on_clock?: boolean;
}

/** The decision for which a hint is wanted. */
export interface HintWished {
  readonly decision: number;
}

/** Whether whoever has a seat wants the result on the club page. */
export interface Agreement {
  readonly agree: boolean;
}

/** The secret of the name under which somebody sits at a table. */
export interface Signature {
  readonly secret: string;
}

/** A name that is to be one's own, and the secret that is to prove it; an empty one: the server makes one up. */
export interface NameClaim {
  readonly name: string;
  readonly secret?: string;
}

/**
 * A clock for people's choices: seconds for the whole game and for each choice; or seconds for every choice.
 *
 * `total` 0: every choice has `each` seconds (a day is 86400). Else each seat has `total` seconds, and gets `each` back
 * with every choice.
 */
export interface ClockRecord {
  readonly total: number;
  readonly each: number;
}

// -- Answers over HTTP

/** What went wrong: `code` never changes its meaning, `sentence` says what to do. */
export interface ErrorSaid {
  readonly code: string;
  readonly sentence: string;
  readonly rules: readonly RuleSaid[];
  /** The option that is wrong, where it is one: `seats`, or a setting of the game. */
  readonly about: string;
}

/** A game that can be played here. */
export interface GameInfo {
  readonly name: string;
  readonly version: string;
  readonly seats: readonly number[];
  readonly settings: readonly SettingInfo[];
  readonly bots: readonly string[];
  readonly progress: Readonly<Record<string, readonly [number, number]>>;
  /** Whether it has a guided first game. */
  readonly guided: boolean;
  /** Whether it has a page that shows how it is played. */
  readonly scenes: boolean;
  /** Settings under a name (`preset-…` in the game's texts); the first is for beginners. */
  readonly presets: readonly Preset[];
  readonly usual_bot: string;
  /** The name of what goes along with this game on cardboard: pages, checklists and counters; empty: nothing. */
  readonly beside: string;
}

/** A rule, with the chapter it stands in and its variants. */
export interface RuleInfo {
  readonly id: string;
  readonly chapter: string;
  readonly text: string;
  readonly notes: readonly string[];
}

/** Everything that can be looked up besides the rules. */
export interface Reference {
  readonly things: readonly Thing[];
  readonly charts: readonly Chart[];
  /** Printed rulebook (`preset-…` names it) -> option -> what that book says. */
  readonly books: Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>;
}

/** Everything that an editor asks. */
export interface Form {
  readonly fields: readonly Field[];
  readonly rows: readonly Rows[];
  /** A rule of the book, for a scenario that does not say yet which one it is about. */
  readonly first: string;
}

/** What follows from what people said, or what they have to say yet. */
export interface Found {
  /** Keys of the form, and of what is asked of each player (`players.2.might`). */
  readonly asks: readonly string[];
  readonly facts: readonly Fact[];
  /** Of the table beside the cardboard; empty while something is asked. */
  readonly settings: Readonly<Record<string, string | number | boolean>>;
  /** For whoever wants everything kept: where the game itself goes on, as far as it is known. */
  readonly position: Readonly<Record<string, Json>>;
}

/** A position that was brought: as each seat sees it, seat by seat, or what cannot be. */
export interface PositionSeen {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, Json>>;
  /** As it was brought. */
  readonly given: Readonly<Record<string, Json>>;
  readonly views: readonly TableView[];
  readonly troubles: readonly Trouble[];
}

/** A position as a puzzle, proved. */
export interface PuzzleMade {
  /** Its file, as `housebound puzzle` takes it. */
  readonly text: string;
  /** A win can be forced within so many choices, and not in fewer. */
  readonly within: number;
  /** How many of the first choices keep it. */
  readonly keys: number;
}

/** A moment of a game that nobody plays, as one seat sees it: a picture for the page that shows how it is played. */
export interface SceneShown {
  readonly name: string;
  readonly view: TableView;
}

/**
 * A new table with the host's secret and a token for each seat that is not a bot's.
 *
 * The token of an own seat (`mine`) is that seat's secret. Every other is an invitation: exchange it for the secret.
 */
export interface Opened {
  readonly table: string;
  readonly host: string;
  readonly tokens: Readonly<Record<number, string>>;
}

/** A puzzle as it stands in the list: nothing of its solution. */
export interface PuzzleShown {
  readonly name: string;
  readonly game: string;
  /** `win`, or `survive` this round. */
  readonly question: string;
  /** So many choices it allows. */
  readonly within: number;
  /** 1 to 3, by how much there is to look at. */
  readonly difficulty: number;
}

/** A puzzle at a table. */
export interface Judged {
  /** Its name. */
  readonly puzzle: string;
  /** How many choices it allows. */
  readonly within: number;
  /** `win` or `survive`. */
  readonly question: string;
  /** Who is to survive. */
  readonly who: string;
  /** How many of them are left. */
  readonly left: number;
  /** `open`, `solved` or `failed`. */
  readonly state: string;
  /** The choice after which nothing can be forced any more. */
  readonly lost: string;
  /** What would have kept it, in its place. */
  readonly keys: readonly string[];
}

/** What one may read at a table beyond the words of its game: the pages of one's own side. */
export interface TableWords {
  readonly language: string;
  readonly texts: readonly string[];
}

/** How a client puts options, decisions and notices of a game into words (`docs/server.md`, Words). */
export interface GameWords {
  readonly game: string;
  readonly language: string;
  /** Fluent resources; of two messages with the same id the later one counts. No pages that only some may read. */
  readonly texts: readonly string[];
  /** Verb -> the domain of each argument. */
  readonly verbs: Readonly<Record<string, readonly string[]>>;
  /** Kind of notice -> field -> its domain. */
  readonly notices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What a decision's `subject` counts: word by number. */
  readonly subjects: readonly string[];
  readonly subject_domain: string;
  /** Where a seat may lay notes of its own. */
  readonly places: readonly string[];
  readonly place_domain: string;
}

/** The texts that belong to no game. */
export interface FrameWords {
  readonly language: string;
  readonly languages: readonly string[];
  readonly texts: readonly string[];
}

/** A table as anybody may know it. */
export interface TableInfo {
  readonly table: string;
  readonly name: string;
  readonly game: string;
  readonly settings: Readonly<Record<string, string | number | boolean>>;
  readonly opened: number;
  readonly listed: boolean;
  readonly watched: boolean;
  readonly over: boolean;
  readonly seats: readonly SeatSeen[];
  readonly rematch: string;
  /** Whoever opened the table may know the dice. */
  readonly practice: boolean;
  /** The preset that it is played by; empty: house rules. */
  readonly preset: string;
  /** The settings that are not as usual. */
  readonly chosen: Readonly<Record<string, string | number | boolean>>;
  readonly clock: ClockRecord | null;
  readonly away: number;
  /** Whether whoever sits here may ask what a hard bot would do. */
  readonly hints: boolean;
  /** The seats that are asked something, as far as whoever looks may know; nobody's in the lobby. */
  readonly asked: readonly number[];
  /** Whether the real box lies on the table: people enter what came up. */
  readonly box: boolean;
  /** The rules by which they lay it out before anything is entered, in order. */
  readonly lay_out: readonly string[];
  /** How it ended, for whoever may look on. */
  readonly result: Result | null;
  /** The seat of whoever asks; -1: they have none. */
  readonly you: number;
  /** The game with whose cardboard this goes along, and which is played there; empty: it is played here. */
  readonly part_of: string;
  /** Where it stands with the club page; nothing: there is none, or it cannot count. */
  readonly club: TableInClub | null;
}

/** The seat that was taken, and its secret. */
export interface Taken {
  readonly seat: number;
  readonly token: string;
}

/** Where else this server can be found: its addresses in the local network, for who asks from its own machine. */
export interface Place {
  readonly addresses: readonly string[];
}

/** A code that lets one more device in, and for how many seconds it is good. */
export interface DeviceCode {
  readonly code: string;
  readonly seconds: number;
}

/** Where the code leads: a table, its game, and the secret of a seat; or a name of one's own, and its secret. */
export interface LetIn {
  readonly table: string;
  readonly game: string;
  readonly seat: number;
  readonly token: string;
  /** The name, if the code is a name's: then there is no table. */
  readonly name: string;
}

/** What a seat or a spectator sees now. */
export interface Seen {
  readonly view: TableView;
  readonly told: readonly Told[];
  /** At a table of the real box: what people are asked to enter now. */
  readonly entry: EntrySeen | null;
}

/** Part of a game. For a seat, moments are what it was sent: choices out of its sight are no steps. */
export interface Replay {
  /** How many steps the whole replay has. */
  readonly count: number;
  readonly steps: readonly ReplayStep[];
}

/** A finished game in all its notices: nothing is secret any more. */
export interface Story {
  /** How many steps the all-seeing replay has. */
  readonly count: number;
  /** From the first choice to the last; 0 if nobody knows, as of a tape that was brought along. */
  readonly seconds: number;
  readonly heard: readonly Heard[];
}

/** What opens the replay of a finished game, and nothing else. Empty: spectators look on here without any token. */
export interface Shared {
  readonly token: string;
}

/** What a hard bot would choose, and what it thinks of everything that it considered; nothing if that is all. */
export interface Hint {
  readonly decision: number;
  readonly choice: string;
  readonly options: readonly OptionJudged[];
}

/** How a finished game stood, from its first choice to its end, as play-outs by sensible bots judge it. */
export interface Course {
  readonly stood: readonly Stood[];
}

/** One season of the club, and which others there are. */
export interface ClubPage {
  readonly season: Season;
  readonly seasons: readonly Season[];
  readonly games: readonly GameScore[];
  /** The tables that ended last. */
  readonly latest: readonly TableResult[];
}

/** A name that is yours, and the secret that proves it on this device: it is shown only once. */
export interface OwnName {
  readonly name: string;
  readonly token: string;
}

/** One option of a game. */
export interface SettingInfo {
  readonly name: string;
  readonly default: string | number | boolean;
  readonly values: readonly (string | number | boolean)[];
  readonly rule: string;
  readonly explanation: string;
  /** Under which heading it stands (`chapter-…` in the game's texts); none: with what everybody decides. */
  readonly chapter: string;
  /** What it, or a value of it, goes with: all of these must hold. */
  readonly goes: readonly Goes[];
  /** Values to offer though others are possible. */
  readonly offered: readonly (string | number | boolean)[];
  /** Whose words its values are. */
  readonly domain: string;
}

/** Settings under one name, which a host chooses before anything else (`preset-…` in the game's texts). */
export interface Preset {
  readonly name: string;
  readonly settings: Readonly<Record<string, string | number | boolean>>;
  /** A good number of seats; 0: any. */
  readonly seats: number;
}

/**
 * Something in the box: a word of a domain (`room-kitchen` names it), messages that say what it does, and facts.
 *
 * A message that a game has no text for is passed over.
 */
export interface Thing {
  readonly domain: string;
  readonly word: string;
  readonly texts: readonly string[];
  /** What is printed on it, by names that the game's own board knows. */
  readonly printed: Readonly<Record<string, Json>>;
  /** The message that names it, if that is not `domain-word`. */
  readonly name: string;
}

/** A printed chart: row and column give a word. `rule` says how it is read. */
export interface Chart {
  readonly name: string;
  readonly rule: string;
  /** The domain of its rows. */
  readonly row: string;
  readonly column: string;
  /** The domain of what stands in it. */
  readonly cell: string;
  /** Row -> column -> what stands there. */
  readonly cells: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** One fact of a position. */
export interface Field {
  readonly key: string;
  /** `number`, `flag`, `word`, `words` (several of them), or `seat`. */
  readonly kind: string;
  /** Whose words they are: how they are named. */
  readonly domain: string;
  readonly words: readonly string[];
  readonly low: number;
  readonly high: number;
}

/** A table of a position with a row for each of some words. */
export interface Rows {
  readonly key: string;
  readonly domain: string;
  readonly words: readonly string[];
  /** The fact that a bare word stands for: `kevin = "B3"` says where Kevin is. */
  readonly bare: string;
}

/** One step of what was found out, with its rule: `beside-…` in the game's texts says it. */
export interface Fact {
  readonly name: string;
  readonly rule: string;
  /** What it names: a word of the domain that the key names, a number, or a `seat`. */
  readonly details: Readonly<Record<string, string | number>>;
}

/** Something that cannot be: the key where it stands, with those above it, and why. No key: it is the whole. */
export interface Trouble {
  readonly place: string;
  readonly sentence: string;
}

/** A table that can stand on the club page once its game is over. */
export interface TableInClub {
  /** As things are, it will: it is listed, or all its people want it. */
  readonly counts: boolean;
  /** The seats whose people want it. */
  readonly agreed: readonly number[];
}

/** One moment of a game: what was seen, and what was told since the moment before. */
export interface ReplayStep {
  readonly step: number;
  /** Seat -> what it saw: the own one, or everybody's once the game is over. */
  readonly views: Readonly<Record<number, TableView>>;
  readonly told: readonly Told[];
}

/** Something that was told, at which step of the all-seeing replay, and to which seats; 62 is a spectator. */
export interface Heard {
  readonly step: number;
  readonly told: Told;
  readonly to: readonly number[];
}

/** An option that was considered: how often it won in imagined worlds, give or take how much, in how many worlds. */
export interface OptionJudged {
  readonly option: string;
  readonly chance: number;
  readonly doubt: number;
  readonly worlds: number;
}

/** How a game stood at a step of the all-seeing replay: each seat's chance to win. */
export interface Stood {
  readonly step: number;
  readonly chances: readonly number[];
}

/** A time in which results are counted together. Exactly one is not closed; it has no name yet. */
export interface Season {
  readonly number: number;
  readonly name: string;
  /** When the one before was closed; 0: it is the first. */
  readonly began: number;
  readonly closed: number | null;
}

/** The results of one game in one season. */
export interface GameScore {
  readonly game: string;
  readonly tables: number;
  /** The best first, by rating; at most so many as the page shows. */
  readonly players: readonly PlayerScore[];
  readonly kinds: readonly KindScore[];
}

/** How a table ended. */
export interface TableResult {
  /** To look at its replay; empty where not everybody may. */
  readonly table: string;
  readonly game: string;
  readonly at: number;
  /** Which haunt, killer or mode it was. */
  readonly kind: string;
  readonly rounds: number;
  /** The rule that ended it. */
  readonly why: string;
  readonly seats: readonly SeatResult[];
}

/** An option, or one value of it, goes with another option only while that has one of these values. */
export interface Goes {
  readonly other: string;
  readonly values: readonly (string | number | boolean)[];
  /** None: the whole option. */
  readonly value: string | number | boolean | null;
}

/** Somebody's results in one game, by the name they gave; or those of a kind of bot, by its level. */
export interface PlayerScore {
  readonly name: string;
  readonly bot: boolean;
  /** The name is somebody's own: results count only for whoever has its secret. */
  readonly owned: boolean;
  readonly played: number;
  readonly won: number;
  readonly sides: readonly SideScore[];
  /** What they are surely worth: three doubts below `skill`. Everybody begins at 0. */
  readonly rating: number;
  readonly skill: number;
  readonly doubt: number;
}

/** All tables of one kind: of one haunt, killer or mode. */
export interface KindScore {
  readonly word: string;
  readonly name: string;
  readonly tables: number;
  readonly sides: readonly SideScore[];
}

/** How a seat came out. Without a name: somebody who gave none, or has taken it off. */
export interface SeatResult {
  readonly name: string;
  readonly player: string;
  readonly level: string;
  readonly side: string;
  readonly won: boolean;
}

/** How often somebody, or anybody, was on a side, and won on it. An empty side: the game has none. */
export interface SideScore {
  readonly side: string;
  readonly played: number;
  readonly won: number;
}

// -- What each game shows of its board

/** The games that are installed. */
export type GameName = "betrayal" | "room25" | "terrorscape" | "betrayal-haunt";

/** Game -> its board. */
export interface Boards {
  readonly betrayal: BetrayalView;
  readonly room25: Room25View;
  readonly terrorscape: TerrorscapeView;
  readonly "betrayal-haunt": BesideView;
}

/**
 * Everything one seat may see of a game of Betrayal at House on the Hill (BET-SECRET-6).
 *
 * `ruins` are collapsed rooms that still lie on their squares (HC-20); `lost` are all rooms that are gone for good.
 * `laid` is the room whose tile was laid last, empty if none was: the one that somebody is turning or attaching.
 * `sheets` are all explorers' cards while explorers are chosen, and nothing later.
 */
export interface BetrayalView {
  readonly seat: number;
  readonly phase: string;
  readonly turn: BetrayalTurnView;
  readonly rooms: readonly BetrayalRoomView[];
  readonly ruins: readonly BetrayalRoomView[];
  readonly stairs: readonly (readonly [string, string])[];
  readonly lost: readonly string[];
  readonly laid: string;
  readonly tokens: readonly BetrayalTokenView[];
  readonly piles: readonly BetrayalPileView[];
  readonly sheets: readonly BetrayalSheetView[];
  readonly explorers: readonly BetrayalExplorerView[];
  readonly monsters: readonly BetrayalMonsterView[];
  readonly stack: BetrayalStackView;
  readonly decks: readonly BetrayalDeckView[];
  readonly omens: number;
  readonly vault_open: boolean;
  readonly mask_worn: boolean;
  readonly box_open: boolean;
  readonly noted: number;
  readonly haunt: BetrayalHauntView | null;
  /** What the next haunt roll must reach; 0 once the haunt has begun. `rolls`: it comes at the end of this turn. */
  readonly safe: number;
  readonly rolls: boolean;
  readonly attacks: readonly BetrayalAttackView[];
}

/** Whose turn it is and what has been done in it. `spaces` -1: nobody moves now, or where nobody can see it. */
export interface BetrayalTurnView {
  readonly seat: number;
  readonly acting: string;
  readonly spaces: number;
  readonly did: readonly string[];
  readonly used: readonly string[];
  readonly tried: readonly string[];
  readonly resolving: readonly string[];
}

/**
 * A tile in the house. North is up, `x` grows to the east and `y` to the south; (0, 0) is the floor's first tile.
 *
 * `doors` are its sides from north clockwise: "wall", "door" to a room, "open" to nothing yet, or "false" where a door
 * meets a wall. `far` are the doors of side 1 of a barrier room. `symbol` is the printed one, `drawn` that nobody draws
 * for it any more. `beside`: the tile found no place and is linked with the first room of its floor (HC-6).
 */
export interface BetrayalRoomView {
  readonly room: string;
  readonly floor: string;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly doors: readonly string[];
  readonly windows: readonly string[];
  readonly far: readonly string[];
  readonly symbol: string;
  readonly drawn: boolean;
  readonly beside: boolean;
}

/** A square token in a room. `to` is the room of its other end, if it joins two. */
export interface BetrayalTokenView {
  readonly token: string;
  readonly room: string;
  readonly side: number;
  readonly to: string;
  readonly to_side: number;
}

/** Cards that lie in a room, and companions that wait there for somebody to join. */
export interface BetrayalPileView {
  readonly room: string;
  readonly side: number;
  readonly cards: readonly string[];
  readonly companions: readonly string[];
}

/** An explorer as its card shows it to those who choose: tracks and starting places as in `ExplorerView`. */
export interface BetrayalSheetView {
  readonly character: string;
  readonly tracks: readonly (readonly number[])[];
  readonly starts: readonly number[];
}

/**
 * An explorer. `room` is empty if it is in none, "hidden" if this seat cannot know where it is.
 *
 * `clips` are places on the tracks (0 to 7, -1 the skull) and `values` the numbers under them, or those that a haunt
 * puts in their place, both in the order might, speed, sanity, knowledge; `starts` are the places where the clips
 * began. `team` is empty while a role token hides it from this seat; `role` is the token's number, 0 if there is none
 * or this seat cannot know it. `restrained`: failed attempts to free it, -1 if it is free.
 */
export interface BetrayalExplorerView {
  readonly seat: number;
  readonly character: string;
  readonly room: string;
  readonly side: number;
  readonly fate: string;
  readonly team: string;
  readonly role: number;
  readonly clips: readonly number[];
  readonly values: readonly number[];
  readonly tracks: readonly (readonly number[])[];
  readonly starts: readonly number[];
  readonly cards: readonly string[];
  readonly blessed: readonly string[];
  readonly restrained: number;
  readonly misses_turn: boolean;
}

/** A monster. `traits` in the order of an explorer's, -1 where it has none; empty if only the other side knows. */
export interface BetrayalMonsterView {
  readonly figure: string;
  readonly kind: string;
  readonly room: string;
  readonly side: number;
  readonly stunned: boolean;
  readonly done: boolean;
  readonly traits: readonly number[];
  readonly cards: readonly string[];
}

/**
 * The room tiles to come. `back` is that of the top tile, empty if the stack is. Looked-at tiles are empty words if it
 * was not this seat that looked; `bottom` holds a room, or a back where the face is unknown.
 */
export interface BetrayalStackView {
  readonly tiles: number;
  readonly back: string;
  readonly top: readonly string[];
  readonly bottom: readonly string[];
  readonly discarded: number;
  readonly discard: readonly string[];
}

/** A deck and its discard pile. Cards looked at on top are empty words if it was not this seat that looked. */
export interface BetrayalDeckView {
  readonly symbol: string;
  readonly cards: number;
  readonly top: readonly string[];
  readonly bottom: readonly string[];
  readonly discard: readonly string[];
}

/**
 * The haunt in play. `page` are the messages that this seat may read. `traitor` -1: none, or hidden.
 *
 * `sections`: for each message of `page` what each of its paragraphs is about, so that it can be set out: goal, now
 * (how things stand), you (what one can do), monsters (what one's monsters can do), others, rules. Empty: as it is.
 * `track` -1: a secret of the other side. `order` are the seats of a round, -1 for the monsters; `at` a place in it.
 * `met`: the haunt's own rule by which it has ended, once it has; empty if it was none of them.
 */
export interface BetrayalHauntView {
  readonly number: number;
  readonly page: readonly string[];
  readonly sections: readonly (readonly string[])[];
  readonly revealer: number;
  readonly room: string;
  readonly traitor: number;
  readonly hidden: boolean;
  readonly round: number;
  readonly track: number;
  readonly order: readonly number[];
  readonly at: number;
  readonly shown: Readonly<Record<string, Json>>;
  readonly met: string;
}

/**
 * An attack that the acting figure of this seat may make: dice of both sides, and what the haunt adds to each sum.
 *
 * `card` is empty for bare hands; `against` is -1 where the other side's numbers are a secret.
 */
export interface BetrayalAttackView {
  readonly card: string;
  readonly target: string;
  readonly trait: string;
  readonly dice: number;
  readonly bonus: number;
  readonly against: number;
  readonly guard: number;
}

/** Everything one seat may see of a game of Room 25. */
export interface Room25View {
  readonly seat: number;
  readonly mode: string;
  readonly level: string;
  readonly phase: string;
  readonly round: number;
  readonly remaining: number;
  readonly acting: string;
  readonly token: string;
  readonly rooms: readonly Room25RoomView[];
  readonly queue: readonly string[];
  readonly characters: readonly Room25CharacterView[];
  readonly seats: readonly Room25SeatView[];
  readonly arrows: Readonly<Record<string, string>>;
  readonly key_turned: boolean;
  readonly robots_in_reserve: number;
  readonly unseen: Readonly<Record<string, number>>;
  readonly deck: number;
  readonly discard: readonly string[];
  readonly displayed: readonly string[];
  readonly fast: readonly string[];
  readonly powers: boolean;
}

/** A space of the Complex. `room` is empty if this seat does not know what lies there. */
export interface Room25RoomView {
  readonly space: string;
  readonly room: string;
  readonly up: boolean;
  readonly no_entry: boolean;
  readonly locked: boolean;
  readonly corridor: string;
  readonly characters: readonly string[];
  readonly robots: readonly string[];
  readonly reminders: readonly string[];
}

/**
 * A character in play. A slot is empty, "hidden", or the plan that lies in it. `space` is empty when eliminated.
 *
 * `futile`: while it is programmed by this seat, the tokens that would be lost if they were played as things stand.
 */
export interface Room25CharacterView {
  readonly character: string;
  readonly seat: number;
  readonly space: string;
  readonly slots: readonly [string, string];
  readonly single: boolean;
  readonly played: readonly string[];
  readonly lost: readonly string[];
  readonly adrenaline: string;
  readonly free: boolean;
  readonly one_action: boolean;
  readonly resting: boolean;
  readonly paranoid: boolean;
  readonly stack: readonly string[];
  readonly invisible: boolean;
  readonly reminder_laid: boolean;
  readonly empty_rooms: number;
  readonly in_trap: boolean;
  readonly drowning: number;
  readonly futile: readonly string[];
}

/** A player: the role is empty while it is secret to this seat, or where there are no roles; so is the team. */
export interface Room25SeatView {
  readonly seat: number;
  readonly characters: readonly string[];
  readonly role: string;
  readonly role_shown: boolean;
  readonly team: string;
}

/** Everything one seat may see of the two boards. */
export interface TerrorscapeView {
  readonly phase: string;
  readonly round: number;
  readonly seat: number;
  /** team, killer, or empty for a spectator. */
  readonly side: string;
  readonly victims: readonly TerrorscapeVictimView[];
  readonly killer: TerrorscapeKillerView;
  readonly keys: number;
  readonly rescue: number;
  readonly noise: readonly string[];
  readonly announced: readonly string[];
  readonly last_noise: readonly string[];
  readonly firecracker: string;
  readonly barricades: readonly string[];
  readonly first_player: string;
  readonly encounter: TerrorscapeEncounterView | null;
  readonly team: TerrorscapeTeamView | null;
  /** TER-CROSS-1. Every victim plays for herself. */
  readonly crossroads: boolean;
}

/** A victim. The killer sees the roof only: who she is, her condition and her fear. */
export interface TerrorscapeVictimView {
  readonly victim: string;
  readonly colour: string;
  readonly seat: number;
  readonly condition: string;
  readonly fear: number;
  /** Where the killer's notes allow her to be. */
  readonly could_be: readonly string[];
  readonly at: string;
  readonly items: readonly string[];
  readonly own_keys: number;
  readonly ability: string;
  readonly ability_spent: boolean;
  readonly abilities_dealt: readonly string[];
  readonly has_acted: boolean;
  readonly may_flee: boolean;
}

/** The killer. The team sees what is on his board and what he has played. */
export interface TerrorscapeKillerView {
  readonly killer: string;
  readonly level: number;
  readonly strength: number;
  readonly at: string;
  readonly last_known: string;
  readonly in_stealth: boolean;
  readonly stealth_card: string;
  readonly shown: readonly string[];
  readonly abilities: readonly string[];
  readonly abilities_spent: readonly string[];
  readonly locked: boolean;
  readonly paying: string;
  readonly hand: readonly string[];
  readonly deck: number;
  readonly pile: readonly string[];
  readonly abilities_dealt: readonly string[];
  /** Where he may be while he is in stealth, for eyes that do not see him (TER-STEALTH-1). */
  readonly could_be: readonly string[];
}

/** TER-INFO-9. An encounter is open to both sides. */
export interface TerrorscapeEncounterView {
  readonly found: readonly string[];
  readonly attacked: readonly string[];
  readonly defender: string;
  readonly defence: readonly string[];
}

/** TER-INFO-3. The team's side of the screen. */
export interface TerrorscapeTeamView {
  readonly acting: string;
  readonly gears: number;
  readonly trap: string;
  readonly search_left: number;
  readonly equipment_left: number;
  readonly discard: Readonly<Record<string, number>>;
  readonly looked: readonly string[];
  readonly looker: string;
  readonly repaired: boolean;
  readonly exchanging: readonly string[];
  readonly naming: readonly string[];
  readonly plans: readonly string[];
  readonly marked: string;
  readonly steps_done: number;
  readonly plan_ready: boolean;
  readonly plan_spent: boolean;
  readonly buzzer: string;
}

/** What a seat sees beside the cardboard. */
export interface BesideView {
  readonly title: string;
  readonly number: number;
  readonly sides: readonly string[];
  readonly endings: readonly string[];
  readonly seats: readonly BesideSeat[];
  readonly shared: readonly BesideTally[];
  /** What it may read. */
  readonly papers: readonly BesidePaper[];
  /** Its own; empty for whoever only looks on. */
  readonly side: string;
  /** The rules by which its side sets up. */
  readonly lines: readonly string[];
  /** What its side counts for itself. */
  readonly own: readonly BesideTally[];
  readonly outcome: string;
}

/** What everybody sees of a seat. */
export interface BesideSeat {
  readonly side: string;
  /** The side to which it says it has gone over; somebody of that side has to agree. */
  readonly wants: string;
  /** The ending that it calls. */
  readonly calls: string;
}

/** A counter. What a side counts for itself stands in the notes, at `place`; until then it is at its start. */
export interface BesideTally {
  readonly place: string;
  readonly domain: string;
  readonly word: string;
  readonly trait: string;
  readonly several: boolean;
  readonly value: number;
}

/** A message that a seat may read, and what each of its paragraphs is about, if that is said. */
export interface BesidePaper {
  readonly message: string;
  readonly sections: readonly string[];
}
