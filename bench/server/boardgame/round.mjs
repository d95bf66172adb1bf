// What both kinds of tables share: a move and who has heard of it, and a request in JSON.
export const SEATS = 4;
const PATIENCE = 5_000; // milliseconds after which a move is lost

const ANYBODY = Symbol("anybody");

export class Lost extends Error {}

export class Round {
  #waiting = new Set();
  #done = null;
  #failed = null;

  // Resolves when any seat has heard something more.
  next() {
    return this.begin([ANYBODY]);
  }

  // Resolves when all of these seats have heard of what is sent now.
  begin(hearers) {
    this.#waiting = new Set(hearers);
    return new Promise((resolve, reject) => {
      const lost = setTimeout(() => reject(new Lost("a move was never told to everybody")), PATIENCE);
      this.#done = () => {
        clearTimeout(lost);
        resolve();
      };
      this.#failed = reject;
    });
  }

  heard(seat) {
    if (this.#done === null) return;
    this.#waiting.delete(seat);
    this.#waiting.delete(ANYBODY);
    if (this.#waiting.size === 0) {
      const done = this.#done;
      this.#done = null;
      done();
    }
  }

  fail(error) {
    this.#failed?.(error);
  }
}

export async function json(url, body) {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
