// Runs the browser's code for fair shuffles on the test vectors, and on the records in the variable RECORDS.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const [, , client, vectors, out] = process.argv;
const ts = createRequire(`${client}/package.json`)("typescript");
const source = readFileSync(`${client}/src/shell/fair.ts`, "utf8");
const options = { compilerOptions: { target: "ES2022", module: "ESNext" } };
writeFileSync(out, ts.transpileModule(source, options).outputText);
const fair = await import(out);

const known = JSON.parse(readFileSync(vectors, "utf8"));
const wrong = [];
const same = (what, found, due) => found === due || wrong.push([what, found, due]);
for (const { game, seed, commitment } of known.commitments) same("commitment", await fair.commitment(game, fair.unhex(seed)), commitment);
for (const { salt, promise } of known.promises) same("promise", await fair.promise(fair.unhex(salt)), promise);
for (const { game, seed, seat, salt } of known.salts) same("salt", await fair.serversSalt(game, fair.unhex(seed), seat), salt);
for (const { game, seed, salts, drawn } of known.draws) {
  const draw = await fair.stream(game, fair.unhex(seed), salts.map(fair.unhex));
  for (const [at, n, due] of drawn) same(`draw ${at} ${n}`, await draw(at, n), due);
}
const records = [];
for (const [shuffles, text] of JSON.parse(process.env.RECORDS)) records.push(await fair.verify(shuffles, text));
console.log(JSON.stringify({ wrong, records }));
