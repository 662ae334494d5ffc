import { expect, test } from "vitest";
import { createSurface, madeUpFootage, registerFonts } from "../scripts/studio.ts";
import { coverOf } from "./backdrop.ts";
import { contrast, mix } from "./colour.ts";
import { everyScene } from "./fixtures/every-kind.ts";
import { fixtureSpec } from "./fixtures/fixture-specs.ts";
import { MARK, inkMeter } from "./fixtures/measure-ink.ts";
import { withWords, type Words } from "./fixtures/words.ts";
import { shownOf, withShown } from "./shown.ts";
import { SAFE_AREA, UPPER_AREA, type Box } from "./stage-size.ts";
import { trailerStyleSchema, type Storyboard } from "./storyboard.ts";

const ASPECTS = ["9:16", "4:5", "1:1", "16:9"] as const;
/** Each style meets another of these in each aspect. */
const WORD_SETS: readonly Words[] = ["long", "arabic", "letters", "mixed", "chinese", "hebrew", "emoji", "japanese"];
const SCALE = 0.1;
/** Large letters need 3:1; a tenth is left for edges that are smoothed. */
const LEAST_CONTRAST = 2.7;

function inside(box: Box, area: Box, slack: number): boolean {
  return (
    box.x >= area.x - slack &&
    box.y >= area.y - slack &&
    box.x + box.width <= area.x + area.width + slack &&
    box.y + box.height <= area.y + area.height + slack
  );
}

trailerStyleSchema.options.forEach((style, order) => {
  test(`${style}: words of any script and length stay inside the safe area and can be read`, () => {
    ASPECTS.forEach((aspect, turn) => {
      const made = everyScene(fixtureSpec(style), style, aspect);
      for (const words of [WORD_SETS[(order + turn * 3) % WORD_SETS.length] ?? "own"]) {
        const storyboard: Storyboard = { ...withWords(made, words), watermark: null };
        registerFonts(storyboard);
        const [safe, upper] = [SAFE_AREA[aspect], UPPER_AREA[aspect]];
        // A little beyond: side bearings, swashes, the halo of a tube. Nothing comes near the edge of the picture.
        const slack = style === "neon" ? 56 : 34;
        const wider = { ...safe, width: Math.max(safe.width, upper.width) };
        const inkOf = inkMeter(storyboard, { scale: SCALE, footage: null });
        for (const scene of storyboard.scenes) {
          const where = `${style} ${aspect} ${words} ${scene.kind}`;
          const { bounds, texts } = inkOf(scene);
          expect(bounds, `${where}: shows words`).not.toBeNull();
          // On a device stands what the app shows; a page's head reaches over the buttons' column.
          if (bounds !== null && shownOf(scene) === null)
            expect(
              inside(bounds, style === "editorial" ? wider : safe, slack) || inside(bounds, upper, slack),
              `${where}: ${JSON.stringify(bounds)}`,
            ).toBe(true);
          for (const { text, contrast: ratio } of texts)
            expect(ratio, `${where}: contrast of "${text}"`).toBeGreaterThan(LEAST_CONTRAST);
        }
      }
    });
  });
});

test.each(trailerStyleSchema.options)("words never lie on the device: %s", (style) => {
  for (const aspect of ASPECTS) {
    for (const kind of ["phone", "browser"] as const) {
      const made = withWords(everyScene(fixtureSpec(style), style, aspect), "long");
      const scenes = made.scenes.map((scene) =>
        withShown(scene, { device: kind, footage: { id: "clip", startMs: 0, rate: 0.1, zoom: "none" } }),
      );
      const storyboard: Storyboard = { ...made, watermark: null, scenes };
      registerFonts(storyboard);
      const overApp = scenes.filter((scene) => scene.kind === "feature" || scene.id.endsWith("-shown"));
      expect(overApp).toHaveLength(3);
      const { manifest } = madeUpFootage(storyboard, kind);
      const surface = createSurface(64, Math.round((64 * manifest.viewport.height) / manifest.viewport.width));
      surface.context.fillStyle = MARK;
      surface.context.fillRect(0, 0, 64, 200);
      const inkOf = inkMeter(storyboard, {
        scale: SCALE,
        footage: { manifest: { ...manifest, taps: [], boxes: [] }, frameAt: () => surface.image },
      });
      for (const scene of overApp) {
        const { texts, marked } = inkOf(scene);
        const where = `${style} ${aspect} ${kind} ${scene.id}`;
        // On a wide stage a call to action has its code in place of the app.
        if (aspect !== "16:9" || scene.kind !== "call-to-action")
          expect(marked, `${where}: the screen shows`).not.toBeNull();
        if (marked === null) continue;
        for (const { text, box } of texts) {
          const across = Math.min(box.x + box.width, marked.x + marked.width) - Math.max(box.x, marked.x);
          const down = Math.min(box.y + box.height, marked.y + marked.height) - Math.max(box.y, marked.y);
          expect(across > 4 && down > 4, `${where}: "${text}" lies on the device`).toBe(false);
        }
      }
    }
  }
});

test("whatever footage lies behind words, enough of the ground is laid over it for them to be read", () => {
  for (const ground of ["#ffffff", "#fff6e9", "#05030c", "#0e0f12", "#ff4b1f", "#d7ff3e", "#0b3b8f", "#2f6b37"]) {
    for (const dim of [0, 0.5, 1]) {
      const cover = coverOf(ground, dim);
      const ink = contrast(ground, "#ffffff") >= contrast(ground, "#111111") ? "#ffffff" : "#111111";
      for (const worst of ["#000000", "#ffffff"])
        expect(contrast(mix(worst, ground, cover), ink), `${ground} over ${worst}, dim ${dim}`).toBeGreaterThan(3);
      expect(cover).toBeLessThan(1);
    }
  }
});
