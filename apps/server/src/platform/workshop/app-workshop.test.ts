import { planApp } from "@sayhey/planner/embedded";
import { expect, onTestFinished, test } from "vitest";
import { openAppWorkshop } from "./app-workshop.ts";

/** A thread that never ends an export, dies of a plan and answers everything else. */
const THREAD = `import { parentPort } from "node:worker_threads";
parentPort.on("message", ({ id, task }) => {
  if (task === "plan") process.exit(1);
  for (; task === "export";);
  parentPort.postMessage({ id, ok: true, output: { appHash: String(id) } });
});`;

test("a task that takes too long, or that ends the thread, fails alone", async () => {
  const workshop = openAppWorkshop({
    timeLimitMs: 1500,
    entry: new URL(`data:text/javascript,${encodeURIComponent(THREAD)}`),
  });
  onTestFinished(() => workshop.close());
  const spec = planApp("Plant diary", { seed: 7 });
  const before = workshop.run("hash", { spec });
  const late = workshop.run("export", { spec, folder: "plants", version: 1, pictures: {} });
  const fatal = workshop.run("plan", { idea: "Plant diary", seed: 7 });
  const after = [workshop.run("hash", { spec }), workshop.run("hash", { spec })];
  const ends = await Promise.allSettled([before, late, fatal, ...after]);
  expect(ends).toMatchObject([
    { status: "fulfilled" },
    { status: "rejected", reason: { kind: "timeout" } },
    { status: "rejected", reason: { kind: "unavailable" } },
    { status: "fulfilled", value: { appHash: "4" } },
    { status: "fulfilled", value: { appHash: "5" } },
  ]);
});

test("a check of types that takes too long is told, and does not fail", async () => {
  const workshop = openAppWorkshop({ typesLimitMs: 1 });
  onTestFinished(() => workshop.close());
  expect(await workshop.checkTypes({ "src/a.ts": "export {};" })).toEqual([
    { file: "src", line: 0, message: "The types could not be checked in time." },
  ]);
});
