import type { AppSpec } from "@sayhey/appspec";
import { describe, expect, it } from "vitest";
import { accountOf } from "../account/index.ts";
import { planApp } from "../embedded/index.ts";
import { loadBriefs } from "../embedded/load-language-of.ts";
import { askedFor, CAPABILITIES } from "./asked-for.ts";

await loadBriefs();
const ids = (text: string): string[] => askedFor(text).map(({ capability }) => capability.id);
const kindsOf = ({ pages }: AppSpec): string[] => pages.flatMap(({ blocks }) => blocks.map(({ kind }) => kind));

describe("what an idea asks for by name", () => {
  it.each([
    ["allotment site with map and chat", ["map", "chat"]],
    ["food bank with email reminders", ["push-notifications"]],
    ["choir planner, no chat", []],
    ["school library without reminders or fines", []],
    ["pet shop with Apple Pay", ["online-payment"]],
  ])("is read, each once and not what is refused: %s", (idea, found) => expect(ids(idea)).toEqual(found));

  it("is what follows a word of asking, where a text says more", () => {
    const long =
      "Our village hall is let by the hour, which a map of 1860 shows already, and people chat about it every spring. ";
    expect(ids(`${long}We need a calendar.`)).toEqual(["calendar"]);
  });

  it("has one owner for each phrase", () => {
    const phrases = CAPABILITIES.flatMap(({ says }) => says.split("|"));
    expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
  });
});

describe("what is asked for by name is in the app", () => {
  const asked = CAPABILITIES.filter(({ make }) => make !== undefined);
  it.each(asked.map(({ id, says }) => [id, says.split("|")[0] ?? id] as const))("%s", (id, phrase) => {
    const idea = `dog walking with ${phrase}`;
    const spec = planApp(idea);
    const entry = accountOf(idea, spec).find((each) => each.id === `has ${id}`);
    expect(entry?.state, JSON.stringify(spec.pages.map(({ title }) => title))).toMatch(/^(?:built|partly)$/);
    expect(spec.pages.some(({ id: page }) => page === entry?.page?.id)).toBe(true);
  });

  it("says of what no part of an app does why not", () => {
    const idea = "restaurant website with online payment and push notifications";
    const entries = accountOf(idea, planApp(idea));
    expect(entries.map(({ state }) => state)).toEqual(["not-built", "not-built"]);
    for (const { why } of entries) expect(why).toMatch(/\.$/);
  });

  it("keeps one list of a kind, where the line of work has it", () => {
    const spec = planApp("my blog with comments");
    expect(spec.entities.filter(({ name }) => /comment$/i.test(name))).toHaveLength(1);
    expect(kindsOf(spec)).toContain("comments");
  });
});
