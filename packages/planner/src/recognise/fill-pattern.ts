import type { Pattern, PatternThing } from "@sayhey/blueprints";
import { capital, pluralOf } from "../embedded/inflect.ts";
import { camelCase } from "../embedded/thing.ts";
import { table } from "../vocabulary/rows.ts";
import type { KnownThing } from "../embedded/things/known-thing.ts";
import type { ChosenTrade, TradeThing } from "./trade.ts";

/** What a text keeps in a part of a pattern. */
export interface Adopted {
  /** In the singular, in lower case. */
  name: string;
  /** What several of it are called, where that is not usual. */
  plural?: string;
  /** What is known of such things anywhere; what the pattern does with them is added. */
  known?: Pick<KnownThing, "icon" | "fields" | "rows"> | undefined;
}

/** Rows of a described thing that are shown. */
const MOST_ROWS = 10;
/** Fields of a described thing beside those the pattern works with. */
const MOST_FIELDS = 9;

/** Puts the text's own words into a pattern: the tankers of an office in place of its vehicles. */
export function fillPattern(
  pattern: Omit<Pattern, "cues">,
  adopted: ReadonlyMap<PatternThing, Adopted>,
  { score, evidence }: { score: number; evidence: string[] },
): ChosenTrade {
  const names = new Map<string, { id: string; one: string; many: string }>();
  for (const thing of pattern.things) {
    const own = thing.adopts ? adopted.get(thing) : undefined;
    const [one = thing.id, many = `${thing.id}s`] = thing.names.split("|");
    names.set(
      thing.id,
      own === undefined
        ? { id: thing.id, one, many }
        : { id: camelCase(own.name), one: own.name, many: own.plural ?? pluralOf(own.name) },
    );
  }
  const titles = titlesOf(pattern, adopted);
  const say = (text: string): string =>
    text
      .replaceAll(
        /\{(\w+)\} (\d+)/g,
        (whole, key: string, at: string) => titles.get(`${key.toLowerCase()} ${at}`) ?? whole,
      )
      .replaceAll(/\{(\w+)\}/g, (whole, key: string) => {
        const id = key.charAt(0).toLowerCase() + key.slice(1);
        const singular = names.get(id);
        const plural =
          names.get(id.replace(/s$/, "")) ?? names.get(id.replace(/es$/, "")) ?? names.get(id.replace(/ies$/, "y"));
        const word = singular?.one ?? plural?.many;
        if (word === undefined) return whole;
        return id === key ? word : capital(word);
      });
  const idOf = (id: string): string => names.get(id)?.id ?? id;
  const linked = (fields: string): string =>
    say(fields)
      .replaceAll(/: relation (\w+)/g, (_whole, id: string) => `: relation ${idOf(id)}`)
      .replaceAll(
        /: rollup (\w+) (\w+)\.(\w+)/g,
        (_whole, fn: string, id: string, via: string) => `: rollup ${fn} ${idOf(id)}.${idOf(via)}`,
      );
  const aliases = new Map<string, string>();
  const trade: ChosenTrade["trade"] = {
    id: pattern.id,
    icon: pattern.icon,
    forms: pattern.forms,
    things: pattern.things.map((thing): TradeThing => {
      const plain: TradeThing = {
        use: thing.use,
        role: thing.role,
        icon: thing.icon,
        also: thing.also,
        id: idOf(thing.id),
        names: `${names.get(thing.id)?.one ?? ""}|${names.get(thing.id)?.many ?? ""}`,
        fields: linked(thing.fields),
        // A link is called like what it points at, and its cells with it.
        cells: thing.cells
          .split(" ")
          .map((cell) =>
            new RegExp(`^\\{.*\\}: relation ${cell}$`, "m").test(thing.fields)
              ? camelCase(names.get(cell)?.one ?? cell)
              : cell,
          )
          .join(" "),
        rows: say(thing.rows),
      };
      const known = thing.adopts ? adopted.get(thing)?.known : undefined;
      if (known === undefined) return plain;
      const same = sameFields(plain.fields, known.fields);
      for (const [field, own] of same) aliases.set(`${thing.id}.${field}`, own);
      const needed = [...workedWith(pattern, thing)].filter((field) => !same.has(field));
      return describe(plain, known, new Set(needed));
    }),
    jobs: pattern.jobs.replaceAll(
      /^(\w+) (\w+)(?:\.(\w+))?/gm,
      (_whole, job: string, id: string, field?: string) =>
        `${job} ${idOf(id)}${field === undefined ? "" : `.${aliases.get(`${id}.${field}`) ?? field}`}`,
    ),
    words: {
      tagline: say(pattern.words.tagline),
      itch: shortly(pattern, pattern.words.itch, say),
      promise: shortly(pattern, pattern.words.promise, say),
      pov: shortly(pattern, pattern.words.pov, say),
    },
  };
  const named = [...adopted.keys()].map(({ id }) => idOf(id));
  return { trade, score, evidence, named: new Set(named) };
}

/** As many words as are read in passing. */
const READABLE = 7;

/** A line with the text's own words, or with the pattern's where those are too many to be read in passing. */
function shortly({ things }: Omit<Pattern, "cues">, line: string, say: (text: string) => string): string {
  const said = say(line);
  if (said.split(/\s+/).length <= READABLE) return said;
  return things.reduce((text, { id, names }) => {
    const [one = id, many = `${id}s`] = names.split("|");
    return text
      .replaceAll(`{${id}}`, one)
      .replaceAll(`{${id}s}`, many)
      .replaceAll(`{${capital(id)}s}`, capital(many));
  }, line);
}

/** Titles of the rows of a described thing, by the name and number the pattern's own rows go by. */
function titlesOf(
  { things }: Omit<Pattern, "cues">,
  adopted: ReadonlyMap<PatternThing, Adopted>,
): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  for (const thing of things) {
    const rows = thing.adopts ? adopted.get(thing)?.known?.rows.split("\n").slice(0, MOST_ROWS) : undefined;
    if (rows === undefined) continue;
    // Where fewer are known than the pattern speaks of, the first come again.
    for (let at = 0; at < MOST_ROWS; at += 1)
      titles.set(`${thing.id.toLowerCase()} ${String(at + 1)}`, titleOf(rows[at % rows.length] ?? ""));
  }
  return titles;
}

/** Types of which one is enough: a described thing that has its own picture needs no second. */
const ENOUGH = new Set(["image", "rating", "location", "money"]);

/** Fields of a pattern that a described thing has of its own, under its own name. */
function sameFields(fields: string, known: string): Map<string, string> {
  const typesOf = (lines: string): [string, string][] =>
    lines
      .split("\n")
      .slice(1)
      .map((line): [string, string] => [idOfLine(line), /: (\w+)/.exec(line)?.[1] ?? ""]);
  const own = typesOf(known);
  return new Map(
    typesOf(fields).flatMap(([id, type]): [string, string][] => {
      const found = ENOUGH.has(type) ? own.find(([, each]) => each === type) : undefined;
      return found === undefined ? [] : [[id, found[0]]];
    }),
  );
}

const titleOf = (row: string): string => row.split("|")[0]?.trim() ?? "";
const idOfLine = (line: string): string => camelCase(line.slice(0, line.indexOf(":")));

/** Fields that the pattern's jobs and links need. */
function workedWith({ jobs }: Omit<Pattern, "cues">, thing: PatternThing): ReadonlySet<string> {
  const used = new Set(
    [...jobs.matchAll(/^\w+ (\w+)\.(\w+)$/gm)].flatMap(([, id, field = ""]) => (id === thing.id ? [field] : [])),
  );
  for (const line of thing.fields.split("\n"))
    if (
      /: (?:relation|rollup|calc|expr|lookup) /.test(line) ||
      /^(?:Verdict|Likes you|State|Seller|Price|In stock|Unit price)[^:]*:/.test(line)
    )
      used.add(idOfLine(line));
  return used;
}

/** The thing as it is known anywhere, with the fields that the pattern works with behind its own. */
function describe(
  plain: TradeThing,
  { icon, fields, rows }: Pick<KnownThing, "icon" | "fields" | "rows">,
  needed: ReadonlySet<string>,
): TradeThing {
  const [title = "Name: text", ...own] = fields.split("\n");
  const kept = own.filter(
    (line) => !/: (?:relation|rollup|calc|addDays|daysUntil|expr|lookup) /.test(line) && !/@remarks/.test(line),
  );
  const added = plain.fields
    .split("\n")
    .slice(1)
    .filter((line) => needed.has(idOfLine(line)));
  const taken = new Set(added.map(idOfLine));
  const lines = [...kept.filter((line) => !taken.has(idOfLine(line))).slice(0, MOST_FIELDS), ...added];
  const ids = new Set(lines.map(idOfLine));
  const cellsOf = (row: string): string[] =>
    row
      .split("|")
      .slice(1)
      .map((cell) => cell.trim());
  const patternRows = table(plain.cells, plain.rows).split("\n");
  const filled = rows
    .split("\n")
    .slice(0, MOST_ROWS)
    .map((row, at) => {
      const cells = cellsOf(row).filter((cell) => {
        const field = cell.split("=")[0] ?? "";
        return ids.has(field) && !taken.has(field);
      });
      const more = cellsOf(patternRows[at % patternRows.length] ?? "").filter((cell) =>
        taken.has(cell.split("=")[0] ?? ""),
      );
      return [titleOf(row), ...cells, ...more].join(" | ");
    });
  return { ...plain, icon, fields: [title, ...lines].join("\n"), cells: "", rows: filled.join("\n"), isFilled: true };
}
