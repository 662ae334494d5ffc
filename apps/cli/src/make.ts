import { mkdtemp, readFile, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { compileApp, writeTree } from "@sayhey/bundler";
import { exportTree, generateApp } from "@sayhey/codegen";
import { AppError } from "@sayhey/contract/app-error";
import { aspectSchema, ideaSchema, type Aspect } from "@sayhey/contract/idea";
import { LIMITS } from "@sayhey/contract/limits";
import type { Flow } from "@sayhey/contract/flow";
import { renderFileSchema } from "@sayhey/contract/render";
import type { CompiledApp } from "@sayhey/contract/source-tree";
import { parseAppSpec, type AppSpec } from "@sayhey/appspec";
import { accountOf, type AccountEntry } from "@sayhey/planner/account";
import { loadKnowledge, planIdea } from "@sayhey/planner/embedded";
import { aiOfEnvironment } from "@sayhey/server/ai";
import { filmApp, openBrowserPool, type BrowserPool, type FilmedClip } from "@sayhey/server/browser";
import { makeFolder } from "@sayhey/server/make-folder";
import { buildByModel } from "./build-by-model.ts";
import { createStoryboard } from "@sayhey/trailer";
import { renderTrailer } from "@sayhey/trailer/node";
import { readFormats, readVideoOptions, VIDEO_OPTIONS } from "./video-options.ts";
import { FILE_NAMES, FILE_KEYS, type MakeOptions, type Workshop } from "./make-tools.ts";

/** Pixels of a trailer's sides against its short one, by its aspect. */
const SIDES: Record<Aspect, { width: number; height: number }> = {
  "9:16": { width: 1, height: 16 / 9 },
  "4:5": { width: 1, height: 5 / 4 },
  "1:1": { width: 1, height: 1 },
  "16:9": { width: 16 / 9, height: 1 },
};
const SIZE = 1080;

/** Clips that a trailer shows, and a longer one; filming is the longest stage. */
const CLIPS = 2;
const MORE_CLIPS = 3;
/** From so long on a trailer shows more, ms. */
const LONG_MS = 12_500;
/** Clips filmed at a time. */
const LANES = 2;
/** So many more flows stand in for those that cannot be played. */
const SPARE = 2;

function wrong(message: string): AppError {
  return new AppError("bad-request", message);
}

function readOptions(args: string[]): MakeOptions {
  let parsed;
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: {
        out: { type: "string" },
        seed: { type: "string" },
        aspect: { type: "string", default: "9:16" },
        duration: { type: "string", default: "10" },
        format: { type: "string", default: "mp4" },
        ...VIDEO_OPTIONS,
        link: { type: "string" },
        "spec-only": { type: "boolean", default: false },
        "no-trailer": { type: "boolean", default: false },
        "no-model": { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        server: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw wrong((error instanceof Error ? error.message : String(error)).split("\n").slice(0, 1).join());
  }
  const { values, positionals } = parsed;
  if (positionals.length > 1) throw wrong("Put the idea in quotes, so that it is one argument.");
  const idea = ideaSchema.safeParse(positionals[0] ?? "");
  if (!idea.success) throw wrong(idea.error.issues[0]?.message ?? "The idea is not valid.");
  if (values.out === undefined || values.out === "") throw wrong("Say where to write to with --out DIR.");
  const aspect = aspectSchema.safeParse(values.aspect);
  if (!aspect.success) throw wrong("--aspect must be 9:16, 4:5, 1:1 or 16:9.");
  const seconds = Number(values.duration);
  const durationMs = Math.round(seconds * 1000);
  if (!Number.isFinite(seconds) || durationMs < LIMITS.trailerMinMs || durationMs > LIMITS.trailerMaxMs)
    throw wrong("--duration must be from 6 to 15 seconds.");
  if (values.server && (values["spec-only"] || values.link !== undefined))
    throw wrong("--server goes without --spec-only and --link: the server makes the whole app under its own address.");
  const seed = values.seed === undefined ? undefined : Number(values.seed);
  if (seed !== undefined && (!/^\d+$/.test(values.seed ?? "") || seed > LIMITS.seedMax))
    throw wrong(`--seed must be a whole number from 0 to ${LIMITS.seedMax}.`);
  if (values.link !== undefined && !URL.canParse(values.link))
    throw wrong("--link must be an address such as https://example.com.");
  return {
    idea: idea.data,
    out: resolve(values.out),
    seed,
    aspect: aspect.data,
    durationMs,
    formats: readFormats(values.format),
    video: readVideoOptions(values),
    link: values.link ?? null,
    specOnly: values["spec-only"],
    trailer: !values["no-trailer"],
    model: !values["no-model"],
    json: values.json,
    onServer: values.server,
  };
}

/** Milliseconds of each stage, rounded, in the order they ran. */
type Timings = Record<string, number>;

/**
 * `sayhey make`: idea to folder, with no server unless one is asked for. Everything is made beside the folder and moved into it at the end, so a
 * failure leaves what was there.
 */
export async function make(args: string[]): Promise<number> {
  const options = readOptions(args);
  const say = (line: string): void => (options.json ? console.error(line) : console.log(line));
  const timings: Timings = {};
  const timed = async <T>(stage: string, run: () => T | Promise<T>): Promise<T> => {
    const startedAt = performance.now();
    const result = await run();
    timings[stage] = Math.round(performance.now() - startedAt);
    return result;
  };
  const existing = await stat(options.out).catch(() => null);
  if (existing !== null && !existing.isDirectory()) throw wrong(`${options.out} is a file; --out must name a folder.`);
  const isNew = await makeFolder(options.out).catch((cause: unknown) => {
    throw new AppError("bad-request", `The folder ${options.out} cannot be made.`, {
      cause,
      hint: "Choose one that you may write to.",
    });
  });
  const staging = await mkdtemp(join(options.out, ".making-"));
  const startedAt = performance.now();
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
  const paths: Record<string, string> = {};
  try {
    if (options.onServer) {
      const { makeOnServer } = await import("./make-on-server.ts");
      await makeOnServer(options, { staging, paths, timed, say, signal: stop.signal });
    } else await makeHere(options, { staging, paths, timed, say, signal: stop.signal });
    for (const name of new Set(Object.values(paths))) {
      await rm(join(options.out, name), { recursive: true, force: true });
      await rename(join(staging, name), join(options.out, name));
    }
  } finally {
    process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
    await rm(staging, { recursive: true, force: true });
    // A folder of ours that stayed empty goes too; one with anything in it refuses.
    if (isNew) await rmdir(options.out).catch(() => undefined);
  }
  timings["total"] = Math.round(performance.now() - startedAt);
  const absolute = Object.fromEntries(Object.entries(paths).map(([key, name]) => [key, join(options.out, name)]));
  say(`Done in ${(timings["total"] / 1000).toFixed(1)} s: ${options.out}`);
  const account = await accountIn(absolute["appspec"], options.idea);
  for (const { state, say: asked, why } of account)
    if (state !== "built")
      say(`${state === "partly" ? "Partly built" : "Not built"}: ${asked}${why === undefined ? "" : `. ${why}`}`);
  if (options.json) console.log(JSON.stringify({ ok: true, paths: absolute, account, ms: timings }));
  return 0;
}

/** What became of everything the idea asks for, in the app that was written. */
async function accountIn(path: string | undefined, idea: string): Promise<AccountEntry[]> {
  return path === undefined ? [] : accountOf(idea, parseAppSpec(JSON.parse(await readFile(path, "utf8"))));
}

/** Plans and makes everything on this machine. */
async function makeHere(options: MakeOptions, shop: Workshop): Promise<void> {
  const pool = options.trailer && !options.specOnly ? openBrowserPool({ most: LANES }) : null;
  // The browser starts while the app is planned and built; what keeps it from starting is told when it is to film.
  const warmUp = pool?.use({}, () => Promise.resolve(), { signal: shop.signal }).catch(() => undefined);
  try {
    await planAndMake(options, shop, pool);
  } finally {
    await warmUp;
    await pool?.close();
  }
}

async function planAndMake(options: MakeOptions, shop: Workshop, pool: BrowserPool | null): Promise<void> {
  const { staging, paths, timed, say, signal } = shop;
  const ai = options.model ? aiOfEnvironment(process.env) : null;
  const planned = await timed("spec", async () =>
    planIdea(options.idea, {
      knowledge: await loadKnowledge(),
      ...(options.seed === undefined ? {} : { seed: options.seed }),
    }),
  );
  const spec =
    ai === null ? planned : await timed("model", () => buildByModel(planned, options.idea, ai, { say, signal }));
  await writeFile(join(staging, "appspec.json"), `${JSON.stringify(spec, null, 2)}\n`);
  paths["appspec"] = "appspec.json";
  say(`${spec.identity.name}: ${spec.identity.tagline}`);
  if (!options.specOnly) await makeApp(spec, options, shop, pool);
}

async function makeApp(spec: AppSpec, options: MakeOptions, shop: Workshop, pool: BrowserPool | null): Promise<void> {
  const { staging, paths, timed, say, signal } = shop;
  const { tree, flows } = await timed("tree", () => generateApp(spec));
  // With the AppSpec in it, so that a project can be made of the folder again.
  await writeTree(exportTree(spec, [], 1), join(staging, "app"));
  paths["app"] = "app";
  const compiled = await timed("bundle", () => compileApp(tree, { signal }));
  await writeTree(compiled.files, join(staging, "dist"));
  paths["dist"] = "dist";
  say(`Built the app: ${Object.keys(tree).length} source files, ${flows.length} flows.`);
  const clips =
    pool === null
      ? []
      : await timed("film", () => film(pool, compiled, flows, { spec, durationMs: options.durationMs }, shop));
  const weights = new Map(flows.map((flow) => [flow.id, flow.weight]));
  const { fps, size = SIZE, quality = "standard" } = options.video;
  const storyboard = await timed("storyboard", () =>
    createStoryboard(spec, {
      ...(fps === undefined ? {} : { fps }),
      aspect: options.aspect,
      durationMs: options.durationMs,
      watermark: true,
      link: options.link,
      footage: clips.map((clip) => ({
        id: clip.flowId,
        manifest: clip.manifest,
        weight: weights.get(clip.flowId) ?? 1,
      })),
    }),
  );
  await writeFile(join(staging, "storyboard.json"), `${JSON.stringify(storyboard, null, 2)}\n`);
  paths["storyboard"] = "storyboard.json";
  if (!options.trailer) return;
  let lastShown = -1;
  const result = await timed("render", () =>
    renderTrailer({
      storyboard,
      footage: clips.map((clip) => ({ id: clip.flowId, bytes: clip.zip })),
      width: Math.round((SIDES[options.aspect].width * size) / 2) * 2,
      height: Math.round((SIDES[options.aspect].height * size) / 2) * 2,
      formats: options.formats,
      quality,
      outDir: join(staging, "trailer"),
      signal,
      onProgress({ progress }) {
        const quarter = Math.floor(progress * 4);
        if (quarter > lastShown && quarter < 4) say(`Rendering the trailer: ${quarter * 25} %`);
        lastShown = Math.max(lastShown, quarter);
      },
    }),
  );
  for (const file of renderFileSchema.options) {
    const made = result.files[file];
    if (made === undefined) continue;
    await rename(made.path, join(staging, FILE_NAMES[file]));
    paths[FILE_KEYS[file]] = FILE_NAMES[file];
  }
}

async function film(
  pool: BrowserPool,
  compiled: CompiledApp,
  flows: readonly Flow[],
  { spec, durationMs }: { spec: AppSpec; durationMs: number },
  { say, signal }: Workshop,
): Promise<FilmedClip[]> {
  try {
    const most = durationMs < LONG_MS ? CLIPS : MORE_CLIPS;
    const shown = flows.toSorted((a, b) => b.weight - a.weight).slice(0, most + SPARE);
    const { clips, failures } = await filmApp(pool, compiled, shown, {
      most,
      signal,
      colorScheme: spec.theme.scheme === "dark" ? "dark" : "light",
    });
    for (const failure of failures) say(`Could not film '${failure.flowId}': ${failure.message}`);
    say(`Filmed ${clips.length} clips of the app.`);
    return clips;
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== "unavailable") throw error;
    say(`${error.message} The trailer shows the app's screens drawn instead. ${error.hint ?? ""}`);
    return [];
  }
}
