import { applyOps, type AppSpec, type Op } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import type { VersionSource } from "@sayhey/contract/functions/history";
import type { FileOverride } from "@sayhey/contract/override";
import type { Database } from "../database.ts";
import { errorCode } from "../error-code.ts";
import { ownProject, type OwnedProject } from "../functions/owned.ts";
import { readOverrides, writeOverrides, type AppSource } from "../overrides/app-source.ts";
import { holdsVisitorRows, keepAccess } from "../overrides/keep-access.ts";
import { writeVersion } from "../overrides/write-version.ts";
import type { AppWorkshop } from "../workshop/app-workshop.ts";

/** How often a change is worked out again because somebody else was faster. */
const TURNS = 5;

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
   * @throws AppError for what does not fit
   */
  plan(project: OwnedProject, overrides: readonly FileOverride[]): Promise<Planned | null>;
}

/** What became of a change. */
export interface Changed {
  version: number;
  appHash: string;
  /** The app now; null when this very request had been carried out before. */
  spec: AppSpec | null;
}

/**
 * Makes a change the next version of a project: applies it, sees whether it compiles, writes it with its entry in the log. Of two that come at
 * the same time one is planned again upon the other.
 * @throws AppError not-found, bad-request when it does not fit, conflict when others are faster again and again
 */
export async function changeProject(
  { sql, workshop }: { sql: Database; workshop: AppWorkshop },
  change: ProjectChange,
): Promise<Changed> {
  const { userId, projectId, requestId } = change;
  for (let turn = 1; ; turn++) {
    const project = await ownProject(sql, userId, projectId);
    const earlier = requestId === undefined ? null : await findRequest(sql, projectId, requestId);
    if (earlier !== null) return earlier;
    const [overrides, holdsRows] = await Promise.all([readOverrides(sql, projectId), holdsVisitorRows(sql, projectId)]);
    const before: AppSource = { spec: project.spec, overrides };
    const planned = await change.plan(project, overrides);
    if (planned === null) return { version: project.version, appHash: project.app_hash ?? "", spec: project.spec };
    const ops = keepAccess(project.spec, planned.ops, holdsRows);
    const { spec, inverse } = applyOps(project.spec, ops);
    const next: AppSource = { spec, overrides: [...(planned.overrides ?? overrides)] };
    const built = await workshop.run("build", next, userId);
    // A project still called what its app was called follows the app; one a person has named keeps that name.
    const name = project.name === project.spec.identity.name ? spec.identity.name : project.name;
    try {
      const written = await sql.begin(async (tx) => {
        const version = await writeVersion(tx, project, before, {
          source: next,
          ...built,
          ops,
          inverse,
          name,
          editSource: change.source,
          ...(change.reason === undefined ? {} : { reason: change.reason }),
          ...(requestId === undefined ? {} : { requestId }),
        });
        if (planned.overrides !== undefined) await writeOverrides(tx, project, planned.overrides);
        return version;
      });
      return { ...written, spec };
    } catch (error) {
      const isLate = error instanceof AppError && error.kind === "conflict";
      if (turn >= TURNS || !(isLate || errorCode(error) === "23505")) throw error;
    }
  }
}

/** What a request made when it was sent before. */
async function findRequest(sql: Database, projectId: string, requestId: string): Promise<Changed | null> {
  const [row] = await sql<{ version: number; app_hash: string | null }[]>`
    select version, app_hash from project_edits where project_id = ${projectId} and request_id = ${requestId}`;
  return row === undefined ? null : { version: row.version, appHash: row.app_hash ?? "", spec: null };
}
