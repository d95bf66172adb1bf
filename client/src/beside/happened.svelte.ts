/** What people say has come up on their table, and what follows from it: looked up at once, kept as long as the window. */

import * as api from "../lib/api";
import type { Form, Found, GameInfo, Json } from "../lib/types";

const PAUSE = 150; // milliseconds after the last change before the server is asked
const OF_A_PLAYER = "players.*.";
const BY_CARDS = ["character", "no-character", "oldest", "youngest"]; // steps that look at the card of an explorer

type Said = Readonly<Record<string, Json>>;

interface Kept {
  count: number;
  names: readonly string[];
  said: Said;
  players: readonly Said[];
  device: number;
}

export class Happened {
  count = $state(4);
  names = $state.raw<readonly string[]>([]);
  said = $state.raw<Said>({});
  players = $state.raw<readonly Said[]>([]);
  /** Whose device this is; -1: nobody's. */
  device = $state(0);
  found = $state.raw<Found | null>(null);
  trouble = $state("");
  private turn = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly key: string;

  constructor(
    readonly info: GameInfo,
    readonly form: Form,
  ) {
    this.key = `housebound.beside.${info.name}`;
    Object.assign(this, this.kept());
    this.ask();
  }

  begin(): void {
    Object.assign(this, { names: [], said: {}, players: [], device: 0 });
    this.changed();
  }

  sit(count: number): void {
    this.count = count;
    this.players = this.players.slice(0, count);
    if (Number(this.said["revealer"] ?? -1) >= count) this.say("revealer", undefined);
    if (this.device >= count) this.device = 0;
    this.changed();
  }

  call(player: number, name: string): void {
    this.names = Array.from({ length: this.count }, (_, i) => (i === player ? name : (this.names[i] ?? "")));
    this.changed();
  }

  /** A fact of the table. What was asked of the players for another haunt is asked anew. */
  say(key: string, value: Json | undefined): void {
    this.said = withFact(this.said, key, value);
    if (key !== "rulebook") this.players = this.players.map(({ explorer }): Said => (explorer === undefined ? {} : { explorer }));
    this.changed();
  }

  of(player: number, key: string): Json | undefined {
    return this.players[player]?.[key];
  }

  sayOf(player: number, key: string, value: Json | undefined): void {
    this.players = Array.from({ length: this.count }, (_, i) => (i === player ? withFact(this.players[i] ?? {}, key, value) : (this.players[i] ?? {})));
    this.changed();
  }

  isAsked(key: string): boolean {
    return this.found?.asks.includes(key) ?? false;
  }

  /** What of single players decides who is meant: the facts that are asked, or that were, and of whom. */
  get deciding(): readonly { key: string; players: readonly number[] }[] {
    const keys = this.form.fields.filter((field) => field.key.startsWith(OF_A_PLAYER)).map((field) => field.key.slice(OF_A_PLAYER.length));
    const everybody = Array.from({ length: this.count }, (_, i) => i);
    const isUsed = (key: string, player: number): boolean => this.of(player, key) !== undefined && (key !== keys[0] || this.looksAtCards);
    return keys
      .map((key) => ({ key, players: everybody.filter((player) => this.isAsked(`players.${player}.${key}`) || isUsed(key, player)) }))
      .filter((one) => one.players.length > 0);
  }

  /** Whether who plays whom has to do with it. */
  private get looksAtCards(): boolean {
    return this.found?.asks.some((key) => key.endsWith(".explorer")) || (this.found?.facts.some((fact) => BY_CARDS.includes(fact.name)) ?? false);
  }

  private changed(): void {
    try {
      const { count, names, said, players, device } = this;
      sessionStorage.setItem(this.key, JSON.stringify({ count, names, said, players, device } satisfies Kept));
    } catch {
      // private windows may refuse; then a reload begins anew
    }
    this.ask();
  }

  private ask(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), PAUSE);
  }

  private async look(): Promise<void> {
    const turn = ++this.turn;
    try {
      const found = await api.findOut(this.info.name, { seats: this.count, said: { ...this.said, players: [...this.players] } });
      if (turn === this.turn) [this.found, this.trouble] = [found, ""];
    } catch (error) {
      if (turn === this.turn) [this.found, this.trouble] = [null, (error as Error).message];
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

function withFact(said: Said, key: string, value: Json | undefined): Said {
  const { [key]: _, ...rest } = said;
  return value === undefined ? rest : { ...rest, [key]: value };
}
