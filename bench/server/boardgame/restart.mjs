// Tables at the pace of people, whose clients come back by themselves as the page does. It says when all sit ("seated"),
// and at the end how long every seat saw nothing that lost its connection. Run: node restart.mjs '{"urls": […], …}'
import WebSocket from "ws";
import { json, SEATS } from "./round.mjs";

const options = {
  urls: [], // of the servers; who loses a connection tries the next one
  game: "hidden_hands",
  tables: 200,
  every: 1000, // milliseconds from one move of a table to its next
  seconds: 20,
  pause: 250, // milliseconds until somebody tries to come back, and again: as in the page
  ...JSON.parse(process.argv[2]),
};
const AT_ONCE = 10; // tables that are opened at the same time

const now = () => performance.now();
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const outages = []; // milliseconds from the loss of a connection to the next sight of the table
let acknowledged = 0; // moves
let forgotten = 0; // acknowledged moves that somebody was asked for once more

class Seat {
  state = null;
  lost = 0; // since when it sees nothing
  sent = -1; // the decision that was answered last
  done = -1; // and the last one whose answer was acknowledged

  constructor(table, token, at) {
    Object.assign(this, { table, token, at });
    this.connect();
  }

  connect() {
    const address = `${options.urls[this.at].replace("http", "ws")}/api/tables/${this.table}/live`;
    this.socket = new WebSocket(address, { perMessageDeflate: false });
    this.socket.on("error", () => {}); // the end follows
    this.socket.on("open", () => this.socket.send(JSON.stringify({ type: "sit", token: this.token })));
    this.socket.on("message", (raw) => this.hear(JSON.parse(raw)));
    this.socket.on("close", () => this.lose());
  }

  hear(message) {
    if (message.type === "done") {
      acknowledged += 1;
      this.done = this.sent;
    }
    if (message.type !== "state") return;
    if (this.lost) outages.push(now() - this.lost);
    if (this.lost && message.view.asked.some((one) => one.id <= this.done)) forgotten += 1;
    this.lost = 0;
    this.state = message;
  }

  lose() {
    this.lost ||= now();
    this.at = (this.at + 1) % options.urls.length;
    setTimeout(() => this.connect(), options.pause);
  }

  // Answer what is asked, if anything is.
  move() {
    const asked = this.lost ? undefined : this.state?.view.asked[0];
    if (asked === undefined || this.socket.readyState !== WebSocket.OPEN) return;
    this.sent = asked.id;
    this.socket.send(JSON.stringify({ type: "choose", decision: asked.id, option: asked.options[0] }));
  }
}

async function open(n) {
  const at = n % options.urls.length;
  const opened = await json(`${options.urls[at]}/api/tables`, { game: options.game, seats: SEATS, mine: [...Array(SEATS).keys()] });
  const seats = Object.values(opened.tokens).map((token) => new Seat(opened.table, token, at));
  while (!seats.every((seat) => seat.state)) await sleep(5);
  return seats;
}

async function play(seats, until) {
  await sleep(Math.random() * options.every);
  while (now() < until) {
    for (const seat of seats) seat.move();
    await sleep(options.every);
  }
}

const tables = [];
while (tables.length < options.tables) {
  const some = Array.from({ length: Math.min(AT_ONCE, options.tables - tables.length) }, (_, n) => open(tables.length + n));
  tables.push(...(await Promise.all(some)));
}
console.log("seated");
const until = now() + options.seconds * 1000;
await Promise.all(tables.map((seats) => play(seats, until)));
const away = tables.flat().filter((seat) => seat.lost).length; // who is not back yet
outages.sort((a, b) => a - b);
const at = (part) => outages[Math.min(outages.length - 1, Math.floor(outages.length * part))] ?? 0;
console.log(JSON.stringify({ lost: outages.length, p50: at(0.5), p99: at(0.99), longest: at(1), away, acknowledged, forgotten }));
process.exit(0);
