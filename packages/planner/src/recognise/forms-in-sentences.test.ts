import type { AppSpec } from "@sayhey/appspec";
import { expect, it } from "vitest";
import { loadLanguageOf, planApp } from "../embedded/index.ts";

const plan = async (idea: string): Promise<AppSpec> => {
  await loadLanguageOf(idea);
  return planApp(idea);
};
const kindsOf = (spec: AppSpec): string[] => spec.pages.flatMap(({ blocks }) => blocks.map(({ kind }) => kind));

it("hears a website that is wished for with commas between its adjectives", async () => {
  const spec = await plan(
    "Hello, I play the harp at weddings in Kent. I would like a quiet, simple website where couples can read how a day with me goes, see three pieces I play and send me a message with their date.",
  );
  expect(spec.pages[0]?.blocks[0]?.kind).toBe("hero");
});

it("takes a survey that lists its questions for one, whatever can be chosen in them", async () => {
  const spec = await plan(
    "Street survey about a new bus stop. Questions: how do you mostly get into town (car, bus, bike, foot), do you want the stop by the church, would you use a Sunday bus, any comments. One answer per house.",
  );
  expect(kindsOf(spec)).toContain("questionnaire");
  expect(kindsOf(spec)).not.toContain("poll");
  const text = JSON.stringify(spec.pages);
  for (const said of ["How do you mostly get into town", "Would you use a Sunday bus"]) expect(text).toContain(said);
});

it("hears an exam whose questions are counted in a later sentence", async () => {
  const spec = await plan(
    "We want a fire safety test for new staff on their first day. 15 questions from a larger set, four answers each. Pass is 12, and they get a slip with their name.",
  );
  const [block] = spec.pages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === "questionnaire"));
  expect(block).toMatchObject({ kind: "questionnaire", mode: "exam" });
});

it("lets times be booked where that is all that is said", async () => {
  expect(kindsOf(await plan("book slots on our laser cutter"))).toContain("booking");
  expect(kindsOf(await plan("book sessions in our village sauna"))).toContain("booking");
});

it("takes a few words in another language for the line of work that they name, and no person twice", async () => {
  const names = (spec: AppSpec): string[] => spec.entities.map(({ name }) => name);
  expect(names(await plan("Putzplan für die WG"))).toContain("Hausarbeit");
  expect(names(await plan("liste de courses"))).not.toContain("Invité");
  const spec = await plan("empréstimo de ferramentas do bairro");
  const members = spec.entities.find(({ id }) => id === "member");
  const people = (members?.rows ?? []).map((row) => row[members?.titleField ?? ""]);
  expect(new Set(people).size).toBe(people.length);
});
