import { evaluateExpression, parseExpression, type AppSpec } from "@sayhey/appspec";
import { describe, expect, it } from "vitest";
import { planIdea } from "../embedded/index.ts";
import { loadBriefs } from "../embedded/load-language-of.ts";
import type { Calculator } from "../formulas/formula.ts";

await loadBriefs();

const calculatorOf = ({ pages }: AppSpec): Calculator | undefined =>
  pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === "calculator");

/** The quote that an idea makes. */
async function quoteOf(idea: string): Promise<Calculator> {
  const found = calculatorOf(await planIdea(idea));
  if (found?.print !== true) throw new Error(`No quote is made: ${idea}`);
  return found;
}

/** What it says for these answers, given by label: a number, or the label of a choice. */
function saying(
  { inputs, results }: Calculator,
  answers: Readonly<Record<string, number | string>>,
): Map<string, number> {
  for (const label of Object.keys(answers))
    if (!inputs.some((each) => each.label === label)) throw new Error(`It does not ask for ${label}.`);
  const values = new Map(
    inputs.map(({ id, label, initial, choices, setting }) => {
      const given = answers[label];
      const nothing = setting === undefined && choices === undefined ? 0 : initial;
      const amount = choices?.find((choice) => choice.label === given)?.amount;
      return [id, typeof given === "number" ? given : (amount ?? nothing)];
    }),
  );
  const said = new Map<string, number>();
  for (const { id, label, formula } of results) {
    const value = evaluateExpression(
      parseExpression(formula, new Set(values.keys())),
      (name) => values.get(name) ?? Number.NaN,
    );
    values.set(id, value);
    said.set(label, Math.round(value * 100) / 100);
  }
  return said;
}

describe("a quote maker", () => {
  it("asks for what the text lists and counts with the prices it gives", async () => {
    const quote = await quoteOf(
      "Quote tool for gutter cleaning. metres of gutter at 4 per metre, downpipes 6 each, conservatory +30, minimum charge 50, VAT 20%",
    );
    expect(saying(quote, { "Metres of gutter": 30, Downpipes: 2, Conservatory: "yes" }).get("Total")).toBe(194.4);
    expect(saying(quote, { "Metres of gutter": 1 }).get("Total")).toBe(60);
  });

  it("shows a line for each position, and tax by itself", async () => {
    const quote = await quoteOf(
      "quote maker for hedges: metres of hedge, height low or high, take away cuttings yes/no, VAT",
    );
    const said = saying(quote, { "Metres of hedge": 10, Height: "High" });
    expect([...said.keys()]).toEqual(["Hedge", "Take away cuttings", "Height", "Before tax", "VAT", "Total"]);
    expect(said.get("Total")).toBe(((said.get("Hedge") ?? 0) + (said.get("Height") ?? 0)) * 1.2);
  });

  it("puts what costs the same unit at two rates to choice", async () => {
    const quote = await quoteOf(
      "My dad gives quotes for stump grinding by phone. team of 1 is 60/hour and team of 2 is 100/hour, stumps 20 each, Sundays 25% more",
    );
    expect(saying(quote, { Team: "Team of 2", Hours: 3, Stumps: 2, Sundays: "yes" }).get("Total")).toBe(425);
  });

  it("knows a first hour, what is free, and discounts from a sum on", async () => {
    const first = await quoteOf(
      "price calculator for a locksmith: first hour 80 then 40, keys 12 each, night call +35",
    );
    expect(saying(first, { Hours: 3, Keys: 1 }).get("Total")).toBe(172);
    const off = await quoteOf(
      "quote builder for hire of chairs 2 each and tables 8 each, delivery 1.50 per km, 10% off over 300",
    );
    expect(saying(off, { Chairs: 100, Tables: 20 }).get("Total")).toBe(324);
    expect(saying(off, { Chairs: 100 }).get("Total")).toBe(200);
  });

  it("makes an area of length and width", async () => {
    const quote = await quoteOf(
      "Quote calculator for patios. patio length, patio width, edging in metres, slabs stone or concrete",
    );
    expect(saying(quote, { "Patio length": 5, "Patio width": 4 }).get("Total")).toBe(400);
  });

  it("keeps quotes with the customer, the total and all lines", async () => {
    const spec = await planIdea(
      "quote maker for window tinting: windows at 45 each, windscreen +90, old film removal yes/no",
    );
    const [home] = spec.pages;
    const block = calculatorOf(spec);
    expect(home?.title).toBe("New quote");
    expect(block).toMatchObject({ print: true, logName: "Customer" });
    expect(spec.entities.map(({ plural }) => plural)).toEqual(["Saved quotes"]);
    expect(spec.entities[0]?.fields.map(({ name }) => name)).toEqual([
      "Customer",
      "Total",
      "On",
      "State",
      "What is in it",
    ]);
    expect(spec.identity.name).toBe("Window Tinting Quotes");
  });

  it("folds prices away, and sets none of its own where the text gives its prices", async () => {
    const { inputs } = await quoteOf(
      "estimate tool for party tents: tents at 140 each, heaters 25 each, floor panels, delivery 60",
    );
    const prices = inputs.filter(({ setting }) => setting !== undefined);
    expect(prices.map(({ label, initial }) => [label, initial])).toEqual([
      ["Price per tent", 140],
      ["Price per heater", 25],
      ["Price per floor panel", 0],
      ["Delivery", 60],
    ]);
  });

  it("tells rates apart that stand in a row, and rows of prices", async () => {
    const lessons = await quoteOf(
      "ski lesson price calculator private 60 per hour group 25 per hour, skis +15, GST included",
    );
    expect(saying(lessons, { Private: 2, Skis: "yes" }).get("Before tax")).toBe(135);
    const cars = await quoteOf(
      "price calculator for car valeting: small car 40 medium car 55 large car 70, dog hair +20",
    );
    expect(saying(cars, { Car: "Medium car", "Dog hair": "yes" }).get("Total")).toBe(75);
    const bakes = await quoteOf("I need a calculator for brownies, boxes (small 9, large 16), bows 2 each, delivery 5");
    expect(saying(bakes, { "Boxes: large": 2, Bows: 1 }).get("Total")).toBe(34);
  });

  it("makes one of a short order as well", async () => {
    const hall = await quoteOf(
      "plz make app for hall decoration quotation, flower pots 20 each, lights per meter 15, gst 18",
    );
    expect(saying(hall, { "Flower pots": 10, Lights: 10 }).get("Total")).toBe(413);
  });

  it("speaks German, Spanish and French", async () => {
    const german = await quoteOf(
      "Angebotsrechner für Zäune: Meter Zaun, Anzahl Tore, Pfosten Holz oder Metall, Abriss ja/nein, 19 % MwSt",
    );
    expect(german.results.map(({ label }) => label)).toContain("Netto");
    const spanish = await planIdea(
      "Presupuestos para jardines: metros cuadrados de césped, número de árboles, riego sí/no, IVA",
    );
    expect(spanish.pages.map(({ title }) => title)).toEqual([
      "Nuevo presupuesto",
      "Presupuestos guardados",
      "Presupuesto guardado",
    ]);
    const french = await quoteOf(
      "Calculateur de devis pour carreleur : m² de carrelage, nombre de marches, dépose oui/non, TVA 10 %",
    );
    expect(saying(french, { "M² de carrelage": 10 }).get("TVA")).toBe(20);
  });

  it.each([
    "an app with famous quotes by philosophers, one each day",
    "We are a heating firm, need jobs, customers, invoices, bookings and who is due a service, quotes too. 70 per hour",
    "website for a plasterer with a form to get a quote",
    "price list for a nail bar, gel 30, file 12",
    "bike hire shop, city bike 15 per day, e-bike 35 per day, people should book online",
  ])("is not made of: %s", async (idea) => {
    expect(calculatorOf(await planIdea(idea))?.print).toBeUndefined();
  });
});
