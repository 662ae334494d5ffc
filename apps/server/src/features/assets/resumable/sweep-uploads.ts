import type { Database } from "../../../infra/database/database.ts";
import type { MediaStore } from "../../../infra/media/media-store.ts";
import { PARTS_AREA } from "../../../infra/media/part-files.ts";
import { partKey } from "./upload-record.ts";

const BATCH = 500;
/** A file is made after its record, so one without is left over; the pause spares what is being removed right now. */
const ORPHAN_AGE_MS = 3_600_000;

/** Removes uploads that nobody has gone on with, and what remains of ended ones. */
export async function sweepUploads({ sql, media }: { sql: Database; media: MediaStore }): Promise<void> {
  const expired = await sql<{ id: string; user_id: string }[]>`
    delete from uploads where id in (select id from uploads where expires_at < now() limit ${BATCH}) returning id, user_id`;
  for (const upload of expired) await media.parts.remove(partKey(upload));
  for await (const { key, modifiedAt } of media.list(PARTS_AREA)) {
    if (Date.now() - modifiedAt.getTime() < ORPHAN_AGE_MS) continue;
    const id = /([0-9a-f-]{36})\.part$/.exec(key)?.[1];
    const kept = id === undefined ? [] : await sql`select from uploads where id = ${id} and state = 'open'`;
    if (kept.length === 0) await media.parts.remove(key);
  }
}
