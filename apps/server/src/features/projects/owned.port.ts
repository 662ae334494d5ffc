import { parseAppSpec, type AppSpec } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import type { ProjectRow, RenderRow } from "@sayhey/contract/rows";
import type { Database, Transaction } from "../../infra/database/database.ts";

/** A project with its AppSpec read. */
export type OwnedProject = Omit<ProjectRow, "spec"> & { spec: AppSpec };

/** A project of the caller. @throws AppError not-found when it is not there, deleted or not theirs: which, nobody is told. */
export async function ownProject(
  sql: Database | Transaction,
  userId: string,
  projectId: string,
): Promise<OwnedProject> {
  const [row] = await sql<
    ProjectRow[]
  >`select * from projects where id = ${projectId} and user_id = ${userId} and deleted_at is null`;
  if (row === undefined)
    throw new AppError("not-found", "There is no such project.", {
      hint: "It may have been deleted. Go back to your projects.",
    });
  return { ...row, spec: parseAppSpec(row.spec) };
}

/** A render of the caller. @throws AppError not-found as `ownProject`. */
export async function ownRender(sql: Database | Transaction, userId: string, renderId: string): Promise<RenderRow> {
  const [row] = await sql<RenderRow[]>`select * from renders where id = ${renderId} and user_id = ${userId}`;
  if (row === undefined)
    throw new AppError("not-found", "There is no such render.", {
      hint: "It may have been deleted. Go back to your renders.",
    });
  return row;
}
