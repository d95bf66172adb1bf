// The load generator for both servers: every table has one move under way at any time, made by one of its four
// clients; the clock stops when the last of the four has been told. Run: node load.mjs '{"server": "ours", …}'
import { readFileSync } from "node:fs";
import { Lost } from "./round.mjs";

const options = {
  server: "ours", // or "theirs"
  url: "",
  game: "hidden_hands", // on our server; theirs has only that one
  tables: 10,
  warmup: 1, // seconds that do not count
  seconds: 5,
  every: 0, // milliseconds from one move of a table to its next; 0: at once
  idle: false, // only open the tables
  deflate: false, // offer compression (ours)
  pid: 0, // the server's process, whose processor time is measured
  ...JSON.parse(process.argv[2]),
};
const { Table } = await import(`./${options.server}.mjs`);
const AT_ONCE = 10; // tables that are opened at the same time

const now = () => performance.now();
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function openAll() {
  const tables = [];
  while (tables.length < options.tables) {
    const some = Array.from({ length: Math.min(AT_ONCE, options.tables - tables.length) });
    tables.push(...(await Promise.all(some.map(() => Table.open(options.url, options)))));
  }
  return tables;
}

const TICK = 0.01; // seconds: what Linux counts processor time in
const user_and_system = (fields) => (Number(fields[11]) + Number(fields[12])) * TICK;
const used = (pid) => user_and_system(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").pop().split(" "));
const children = (pid) => readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
const all = (pid) => [pid, ...children(pid)].map(used).reduce((a, b) => a + b); // whoever writes for it is of it
const processors = () => [options.pid || process.pid, process.pid].map(all);

let made = 0; // moves, those of the warm-up included
let lost = 0; // moves that were never told to everybody

// A move, unless it is lost. What else goes wrong ends everything.
async function moves(table) {
  try {
    await table.move();
    made += 1;
    return true;
  } catch (error) {
    if (!(error instanceof Lost)) throw error;
    lost += 1;
    return false;
  }
}

// Play on until the time is over; a table whose game ends, or that loses a move, is followed by another.
async function play(table, from, until, times) {
  let reopening = 0; // milliseconds in which there was no table to play at
  let next = now() + Math.random() * options.every; // people do not all move at the same moment
  while (now() < until) {
    if (options.every) await sleep(Math.max(0, next - now()));
    next += options.every;
    const start = now();
    if (!table.over && (await moves(table))) {
      if (start >= from && now() <= until) times.push(now() - start);
      continue;
    }
    table.close();
    table = await Table.open(options.url, options);
    if (start >= from) reopening += now() - start;
  }
  table.close();
  return reopening;
}

const tables = await openAll();
if (!options.idle) {
  const from = now() + options.warmup * 1000;
  const until = from + options.seconds * 1000;
  const times = [];
  let before = processors();
  let after = null;
  setTimeout(() => (before = processors()), from - now());
  setTimeout(() => (after = processors()), until - now());
  const reopening = await Promise.all(tables.map((table) => play(table, from, until, times)));
  after ??= processors(); // all were done before the clock was
  const away = reopening.reduce((a, b) => a + b, 0) / tables.length / 1000;
  times.sort((a, b) => a - b);
  const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  const [cpu, load] = after.map((seconds, n) => seconds - before[n]); // the server's and our own
  const found = { moves: times.length, seconds: options.seconds - away, p50: at(0.5), p99: at(0.99), made, lost, cpu, load };
  console.log(JSON.stringify(found));
} else {
  console.log("{}");
}
process.exit(0);
