import { readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineJob } from "../platform/jobs/job-definition.ts";
import { clearMails } from "../platform/mail/clear-mails.ts";
import { IMPORT_PREFIX } from "./footage-import.ts";
import { WORK_PREFIX } from "./render.ts";
import { keepSecurityHouse } from "./security-house.ts";
import { MUSIC_PREFIX } from "../uploads/read-music.ts";
import { sweepAssets } from "../uploads/sweep-assets.ts";
import { TRANSFORM_PREFIX } from "./transform.ts";

const PREFIXES = [WORK_PREFIX, TRANSFORM_PREFIX, IMPORT_PREFIX, MUSIC_PREFIX];
const HOUR_MS = 3600_000;
/** Longer than any job may run, so nothing in use is taken away. */
const ABANDONED_MS = 6 * HOUR_MS;

/** Clears away what killed processes leave behind and exports whose addresses have expired. */
export const maintenanceJob = defineJob({
  name: "maintenance",
  run: async (run) => {
    await run.media.sweepIncoming(ABANDONED_MS);
    for (const name of await readdir(tmpdir())) {
      if (!PREFIXES.some((prefix) => name.startsWith(prefix))) continue;
      const path = join(tmpdir(), name);
      const folder = await stat(path).catch(() => null); // another worker may sweep at the same time
      if (folder !== null && Date.now() - folder.mtimeMs > ABANDONED_MS)
        await rm(path, { recursive: true, force: true });
    }
    const expired = await run.sql<{ id: string; path: string }[]>`
      select id, path from assets where kind = 'export' and created_at < now() - interval '1 day' limit 1000`;
    for (const { id, path } of expired) {
      await run.media.remove(path);
      await run.sql`delete from assets where id = ${id}`;
    }
    await sweepAssets(run);
    await keepSecurityHouse(run);
    await clearMails(run.sql);
    await run.settle(async () => undefined);
  },
  again: async () => undefined,
  failed: async () => undefined,
});
