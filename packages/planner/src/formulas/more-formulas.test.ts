import { describe, expect, it } from "vitest";
import { evaluateExpression, parseExpression } from "@sayhey/appspec";
import { planIdea } from "../embedded/index.ts";
import { loadBriefs } from "../embedded/load-language-of.ts";
import { FORMULAS, type Formula } from "./index.ts";

await loadBriefs();

const formulaOf = (id: string): Formula => {
  const found = FORMULAS.find((formula) => formula.id === id);
  if (found === undefined) throw new Error(`There is no formula ${id}.`);
  return found;
};

function workedOut({ inputs, results }: Formula, given: Readonly<Record<string, number>>): Map<string, number> {
  const values = new Map(inputs.map(({ id, initial }) => [id, given[id] ?? initial]));
  for (const { id, formula } of results)
    values.set(
      id,
      evaluateExpression(parseExpression(formula, new Set(values.keys())), (name) => values.get(name) ?? Number.NaN),
    );
  return values;
}

describe("formulas of crafts, houses, kitchens, trades, bodies and pictures", () => {
  // Worked out by hand, or by the tables of the sources.
  it.each<[string, Record<string, number>, string, number]>([
    ["grout", { area: 1, tileLength: 300, tileWidth: 300, joint: 3, depth: 8, waste: 0 }, "grout", 0.256],
    ["decking", { length: 4, width: 3, board: 144, gap: 6, boardLength: 4, joist: 40, waste: 0 }, "boards", 20],
    ["stairs", { rise: 2520, riser: 180, going: 280 }, "run", 3640],
    ["drywall", { around: 10, height: 2.4, ceiling: 0, openings: 0, sheet: 2.88, waste: 0 }, "sheets", 9],
    ["roof", { span: 8, rise: 3, length: 10, over: 0 }, "area", 100],
    ["seedSpacing", { length: 3, width: 1.2, plants: 30, rows: 40, grow: 50 }, "seeds", 60],
    ["compostMix", { leaves: 1, straw: 0, card: 0, grass: 0, kitchen: 0, manure: 0 }, "ratio", 60],
    ["lawn", { length: 10, width: 10, seed: 35 }, "seeds", 3.5],
    ["rainwater", { area: 100, rain: 10, share: 90 }, "liters", 900],
    ["poolVolume", { shape: 1, length: 10, width: 5, shallow: 1, deep: 2 }, "volume", 75],
    ["aquarium", { length: 100, width: 40, height: 50, fill: 90 }, "water", 180],
    ["heating", { length: 5, width: 4, height: 2.5, loss: 40 }, "btu", 6824.28],
    ["evOrFuel", { distance: 10000, use: 20, energy: 0.3, fuelUse: 6, fuel: 2 }, "saved", 600],
    ["cylinder", { across: 20, high: 100, fill: 100 }, "liters", 31.416],
    ["knittingGauge", { patternPer: 10, patternStitches: 20, ownPer: 10, ownStitches: 25, cast: 100 }, "ownCast", 125],
    [
      "knittingGauge",
      { patternPer: 10.16, patternStitches: 20, ownPer: 10, ownStitches: 20, cast: 100 },
      "ownCast",
      102,
    ],
    [
      "yarn",
      { swatchWidth: 10, swatchHeight: 10, swatchWeight: 5, width: 100, height: 100, ball: 50, spare: 0 },
      "balls",
      10,
    ],
    ["quilt", { width: 150, length: 200, over: 10, bolt: 110 }, "backing", 4.4],
    ["crossStitch", { wide: 140, count: 14, margin: 5 }, "fabricWidth", 35.4],
    ["circleSkirt", { waist: 62.832, part: 1 }, "radius", 10],
    ["resin", { length: 100, width: 10, depth: 1, pieces: 1, ratio: 2, spare: 0 }, "partB", 0.333],
    ["candles", { volume: 200, fill: 100, density: 0.9, load: 10 }, "waxEach", 163.636],
    ["soapLye", { olive: 1000, coconut: 0, shea: 0, castor: 0, superfat: 5, strength: 30, kind: 1 }, "lye", 127.3],
    ["boardFeet", { thick: 2, wide: 6, long: 8, pieces: 1 }, "feet", 8],
    ["print3d", { grams: 100, spool: 20, hours: 0, machine: 0, work: 0, fail: 0, margin: 50 }, "price", 3],
    ["drinks", { guests: 100, hours: 5, sober: 0, wine: 50, beer: 50 }, "wineBottles", 60],
    ["hydration", { flour: 450, water: 300, starter: 100, wet: 100 }, "hydration", 70],
    ["cakeServings", { shape: 1, bottom: 20, middle: 0, top: 0, slice: 20 }, "servings", 20],
    ["roast", { weight: 2, rate: 45, more: 20 }, "minutes", 110],
    ["recipeCost", { ingredients: 30, portions: 10, waste: 0, target: 30, tax: 0 }, "price", 10],
    ["brine", { vegetables: 1000, water: 0, salt: 2 }, "grams", 20],
    ["handmade", { material: 10, hours: 1, wage: 10, overhead: 0, profit: 25, fee: 0, postage: 0 }, "price", 25],
    ["rentalYield", { price: 100000, fees: 0, rent: 500, empty: 0, costs: 0 }, "net", 6],
    ["rentSplit", { rent: 1000, one: 10, two: 10, three: 0, four: 0, shared: 50 }, "first", 500],
    ["lifetime", { monthly: 20, margin: 50, churn: 5 }, "value", 200],
    ["advertising", { spend: 100, sales: 10, value: 40 }, "roas", 4],
    ["depreciation", { price: 1000, rest: 200, years: 4 }, "year", 200],
    ["latePayment", { amount: 3650, days: 10, rate: 10, fee: 0 }, "interest", 10],
    ["sampleSize", { population: 1000000000, error: 5, z: 1.96, share: 50 }, "sample", 385],
    ["weightedGrade", { grade1: 80, weight1: 50, grade2: 60, weight2: 50, grade3: 0, weight3: 0 }, "grade", 70],
    ["readingTime", { words: 1300, speaks: 130 }, "speak", 10],
    // 10 January 2026 and 280 days are 17 October 2026; 1 June 2027 and 280 days are 7 March 2028, past a leap day.
    ["dueDate", { day: 10, month: 1, year: 2026, cycle: 28 }, "dueDay", 17],
    ["dueDate", { day: 10, month: 1, year: 2026, cycle: 28 }, "dueMonth", 10],
    ["dueDate", { day: 1, month: 6, year: 2027, cycle: 28 }, "dueDay", 7],
    ["dueDate", { day: 1, month: 6, year: 2027, cycle: 28 }, "dueYear", 2028],
    ["sleep", { hour: 6, minute: 30, cycles: 5, doze: 15 }, "bedHour", 22],
    ["sleep", { hour: 6, minute: 30, cycles: 5, doze: 15 }, "bedMinute", 45],
    ["petFood", { weight: 16, factor: 1, food: 350, treats: 0 }, "grams", 160],
    ["horseWeight", { girth: 180, length: 165, forage: 2 }, "weight", 450],
    ["racePrediction", { known: 5, minutes: 20, seconds: 0, wanted: 10 }, "time", 41.699],
    ["powerZones", { twenty: 200, weight: 76 }, "perKilo", 2.5],
    ["protein", { weight: 80, rate: 1.6, meals: 4 }, "each", 32],
    ["childHeight", { mother: 160, father: 180, child: 6.5 }, "height", 176.5],
    ["waistHip", { waist: 80, height: 160 }, "toHeight", 0.5],
    ["depthOfField", { circle: 0.03, focal: 50, stop: 2.8, distance: 3 }, "near", 2.733],
    ["printSize", { width: 3000, height: 2400, dpi: 300 }, "wideInch", 10],
    ["bpmDelay", { bpm: 120 }, "dotted", 375],
    ["longExposure", { base: 64, stops: 10 }, "seconds", 16],
    ["timeLapse", { event: 10, clip: 10, fps: 25 }, "interval", 2.4],
    ["footage", { rate: 80, minutes: 10 }, "size", 6],
    ["battery", { capacity: 100, volts: 12, load: 120, use: 50, loss: 0 }, "hours", 5],
    ["molarity", { molar: 1, volume: 1000, weight: 58.44, purity: 100 }, "grams", 58.44],
  ])("%s %j: %s is %f", (id, given, of, expected) =>
    expect(workedOut(formulaOf(id), given).get(of)).toBeCloseTo(expected, 1),
  );

  it("share out the textbook's eight seats by D'Hondt", () => {
    const { inputs, table } = formulaOf("seats");
    const given: Record<string, number> = { a: 100_000, b: 80_000, c: 30_000, d: 20_000, step: 1, seats: 8 };
    const row = new Map(inputs.map(({ id }) => [id, given[id] ?? 0]));
    for (const { id } of table?.columns ?? []) row.set(id, 0);
    for (let n = 1; n <= 8; n += 1) {
      for (const { id } of table?.columns ?? []) row.set(`before_${id}`, row.get(id) ?? 0);
      row.set("n", n);
      for (const { id, formula } of table?.columns ?? [])
        row.set(
          id,
          evaluateExpression(parseExpression(formula, new Set(row.keys())), (name) => row.get(name) ?? Number.NaN),
        );
    }
    expect(["seatsA", "seatsB", "seatsC", "seatsD"].map((id) => row.get(id))).toEqual([4, 3, 1, 0]);
  });
});

describe("an idea that wants one of them", () => {
  it.each<[string, string[]]>([
    ["swatch gauge converter for knitters", ["A pattern in your own gauge"]],
    ["calculator for tiles and grout", ["Grout for tiles", "Tiles for a room"]],
    ["how many bottles of wine do I need for a party", ["Drinks for guests"]],
    ["fish tank calculator, is it overstocked", ["Aquarium: volume and stocking"]],
    ["epoxy calculator", ["Resin and hardener"]],
    ["sainte-lague seat allocation calculator", ["Seats by votes"]],
    ["puppy food calculator", ["Food for a dog or cat"]],
  ])("opens on it: %s", async (idea, titles) => {
    const [home] = (await planIdea(idea, { seed: 1 })).pages;
    expect(home?.blocks.flatMap((block) => (block.kind === "calculator" ? [block.title] : []))).toEqual(titles);
  });

  it.each([
    "candle shop with scents and sizes",
    "aquarium log: water changes, fish, readings",
    "dog food orders for our rescue, who collects what",
    "staircase maker wants a website",
  ])("is not heard in: %s", async (idea) => {
    const { pages } = await planIdea(idea, { seed: 1 });
    expect(pages.flatMap(({ blocks }) => blocks.map(({ kind }) => kind))).not.toContain("calculator");
  });
});
