import { expect, test } from "vitest";
import type { AppSpec } from "./app-spec.ts";
import { libraryFixture } from "./app-spec.fixture.ts";
import { applyOps } from "./apply-ops.ts";
import { computedValues } from "./computed-value.ts";
import { opsToRenameOption } from "./field-options.ts";
import { parseAppSpec } from "./parse-app-spec.ts";
import { opsToRemoveField } from "./with-consequences.ts";

/** A library with classes that people sign up for. */
function school(change: Record<string, unknown> = {}, ofField: Record<string, unknown> = {}): AppSpec {
  const spec = libraryFixture() as unknown as Record<string, unknown> & { entities: unknown[] };
  spec.entities = [
    ...spec.entities,
    {
      id: "lesson",
      name: "Lesson",
      plural: "Lessons",
      icon: "school",
      titleField: "name",
      fields: [
        { id: "name", name: "Name", type: "text" },
        { id: "places", name: "Places", type: "number" },
        {
          id: "rate",
          name: "Came",
          type: "computed",
          formula: { kind: "arithmetic", op: "%", left: "came", right: "all" },
        },
        {
          id: "came",
          name: "Came",
          type: "computed",
          formula: {
            kind: "rollup",
            fn: "count",
            entity: "signUp",
            via: "lesson",
            where: [{ field: "state", is: "eq", value: "came" }],
          },
        },
        {
          id: "all",
          name: "All",
          type: "computed",
          formula: { kind: "rollup", fn: "count", entity: "signUp", via: "lesson" },
        },
        {
          id: "last",
          name: "Last",
          type: "computed",
          formula: { kind: "rollup", fn: "latest", entity: "signUp", via: "lesson", field: "on" },
        },
      ],
      rows: [
        { id: "clay", name: "Clay", places: 2 },
        { id: "ink", name: "Ink", places: 1 },
      ],
    },
    {
      id: "signUp",
      name: "Sign-up",
      plural: "Sign-ups",
      icon: "user",
      titleField: "who",
      fields: [
        { id: "who", name: "Who", type: "text" },
        { id: "lesson", name: "Lesson", type: "relation", relation: "lesson" },
        { id: "on", name: "On", type: "date" },
        { id: "state", name: "State", type: "choice", options: ["coming", "came", "waiting"], ...ofField },
      ],
      rows: [
        { id: "a", who: "Ada", lesson: "clay", on: "@-9", state: "came" },
        { id: "b", who: "Bo", lesson: "clay", on: "@-2", state: "coming" },
        { id: "c", who: "Cy", lesson: "clay", on: "@-4", state: "coming" },
      ],
      ...change,
    },
  ];
  return parseAppSpec(spec);
}

const WAITING = { field: "state", value: "waiting", placed: "coming" };

test("3.6 a rollup counts what meets its conditions, finds the last day, and a share of two counts is a percentage", () => {
  const spec = school();
  const lesson = spec.entities.find(({ id }) => id === "lesson");
  if (lesson === undefined) throw new Error("no lesson");
  const [clay, ink] = lesson.rows;
  const now = new Date(2026, 10, 21);
  expect(computedValues(spec, lesson, clay ?? { id: "" }, now)).toEqual({
    rate: 33.333,
    came: 1,
    all: 3,
    last: "2026-11-19",
  });
  // Nothing divided by nothing is no share, and no row has no last day.
  expect(computedValues(spec, lesson, ink ?? { id: "" }, now)).toEqual({ rate: null, came: 0, all: 0, last: null });
});

test("3.7 limits, locks and effects name what is there and is kept", () => {
  expect(school({ limits: [{ per: ["lesson"], mostField: "places", waiting: WAITING }] })).toBeDefined();
  expect(() => school({ limits: [{ per: ["lesson"] }] })).toThrow("limits[0].most");
  expect(() => school({ limits: [{ per: ["who"], mostField: "places" }] })).toThrow("limits[0].mostField");
  expect(() => school({ limits: [{ per: ["lesson"], mostField: "came" }] })).toThrow("which is worked out");
  expect(() => school({ limits: [{ per: ["lesson"], most: 2, waiting: { ...WAITING, value: "gone" } }] })).toThrow(
    "waiting.value",
  );
  expect(() => school({ lockedWhen: { field: "state", is: "eq", value: "closed" } })).toThrow("lockedWhen.value");
  expect(school({ effects: [{ via: "lesson", field: "places", add: 1, times: -1 }] })).toBeDefined();
  expect(() => school({ effects: [{ via: "lesson", field: "name", add: 1 }] })).toThrow("effects[0].field");
  expect(() => school({ effects: [{ via: "who", field: "name", set: "x" }] })).toThrow("effects[0].via");
});

test("3.7 steps, marks and conditions of a field are checked", () => {
  expect(school({}, { steps: [{ from: "coming", to: ["came"] }] })).toBeDefined();
  expect(() => school({}, { steps: [{ from: "coming", to: ["left"] }] })).toThrow("steps[0]");
  expect(() => school({}, { requiredWhen: { field: "nothing", is: "filled" } })).toThrow("requiredWhen.field");
  expect(() => school({}, { number: { width: 3 } })).toThrow("number");
});

test("an option that is renamed is renamed in every rule, and a field that goes takes its rules along", () => {
  const spec = school(
    {
      limits: [{ per: ["lesson"], mostField: "places", waiting: WAITING }],
      lockedWhen: { field: "state", is: "eq", value: "came" },
    },
    { steps: [{ from: "coming", to: ["came"] }] },
  );
  const renamed = applyOps(spec, opsToRenameOption(spec, "signUp", "state", "came", "was there")).spec;
  const signUp = renamed.entities.find(({ id }) => id === "signUp");
  expect(signUp?.lockedWhen?.value).toBe("was there");
  expect(signUp?.fields.find(({ id }) => id === "state")?.steps).toEqual([{ from: "coming", to: ["was there"] }]);
  const came = renamed.entities.find(({ id }) => id === "lesson")?.fields.find(({ id }) => id === "came");
  expect(came?.formula).toMatchObject({ where: [{ field: "state", value: "was there" }] });
  const without = applyOps(spec, opsToRemoveField(spec, "lesson", "places")).spec;
  expect(without.entities.find(({ id }) => id === "signUp")).not.toHaveProperty("limits");
});
