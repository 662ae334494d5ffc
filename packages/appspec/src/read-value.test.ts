import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Field, SeedRow } from "./entity.ts";
import { dateOrderOf } from "./read-date.ts";
import { decimalOf } from "./read-number.ts";
import { readValue, type ValueReading } from "./read-value.ts";
import { writeValue } from "./write-value.ts";

const now = new Date(2026, 10, 22, 12, 0);
const tools = {
  id: "tool",
  name: "Tool",
  plural: "Tools",
  icon: "wrench",
  titleField: "name",
  fields: [{ id: "name", name: "Name", type: "text" as const }],
  rows: [
    { id: "tool-1", name: "Cordless drill" },
    { id: "tool-2", name: "Bügelsäge" },
  ],
};
const reading = (language: ValueReading["language"] = "en"): ValueReading => ({
  language,
  now,
  dates: language === "en" ? "mdy" : "dmy",
  decimal: language === "en" ? "." : ",",
  entityOf: (id) => (id === "tool" ? tools : undefined),
});
const field = (type: Field["type"], more: Partial<Field> = {}): Field => ({ id: "f", name: "F", type, ...more });
const read = (
  type: Field["type"],
  text: string,
  language: ValueReading["language"] = "en",
  more: Partial<Field> = {},
) => readValue(field(type, more), text, reading(language));

describe("readValue", () => {
  it.each([
    ["12 g", "en", 12],
    ["€ 4,50", "de", 4.5],
    ["1.234,56 €", "de", 1234.56],
    ["1,234.56", "de", 1234.56],
    ["$1,200", "en", 1200],
    ["1.200", "de", 1200],
    ["1.200", "en", 1.2],
    ["1 234 567", "fr", 1_234_567],
    ["-3", "en", -3],
    ["(3.20)", "en", -3.2],
    ["USD 5", "en", 5],
    ["1.2E+05", "en", 120_000],
    [".5", "en", 0.5],
    ["40 %", "en", 40],
    ["1,00,000", "en", 100_000],
    ["7.", "en", 7],
  ] as const)("reads the number %s as one writes it in %s", (text, language, value) => {
    expect(read("number", text, language)).toEqual({ value });
  });
  it.each(["many", "Room 5", "3 x 4", "", "1.2.3.4/5", "21.11.2026", "1,2,3"])("finds no number in %s", (text) => {
    expect(read("number", text, "en", { required: true })).toHaveProperty("problem");
  });
  it.each([
    ["2026-11-21", "en", "2026-11-21"],
    ["2026-11-21T10:00:00Z", "en", "2026-11-21"],
    ["21.11.2026", "en", "2026-11-21"],
    ["3/4/2026", "en", "2026-03-04"],
    ["3/4/2026", "fr", "2026-04-03"],
    ["21/11/26", "en", "2026-11-21"],
    ["21. November 2026", "de", "2026-11-21"],
    ["21 de noviembre de 2026", "es", "2026-11-21"],
    ["Nov 21, 2026", "en", "2026-11-21"],
    ["21 févr. 2026", "fr", "2026-02-21"],
    ["3. März", "de", "2026-03-03"],
    ["Sat, 21 Nov 2026", "en", "2026-11-21"],
    ["1/2/87", "de", "1987-02-01"],
    ["@-3", "en", "@-3"],
    ["heute", "de", "@0"],
    ["Amanhã", "pt", "@1"],
  ] as const)("reads the day %s as one writes it in %s", (text, language, value) => {
    expect(read("date", text, language)).toEqual({ value });
  });
  it.each(["31.02.2026", "soon", "2026", "99/99/2026"])("finds no day in %s", (text) => {
    expect(read("date", text)).toEqual({ problem: "is not a date" });
  });
  it.each([
    ["time", "6:30 pm", "18:30"],
    ["time", "18h30", "18:30"],
    ["time", "12am", "00:00"],
    ["dateTime", "2026-11-21 18:30", "2026-11-21T18:30"],
    ["dateTime", "21.11.2026, 6:30 pm", "2026-11-21T18:30"],
    ["duration", "1:30", 90],
    ["duration", "1 h 20", 80],
    ["duration", "1.5 hours", 90],
    ["duration", "45 min", 45],
    ["rating", "★★★★☆", 4],
    ["rating", "4/5", 4],
    ["boolean", "Sí", true],
    ["boolean", "nein", false],
    ["colour", "#abc", "#aabbcc"],
    ["colour", "rgb(255, 0, 16)", "#ff0010"],
    ["url", "example.com/a", "https://example.com/a"],
    ["email", "mailto:a@b.de", "a@b.de"],
    ["image", "a red fox", "art:a red fox"],
    ["file", "Our plan.pdf", ["Our plan.pdf"]],
  ] as const)("reads the %s %s", (type, text, value) => {
    expect(read(type, text)).toEqual({ value });
  });
  it("finds options, tags and rows whatever their case and accents, and says what there is", () => {
    const options = ["Free", "Déjà vu", "a, b"];
    expect(read("choice", "deja VU", "en", { options })).toEqual({ value: "Déjà vu" });
    expect(read("tags", "free, déjà vu", "en", { options })).toEqual({ value: ["Free", "Déjà vu"] });
    expect(read("tags", "a, b", "en", { options })).toEqual({ value: ["a, b"] });
    expect(read("choice", "gone", "en", { options })).toEqual({ problem: "is not one of Free, Déjà vu, a, b" });
    expect(read("relation", "bugelsage", "de", { relation: "tool" })).toEqual({ value: "tool-2" });
    expect(read("relation", "Hammer", "de", { relation: "tool" })).toHaveProperty("problem");
  });
  it("reads files by their names, several where the field holds several", () => {
    expect(read("file", "a.pdf; b.csv", "en", { several: true })).toEqual({ value: ["a.pdf", "b.csv"] });
    expect(read("file", "a.pdf; b.csv")).toEqual({ problem: "holds one file" });
    for (const text of [
      "not a file",
      "../a.pdf",
      "file:0123456789abcdef:1:1:a.pdf",
      "data:text/html,<b>",
      "a\u202Efdp.exe",
    ])
      expect(read("file", text), text).toHaveProperty("problem");
  });
  it("refuses five megabytes pasted into a text with their length", () => {
    expect(read("text", "x".repeat(5_000_000))).toEqual({
      problem: "is 5,000,000 characters long; a text holds at most 2,000",
    });
    expect(read("lines", Array.from({ length: 31 }, (_, index) => `line ${index}`).join("\n"))).toHaveProperty(
      "problem",
    );
  });
  it("tells the decimal sign and the order of days from a column", () => {
    expect(decimalOf(["1.200", "3,5"], "en")).toBe(",");
    expect(decimalOf(["1.200"], "en")).toBe(".");
    expect(decimalOf(["1,200.5"], "de")).toBe(".");
    expect(dateOrderOf(["3/4/2026", "25/4/2026"], "en")).toBe("dmy");
    expect(dateOrderOf(["3/4/2026", "4/25/2026"], "de")).toBe("mdy");
  });
  it("16.1 reads back whatever it wrote", () => {
    const options = ["One", "Two; three", "Four, five"];
    const cases: [Field, fc.Arbitrary<SeedRow[string]>][] = [
      [field("number"), fc.double({ noNaN: true, min: -1e9, max: 1e9 }).map((value) => value || 0)],
      [field("boolean"), fc.boolean()],
      [field("choice", { options }), fc.constantFrom(...options)],
      [field("tags"), fc.uniqueArray(fc.constantFrom("a", "b c", "d, e", "f|g"), { minLength: 1 })],
      [field("relation", { relation: "tool" }), fc.constantFrom("tool-1", "tool-2")],
      [field("date"), fc.constantFrom("2026-11-21", "1999-01-31")],
      [field("dateTime"), fc.constantFrom("2026-11-21T18:30")],
      [field("image"), fc.constantFrom("art:a fox", "https://example.com/a.png", "art:https://x")],
      [
        field("file", { several: true }),
        fc.uniqueArray(fc.constantFrom("a.pdf", "b c.csv", "d, e.md"), { minLength: 1 }),
      ],
      [field("longText"), fc.constantFrom("two\nlines", "= not a formula")],
    ];
    for (const language of ["en", "de", "es", "fr", "pt"] as const)
      for (const [of, values] of cases)
        fc.assert(
          fc.property(values, (value) => {
            const text = writeValue(of, value, { language, now, entityOf: reading().entityOf });
            // Written numbers have a point whatever the language.
            expect(readValue(of, text, { ...reading(language), decimal: "." })).toEqual({ value });
          }),
          { numRuns: 20 },
        );
  });
});
