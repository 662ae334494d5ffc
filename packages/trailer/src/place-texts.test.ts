import { expect, test } from "vitest";
import { createSurface, registerFonts } from "../scripts/studio.ts";
import { everyScene } from "./fixtures/every-kind.ts";
import { fixtureSpec } from "./fixtures/fixture-specs.ts";
import { withWords } from "./fixtures/words.ts";
import { placeTexts, type PlacedText } from "./place-texts.ts";
import { sceneTexts } from "./scene-text.ts";
import { STAGE_SIZE } from "./stage-size.ts";
import { trailerStyleSchema, type Scene, type Storyboard } from "./storyboard.ts";

const ASPECTS = ["9:16", "4:5", "1:1", "16:9"] as const;
const WORD_SETS = ["own", "arabic", "chinese"] as const;
const measure = createSurface(8, 8).context;
const placed = (storyboard: Storyboard, scene: Scene, share = 0.9): PlacedText[] =>
  placeTexts(storyboard, scene.startMs + scene.durationMs * share, { measure, footage: () => null });
const sceneOf = (storyboard: Storyboard, kind: Scene["kind"]): Scene => {
  const found = storyboard.scenes.find((scene) => scene.kind === kind);
  if (found === undefined) throw new TypeError(`${kind}: no such scene`);
  return found;
};
const made = (style: Storyboard["style"]): Storyboard => {
  const storyboard = everyScene(fixtureSpec(style), style, "9:16");
  registerFonts(storyboard);
  return storyboard;
};

test.each(trailerStyleSchema.options)("finds the texts of every scene on the picture: %s", (style) => {
  ASPECTS.forEach((aspect, turn) => {
    const storyboard = withWords(
      everyScene(fixtureSpec(style), style, aspect),
      WORD_SETS[turn % WORD_SETS.length] ?? "own",
    );
    registerFonts(storyboard);
    const { width, height } = STAGE_SIZE[aspect];
    for (const scene of storyboard.scenes) {
      const found = placed(storyboard, scene);
      for (const { field, value } of sceneTexts(scene)) {
        // Some looks leave a line of the call to action out where an address stands.
        if (value === "" || (scene.kind === "call-to-action" && field !== "text")) continue;
        expect(
          found.map((text) => text.field),
          `${style} ${aspect} ${scene.kind}: ${value}`,
        ).toContain(field);
      }
      for (const { box, size, value } of found) {
        const where = `${style} ${aspect} ${scene.kind}: ${value}`;
        expect(box.x, where).toBeGreaterThan(-width * 0.03);
        expect(box.x + box.width, where).toBeLessThan(width * 1.03);
        expect(box.y + box.height, where).toBeLessThan(height * 1.03);
        expect(size, where).toBeGreaterThan(15);
      }
    }
  });
});

test("tells the entries of a list one by one", () => {
  const storyboard = made("punchy");
  const list = sceneOf(storyboard, "list");
  const entries = placed(storyboard, list).filter(({ field }) => field === "items");
  expect(entries.map(({ entry, value }) => [entry, value])).toEqual([
    [0, "Plan the week"],
    [1, "Share the list"],
    [2, "Cook together"],
  ]);
  const tops = entries.map(({ box }) => box.y);
  expect(tops.toSorted((a, b) => a - b)).toEqual(tops);
});

test("tells words that are still on their way in where they will stand", () => {
  const storyboard = made("editorial");
  const problem = sceneOf(storyboard, "problem");
  const [early] = placed(storyboard, problem, 0.02);
  const [late] = placed(storyboard, problem, 0.9);
  expect(early?.value).toBe("Every list lives in a different app");
  expect(Math.abs((early?.box.y ?? 0) - (late?.box.y ?? 0))).toBeLessThan(40);
});

test("finds captions that show a word or two at a time", () => {
  const storyboard: Storyboard = { ...made("glass"), captions: "pop" };
  const feature = sceneOf(storyboard, "feature");
  expect(placed(storyboard, feature, 0.5).map(({ field }) => field)).toEqual(["caption"]);
});
