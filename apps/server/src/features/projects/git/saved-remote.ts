import type { Database } from "../../../infra/database/database.ts";

/** Where a project was pushed to last, as it is kept. */
export interface SavedRemote {
  url: string;
  branch: string;
  username: string | null;
  /** Encrypted. */
  token: string | null;
  token_hint: string | null;
  commit_id: string;
  version: number;
  paths: string[];
  pushed_at: string;
}

/** Where a project was pushed to last. */
export async function readRemote(sql: Database, projectId: string): Promise<SavedRemote | null> {
  const [row] = await sql<SavedRemote[]>`
    select url, branch, username, token, token_hint, commit_id, version, paths, pushed_at
    from private.git_remotes where project_id = ${projectId}`;
  return row ?? null;
}
