import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readFieldLines } from "../embedded/field-line.ts";
import { planApp } from "../embedded/index.ts";
import { pluralOf } from "../embedded/inflect.ts";
import { loadBriefs } from "../embedded/load-language-of.ts";
import { nameIn } from "../embedded/things/known-thing.ts";
import { VOCABULARY } from "./index.ts";

await loadBriefs();

const DRAWINGS = readFileSync(join(import.meta.dirname, "../../../codegen/src/icons.gen.ts"), "utf8");
const ICONS = new Set([...DRAWINGS.matchAll(/^ {2}"?([a-z][a-z0-9-]*)"?:/gm)].map(([, name]) => name));

const doubled = (all: readonly string[]): string[] => all.filter((each, index) => all.indexOf(each) !== index);
const wordsOf = (also: string): string[] => also.split(" ").filter(Boolean);

describe("the vocabulary of briefs", () => {
  it("has each id and each name once", () => {
    expect(VOCABULARY.length).toBeGreaterThan(120);
    expect(doubled(VOCABULARY.map(({ id }) => id))).toEqual([]);
    expect(doubled(VOCABULARY.map((known) => nameIn(known, "en")[0]))).toEqual([]);
  });

  it("says of each further word which thing it means", () => {
    const names = VOCABULARY.map((known) => nameIn(known, "en")[0].toLowerCase().replaceAll(" ", "_"));
    expect(doubled([...names, ...VOCABULARY.flatMap(({ also }) => wordsOf(also))])).toEqual([]);
  });

  it("has its name in English where another language is asked for", () => {
    for (const known of VOCABULARY) expect(nameIn(known, "fr")).toEqual(nameIn(known, "en"));
  });

  it.each(VOCABULARY.map((known) => [known.id, known] as const))("describes %s", (id, { icon, fields, rows }) => {
    const plans = readFieldLines(fields);
    const byId = new Map(plans.map(({ field }) => [field.id, field]));
    expect(ICONS).toContain(icon);
    expect(fields + rows).not.toContain("@remarks");
    expect(plans.length).toBeGreaterThanOrEqual(5);
    expect(byId.size).toBe(plans.length);
    expect(plans[0]?.field.type).toBe("text");
    const lines = rows.split("\n").map((line) => line.split(" | "));
    // One's own profile is one.
    expect(lines).toHaveLength(id === "profile" ? 1 : 8);
    expect(doubled(lines.map(([title = ""]) => title))).toEqual([]);
    for (const [title, ...cells] of lines) {
      expect(title).not.toBe("");
      for (const cell of cells) {
        const at = cell.indexOf("=");
        const field = byId.get(cell.slice(0, at));
        const value = cell.slice(at + 1);
        expect(field, cell).toBeDefined();
        if (field?.type === "choice") expect(field.options, cell).toContain(value);
        if (field?.type === "tags") for (const tag of value.split(";")) expect(field.options, cell).toContain(tag);
        if (/^(?:number|money|percent|duration|rating)$/.test(field?.type ?? ""))
          expect(Number(value), cell).not.toBeNaN();
        if (field?.type === "percent") expect(Number(value), cell).toBeLessThanOrEqual(100);
        if (field?.type === "boolean") expect(value, cell).toMatch(/^(?:yes|no)$/);
        if (field?.type === "date") expect(value, cell).toMatch(/^(?:@-?\d{1,4}|\d{4}-\d\d-\d\d)$/);
        if (field?.type === "dateTime") expect(value, cell).toMatch(/^@-?\d+T\d\d:\d\d$/);
        if (field?.type === "time") expect(value, cell).toMatch(/^\d\d:\d\d$/);
        if (field?.type === "email") expect(value, cell).toMatch(/@(?:[a-z]+\.)?(?:[a-z-]+\.)?example\.com$/);
        if (field?.type === "phone") expect(value, cell).toMatch(/^555-01\d\d$/);
        if (field?.type === "url") expect(value, cell).toMatch(/^https:\/\/(?:[a-z-]+\.)?example\.com$/);
      }
    }
  });

  const DEEDS = ["add", "approve", "book", "rate", "pay for", "assign", "message", "compare", "search"];
  it("makes valid apps, whatever is done with a thing", () => {
    for (const known of VOCABULARY) {
      const plural = pluralOf(nameIn(known, "en")[0].toLowerCase());
      const asked = DEEDS.map((deed) => `${deed} the ${plural}`).join(", ");
      const brief = `Please implement a desk for an office that keeps all of its ${plural}. Users should be able to ${asked}, and to view the details of the ${plural}.`;
      expect(() => planApp(brief), brief).not.toThrow();
    }
    // Several hundred apps are planned, which takes a busy machine its time.
  }, 240_000);
});
