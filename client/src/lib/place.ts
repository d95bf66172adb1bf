/** Where things are: the server's addresses are beside the page, wherever on its site that is. */

/** The address of something on the server as seen from the page, `api/games`, or of a place in the page, `#/lobby`. */
export function beside(path: string): string {
  return new URL(path, location.href.replace(/#.*$/, "")).href;
}
