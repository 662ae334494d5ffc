import { versionEntrySchema, type VersionEntry } from "@sayhey/contract/functions/history";
import { AppError } from "@sayhey/contract/app-error";
import type { Database } from "../../../infra/database/database.ts";
import type { MediaStore } from "../../../infra/media/media-store.ts";

/** How long the address of a picture works, s. */
const SECONDS = 3600;

interface EntryRow {
  version: number;
  created_at: string;
  user_id: string;
  by: string | null;
  source: VersionEntry["source"];
  reason: string | null;
  changes: string[];
  ops: number;
  files: string[];
  label: string | null;
  thumb_path: string | null;
  check_status: VersionEntry["check"];
}

/** Which versions are asked for. */
export interface EntryFilter {
  before?: number | undefined;
  sources?: readonly string[] | undefined;
  named?: boolean | undefined;
  limit: number;
}

/** Entries of a project's history, newest first, as its owner sees them. */
export async function readEntries(
  { sql, media }: { sql: Database; media: MediaStore },
  project: { id: string; user_id: string },
  { before, sources, named = false, limit }: EntryFilter,
): Promise<VersionEntry[]> {
  const rows = await sql<EntryRow[]>`
    select e.version, e.created_at, e.user_id, case when e.user_id = ${project.user_id} then null else p.full_name end as by,
      e.source, e.reason, e.changes, jsonb_array_length(e.ops) as ops,
      (select coalesce(jsonb_agg(f ->> 'path'), '[]') from jsonb_array_elements(e.files) f) as files, e.label, e.thumb_path, e.check_status
    from project_edits e left join profiles p on p.id = e.user_id
    where e.project_id = ${project.id}
      ${before === undefined ? sql`` : sql`and e.version < ${before}`}
      ${sources === undefined ? sql`` : sql`and e.source = any(${[...sources]})`}
      ${named ? sql`and e.label is not null` : sql``}
    order by e.version desc limit ${limit}`;
  return rows.map((row) => toEntry(media, row));
}

/** One entry. @throws AppError not-found when the project has no such version */
export async function readEntry(
  services: { sql: Database; media: MediaStore },
  project: { id: string; user_id: string },
  version: number,
): Promise<VersionEntry> {
  const [entry] = await readEntries(services, project, { before: version + 1, limit: 1 });
  if (entry?.version !== version)
    throw new AppError("not-found", `This project has no version ${version}.`, {
      hint: "Choose another one from its history.",
    });
  return entry;
}

function toEntry(media: MediaStore, row: EntryRow): VersionEntry {
  return versionEntrySchema.parse({
    ...row,
    at: new Date(row.created_at).toISOString(),
    thumb: row.thumb_path === null ? null : media.sign(row.thumb_path, { expiresInSeconds: SECONDS }),
    check: row.check_status,
  });
}
