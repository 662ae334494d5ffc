import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { advanceBilling } from "../../features/billing/advance-billing.ts";
import { openWorkerStripe } from "../../features/billing/open-billing.ts";
import { attachLateMedia } from "../../features/gallery/attach-media.port.ts";
import { defineJob, type JobRun } from "../../infra/queue/job-definition.ts";
import { sharedTemp, sweepOwnTemp } from "../../infra/temp-folder.ts";
import { clearMails } from "../../infra/mail/clear-mails.ts";
import { IMPORT_PREFIX } from "../../features/trailers/footage/footage-import.ts";
import { WORK_PREFIX } from "../../features/trailers/render/render.ts";
import { cleanUpAccounts } from "../../features/account/account-cleanup.ts";
import { MUSIC_PREFIX } from "../../features/assets/read-music.port.ts";
import { sweepAssets } from "../../features/assets/sweep-assets.ts";
import { PREVIEW_PREFIX } from "../../features/assets/preview.ts";
import { TRANSFORM_PREFIX } from "../../features/transforms/transform.ts";

const PREFIXES = [WORK_PREFIX, TRANSFORM_PREFIX, IMPORT_PREFIX, MUSIC_PREFIX, PREVIEW_PREFIX];
const HOUR_MS = 3600_000;
/** Longer than any job may run, so nothing in use is taken away. */
const ABANDONED_MS = 6 * HOUR_MS;

interface Chore {
  /** What could not be done, in the log. */
  name: string;
  run(run: JobRun<"maintenance">): Promise<unknown>;
}

const CHORES: readonly Chore[] = [
  {
    name: "Subscriptions were not looked after",
    run: async ({ sql, warn, settings }) => {
      const billing = { sql, now: () => new Date(), warn };
      await advanceBilling({ ...billing, stripe: openWorkerStripe(billing, settings.stripe ?? null) });
    },
  },
  { name: "Old traces of sign-ins were not removed", run: cleanUpAccounts },
  { name: "Old mails were not removed", run: ({ sql }) => clearMails(sql) },
  { name: "Half-written files were not removed", run: ({ media }) => media.sweepIncoming(ABANDONED_MS) },
  { name: "Abandoned folders were not removed", run: removeAbandoned },
  { name: "Expired exports were not removed", run: removeExports },
  { name: "Unneeded files were not removed", run: sweepAssets },
  { name: "Published apps did not get their late pictures and trailers", run: attachLateMedia },
];

/**
 * Looks after subscriptions, and clears away what killed processes leave behind and what has expired. Each is done whatever becomes of the
 * others: a file that cannot be removed must not keep anybody's plan waiting.
 */
export const maintenanceJob = defineJob({
  name: "maintenance",
  run: async (run) => {
    const failures: unknown[] = [];
    for (const chore of CHORES) {
      run.signal.throwIfAborted();
      await chore.run(run).catch((error: unknown) => {
        run.warn(`${chore.name}; the next hour tries again.`, error);
        failures.push(error);
      });
    }
    // Then the job has failed, for whoever runs the server to see.
    if (failures.length > 0) throw failures[0];
    await run.commit(async () => undefined);
  },
  onRetry: async () => undefined,
  onFailure: async () => undefined,
});

/** Removes folders of processes that were killed. */
async function removeAbandoned(): Promise<void> {
  await sweepOwnTemp();
  for (const name of await readdir(sharedTemp())) {
    if (!PREFIXES.some((prefix) => name.startsWith(prefix))) continue;
    const path = join(sharedTemp(), name);
    const folder = await stat(path).catch(() => null); // another worker may sweep at the same time
    if (folder !== null && Date.now() - folder.mtimeMs > ABANDONED_MS) await rm(path, { recursive: true, force: true });
  }
}

/** Removes exports whose addresses have expired. */
async function removeExports({ sql, media }: JobRun<"maintenance">): Promise<void> {
  const expired = await sql<{ id: string; path: string }[]>`
    select id, path from assets where kind = 'export' and created_at < now() - interval '1 day' limit 1000`;
  for (const { id, path } of expired) {
    await media.remove(path);
    await sql`delete from assets where id = ${id}`;
  }
}
