// A table on a Housebound server, with four WebSocket clients.
import WebSocket from "ws";
import { Round, json, SEATS } from "./round.mjs";

const waits = (asked) => !asked.answer && !asked.standing; // what is done at any moment may be nobody else's to know

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
    if (seat === this.mover && this.#isAskedTheSame(seat)) for (const one of this.seats) this.round.heard(one);
  }

  // Whoever looks through a stack in secret is asked the same again and again: for the others nothing has changed.
  #isAskedTheSame(seat) {
    const { prompt, subject } = this.question;
    return seat.state.view.asked.some((asked) => waits(asked) && asked.prompt === prompt && asked.subject === subject);
  }

  get over() {
    return this.seats[0].state.view.over;
  }

  // Some seat chooses at random; resolves when all have heard of it who may know that it was asked.
  async move() {
    const find = () => this.seats.find((one) => one.state.view.asked.some(waits));
    // after an answer in secret whoever is asked next may hear of it a little later than those who were waited for
    while (find() === undefined) {
      if (this.over) return;
      await this.round.next();
    }
    const seat = find();
    const asked = seat.state.view.asked.find(waits);
    [this.mover, this.question] = [seat, asked];
    const option = asked.options[Math.floor(Math.random() * asked.options.length)];
    const nth = this.seats.indexOf(seat);
    const knows = (one) => one === seat || one.state.view.waiting.some((other) => other.seat === nth);
    const everybody = this.round.begin(this.seats.filter(knows));
    seat.socket.send(JSON.stringify({ type: "choose", decision: asked.id, option }));
    await everybody;
  }

  close() {
    for (const seat of this.seats) seat.socket.close();
  }
}
