// boardgame.io's own server with a game that accepts our moves. It has no rules, so all time is spent on serving.
// node peer.cjs PORT [FOLDER]: keeps matches in files in the folder, or in memory without one.
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
