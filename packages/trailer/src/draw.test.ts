import { createCanvas, type Canvas } from "@napi-rs/canvas";
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { bareAssets, createSurface, fakeFootage, madeUpFootage, registerFonts } from "../scripts/studio.ts";
import { footageFrameIndex, requiredFootage, type DrawAssets } from "./assets.ts";
import type { Canvas2D } from "./canvas.ts";
import { createStoryboard } from "./create-storyboard.ts";
import { draw } from "./draw.ts";
import { everyScene } from "./fixtures/every-kind.ts";
import { fixtureSpec } from "./fixtures/fixture-specs.ts";
import { SAFE_AREA, STAGE_SIZE, UPPER_AREA } from "./stage-size.ts";
import { hasCamera } from "./shown.ts";
import { trailerStyleSchema, type Storyboard, type TrailerStyle } from "./storyboard.ts";

const ASPECTS = ["9:16", "4:5", "1:1", "16:9"] as const;

function storyboardOf(
  style: TrailerStyle,
  aspect: (typeof ASPECTS)[number],
  rename: (storyboard: Storyboard) => Storyboard = (same) => same,
): Storyboard {
  const storyboard = rename(
    createStoryboard(fixtureSpec(style), {
      aspect,
      durationMs: 10_000,
      watermark: true,
      link: "https://example.com/a-path",
      footage: [],
      style,
    }),
  );
  registerFonts(storyboard);
  return storyboard;
}

function canvasFor(storyboard: Storyboard, scale = 0.25): Canvas {
  const { width, height } = STAGE_SIZE[storyboard.aspect];
  return createCanvas(width * scale, height * scale);
}

function fingerprint(canvas: Canvas): string {
  return createHash("sha256").update(canvas.data()).digest("hex");
}

/** Every text drawn onto the canvas itself while `paint` runs, as boxes in px of the stage. */
function textBoxes(
  canvas: Canvas,
  stageWidth: number,
  paint: (context: Canvas2D) => void,
): { text: string; left: number; right: number; top: number; bottom: number }[] {
  const context = canvas.getContext("2d");
  const boxes: ReturnType<typeof textBoxes> = [];
  const perStage = stageWidth / canvas.width;
  const original = context.fillText.bind(context);
  context.fillText = (text: string, x: number, y: number) => {
    const ink = context.measureText(text);
    const matrix = context.getTransform();
    const corners = [
      [x - ink.actualBoundingBoxLeft, y - ink.actualBoundingBoxAscent],
      [x + ink.actualBoundingBoxRight, y - ink.actualBoundingBoxAscent],
      [x - ink.actualBoundingBoxLeft, y + ink.actualBoundingBoxDescent],
      [x + ink.actualBoundingBoxRight, y + ink.actualBoundingBoxDescent],
    ].map(
      ([px = 0, py = 0]) =>
        [
          (matrix.a * px + matrix.c * py + matrix.e) * perStage,
          (matrix.b * px + matrix.d * py + matrix.f) * perStage,
        ] as const,
    );
    if (text.trim() !== "" && context.globalAlpha > 0.05)
      boxes.push({
        text,
        left: Math.min(...corners.map(([px]) => px)),
        right: Math.max(...corners.map(([px]) => px)),
        top: Math.min(...corners.map(([, py]) => py)),
        bottom: Math.max(...corners.map(([, py]) => py)),
      });
    original(text, x, y);
  };
  paint(context);
  context.fillText = original;
  return boxes;
}

test.each(trailerStyleSchema.options)(
  "when a scene has settled no text stands outside the safe area, in any aspect: %s",
  (style) => {
    for (const aspect of ASPECTS) {
      const all = everyScene(fixtureSpec(style), style, aspect);
      const call = all.scenes.filter((scene) => scene.kind === "call-to-action");
      const bare = { ...all, link: null, scenes: call.map((scene) => ({ ...scene, startMs: 0 })) };
      for (const storyboard of [all, bare]) {
        registerFonts(storyboard);
        const assets = bareAssets();
        const canvas = canvasFor(storyboard);
        const [safe, upper] = [SAFE_AREA[aspect], UPPER_AREA[aspect]];
        for (const scene of storyboard.scenes) {
          const boxes = textBoxes(canvas, STAGE_SIZE[aspect].width, (context) =>
            draw(context, storyboard, scene.startMs + scene.durationMs - 1, assets),
          );
          for (const box of boxes) {
            const where = `${style} ${aspect} ${scene.kind}: "${box.text}" at ${Math.round(box.left)},${Math.round(box.top)} to ${Math.round(box.right)},${Math.round(box.bottom)}`;
            // Side bearings and swashes may lean out by a hair of the margin.
            const slack = 26;
            const within = (area: typeof safe): boolean =>
              box.left >= area.x - slack &&
              box.right <= area.x + area.width + slack &&
              box.top >= area.y - slack &&
              box.bottom <= area.y + area.height + slack;
            expect(within(safe) || within(upper), where).toBe(true);
          }
        }
      }
    }
  },
);

test("a frame is the same bytes whenever it is drawn, whatever was drawn before", () => {
  for (const style of trailerStyleSchema.options) {
    const storyboard = storyboardOf(style, "9:16");
    const times = [0, 700, 1900, 2600, 4100, 6500, 9990];
    const forwards = new Map<number, string>();
    const canvas = canvasFor(storyboard);
    const assets = bareAssets();
    for (const time of times) {
      draw(canvas.getContext("2d"), storyboard, time, assets);
      forwards.set(time, fingerprint(canvas));
    }
    for (const time of times.toReversed()) {
      const fresh = canvasFor(storyboard);
      draw(fresh.getContext("2d"), storyboard, time, bareAssets());
      expect(fingerprint(fresh), `${style} at ${time} ms`).toBe(forwards.get(time));
    }
  }
});

test("the first frame is under way: words are on it, and it differs from the next", () => {
  for (const style of trailerStyleSchema.options) {
    const storyboard = storyboardOf(style, "9:16");
    const canvas = canvasFor(storyboard);
    const context = canvas.getContext("2d");
    draw(context, storyboard, 0, bareAssets());
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height).data;
    const colours = new Set<number>();
    for (let at = 0; at < pixels.length; at += 4)
      colours.add(((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0));
    expect(colours.size, style).toBeGreaterThan(8);
    const first = fingerprint(canvas);
    draw(context, storyboard, 100, bareAssets());
    expect(fingerprint(canvas), style).not.toBe(first);
  }
});

test("the end is no still: the app goes on while the call stands", () => {
  const storyboard = storyboardOf("editorial", "9:16");
  const canvas = canvasFor(storyboard);
  const pictureAt = (time: number, from: number, to: number): Buffer => {
    draw(canvas.getContext("2d"), storyboard, time, bareAssets());
    const { width, height } = canvas;
    return Buffer.from(canvas.getContext("2d").getImageData(0, height * from, width, height * (to - from)).data);
  };
  // The words hold still, to be read; the app beneath them moves.
  expect(pictureAt(9500, 0.2, 0.34).equals(pictureAt(9990, 0.2, 0.34))).toBe(true);
  expect(pictureAt(9500, 0.5, 1).equals(pictureAt(9990, 0.5, 1))).toBe(false);
});

test.each(trailerStyleSchema.options)(
  "hostile, long, right-to-left, Chinese and emoji words are drawn in every style: %s",
  (style) => {
    const words = [
      "<img src=x onerror=alert(1)>",
      "W".repeat(60),
      "مرحبا بالعالم اليوم",
      "又到晚餐时间了完全没有想法",
      "🍅🍅🍅👩‍👩‍👧‍👦 🎉",
    ];
    for (const text of words) {
      const storyboard = storyboardOf(style, "1:1", (made) => ({
        ...made,
        title: text.slice(0, 40),
        scenes: made.scenes.map((scene) => {
          if (scene.kind === "hook" || scene.kind === "call-to-action") return { ...scene, text };
          if (scene.kind === "reveal") return { ...scene, name: text, tagline: text };
          if (scene.kind === "feature") return { ...scene, caption: text };
          return scene;
        }),
      }));
      const canvas = canvasFor(storyboard);
      for (const scene of storyboard.scenes) {
        const boxes = textBoxes(canvas, 1080, (context) =>
          draw(context, storyboard, scene.startMs + scene.durationMs - 1, bareAssets()),
        );
        for (const box of boxes) {
          expect(box.left, `${style} ${scene.kind} ${box.text}`).toBeGreaterThan(20);
          expect(box.right, `${style} ${scene.kind} ${box.text}`).toBeLessThan(1060);
        }
      }
    }
  },
);

test("footage that is decoded is shown, footage that is not is drawn", () => {
  const bare = storyboardOf("punchy", "9:16");
  const { manifest, source } = fakeFootage(bare, 300);
  const storyboard = createStoryboard(fixtureSpec("punchy"), {
    aspect: "9:16",
    durationMs: 10_000,
    watermark: false,
    link: "https://example.com",
    footage: [{ id: "clip", manifest, weight: 1 }],
    style: "punchy",
  });
  const feature = storyboard.scenes.find((scene) => scene.kind === "feature");
  if (feature === undefined) throw new TypeError("scenes: no feature");
  const red = createSurface(300, 649);
  red.context.fillStyle = "#ff00ff";
  red.context.fillRect(0, 0, 300, 649);
  const middle = (assets: DrawAssets): number[] => {
    const canvas = canvasFor(storyboard);
    draw(canvas.getContext("2d"), storyboard, feature.startMs + feature.durationMs - 40, assets);
    return [...canvas.getContext("2d").getImageData(canvas.width / 2, canvas.height * 0.75, 1, 1).data];
  };
  expect(middle({ createCanvas: createSurface, footage: () => ({ ...source, frameAt: () => red.image }) })).toEqual([
    255, 0, 255, 255,
  ]);
  expect(middle({ createCanvas: createSurface, footage: () => ({ ...source, frameAt: () => null }) })).not.toEqual([
    255, 0, 255, 255,
  ]);
});

test("the watermark is drawn when the storyboard has one", () => {
  const plain = storyboardOf("soft", "9:16", (made) => ({ ...made, watermark: null }));
  const frames = [plain, { ...plain, watermark: "Made with SayHey" }].map((storyboard) => {
    const canvas = canvasFor(storyboard);
    draw(canvas.getContext("2d"), storyboard, 800, bareAssets());
    return fingerprint(canvas);
  });
  expect(new Set(frames).size).toBe(2);
});

test("footage behind words shows in every style, the same whenever it is drawn; what is not decoded leaves the plain ground", () => {
  for (const style of trailerStyleSchema.options) {
    const plain = storyboardOf(style, "9:16");
    const storyboard: Storyboard = {
      ...plain,
      scenes: plain.scenes.map((scene) => ({
        ...scene,
        backdrop: { id: "clip", startMs: 0, rate: 1, dim: 0.3 },
      })),
    };
    const source = madeUpFootage(plain, "browser");
    const shown: DrawAssets = { createCanvas: createSurface, footage: () => source };
    const missing: DrawAssets = { createCanvas: createSurface, footage: () => ({ ...source, frameAt: () => null }) };
    const frame = (of: Storyboard, time: number, assets: DrawAssets): string => {
      const canvas = canvasFor(of, 0.125);
      draw(canvas.getContext("2d"), of, time, assets);
      return fingerprint(canvas);
    };
    const times = [0, 600, 1500, 9800];
    const forwards = times.map((time) => frame(storyboard, time, shown));
    const backwards = times.toReversed().map((time) => frame(storyboard, time, shown));
    expect(backwards.toReversed(), style).toEqual(forwards);
    expect(forwards[1], style).not.toBe(frame(plain, 600, shown));
    expect(frame(storyboard, 600, missing), style).toBe(frame(plain, 600, missing));
    // What must be decoded for a time is what is asked for at that time.
    for (const time of times) {
      const asked: number[] = [];
      const asking: DrawAssets = {
        createCanvas: createSurface,
        footage: () => ({
          ...source,
          frameAt(clipMs) {
            asked.push(footageFrameIndex(source.manifest, clipMs));
            return source.frameAt(clipMs);
          },
        }),
      };
      frame(storyboard, time, asking);
      const required = requiredFootage(storyboard, time, time, 135).map(({ fromMs }) =>
        footageFrameIndex(source.manifest, fromMs),
      );
      expect(
        asked.filter((index) => !required.includes(index)),
        `${style} at ${time} ms`,
      ).toEqual([]);
      expect(asked.length).toBeGreaterThan(0);
    }
  }
});

test("a camera is offered exactly where it moves the picture", () => {
  const made = everyScene(fixtureSpec("brutal"), "brutal", "9:16");
  registerFonts(made);
  for (const scene of made.scenes) {
    const pictures = (["still", "push"] as const).map((camera) => {
      const storyboard = { ...made, scenes: made.scenes.map((one) => (one === scene ? { ...one, camera } : one)) };
      const canvas = canvasFor(storyboard);
      draw(canvas.getContext("2d"), storyboard, scene.startMs + scene.durationMs * 0.4, bareAssets());
      return Buffer.from(canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data);
    });
    expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0)), scene.id).toBe(!hasCamera(scene));
  }
});
