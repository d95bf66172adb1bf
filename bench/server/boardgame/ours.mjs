// A table on a Housebound server, with four WebSocket clients.
import WebSocket from "ws";
import { Round, json, SEATS } from "./round.mjs";

export class Table {
  static async open(url, options) {
    const opened = await json(`${url}/api/tables`, { game: options.game, seats: SEATS, mine: [...Array(SEATS).keys()] });
    if (options.idle) return null;
    const table = new Table(url, opened.table, options.deflate);
    table.seats = Object.values(opened.tokens).map((token) => table.connect(token));
    await table.ready;
    return table;
  }

  constructor(url, id, deflate) {
    this.address = `${url.replace("http", "ws")}/api/tables/${id}/live`;
    this.deflate = deflate;
    this.round = new Round();
    this.ready = new Promise((resolve, reject) => {
      this.complete = resolve;
      this.fail = reject;
    });
  }

  connect(token) {
    const seat = { socket: new WebSocket(this.address, { perMessageDeflate: this.deflate }), state: null };
    seat.socket.on("error", this.fail);
    seat.socket.on("open", () => seat.socket.send(JSON.stringify({ type: "sit", token })));
    seat.socket.on("message", (raw) => this.hear(seat, JSON.parse(raw)));
    return seat;
  }

  hear(seat, message) {
    if (message.type === "error") this.round.fail(new Error(`${message.code}: ${message.sentence}`));
    if (message.type !== "state") return;
    seat.state = message;
    if (this.complete && this.seats.every((one) => one.state?.seats.every((there) => there.here))) {
      this.complete();
      this.complete = null;
    }
    this.round.heard(seat);
  }

  get over() {
    return this.seats[0].state.view.over;
  }

  // Some seat chooses at random; resolves when all four have heard of it.
  move() {
    const seat = this.seats.find((one) => one.state.view.asked.some((asked) => !asked.answer));
    const asked = seat.state.view.asked.find((one) => !one.answer);
    const option = asked.options[Math.floor(Math.random() * asked.options.length)];
    const everybody = this.round.begin();
    seat.socket.send(JSON.stringify({ type: "choose", decision: asked.id, option }));
    return everybody;
  }

  close() {
    for (const seat of this.seats) seat.socket.close();
  }
}
