import type { Database } from "../../infra/database/database.ts";

/** The folders of the store whose files are removed once nothing refers to them. */
export const SWEPT_AREAS = ["uploads", "music", "renders", "projects", "transforms", "exports", "avatars"] as const;

/**
 * Which of some files of the store a row refers to. Every column that holds the key of a file has to be here: a test looks for columns that
 * are not.
 */
export async function referencedKeys(sql: Database, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const wanted = keys as string[];
  const rows = await sql<{ key: string }[]>`
    select k.key from unnest(${wanted}::text[]) as k (key)
    where exists (select from assets where path = k.key)
      or exists (select from assets where thumb_path = k.key)
      or exists (select from asset_versions where path = k.key)
      or exists (select from asset_versions where thumb_path = k.key)
      or exists (select from music where path = k.key)
      or exists (select from profiles where avatar_key = k.key)
      or exists (select from account_exports where path = k.key)
    union
    select unnest(array[video_path, webm_path, gif_path, poster_path, og_path, captions_path, srt_path, storyboard_path])
      from renders where id = any(${idsIn(wanted, "renders")}::uuid[])
    union
    select thumb_path from project_edits where project_id = any(${idsIn(wanted, "projects")}::uuid[]) and thumb_path = any(${wanted})
    union
    select unnest(array[before_path, after_path]) from ai_runs where project_id = any(${idsIn(wanted, "projects")}::uuid[])
    union
    select unnest(array[v.video_path, v.poster_path, v.captions_path, v.og_path]) from publication_versions v
      where v.user_id = any(${ownersIn(wanted)}::uuid[])
    union
    -- A report of checks names its pictures within; a picture of a running one is younger than what is swept.
    select k.key from unnest(${wanted}::text[]) as k (key) join projects p
      on k.key like 'projects/%' and p.id::text = split_part(k.key, '/', 3) and p.check_report is not null
      where position(k.key in p.check_report::text) > 0
    union
    -- What is published again takes the copy that is there, so it stays as long as the project may be published.
    select k.key from unnest(${wanted}::text[]) as k (key) join projects p
      on k.key like 'projects/%/published/%' and p.id::text = split_part(k.key, '/', 3) and p.deleted_at is null`;
  return new Set(rows.map(({ key }) => key));
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The third part of a key says which render or project a file is of, the second whose it is. */
const idsIn = (keys: readonly string[], area: string): string[] =>
  partsOf(
    keys.filter((key) => key.startsWith(`${area}/`)),
    2,
  );
const ownersIn = (keys: readonly string[]): string[] => partsOf(keys, 1);
const partsOf = (keys: readonly string[], index: number): string[] => [
  ...new Set(keys.map((key) => key.split("/")[index] ?? "").filter((part) => UUID.test(part))),
];
