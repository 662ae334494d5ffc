import { planIdea } from "@sayhey/planner/embedded";
import { describe, expect, test } from "vitest";
import { memoryOfOps } from "./memory-of-ops.ts";

const app = await planIdea("plant diary");
const [entity] = app.entities;
const [field] = entity?.fields ?? [];
const [assumption] = app.assumptions;
if (entity === undefined || field === undefined) throw new Error("the app keeps nothing");
const chat = (reason: string) => ({ source: "chat" as const, reason });
const rename = { op: "rename-entity" as const, entity: entity.id, plural: "Green friends" };

describe("a typed change", () => {
  test("that renames tells what things are called", () => {
    expect(memoryOfOps(app, [rename], chat("Call plants green friends")).entries).toEqual([
      {
        kind: "vocabulary",
        text: `“Green friends”, not “${entity.plural}”.`,
        about: `entity ${entity.id}`,
      },
    ]);
    const ops = [
      { op: "update-field" as const, entity: entity.id, field: field.id, patch: { name: "Nickname" } },
      { op: "set-identity" as const, patch: { name: "Fern & Friends" } },
    ];
    expect(memoryOfOps(app, ops, chat("x")).entries.map(({ text }) => text)).toEqual([
      `“Nickname”, not “${field.name}”.`,
      "The app is called “Fern & Friends”.",
    ]);
  });
  test("that is undone is refused, and what it told is forgotten; made again it is not", () => {
    const undone = memoryOfOps(app, [rename], chat("Undone: Call plants green friends"));
    expect(undone.entries).toMatchObject([{ kind: "refused", text: "Call plants green friends" }]);
    expect(undone.forgotten).toEqual([`entity ${entity.id}`]);
    expect(memoryOfOps(app, [rename], chat("Call plants green friends")).forgotten).toEqual([undone.entries[0]?.about]);
  });
  test("of rows, and one that was not typed, tells nothing", () => {
    const ops = [{ op: "add-row" as const, entity: entity.id, row: { id: "a" } }];
    expect(memoryOfOps(app, ops, chat("Add a plant")).entries).toEqual([]);
    // Made elsewhere, it puts what was said before out of date.
    expect(memoryOfOps(app, [rename], { source: "customize" })).toEqual({
      entries: [],
      forgotten: [`entity ${entity.id}`],
    });
  });
});

test("an assumption that was right is a decision, and so is another choice", () => {
  if (assumption === undefined) throw new Error("nothing was assumed");
  const dismiss = { op: "remove-assumption" as const, assumption: assumption.id };
  const kept = memoryOfOps(app, [dismiss], { source: "assumption" });
  expect(kept.entries).toMatchObject([{ kind: "decision", text: `Right as assumed: ${assumption.text}` }]);
  const [other] = memoryOfOps(app, [rename, dismiss], { source: "assumption" }).entries;
  expect(other?.text).toMatch(/^Instead of “.*”: Renamed /);
});
