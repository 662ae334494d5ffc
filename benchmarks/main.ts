// `npm run bench -- [stages|generator|preview|load|realtime|lighthouse|film|render]...`: everything, or the parts named.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyOps } from "@sayhey/appspec";
import { compileApp } from "@sayhey/bundler";
import { generateApp } from "@sayhey/codegen";
import { loadKnowledge, planApp } from "@sayhey/planner/embedded";
import { filmApp, openBrowserPool, type FilmedClip } from "@sayhey/server/browser";
import { createStoryboard } from "@sayhey/trailer";
import { machine, report, spreadOf, time, type Spread } from "./figure.ts";
import { renderWithRemotion } from "./peer-remotion.ts";
import { renderApart } from "./render-apart.ts";

const IDEAS = [
  "AI recipe finder",
  "NFT marketplace for artists",
  "Social meditation app",
  "bouldering gym route tracker",
  "repair café queue",
];
const PARTS = ["stages", "generator", "preview", "load", "realtime", "lighthouse", "film", "render"];
const wanted = process.argv.slice(2).filter((argument) => PARTS.includes(argument));
const isWanted = (part: string): boolean => wanted.length === 0 || wanted.includes(part);
const idea = (run: number): string => IDEAS[((run % IDEAS.length) + IDEAS.length) % IDEAS.length] ?? "";

console.log(`Machine: ${machine()}\n`);
const head = (title: string): void => console.log(`\n## ${title}\n\n| what | median | min - max |\n|---|---|---|`);

const knowledge = await loadKnowledge();

if (isWanted("stages")) await stages();
if (isWanted("generator")) await (await import("./generator/generator.ts")).generator();
if (isWanted("preview")) await (await import("./preview.ts")).preview(head);
if (isWanted("load")) await (await import("./load.ts")).load(head);
if (isWanted("realtime")) await (await import("./realtime.ts")).realtime(head);
if (isWanted("lighthouse")) await (await import("./lighthouse.ts")).lighthouse();
if (isWanted("film") || isWanted("render")) await trailer();

async function stages(): Promise<void> {
  head("From idea to bundle");
  report("idea -> AppSpec", await time((run) => planApp(idea(run), { knowledge }), { runs: 25, warmUps: 5 }), "ms");
  const specs = IDEAS.map((text) => planApp(text, { knowledge }));
  const specOf = (run: number): (typeof specs)[number] =>
    specs[((run % specs.length) + specs.length) % specs.length] as (typeof specs)[number];
  report("AppSpec -> source tree", await time((run) => generateApp(specOf(run)), { runs: 25, warmUps: 5 }), "ms");
  const trees = specs.map((spec) => generateApp(spec).tree);
  report(
    "source tree -> bundle, warm",
    await time((run) => compileApp(trees[((run % trees.length) + trees.length) % trees.length] ?? {}), {
      runs: 25,
      warmUps: 5,
    }),
    "ms",
  );
  let edited = specOf(0);
  report(
    "edit: op -> bundle, warm",
    await time(
      async (run) => {
        edited = applyOps(edited, [{ op: "set-identity", patch: { tagline: `Edit number ${run + 10}` } }]).spec;
        await compileApp(generateApp(edited).tree);
      },
      { runs: 15, warmUps: 3 },
    ),
    "ms",
  );
}

async function trailer(): Promise<void> {
  const spec = planApp("AI recipe finder", { knowledge });
  const { tree, flows } = generateApp(spec);
  const app = await compileApp(tree);
  const pool = openBrowserPool({ size: 1 });
  let clips: FilmedClip[] = [];
  const filming: number[] = [];
  try {
    for (let run = 0; run < 3; run++) {
      const startedAt = performance.now();
      clips = (await filmApp(pool, app, flows)).clips;
      if (run > 0) filming.push((performance.now() - startedAt) / 1000);
    }
  } finally {
    await pool.close();
  }
  head("Filming");
  report(`film ${clips.length} flows`, spreadOf(filming), "s");
  const seconds = clips.reduce((sum, clip) => sum + clip.manifest.durationMs, 0) / 1000;
  report("film seconds per second of footage", spreadOf(filming.map((value) => value / seconds)), "s");
  if (!isWanted("render")) return;

  const storyboard = createStoryboard(spec, {
    aspect: "9:16",
    durationMs: 10_000,
    watermark: false,
    link: "https://dinner.example.com",
    footage: clips.map((clip) => ({ id: clip.flowId, manifest: clip.manifest, weight: 1 })),
  });
  const threads = 2;
  const folder = mkdtempSync(join(tmpdir(), "sayhey-bench-"));
  try {
    const ours: number[] = [];
    const peers: number[] = [];
    const memory: number[] = [];
    let reason = "";
    // In turn, so that a machine that gets slower slows both.
    for (let run = 0; run < 3; run++) {
      const result = await renderApart(storyboard, clips, folder, threads);
      ours.push(result.ms / 1000);
      memory.push(result.peakMemoryBytes / 1024 ** 2);
      const peer = await renderWithRemotion(storyboard, clips, folder, threads);
      if ("ms" in peer) peers.push(peer.ms / 1000);
      else reason = peer.reason;
      if (reason !== "") break;
    }
    head("Rendering 10 s of 1080x1920 at 30 fps on two threads");
    report("wall time", spreadOf(ours), "s");
    report("frames per second per core", spreadOf(ours.map((value) => 300 / value / threads)), "fps");
    report("peak memory", spreadOf(memory), "MB");
    if (peers.length > 0) {
      report("Remotion 4.0.529, the same storyboard's scenes", spreadOf(peers), "s");
      report("Remotion / SayHey, run by run", ratio(peers, ours), "x");
    } else {
      console.log(`\nRemotion could not run here: ${reason}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function ratio(a: readonly number[], b: readonly number[]): Spread {
  return spreadOf(a.map((value, index) => value / (b[index] ?? Number.NaN)));
}
