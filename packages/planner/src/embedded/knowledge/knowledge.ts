import type { FieldType } from "@sayhey/appspec";

/** A property of a schema.org type: 'departure time', a moment. */
export interface KnownProperty {
  name: string;
  type: FieldType;
  unit?: string;
}

/** What the planner can look up about words of the world: kinds of things out of WordNet, properties out of schema.org. */
export interface Knowledge {
  /** The word and what it is a kind of, the nearest first: kayak, canoe, small boat, boat … Empty for a word nobody knows. */
  chainOf(word: string): readonly string[];
  /** Things of a kind that people know by name: of 'cheese' brie, cheddar, gouda … */
  membersOf(word: string, limit: number): readonly string[];
  /** Properties of the schema.org type of that name, its own before those of what it is a kind of. */
  propertiesOf(type: string): readonly KnownProperty[];
  /** Type of a property by its name, whichever schema.org type has it: 'birth date' is a date. */
  propertyCalled(name: string): KnownProperty | undefined;
  /** Singular of an irregular plural: 'geese' gives 'goose'. */
  singularOf(plural: string): string | undefined;
}

const LETTERS: Record<string, Omit<KnownProperty, "name">> = {
  t: { type: "text" },
  d: { type: "date" },
  D: { type: "dateTime" },
  T: { type: "time" },
  b: { type: "boolean" },
  n: { type: "number" },
  u: { type: "duration" },
  c: { type: "number", unit: "cm" },
  k: { type: "number", unit: "kg" },
  e: { type: "number", unit: "kcal" },
  m: { type: "money" },
  l: { type: "location" },
  p: { type: "text" },
  i: { type: "image" },
  U: { type: "url" },
};
/** Types so general that their properties say nothing about a thing. */
const GENERAL = new Set([
  "thing",
  "creative work",
  "intangible",
  "organization",
  "place",
  "product",
  "person",
  "event",
]);

let loading: Promise<Knowledge> | undefined;

/**
 * Loads the compiled vocabularies, once; some 150 kB compressed, in a file of their own. `planApp` takes the result,
 * and gives the same app for the same idea and seed only where every caller hands it over.
 */
export function loadKnowledge(): Promise<Knowledge> {
  loading ??= import("../../../data/knowledge.gen.ts").then(({ WORDS, TYPES, PLURALS }) =>
    readKnowledge(WORDS, TYPES, PLURALS),
  );
  // A chunk that did not arrive may do so the next time.
  loading.catch(() => (loading = undefined));
  return loading;
}

/** Reads the three tables of data/knowledge.gen.ts. */
function readKnowledge(words: string, types: string, plurals: string): Knowledge {
  const lines = words.split("\n");
  const parents = new Int32Array(lines.length).fill(-1);
  const nodeOf = new Map<string, number>();
  const open: number[] = [];
  lines.forEach((line, node) => {
    const depth = line.charCodeAt(0) - 65;
    parents[node] = depth > 0 ? (open[depth - 1] ?? -1) : -1;
    open[depth] = node;
    for (const word of line.slice(1).split(",")) nodeOf.set(word, node);
  });
  const labelOf = (node: number): string => (lines[node] ?? "A").slice(1).split(",", 1)[0] ?? "";
  const typeLines = new Map<string, string>(types.split("\n").map((line) => [line.slice(0, line.indexOf("<")), line]));
  const irregular = new Map(plurals.split("\n").map((line) => line.split(" ") as [string, string]));

  const ownProperties = (line: string): KnownProperty[] =>
    line
      .slice(line.indexOf("|") + 1)
      .split(",")
      .filter(Boolean)
      .map((entry) => ({ name: entry.slice(0, -2), ...(LETTERS[entry.slice(-1)] ?? { type: "text" }) }));
  let byName: Map<string, KnownProperty> | undefined;

  return {
    chainOf: (word) => {
      const node = nodeOf.get(word);
      if (node === undefined) return [];
      const chain = [word];
      for (let at = parents[node] ?? -1; at >= 0; at = parents[at] ?? -1) chain.push(labelOf(at));
      return chain;
    },
    membersOf: (word, limit) => {
      const node = nodeOf.get(word);
      if (node === undefined) return [];
      const depth = lines[node]?.charCodeAt(0) ?? 0;
      const members: string[] = [];
      for (let at = node + 1; at < lines.length && (lines[at]?.charCodeAt(0) ?? 0) > depth; at++)
        if (lines[at]?.charCodeAt(0) === depth + 1) members.push(labelOf(at));
      return members.slice(0, limit);
    },
    propertiesOf: (type) => {
      const found: KnownProperty[] = [];
      for (let name = type; name !== "" && !GENERAL.has(name);) {
        const line = typeLines.get(name);
        if (line === undefined) break;
        found.push(...ownProperties(line).filter((property) => !found.some((other) => other.name === property.name)));
        name = line.slice(line.indexOf("<") + 1, line.indexOf("|"));
      }
      return found;
    },
    propertyCalled: (name) => {
      byName ??= new Map(
        [...typeLines.values()].flatMap(ownProperties).map((property) => [property.name, property] as const),
      );
      return byName.get(name);
    },
    singularOf: (plural) => irregular.get(plural),
  };
}
