/** What has just happened and is worth showing for a moment: dice, cards, losses, deaths. Nothing waits for it. */

import type { BetrayalView, Told } from "../../lib/types";
import type { Speech } from "../../lib/speech";
import { captionBefore, captionOf, type Caption } from "./captions";
import { drawing, follow, unseen, type Drawing, type Fight } from "./fights";

export interface Roll {
  n: number;
  figure: string;
  dice: string;
  result: string;
  caption: Caption;
}

export interface Drawn {
  n: number;
  card: string;
  /** Who drew it; empty if I have only looked at it. */
  figure: string;
  mine: boolean;
}

export interface Float {
  n: number;
  figure: string;
  text: string;
  good: boolean;
}

export interface Banner {
  told: Told;
  grave: boolean;
}

const ROLLS_STAY = 6500;
const FIGHTS_STAY = 9000;
const FLOATS_STAY = 1900;
const BANNERS_STAY = 4200;
const CARDS_OF_OTHERS_STAY = 6500;
const MOST_ROLLS = 2;
const GRAVE: ReadonlySet<string> = new Set(["died", "traitor_is", "turned", "won"]);
const ANNOUNCED: ReadonlySet<string> = new Set([...GRAVE, "nobody_is_traitor", "traitor_hidden", "role_shown", "left_house"]);

const GONE_ON: ReadonlySet<string> = new Set(["moved", "discovered", "attacked"]);

export class Moments {
  rolls = $state.raw<readonly Roll[]>([]);
  /** The dice as they lie now, however long ago they were rolled. */
  lastRoll = $state.raw<Roll | null>(null);
  fight = $state.raw<Fight | null>(null);
  floats = $state.raw<readonly Float[]>([]);
  banner = $state.raw<Banner | null>(null);
  drawn = $state.raw<Drawn | null>(null);
  private turnOf = "";
  private drawnLast: Drawing | null = null;
  /** What a haunt has just put to whom: the next dice of that figure are for it. */
  private tried = { figure: "", deed: "" };
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  hear(news: readonly Told[], board: BetrayalView, speech: Speech): void {
    const own = board.explorers.find((one) => one.seat === board.seat)?.character;
    const read = this.drawn;
    for (const told of news) this.one(told, own ?? "", speech);
    // whoever goes on has read the card, and so has whoever has ended the turn
    const begun = news.filter(({ kind }) => kind === "turn_starts").at(-1)?.details["figure"];
    const ended = begun !== undefined && this.turnOf === own;
    const goneOn = news.some(({ kind, details }) => GONE_ON.has(kind) && details["figure"] === own);
    if (read !== null && this.drawn === read && (ended || goneOn)) this.dismiss();
    this.turnOf = begun ?? (this.turnOf || board.turn.acting);
  }

  private one(told: Told, own: string, speech: Speech): void {
    const { kind, n } = told;
    const { figure = "", card = "", trait = "", number = "", dice = "", result = "" } = told.details;
    this.stage(told);
    if (kind === "tries") this.tried = { figure, deed: speech.notice(told) };
    const deed = this.tried.figure === figure ? this.tried.deed : "";
    if (kind === "rolled" || kind === "turn_starts") this.tried = { figure: "", deed: "" };
    if (kind === "rolled" && (this.fight === null || this.fight.n !== n)) this.roll({ n, figure, dice, result, caption: captionOf(told, speech, deed) });
    else if (kind === "rolled") {
      this.rolls = this.rolls.filter((one) => one.dice !== ""); // what was about to be rolled lies on the stage
      this.lastRoll = { n, figure, dice, result, caption: captionOf(told, speech, deed) };
    } else if (kind === "about_to_roll") this.roll({ n, figure, dice: "", result: "0", caption: captionBefore(told, speech, deed) });
    else if (kind === "drew") this.show({ n, card, figure, mine: figure === own });
    else if (kind === "peeked_card") this.show({ n, card, figure: "", mine: true });
    else if (kind === "gained" || kind === "lost") {
      const good = kind === "gained";
      this.float({ n, figure, good, text: speech.say(good ? "house-gain" : "house-loss", { number: Number(number), trait: speech.name("trait", trait) }) });
    } else if (kind === "haunt_begins") this.dismiss(); // the page is more than the card that woke it
    if (ANNOUNCED.has(kind)) this.announce({ told, grave: GRAVE.has(kind) });
  }

  /** A fight has a stage of its own, as long as something comes of it. */
  private stage(told: Told): void {
    this.drawnLast = drawing(this.drawnLast, told);
    const fight = follow(this.fight, told) ?? unseen(this.drawnLast, told);
    if (fight !== null && fight.card !== "") this.drawnLast = null; // it attacks once
    if (fight === this.fight) return;
    this.fight = fight;
    if (fight !== null) this.later(FIGHTS_STAY, () => this.fight === fight && (this.fight = null));
  }

  private roll(roll: Roll): void {
    if (roll.dice !== "") this.lastRoll = roll;
    this.rolls = [...this.rolls.filter((one) => one.dice !== ""), roll].slice(-MOST_ROLLS); // what was about to be rolled has been
    this.later(ROLLS_STAY, () => (this.rolls = this.rolls.filter((one) => one !== roll)));
  }

  private float(float: Float): void {
    this.floats = [...this.floats, float];
    this.later(FLOATS_STAY, () => (this.floats = this.floats.filter((one) => one !== float)));
  }

  private announce(banner: Banner): void {
    this.banner = banner;
    this.later(BANNERS_STAY, () => {
      if (this.banner === banner) this.banner = null;
    });
  }

  /** My own card stays until I put it down; another's does not cover it. */
  private show(drawn: Drawn): void {
    if (this.drawn?.mine && !drawn.mine) return;
    this.drawn = drawn;
    if (!drawn.mine) this.later(CARDS_OF_OTHERS_STAY, () => this.drawn === drawn && this.dismiss());
  }

  dismiss(): void {
    this.drawn = null;
  }

  /** What was shown has been seen. */
  clear(): void {
    this.rolls = [];
    this.fight = null;
    this.banner = null;
  }

  private later(after: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      act();
    }, after);
    this.timers.add(timer);
  }

  end(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }
}
