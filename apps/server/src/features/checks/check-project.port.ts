import { AppError } from "@sayhey/contract/app-error";
import {
  type AppPerformance,
  checkReportSchema,
  type CheckStep,
  type CheckRepair,
  type CheckReport,
} from "@sayhey/contract/rows";
import type { CompiledApp } from "@sayhey/contract/source-tree";
import { checkApp } from "../../infra/browser/check-app.ts";
import type { Chromium } from "../../infra/browser/resolve-chromium.ts";
import { createAppPictures } from "../projects/hosting/app-pictures.port.ts";
import type { JobRun } from "../../infra/queue/job-definition.ts";
import { readProjectApp, type ProjectApp } from "../projects/app-of-project.port.ts";
import { checkTypesPlain } from "../../infra/processes/check-types-plain.ts";
import { withBrowser } from "../trailers/footage/footage.port.ts";
import { saveCheckPicture } from "./check-pictures.port.ts";
import { planRepair, repairProject, wantedBlocks } from "./repair-app.ts";

/** How often an app is repaired and checked again. */
const ROUNDS = 2;
const MOST_PROBLEMS = 5;

/** What a check needs of the job it is part of. */
type CheckRun = Pick<JobRun<"film">, "sql" | "media" | "signal" | "compilePool">;

/** An app ready to be filmed and checked. */
export interface BuiltApp {
  app: ProjectApp;
  compiled: CompiledApp;
}

/** What a check ended with: the app may have been repaired on the way. */
export interface Checked extends BuiltApp {
  report: CheckReport;
  status: "passed" | "failed" | "skipped";
  /** The app did not answer in time. */
  isStuck: boolean;
}

/** Compiles the app that is shown of a project, and puts the pictures beside it that were uploaded for it. */
export async function buildApp({ sql, media, signal, compilePool }: CheckRun, app: ProjectApp): Promise<BuiltApp> {
  const compiled = await compilePool.run("compileTree", { tree: app.tree }, app.userId);
  signal.throwIfAborted();
  const pictures = await createAppPictures(sql, media).of(app.spec, app);
  return { app, compiled: { ...compiled, files: { ...compiled.files, ...pictures } } };
}

/**
 * Checks an app: its description, compiling, types, and in the browser every page and every flow. Blocks that cannot be shown
 * are taken out, which is a version of the project that can be undone, and the app is checked again, twice at most. An app with
 * files changed by hand is never repaired, the fault may be in those, nor is one whose present version does not compile. Without `repair`
 * nothing is taken out.
 */
export async function checkProject(
  run: CheckRun,
  first: BuiltApp,
  browser: Chromium | AppError,
  { repair = true }: { repair?: boolean } = {},
): Promise<Checked> {
  const earlier = await earlierReport(run, first.app);
  const repairs = earlierRepairs(earlier, first.app);
  let built = first;
  for (let round = 0; ; round++) {
    const { checks, performance, isStuck = false } = await checkAll(run, built, browser);
    const passed = checks.every((check) => check.passed);
    const plan =
      !repair || passed || built.app.broken !== null || built.app.overrides.length > 0
        ? null
        : planRepair(built.app.spec, checks, await wantedBlocks(run.sql, built.app.projectId));
    const done = plan === null || round >= ROUNDS ? null : await repairProject(run.sql, built.app, plan);
    const next = done === null ? null : await readProjectApp(run.sql, built.app.projectId);
    if (done === null || next === null) {
      const status = !passed ? "failed" : browser instanceof AppError ? "skipped" : "passed";
      const report: CheckReport = {
        checks: withBefore(checks, earlier),
        ...(repairs.length > 0 && { repairs }),
        version: built.app.version,
        at: new Date().toISOString(),
        ...(performance !== undefined && { performance }),
      };
      return { ...built, status, report, isStuck };
    }
    repairs.push(...done);
    built = await buildApp(run, next);
  }
}

async function earlierReport({ sql }: CheckRun, app: ProjectApp): Promise<CheckReport | null> {
  const [row] = await sql<
    { report: unknown }[]
  >`select check_report as report from projects where id = ${app.projectId}`;
  const report = checkReportSchema.safeParse(row?.report);
  return report.success ? report.data : null;
}

/** Repairs that the present version still stands on: what was taken out stays told until somebody changes the app. */
function earlierRepairs(earlier: CheckReport | null, app: ProjectApp): CheckRepair[] {
  const repairs = earlier?.repairs ?? [];
  return repairs.at(-1)?.version === app.version ? repairs : [];
}

/** The checks, each with the picture that the check of an earlier version took of the same. */
function withBefore(checks: readonly CheckStep[], earlier: CheckReport | null): CheckStep[] {
  return checks.map((check) => {
    const same = earlier?.checks.find(({ kind, name }) => kind === check.kind && name === check.name);
    const before = same?.picture;
    return check.picture === undefined || before === undefined ? check : { ...check, before };
  });
}

async function checkAll(
  { media, signal }: CheckRun,
  { app, compiled }: BuiltApp,
  browser: Chromium | AppError,
): Promise<{ checks: CheckStep[]; performance?: AppPerformance; isStuck?: boolean }> {
  const source = [describe(app), compileCheck(app, compiled), await typeCheck(app, signal)];
  if (browser instanceof AppError) return { checks: source };
  const { checks, performance, isStuck } = await withBrowser(browser, { account: app.userId, signal }, (pool) =>
    checkApp(pool, compiled, app.flows, {
      signal,
      paths: app.paths,
      blockTests: app.blockTests,
      keepPicture: (png) => saveCheckPicture(media, app, png),
    }),
  );
  return { checks: [...source, ...checks], isStuck, ...(performance !== null && { performance }) };
}

/** Reading the project has checked its description already. */
function describe({ spec }: ProjectApp): CheckStep {
  const seen = `${spec.pages.length} pages, ${spec.entities.length} kinds of things`;
  return { kind: "schema", name: "The description is whole", passed: true, message: null, ms: 0, seen };
}

function compileCheck({ broken, tree }: ProjectApp, { files, compileMs }: CompiledApp): CheckStep {
  const bytes = Object.entries(files).reduce(
    (sum, [path, file]) => sum + (path.startsWith("assets/app") ? file.length : 0),
    0,
  );
  return {
    kind: "compile",
    name: "The app compiles",
    passed: broken === null,
    message: broken,
    ms: Math.round(compileMs),
    seen: `${Object.keys(tree).length} files, ${Math.round(bytes / 1000)} kB`,
  };
}

async function typeCheck({ tree }: ProjectApp, signal: AbortSignal): Promise<CheckStep> {
  const startedAt = performance.now();
  const problems = await checkTypesPlain(tree, { signal });
  const said = problems.slice(0, MOST_PROBLEMS).map(({ file, line, message }) => `${file}:${line} ${message}`);
  return {
    kind: "types",
    name: "The source is sound",
    passed: problems.length === 0,
    message: problems.length === 0 ? null : said.join("\n"),
    ms: Math.round(performance.now() - startedAt),
    seen: `${problems.length} problems`,
  };
}
