import { generateApp } from "@sayhey/codegen";
import { AppError } from "@sayhey/contract/app-error";
import { OwnFailure } from "@sayhey/contract/own-failure";
import { checkReportSchema } from "@sayhey/contract/rows";
import type { LookReport } from "@sayhey/planner/model";
import { checkApp } from "../../infra/browser/check-app.ts";
import { picturePages, type PicturedPage } from "../../infra/browser/picture-pages.ts";
import { findBrowser, withBrowser } from "../trailers/footage/footage.port.ts";
import type { WorkerServices } from "../../infra/queue/job-definition.ts";
import { checkTypesPlain } from "../../infra/processes/check-types-plain.ts";
import type { AppSource } from "../projects/overrides/app-source.port.ts";

/** Flows that are played before a change is kept; the whole check follows. */
const FLOWS = 3;
/** Flows of a new app. */
const NEW_FLOWS = 4;
const PROBLEMS = 8;
/** Kinds of checks without which an app does not work; the others are told, and are not worth losing an app for. */
const HARD: ReadonlySet<string> = new Set(["page", "console", "block"]);
/** A flow that a change breaks worked before. */
const HARD_OF_CHANGES: ReadonlySet<string> = new Set([...HARD, "flow"]);
/** Pages that changed of which a model is shown pictures. */
const CHANGED_PAGES = 2;

/** Looks at an app that a model has changed: what the change broke, and the pages that changed. */
export async function lookAtChange(
  services: WorkerServices,
  projectId: string,
  { source, pages, signal }: { source: AppSource; pages: readonly PicturedPage[]; signal: AbortSignal },
): Promise<LookReport> {
  // What the last check had found already is not the change's fault.
  const known = await failedBefore(services, projectId);
  return examine(services, projectId, source, {
    signal,
    flows: FLOWS,
    pages: pages.slice(0, CHANGED_PAGES),
    hard: HARD_OF_CHANGES,
    known,
  });
}

/** Looks at a new app that a model has made: what a check finds, and its pages in pictures where there is a browser. */
export function lookAtApp(
  services: WorkerServices,
  projectId: string,
  source: AppSource,
  signal: AbortSignal,
): Promise<LookReport> {
  const shown = source.spec.pages.filter(({ nav, roles }) => nav && roles === undefined).map(({ path }) => ({ path }));
  return examine(services, projectId, source, {
    signal,
    flows: NEW_FLOWS,
    pages: [{ path: "/" }, ...shown],
    hard: HARD,
    known: new Set(),
  });
}

/** A page of an app on a phone, as JPEG; null where it cannot be pictured. */
export async function picturePage(
  services: WorkerServices,
  projectId: string,
  { spec, overrides }: AppSource,
  { page, signal }: { page: PicturedPage; signal: AbortSignal },
): Promise<Buffer | null> {
  const browser = await findBrowser(services);
  if (browser instanceof AppError) return null;
  try {
    const compiled = await services.compilePool.run(
      "compileTree",
      { tree: generateApp(spec, overrides).tree },
      projectId,
    );
    const pictures = await withBrowser(browser, { account: `change of ${projectId}`, signal }, (pool) =>
      picturePages(pool, compiled, [page], { signal }),
    );
    return phonePicture(pictures, page.path);
  } catch (error) {
    signal.throwIfAborted();
    services.warn("A page could not be pictured before a change.", error);
    return null;
  }
}

/** Of pictures that a look took, that of a page on a phone. */
export function phonePicture(pictures: LookReport["pictures"], path: string): Buffer | null {
  const found = pictures.find(({ label }) => label.startsWith(`${path} on a phone`));
  return found === undefined ? null : Buffer.from(found.picture.base64, "base64");
}

interface Examination {
  signal: AbortSignal;
  flows: number;
  /** Pages to picture. */
  pages: readonly PicturedPage[];
  /** Kinds of checks without which the app is not kept. */
  hard: ReadonlySet<string>;
  /** Checks that failed before, by kind and name. */
  known: ReadonlySet<string>;
}

async function examine(
  services: WorkerServices,
  projectId: string,
  { spec, overrides }: AppSource,
  { signal, flows: most, pages, hard, known }: Examination,
): Promise<LookReport> {
  const { tree, flows, blockTests } = generateApp(spec, overrides);
  const broken = (texts: string[]): LookReport => ({
    problems: texts.map((text) => ({ text: text.slice(0, 400), isHard: true })),
    pictures: [],
  });
  const types = await checkTypesPlain(tree, { signal });
  if (types.length > 0)
    return broken(types.slice(0, PROBLEMS).map(({ file, line, message }) => `${file}:${line} ${message}`));
  let compiled;
  try {
    compiled = await services.compilePool.run("compileTree", { tree }, projectId);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof OwnFailure) throw error;
    return broken([`The app does not compile: ${error instanceof Error ? error.message : String(error)}`]);
  }
  const browser = await findBrowser(services);
  if (browser instanceof AppError) return { problems: [], pictures: [] };
  const weightiest = flows.toSorted((a, b) => b.weight - a.weight).slice(0, most);
  // Whoever asked waits in the chat: that does not stand behind the films of their other apps.
  const turn = { account: `change of ${projectId}`, signal };
  return withBrowser(browser, turn, async (pool) => {
    const { checks, isStuck } = await checkApp(pool, compiled, weightiest, { signal, blockTests });
    const problems = checks
      .filter(({ passed, kind, name }) => !passed && !known.has(`${kind} ${name}`))
      .slice(0, PROBLEMS)
      .map(({ kind, name, message }) => ({
        text: `${kind} ${name}: ${message ?? "failed"}`.slice(0, 400),
        isHard: isStuck || hard.has(kind),
      }));
    return { problems, pictures: isStuck ? [] : await picturePages(pool, compiled, pages, { signal }) };
  });
}

async function failedBefore({ sql }: WorkerServices, projectId: string): Promise<Set<string>> {
  const [row] = await sql<{ report: unknown }[]>`select check_report as report from projects where id = ${projectId}`;
  const report = checkReportSchema.safeParse(row?.report);
  if (!report.success) return new Set();
  return new Set(report.data.checks.filter(({ passed }) => !passed).map(({ kind, name }) => `${kind} ${name}`));
}
