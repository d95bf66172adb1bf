/** Where the visitor is. Everything after # stays in the browser: a seat's token never reaches the server as a path. */

export type Route =
  | { page: "home" }
  | { page: "host"; game: string }
  | { page: "lobby" }
  | { page: "room"; table: string }
  | { page: "table"; table: string; tokens: string[] }
  | { page: "watch"; table: string }
  | { page: "replay"; table: string; token: string; step?: number }
  | { page: "tape" }
  | { page: "code" }
  | { page: "puzzles" }
  | { page: "club"; season: number | null }
  | { page: "learn"; game: string }
  | { page: "editor"; game: string }
  | { page: "beside"; game: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "look-up"; game: string; asked: string };

export function read(hash: string): Route {
  const [page = "", ...rest] = hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  const [first = "", second = "", third = ""] = rest;
  switch (page) {
    case "host":
    case "editor":
    case "beside":
    case "learn":
      return { page, game: first };
    case "lobby":
    case "tape":
    case "code":
    case "puzzles":
      return { page };
    case "club":
      return { page, season: /^\d+$/.test(first) ? Number(first) : null };
    case "room":
    case "watch":
      return { page, table: first };
    case "t":
      return { page: "table", table: first, tokens: second === "" ? [] : second.split(".") };
    case "replay":
      return { page, table: first, token: second, ...(/^\d+$/.test(third) ? { step: Number(third) } : {}) };
    case "rules":
      return { page, game: first, rule: second };
    case "look-up":
      return { page, game: first, asked: second };
    default:
      return { page: "home" };
  }
}

export function write(route: Route): string {
  switch (route.page) {
    case "home":
      return "#/";
    case "host":
      return `#/host/${route.game}`;
    case "lobby":
    case "tape":
    case "code":
    case "puzzles":
      return `#/${route.page}`;
    case "club":
      return route.season === null ? "#/club" : `#/club/${route.season}`;
    case "room":
    case "watch":
      return `#/${route.page}/${route.table}`;
    case "table":
      return `#/t/${route.table}${route.tokens.length > 0 ? `/${route.tokens.join(".")}` : ""}`;
    case "replay":
      if (route.step !== undefined) return `#/replay/${route.table}/${route.token}/${route.step}`;
      return `#/replay/${route.table}${route.token === "" ? "" : `/${route.token}`}`;
    case "editor":
    case "beside":
    case "learn":
      return `#/${route.page}/${route.game}`;
    case "look-up":
      return `#/look-up/${route.game}${route.asked === "" ? "" : `/${encodeURIComponent(route.asked)}`}`;
    case "rules":
      return `#/rules/${route.game}${route.rule === "" ? "" : `/${route.rule}`}`;
  }
}

class Here {
  route = $state<Route>(read(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.route = read(location.hash)));
  }
}

export const here = new Here();

export function go(route: Route): void {
  location.hash = write(route);
}
