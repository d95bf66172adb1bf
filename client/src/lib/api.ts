/** The server's HTTP interface. An error says its code, a sentence, and the rules that refused. */

import { beside } from "./place";
import type { DeviceCode, ErrorSaid, FrameWords, GameInfo, GameWords, LetIn, NewTable, Opened, Place, Replay, RuleInfo, SceneShown, Shared, Story, TableInfo, TableWords, Taken } from "./types";

export class Refused extends Error {
  constructor(
    readonly said: ErrorSaid,
    readonly status: number,
  ) {
    super(said.sentence);
  }
}

/** How often, and after how many milliseconds, we ask again while too many replays are being read. */
const AGAIN = 5;
const PAUSE = 1000;

/** What takes the server long it reads for so many at a time: whoever comes too early waits, and nobody need know. */
async function patiently<T>(path: string, token: string): Promise<T> {
  for (let times = 0; ; times++) {
    try {
      return await request<T>(path, token);
    } catch (error) {
      if (!(error instanceof Refused) || error.said.code !== "too-many-readings" || times >= AGAIN) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

async function request<T>(path: string, token = "", body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(beside(`api${path}`), {
      method: body === undefined ? "GET" : "POST",
      headers: {
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(token === "" ? {} : { Authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused({ code: "offline", sentence: "The server does not answer. Nothing was lost; try again.", rules: [], about: "" }, 0);
  }
  const type = answer.headers.get("content-type") ?? "";
  if (!answer.ok) {
    const said = type.includes("json") ? await answer.json() : { code: "fault", sentence: await answer.text(), rules: [] };
    throw new Refused(said as ErrorSaid, answer.status);
  }
  return (type.includes("json") ? await answer.json() : await answer.text()) as T;
}

export const games = (): Promise<GameInfo[]> => request("/games");
export const rules = (game: string): Promise<RuleInfo[]> => request(`/games/${game}/rules`);
export const tableRules = (table: string, token: string): Promise<RuleInfo[]> => request(`/tables/${table}/rules`, token);
export const gameTexts = (game: string, language = "en"): Promise<GameWords> => request(`/games/${game}/words?language=${language}`);
export const tableTexts = (table: string, token: string, language = "en"): Promise<TableWords> =>
  request(`/tables/${table}/words?language=${language}`, token);
export const frameTexts = (language = "en"): Promise<FrameWords> => request(`/words?language=${language}`);
export const lobby = (running = false): Promise<TableInfo[]> => request(`/tables?running=${running}`);
export const tableInfo = (table: string, token = ""): Promise<TableInfo> => request(`/tables/${table}`, token);
export const place = (): Promise<Place> => request("/place");
export const offer = (table: string, host: string, seat: number, known = ""): Promise<Taken> =>
  request(`/tables/${table}/offer`, host, { seat, known });
export const openTable = (wanted: Partial<NewTable> & { game: string; seats: number }): Promise<Opened> =>
  request("/tables", "", wanted);
export const openGuided = (game: string): Promise<Opened> => request(`/games/${game}/guide`, "", {});
export const scenes = (game: string): Promise<SceneShown[]> => request(`/games/${game}/scenes`);
export const take = (table: string, seat: number | null, name: string): Promise<Taken> =>
  request(`/tables/${table}/take`, "", { seat, name });
export const claim = (table: string, token: string, secret: string): Promise<Taken> =>
  request(`/tables/${table}/claim`, token, { secret });
export const showCode = (table: string, token: string): Promise<DeviceCode> => request(`/tables/${table}/code`, token, {});
export const typeCode = (code: string): Promise<LetIn> => request("/codes", "", { code });
export const rename = (table: string, token: string, name: string): Promise<TableInfo> =>
  request(`/tables/${table}/name`, token, { name });
export const leave = (table: string, token: string): Promise<TableInfo> => request(`/tables/${table}/leave`, token, {});
export const handToBot = (table: string, token: string, level = "", seat: number | null = null): Promise<TableInfo> =>
  request(`/tables/${table}/bot`, token, { level, seat });
export const putOut = (table: string, host: string, seat: number): Promise<TableInfo> => request(`/tables/${table}/out`, host, { seat });
export const takeBack = (table: string, token: string): Promise<TableInfo> => request(`/tables/${table}/back`, token, {});
export const rematch = (table: string, token: string): Promise<Opened> => request(`/tables/${table}/rematch`, token, {});
export const tape = (table: string, token: string): Promise<string> => request(`/tables/${table}/tape`, token);
export const importTape = (text: string): Promise<Opened> => request("/tapes", "", { tape: text });
/** `everybody`: as all seats saw it, once it is over. */
export const replay = (table: string, token: string, step: number, count: number, everybody = false): Promise<Replay> =>
  patiently(`/tables/${table}/replay?step=${step}&count=${count}&everybody=${everybody}`, token);
export const story = (table: string, token: string): Promise<Story> => patiently(`/tables/${table}/story`, token);
export const share = (table: string, token: string): Promise<Shared> => request(`/tables/${table}/share`, token, {});
