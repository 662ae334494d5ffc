import { beforeName, evaluateExpression, parseExpression, ROW_NAME } from "@sayhey/appspec";
import { describe, expect, it } from "vitest";
import { loadBriefs } from "../embedded/load-language-of.ts";
import { planApp, planIdea } from "../embedded/index.ts";
import { CALLED, LABELS } from "./in-own-language.ts";
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
/** The table that a formula comes to with its own numbers. */
function rowsOf(formula: Formula): ReadonlyMap<string, number>[] {
  const { tableRows = "0", columns = [] } = formula.table ?? {};
  const values = workedOut(formula);
  const read = (text: string, from: ReadonlyMap<string, number>) =>
    evaluateExpression(parseExpression(text, new Set(from.keys())), (name) => from.get(name) ?? Number.NaN);
  const row = new Map(values);
  for (const { id, start = "0" } of columns) row.set(id, read(start, values));
  return Array.from({ length: Math.min(600, Math.floor(read(tableRows, values))) }, (_, index) => {
    for (const { id } of columns) row.set(beforeName(id), row.get(id) ?? 0);
    row.set(ROW_NAME, index + 1);
    for (const { id, formula: of } of columns) row.set(id, read(of, row));
    return new Map(columns.map(({ id }) => [id, row.get(id) ?? Number.NaN]));
  });
}
const formulaOf = (id: string): Formula => {
  const found = FORMULAS.find((formula) => formula.id === id);
  if (found === undefined) throw new Error(`There is no formula ${id}.`);
  return found;
};

describe("formulas", () => {
  it("have each id once", () => expect(new Set(FORMULAS.map(({ id }) => id)).size).toBe(FORMULAS.length));

  it("are 60 at least, each with where it is from", () => {
    expect(FORMULAS.length).toBeGreaterThanOrEqual(60);
    expect(FORMULAS.filter(({ source }) => source === undefined).map(({ id }) => id)).toEqual([]);
  });

  it.each(FORMULAS.filter(({ table }) => table !== undefined).map((formula) => [formula.id, formula] as const))(
    "%s has a table of numbers",
    (_id, formula) => {
      const rows = rowsOf(formula);
      expect(rows.length).toBeGreaterThan(1);
      for (const row of rows) for (const value of row.values()) expect(value).toSatisfy(Number.isFinite);
    },
  );

  it("pay a loan off to the cent by the last row of its plan", () => {
    for (const id of ["loan", "mortgage"]) expect(rowsOf(formulaOf(id)).at(-1)?.get("balance")).toBeCloseTo(0, 4);
    expect(rowsOf(formulaOf("savings")).at(-1)?.get("balance")).toBeCloseTo(
      workedOut(formulaOf("savings")).get("end") ?? 0,
      4,
    );
  });

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
    [
      "gpa",
      { grade1: 4, credits1: 3, grade2: 3, credits2: 3, grade3: 2, credits3: 4, grade4: 0, credits4: 0 },
      "gpa",
      2.9,
    ],
    [
      "gpa",
      { grade1: 3.7, credits1: 1, grade2: 3.3, credits2: 1, grade3: 3, credits3: 0, grade4: 3, credits4: 0 },
      "gpa",
      3.5,
    ],
    ["heartRate", { age: 40, rest: 60 }, "max", 180],
    ["heartRate", { age: 40, rest: 60 }, "tempo", 144],
    ["bodyFat", { sex: 0, height: 180, neck: 40, waist: 85, hip: 100 }, "fat", 14.531],
    ["bodyFat", { sex: 1, height: 165, neck: 32, waist: 70, hip: 95 }, "fat", 24.856],
    ["water", { weight: 70, sport: 0 }, "liters", 2.1],
    ["water", { weight: 80, sport: 60 }, "glasses", 12],
    ["inflation", { amount: 100, rate: 10, years: 2 }, "costs", 121],
    ["inflation", { amount: 121, rate: 10, years: 2 }, "worth", 100],
    ["savingsGoal", { goal: 1200, start: 0, monthly: 100, rate: 0 }, "months", 12],
    ["savingsGoal", { goal: 1200, start: 0, monthly: 100, rate: 12 }, "months", 12],
    ["cardPayoff", { debt: 1000, rate: 0, monthly: 100 }, "months", 10],
    ["cardPayoff", { debt: 3000, rate: 24, monthly: 150 }, "months", 26],
    ["rule72", { rate: 100 }, "exact", 1],
    ["rule72", { rate: 6 }, "rule", 12],
    ["commission", { sales: 10000, rate: 5, base: 1000 }, "pay", 1500],
    ["commission", { sales: 0, rate: 5, base: 0 }, "pay", 0],
    ["breakEven", { fixed: 1000, price: 15, cost: 5 }, "units", 100],
    ["breakEven", { fixed: 100, price: 9, cost: 2 }, "sales", 135],
    ["groupPrice", { fixed: 600, each: 10, people: 20 }, "head", 40],
    ["groupPrice", { fixed: 600, each: 10, people: 60 }, "head", 20],
    ["mileagePay", { distance: 100, rate: 0.3, riders: 2, more: 0.02, days: 1, daily: 14 }, "total", 48],
    ["mileagePay", { distance: 10, rate: 0.45, riders: 0, more: 0.05, days: 0, daily: 0 }, "total", 4.5],
    ["storage", { length: 10, rate: 20, months: 6, tax: 20 }, "total", 1440],
    ["storage", { length: 5, rate: 10, months: 1, tax: 0 }, "net", 50],
    ["quote", { hours: 10, wage: 40, material: 100, markUp: 10, travel: 20, tax: 20 }, "total", 636.0],
    ["quote", { hours: 1, wage: 50, material: 0, markUp: 0, travel: 0, tax: 19 }, "taxSum", 9.5],
    [
      "timeCard",
      { startHour: 9, startMinute: 0, endHour: 17, endMinute: 30, pause: 30, wage: 10, days: 5 },
      "pay",
      400,
    ],
    ["timeCard", { startHour: 22, startMinute: 0, endHour: 6, endMinute: 0, pause: 0, wage: 10, days: 1 }, "hours", 8],
    ["flooring", { length: 4, width: 5, pack: 2, waste: 10, price: 30 }, "packs", 11],
    ["flooring", { length: 2, width: 2, pack: 2, waste: 5, price: 30 }, "cost", 90],
    ["fence", { length: 20, panel: 1.9, post: 10, price: 30, postPrice: 10 }, "panels", 10],
    ["fence", { length: 20, panel: 1.9, post: 10, price: 30, postPrice: 10 }, "cost", 410],
    ["bricks", { length: 1, height: 1, brickLength: 215, brickHeight: 65, joint: 10, waste: 0 }, "bricks", 60],
    ["bricks", { length: 2, height: 1, brickLength: 240, brickHeight: 115, joint: 10, waste: 0 }, "bricks", 64],
    ["curtains", { rail: 140, full: 2, bolt: 140, drop: 175, hem: 25 }, "meters", 4],
    ["curtains", { rail: 100, full: 1.5, bolt: 140, drop: 200, hem: 0 }, "widths", 2],
    ["bakingPan", { from: 20, to: 40, amount: 100 }, "take", 400],
    ["bakingPan", { from: 26, to: 13, amount: 100 }, "times", 0.25],
    ["dilution", { strong: 40, weak: 10, volume: 1000 }, "take", 250],
    ["dilution", { strong: 96, weak: 48, volume: 500 }, "add", 250],
    ["ohm", { volts: 12, ohms: 240 }, "amps", 50],
    ["ohm", { volts: 10, ohms: 50 }, "watts", 2],
    ["led", { supply: 5, drop: 2, leds: 1, current: 20 }, "ohms", 150],
    ["led", { supply: 12, drop: 3, leds: 3, current: 10 }, "ohms", 300],
    ["download", { size: 1, speed: 8 }, "minutes", 16.667],
    ["download", { size: 45, speed: 100 }, "hours", 1],
    ["aspect", { width: 1920, height: 1080, newWidth: 1280 }, "newHeight", 720],
    ["aspect", { width: 800, height: 600, newWidth: 400 }, "ratio", 1.333],
    ["ppi", { width: 1920, height: 1080, inch: 24 }, "ppi", 91.788],
    ["ppi", { width: 4000, height: 3000, inch: 5 }, "mega", 12],
    ["tripCarbon", { distance: 100, use: 10, fuel: 2.35, people: 2 }, "each", 11.75],
    ["tripCarbon", { distance: 200, use: 5, fuel: 2.69, people: 1 }, "total", 26.9],
    ["solar", { power: 5, yield: 1000, own: 50, price: 0.3, feed: 0.1, cost: 10000 }, "saved", 1000],
    ["solar", { power: 5, yield: 1000, own: 50, price: 0.3, feed: 0.1, cost: 10000 }, "years", 10],
    ["evCharge", { battery: 50, from: 10, to: 82, power: 10, price: 0.3 }, "hours", 4],
    ["evCharge", { battery: 50, from: 10, to: 82, power: 10, price: 0.3 }, "cost", 12],
    ["speed", { distance: 90, hours: 1, minutes: 30 }, "speed", 60],
    ["speed", { distance: 10, hours: 0, minutes: 50 }, "pace", 5],
    ["alcohol", { factor: 0.7, weight: 80, volume: 500, strength: 5, hours: 0 }, "promille", 0.352],
    ["alcohol", { factor: 0.6, weight: 60, volume: 100, strength: 12, hours: 10 }, "promille", 0],
    ["asado", { adults: 10, children: 0, vegetarians: 0, hunger: 1 }, "meat", 5],
    ["asado", { adults: 8, children: 4, vegetarians: 2, hunger: 1 }, "fernet", 1],
    ["bmi", { weight: 50, height: 170 }, "bmi", 17.301],
    ["calories", { sex: -161, weight: 60, height: 165, age: 25, moves: 1.2 }, "need", 1614.3],
    ["pace", { distance: 42.195, hours: 3, minutes: 30, seconds: 0 }, "speed", 12.056],
    ["oneRep", { weight: 60, reps: 1 }, "max", 60],
    ["dough", { balls: 1, weight: 161, water: 60, salt: 1, yeast: 0 }, "waterWeight", 60],
    ["brew", { start: 1.06, end: 1.012, liters: 10, heat: 20, gas: 2 }, "eaten", 80],
    ["portions", { has: 4, want: 6, amount: 400 }, "take", 600],
    ["portions", { has: 8, want: 2, amount: 100 }, "times", 0.25],
    ["barbecue", { adults: 10, children: 0, vegetarians: 0, hunger: 1 }, "meat", 4],
    ["barbecue", { adults: 2, children: 2, vegetarians: 1, hunger: 1 }, "vegetables", 0.9],
    ["coffee", { cups: 2, cup: 240, ratio: 16 }, "coffee", 30],
    ["coffee", { cups: 3, cup: 200, ratio: 15 }, "water", 600],
    ["grade", { now: 90, weight: 20, goal: 90, guess: 40 }, "end", 80],
    ["dogYears", { age: 1 }, "human", 31],
    ["dogYears", { age: 2.718281828459045 }, "human", 47],
    ["ruleOfThree", { a: 4, b: 10, c: 6 }, "x", 15],
    ["ruleOfThree", { a: 3, b: 9, c: 1 }, "one", 3],
    ["tiles", { length: 2, width: 2, gaps: 1, tileLength: 50, tileWidth: 50, waste: 5, perBox: 4 }, "tiles", 13],
    ["paint", { length: 4, width: 3, height: 2.5, openings: 5, coats: 2, covers: 10 }, "liters", 6],
    ["paint", { length: 5, width: 5, height: 2, openings: 0, coats: 1, covers: 8 }, "cans", 2],
    ["fencePosts", { diameter: 20, depth: 50, post: 0, holes: 1, bag: 10 }, "each", 15.708],
    ["concrete", { length: 1, width: 1, depth: 10, waste: 0 }, "bags", 10],
    ["gravel", { length: 4, width: 1, depth: 25 }, "volume", 1],
    ["gravel", { length: 2, width: 1, depth: 10 }, "bags", 4],
    ["wallpaperRolls", { around: 14, height: 2.4, roll: 10, wide: 53 }, "rolls", 7],
    ["wallpaperRolls", { around: 5.3, height: 2.4, roll: 10, wide: 53 }, "strips", 10],
    ["knitting", { stitches: 20, rows: 28, width: 50, height: 50 }, "cast", 100],
    ["knitting", { stitches: 20, rows: 28, width: 50, height: 50 }, "work", 140],
    ["scale", { scale: 87.1, track: 100, seconds: 3.6, real: 20 }, "kmh", 87.1],
    ["overpayment", { amount: 1200, rate: 0, years: 1, extra: 100, lump: 0 }, "left", 6],
    ["mortgage", { price: 120000, deposit: 0, rate: 0, years: 10 }, "payment", 1000],
    ["savings", { start: 0, monthly: 100, rate: 0, years: 2 }, "end", 2400],
    ["tip", { bill: 50, tip: 20, people: 1 }, "total", 60],
    ["vat", { net: 120, rate: 20 }, "back", 100],
    ["discount", { price: 80, off: 25 }, "now", 60],
    ["discount", { price: 200, off: 10 }, "saved", 20],
    ["margin", { cost: 60, price: 100, fixed: 0 }, "margin", 40],
    ["margin", { cost: 50, price: 100, fixed: 500 }, "even", 10],
    ["roi", { paid: 100, got: 121, years: 2 }, "year", 10],
    ["roi", { paid: 1000, got: 1500, years: 1 }, "roi", 50],
    ["budgetRule", { income: 2000 }, "needs", 1000],
    ["budgetRule", { income: 3000 }, "saved", 600],
    ["hourlyRate", { income: 40000, costs: 10000, weeks: 50, hours: 20 }, "rate", 50],
    ["hourlyRate", { income: 36000, costs: 0, weeks: 45, hours: 20 }, "day", 320],
    ["salary", { hour: 10, hours: 40, over: 2, times: 1.5 }, "week", 430],
    ["salary", { hour: 12, hours: 30, over: 0, times: 1 }, "month", 1560],
    ["fuel", { distance: 500, use: 8, price: 1.5, people: 1 }, "cost", 60],
    ["electricity", { watts: 1000, hours: 1, price: 0.3 }, "year", 109.5],
    ["electricity", { watts: 100, hours: 24, price: 0.3 }, "energy", 876],
    ["unitPrice", { priceA: 4, sizeA: 500, priceB: 6, sizeB: 1000 }, "kiloB", 6],
    ["unitPrice", { priceA: 4, sizeA: 500, priceB: 6, sizeB: 1000 }, "cheaper", 25],
    ["percent", { part: 50, whole: 60 }, "change", 20],
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
  ])("has what is named, and below it nothing but what was saved: %s", (idea, titles) => {
    const [home] = planApp(idea, { seed: 1 }).pages;
    expect(home?.blocks.map(({ title }) => title)).toEqual([...titles, "Saved results"]);
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

describe("numbers of a text", () => {
  const block = (idea: string) => {
    const [first] = planApp(idea, { seed: 1 }).pages[0]?.blocks ?? [];
    if (first?.kind !== "calculator") throw new Error("There is no calculator.");
    return first;
  };
  const numbers = (idea: string) => Object.fromEntries(block(idea).inputs.map(({ id, initial }) => [id, initial]));

  it.each<[string, Record<string, number>]>([
    [
      "travel expenses calculator: 0.35 per km, 0.03 more per passenger, 12 a day",
      { rate: 0.35, more: 0.03, daily: 12 },
    ],
    ["mileage claims calculator, 45p per mile", { rate: 0.45 }],
    ["storage calculator: 22 per metre by month, vat 19 %", { rate: 22, tax: 19 }],
    ["mortgage calculator at 3.9 % interest over 30 years", { rate: 3.9, years: 30 }],
    ["tip calculator for 6 people", { people: 6 }],
  ])("%s begins with them", (idea, expected) => expect(numbers(idea)).toMatchObject(expected));

  it("are passed over where they lie out of bounds", () =>
    expect(numbers("tip calculator for 5000 people")["people"]).toBe(3));

  it("make a calculator of prices by unit where no formula is known", () => {
    const { inputs, results } = block("window cleaning calculator: 3.50 per window, 12 per conservatory, vat 20%");
    expect(inputs.map(({ label, initial }) => [label, initial])).toEqual([
      ["Windows", 1],
      ["Price for one window", 3.5],
      ["Conservatories", 1],
      ["Price for one conservatory", 12],
      ["Tax", 20],
    ]);
    expect(results[0]?.label).toBe("In all");
  });

  it("says miles where the text does", () =>
    expect(block("mileage claims calculator, 45p per mile").inputs[0]?.unit).toBe("mi"));
});

describe("a calculator in another language", () => {
  it.each<[string, string, string, string]>([
    ["Fahrtkostenrechner: 0,35 € pro km, je Mitfahrer +0,03", "de", "Satz je Kilometer", "Zu zahlen"],
    ["calculadora de asado: cuántos adultos, si comen mucho o poco", "es", "Adultos", "Carne en total"],
    ["calculateur de prêt immobilier", "fr", "Prix du logement", "Mensualité"],
    ["calculadora de juros compostos", "pt", "No início", "No fim"],
  ])("%s", async (idea, language, asked, result) => {
    const { identity, pages } = await planIdea(idea, { seed: 1 });
    const [block] = pages[0]?.blocks ?? [];
    expect(identity.language).toBe(language);
    if (block?.kind !== "calculator") throw new Error("There is no calculator.");
    expect(block.inputs.map(({ label }) => label)).toContain(asked);
    expect(block.results[0]?.label).toBe(result);
  });

  it.each(CALLED.map(([id]) => id))("has all words of %s", (id) => {
    const { title, inputs, results, table, source } = formulaOf(id);
    const said = [
      title,
      source,
      table?.rowLabel,
      ...inputs.flatMap(({ label, choices = [] }) => [label, ...choices.map((choice) => choice.label)]),
      ...results.flatMap(({ label, bands = [] }) => [label, ...bands.map((band) => band.label)]),
      ...(table?.columns ?? []).map(({ label }) => label),
    ];
    const known = `${LABELS}\n`;
    // What is a number and a sign reads the same everywhere.
    expect(
      said.filter((text) => text !== undefined && !/^[\d.]+ %$/.test(text) && !known.includes(`\n${text} = `)),
    ).toEqual([]);
  });
});
