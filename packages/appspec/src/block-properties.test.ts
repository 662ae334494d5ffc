import { describe, expect, it } from "vitest";
import { BLOCK_FACTS, BLOCK_GROUPS, findBlockKinds } from "./block-facts.ts";
import { propertiesOf, type PropertyFacts } from "./block-properties.ts";
import { blockSchema } from "./block.ts";
import { PROPERTY_WORDS } from "./data/property-words.ts";

const kinds = blockSchema.options.map((option) => option.shape.kind.value);

function everyPart(properties: readonly PropertyFacts[]): PropertyFacts[] {
  return properties.flatMap((property) => [
    property,
    ...("parts" in property.control ? everyPart(property.control.parts) : []),
  ]);
}

describe("facts on blocks", () => {
  it("name every kind, each differently", () => {
    expect(Object.keys(BLOCK_FACTS).toSorted()).toEqual(kinds.toSorted());
    const names = Object.values(BLOCK_FACTS).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { group, about } of Object.values(BLOCK_FACTS)) {
      expect(BLOCK_GROUPS).toContain(group);
      expect(about).not.toMatch(/\.$/);
    }
  });

  it("are found by name, purpose and other words", () => {
    expect(findBlockKinds("kanban")).toEqual(["board"]);
    expect(findBlockKinds("who owes")).toContain("balance");
    expect(findBlockKinds("")).toHaveLength(kinds.length);
    expect(findBlockKinds("zeppelin")).toEqual([]);
  });

  it("miss no property of any kind", () => {
    for (const option of blockSchema.options) {
      const kind = option.shape.kind.value;
      const wanted = Object.keys(option.shape).filter((key) => key !== "id" && key !== "kind");
      expect(
        propertiesOf(kind).map(({ key }) => key),
        kind,
      ).toEqual(wanted);
    }
  });

  it("call every property and option by a name for people", () => {
    for (const kind of kinds)
      for (const { key, label, control } of everyPart(propertiesOf(kind))) {
        const where = `${kind}.${key}`;
        expect(label, where).toMatch(/^[A-Z]/);
        if (control.type === "choice" || control.type === "choices")
          for (const option of control.options) expect(option.label, where).toMatch(/^[A-Z\d]/);
      }
  });

  it("tell which properties are needed, and which fields fit them", () => {
    const of = (kind: (typeof kinds)[number], key: string) => propertiesOf(kind).find((each) => each.key === key);
    expect(of("calendar", "dateField")).toMatchObject({
      required: true,
      part: "data",
      control: { type: "field", of: { key: "entity", at: "block" }, types: ["date", "dateTime"] },
    });
    expect(of("auction", "amountField")?.control).toMatchObject({ of: { key: "bidEntity" }, types: ["money"] });
    expect(of("balance", "paidByField")?.control).toMatchObject({ pointsAt: "peopleEntity" });
    expect(of("cards", "title")).toMatchObject({ required: false, control: { type: "line", max: 120 } });
    expect(of("cards", "facts")?.control).toMatchObject({ type: "fields", min: 0, max: 4 });
    expect(of("booking", "stepMinutes")?.control).toEqual({ type: "number", min: 5, max: 480, whole: true });
    expect(of("swipe", "yes")?.control).toEqual({ type: "option", of: "verdictField" });
    expect(of("timer", "presets")?.control).toMatchObject({ type: "numbers", min: 1, max: 6 });
  });

  it("hold no words for what is not there", () => {
    const paths = new Set<string>();
    const walk = (kind: string, properties: readonly PropertyFacts[], above: readonly string[]): void => {
      for (const { key, control } of properties) {
        const path = [...above, key].join(".");
        for (const each of [`${kind}.${path}`, path, key]) paths.add(each);
        if (control.type === "choice" || control.type === "choices")
          for (const { value } of control.options)
            for (const each of [`${kind}.${key}`, key]) paths.add(`${each}=${value}`);
        if ("parts" in control) walk(kind, control.parts, [...above, key]);
      }
    };
    for (const kind of kinds) walk(kind, propertiesOf(kind), []);
    expect(Object.keys(PROPERTY_WORDS).filter((path) => !paths.has(path))).toEqual([]);
  });
});
