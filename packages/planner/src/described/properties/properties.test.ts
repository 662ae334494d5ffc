import { describe, expect, it } from "vitest";
import { readFieldLines } from "../../embedded/field-line.ts";
import { LINE_BY_NAME, lineOfProperty, PROPERTIES } from "./index.ts";
import { PROPERTIES_IN } from "./languages.ts";
import { LIVING_THINGS } from "./living-things.ts";
import { KINDS_OF_THINGS, lineOfThing } from "./of-things.ts";
import { OTHER_THINGS } from "./other-things.ts";
import { englishName } from "./spelling.ts";

const ofThings = [...LIVING_THINGS, ...OTHER_THINGS].flatMap(([names, properties]) =>
  properties.split("; ").map((each) => [`${names} ${each}`, each.slice(each.indexOf(": ") + 2)] as const),
);
const all = [...PROPERTIES, ...Object.values(PROPERTIES_IN).flat(), ...ofThings];
const doubled = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index);

/** What is wrong with a line, if anything. */
function faultOf(line: string): string | undefined {
  const [plan] = readFieldLines(`Name: ${line}`);
  if (plan === undefined || plan.field.type === "computed" || plan.field.type === "relation") return "does not parse";
  const { type, options = [], unit = "" } = plan.field;
  const rest = line.slice(type.length).trim();
  if (unit.length > 12) return "unit too long";
  if (doubled(options).length > 0 || options.some((option) => option.length > 40)) return "options";
  if (/^(?:choice|tags)$/.test(type) && (options.length < 2 || options.length > 24)) return "number of options";
  if (/^(?:text|longText)$/.test(type) && !rest.startsWith("@")) {
    const samples = rest.split("|");
    if (new Set(samples).size < 4 || samples.some((each) => each.trim() !== each || each === "")) return "samples";
    if (type === "text" && samples.some((each) => each.length > 32)) return "samples too long";
  }
  if (/^(?:number|money|percent)$/.test(type)) {
    const [, from, to] = /^(-?[\d.]+?)\.\.(-?[\d.]+)(?: \S.*)?$/.exec(rest) ?? [];
    if (from === undefined || Number(from) >= Number(to)) return "range";
  }
  if (/^(?:date|dateTime)$/.test(type) && !/^-?\d+\.\.-?\d+(?: \d\d:\d\d\.\.\d\d:\d\d)?$/.test(rest)) return "days";
  return /[=;]|\b(?:sample text|lorem|ipsum|foo|bar baz|example\.com)\b/.test(rest) && type !== "lines"
    ? "marks"
    : undefined;
}

describe("the properties of things", () => {
  it("knows many names, each once", () => {
    expect(LINE_BY_NAME.size).toBeGreaterThan(5000);
    const names = PROPERTIES.flatMap(([each]) => each.split("|"));
    expect(names.every((name) => name === name.toLowerCase() && name.trim() === name)).toBe(true);
    expect(doubled(names)).toEqual([]);
    const spelled = names.map((name) => name.replace("*", ""));
    expect(spelled.filter((name) => englishName(name) !== name)).toEqual([]);
  });

  it("keeps each by a line that parses, with four samples where it is a text", () => {
    expect(
      all.flatMap(([names, line]) => (faultOf(line) === undefined ? [] : [`${names}: ${String(faultOf(line))}`])),
    ).toEqual([]);
  });

  it.each(["de", "es", "fr", "pt"] as const)("knows the commonest in %s", (language) => {
    const names = PROPERTIES_IN[language].flatMap(([each]) => each.split("|"));
    expect(names.length).toBeGreaterThan(400);
    expect(doubled(names)).toEqual([]);
  });

  it("knows many kinds of things", () => {
    expect(KINDS_OF_THINGS.length).toBeGreaterThan(200);
    expect(doubled([...LIVING_THINGS, ...OTHER_THINGS].flatMap(([names]) => names.split("|")))).toEqual([]);
  });
});

describe("lineOfProperty", () => {
  it.each([
    ["film stock", /^text .*black and white/],
    ["camera", /^text 35 mm/],
    ["ISO", /^choice .*400/],
    ["loaded", /^date -/],
    ["words now", /^number .* words$/],
    ["start of lease", /^date -/],
    ["end of lease", /^date \d/],
    ["era", /^text Victorian/],
    ["belt", /^choice white.*black$/],
    ["tread depth", /^number 2\.\.8 mm$/],
    ["tyre pressure", /^number/],
    ["favourite colour", /^choice red/],
    ["wall colour", /^text/],
    ["number of trees", /^number/],
    ["how many eggs", /^number 2\.\.18/],
    ["date of birth", /^date -20000/],
    ["last vet", /^date -/],
    ["next visit", /^date \d/],
    ["last score", /^number/],
    ["needed by", /^date \d/],
    ["checked by", /^text @people$/],
    ["deposit returned", /^boolean/],
    ["amount paid", /^money/],
    ["date paid", /^date -/],
    ["ordered", /^boolean/],
    ["delivery notes", /^longText/],
    ["reason for leaving", /^longText/],
    ["cooking time", /^duration/],
    ["start time", /^time/],
    ["video link", /^url$/],
    ["school fee", /^money/],
    ["damage photo", /^image$/],
    ["% done", /^percent/],
    ["mum's phone", /^phone$/],
    ["work e-mail", /^email$/],
    ["billing address", /^location/],
    ["rating out of 5", /^rating/],
    ["serial no.", /^text SN/],
    ["lot/batch number", /^text/],
    ["part of speech", /^choice noun/],
    ["hand weight", /^number .* kg$/],
    ["customer's name", /^text @people$/],
    ["price (EUR)", /^money/],
    ["queen color", /^choice white/],
    ["steps to reproduce", /^longText/],
  ])("keeps '%s' as what it is", (name, line) => {
    expect(lineOfProperty(name)).toMatch(line);
  });

  it("does not know what nobody knows", () => {
    expect(lineOfProperty("zorp")).toBeUndefined();
    expect(lineOfProperty("")).toBeUndefined();
  });

  it("tells by the thing how old, heavy and dear it is", () => {
    expect(lineOfProperty("age", "cat")).toBe("number 1..17 years");
    expect(lineOfProperty("weight", "foster cats")).toBe(lineOfProperty("cat weight"));
    expect(lineOfProperty("weight of the dog")).toBe(lineOfThing("weight", "dog"));
    expect(lineOfProperty("height", "tree")).toMatch(/ m$/);
    expect(lineOfProperty("height", "child")).toMatch(/^number 96/);
    expect(lineOfProperty("breed", "horse")).toContain("Haflinger");
    expect(lineOfProperty("sex", "cat")).toBe("choice female|male|unknown");
    expect(lineOfProperty("price", "house")).toMatch(/^money \d{6}/);
    expect(lineOfProperty("born", "baby")).toBe("date -330..-30");
    expect(lineOfProperty("year", "classic car")).toMatch(/^number 19/);
    expect(lineOfProperty("name", "dog")).toContain("Miso");
    expect(lineOfProperty("age", "beekeeper")).toBe(lineOfThing("age", "adult"));
  });

  it("looks in another language first and lends it no English words", () => {
    expect(lineOfProperty("Kaufdatum", undefined, "de")).toMatch(/^date -/);
    expect(lineOfProperty("Wandfarbe", undefined, "de")).toMatch(/^choice weiß/);
    expect(lineOfProperty("letzter Besuch", undefined, "de")).toMatch(/^date -/);
    expect(lineOfProperty("Anzahl Gäste", undefined, "de")).toMatch(/^number/);
    expect(lineOfProperty("telefono", undefined, "es")).toBe("phone");
    expect(lineOfProperty("precio de venta", undefined, "es")).toMatch(/^money/);
    expect(lineOfProperty("couleur du mur", undefined, "fr")).toMatch(/^choice blanc/);
    expect(lineOfProperty("próxima consulta", undefined, "pt")).toMatch(/^dateTime/);
    expect(lineOfProperty("age", undefined, "de")).toBe("number 1..60");
    expect(lineOfProperty("film stock", undefined, "de")).toBeUndefined();
  });
});
