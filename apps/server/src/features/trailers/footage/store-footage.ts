import { randomUUID } from "node:crypto";
import type { FootageManifest } from "@sayhey/contract/footage";
import { LIMITS } from "@sayhey/contract/limits";
import sharp from "sharp";
import type { Transaction } from "../../../infra/database/database.ts";
import type { MediaStore } from "../../../infra/media/media-store.ts";
import { checkStorageQuota, readStorage } from "../../assets/storage-quota.port.ts";

/** The small picture of footage: its longest side, px, and the quality of its WebP. */
export const FOOTAGE_THUMB = { side: 480, quality: 80 };

/** A file of a person's that footage is made of. */
export interface OriginFile {
  id: string;
  name: string;
  /** Key in the media store. */
  path: string;
}

/** A picture of footage that we made ourselves, small, as WebP. */
export async function drawFootageThumb(picture: Uint8Array): Promise<Buffer> {
  return sharp(picture)
    .resize({ width: FOOTAGE_THUMB.side, height: FOOTAGE_THUMB.side, fit: "inside", withoutEnlargement: true })
    .webp({ quality: FOOTAGE_THUMB.quality })
    .toBuffer();
}

/** Footage that was made of a file of one's own. */
interface OwnFootage {
  /** Of the asset. */
  id: string;
  userId: string;
  projectId: string;
  origin: OriginFile;
  of: "picture" | "video";
  startMs?: number;
  manifest: FootageManifest;
  zip: Uint8Array;
  /** WebP. */
  thumb: Uint8Array;
}

/**
 * Puts footage into the media store and its row into the table, within the plan's storage, and answers the asset's id. When
 * the transaction fails later, the sweep takes the files.
 * @throws AppError quota, disk-full
 */
export async function storeOwnFootage(tx: Transaction, media: MediaStore, footage: OwnFootage): Promise<string> {
  const { id, userId, projectId, origin, manifest, zip, thumb } = footage;
  // Below `uploads`, whose files without a row are swept.
  const folder = `uploads/${userId}/${id}/${randomUUID()}`;
  checkStorageQuota(await readStorage(tx, userId, { lock: true }), zip.byteLength);
  const { viewport, durationMs } = manifest;
  const meta = {
    of: footage.of,
    originAssetId: origin.id,
    // A file that was replaced since is another picture.
    originPath: origin.path,
    startMs: footage.startMs ?? 0,
    weight: 0,
    manifest,
  };
  try {
    await media.put(`${folder}/thumb.webp`, thumb);
    const { bytes } = await media.put(`${folder}/footage.zip`, zip);
    await tx`
      insert into assets (id, user_id, project_id, kind, name, path, thumb_path, content_type, bytes, width, height, duration_ms, meta)
      values (${id}, ${userId}, ${projectId}, 'clip', ${[...origin.name].slice(0, LIMITS.assetNameLength).join("")}, ${`${folder}/footage.zip`},
        ${`${folder}/thumb.webp`}, 'application/zip', ${bytes}, ${Math.round(viewport.width * viewport.scale)},
        ${Math.round(viewport.height * viewport.scale)}, ${Math.round(durationMs)}, ${tx.json(meta as never)})`;
  } catch (error) {
    await media.removeAll(folder);
    throw error;
  }
  return id;
}
