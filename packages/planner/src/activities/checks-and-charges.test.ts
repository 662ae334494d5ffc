import { parseAppSpec, type AppSpec, type Entity } from "@sayhey/appspec";
import { describe, expect, it } from "vitest";
import { loadBriefs } from "../embedded/load-language-of.ts";
import { planApp } from "../embedded/index.ts";

await loadBriefs();

const plan = (idea: string): AppSpec => parseAppSpec(planApp(idea, { seed: 1 }));
const names = (spec: AppSpec): string => spec.entities.map(({ name }) => name).join();
const of = (spec: AppSpec, id: string): Entity => {
  const found = spec.entities.find((entity) => entity.id === id);
  if (found === undefined) throw new TypeError(`no ${id}`);
  return found;
};

describe("checks that run out", () => {
  const LETS =
    "I let 6 flats: gas certificate every 12 months, electrical report every 4 years, amber 45 days before, red 10 days before";

  it("come back after the interval that the text says for each kind", () => {
    const spec = plan(LETS);
    expect(names(spec)).toBe("Property,Kind,Check");
    expect(of(spec, "kind").rows.map(({ name, every }) => [name, every])).toEqual([
      ["Gas safety", 12],
      ["Electrical check", 48],
    ]);
    expect(of(spec, "holder").rows).toHaveLength(6);
  });

  it("are marked as long before as the text says, and are there once for each", () => {
    const check = of(plan(LETS), "check");
    expect(check.fields.find(({ id }) => id === "validUntil")?.warn).toMatchObject([
      { tone: "alert", label: "Expired" },
      { tone: "alert", when: { value: "@+10" } },
      { tone: "attention", when: { value: "@+45" } },
    ]);
    expect(check.limits).toEqual([{ per: ["holder", "kind"], most: 1 }]);
    const pairs = check.rows.map(({ holder, kind }) => `${String(holder)} ${String(kind)}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    // What does not apply is left out.
    expect(pairs).toHaveLength(11);
    expect(check.rows[0]?.["what"]).toBe("Gas safety, Flat 1");
  });

  it.each([
    [
      "our 9 volunteers need a first aid certificate every 3 years and a DBS check every 2 years, warn 60 days before",
      "Person",
      [36, 24],
    ],
    [
      "MOT and insurance of our 4 vans, both yearly, tachograph check every 2 years, remind me 30 days before",
      "Vehicle",
      [12, 12, 24],
    ],
    [
      "calibration every 6 months and pressure test every other year for 5 machines in the workshop, red when due",
      "Machine",
      [6, 24],
    ],
  ])("%j", (idea, one, months) => {
    const spec = plan(idea);
    expect(of(spec, "holder").name).toBe(one);
    expect(
      of(spec, "kind")
        .rows.map(({ every }) => every)
        .toSorted(),
    ).toEqual([...months].toSorted());
  });

  it.each([
    "birthday reminders for our family every year",
    "certificates for course participants to download",
    "gift certificates for a spa that expire after two years",
    "pub quiz every month with prizes before Christmas",
    "book my dental check every 6 months",
    "website for a gas engineer with annual boiler checks and tenant reviews",
    "student tests every month, red below half",
  ])("are not made of %j", (idea) => expect(names(plan(idea))).not.toMatch(/Kind,Check/));
});

describe("charges by steps", () => {
  const JOBS = "what to invoice: first hour £72, each further half hour £26, parts plus 15 percent, minimum charge £80";

  it("have the rates of the text, and say what to invoice", () => {
    const spec = plan(JOBS);
    expect(names(spec)).toBe("Rate,Job");
    expect(of(spec, "rate").rows).toMatchObject([{ firstHour: 72, further: 26, onParts: 15, minimumCharge: 80 }]);
    const formula = (id: string) => of(spec, "job").fields.find((field) => field.id === id)?.formula;
    expect(formula("time")).toMatchObject({ of: expect.stringContaining("ceil(max(0, hours - 1) / 0.5)") as string });
    expect(formula("toInvoice")).toMatchObject({ of: "max(rate.minimumCharge, time + partsCharged)" });
    expect(of(spec, "job").fields.find(({ id }) => id === "toInvoice")?.unit).toBe("GBP");
  });

  it.each([
    ["handyman jobs: call-out $60, every extra hour $35, materials at cost plus 10%", 60, 35, 10],
    [
      "I fix washing machines. First hour 55 euros, each additional hour 40 euros, 12% on parts, what do I charge",
      55,
      40,
      12,
    ],
  ])("%j", (idea, firstHour, further, onParts) =>
    expect(of(plan(idea), "rate").rows).toMatchObject([{ firstHour, further, onParts }]),
  );

  it.each([
    "parking garage: first hour $3, each further hour $2",
    "bike rental, first hour 5 euros, each additional hour 3 euros, invoice",
    "my first hour of yoga, notes on every further hour",
    "invoices for a freelance designer at 60 euros an hour",
    "call-out log for a mountain rescue team",
    "website for a plumber: no call-out fee, first hour £60, each extra hour £40",
  ])("are not made of %j", (idea) => expect(names(plan(idea))).not.toBe("Rate,Job"));
});
