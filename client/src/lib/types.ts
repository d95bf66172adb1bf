/** What the server reads and sends. Written by `make types` from the server's own structs: change those, not this. */

/** Any JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

// -- Messages to the server, over the WebSocket

export type ToServer = Sit | Choose | Undo | ProposeBack | Say | Earlier | Note | WhyNot | Ping;

/** The first message: who looks on. Without a token: a spectator. */
export interface Sit {
  readonly type: "sit";
  readonly token?: string;
}

/** Answer the decision with this number by an option's name. */
export interface Choose {
  readonly type: "choose";
  readonly decision: number;
  readonly option: string;
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
  /** At a guided table: what its guide says to this seat. */
  readonly guide: GuideSeen | null;
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
export type TableView = BetrayalTableView | Room25TableView | TerrorscapeTableView;

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
 * Something said within one's hearing; `n` counts what this seat has heard.
 *
 * Without a channel it is the house that speaks: `text` is the word for what has happened to the seat (`stand_in`: a
 * bot plays for whoever sits there, `back`, `left`, `put_out`, `bot`, `free`).
 */
export interface SaidAloud {
  readonly n: number;
  readonly at: number;
  readonly seat: number;
  readonly channel: string;
  readonly text: string;
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

// -- Bodies of requests over HTTP

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
  /** Makes it a practice table: whoever knows the seed knows the dice, and everybody is told so. */
  readonly seed?: number | null;
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
}

/** A rule, with the chapter it stands in and its variants. */
export interface RuleInfo {
  readonly id: string;
  readonly chapter: string;
  readonly text: string;
  readonly notes: readonly string[];
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
  /** The seats that are asked something, as far as whoever looks may know; nobody's in the lobby. */
  readonly asked: readonly number[];
  /** How it ended, for whoever may look on. */
  readonly result: Result | null;
  /** The seat of whoever asks; -1: they have none. */
  readonly you: number;
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

/** Where the code leads: a table, its game, and the secret of a seat. */
export interface LetIn {
  readonly table: string;
  readonly game: string;
  readonly seat: number;
  readonly token: string;
}

/** What a seat or a spectator sees now. */
export interface Seen {
  readonly view: TableView;
  readonly told: readonly Told[];
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

/** An option, or one value of it, goes with another option only while that has one of these values. */
export interface Goes {
  readonly other: string;
  readonly values: readonly (string | number | boolean)[];
  /** None: the whole option. */
  readonly value: string | number | boolean | null;
}

// -- What each game shows of its board

/** The games that are installed. */
export type GameName = "betrayal" | "room25" | "terrorscape";

/** Game -> its board. */
export interface Boards {
  readonly betrayal: BetrayalView;
  readonly room25: Room25View;
  readonly terrorscape: TerrorscapeView;
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
 * `track` -1: a secret of the other side. `order` are the seats of a round, -1 for the monsters; `at` a place in it.
 */
export interface BetrayalHauntView {
  readonly number: number;
  readonly page: readonly string[];
  readonly revealer: number;
  readonly room: string;
  readonly traitor: number;
  readonly hidden: boolean;
  readonly round: number;
  readonly track: number;
  readonly order: readonly number[];
  readonly at: number;
  readonly shown: Readonly<Record<string, Json>>;
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

/** A character in play. A slot is empty, "hidden", or the plan that lies in it. `space` is empty when eliminated. */
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
