import { AppError, type AppErrorKind } from "@sayhey/contract/app-error";
import { LIMITS } from "@sayhey/contract/limits";
import { PARTS_AREA } from "../../../infra/media/part-files.ts";
import type { Database, Transaction } from "../../../infra/database/database.ts";
import { checkStorageQuota, readStorage } from "../storage-quota.port.ts";
import type { UploadFields } from "../upload-fields.ts";

/** An upload in parts, as the table keeps it. */
export interface UploadRecord {
  id: string;
  user_id: string;
  name: string;
  bytes: number;
  query: UploadFields;
  meta: Record<string, unknown>;
  state: "open" | "done" | "refused";
  asset_id: string | null;
  problem: { kind: AppErrorKind; message: string; hint?: string } | null;
  /** ISO 8601. */
  expires_at: string;
}

/** What somebody says of a file before they send it. */
export type NewUpload = Pick<UploadRecord, "name" | "bytes" | "query" | "meta">;

/** Key of the bytes that have arrived, in the media store. */
export const partKey = ({ id, user_id: userId }: Pick<UploadRecord, "id" | "user_id">): string =>
  `${PARTS_AREA}/${userId}/${id}.part`;

const until = (sql: Database | Transaction) => sql`now() + make_interval(hours => ${LIMITS.uploadHours})`;

/**
 * Reserves the room for a file and makes its record: two at the same moment cannot share the last free bytes.
 * @throws AppError quota, rate-limited for too many unfinished ones, not-found for a project or asset that is not the caller's
 */
export async function createUpload(sql: Database, userId: string, upload: NewUpload): Promise<UploadRecord> {
  return sql.begin(async (tx) => {
    const storage = await readStorage(tx, userId, { lock: true });
    const [open] = await tx<{ count: number }[]>`
      select count(*)::int as count from uploads where user_id = ${userId} and state = 'open' and expires_at > now()`;
    if ((open?.count ?? 0) >= LIMITS.openUploads) {
      throw new AppError("rate-limited", `${LIMITS.openUploads} of your uploads are unfinished.`, {
        hint: "Finish or cancel some of them first.",
      });
    }
    const replaced = await replacedBytes(tx, userId, upload.query);
    checkStorageQuota({ ...storage, used: storage.used - replaced }, upload.bytes);
    const [row] = await tx<UploadRecord[]>`
      insert into uploads ${tx({
        user_id: userId,
        name: upload.name,
        bytes: upload.bytes,
        query: tx.json(upload.query as never),
        meta: tx.json(upload.meta as never),
        expires_at: new Date(Date.now() + LIMITS.uploadHours * 3_600_000),
      } as never)} returning *`;
    if (row === undefined) throw new Error("the upload was not recorded");
    return row;
  });
}

/** What a replacement frees, should there be no room for both; said early, so that nobody sends a file for nothing. */
async function replacedBytes(tx: Transaction, userId: string, { replace, project }: UploadFields): Promise<number> {
  if (project !== undefined) {
    const rows = await tx`select from projects where id = ${project} and user_id = ${userId} and deleted_at is null`;
    if (rows.length === 0) throw new AppError("not-found", "There is no such project.");
  }
  if (replace === undefined) return 0;
  const [row] = await tx<{ bytes: number }[]>`
    select bytes from assets where id = ${replace} and user_id = ${userId} and deleted_at is null`;
  if (row === undefined) throw new AppError("not-found", "The file to replace no longer exists.");
  return row.bytes;
}

/** An own upload; null for what is not there, has expired or is somebody else's. */
export async function findUpload(sql: Database, userId: string, id: string): Promise<UploadRecord | null> {
  const [row] = await sql<UploadRecord[]>`
    select * from uploads where id = ${id} and user_id = ${userId} and expires_at > now()`;
  return row ?? null;
}

/** Writes how much has arrived; the upload is kept for another while. */
export async function noteReceived(sql: Database, id: string, received: number): Promise<string> {
  const [row] = await sql<{ expires_at: string }[]>`
    update uploads set received = ${received}, expires_at = ${until(sql)} where id = ${id} returning expires_at`;
  if (row === undefined) throw new AppError("not-found", "This upload no longer exists.");
  return row.expires_at;
}

/** Ends an upload with its asset. @throws AppError conflict when it has ended already */
export async function endUpload(tx: Transaction, { id, bytes }: UploadRecord, assetId: string): Promise<void> {
  const rows = await tx`
    update uploads set state = 'done', received = ${bytes}, asset_id = ${assetId}, expires_at = ${until(tx)}
    where id = ${id} and state = 'open' returning 1`;
  if (rows.length === 0) throw new AppError("conflict", "This upload has ended already.");
}

/** Ends an upload whose file is refused, and frees its room. */
export async function refuseUpload(sql: Database, id: string, { kind, message, hint }: AppError): Promise<void> {
  const problem = { kind, message, ...(hint === undefined ? {} : { hint }) };
  await sql`
    update uploads set state = 'refused', problem = ${sql.json(problem)}, expires_at = ${until(sql)} where id = ${id} and state = 'open'`;
}

/** Forgets an upload. */
export async function deleteUpload(sql: Database, id: string): Promise<void> {
  await sql`delete from uploads where id = ${id}`;
}
