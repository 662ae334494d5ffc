import { createHash } from "node:crypto";
import { ART_DIRECTIONS } from "@sayhey/appspec";
import { describe, expect, it } from "vitest";
import { WORDS } from "../../../data/knowledge.gen.ts";
import { LEFT_OUT } from "../../../data/left-out.gen.ts";
import { DOMAINS } from "../lexicon/all.ts";
import { readFieldLines } from "../field-line.ts";
import { pluralOf, singularOf } from "../inflect.ts";
import { KNOWN_THINGS } from "../things/all.ts";
import { KINDS, kindOfChain } from "./kinds.ts";
import { loadKnowledge } from "./knowledge.ts";

const knowledge = await loadKnowledge();

describe("the open vocabularies", () => {
  it.each([
    ["kayak", "boat"],
    ["oboe", "instrument"],
    ["llama", "animal"],
    ["cactus", "plant"],
    ["necklace", "clothing"],
    ["camembert", "dish"],
    ["whiskey", "drink"],
    ["glacier", "nature"],
    ["lighthouse", "building"],
    ["midwife", "professional"],
    ["toddler", "learner"],
    ["karate", "sport"],
    ["chess", "game"],
    ["funeral", "event"],
    ["headache", "illness"],
    ["vitamin", "medicine"],
    ["haiku", "writing"],
    ["thermometer", "tool"],
  ])("know that %s is of the kind %s", (noun, kind) => {
    expect(kindOfChain(knowledge.chainOf(noun))?.id, knowledge.chainOf(noun).join(" < ")).toBe(kind);
  });
  it("name members of a kind, and say nothing of a word nobody knows", () => {
    expect(knowledge.membersOf("cheese", 20)).toEqual(expect.arrayContaining(["brie", "cheddar", "gouda"]));
    expect(knowledge.chainOf("zorbing")).toEqual([]);
    expect(knowledge.membersOf("zorbing", 5)).toEqual([]);
  });
  it("have none of the words that insult people", () => {
    const leftOut = new Set(LEFT_OUT.split(" "));
    expect(leftOut.size).toBeGreaterThan(100);
    const words = WORDS.split("\n").flatMap((line) => line.slice(1).split(","));
    const hashOf = (word: string): string => createHash("sha256").update(word).digest("hex").slice(0, 16);
    expect(words.filter((word) => leftOut.has(hashOf(word)))).toEqual([]);
  });
  it("know the properties of schema.org's types, with those of what they are kinds of", () => {
    const flight = knowledge.propertiesOf("flight");
    expect(flight).toContainEqual({ name: "departure time", type: "dateTime" });
    expect(flight.map(({ name }) => name)).toContain("flight number");
    expect(knowledge.propertyCalled("birth date")?.type).toBe("date");
  });
  it.each([
    ["geese", "goose"],
    ["kayaks", "kayak"],
    ["berries", "berry"],
    ["boxes", "box"],
    ["glass", "glass"],
    ["chess", "chess"],
    ["guinea pigs", "guinea pig"],
  ])("make the singular of %s: %s", (plural, singular) => {
    expect(singularOf(plural, knowledge)).toBe(singular);
  });
  it.each([
    ["Fox", "Foxes"],
    ["Berry", "Berries"],
    ["Child", "Children"],
    ["Knitting", "Knitting"],
    ["Wedding", "Weddings"],
    ["Guinea pig", "Guinea pigs"],
  ])("make the plural of %s: %s", (singular, plural) => {
    expect(pluralOf(singular)).toBe(plural);
  });
});

describe("kinds of things", () => {
  it.each(KINDS.map((kind) => [kind.id, kind] as const))(
    "%s has readable fields, samples, looks and a home",
    (_id, kind) => {
      expect(readFieldLines(`Name: text\n${kind.fields}`).length).toBeGreaterThan(4);
      expect(readFieldLines(`What: text\n${kind.log.fields}`).length).toBeGreaterThan(3);
      expect(kind.rows.split("\n").length).toBeGreaterThanOrEqual(5);
      expect(kind.log.rows.split("\n").length).toBeGreaterThanOrEqual(5);
      expect(kind.log.head.split(",")).toHaveLength(3);
      for (const direction of kind.directions) expect(Object.keys(ART_DIRECTIONS)).toContain(direction);
      if (kind.home !== undefined) expect(DOMAINS.map(({ id }) => id)).toContain(kind.home);
      // A word the vocabulary lost would silently stand for nothing.
      expect(kind.covers.split("|").some((word) => knowledge.chainOf(word).length > 0)).toBe(true);
    },
  );
  it("stand for no word twice", () => {
    const words = KINDS.flatMap(({ covers }) => covers.split("|"));
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });
});

describe("things known by name", () => {
  it.each(KNOWN_THINGS.map((known) => [known.id, known] as const))(
    "%s has a name in five languages, fields and samples",
    (_id, known) => {
      expect(known.names.split("|")).toHaveLength(5);
      for (const name of known.names.split("|")) expect(name.split("/")).toHaveLength(2);
      expect(readFieldLines(known.fields).length).toBeGreaterThan(3);
      expect(known.rows.split("\n").length).toBeGreaterThanOrEqual(5);
    },
  );
  it("have ids of their own", () => {
    const ids = KNOWN_THINGS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
