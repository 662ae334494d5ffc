import {
  applyOps,
  blockSchema,
  opsToAddBlock,
  type AppSpec,
  type BlockKind,
  type BlockPlan,
  type Page,
} from "@sayhey/appspec";
import { loadLanguageOf, planApp } from "@sayhey/planner/embedded";
import { checkTypes } from "@sayhey/bundler";
import { beforeAll, describe, expect, it } from "vitest";
import { generateApp } from "./generate-app.ts";

const IDEAS = [
  "AI recipe finder",
  "NFT marketplace for artists",
  "bouldering gym route tracker",
  "choir rehearsal planner",
  "Spanish vocabulary quiz",
  "Vereinskasse für den Fußballverein",
  "blog de viajes por Galicia",
];
const KINDS: readonly BlockKind[] = blockSchema.options.map((option) => option.shape.kind.value);

let specs: AppSpec[] = [];
beforeAll(async () => {
  for (const idea of IDEAS) await loadLanguageOf(idea);
  specs = IDEAS.map((idea) => planApp(idea, { seed: 7 }));
});

describe("adding a block", () => {
  it("of any kind to any page leaves a valid app that compiles to a source tree, and can be undone", () => {
    for (const [place, spec] of specs.entries())
      for (const kind of KINDS)
        for (const page of [spec.pages[0], spec.pages.find(({ path }) => path.endsWith("/:id"))]) {
          if (page === undefined || page.blocks.length > 11 || (place > 2 && page.path !== "/")) continue;
          const where = `${spec.identity.idea}: ${kind} on ${page.id}`;
          const plan = opsToAddBlock(spec, kind, { page: page.id, index: 1 });
          if ("reason" in plan) {
            expect(plan.reason, where).toMatch(/^[A-Z].*\.$/);
            // There is room in nearly every app for nearly every kind.
            expect(["detail"].includes(kind) || spec.entities.length > 8, `${where}: ${plan.reason}`).toBe(true);
            continue;
          }
          const { spec: after, inverse } = applyOps(spec, plan.ops);
          const added = after.pages.find(({ id }) => id === plan.page)?.blocks.find(({ id }) => id === plan.block);
          expect(added?.kind, where).toBe(kind);
          expect(applyOps(after, inverse).spec, where).toEqual(spec);
          if (place === 0 && page.path === "/" && KINDS.indexOf(kind) % 5 === 0)
            expect(() => generateApp(after), where).not.toThrow();
        }
  });

  it("after the other fills an app with blocks whose source has clean types, in the app's language", async () => {
    let spec = specs.find(({ identity }) => identity.language === "de") ?? specs[0];
    if (spec === undefined) throw new Error("no app was planned");
    const first = new Set(spec.pages.flatMap(({ blocks }) => blocks.map(({ kind }) => kind)));
    const added: string[] = [];
    for (const kind of KINDS.filter((each) => !first.has(each))) {
      const page: Page | undefined = spec.pages.find(
        ({ blocks, path }) => blocks.length < 12 && !path.endsWith("/:id"),
      );
      const plan: BlockPlan | undefined = page && opsToAddBlock(spec, kind, { page: page.id });
      if (plan === undefined || "reason" in plan) continue;
      spec = applyOps(spec, plan.ops).spec;
      added.push(kind);
    }
    expect(added.length).toBeGreaterThan(15);
    expect(JSON.stringify(spec.entities)).not.toContain("Message");
    expect(await checkTypes(generateApp(spec).tree)).toEqual([]);
  });

  it("says why where there is no room", () => {
    const [spec] = specs;
    const [home] = spec?.pages ?? [];
    if (spec === undefined || home === undefined) throw new Error("no app was planned");
    let full = spec;
    for (let number = home.blocks.length; number < 12; number += 1) {
      const plan = opsToAddBlock(full, "richText", { page: home.id });
      if ("ops" in plan) full = applyOps(full, plan.ops).spec;
    }
    expect(opsToAddBlock(full, "list", { page: home.id })).toEqual({
      reason: `The page ${home.title} has 12 blocks, which is as many as fit. Remove one or pick another page.`,
    });
    expect(opsToAddBlock(spec, "list", { page: "gone" })).toEqual({ reason: "The page no longer exists." });
  });
});
