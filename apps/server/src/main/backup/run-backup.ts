import { join, resolve } from "node:path";
import { AppError } from "@sayhey/contract/app-error";
import type { BackupManifest } from "../../infra/backup/manifest.ts";
import { mediaFolder } from "../../infra/media/media-settings.ts";
import { openMediaStore } from "../../infra/media/open-media-store.ts";
import { writeBackup, type WrittenBackup } from "../../infra/backup/write-backup.ts";
import { readSettings } from "../../infra/settings/settings.ts";
import type { Settings } from "../../infra/settings/settings-schema.ts";
import { openInstallation } from "./open-installation.ts";
import { restoreBackup } from "./restore-backup.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Where backups of an installation go that names no place for them. */
export const backupsFolder = (settings: Settings): string => settings.BACKUP_DIR ?? join(settings.DATA_DIR, "backups");

/**
 * Backs up the installation of an environment's settings, whether its server runs or not. `to` is the folder that gets a folder for the backup.
 * @throws AppError with a sentence for the operator; nothing is left of the backup then
 */
export async function runBackup(
  environment: Environment,
  options: { to?: string | undefined; signal?: AbortSignal } = {},
): Promise<WrittenBackup> {
  const settings = ownSettings(environment);
  await using installation = await openInstallation(settings);
  // Awaited here: the database is closed on leaving.
  return await writeBackup({
    databaseUrl: installation.databaseUrl,
    media: openMediaStore(installation.media),
    to: options.to === undefined ? backupsFolder(settings) : resolve(options.to),
    now: new Date(),
    ...(options.signal === undefined ? {} : { signal: options.signal }),
  });
}

/**
 * Restores a backup into the installation of an environment's settings, which no server may be using.
 * @throws AppError with a sentence for the operator
 */
export async function runRestore(
  environment: Environment,
  { folder, replace }: { folder: string; replace: boolean },
): Promise<BackupManifest> {
  const settings = ownSettings(environment);
  await using installation = await openInstallation(settings, { create: true });
  return await restoreBackup({
    folder: resolve(folder),
    databaseUrl: installation.databaseUrl,
    media: installation.media,
    replace,
  });
}

function ownSettings(environment: Environment): Settings {
  const settings = readSettings(environment);
  if (settings.SUPABASE_URL === undefined) return settings;
  throw new AppError("bad-request", "A Supabase project is backed up and restored by Supabase.", {
    hint:
      settings.S3_BUCKET === undefined
        ? `Copy the folder ${mediaFolder(settings)} yourself.`
        : "Copy the bucket of its media yourself.",
  });
}
