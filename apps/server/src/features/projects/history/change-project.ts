import { applyOps, type AppSpec, type Op } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import type { VersionSource } from "@sayhey/contract/functions/history";
import type { FileOverride } from "@sayhey/contract/override";
import type { Database, Transaction } from "../../../infra/database/database.ts";
import { errorCode } from "../../../infra/error-code.ts";
import { ownProject, type OwnedProject } from "../owned.port.ts";
import { readOverrides, writeOverrides, type AppSource } from "../overrides/app-source.port.ts";
import { holdsVisitorRows, keepAccess } from "../overrides/keep-access.port.ts";
import { writeVersion } from "../overrides/write-version.port.ts";
import { memoryOfOps } from "../memory/memory-of-ops.ts";
import { forget, remember } from "../memory/memory.port.ts";
import { Turns } from "../../../infra/turns.ts";
import type { CompilePool } from "../compile/compile-pool.port.ts";
import { EditConflictError } from "./edit-conflict.ts";

/** How long a change waits for those of the same project before it, here and on another server, ms. */
const WAIT_MS = 30_000;
const LOCK_WAIT_MS = 10_000;
/** Changes that hold a project's row, and so a connection, while they are worked out. */
const LOCKED_AT_ONCE = 3;
/** SQLSTATEs: somebody wrote the same version, or holds what is to be locked. */
const UNIQUE_VIOLATION = "23505";
const LOCK_NOT_AVAILABLE = "55P03";
const BUSY = "Others are changing this project right now.";

/** The turns of each pool: projects have one change at a time, and locks may take only few of its connections. */
const turnsOfPools = new WeakMap<Database, { projects: Turns; locks: Turns }>();

function turnsOf(sql: Database) {
  const turns = turnsOfPools.get(sql) ?? {
    projects: new Turns({ atOnce: 1, waitMs: WAIT_MS, refusal: BUSY }),
    locks: new Turns({ atOnce: LOCKED_AT_ONCE, waitMs: WAIT_MS, refusal: BUSY }),
  };
  turnsOfPools.set(sql, turns);
  return turns;
}

/** What a change makes of a project as it is now. */
interface Planned {
  ops: readonly Op[];
  /** The files changed by hand; as they are when absent. */
  overrides?: readonly FileOverride[];
}

/** A change of a project's app on its way to be its next version. */
export interface ProjectChange {
  userId: string;
  projectId: string;
  source: VersionSource;
  reason?: string | undefined;
  /** Sent twice with the same one, it is one change. */
  requestId?: string | undefined;
  /**
   * Works out the change against the project as it is, again where it has changed meanwhile; null where there is nothing left to do.
   * What it reads, it reads through `sql`, which may be a transaction that holds the project.
   * @throws AppError for what does not fit
   */
  plan(project: OwnedProject, overrides: readonly FileOverride[], sql: Database | Transaction): Promise<Planned | null>;
}

/** What became of a change. */
export interface Changed {
  version: number;
  appHash: string;
  /** The app now; null when this very request had been carried out before. */
  spec: AppSpec | null;
}

/**
 * Makes a change the next version of a project: applies it, sees whether it compiles, writes it with its entry in the log. Of several that
 * come at the same time each is planned upon the one before it. On one server they wait for each other; where another server was faster,
 * the change is worked out again with the project locked, so that nobody is faster a second time.
 * @throws AppError not-found, bad-request when it does not fit, unavailable when the project is being changed all the time
 */
export async function changeProject(services: ChangeServices, change: ProjectChange): Promise<Changed> {
  const { sql } = services;
  const turns = turnsOf(sql);
  return turns.projects.take(change.projectId, async () => {
    try {
      const worked = await workOut(services, sql, change);
      return "version" in worked ? worked : await sql.begin((tx) => writeUnlessHeld(tx, change, worked));
    } catch (error) {
      if (!isLate(error)) throw error;
      return turns.locks.take("", () => changeLocked(services, change));
    }
  });
}

/** Whether another server was faster, or is at it. */
function isLate(error: unknown): boolean {
  if (error instanceof AppError) return error.kind === "conflict" && !(error instanceof EditConflictError);
  return [UNIQUE_VIOLATION, LOCK_NOT_AVAILABLE].includes(errorCode(error) ?? "");
}

/** Writes without waiting for whoever holds the project: who waits keeps a connection. */
async function writeUnlessHeld(tx: Transaction, change: ProjectChange, worked: WorkedOut): Promise<Changed> {
  await tx`select 1 from projects where id = ${change.projectId} for no key update nowait`;
  return write(tx, change, worked);
}

interface ChangeServices {
  sql: Database;
  compilePool: CompilePool;
}

/** Holds the project while the change is worked out. */
async function changeLocked(services: ChangeServices, change: ProjectChange): Promise<Changed> {
  try {
    return await services.sql.begin(async (tx) => {
      await tx`select set_config('lock_timeout', ${String(LOCK_WAIT_MS)}, true)`;
      await tx`select 1 from projects where id = ${change.projectId} and user_id = ${change.userId} for no key update`;
      const worked = await workOut(services, tx, change);
      return "version" in worked ? worked : write(tx, change, worked);
    });
  } catch (error) {
    if (errorCode(error) !== LOCK_NOT_AVAILABLE) throw error;
    throw new AppError("unavailable", BUSY, { hint: "Try again in a few seconds.", cause: error });
  }
}

/** A change that fits the project it was read with, ready to be written. */
interface WorkedOut {
  project: OwnedProject;
  before: AppSource;
  next: AppSource;
  built: { appHash: string; broken: string | null };
  ops: readonly Op[];
  inverse: readonly Op[];
  overrides: readonly FileOverride[] | undefined;
}

/** Plans a change and compiles what comes of it; what it became, where nothing is left to do. */
async function workOut(
  { compilePool }: ChangeServices,
  sql: Database | Transaction,
  change: ProjectChange,
): Promise<WorkedOut | Changed> {
  const { userId, projectId, requestId } = change;
  const project = await ownProject(sql, userId, projectId);
  const earlier = requestId === undefined ? null : await findRequest(sql, projectId, requestId);
  if (earlier !== null) return earlier;
  const [overrides, holdsRows] = await Promise.all([readOverrides(sql, projectId), holdsVisitorRows(sql, projectId)]);
  const planned = await change.plan(project, overrides, sql);
  if (planned === null) return { version: project.version, appHash: project.app_hash ?? "", spec: project.spec };
  const ops = keepAccess(project.spec, planned.ops, holdsRows);
  const { spec, inverse } = applyOps(project.spec, ops);
  const next: AppSource = { spec, overrides: [...(planned.overrides ?? overrides)] };
  const built = await compilePool.run("build", next, userId);
  const before: AppSource = { spec: project.spec, overrides };
  return { project, before, next, built, ops, inverse, overrides: planned.overrides };
}

async function write(tx: Transaction, change: ProjectChange, worked: WorkedOut): Promise<Changed> {
  const { project, before, next, built, ops, inverse, overrides } = worked;
  const { spec } = next;
  // A project still called what its app was called follows the app; one a person has named keeps that name.
  const name = project.name === project.spec.identity.name ? spec.identity.name : project.name;
  const written = await writeVersion(tx, project, before, {
    source: next,
    ...built,
    ops,
    inverse,
    name,
    editSource: change.source,
    ...(change.reason === undefined ? {} : { reason: change.reason }),
    ...(change.requestId === undefined ? {} : { requestId: change.requestId }),
  });
  if (overrides !== undefined) await writeOverrides(tx, project, overrides);
  const { entries, forgotten } = memoryOfOps(before.spec, ops, change);
  await forget(tx, project.id, forgotten);
  await remember(tx, { userId: change.userId, projectId: project.id }, "planner", entries);
  return { ...written, spec };
}

/** What a request made when it was sent before. */
async function findRequest(sql: Database | Transaction, projectId: string, requestId: string): Promise<Changed | null> {
  const [row] = await sql<{ version: number; app_hash: string | null }[]>`
    select version, app_hash from project_edits where project_id = ${projectId} and request_id = ${requestId}`;
  return row === undefined ? null : { version: row.version, appHash: row.app_hash ?? "", spec: null };
}
