/** The host's form: what was chosen so far. It is kept while this window lives, so following a rule's link loses nothing. */

import { wishes } from "../lib/mine";
import type { GameInfo, Preset } from "../lib/types";
import { asUsual, mended, seatCounts, type Given, type Value } from "./options";
import type { Sitter } from "./hosting";

const HOUSE = "house"; // no preset of the game: everything is chosen by hand
const USUAL_COMPANY = 4;

interface Kept {
  preset: string;
  count: number;
  sitters: Sitter[];
  given: Given;
  name: string;
  title: string;
  listed: boolean;
  watched: boolean;
  away: number;
  clock: string;
  hints: boolean;
  hintsOnClock: boolean;
  box: boolean;
}

export class Draft {
  preset = $state("");
  count = $state(0);
  sitters = $state<Sitter[]>([]);
  given = $state.raw<Given>({});
  name = $state("");
  title = $state("");
  listed = $state(false);
  watched = $state(true);
  away = $state(0);
  clock = $state("none");
  hints = $state(false);
  hintsOnClock = $state(false);
  /** The real box lies on the table. */
  box = $state(false);
  /** Whether the first chapter lies open: only when somebody says so, else the page would jump under their hands. */
  unfolded = $state(false);
  private readonly key: string;

  constructor(readonly info: GameInfo) {
    this.key = `housebound.draft.${info.name}`;
    this.begin();
    Object.assign(this, this.kept());
  }

  /** As if nothing had been chosen. */
  begin(): void {
    const first = this.info.presets[0];
    Object.assign(this, { name: wishes().name, title: "", listed: false, watched: true, away: 0, clock: "none", hints: false, hintsOnClock: false, box: false, unfolded: false });
    this.given = asUsual(this.info);
    this.sitters = [];
    this.preset = first === undefined ? HOUSE : first.name;
    if (first !== undefined) this.take(first);
    else this.sit(this.info.seats.includes(USUAL_COMPANY) ? USUAL_COMPANY : this.info.seats[0]!);
  }

  get isHouse(): boolean {
    return this.preset === HOUSE;
  }

  /** A preset sets every option. */
  take(preset: Preset): void {
    this.preset = preset.name;
    this.given = { ...asUsual(this.info), ...preset.settings };
    const counts = seatCounts(this.info, this.given);
    this.sit(counts.includes(this.count) ? this.count : preset.seats > 0 ? preset.seats : counts[0]!);
  }

  byHand(): void {
    this.preset = HOUSE;
    this.unfolded = true;
  }

  /** One option by hand: what does not go with it gives way, the number of seats too. */
  choose(name: string, value: Value): void {
    this.preset = HOUSE;
    this.given = { ...this.given, [name]: value };
    const counts = seatCounts(this.info, this.given);
    this.sit(counts.includes(this.count) ? this.count : nearest(counts, this.count));
    this.given = mended(this.info, this.given, this.count);
  }

  /** So many seats: I have the first, bots the new ones. */
  sit(count: number): void {
    this.count = count;
    this.sitters = Array.from({ length: count }, (_, i) => this.sitters[i] ?? (i === 0 ? "me" : `bot ${this.info.usual_bot}`));
    this.given = mended(this.info, this.given, count);
  }

  /** With the real box on the table everybody sits around it, unless somebody says otherwise. */
  lay(box: boolean): void {
    this.box = box;
    if (box) this.sitters = this.sitters.map((one) => (one.startsWith("bot ") ? "person" : one));
  }

  keep(): void {
    const { preset, count, sitters, given, name, title, listed, watched, away, clock, hints, hintsOnClock, box } = this;
    const kept: Kept = { preset, count, sitters: [...sitters], given, name, title, listed, watched, away, clock, hints, hintsOnClock, box };
    try {
      sessionStorage.setItem(this.key, JSON.stringify(kept));
    } catch {
      // private windows may refuse; then a reload begins anew
    }
  }

  private kept(): Partial<Kept> {
    try {
      return JSON.parse(sessionStorage.getItem(this.key) ?? "{}") as Partial<Kept>;
    } catch {
      return {};
    }
  }
}

function nearest(counts: readonly number[], wanted: number): number {
  return counts.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best), counts[0]!);
}
