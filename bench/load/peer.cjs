// boardgame.io's own server with a game that takes our moves: no rules, so all its time goes into serving.
// node peer.cjs PORT [FOLDER]: with a folder it keeps matches in files, else in memory.
const { Server, Origins, FlatFile } = require("boardgame.io/server");

const duel = {
  name: "duel",
  setup: () => ({ board: Array(60).fill(0), made: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G }, path) => {
      for (const move of path) G.board[move % 60] += 1;
      G.made += 1;
    },
  },
};

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [duel], origins: [Origins.LOCALHOST], ...(db && { db }) });
server.run({ port: Number(port), callback: () => console.log("ready") });
