import { AppError } from "@sayhey/contract/app-error";
import { connect } from "./supabase.ts";
import { rowsOf } from "./rows-error.ts";

/** What an owner may change on a project's row. Moments are ISO 8601, null takes them back. */
export interface ProjectPatch {
  name?: string;
  archived_at?: string | null;
  deleted_at?: string;
  /** Films the app again by itself once it has changed. */
  auto_refilm?: boolean;
  /** Then also renders its latest trailer again. */
  auto_render?: boolean;
}

/** Renames, archives, deletes or restores a project. @throws AppError when the server refuses or the project is gone. */
export async function updateProject(projectId: string, patch: ProjectPatch): Promise<void> {
  const client = await connect();
  const rows = rowsOf(await client.from("projects").update(patch).eq("id", projectId).select("id"), "Your project");
  if (!Array.isArray(rows) || rows.length === 0) {
    throw new AppError("not-found", "This project no longer exists.", { hint: "Refresh the page." });
  }
}
