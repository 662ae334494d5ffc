// Draws every scene of every style and aspect at three times, as PNG pages to look at.
// Run: node packages/trailer/scripts/contact-sheet.ts FOLDER [--style punchy,neon] [--aspect 9:16,1:1] [--scene hook,feature] [--times 0.08,0.4,0.97]
//        [--words own|long|letters|arabic|hebrew|mixed|chinese|japanese|korean|emoji] [--footage none|phone|phone-dark|browser|browser-dark] [--backdrop] [--no-link] [--captions plain|boxed|highlight|karaoke|pop] [--width 260] [--spec appspec.json]
import { createCanvas } from "@napi-rs/canvas";
import type { AppSpec } from "@sayhey/appspec";
import { aspectSchema } from "@sayhey/contract/idea";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { draw } from "../src/draw.ts";
import { everyScene } from "../src/fixtures/every-kind.ts";
import { fixtureSpec } from "../src/fixtures/fixture-specs.ts";
import { withWords, WORDS } from "../src/fixtures/words.ts";
import { STAGE_SIZE } from "../src/stage-size.ts";
import { captionStyleSchema, trailerStyleSchema } from "../src/storyboard.ts";
import { FOOTAGE_KINDS, madeUpFootage, registerFonts, studioAssets } from "./studio.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    style: { type: "string" },
    aspect: { type: "string" },
    scene: { type: "string" },
    times: { type: "string", default: "0.1,0.45,0.98" },
    words: { type: "string", default: "own" },
    footage: { type: "string", default: "none" },
    backdrop: { type: "boolean", default: false },
    "no-link": { type: "boolean", default: false },
    captions: { type: "string", default: "off" },
    width: { type: "string" },
    spec: { type: "string" },
  },
});
const folder = positionals[0];
if (folder === undefined) throw new TypeError("FOLDER: name the folder to write pages to");
const styles = (values.style?.split(",") ?? trailerStyleSchema.options).map((style) => trailerStyleSchema.parse(style));
const aspects = (values.aspect?.split(",") ?? aspectSchema.options).map((aspect) => aspectSchema.parse(aspect));
const times = values.times.split(",").map(Number);
const wanted = values.scene?.split(",");
const words = WORDS.find((name) => name === values.words);
if (words === undefined) throw new TypeError(`--words: must be one of ${WORDS.join(", ")}`);
const footage = FOOTAGE_KINDS.find((name) => name === values.footage);
if (footage === undefined) throw new TypeError(`--footage: must be one of ${FOOTAGE_KINDS.join(", ")}`);
const GAP = 6;
/** Pages are about this wide, px. */
const PAGE = 1600;
mkdirSync(folder, { recursive: true });

for (const style of styles) {
  for (const aspect of aspects) {
    const spec =
      values.spec === undefined ? fixtureSpec(style) : (JSON.parse(readFileSync(values.spec, "utf8")) as AppSpec);
    const made = everyScene(spec, style, aspect);
    const link = values["no-link"] ? null : made.link;
    const storyboard = withWords({ ...made, link, captions: captionStyleSchema.parse(values.captions) }, words);
    const source = footage === "none" ? null : madeUpFootage(storyboard, footage);
    const filmed = {
      ...storyboard,
      scenes: storyboard.scenes.map((scene) => {
        const backdrop = values.backdrop && source !== null ? { id: "clip", startMs: 0, rate: 1, dim: 0.6 } : null;
        if (scene.kind !== "feature") return { ...scene, backdrop };
        return {
          ...scene,
          backdrop,
          device: footage.startsWith("browser") ? ("browser" as const) : ("phone" as const),
          footage: source === null ? null : { id: "clip", startMs: 0, rate: 1, zoom: "auto" as const },
        };
      }),
    };
    registerFonts(filmed);
    const width = Number(values.width ?? (aspect === "16:9" ? 392 : 260));
    const height = Math.round((width * STAGE_SIZE[aspect].height) / STAGE_SIZE[aspect].width);
    const scenes = filmed.scenes.filter((scene) => wanted === undefined || wanted.includes(scene.kind));
    // Drawn at half size and then made smaller: what is seen is what is shipped.
    const canvas = createCanvas(STAGE_SIZE[aspect].width / 2, STAGE_SIZE[aspect].height / 2);
    const assets = studioAssets(source);
    const columns = Math.max(1, Math.floor(PAGE / (width + GAP)));
    // Upright pictures: a scene is a column; others: its times side by side.
    const shots = scenes.map((scene) =>
      times.map((share) => scene.startMs + Math.min(scene.durationMs - 1, share * scene.durationMs)),
    );
    const across = aspect === "16:9" ? Math.max(1, Math.floor(columns / times.length)) : columns;
    const down = aspect === "16:9" ? 6 : aspect === "1:1" ? 2 : 1;
    const perPage = across * down;
    for (let page = 0; page * perPage < shots.length; page++) {
      const shown = shots.slice(page * perPage, (page + 1) * perPage);
      const cell =
        aspect === "16:9"
          ? { width: times.length * (width + GAP), height: height + GAP }
          : { width: width + GAP, height: times.length * (height + GAP) };
      const sheet = createCanvas(
        Math.min(across, shown.length) * cell.width + GAP,
        Math.ceil(shown.length / across) * cell.height + GAP,
      );
      const paint = sheet.getContext("2d");
      paint.fillStyle = "#777777";
      paint.fillRect(0, 0, sheet.width, sheet.height);
      shown.forEach((scene, index) => {
        scene.forEach((timeMs, step) => {
          draw(canvas.getContext("2d"), filmed, timeMs, assets);
          const x = GAP + (index % across) * cell.width + (aspect === "16:9" ? step * (width + GAP) : 0);
          const y = GAP + Math.floor(index / across) * cell.height + (aspect === "16:9" ? 0 : step * (height + GAP));
          paint.drawImage(canvas, x, y, width, height);
        });
      });
      const path = join(folder, `${style}-${aspect.replace(":", "x")}-${page + 1}.png`);
      writeFileSync(path, sheet.toBuffer("image/png"));
      process.stdout.write(`${path}\n`);
    }
  }
}
