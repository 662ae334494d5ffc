import type { FootageSourceEntry } from "@sayhey/contract/functions/footage";
import { footageManifestSchema, type FootageManifest } from "@sayhey/contract/footage";
import { z } from "zod";
import type { Database, Transaction } from "../../../infra/database/database.ts";

/** Something the scenes of a project's trailer can show, as it is stored. */
export interface FootageAsset {
  assetId: string;
  kind: FootageSourceEntry["kind"];
  name: string;
  /** Key of the ZIP in the media store. */
  path: string;
  thumbPath: string | null;
  weight: number;
  scheme: "light" | "dark" | null;
  originAssetId: string | null;
  /** The app that was filmed; null for files of one's own. */
  appHash: string | null;
  manifest: FootageManifest;
}

const metaSchema = z.object({
  weight: z.number().default(0),
  appHash: z.string().optional(),
  scheme: z.enum(["light", "dark"]).optional(),
  originAssetId: z.uuid().optional(),
  manifest: footageManifestSchema,
});

const RANK = { footage: 0, still: 1, clip: 2 } as const;

/** Kinds of assets that are footage. */
const FOOTAGE_KINDS = Object.keys(RANK) as (keyof typeof RANK)[];

/** All footage of a project: filmed clips by weight, stills, then what was made of files, latest first. */
export async function readFootageAssets(sql: Database | Transaction, projectId: string): Promise<FootageAsset[]> {
  const rows = await sql<
    {
      id: string;
      kind: keyof typeof RANK;
      name: string;
      path: string;
      thumb_path: string | null;
      meta: unknown;
      origin: string | null;
    }[]
  >`
    select a.id, a.kind, a.name, a.path, a.thumb_path, a.meta, o.id as origin
    from assets a left join assets o on o.id::text = a.meta->>'originAssetId'
    where a.project_id = ${projectId} and a.kind = any(${FOOTAGE_KINDS}) and a.deleted_at is null
    order by coalesce((a.meta->>'weight')::float, 0) desc, a.created_at desc, a.id`;
  return rows
    .flatMap(({ id, kind, name, path, thumb_path: thumbPath, meta, origin }) => {
      const parsed = metaSchema.safeParse(meta);
      // Footage of an older make is filmed again rather than shown wrongly.
      if (!parsed.success) return [];
      const { weight, appHash = null, scheme = null, manifest } = parsed.data;
      const shown = kind === "footage" ? "clip" : kind === "still" ? "still" : isVideo(meta) ? "video" : "picture";
      return [
        {
          order: RANK[kind],
          asset: {
            assetId: id,
            kind: shown,
            name,
            path,
            thumbPath,
            weight,
            scheme: kind === "clip" ? null : (scheme ?? "light"),
            originAssetId: origin,
            appHash,
            manifest,
          } satisfies FootageAsset,
        },
      ];
    })
    .toSorted((a, b) => a.order - b.order)
    .map(({ asset }) => asset);
}

const isVideo = (meta: unknown): boolean =>
  typeof meta === "object" && meta !== null && "of" in meta && meta.of === "video";
