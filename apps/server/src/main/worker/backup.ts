import { AppError } from "@sayhey/contract/app-error";
import { listBackups, removeOldBackups } from "../../infra/backup/backup-folders.ts";
import { writeBackup } from "../../infra/backup/write-backup.ts";
import { defineJob } from "../../infra/queue/job-definition.ts";

/** A little less than a day: it is looked at by the hour, and a backup must not be made later every day. */
const DUE_MS = 23.5 * 3600_000;

/** Whether the newest backup in a folder was begun so long ago that it is time for another. */
export async function isBackupDue(folder: string, now: Date): Promise<boolean> {
  const [latest] = await listBackups(folder);
  return latest === undefined || now.getTime() - latest.begunAt.getTime() >= DUE_MS;
}

/** Backs up database and media, then deletes the oldest backups. */
export const backupJob = defineJob({
  name: "backup",
  run: async ({ settings, media, signal, commit }) => {
    if (settings.backup === undefined) throw new AppError("unavailable", "BACKUP_DIR isn't set.");
    const { folder, keep } = settings.backup;
    const now = new Date();
    await writeBackup({
      databaseUrl: settings.directUrl,
      media,
      to: folder,
      now,
      signal,
    });
    await removeOldBackups(folder, keep, now);
    await commit(async () => undefined);
  },
  onRetry: async () => undefined,
  onFailure: async () => undefined,
});
