import { folderParent } from "@sayhey/contract/asset-folder";
import { defineFunction } from "../../../http/rpc/define-function.ts";

/** Folders and tags of the caller's library. */
export const assetPlaces = defineFunction(
  "asset-places",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, userId }) => {
    const held = await sql<{ path: string; files: number }[]>`
      select folder as path, count(*)::int as files from assets
      where user_id = ${userId} and deleted_at is null and folder <> '' and kind <> 'export' group by folder`;
    const made = await sql<{ path: string }[]>`select path from asset_folders where user_id = ${userId}`;
    const folders = new Map<string, number>();
    for (const { path, files } of [...held, ...made.map((folder) => ({ ...folder, files: 0 }))]) {
      for (let at = path; at !== ""; at = folderParent(at)) folders.set(at, (folders.get(at) ?? 0) + files);
    }
    const tags = await sql<{ name: string; files: number }[]>`
      select tag as name, count(*)::int as files from assets, unnest(tags) tag
      where user_id = ${userId} and deleted_at is null and kind <> 'export' group by tag`;
    const byName = (a: string, b: string): number => a.localeCompare(b, "en", { numeric: true });
    return {
      folders: [...folders].map(([path, files]) => ({ path, files })).toSorted((a, b) => byName(a.path, b.path)),
      tags: [...tags].toSorted((a, b) => byName(a.name, b.name)),
    };
  },
);
