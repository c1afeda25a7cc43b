// A server of boardgame.io with one small game: `node server.js PORT ACTIONS [FOLDER]`.
//
// The game is as large as our `caramba` with two seats: cards are bid from a hand for three goods, drawn from a pile
// and shuffled again; hands and piles are secret. It ends after so many actions. With a folder, matches are kept there
// in files (FlatFile), otherwise in memory, which is what boardgame.io does by itself.

const { Server, FlatFile } = require("boardgame.io/server");

const [port, actions, folder] = process.argv.slice(2);
const HAND = 4;
const GOODS = ["g", "m", "d"];
const DECK = GOODS.flatMap((good) => [2, 3, 4, 5, 6].map((value) => `${good}${value}${good}${7 - value}`));

const player = (band, deck) => ({
  band,
  hand: deck.slice(0, HAND),
  pile: deck.slice(HAND),
  last: [],
  front: [],
  bids: { g: [], m: [], d: [] },
  offers: { g: 0, m: 0, d: 0 },
  passed: false,
});

// What a seat may know: how many cards others hold, and which ones it holds itself.
const seen = (seat) => ({ ...seat, hand: seat.hand.length, pile: seat.pile.length });

const auction = {
  name: "auction",
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => ({
    round: 1,
    actions: 0,
    centre: ["g3", "m2", "d4"],
    seats: ["Bandidos", "Soldados"].map((band) => player(band, random.Shuffle(DECK))),
  }),
  playerView: ({ G, playerID }) => ({
    ...G,
    seats: G.seats.map(seen),
    you: playerID === null ? null : { seat: Number(playerID), hand: G.seats[playerID].hand },
  }),
  moves: {
    bid: ({ G, playerID, random }, card, good) => {
      const seat = G.seats[playerID];
      const place = seat.hand.indexOf(card);
      if (place < 0 || !GOODS.includes(good)) return "INVALID_MOVE";
      seat.hand.splice(place, 1);
      seat.bids[good].push(card);
      seat.offers[good] += Number(card[1]);
      G.actions += 1;
      if (seat.pile.length === 0) settle(G, seat, random);
      seat.hand.push(seat.pile.pop());
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.actions >= Number(actions) ? { winner: "0" } : undefined),
};

// The pile is used up: what was bid is looked at once more, and shuffled.
function settle(G, seat, random) {
  const cards = GOODS.flatMap((good) => seat.bids[good]);
  seat.front = GOODS.map((good) => `${good}${seat.offers[good]}`);
  seat.last = cards;
  seat.pile = random.Shuffle(cards);
  seat.bids = { g: [], m: [], d: [] };
  seat.offers = { g: 0, m: 0, d: 0 };
  G.round += 1;
}

const db = folder === undefined ? undefined : new FlatFile({ dir: folder });
Server({ games: [auction], db, origins: [/127\.0\.0\.1/] }).run(Number(port));
