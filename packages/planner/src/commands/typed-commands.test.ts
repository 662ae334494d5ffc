import { applyOps, withConsequences, type AppSpec } from "@sayhey/appspec";
import { createRandom, pick } from "@sayhey/contract/random";
import { beforeAll, describe, expect, it } from "vitest";
import { loadKnowledge, type Knowledge } from "../embedded/index.ts";
import { planSubject } from "../embedded/plan-app.ts";
import { loadAllLanguages } from "../embedded/languages/all-languages.fixture.ts";
import { briefAnswer, briefOps } from "./brief-ops.fixture.ts";
import { suggestCommands, understandCommand } from "./index.ts";
import { COMMAND_APPS, TYPED_FIRST, TYPED_SECOND, TYPED_SINCE } from "./typed-commands.fixture.ts";

let knowledge: Knowledge;
const apps: Record<string, AppSpec> = {};

beforeAll(async () => {
  await loadAllLanguages();
  knowledge = await loadKnowledge();
  for (const [name, idea] of Object.entries(COMMAND_APPS)) apps[name] = planSubject(idea, { seed: 7, knowledge });
});

const read = (table: string): [app: string, typed: string, expected: string][] =>
  table
    .split("\n")
    .filter((line) => line.includes(" | ") && !line.startsWith("#"))
    .map((line) => {
      const [app = "", typed = "", ...expected] = line.split(" | ");
      return [app.trim(), typed, expected.join(" | ").trim()];
    });

describe("what is typed becomes the ops it asks for", () => {
  it.each([...read(TYPED_FIRST), ...read(TYPED_SECOND), ...read(TYPED_SINCE)])("%s: %s", (where, typed, expected) => {
    const [app = "", page] = where.split("@");
    const spec = apps[app];
    if (!spec) throw new Error(`no app ${app}`);
    const answer = understandCommand(typed, spec, { knowledge, ...(page === undefined ? {} : { place: { page } }) });
    const got = briefAnswer(spec, answer);
    if (expected === "?") {
      expect(answer.kind, got).toBe("question");
      if (answer.kind === "question") expect(answer.chips.length).toBeGreaterThan(1);
    } else if (expected.startsWith("!")) {
      expect(got.startsWith("!"), got).toBe(true);
      expect(got.toLowerCase()).toContain(expected.slice(1).trim().toLowerCase());
    } else if (expected.endsWith("…")) {
      const wanted = expected.slice(0, -1).trim();
      expect(got.startsWith(wanted), got).toBe(true);
      if (answer.kind === "edit") {
        const said = wanted.split(" ; ").length;
        expect(answer.ops).toEqual(withConsequences(spec, answer.ops.slice(0, said)));
      }
    } else expect(got).toBe(expected);
    // Whatever is answered fits the app, also every chip, and is told in sentences.
    if (answer.kind === "edit") {
      expect(applyOps(spec, answer.ops).spec).not.toEqual(spec);
      expect(answer.sentences.length).toBeGreaterThan(0);
    }
    if (answer.kind === "question")
      for (const chip of answer.chips) {
        expect(chip.ops ?? chip.text).toBeDefined();
        if (chip.ops) expect(briefOps(spec, chip.ops)).not.toBe("");
        if (chip.ops) applyOps(spec, chip.ops);
      }
  });
});

describe("whatever is typed", () => {
  it("gives an answer that fits the app, also where the words make no sense", () => {
    const words = [...read(TYPED_FIRST), ...read(TYPED_SECOND)].flatMap(([, typed]) => typed.split(" "));
    const random = createRandom(11);
    for (let turn = 0; turn < 120; turn++) {
      const spec = Object.values(apps)[turn % Object.keys(apps).length] as AppSpec;
      const typed = Array.from({ length: 1 + Math.floor(random() * 9) }, () => pick(random, words)).join(" ");
      const answer = understandCommand(typed, spec, { knowledge });
      if (answer.kind === "edit") applyOps(spec, answer.ops);
      if (answer.kind === "question") for (const chip of answer.chips) if (chip.ops) applyOps(spec, chip.ops);
    }
  });
  it("is the same again for the same app, and leaves it as it was", () => {
    const spec = apps["recipes"] as AppSpec;
    const before = JSON.stringify(spec);
    const first = understandCommand("10 more recipes", spec, { knowledge });
    expect(understandCommand("10 more recipes", spec, { knowledge })).toEqual(first);
    expect(JSON.stringify(spec)).toBe(before);
  });
  it.each([
    ["", /Describe a change/],
    ["   \n", /Describe a change/],
    ["x".repeat(5 * 1024 * 1024), /at most 2,000 characters; this one has 5,242,880/],
    [Array.from({ length: 30 }, () => "make it dark").join(". "), /30 changes at once/],
    [`call the app ${"Moss ".repeat(20)}`, /at most 40 characters/],
  ])("is refused with the reason where it cannot be read", (typed, why) => {
    const answer = understandCommand(typed, apps["gym"] as AppSpec);
    expect(answer).toMatchObject({ kind: "cannot" });
    if (answer.kind === "cannot") expect(answer.why).toMatch(why);
  });
  it("is a block to write where no block does it, under the name that was asked for", () => {
    const spec = apps["recipes"] as AppSpec;
    const answer = understandCommand("add a chess clock with three phases", spec, { knowledge });
    // A model, where there is one, may still write it.
    expect(answer).toMatchObject({ kind: "cannot", unknown: true, chips: [{ label: "New block" }] });
    const ops = answer.kind === "cannot" ? (answer.chips?.[0]?.ops ?? []) : [];
    expect(applyOps(spec, ops).spec.customBlocks).toMatchObject([{ id: "chessClock", name: "Chess clock" }]);
  });
  it("renames nothing onto a name that is taken", () => {
    const answer = understandCommand("rename recipes to boxes", apps["recipes"] as AppSpec, { knowledge });
    expect(answer).toMatchObject({ kind: "cannot" });
  });
  it("is translated as far as the words go, and what stays is told", () => {
    const answer = understandCommand("translate to German", apps["recipes"] as AppSpec, { knowledge });
    if (answer.kind !== "edit") throw new Error(answer.kind);
    const { spec } = applyOps(apps["recipes"] as AppSpec, answer.ops);
    expect(spec.identity.language).toBe("de");
    expect(spec.entities.find(({ id }) => id === "recipe")?.plural).toBe("Rezepte");
    expect(spec.pages.find(({ id }) => id === "pantry")?.title).toBe("Vorrat");
    expect(spec.pages.map(({ path }) => path)).toEqual(apps["recipes"]?.pages.map(({ path }) => path));
  });
  it("is suggested with the names as their language writes them", () => {
    const english = apps["recipes"] as AppSpec;
    expect(suggestCommands(english)).toContain("ten more recipes");
    const answer = understandCommand("translate to German", english, { knowledge });
    if (answer.kind !== "edit") throw new Error(answer.kind);
    const { spec } = applyOps(english, answer.ops);
    expect(suggestCommands(spec)).toContain("ten more Rezepte");
    expect(understandCommand("ten more Rezepte", spec, { knowledge }).kind).toBe("edit");
  });
  it("of the suggestions each is understood and changes the app", () => {
    for (const spec of Object.values(apps))
      for (const idea of suggestCommands(spec)) {
        if (idea.endsWith("…")) continue;
        expect([idea, understandCommand(idea, spec, { knowledge }).kind]).toEqual([idea, "edit"]);
      }
  });
});
