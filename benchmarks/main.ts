// `npm run bench -- [stages|preview|editor|load|fairness|realtime|analytics|lighthouse|lighthouse-sites|film|render|player]...`: everything, or the parts named.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyOps } from "@sayhey/appspec";
import { compileApp } from "@sayhey/bundler";
import { generateApp } from "@sayhey/codegen";
import { loadKnowledge, loadLanguageOf, planApp, planIdea } from "@sayhey/planner/embedded";
import { filmApp, openBrowserPool, type FilmedClip } from "@sayhey/server/browser";
import { createStoryboard, type Storyboard } from "@sayhey/trailer";
import { encoderFloor } from "./encoder-floor.ts";
import { machine, report, spreadOf, time, type Spread } from "./figure.ts";
import { renderWithHyperFrames } from "./peer-hyperframes.ts";
import { renderWithRemotion } from "./peer-remotion.ts";
import { renderApart } from "./render-apart.ts";

const IDEAS = [
  "AI recipe finder",
  "NFT marketplace for artists",
  "Social meditation app",
  "bouldering gym route tracker",
  "repair café queue",
];
/** Renders of each kind. */
const RUNS = 3;
const THREADS = 2;
const PARTS = [
  "stages",
  "preview",
  "editor",
  "load",
  "fairness",
  "realtime",
  "analytics",
  "lighthouse",
  "lighthouse-sites",
  "film",
  "render",
  "player",
];
/** They take the machine for minutes, so only who names them has them run. */
const ON_DEMAND = ["faults", "briefs"];
const wanted = process.argv.slice(2).filter((argument) => [...PARTS, ...ON_DEMAND].includes(argument));
const isWanted = (part: string): boolean => wanted.length === 0 || wanted.includes(part);
const idea = (run: number): string => IDEAS[((run % IDEAS.length) + IDEAS.length) % IDEAS.length] ?? "";

console.log(`Machine: ${machine()}\n`);
const head = (title: string): void => console.log(`\n## ${title}\n\n| what | median | min - max |\n|---|---|---|`);

const knowledge = await loadKnowledge();

if (isWanted("stages")) await stages();
if (isWanted("preview")) await (await import("./preview.ts")).preview(head);
if (isWanted("editor")) await (await import("./editor.ts")).editor(head);
if (isWanted("load")) await (await import("./load.ts")).load(head);
if (isWanted("fairness")) await (await import("./fairness.ts")).fairness(head);
if (isWanted("realtime")) await (await import("./realtime.ts")).realtime(head);
if (isWanted("analytics")) await (await import("./analytics.ts")).analytics(head);
if (isWanted("lighthouse")) await (await import("./lighthouse.ts")).lighthouse();
if (isWanted("lighthouse-sites")) await (await import("./lighthouse-sites.ts")).lighthouseSites();
if (wanted.includes("faults")) await (await import("./faults.ts")).faults(head);
if (wanted.includes("briefs")) await (await import("./briefs/briefs.ts")).briefs();
if (isWanted("player")) await (await import("./player.ts")).player();
if (isWanted("film") || isWanted("render")) await trailer();

async function stages(): Promise<void> {
  head("From idea to bundle");
  for (const text of IDEAS) await loadLanguageOf(text);
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
  const spec = await planIdea("AI recipe finder", { knowledge });
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
    arc: "classic",
    footage: clips.map((clip) => ({ id: clip.flowId, manifest: clip.manifest, weight: 1 })),
  });
  const folder = mkdtempSync(join(tmpdir(), "sayhey-bench-"));
  try {
    await renders(storyboard, clips, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type PeerInput = Parameters<typeof renderWithHyperFrames>;

/** Our render beside the encoder alone and two renderers driven by a browser; in turn, so that a machine that gets slower slows all. */
async function renders(storyboard: Storyboard, clips: readonly FilmedClip[], folder: string): Promise<void> {
  const ours: number[] = [];
  const alone: number[] = [];
  const memory: number[] = [];
  const floor: number[] = [];
  const peers = [
    {
      name: "Remotion 4.0.529, the same pictures and sound",
      render: (...input: PeerInput) => renderWithRemotion(...input, "same-pictures"),
      seconds: [] as number[],
      reason: "",
    },
    {
      name: "Remotion 4.0.529, the scenes in its own means",
      render: (...input: PeerInput) => renderWithRemotion(...input, "trailer"),
      seconds: [] as number[],
      reason: "",
    },
    {
      name: "HyperFrames 0.8.64, the scenes in its own means",
      render: renderWithHyperFrames,
      seconds: [] as number[],
      reason: "",
    },
  ];
  const footage = clips.map((clip) => ({ id: clip.flowId, bytes: clip.zip, manifest: clip.manifest }));
  for (let run = 0; run < RUNS; run++) {
    const result = await renderApart(storyboard, clips, folder, THREADS);
    ours.push(result.ms / 1000);
    memory.push(result.peakMemoryBytes / 1024 ** 2);
    alone.push((await renderApart(storyboard, clips, folder, 1)).ms / 1000);
    floor.push((await encoderFloor(storyboard, footage, THREADS)) / 1000);
    for (const peer of peers) {
      if (peer.reason !== "") continue;
      const figure = await peer.render(storyboard, clips, folder, THREADS);
      if ("ms" in figure) peer.seconds.push(figure.ms / 1000);
      else peer.reason = figure.reason;
    }
  }
  head(`Rendering 10 s of 1080x1920 at 30 fps on two threads, style ${storyboard.style}`);
  report("wall time", spreadOf(ours), "s");
  report("frames per second per core", spreadOf(ours.map((value) => 300 / value / THREADS)), "fps");
  report("peak memory", spreadOf(memory), "MB");
  report("one thread / two threads, run by run", ratio(alone, ours), "x");
  report("conversion and encoding alone", spreadOf(floor), "s");
  report("share of the encoder's speed, run by run", ratio(floor, ours), "x");
  for (const { name, seconds, reason } of peers) {
    if (seconds.length === 0) {
      console.log(`\n${name} could not run here: ${reason}\n`);
      continue;
    }
    report(name, spreadOf(seconds), "s");
    report(`${name} / SayHey, run by run`, ratio(seconds, ours), "x");
  }
}

function ratio(a: readonly number[], b: readonly number[]): Spread {
  return spreadOf(a.map((value, index) => value / (b[index] ?? Number.NaN)));
}
