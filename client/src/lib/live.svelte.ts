/** A seat at a table, live: what the server shows it, and what it can do. It connects again by itself, always. */

import { isWaitedFor } from "./choices";
import { isAskedToEnter } from "./entry";
import { language } from "./language";
import { lastTurn, keepLastTurn, wishes } from "./mine";
import { Pacer, type Hurry, type Pace } from "./pacing";
import { beside } from "./place";
import { inOwnWords, t } from "./speech";
import type { Barred, Done, Failed, RuleSaid, SaidAloud, SeatClock, State, ToClient, ToServer, Told } from "./types";

/** A message without the reference that is put on it when it is sent. */
export type Wish = { [M in ToServer as M["type"]]: Omit<M, "ref"> }[Exclude<ToServer["type"], "sit">];

export interface Complaint {
  code: string;
  sentence: string;
  rules: readonly RuleSaid[];
}

const FIRST_PAUSE = 250;
const RESTART = 8000; // so long a server may take to start again: meanwhile we try soon
const LONGEST_PAUSE = 5000;
const SENT_OFF = ["link-ended", "put-out"]; // the seat is no longer ours: no use in coming back
const OFFLINE = "offline";
const SILENCE = 20_000; // longer than the pause between two pings: then the connection is dead

export class LiveTable {
  /** What is shown: it may be behind what the server has sent, at the pace that this person wants. */
  state = $state.raw<State | null>(null);
  told = $state.raw<readonly Told[]>([]);
  /** How many moves of others are still to be shown. */
  ahead = $state(0);
  /** How many notices there were after this seat's own last choice. */
  turnFrom = $state(0);
  /** Something since then was passed over, or happened while nobody looked. */
  rushed = $state(false);
  talk = $state.raw<readonly SaidAloud[]>([]);
  connected = $state(false);
  /** What the server last refused, until it is read or something happens. */
  complaint = $state.raw<Complaint | null>(null);
  /** The door is closed: no use in connecting again. */
  closed = $state.raw<Complaint | null>(null);
  barred = $state.raw<readonly Barred[]>([]);
  clock = $state.raw<{ left: number; runs: boolean; at: number } | null>(null);
  /** The clocks that everybody sees, and when that was. */
  clocks = $state.raw<{ seats: readonly SeatClock[]; at: number }>({ seats: [], at: 0 });
  /** How much of what was said has been read here; it is remembered as long as the window. */
  heardTalk = $state(0);
  /** A choice is on its way. */
  busy = $state(false);
  /** How many notices there were when this seat last looked away. */
  seen = $state(0);

  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private gone = 0; // when the connection was lost
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heard = 0;
  private refs = 0;
  private readonly waiting = new Map<string, (answer: Done | Failed) => void>();
  private ended = false;
  private newest: State | null = null;
  private newestTold: readonly Told[] = [];
  private echoes = false;
  private readonly pacer = new Pacer(
    ({ state, told }) => {
      this.state = state;
      this.told = told;
    },
    (ahead) => (this.ahead = ahead),
  );
  /** How long a person needs for these notices, in milliseconds; until somebody knows, nothing waits. */
  lasts: (news: readonly Told[]) => number = () => 0;
  private readonly wake = () => this.reconnect();
  private readonly beat = setInterval(() => this.pulse(), SILENCE / 2);

  constructor(
    readonly table: string,
    readonly token: string,
  ) {
    this.heardTalk = recallTalk(table, token);
    addEventListener("online", this.wake);
    addEventListener("pageshow", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.pacer.pace = wishes().pace;
    this.connect();
  }

  get view(): State["view"] | null {
    return this.state?.view ?? null;
  }

  end(): void {
    this.ended = true;
    this.pacer.end();
    clearTimeout(this.timer);
    clearInterval(this.beat);
    removeEventListener("online", this.wake);
    removeEventListener("pageshow", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    if (this.socket !== null) this.socket.onmessage = null; // what is on its way is for nobody
    this.socket?.close();
  }

  // -- doing

  choose(decision: number, option: string): Promise<boolean> {
    this.pacer.flush();
    this.echoes = true; // what comes of it is seen at once
    return this.ask({ type: "choose", decision, option });
  }

  /** Say what came up at a table of the real box. */
  enter(entry: string, outcome: string): Promise<boolean> {
    this.pacer.flush();
    this.echoes = true;
    return this.ask({ type: "enter", entry, outcome });
  }

  // -- the pace

  setPace(pace: Pace): void {
    this.pacer.pace = pace;
    this.pacer.go();
  }

  /** The next thing that happened, now. */
  next(): void {
    this.pacer.next();
  }

  catchUp(): void {
    this.rushed ||= this.ahead > 1;
    this.pacer.catchUp();
  }

  /** Something is being read: what others do waits, unless somebody waits for this seat. */
  reading(on: boolean): void {
    this.pacer.hold(on);
  }

  // -- more to do

  undo(): Promise<boolean> {
    return this.ask({ type: "undo" });
  }

  proposeBack(agree: boolean): Promise<boolean> {
    return this.ask({ type: "propose_back", agree });
  }

  say(channel: string, text: string): Promise<boolean> {
    return this.ask({ type: "say", channel, text });
  }

  /** Ask for the page of talk before what is here. */
  hearEarlier(): Promise<boolean> {
    return this.ask({ type: "earlier", before: this.talk[0]?.n ?? 0 });
  }

  /** What was said until now has been read. */
  readTalk(): void {
    this.heardTalk = (this.talk.at(-1)?.n ?? -1) + 1;
    recallTalk(this.table, this.token, this.heardTalk);
  }

  note(place: string, text: string): Promise<boolean> {
    return this.ask({ type: "note", place, text });
  }

  /** Send a wish; true when it has happened and is stored. */
  private ask(wish: Wish): Promise<boolean> {
    if (this.socket?.readyState !== WebSocket.OPEN) {
      this.complaint = { code: OFFLINE, sentence: t("error-not-connected"), rules: [] };
      this.reconnect();
      return Promise.resolve(false);
    }
    const ref = String(++this.refs);
    this.complaint = null;
    this.busy = true;
    return new Promise((resolve) => {
      this.waiting.set(ref, (answer) => {
        this.busy = this.waiting.size > 0;
        if (answer.type === "error") this.complaint = answer;
        resolve(answer.type === "done");
      });
      this.socket?.send(JSON.stringify({ ...wish, ref }));
    });
  }

  // -- the connection

  private connect(): void {
    if (this.ended) return;
    const socket = new WebSocket(beside(`api/tables/${this.table}/live`).replace(/^http/, "ws"));
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "sit", token: this.token, language: language() }));
      this.heard = Date.now();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = Date.now();
      const message = JSON.parse(event.data) as ToClient;
      this.hear(message.type === "error" ? { ...message, sentence: inOwnWords(message.code, message.sentence) } : message);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private lost(): void {
    if (this.connected || this.gone === 0) this.gone = Date.now();
    this.connected = false;
    this.socket = null;
    for (const answer of this.waiting.values())
      answer({ type: "error", code: OFFLINE, sentence: t("error-line-broke"), rules: [], ref: "" });
    this.waiting.clear();
    this.busy = false;
    if (this.ended || this.closed !== null) return;
    this.timer = setTimeout(() => this.connect(), this.pause);
    if (Date.now() - this.gone > RESTART) this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
  }

  private reconnect(): void {
    if (this.ended || this.closed !== null || document.visibilityState === "hidden") return;
    if (this.socket === null) {
      clearTimeout(this.timer);
      this.connect();
    } else {
      this.pulse();
    }
  }

  /** A phone that slept has a connection that only looks alive: whoever does not answer is hung up on. */
  private pulse(): void {
    const socket = this.socket;
    if (socket === null || socket.readyState !== WebSocket.OPEN) return;
    const asked = Date.now();
    socket.send(JSON.stringify({ type: "ping", ref: "" }));
    setTimeout(() => {
      if (this.socket === socket && this.heard < asked) socket.close();
    }, 4000);
  }

  private hear(message: ToClient): void {
    switch (message.type) {
      case "state":
        this.follow(message);
        break;
      case "talk":
        this.talk = merged(this.talk, message.said);
        break;
      case "time":
        this.clock = { left: message.left, runs: message.runs, at: Date.now() };
        this.hurry();
        break;
      case "clocks":
        this.clocks = { seats: message.seats, at: Date.now() };
        break;
      case "bars":
        if (this.newest?.view.asked.some((asked) => asked.id === message.decision)) this.barred = message.barred;
        break;
      case "done":
        this.settle(message.ref, message);
        break;
      case "error":
        if (SENT_OFF.includes(message.code)) this.closed = message;
        else if (!this.connected) this.refuse(message);
        else this.settle(message.ref, message);
        break;
    }
  }

  private settle(ref: string, answer: Done | Failed): void {
    const waiting = this.waiting.get(ref);
    this.waiting.delete(ref);
    if (waiting !== undefined) waiting(answer);
    else if (answer.type === "error") this.complaint = answer;
  }

  /** The server does not let this connection in. Some doors open again later, others never. */
  private refuse(message: Failed): void {
    if (["too-many", "too-slow", "not-stored", "busy"].includes(message.code)) this.complaint = message;
    else this.closed = message;
  }

  private follow(state: State): void {
    const before = this.newest;
    const known = this.newestTold;
    const comesBack = !this.connected;
    if (comesBack) {
      this.connected = true;
      this.pause = FIRST_PAUSE;
      if (this.complaint?.code === OFFLINE) this.complaint = null; // it is over
    }
    this.newest = state;
    this.newestTold = [...known.slice(0, state.told_from), ...state.told];
    this.queue(state, before === null || comesBack || state.told_from < known.length);
    const asked = state.view.asked.find(isWaitedFor);
    if (asked?.id !== before?.view.asked.find(isWaitedFor)?.id) {
      this.barred = [];
      this.complaint = null;
      if (asked !== undefined) this.socket?.send(JSON.stringify({ type: "why_not", decision: asked.id, ref: "" }));
    }
  }

  /** What others do is shown at this person's pace; what comes of the own choice, or after a break, at once. */
  private queue(state: State, atOnce: boolean): void {
    const frame = { state, told: this.newestTold };
    const time = this.lasts(state.told);
    if (this.state === null) this.turnFrom = lastTurn(this.table, state.view.seat);
    const unwatched = document.visibilityState === "hidden";
    if (atOnce || this.echoes || unwatched) this.pacer.jump(frame, time);
    else this.pacer.add(frame, time);
    if ((atOnce || unwatched) && state.told.length > 0) this.rushed = true;
    if (this.echoes) {
      this.rushed = false;
      this.turnFrom = frame.told.length;
      keepLastTurn(this.table, state.view.seat, this.turnFrom);
    }
    this.echoes = false;
    this.hurry();
  }

  /** Nobody is late, or keeps others waiting, because of what is still being shown. */
  private hurry(): void {
    const state = this.newest;
    let hurry: Hurry = "none";
    if (state !== null && (state.view.asked.some(isWaitedFor) || isAskedToEnter(state))) {
      const others = state.seats.some((one) => one.player === "person" && one.seat !== state.view.seat && one.here);
      hurry = this.clock?.runs ? "now" : others ? "soon" : "none";
    }
    this.pacer.press(hurry);
  }
}

/** How much of the talk was read at a table, as this window remembers it. */
function recallTalk(table: string, token: string, read?: number): number {
  const key = `housebound.heard.${table}.${token}`;
  try {
    if (read !== undefined) sessionStorage.setItem(key, String(read));
    return Number(sessionStorage.getItem(key) ?? 0);
  } catch {
    return read ?? 0; // private windows may refuse
  }
}

/** What was said, in its order; what comes again takes the place of what was there. */
function merged(before: readonly SaidAloud[], said: readonly SaidAloud[]): readonly SaidAloud[] {
  const byNumber = new Map([...before, ...said].map((one) => [one.n, one]));
  return [...byNumber.values()].sort((one, other) => one.n - other.n);
}
