/** What has just happened and is worth showing for a moment: dice, cards, losses, deaths. Nothing waits for it. */

import type { BetrayalView, Told } from "../../lib/types";
import type { Speech } from "../../lib/speech";

export interface Roll {
  n: number;
  figure: string;
  dice: string;
  result: string;
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
  n: number;
  text: string;
  grave: boolean;
}

const ROLLS_STAY = 5000;
const FLOATS_STAY = 1900;
const BANNERS_STAY = 4200;
const CARDS_OF_OTHERS_STAY = 6500;
const MOST_ROLLS = 3;
const GRAVE: ReadonlySet<string> = new Set(["died", "traitor_is", "turned", "won"]);
const ANNOUNCED: ReadonlySet<string> = new Set([...GRAVE, "haunt_rolled", "nobody_is_traitor", "traitor_hidden", "role_shown", "your_role", "left_house"]);

export class Moments {
  rolls = $state.raw<readonly Roll[]>([]);
  /** The dice as they lie now, however long ago they were rolled. */
  lastRoll = $state.raw<Roll | null>(null);
  floats = $state.raw<readonly Float[]>([]);
  banner = $state.raw<Banner | null>(null);
  drawn = $state.raw<Drawn | null>(null);
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  hear(news: readonly Told[], board: BetrayalView, speech: Speech): void {
    const own = board.explorers.find((one) => one.seat === board.seat)?.character;
    for (const told of news) this.one(told, own ?? "", speech);
  }

  private one(told: Told, own: string, speech: Speech): void {
    const { kind, n } = told;
    const { figure = "", card = "", trait = "", number = "", dice = "", result = "" } = told.details;
    if (kind === "rolled") this.roll({ n, figure, dice, result });
    else if (kind === "drew") this.show({ n, card, figure, mine: figure === own });
    else if (kind === "peeked_card") this.show({ n, card, figure: "", mine: true });
    else if (kind === "gained" || kind === "lost") {
      const good = kind === "gained";
      this.float({ n, figure, good, text: speech.say(good ? "house-gain" : "house-loss", { number: Number(number), trait: speech.name("trait", trait) }) });
    } else if (kind === "haunt_begins") this.dismiss(); // the page is more than the card that woke it
    if (ANNOUNCED.has(kind)) this.announce({ n, text: speech.notice(told), grave: GRAVE.has(kind) });
  }

  private roll(roll: Roll): void {
    this.lastRoll = roll;
    this.rolls = [...this.rolls, roll].slice(-MOST_ROLLS);
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
