// A match of the card game in server.cjs on a boardgame.io server, with four socket.io clients.
import { io } from "socket.io-client";
import { Round, json, SEATS } from "./round.mjs";

const GAME = "hidden-hands";

export class Table {
  static async open(url, options) {
    const { matchID } = await json(`${url}/games/${GAME}/create`, { numPlayers: SEATS });
    if (options.idle) return null;
    const table = new Table(url, matchID);
    const joined = [];
    for (let n = 0; n < SEATS; n++) {
      // One after the other, and nobody connects before: it forgets who joins while it writes something else.
      const joining = { playerID: String(n), playerName: String(n) };
      joined.push(await json(`${url}/games/${GAME}/${matchID}/join`, joining));
    }
    table.seats = joined.map((one, n) => table.connect(String(n), one.playerCredentials));
    await Promise.all(table.seats.map((seat) => seat.synced));
    return table;
  }

  constructor(url, id) {
    this.url = url;
    this.id = id;
    this.round = new Round();
    this.seats = [];
  }

  connect(playerID, credentials) {
    const socket = io(`${this.url}/${GAME}`, { transports: ["websocket"], forceNew: true, reconnection: false });
    const seat = { socket, playerID, credentials, state: null };
    seat.synced = new Promise((resolve, reject) => {
      socket.on("connect_error", reject);
      socket.on("connect", () => socket.emit("sync", this.id, playerID, credentials, SEATS));
      socket.on("sync", (_, info) => {
        seat.state = info.state;
        resolve();
      });
    });
    socket.on("update", (_, state) => {
      seat.state = state;
      this.round.heard(seat);
    });
    socket.on("error", (error) => this.round.fail(error));
    return seat;
  }

  over = false;

  // Whoever's turn it is plays a card at random; resolves when all four have heard of it.
  move() {
    const { ctx, _stateID } = this.seats[0].state;
    const seat = this.seats[Number(ctx.currentPlayer)];
    const args = [Math.floor(Math.random() * seat.state.G.players[seat.playerID].hand.length)];
    const payload = { type: "play", args, playerID: seat.playerID, credentials: seat.credentials };
    const everybody = this.round.begin(this.seats);
    seat.socket.emit("update", { type: "MAKE_MOVE", payload }, _stateID, this.id, seat.playerID);
    return everybody;
  }

  close() {
    for (const seat of this.seats) seat.socket.close();
  }
}
