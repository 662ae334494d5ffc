import { footageManifestSchema, type FootageManifest } from "@sayhey/contract/footage";
import { z } from "zod";
import type { Database } from "../../../infra/database/database.ts";

/** A filmed clip of a project. */
export interface Footage {
  assetId: string;
  /** Key in the media store. */
  path: string;
  appHash: string;
  weight: number;
  manifest: FootageManifest;
  filmedAt: Date;
}

const metaSchema = z.object({ appHash: z.string(), weight: z.number(), manifest: footageManifestSchema });

/** The clips of a project, the weightiest first. They all show the same state of the app. */
export async function readFootage(sql: Database, projectId: string): Promise<Footage[]> {
  const rows = await sql<{ id: string; path: string; meta: unknown; created_at: string }[]>`
    select id, path, meta, created_at from assets where project_id = ${projectId} and kind = 'footage' order by (meta->>'weight')::float desc, id`;
  return rows.flatMap(({ id, path, meta, created_at: filmedAt }) => {
    const parsed = metaSchema.safeParse(meta);
    // A clip of an older make is filmed again rather than shown wrongly.
    return parsed.success ? [{ assetId: id, path, ...parsed.data, filmedAt: new Date(filmedAt) }] : [];
  });
}
