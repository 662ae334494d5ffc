import { beforeAll, describe, expect, test } from "vitest";
import type { AppSpec } from "@sayhey/appspec";
import { planIdea } from "../embedded/index.ts";
import { intervalsIn } from "./dues.ts";

const blocksOf = (spec: AppSpec) => spec.pages.flatMap((page) => page.blocks);
const fieldsOf = (spec: AppSpec) => spec.entities.flatMap((entity) => entity.fields);

describe("rules from texts", () => {
  let gym: AppSpec;
  beforeAll(async () => {
    gym = await planIdea(
      "Gym app with classes and bookings, max 12 people per class, and a waiting list when a class is full.",
    );
  });

  test("a number of places limits bookings, shows what is left, and a waiting list takes who comes late", () => {
    const limited = gym.entities.find(({ limits }) => limits !== undefined);
    expect(limited?.limits?.[0]).toMatchObject({ waiting: { value: expect.stringMatching(/wait/i) } });
    expect(fieldsOf(gym).map(({ name }) => name)).toContain("Places left");
  });

  test.each([
    ["each pupil plays some 6-monthly and some yearly", ["6 months", "12 months"]],
    ["I clean them every 3 weeks, others monthly", ["3 weeks", "1 month"]],
    ["it takes 3 months", []],
  ])("%s", (text, intervals) => {
    expect(intervalsIn(text)).toEqual(intervals);
  });

  test("a due list of what comes back moves its due day on", async () => {
    const spec = await planIdea(
      "I service chimneys for 80 households. Tell me who is due, some every 6 months, some yearly.",
    );
    const due = blocksOf(spec).find(({ kind }) => kind === "due");
    expect(due).toMatchObject({ repeatField: expect.any(String) });
  });

  test("what a text says is limited by the day, is", async () => {
    const spec = await planIdea(
      "Dog groomer. Appointments with dog, owner, date and price. At most 5 appointments a day.",
    );
    expect(spec.entities.flatMap(({ limits = [] }) => limits)).toContainEqual(
      expect.objectContaining({ most: 5, per: [expect.any(String)] }),
    );
  });

  test("a running number is given to what gets one", async () => {
    const spec = await planIdea(
      "Complaints at our swimming pool: each report has a place, a photo and a state, and gets a number.",
    );
    expect(fieldsOf(spec).some(({ number }) => number !== undefined)).toBe(true);
  });

  test("nothing is limited, numbered or locked where nothing is said of it", async () => {
    const spec = await planIdea("A diary of the books I read, with a rating and notes.");
    expect(spec.entities.some(({ limits, lockedWhen, effects }) => limits ?? lockedWhen ?? effects)).toBe(false);
    expect(fieldsOf(spec).some(({ number, warn }) => number ?? warn)).toBe(false);
  });
});
