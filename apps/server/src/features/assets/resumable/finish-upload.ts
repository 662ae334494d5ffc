import { AppError } from "@sayhey/contract/app-error";
import { assetRowSchema, type AssetRow } from "@sayhey/contract/rows";
import type { Database } from "../../../infra/database/database.ts";
import type { MediaStore } from "../../../infra/media/media-store.ts";
import { inspectUpload, ofFile } from "../inspect-upload.ts";
import { storeUpload } from "../store-upload.ts";
import { endUpload, partKey, refuseUpload, type UploadRecord } from "./upload-record.ts";

interface Services {
  sql: Database;
  media: MediaStore;
}

/** Kinds of refusal that trying again does not change. */
const FINAL = new Set<AppError["kind"]>(["bad-request", "too-large", "forbidden", "not-found", "quota"]);

/**
 * Looks at a file whose last byte has arrived and makes it an asset. A file that is refused is removed and its room freed; what
 * failed for another reason is still there to be tried again. Nobody else may hold the upload meanwhile.
 * @throws AppError why it was refused
 */
export async function finishUpload(services: Services, upload: UploadRecord): Promise<AssetRow> {
  const { sql, media } = services;
  const file = await media.parts.whole(partKey(upload));
  try {
    const facts = await inspectUpload(file, encodeURIComponent(upload.name));
    const checked = { file, query: upload.query, ...facts, meta: { ...facts.meta, ...upload.meta } };
    const asset = await storeUpload(services, upload.user_id, checked, {
      bytes: upload.bytes,
      end: (tx, assetId) => endUpload(tx, upload, assetId),
    });
    await file.discard();
    return asset;
  } catch (error) {
    if (error instanceof AppError && FINAL.has(error.kind)) {
      await refuseUpload(sql, upload.id, error);
      await file.discard();
    }
    throw error;
  }
}

/** The asset an upload became; null when it has been removed since. @throws AppError why it was refused */
export async function outcomeOf(sql: Database, upload: UploadRecord): Promise<AssetRow | null> {
  if (upload.state === "refused") {
    const { kind = "bad-request", message = "The file was refused.", hint } = upload.problem ?? {};
    throw ofFile(new AppError(kind, message, hint === undefined ? {} : { hint }));
  }
  if (upload.asset_id === null) return null;
  const [row] = await sql`select * from assets where id = ${upload.asset_id} and user_id = ${upload.user_id}`;
  return row === undefined ? null : assetRowSchema.parse(row);
}
