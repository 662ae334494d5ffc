import { randomUUID } from "node:crypto";
import { LIMITS } from "@sayhey/contract/limits";
import { defineJob, type JobRun } from "../../infra/queue/job-definition.ts";
import { failureText, JobStop } from "../../infra/queue/job-failure.ts";
import { createProgressWriter } from "../../infra/queue/progress-writer.ts";
import type { Incoming } from "../../infra/media/media-store.ts";
import { PARTS_AREA } from "../../infra/media/part-files.ts";
import { notify } from "../../infra/notifications/notify.ts";
import { createAccountArchive } from "./export/account-archive.ts";

interface Report {
  stage: string;
  progress: number;
}

/** Larger than any account the plans allow. */
const LARGEST_BYTES = 256 * 1024 ** 3;

/** Packs everything that is a person's own into one ZIP file. Rows and files flow through; none is held whole. */
export const exportAccountJob = defineJob({
  name: "export-account",
  run: async (run) => {
    const { exportId, userId } = run.data;
    const [row] = await run.sql`
      update account_exports set status = 'processing', stage = 'Listing what is yours', progress = 0, error_message = null
      where id = ${exportId} and user_id = ${userId} and status in ('queued', 'processing') returning 1`;
    if (row === undefined) return void (await run.commit(async () => undefined));
    const progress = createProgressWriter(
      ({ stage, progress: done }: Report) => run.sql`
        update account_exports set stage = ${stage}, progress = ${done} where id = ${exportId} and status = 'processing'`,
      (error) => run.warn("The progress of an export could not be written.", error),
    );
    try {
      const packed = await pack(run, (report) => progress.report(report));
      await progress.stop();
      await keep(run, packed);
    } finally {
      await progress.stop();
    }
  },
  onRetry: async (tx, { exportId }) => {
    await tx`update account_exports set status = 'queued', stage = 'Starting again', progress = 0 where id = ${exportId} and status = 'processing'`;
  },
  onFailure: async (tx, { exportId, userId }, error) => {
    const rows = await tx`
      update account_exports set status = 'failed', stage = null, error_message = ${failureText(error)}, finished_at = now()
      where id = ${exportId} and status in ('queued', 'processing') returning 1`;
    if (rows.length === 0) return;
    await notify(tx, {
      userId,
      event: "security.changed",
      title: "Your data could not be packed",
      body: failureText(error),
      href: "/security#data",
      key: `export ${exportId} failed`,
    });
  },
});

async function pack(run: JobRun<"export-account">, onProgress: (report: Report) => void): Promise<Incoming> {
  const archive = await createAccountArchive(run, run.data.userId, {
    // Decoded music is packed as it was uploaded; of an unfinished upload there is only a part.
    leaveOut: (key) => ["exports", "music", PARTS_AREA].some((area) => key.startsWith(`${area}/`)),
    onProgress,
  });
  const stop = (): void => archive.stop(run.signal.reason);
  run.signal.addEventListener("abort", stop, { once: true });
  try {
    run.signal.throwIfAborted();
    return await run.media.receive(archive.output, LARGEST_BYTES);
  } finally {
    run.signal.removeEventListener("abort", stop);
  }
}

/** Puts the file into the media store and completes the row, both or neither: neither when it was cancelled meanwhile. */
async function keep(run: JobRun<"export-account">, packed: Incoming): Promise<void> {
  const { exportId, userId } = run.data;
  const key = `exports/${userId}/${exportId}/${randomUUID()}.zip`;
  let kept = false;
  try {
    run.signal.throwIfAborted();
    await packed.keep(key);
    kept = await run.commit(async (tx) => {
      const rows = await tx`
        update account_exports set status = 'completed', stage = null, progress = 1, path = ${key}, bytes = ${packed.bytes},
          finished_at = now(), expires_at = now() + make_interval(days => ${LIMITS.exportDays})
        where id = ${exportId} and status = 'processing' returning 1`;
      if (rows.length === 0) throw new JobStop("cancelled");
      await notify(tx, {
        userId,
        event: "security.changed",
        title: "Your data is ready",
        body: `You can download the ZIP file for ${LIMITS.exportDays} days.`,
        href: "/security#data",
        key: `export ${exportId}`,
      });
    });
  } finally {
    await packed.discard();
    if (!kept)
      await run.media.remove(key).catch((error: unknown) => run.warn("An unused export could not be removed.", error));
  }
}
