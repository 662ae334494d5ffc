// Renders one storyboard with Remotion. Arguments: work folder, browser, threads, composition. The folder holds
// props.json and public/.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle } from "@remotion/bundler";
import { renderMedia, selectComposition } from "@remotion/renderer";

const [folder, browserExecutable, threads, id] = process.argv.slice(2);
const here = dirname(fileURLToPath(import.meta.url));
const inputProps = JSON.parse(readFileSync(join(folder, "props.json"), "utf8"));
const serveUrl = await bundle({ entryPoint: join(here, "index.jsx"), publicDir: join(folder, "public") });
const shared = {
  serveUrl,
  id,
  inputProps,
  browserExecutable,
  chromeMode: "headless-shell",
  chromiumOptions: { gl: "swangle" },
  logLevel: "error",
};
// Bundling is done once per project, so it stays out of the figure.
const startedAt = performance.now();
const composition = await selectComposition(shared);
await renderMedia({
  ...shared,
  composition,
  codec: "h264",
  outputLocation: join(folder, "remotion.mp4"),
  concurrency: Number(threads),
  imageFormat: "jpeg",
  x264Preset: "veryfast",
  // What is compared with our scenes in DOM and CSS has no sound.
  muted: id === "trailer",
});
console.log(JSON.stringify({ ms: performance.now() - startedAt, frames: composition.durationInFrames }));
process.exit(0);
