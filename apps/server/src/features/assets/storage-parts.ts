import type { FunctionOutput } from "@sayhey/contract/functions";
import type { Database } from "../../infra/database/database.ts";

/** What fills a person's storage, bytes; what lies in the bin counts to its kind. The sum is `used` of `readStorage`. */
export async function readStorageParts(
  sql: Database,
  userId: string,
): Promise<FunctionOutput<"asset-storage">["parts"]> {
  const kinds = await sql<{ part: "pictures" | "videos" | "sounds" | "filmed" | "other"; bytes: number }[]>`
    select case
        when kind in ('footage', 'poster', 'still', 'clip') then 'filmed'
        when content_type like 'image/%' then 'pictures'
        when content_type like 'video/%' then 'videos'
        when content_type like 'audio/%' then 'sounds'
        else 'other' end as part, sum(bytes)::bigint as bytes
    from assets where user_id = ${userId} and kind <> 'export' group by 1`;
  const [rest] = await sql<{ versions: number; uploading: number; music: number; renders: number }[]>`
    select
      coalesce((select sum(bytes) from asset_versions where user_id = ${userId}), 0)::bigint as versions,
      coalesce((select sum(bytes) from uploads where user_id = ${userId} and state = 'open' and expires_at > now()), 0)::bigint as uploading,
      coalesce((select sum(bytes) from music where user_id = ${userId}), 0)::bigint as music,
      coalesce((select sum(bytes) from renders where user_id = ${userId} and status = 'completed'), 0)::bigint as renders`;
  const { versions = 0, uploading = 0, music = 0, renders = 0 } = rest ?? {};
  const parts = { pictures: 0, videos: 0, sounds: music, filmed: renders, other: 0, versions, uploading };
  for (const { part, bytes } of kinds) parts[part] += bytes;
  return parts;
}
