import type { Flow } from "@sayhey/contract/flow";
import { planIdea } from "@sayhey/planner/embedded";
import { expect, it } from "vitest";
import { createFlows } from "./create-flows.ts";

const flowsOf = async (idea: string): Promise<Flow[]> => createFlows(await planIdea(idea, { seed: 7 }));
const deeds = ({ steps }: Flow): string[] =>
  steps.map((step) => `${step.do}${"target" in step && step.target !== undefined ? ` ${step.target.name}` : ""}`);

it("an answer to an invitation is followed to where one sees who is coming", async () => {
  const [first] = await flowsOf("wedding rsvp page");
  expect(first?.gain).toBe("Who's coming? Now you know");
  expect(first === undefined ? [] : deeds(first)).toEqual(
    expect.arrayContaining(["tap Send my answer", "tap Who is coming"]),
  );
});

it("one tap says that somebody has paid, and the sums above are looked at", async () => {
  const [first] = await flowsOf("track who has paid their dues in our bowling league, £12 weekly");
  expect(first === undefined ? [] : deeds(first)).toEqual(["open", "tap Paid", "wait", "scroll", "wait"]);
});

it("whoever signs up is followed by a look at the places that are left", async () => {
  const [first] = await flowsOf("volunteer sign-up sheet for the food bank");
  const steps = first?.steps ?? [];
  expect(steps.some((step) => step.do === "tap" && step.target.name === "Sign up")).toBe(true);
  expect(steps.at(-2)).toMatchObject({ do: "scroll", by: -900 });
});

it("a countdown is looked at once, on a page that has one", async () => {
  const flows = await flowsOf("countdown for our trip to Japan");
  expect(flows.filter(({ id }) => id.includes("countdown"))).toHaveLength(1);
});

it("points are given before one sees who leads", async () => {
  const flows = await flowsOf("Trivia night scoreboard");
  const given = flows.find((flow) => deeds(flow).includes("tap +1"));
  expect(given?.steps.at(-2)).toMatchObject({ do: "scroll", by: -700 });
});
