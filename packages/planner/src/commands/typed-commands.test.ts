import { applyOps, withConsequences, type AppSpec } from "@sayhey/appspec";
import { beforeAll, describe, expect, it } from "vitest";
import { loadKnowledge, planApp, type Knowledge } from "../embedded/index.ts";
import { loadAllLanguages } from "../embedded/languages/all-languages.fixture.ts";
import { briefAnswer, briefOps } from "./brief-ops.fixture.ts";
import { understandCommand } from "./index.ts";
import { COMMAND_APPS, TYPED_FIRST, TYPED_SECOND } from "./typed-commands.fixture.ts";

let knowledge: Knowledge;
const apps: Record<string, AppSpec> = {};

beforeAll(async () => {
  await loadAllLanguages();
  knowledge = await loadKnowledge();
  for (const [name, idea] of Object.entries(COMMAND_APPS)) apps[name] = planApp(idea, { seed: 7, knowledge });
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
  it.each([...read(TYPED_FIRST), ...read(TYPED_SECOND)])("%s: %s", (where, typed, expected) => {
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
