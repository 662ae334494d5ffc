import { parseAppSpec, type AppSpec, type Entity } from "@sayhey/appspec";
import { expect, it } from "vitest";
import { loadBriefs } from "../embedded/load-language-of.ts";
import { planApp } from "../embedded/index.ts";

await loadBriefs();

const plan = (idea: string): AppSpec => parseAppSpec(planApp(idea, { seed: 1 }));
const names = (spec: AppSpec): string => spec.entities.map(({ name }) => name).join();
const guessOf = (spec: AppSpec): Entity | undefined => spec.entities.find(({ id }) => id === "guess");

it.each([
  ["guess the weight of the cake, nearest wins, 50p a go", "Weight of the cake", "g"],
  [
    "guess the weight of the pumpkin at the village fair, £1 a guess, prize for the closest",
    "Weight of the pumpkin",
    "kg",
  ],
  ["guess how many sweets in the jar, the closest wins", "Number of the sweets in the jar", undefined],
])("%j", (idea, round, unit) => {
  const spec = plan(idea);
  expect(names(spec)).toBe("Round,Guess");
  expect(spec.entities[0]?.rows[0]?.["whatToGuess"]).toBe(round.replace("Number of the sweets", "Number of sweets"));
  expect(guessOf(spec)?.fields.find(({ id }) => id === "estimate")?.unit).toBe(unit);
});

it("puts the nearest first, takes one guess each, and what a go costs", () => {
  const spec = plan("guess the weight of the pumpkin at the village fair, £2 a guess, prize for the closest");
  expect(spec.pages[0]?.blocks.find(({ kind }) => kind === "list")).toMatchObject({
    sort: { field: "offBy", direction: "asc" },
  });
  expect(guessOf(spec)?.limits).toEqual([{ per: ["name", "round"], most: 1 }]);
  expect(guessOf(spec)?.rows.every(({ price }) => price === 2)).toBe(true);
});

it.each([
  "a game where you guess the number between 1 and 100 and win in few tries",
  "quiz: guess the height of mountains, winner gets points",
  "baby sweepstake: guess the weight and the date, closest wins",
  "weight tracker with a prize for whoever loses most",
  "guess the word from hints, win stars",
  "website of our village fair with a list of stalls and prizes",
])("is not made of %j", (idea) => expect(names(plan(idea))).not.toBe("Round,Guess"));
