import { expect, test } from "vitest";
import { computedReader, type AppSpec, type Entity, type Field } from "@sayhey/appspec";
import { planIdea } from "../../embedded/index.ts";

const fieldsOf = (spec: AppSpec): Field[] => spec.entities.flatMap((entity) => entity.fields);
const called = (spec: AppSpec, name: string): Field | undefined =>
  fieldsOf(spec).find((field) => field.name.toLowerCase() === name.toLowerCase());
const ofField = (spec: AppSpec, name: string): string | undefined => {
  const formula = called(spec, name)?.formula;
  return formula?.kind === "expression" ? formula.of : undefined;
};

test.each([
  [
    "wedding suppliers: name, total cost, deposit paid, balance due and due date",
    "Balance due",
    "totalCost - (empty(depositPaid) ? 0 : depositPaid)",
  ],
  ["freelance hours per client with hours, rate and total to invoice", "Total", "hours * rate"],
  ["car log: date, miles, gallons, miles per gallon and cost", "Miles per gallon", "round(miles / gallons, 2)"],
  ["log my mileage for work trips: date, start mileage, end mileage, miles", "Miles", "endMileage - startMileage"],
  ["we rent party tents. each rental: customer, tent, from, to, days, price per day, total", "Days", "days(from, to)"],
  [
    "we rent party tents. each rental: customer, tent, from, to, days, price per day, total",
    "Total",
    "days * pricePerDay",
  ],
  [
    "fundraiser with goal, raised, percent raised and days left until deadline",
    "Percent raised",
    "round(raised / goal * 100)",
  ],
])("what follows from the other fields of its row is worked out: %s, %s", async (idea, name, formula) => {
  expect(ofField(await planIdea(idea), name)).toBe(formula);
});

test("what is worked out is asked for in no form and has a value in every row", async () => {
  const spec = await planIdea("wedding suppliers: name, total cost, deposit paid, balance due and due date");
  const entity = spec.entities.find(({ fields }) => fields.some(({ name }) => name === "Balance due")) as Entity;
  for (const block of spec.pages.flatMap(({ blocks }) => blocks))
    if (block.kind === "form") expect(block.fields).not.toContain("balanceDue");
  const read = computedReader(spec, new Date("2026-11-30T12:00:00Z"));
  for (const row of entity.rows) {
    expect(row).not.toHaveProperty("balanceDue");
    expect(read(entity, row)["balanceDue"]).toBeGreaterThanOrEqual(0);
  }
});

test("a rate for each of what is counted makes an amount", async () => {
  const spec = await planIdea("hall bookings: who, date, hours. £12 an hour");
  expect(called(spec, "Amount")).toMatchObject({ unit: "GBP", formula: { of: "hours * 12" } });
});

test("rates for several kinds are added up", async () => {
  const spec = await planIdea("boat trip log: date, adults, children, money taken. £9 per adult, £4.50 per child");
  expect(ofField(spec, "Amount")).toBe("adults * 9 + children * 4.5");
});

test("a formula in words holds", async () => {
  const spec = await planIdea(
    "rabbit show: rabbit, coat points, gait points, result. Result is coat points times 0.4 plus gait points times 0.6",
  );
  expect(ofField(spec, "Result")).toBe("coatPoints * 0.4 + gaitPoints * 0.6");
});

test.each([
  "Tree jobs with customer, date, days, crew and price. I want a total of jobs.",
  "A diary of the books I read, with pages, a rating and notes.",
  "Rooms: name, sleeps, price and last cleaned.",
  "Recipes with servings, minutes and cost.",
  "Guests of our party: name, age, seats and gift.",
])("nothing is worked out that does not follow: %s", async (idea) => {
  expect(
    fieldsOf(await planIdea(idea)).flatMap(({ name, formula }) => (formula?.kind === "expression" ? [name] : [])),
  ).toEqual([]);
});
