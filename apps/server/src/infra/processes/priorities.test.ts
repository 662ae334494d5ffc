import { execFileSync } from "node:child_process";
import { getPriority } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { EQUAL_PRIORITIES, PRIORITIES, PRIORITY_VARIABLE } from "./priorities.ts";

/** Niceness of a process that steps back as a task does. */
function nicenessOf(environment: Record<string, string>): number {
  const script = `
    import { getPriority } from "node:os";
    import { PRIORITIES, stepBack } from ${JSON.stringify(join(import.meta.dirname, "priorities.ts"))};
    stepBack(PRIORITIES.task);
    console.log(getPriority());`;
  const { [PRIORITY_VARIABLE]: _, ...env } = process.env;
  return Number(
    execFileSync(process.execPath, ["--input-type=module", "-e", script], { env: { ...env, ...environment } }),
  );
}

test("a task steps back behind what answers people, unless all are to have the same priority", () => {
  expect(nicenessOf({})).toBe(PRIORITIES.task);
  expect(nicenessOf({ [PRIORITY_VARIABLE]: EQUAL_PRIORITIES })).toBe(getPriority());
});
