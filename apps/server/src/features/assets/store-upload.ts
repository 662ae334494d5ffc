import { randomUUID } from "node:crypto";
import { AppError } from "@sayhey/contract/app-error";
import { assetRowSchema, type AssetRow } from "@sayhey/contract/rows";
import { UPLOAD_TYPES, type UploadExtension } from "@sayhey/contract/upload";
import type { Database, Transaction } from "../../infra/database/database.ts";
import type { Incoming, MediaStore } from "../../infra/media/media-store.ts";
import { queuePreview } from "./queue-preview.ts";
import { checkStorageQuota, readStorage } from "./storage-quota.port.ts";
import type { UploadFields } from "./upload-fields.ts";
import { keepVersion } from "./versions.ts";

/** An upload that has been looked at. */
export interface CheckedUpload {
  file: Incoming;
  extension: UploadExtension;
  name: string;
  query: UploadFields;
  width: number | null;
  height: number | null;
  durationMs: number | null;
  meta: Record<string, unknown>;
  /** WebP; null for what has no picture yet. */
  thumb: Uint8Array | null;
}

/** What an upload in parts has to do with its asset. */
export interface Reserved {
  bytes: number;
  /** Ends the upload with the transaction that makes the asset. @throws when it has ended already */
  end(tx: Transaction, assetId: string): Promise<void>;
}

interface Services {
  sql: Database;
  media: MediaStore;
}

/**
 * Puts an upload into the media store and its row into the table, both or neither, within the plan's storage. A file that is replaced
 * becomes a version, unless there is no room for both.
 * @throws AppError quota, not-found for a project or asset that is not the caller's, disk-full
 */
export async function storeUpload(
  { sql, media }: Services,
  userId: string,
  upload: CheckedUpload,
  reserved: Reserved | null = null,
): Promise<AssetRow> {
  const { query, thumb } = upload;
  const assetId = query.replace ?? randomUUID();
  // A folder for each file: one that takes another's place never shares its key.
  const folder = `uploads/${userId}/${assetId}/${randomUUID()}`;
  const path = `${folder}/file.${upload.extension}`;
  const thumbPath = thumb === null ? null : `${folder}/thumb.webp`;
  let dropped: string[] = [];
  let placed = false;
  try {
    const row = await sql.begin(async (tx) => {
      const storage = await readStorage(tx, userId, { lock: true });
      const replaced = query.replace === undefined ? undefined : await replaceable(tx, userId, query.replace, upload);
      const used = storage.used - (reserved?.bytes ?? 0);
      const keepsBoth = used + upload.file.bytes <= storage.plan.storageBytes;
      checkStorageQuota({ ...storage, used: used - (keepsBoth ? 0 : (replaced?.bytes ?? 0)) }, upload.file.bytes);
      if (replaced !== undefined) dropped = await keepVersion(tx, assetId, { keep: keepsBoth });
      if (query.project !== undefined) await checkProject(tx, userId, query.project);
      const values = {
        path,
        thumb_path: thumbPath,
        content_type: UPLOAD_TYPES[upload.extension],
        bytes: upload.file.bytes,
        width: upload.width,
        height: upload.height,
        duration_ms: upload.durationMs,
        meta: tx.json(upload.meta as never),
      };
      const [stored] =
        replaced === undefined
          ? await tx`insert into assets ${tx({ id: assetId, user_id: userId, project_id: query.project ?? null, kind: query.kind, name: upload.name, folder: query.folder, ...values })} returning *`
          : await tx`update assets set ${tx(values)} where id = ${assetId} returning *`;
      await reserved?.end(tx, assetId);
      if (thumb === null) await queuePreview(tx, userId, assetId);
      // Last: what goes wrong before leaves no file, and what goes wrong after is a commit that failed.
      if (thumb !== null) await media.put(`${folder}/thumb.webp`, thumb);
      await upload.file.keep(path);
      placed = true;
      return assetRowSchema.parse(stored);
    });
    // Nobody refers to them any more; the sweep tries again.
    for (const key of dropped) await media.remove(key).catch(() => undefined);
    return row;
  } catch (error) {
    // Of a commit whose answer was lost nobody knows whether it was done: then the sweep removes what has no row.
    if (!placed) await media.removeAll(folder);
    throw error;
  }
}

interface Replaced {
  bytes: number;
}

const familyOf = (contentType: string): string => contentType.split("/")[0] ?? "";

async function replaceable(tx: Transaction, userId: string, assetId: string, upload: CheckedUpload): Promise<Replaced> {
  const [row] = await tx<(Replaced & { kind: string; content_type: string })[]>`
    select kind, content_type, bytes from assets
    where id = ${assetId} and user_id = ${userId} and deleted_at is null for update`;
  if (row === undefined) throw new AppError("not-found", "The file to replace no longer exists.");
  if (row.kind !== "upload" && row.kind !== "image") {
    throw new AppError("forbidden", "Only files that you uploaded or made can be replaced.", {
      hint: "Upload it as a file of its own instead.",
    });
  }
  const [was, is] = [familyOf(row.content_type), familyOf(UPLOAD_TYPES[upload.extension])];
  if (was !== is) {
    const word = { image: "picture", video: "video", audio: "sound" }[was] ?? "file";
    throw new AppError("bad-request", `A ${word} can only be replaced by a ${word}.`, {
      hint: "Upload it as a file of its own instead.",
    });
  }
  return row;
}

async function checkProject(tx: Transaction, userId: string, projectId: string): Promise<void> {
  const rows = await tx`select from projects where id = ${projectId} and user_id = ${userId} and deleted_at is null`;
  if (rows.length === 0) throw new AppError("not-found", "There is no such project.");
}
