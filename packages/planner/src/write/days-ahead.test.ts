import { expect, it } from "vitest";
import { planIdea } from "../embedded/index.ts";
import { withDaysAhead } from "./days-ahead.ts";

const daysOf = (rows: readonly Record<string, unknown>[], field: string): number[] =>
  rows.map((row) => Number.parseInt(String(row[field]).slice(1), 10));

it("what is coming up has days ahead, and the days of a row keep their distance", async () => {
  const spec = await planIdea("Our band's gigs: date, place, fee", { seed: 1 });
  const block = spec.pages.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === "agenda");
  if (block?.kind !== "agenda") throw new Error("there is no agenda");
  const rows = spec.entities.find(({ id }) => id === block.entity)?.rows ?? [];
  const days = daysOf(rows, block.dateField);
  expect(days.filter((day) => day > 0).length).toBeGreaterThan(days.length / 2);
  expect(new Set(days).size).toBe(days.length);
});

it("rows that lie ahead already, or say how they stand, are left as they are", async () => {
  for (const idea of ["book club", "dog walking schedule", "kanban board for our release"]) {
    const spec = await planIdea(idea, { seed: 1 });
    const again = withDaysAhead(spec);
    expect(again).toEqual(spec);
  }
});
