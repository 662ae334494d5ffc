import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Entity, Field } from "./entity.ts";
import { expressionFromWords, expressionInWords } from "./expression-words.ts";
import { findFormulaProblem } from "./formula-check.ts";

const field = (id: string, name: string, more: Partial<Field> = {}): Field => ({ id, name, type: "number", ...more });
const entity = (id: string, fields: Field[]): Entity => ({
  id,
  name: id,
  plural: id,
  icon: "circle",
  titleField: "title",
  fields: [field("title", "Title", { type: "text" }), ...fields],
  rows: [],
});
const visit = entity("visit", [
  field("hours", "Hours"),
  field("hoursAtNight", "Hours at night"),
  field("net", "Price (net)", { type: "money", unit: "EUR" }),
  field("day", "Day", { type: "date" }),
  field("kind", "Kind", { type: "choice", options: ["income", "it's out"] }),
  field("carer", "Carer", { type: "relation", relation: "carer" }),
  field("second", "2nd rate"),
  field("max", "Max"),
  field("uber", "Überstunden"),
]);
const carer = entity("carer", [field("rate", "Hourly rate"), field("plain", "Rate")]);
const entities = [visit, carer];
const read = (typed: string) => expressionFromWords(typed, visit, entities);

describe("an expression typed with the names people see", () => {
  it.each<[string, string]>([
    ["Hours * Carer.Hourly rate + 10", "hours * carer.rate + 10"],
    ["hours x carer → rate", "hours * carer.plain"],
    ["Hours at night × 2", "hoursAtNight * 2"],
    ["hours times Price (net) minus 20%", "hours * net - 0.2"],
    ["Hours % 2", "hours % 2"],
    ["2nd rate * 2", "second * 2"],
    ["max(Hours, Max) + Max", "max(hours, max) + max"],
    ["MAX(Hours, 3)", "max(hours, 3)"],
    ["Kind = ‘income’ ? Hours : −Hours", "kind == 'income' ? hours : -hours"],
    ['kind ≠ "it\'s out" and not empty(Day)', `kind != "it's out" && ! empty(day)`],
    ["days(day, Today) ÷ 7", "days(day, today) / 7"],
    ["überstunden ** 2 >= 4", "uber ** 2 >= 4"],
    ["hoursAtNight", "hoursAtNight"],
  ])("%s is %s", (typed, of) => {
    expect(read(typed)).toEqual({ of, unknown: "" });
    expect(findFormulaProblem(entities, visit, { kind: "expression", of })).toBeNull();
  });
  it.each<[string, string]>([
    ["Hours * hourly rat", "hourly rat"],
    ["Carer.Hourly wage * 2", "Carer.Hourly wage"],
    ["hoursy + 2", "hoursy"],
    ["wages + 1 + tips", "wages"],
  ])("%s names %s, which is no field", (typed, unknown) => {
    expect(read(typed).unknown).toBe(unknown);
  });
  it.each(["hours * carer.rate + 10", "kind == 'income' ? net : -net", "min(hoursAtNight, max) - days(day, today)"])(
    "%s goes into words and back",
    (of) => {
      const words = expressionInWords(of, visit, entities);
      expect(words).not.toBe(of);
      expect(read(words)).toEqual({ of, unknown: "" });
    },
  );
  it("keeps ids where two fields have one name", () => {
    const twins = entity("visit", [field("first", "Cost"), field("other", "Cost")]);
    expect(expressionInWords("first + other", twins, [twins])).toBe("first + other");
  });
  it("takes any text as it comes", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (typed) => {
        const { of, unknown } = read(typed);
        expect(typeof of).toBe("string");
        expect(typeof unknown).toBe("string");
        findFormulaProblem(entities, visit, { kind: "expression", of });
      }),
    );
  });
});
