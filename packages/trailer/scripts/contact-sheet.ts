// Draws scenes by style and aspect into one picture to look at.
// Run: node packages/trailer/scripts/contact-sheet.ts OUT.png [--style punchy,neon] [--aspect 9:16] [--scene hook,feature] [--times 0.08,0.4,0.97] [--width 270] [--spec appspec.json] [--all-kinds]
import { createCanvas } from "@napi-rs/canvas";
import type { AppSpec } from "@sayhey/appspec";
import { aspectSchema } from "@sayhey/contract/idea";
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createStoryboard } from "../src/create-storyboard.ts";
import { draw } from "../src/draw.ts";
import { fixtureSpec } from "../src/fixtures/fixture-specs.ts";
import { everyKind } from "../src/fixtures/every-kind.ts";
import { STAGE_SIZE } from "../src/stage.ts";
import { trailerStyleSchema } from "../src/storyboard.ts";
import { bareAssets, registerFonts } from "./studio.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    style: { type: "string" },
    aspect: { type: "string", default: "9:16" },
    scene: { type: "string" },
    times: { type: "string", default: "0.1,0.45,0.98" },
    width: { type: "string", default: "216" },
    spec: { type: "string" },
    duration: { type: "string", default: "10000" },
    "all-kinds": { type: "boolean", default: false },
    hook: { type: "string", default: "itch" },
  },
});
const out = positionals[0];
if (out === undefined) throw new TypeError("OUT.png: name the file to write");
const styles = (values.style?.split(",") ?? trailerStyleSchema.options).map((style) => trailerStyleSchema.parse(style));
const aspect = aspectSchema.parse(values.aspect);
const times = values.times.split(",").map(Number);
const wanted = values.scene?.split(",");
const width = Number(values.width);
const height = Math.round((width * STAGE_SIZE[aspect].height) / STAGE_SIZE[aspect].width);

const rows = styles.map((style) => {
  const spec =
    values.spec === undefined ? fixtureSpec(style) : (JSON.parse(readFileSync(values.spec, "utf8")) as AppSpec);
  const made = createStoryboard(spec, {
    aspect,
    durationMs: Number(values.duration),
    watermark: true,
    link: `https://${spec.identity.name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.example.com`,
    footage: [],
    style,
    hook: values.hook === "pov" ? "pov" : values.hook === "promise" ? "promise" : "itch",
  });
  const storyboard = values["all-kinds"] ? everyKind(made) : made;
  registerFonts(storyboard);
  const scenes = storyboard.scenes.filter((scene) => wanted === undefined || wanted.includes(scene.kind));
  return {
    storyboard,
    shots: scenes.flatMap((scene) =>
      times.map((share) => scene.startMs + Math.min(scene.durationMs - 1, share * scene.durationMs)),
    ),
  };
});
const gap = 6;
const sheet = createCanvas(
  Math.max(...rows.map((row) => row.shots.length)) * (width + gap) + gap,
  rows.length * (height + gap) + gap,
);
const paint = sheet.getContext("2d");
paint.fillStyle = "#777777";
paint.fillRect(0, 0, sheet.width, sheet.height);
rows.forEach(({ storyboard, shots }, row) => {
  // Drawn at full size and then made smaller: what is seen is what is shipped.
  const assets = bareAssets();
  const canvas = createCanvas(STAGE_SIZE[aspect].width / 2, STAGE_SIZE[aspect].height / 2);
  shots.forEach((timeMs, column) => {
    draw(canvas.getContext("2d"), storyboard, timeMs, assets);
    paint.drawImage(canvas, gap + column * (width + gap), gap + row * (height + gap), width, height);
  });
});
writeFileSync(out, sheet.toBuffer("image/png"));
process.stdout.write(`${out}: ${sheet.width} x ${sheet.height}\n`);
