import { generateApp } from "@sayhey/codegen";
import { AppError } from "@sayhey/contract/app-error";
import { OwnFailure } from "@sayhey/contract/own-failure";
import { checkReportSchema } from "@sayhey/contract/rows";
import { checkApp } from "../../infra/browser/check-app.ts";
import { findBrowser, withBrowser } from "../trailers/footage/footage.port.ts";
import type { WorkerServices } from "../../infra/queue/job-definition.ts";
import { checkTypesPlain } from "../../infra/processes/check-types-plain.ts";
import type { AppSource } from "../projects/overrides/app-source.port.ts";

/** Flows that are played before a change is kept; the whole check follows. */
const FLOWS = 2;
const PROBLEMS = 8;

/**
 * Says what a change broke: types, compiling, and where there is a browser pages, accessibility, overflow and the weightiest flows.
 * What the last check had found already is not the change's fault.
 */
export async function checkChange(
  services: WorkerServices,
  projectId: string,
  { spec, overrides }: AppSource,
  signal: AbortSignal,
): Promise<string[]> {
  const { tree, flows, blockTests } = generateApp(spec, overrides);
  const types = await checkTypesPlain(tree, { signal });
  if (types.length > 0)
    return types.slice(0, PROBLEMS).map(({ file, line, message }) => `${file}:${line} ${message}`.slice(0, 400));
  let compiled;
  try {
    compiled = await services.compilePool.run("compileTree", { tree }, projectId);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof OwnFailure) throw error;
    return [`The app does not compile: ${(error instanceof Error ? error.message : String(error)).slice(0, 400)}`];
  }
  const browser = await findBrowser(services);
  if (browser instanceof AppError) return [];
  const known = await failedBefore(services, projectId);
  const weightiest = flows.toSorted((a, b) => b.weight - a.weight).slice(0, FLOWS);
  // Whoever asked waits in the chat: that does not stand behind the films of their other apps.
  const turn = { account: `change of ${projectId}`, signal };
  const { checks } = await withBrowser(browser, turn, (pool) =>
    checkApp(pool, compiled, weightiest, { signal, blockTests }),
  );
  return checks
    .filter(({ passed, kind, name }) => !passed && !known.has(`${kind} ${name}`))
    .slice(0, PROBLEMS)
    .map(({ kind, name, message }) => `${kind} ${name}: ${message ?? "failed"}`.slice(0, 400));
}

async function failedBefore({ sql }: WorkerServices, projectId: string): Promise<Set<string>> {
  const [row] = await sql<{ report: unknown }[]>`select check_report as report from projects where id = ${projectId}`;
  const report = checkReportSchema.safeParse(row?.report);
  if (!report.success) return new Set();
  return new Set(report.data.checks.filter(({ passed }) => !passed).map(({ kind, name }) => `${kind} ${name}`));
}
