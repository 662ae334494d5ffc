import { evaluateExpression, parseExpression } from "@sayhey/appspec";
import { describe, expect, it } from "vitest";
import { loadBriefs } from "../embedded/load-language-of.ts";
import { planApp } from "../embedded/index.ts";
import { FORMULAS, type Formula } from "./index.ts";

await loadBriefs();

/** What a formula comes to with its own numbers, some of them replaced. */
function workedOut({ inputs, results }: Formula, given: Readonly<Record<string, number>> = {}): Map<string, number> {
  const values = new Map(inputs.map(({ id, initial }) => [id, given[id] ?? initial]));
  for (const { id, formula } of results)
    values.set(
      id,
      evaluateExpression(parseExpression(formula, new Set(values.keys())), (name) => values.get(name) ?? Number.NaN),
    );
  return values;
}
const formulaOf = (id: string): Formula => {
  const found = FORMULAS.find((formula) => formula.id === id);
  if (found === undefined) throw new Error(`There is no formula ${id}.`);
  return found;
};

describe("formulas", () => {
  it("have each id once", () => expect(new Set(FORMULAS.map(({ id }) => id)).size).toBe(FORMULAS.length));

  it.each(FORMULAS.map((formula) => [formula.id, formula] as const))("%s comes to numbers", (_id, formula) => {
    for (const [id, value] of workedOut(formula)) expect(value, id).toSatisfy(Number.isFinite);
  });

  it.each<[string, Record<string, number>, string, number]>([
    // Worked out by hand or by the tables of the sources.
    ["loan", { amount: 10000, rate: 6, months: 60 }, "payment", 193.328],
    ["loan", { amount: 1200, rate: 0, months: 12 }, "payment", 100],
    ["mortgage", { price: 250000, deposit: 50000, rate: 3, years: 30 }, "payment", 843.208],
    ["overpayment", { amount: 100000, rate: 5, years: 20, extra: 100, lump: 0 }, "left", 192],
    ["savings", { start: 1000, monthly: 0, rate: 12, years: 1 }, "end", 1126.825],
    ["tip", { bill: 90, tip: 10, people: 3 }, "each", 33],
    ["vat", { net: 100, rate: 19 }, "gross", 119],
    ["bmi", { weight: 80, height: 180 }, "bmi", 24.691],
    ["calories", { sex: 5, weight: 80, height: 180, age: 30, moves: 1.2 }, "rest", 1780],
    ["pace", { distance: 10, hours: 0, minutes: 50, seconds: 0 }, "pace", 5],
    ["oneRep", { weight: 100, reps: 6 }, "max", 120],
    ["tiles", { length: 3, width: 2, gaps: 0, tileLength: 50, tileWidth: 50, waste: 10, perBox: 4 }, "boxes", 7],
    ["fencePosts", { diameter: 30, depth: 60, post: 10, holes: 10, bag: 10 }, "bags", 37],
    ["concrete", { length: 2, width: 2, depth: 10, waste: 0 }, "volume", 0.4],
    ["brew", { start: 1.05, end: 1.01, liters: 20, heat: 20, gas: 2.4 }, "abv", 5.25],
    ["dough", { balls: 4, weight: 250, water: 60, salt: 2, yeast: 1 }, "flour", 613.497],
    ["fuel", { distance: 300, use: 6, price: 2, people: 3 }, "each", 12],
    ["scale", { scale: 76.2, track: 100, seconds: 4, real: 20 }, "model", 262.467],
    ["grade", { now: 70, weight: 50, goal: 75, guess: 70 }, "need", 80],
    ["percent", { part: 20, whole: 50 }, "share", 40],
  ])("%s %j: %s is %f", (id, given, of, expected) =>
    expect(workedOut(formulaOf(id), given).get(of)).toBeCloseTo(expected, 2),
  );
});

describe("an idea that wants something worked out", () => {
  it.each([
    ["mortgage calculator", "Mortgage"],
    ["tip calculator", "Tip and split"],
    ["how much paint do I need", "Paint for a room"],
    [
      "tiles. room L x W or several walls, tile size, gap, wastage 10 or 15 for diagonal, boxes of how many",
      "Tiles for a room",
    ],
    [
      "concrete for fence posts. hole dia x depth x how many minus the post -> m3 and bags of 20kg, round up please",
      "Concrete for posts",
    ],
    ["calculate compound interest", "Savings with interest"],
  ])("%s opens on it: %s", (idea, title) => {
    const { pages, entities } = planApp(idea, { seed: 1 });
    expect(pages[0]?.blocks[0]).toMatchObject({ kind: "calculator", title });
    // What is kept begins with what the calculator itself says.
    expect(entities[0]?.rows.length).toBeGreaterThan(0);
  });

  it.each<[string, string[]]>([
    ["mortgage overpayment: balance, rate, extra per month -> interest saved", ["Overpaying a mortgage"]],
    [
      "concrete for fence posts and little slabs, size and depth -> bags",
      ["Concrete for posts", "Concrete for a slab"],
    ],
  ])("has what is named and nothing beside it: %s", (idea, titles) => {
    const [home] = planApp(idea, { seed: 1 }).pages;
    expect(home?.blocks.map(({ title }) => title)).toEqual(titles);
  });

  it("counts in the money of the idea", () => {
    const [block] = planApp("tip calculator for pubs in London", { seed: 1 }).pages[0]?.blocks ?? [];
    if (block?.kind !== "calculator") throw new Error("There is no calculator.");
    expect(block.results[0]?.unit).toBe("GBP");
  });

  it.each([
    "calorie tracker",
    "expense calculator for our club",
    "invoices for freelancers",
    "paint shop",
    "Pizza place in Hull. Orders by phone, how many pizzas each evening, drivers, who has paid and what we threw away",
    "Tool library: loans -> who has what, due back, members, deposits, repairs and a page of what is free today",
    "Tree surgeon: go look, estimate, job, invoice. I keep losing track where each one is, me and two lads",
  ])("is not heard where something is kept: %s", (idea) => {
    expect(planApp(idea, { seed: 1 }).pages.flatMap(({ blocks }) => blocks.map(({ kind }) => kind))).not.toContain(
      "calculator",
    );
  });
});
