/** What this browser remembers: its seats, the visitor's name, a few wishes. No accounts; nothing leaves the browser. */

import { PACES, type Pace } from "./pacing";

export interface MySeat {
  table: string;
  game: string;
  tokens: string[];
  title: string;
  at: number;
  /** The host's secret, if the table was opened here. */
  host?: string | undefined;
  /** Seat -> its invitation, as long as nobody sits there. */
  invitations?: Readonly<Record<number, string>> | undefined;
  /** What was chosen for it, in a few words. */
  what?: string | undefined;
  /** The puzzle that is solved there. */
  puzzle?: string | undefined;
}

export interface Wishes {
  name: string;
  sound: boolean;
  confirm: boolean;
  /** How fast others' moves are shown. */
  pace: Pace;
}

const SEATS = "housebound.seats";
const WISHES = "housebound.wishes";
const SECRETS = "housebound.secrets";
const LAST_TURNS = "housebound.turns";
const MOST = 30;
const MOST_SECRETS = 200;

export function load<T>(key: string, fallback: T): T {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? fallback : (JSON.parse(kept) as T);
  } catch {
    return fallback; // private windows may refuse; the game goes on without memory
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // see load
  }
}

export function mySeats(): MySeat[] {
  return load<MySeat[]>(SEATS, []);
}

export function remember(seat: MySeat): void {
  keep(SEATS, [seat, ...mySeats().filter((one) => one.table !== seat.table)].slice(0, MOST));
}

export function mySeatAt(table: string): MySeat | undefined {
  return mySeats().find((one) => one.table === table);
}

export function forget(table: string): void {
  keep(SEATS, mySeats().filter((one) => one.table !== table));
}

/** What a link's token was exchanged for here; a secret of our own stands for itself. */
export function secretFor(token: string): string | undefined {
  return load<[string, string][]>(SECRETS, []).find(([link]) => link === token)?.[1];
}

export function keepSecret(token: string, secret: string): void {
  const others = load<[string, string][]>(SECRETS, []).filter(([link]) => link !== token);
  keep(SECRETS, [[token, secret], ...others].slice(0, MOST_SECRETS));
}

/** How many notices a seat had been told when it last chose something; 0 if it never did, here. */
export function lastTurn(table: string, seat: number): number {
  return load<[string, number][]>(LAST_TURNS, []).find(([place]) => place === `${table} ${seat}`)?.[1] ?? 0;
}

export function keepLastTurn(table: string, seat: number, told: number): void {
  const others = load<[string, number][]>(LAST_TURNS, []).filter(([place]) => place !== `${table} ${seat}`);
  keep(LAST_TURNS, [[`${table} ${seat}`, told], ...others].slice(0, MOST));
}

export function wishes(): Wishes {
  const kept = { name: "", sound: false, confirm: true, pace: "normal" as Pace, ...load<Partial<Wishes>>(WISHES, {}) };
  return PACES.includes(kept.pace) ? kept : { ...kept, pace: "normal" };
}

/** Whether somebody at this browser was asked for a name, whatever they said. */
export function wasAskedForName(): boolean {
  return load<Partial<Wishes>>(WISHES, {}).name !== undefined;
}

export function wish(change: Partial<Wishes>): Wishes {
  const now = { ...wishes(), ...change };
  keep(WISHES, now);
  return now;
}
