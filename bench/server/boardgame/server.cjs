// A boardgame.io server with a small card game with hidden hands. Run: node server.cjs PORT [FOLDER]
// With a folder it keeps its matches there, in the files that boardgame.io brings along; without, in memory only.
const { FlatFile, Server } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const HAND = 5;

function draw(G, random, seat) {
  if (G.secret.deck.length === 0) {
    G.secret.deck = random.Shuffle(G.pile);
    G.pile = [];
  }
  G.players[seat].hand.push(G.secret.deck.pop());
}

// Everybody holds five cards of 52 that nobody else sees. A turn: lay one down, draw one. It never ends.
const HiddenHands = {
  name: "hidden-hands",
  setup: ({ ctx, random }) => {
    const G = { secret: { deck: random.Shuffle([...Array(52).keys()]) }, players: {}, pile: [], tricks: {} };
    for (let seat = 0; seat < ctx.numPlayers; seat++) {
      G.players[seat] = { hand: [] };
      G.tricks[seat] = 0;
      for (let card = 0; card < HAND; card++) draw(G, random, seat);
    }
    return G;
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      move: ({ G, playerID, random }, index) => {
        const [card] = G.players[playerID].hand.splice(index, 1);
        if (card > (G.pile.at(-1) ?? -1)) G.tricks[playerID] += 1;
        G.pile.push(card);
        draw(G, random, playerID);
      },
      client: false,
    },
  },
};

const [port, folder] = process.argv.slice(2);
const db = folder === undefined ? undefined : new FlatFile({ dir: folder });
const server = Server({ games: [HiddenHands], origins: ["http://127.0.0.1"], db });
const listen = server.app.listen.bind(server.app);
server.app.listen = (number, ready) => listen(number, "127.0.0.1", ready); // it would listen on every address
server.run(Number(port));
