import { describe, expect, test } from "vitest";
import {
  changesBetween,
  confirm,
  shownRows,
  untouched,
  type Batch,
  type Confirmed,
  type SharedRow,
} from "../templates/src/store/shared-rows.ts";

const shared = (id: string, values: SharedRow["values"], more: Partial<SharedRow> = {}): SharedRow => ({
  entity: "post",
  id,
  values,
  version: 1,
  by: null,
  place: 0,
  seq: 1,
  ...more,
});
const known = (...rows: SharedRow[]): Confirmed => new Map(rows.map((row) => [row.id, row]));
const batch = (...changes: Batch["changes"]): Batch => ({ key: "k", changes, before: {} });
const kinds = { counted: ["likes"], personal: ["box"] };

describe("what somebody did to a list of rows", () => {
  const one = { id: "a", name: "One", likes: 2, tags: ["x"], box: 1 };
  const two = { id: "b", name: "Two", likes: 0, tags: [], box: 1 };

  test("is told as new rows, changed fields and rows that are gone", () => {
    const three = { id: "c", name: "Three", likes: 0, tags: [], box: 1 };
    const { changes, before } = changesBetween("post", [one, two], [three, { ...one, name: "First" }], kinds);
    expect(changes).toEqual([
      { do: "create", entity: "post", id: "c", values: { name: "Three", likes: 0, tags: [], box: 1 } },
      { do: "update", entity: "post", id: "a", values: { name: "First" } },
      { do: "delete", entity: "post", id: "b" },
    ]);
    expect(before[1]).toEqual({ name: "One" });
  });

  test("is nothing where rows are the same though they are other objects", () => {
    expect(changesBetween("post", [one], [{ ...one, tags: ["x"] }], kinds).changes).toEqual([]);
  });

  test("is a step where a number is counted, and stays here where a field is each visitor's own", () => {
    const { changes, mine } = changesBetween("post", [one], [{ ...one, likes: 3, box: 2 }], kinds);
    expect(changes).toEqual([{ do: "add", entity: "post", id: "a", field: "likes", by: 1 }]);
    expect(mine).toEqual({ a: { box: 2 } });
  });
});

describe("the rows that are shown", () => {
  const rows = known(shared("old", { name: "Old", likes: 1 }), shared("new", { name: "New", likes: 1 }, { place: 5 }));
  const names = (list: ReturnType<typeof shownRows>) => list.map((row) => row["name"]);

  test("are the newest first, with what waits to be sent on top and this visitor's own values", () => {
    const waiting = [
      batch({ do: "create", entity: "post", id: "mine", values: { name: "Mine" } }),
      batch(
        { do: "add", entity: "post", id: "old", field: "likes", by: 1 },
        { do: "update", entity: "post", id: "mine", values: { name: "Mine, better" } },
        { do: "delete", entity: "other", id: "new" },
      ),
    ];
    const shown = shownRows("post", rows, waiting, { new: { box: 3 } });
    expect(names(shown)).toEqual(["Mine, better", "New", "Old"]);
    expect(shown[1]).toMatchObject({ box: 3 });
    expect(shown[2]).toMatchObject({ likes: 2 });
  });

  test("lose what waits to be deleted", () => {
    expect(names(shownRows("post", rows, [batch({ do: "delete", entity: "post", id: "new" })]))).toEqual(["Old"]);
  });
});

test("an older word about a row never replaces a newer one", () => {
  const rows = known(shared("a", { name: "Now" }, { seq: 7 }));
  confirm(rows, shared("a", { name: "Then" }, { seq: 6 }));
  expect(rows.get("a")?.values["name"]).toBe("Now");
  confirm(rows, shared("a", {}, { seq: 8, deleted: true }));
  expect(rows.size).toBe(0);
});

test("two changes of different fields both stand", () => {
  const current = shared("a", { name: "Same", done: true, tags: ["x"] });
  expect(untouched({ name: "Same", tags: ["x"] }, current)).toBe(true);
  expect(untouched({ name: "Other" }, current)).toBe(false);
});
