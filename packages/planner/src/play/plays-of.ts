import type { Reading } from "../recognise/reading.ts";
import { tradeThings } from "../recognise/trade-things.ts";
import type { ChosenTrade, Trade, TradeThing } from "../recognise/trade.ts";
import type { Play, Plays } from "./play.ts";
import type { Tool } from "./tools.ts";

/** Who got how far; empty until somebody plays. */
const scoresThing = (counted: string): TradeThing => ({
  id: "score",
  use: "core",
  role: "log",
  icon: "trophy",
  names: "score|scores",
  also: "",
  fields: `Player: text\n${counted}: number\nPlayed on: date -14..0`,
  cells: "playedOn",
  rows: "",
});

/** What is worth keeping of what a tool made. */
const SAVED: TradeThing = {
  id: "saved",
  use: "core",
  role: "log",
  icon: "bookmark",
  names: "result|saved results",
  also: "",
  fields: "Title: text\nText: longText\nSaved on: date -14..0",
  cells: "text savedOn",
  rows: "",
};

/** Tools whose results are texts that one comes back to. */
const KEPT: ReadonlySet<Tool> = new Set<Tool>([
  "generator",
  "qrCode",
  "markdown",
  "paletteMaker",
  "colorPicker",
  "gradient",
  "teamMaker",
]);

function wordsThing({ one, many, rows, groups }: NonNullable<Play["words"]>): TradeThing {
  const name = one.charAt(0).toUpperCase() + one.slice(1);
  return {
    id: "word",
    use: "core",
    role: "item",
    icon: "list",
    names: `${one}|${many}`,
    also: "",
    fields: groups === undefined ? `${name}: text\nHint: text` : `${name}: text\nKind: choice ${groups.join("|")}`,
    cells: groups === undefined ? "hint" : "kind",
    rows: rows
      .split("\n")
      .map((row) => (row.includes("|") ? row : `${row}|`))
      .join("\n"),
  };
}

/** A reading of games and tools: the blocks, and what is kept of them. */
export function playsOf(reading: Reading, { plays, name }: Plays): Reading {
  const [first] = plays;
  if (first === undefined) return reading;
  const words = plays.find((play) => play.words !== undefined)?.words;
  const counted = first.counts;
  const isTool = first.block.kind === "tool";
  const trade: Trade = {
    id: isTool ? "tools" : "games",
    icon: first.icon,
    forms: ["tool"],
    things: [
      ...(counted === undefined ? [] : [scoresThing(counted.name)]),
      ...(words === undefined ? [] : [wordsThing(words)]),
      ...(first.block.kind === "tool" && KEPT.has(first.block.tool) ? [SAVED] : []),
    ],
    jobs: "",
    words: {
      tagline: first.tagline,
      itch: first.itch,
      promise: first.promise,
      pov: isTool ? `POV: ${first.promise.toLowerCase()}` : "POV: just one more round",
    },
  };
  const chosen: ChosenTrade = { trade, score: 0, evidence: [], named: new Set(), givenName: name };
  const things = tradeThings(chosen, [], isTool ? "tool" : "game").map(({ thing }) => thing);
  return {
    ...reading,
    form: isTool ? "tool" : "game",
    isTitle: true,
    titleAbout: "",
    about: new Map(),
    trade: chosen,
    things,
    plays,
  };
}
