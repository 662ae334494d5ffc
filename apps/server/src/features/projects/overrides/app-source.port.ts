import { parseAppSpec, type AppSpec } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { fileOverrideSchema, type FileOverride } from "@sayhey/contract/override";
import { z } from "zod";
import type { Database, Transaction } from "../../../infra/database/database.ts";

/** What an app is generated from. */
export interface AppSource {
  spec: AppSpec;
  /** Files changed by hand. */
  overrides: FileOverride[];
}

const overridesSchema = z.array(fileOverrideSchema.pick({ path: true, base: true, text: true }));

/** The spec and the files changed by hand, as they are kept in the database. @throws AppError when they are damaged. */
export function parseSource(row: { spec: unknown; overrides: unknown }): AppSource {
  try {
    return { spec: parseAppSpec(row.spec), overrides: overridesSchema.parse(row.overrides) };
  } catch (cause) {
    throw new AppError("bad-request", "This project's description of the app is damaged.", {
      cause,
      hint: "Undo the last change or make the project again.",
    });
  }
}

/** The files of a project that were changed by hand, in order of path. */
export async function readOverrides(sql: Database | Transaction, projectId: string): Promise<FileOverride[]> {
  const [row] = await sql<{ overrides: unknown }[]>`
    select overrides from private.app_sources where project_id = ${projectId}`;
  return overridesSchema.parse(row?.overrides ?? []);
}

/** The files of a project as rows of the database. */
export async function writeOverrides(
  tx: Transaction,
  project: { id: string; user_id: string },
  overrides: readonly FileOverride[],
): Promise<void> {
  await tx`
    delete from project_overrides where project_id = ${project.id} and not (path = any(${overrides.map(({ path }) => path)}))`;
  for (const { path, base, text } of overrides) {
    await tx`
      insert into project_overrides (project_id, path, user_id, base_text, text)
      values (${project.id}, ${path}, ${project.user_id}, ${base}, ${text})
      on conflict (project_id, path) do update set base_text = excluded.base_text, text = excluded.text, updated_at = now()
      where (project_overrides.base_text, project_overrides.text) is distinct from (excluded.base_text, excluded.text)`;
  }
}
