import { planIdea } from "@sayhey/planner/embedded";
import { expect, it } from "vitest";
import { createFlows } from "./create-flows.ts";

const IDEAS = [
  "Dog walking business: 6 dogs, 3 walkers, who walks whom when",
  "Running club leaderboard with weekly distances",
  "Book club with voting on the next book",
  "Split expenses for flatmates and see who owes whom",
  "Kleiner Friseursalon mit Online-Terminbuchung",
  "gestión de socios de un club",
  "2048 game",
  "Film quiz with a leaderboard",
];

it.each(IDEAS)("what a trailer says of '%s' is short, differs from walk to walk, and is no button", async (idea) => {
  const flows = createFlows(await planIdea(idea));
  const lines = flows.flatMap(({ gain }) => gain ?? []);
  expect(lines.length).toBeGreaterThan(0);
  expect(new Set(lines).size).toBe(lines.length);
  const labels = new Set(
    flows.flatMap(({ steps }) => steps.flatMap((step) => ("target" in step ? (step.target?.name ?? []) : []))),
  );
  for (const line of lines) {
    expect(line.split(/\s+/).length, line).toBeLessThanOrEqual(7);
    expect(line).toMatch(/^[\p{P}]*\p{Lu}/u);
    expect(line).not.toMatch(/[{}]/);
    expect(labels.has(line)).toBe(false);
  }
});

it("films what the idea names before all else", async () => {
  const first = async (idea: string): Promise<string> => {
    const flows = createFlows(await planIdea(idea));
    return flows.toSorted((a, b) => b.weight - a.weight)[0]?.gain ?? "";
  };
  expect(await first("Running club leaderboard with weekly distances")).toMatch(/on top|ranking/);
  expect(await first("Split expenses for flatmates and see who owes whom")).toBe("Who owes what? Settled.");
});
