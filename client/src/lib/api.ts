/** The server's HTTP interface. An error says its code, a sentence, and the rules that refused. */

import { chosenLanguage, language } from "./language";
import { beside } from "./place";
import { inOwnWords, t } from "./speech";
import type { ClubPage, Course, DeviceCode, ErrorSaid, Form, Found, FrameWords, GameInfo, GameWords, Happened, Hint, Judged, Laid, LetIn, NewTable, Opened, OwnName, Place, PositionSeen, PuzzleMade, PuzzleShown, Reference, Replay, RuleInfo, SceneShown, Shared, Story, TableInfo, TableWords, Taken, ToSolve } from "./types";

export class Refused extends Error {
  readonly said: ErrorSaid;

  constructor(
    said: ErrorSaid,
    readonly status: number,
  ) {
    const sentence = inOwnWords(said.code, said.sentence);
    super(sentence);
    this.said = { ...said, sentence };
  }
}

/** How often, and after how many milliseconds, we ask again while too many replays are being read. */
const AGAIN = 5;
const CROWDED: readonly string[] = ["too-many-readings", "too-many-thoughts"];
const PAUSE = 1000;

/** What takes the server long it reads for so many at a time: whoever comes too early waits, and nobody need know. */
async function patiently<T>(path: string, token: string): Promise<T> {
  for (let times = 0; ; times++) {
    try {
      return await request<T>(path, token);
    } catch (error) {
      if (!(error instanceof Refused) || !CROWDED.includes(error.said.code) || times >= AGAIN) throw error;
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
        "Accept-Language": chosenLanguage() || navigator.language, // what is refused is said in it
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(token === "" ? {} : { Authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused({ code: "offline", sentence: t("error-offline"), rules: [], about: "" }, 0);
  }
  const type = answer.headers.get("content-type") ?? "";
  if (!answer.ok) {
    const said = type.includes("json") ? await answer.json() : { code: "fault", sentence: await answer.text(), rules: [] };
    throw new Refused(said as ErrorSaid, answer.status);
  }
  return (type.includes("json") ? await answer.json() : await answer.text()) as T;
}

export const games = (): Promise<GameInfo[]> => request("/games");
export const rules = (game: string): Promise<RuleInfo[]> => request(`/games/${game}/rules?language=${language()}`);
export const reference = (game: string): Promise<Reference> => request(`/games/${game}/reference`);
export const positionForm = (game: string): Promise<Form> => request(`/games/${game}/form`);
export const besideForm = (game: string): Promise<Form> => request(`/games/${game}/beside`);
export const findOut = (game: string, happened: Happened): Promise<Found> => request(`/games/${game}/beside`, "", happened);
export const makePuzzle = (laid: ToSolve): Promise<PuzzleMade> => request("/positions/puzzle", "", laid);
export const readPosition = (laid: Laid): Promise<PositionSeen> => request(`/positions?language=${language()}`, "", laid);
export const tableRules = (table: string, token: string): Promise<RuleInfo[]> => request(`/tables/${table}/rules?language=${language()}`, token);
export const gameTexts = (game: string): Promise<GameWords> => request(`/games/${game}/words?language=${language()}`);
export const tableTexts = (table: string, token: string): Promise<TableWords> => request(`/tables/${table}/words?language=${language()}`, token);
/** In the language that is asked for; in none, the browser says which. */
export const frameTexts = (wanted: string): Promise<FrameWords> => request(`/words?language=${wanted}`);
export const lobby = (running = false): Promise<TableInfo[]> => request(`/tables?running=${running}`);
export const tableInfo = (table: string, token = ""): Promise<TableInfo> => request(`/tables/${table}`, token);
export const place = (): Promise<Place> => request("/place");
export const offer = (table: string, host: string, seat: number, known = ""): Promise<Taken> =>
  request(`/tables/${table}/offer`, host, { seat, known });
export const openTable = (wanted: Partial<NewTable> & { game: string; seats: number }): Promise<Opened> =>
  request("/tables", "", wanted);
export const openGuided = (game: string): Promise<Opened> => request(`/games/${game}/guide`, "", {});
export const puzzles = (): Promise<PuzzleShown[]> => request("/puzzles");
export const openPuzzle = (name: string): Promise<Opened> => request(`/puzzles/${name}`, "", {});
export const puzzleAt = (table: string, token: string): Promise<Judged> => patiently(`/tables/${table}/puzzle`, token);
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
export const hint = (table: string, token: string, decision: number): Promise<Hint> => request(`/tables/${table}/hint`, token, { decision });
export const allowHints = (table: string, host: string, allowed: boolean, on_clock: boolean): Promise<TableInfo> =>
  request(`/tables/${table}/hints`, host, { allowed, on_clock });
export const course = (table: string, token: string): Promise<Course> => patiently(`/tables/${table}/course`, token);
export const share = (table: string, token: string): Promise<Shared> => request(`/tables/${table}/share`, token, {});
export const clubPage = (season: number | null): Promise<ClubPage> =>
  request(`/club?language=${language()}${season === null ? "" : `&season=${season}`}`);
export const claimName = (name: string, secret: string): Promise<OwnName> => request("/club/names", "", { name, secret });
export const nameCode = (secret: string): Promise<DeviceCode> => request("/club/names/code", secret, {});
export const freeName = (secret: string): Promise<void> => request("/club/names/free", secret, {});
export const agree = (table: string, token: string, wish: boolean): Promise<TableInfo> => request(`/tables/${table}/agree`, token, { agree: wish });
export const sign = (table: string, token: string, secret: string): Promise<TableInfo> => request(`/tables/${table}/sign`, token, { secret });
