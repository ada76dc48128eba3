// The smallest game for two on boardgame.io's server, in memory as it comes: players count up, one after the other.
const { Server } = require("boardgame.io/server");

const count = {
  name: "count",
  setup: () => ({ total: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }) => { G.total += 1; } },
};

Server({ games: [count], origins: [] })
  .run({ port: 0 })
  .then(({ appServer }) => console.log(`listening on port ${appServer.address().port}`));
