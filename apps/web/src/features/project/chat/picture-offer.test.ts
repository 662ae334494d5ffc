import { applyOps, type AppSpec } from "@sayhey/appspec";
import { planIdea } from "@sayhey/planner/embedded";
import { expect, test } from "vitest";
import { pictureChips, tellPicture, type PictureFacts } from "./picture-offer.ts";

const recipes = await planIdea("Recipe box for my family", { seed: 7 });
const habits = await planIdea("Habit tracker", { seed: 7 });
const night: PictureFacts = {
  width: 1600,
  height: 900,
  colours: [
    { colour: "#101a33", share: 0.8 },
    { colour: "#f2b705", share: 0.2 },
  ],
};
const ASSET = "0d5b7d6e-7d0a-4f0a-9d49-0a3f4c1e2b11";

test("what was read off a picture is told, and that nothing here has seen what is on it", () => {
  expect(tellPicture(night, false)).toMatch(
    /^A wide, mostly dark picture of 1,600 × 900 px\. Without a model, SayHey can use its colors/,
  );
  expect(tellPicture({ ...night, width: 95, height: 100 }, true)).toMatch(
    /^A square, mostly dark .* the model looks at it/,
  );
});

test.each<[string, AppSpec]>([
  ["that has pictures", recipes],
  ["that has none yet", habits],
])("every choice fits an app %s, and one shows the picture itself", (_what, spec) => {
  const chips = pictureChips(spec, null, night);
  for (const { ops } of chips) if (ops) applyOps(spec, ops);
  expect(chips.map(({ label }) => label)).toContain("Its colors, in dark");
  const placed = chips.find(({ place }) => place !== undefined)?.place?.(ASSET) ?? [];
  const { spec: after, inverse } = applyOps(spec, placed);
  expect(JSON.stringify(after.entities)).toContain(`"asset:${ASSET}"`);
  expect(applyOps(after, inverse).spec).toEqual(spec);
});
