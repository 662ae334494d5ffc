import { applyOps, type AppSpec } from "@sayhey/appspec";
import { planApp } from "@sayhey/planner/embedded";
import { expect, test } from "vitest";
import { fixesFor, wishFor } from "./fixes.ts";

const spec = planApp("Plant diary", { seed: 7 });
const home = spec.pages[0];
const block = home?.blocks[0];
const labels = (problem: Parameters<typeof fixesFor>[0], of: AppSpec = spec, changed: string[] = []) =>
  fixesFor(problem, of, new Set(changed)).map(({ label }) => label);

test("a block that failed can be taken out, and the app is whole without it", () => {
  const fixes = fixesFor(
    { kind: "page", message: "It threw.", page: home?.path ?? "/", block: block?.id ?? "" },
    spec,
    new Set(),
  );
  const fix = fixes.find(({ by }) => by === "ops");
  if (fix?.by !== "ops") throw new Error("no fix by ops");
  const after = applyOps(spec, fix.ops).spec;
  expect(after.pages[0]?.blocks.some(({ id }) => id === block?.id)).toBe(false);
});

test("where a file was changed by hand it can be restored, and opened at its line", () => {
  const problem = {
    kind: "preview" as const,
    message: "x is undefined",
    place: { file: "src/pages/home.tsx", line: 12 },
  };
  expect(labels(problem)).toEqual(["Open home.tsx, line 12"]);
  expect(labels(problem, spec, ["src/pages/home.tsx"])).toEqual(["Open home.tsx, line 12", "Restore home.tsx"]);
});

test("pale text is made readable by the theme where the theme is to blame, and by nothing where it is not", () => {
  const problem = { kind: "axe" as const, rule: "color-contrast", message: "pale", page: "/" };
  expect(labels(problem)).toEqual([]);
  const pale = { ...spec, theme: { ...spec.theme, light: { ...spec.theme.light, muted: spec.theme.light.ground } } };
  const [fix] = fixesFor(problem, pale, new Set());
  if (fix?.by !== "ops") throw new Error("no fix by ops");
  const after = applyOps(pale, fix.ops).spec;
  expect(labels(problem, after)).toEqual([]);
  expect(after.theme.light.ground).toBe(spec.theme.light.ground);
});

test("a model is told what is wrong and where", () => {
  expect(wishFor({ kind: "axe", rule: "label", message: "No name", page: "/", block: "form" })).toBe(
    "Fix this on the page at / in the block form: the accessibility rule label fails: No name",
  );
});
