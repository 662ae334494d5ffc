import { expect, test } from "vitest";
import {
  brokenLimit,
  effectsOf,
  forbiddenStep,
  isLocked,
  isRequired,
  isTaken,
  mayUnlock,
  movedUp,
  nextNumber,
  orWaiting,
} from "../templates/src/rules/entity-rules.ts";
import type { EntityDef, FieldDef, Row } from "../templates/src/store/model.ts";

const WAITING = { field: "state", value: "waiting", placed: "coming" };
const SIGN_UP: EntityDef = {
  id: "signUp",
  name: "Sign-up",
  plural: "Sign-ups",
  icon: "user",
  titleField: "who",
  fields: [
    { id: "who", name: "Who", type: "text" },
    { id: "lesson", name: "Lesson", type: "relation", relation: "lesson" },
    { id: "on", name: "On", type: "dateTime" },
    { id: "people", name: "People", type: "number" },
    {
      id: "state",
      name: "State",
      type: "choice",
      options: ["coming", "waiting", "closed"],
      steps: [{ from: "waiting", to: ["coming"] }],
    },
  ],
  seed: [],
};
const LESSONS: Row[] = [{ id: "clay", places: 3 }];
const scope = { now: new Date(2026, 10, 21), rowsOf: () => LESSONS };
const signUp = (id: string, more: Record<string, string | number | null> = {}): Row => ({
  id,
  who: id,
  lesson: "clay",
  on: "2026-11-21T10:00",
  people: 1,
  state: "coming",
  ...more,
});
const limited = (more: object = {}): EntityDef => ({
  ...SIGN_UP,
  limits: [{ per: ["lesson"], mostField: "places", amountField: "people", ...more }],
});

test("a limit counts people, says how many are left, and lets a row keep what it has", () => {
  const rows = [signUp("a", { people: 2 })];
  expect(brokenLimit(limited(), signUp("b", { people: 2 }), null, rows, scope)?.left).toBe(1);
  expect(brokenLimit(limited(), signUp("b"), null, rows, scope)).toBeNull();
  const [full] = [signUp("a", { people: 9 })];
  if (full === undefined) throw new Error("no row");
  expect(brokenLimit(limited(), { ...full, who: "Anna" }, full, [full], scope)).toBeNull();
  expect(brokenLimit(limited(), { ...full, people: 10 }, full, [full], scope)?.left).toBe(3);
});

test("a limit of a day counts its hours together", () => {
  const perDay: EntityDef = { ...SIGN_UP, limits: [{ per: ["on"], most: 1 }] };
  expect(brokenLimit(perDay, signUp("b", { on: "2026-11-21T18:00" }), null, [signUp("a")], scope)?.left).toBe(0);
  expect(brokenLimit(perDay, signUp("b", { on: "2026-11-22T10:00" }), null, [signUp("a")], scope)).toBeNull();
});

test("whoever comes when it is full waits, and the first who asked moves up", () => {
  const entity = limited({ waiting: WAITING });
  const rows = [signUp("c", { state: "waiting" }), signUp("b", { state: "waiting" }), signUp("a", { people: 3 })];
  expect(orWaiting(entity, signUp("d"), null, rows, scope)["state"]).toBe("waiting");
  expect(movedUp(entity, rows, scope)).toEqual(rows);
  const moved = movedUp(
    entity,
    rows.map((row) => (row.id === "a" ? { ...row, people: 2 } : row)),
    scope,
  );
  expect(moved.map((row) => [row.id, row["state"]])).toEqual([
    ["c", "waiting"],
    ["b", "coming"],
    ["a", "coming"],
  ]);
});

test("steps, locks, values held once and values needed are told", () => {
  expect(forbiddenStep(SIGN_UP, signUp("a", { state: "waiting" }), signUp("a", { state: "closed" }))?.id).toBe("state");
  expect(forbiddenStep(SIGN_UP, signUp("a", { state: "waiting" }), signUp("a"))).toBeUndefined();
  const locked: EntityDef = { ...SIGN_UP, lockedWhen: { field: "state", is: "eq", value: "closed" } };
  const closed = signUp("a", { state: "closed" });
  expect(isLocked(locked, closed, scope.now)).toBe(true);
  expect(mayUnlock(locked, closed, { ...closed, who: "Bo" })).toBe(false);
  expect(mayUnlock(locked, closed, { ...closed, state: "coming" })).toBe(true);
  const shelf: FieldDef = { id: "who", name: "Shelf", type: "text", unique: true };
  expect(isTaken(shelf, signUp("b", { who: " A1" }), [signUp("a", { who: "a1" })])).toBe(true);
  expect(isTaken(shelf, signUp("a", { who: "a1" }), [signUp("a", { who: "a1" })])).toBe(false);
  const note: FieldDef = {
    id: "note",
    name: "Note",
    type: "text",
    requiredWhen: { field: "state", is: "eq", value: "closed" },
  };
  expect([isRequired(note, closed, scope.now), isRequired(note, signUp("a"), scope.now)]).toEqual([true, false]);
});

test("numbers count on from the highest, also by year", () => {
  const field: FieldDef = { id: "who", name: "No.", type: "text", number: { prefix: "R-", width: 4 } };
  expect(nextNumber(field, [signUp("a", { who: "R-0041" }), signUp("b", { who: "R-7" })], scope.now)).toBe("R-0042");
  const yearly: FieldDef = { ...field, number: { prefix: "R-", width: 3, perYear: true } };
  expect(nextNumber(yearly, [signUp("a", { who: "R-2025-099" })], scope.now)).toBe("R-2026-001");
});

test("what is used is taken away, follows a change, and comes back with the row; a value is set once", () => {
  const uses: EntityDef = { ...SIGN_UP, effects: [{ via: "lesson", field: "places", add: "people", times: -1 }] };
  const [before, after] = [signUp("a", { people: 2 }), signUp("a", { people: 3 })];
  expect(effectsOf(uses, null, before, scope.now)).toMatchObject([{ row: "clay", add: -2 }]);
  expect(effectsOf(uses, before, after, scope.now)).toMatchObject([{ row: "clay", add: -1 }]);
  expect(effectsOf(uses, after, null, scope.now)).toMatchObject([{ row: "clay", add: 3 }]);
  expect(effectsOf(uses, before, { ...before, lesson: "ink" }, scope.now)).toMatchObject([
    { row: "clay", add: 2 },
    { row: "ink", add: -2 },
  ]);
  const sets: EntityDef = {
    ...SIGN_UP,
    effects: [{ via: "lesson", field: "state", set: "out", when: { field: "state", is: "eq", value: "closed" } }],
  };
  expect(effectsOf(sets, before, { ...before, state: "closed" }, scope.now)).toMatchObject([
    { row: "clay", set: "out" },
  ]);
  expect(effectsOf(sets, { ...before, state: "closed" }, { ...after, state: "closed" }, scope.now)).toEqual([]);
});
