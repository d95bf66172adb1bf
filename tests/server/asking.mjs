// Asks the page's own search. In client/: node ../tests/server/asking.mjs FILE MOST
// FILE: { frame, shelves: [{ info, rules, reference, words }], questions: [text] }. Printed: for each question the ids of the first so many.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const { createServer } = await import(pathToFileURL(createRequire(`${process.cwd()}/`).resolve("vite")));
const server = await createServer({
  configFile: false,
  logLevel: "error",
  appType: "custom",
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
});
try {
  const { Speech } = await server.ssrLoadModule("/src/lib/speech.ts");
  const { entriesOf, indexed, search } = await server.ssrLoadModule("/src/lookup/search.ts");
  const { lexicon } = await server.ssrLoadModule("/src/lookup/words.ts");
  const [file, most] = process.argv.slice(2);
  const { frame, shelves, questions } = JSON.parse(readFileSync(file, "utf8"));
  const page = new Speech({ ...frame, game: "", verbs: {}, notices: {}, subjects: [], subject_domain: "", places: [], place_domain: "" });
  const index = shelves.flatMap(({ info, rules, reference, words }) =>
    indexed(entriesOf(info, rules, reference, new Speech(words), (domain) => page.say(`page-things-${domain}`))),
  );
  const words = lexicon(page.say("page-look-up-idle"), page.say("page-look-up-same"));
  console.log(JSON.stringify(questions.map((asked) => search(index, asked, words, Number(most)).map((one) => one.id))));
} finally {
  await server.close();
}
