import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "@sayhey/contract/app-error";
import { mediaSettings } from "../../infra/media/media-settings.ts";
import type { MediaSettings } from "../../infra/media/media-store.ts";
import { findRunningPostgres, startPostgres } from "../../infra/postgres/start-postgres.ts";
import { lockFolder, type FolderLock } from "../../infra/postgres/folder-lock.ts";
import { makeDataFolder } from "../make-data-folder.ts";
import type { Settings } from "../../infra/settings/settings-schema.ts";

/** The database of an installation, for commands that a person runs beside the server or without it. */
export interface Installation extends AsyncDisposable {
  /** Address of the database without a pooler. */
  databaseUrl: string;
  /** Where its media lie. */
  media: MediaSettings;
  /** Whether a server of this machine has the embedded database open. */
  isServed: boolean;
}

/**
 * Finds the database of an installation: the one of DATABASE_URL, the embedded one of the server that runs, or, where none does, the embedded one
 * started for as long as this is open. With `create`, one is made where there is none.
 * @throws AppError not-found when nothing was ever started in the data folder, unavailable when its database doesn't start
 */
export async function openInstallation(
  settings: Settings,
  { create = false }: { create?: boolean } = {},
): Promise<Installation> {
  // Nothing is signed by a command, so it needs no secret of the installation.
  const media = mediaSettings(settings, randomBytes(32).toString("hex"));
  if (settings.DATABASE_URL !== undefined) {
    const databaseUrl = settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL;
    return { databaseUrl, media, isServed: false, [Symbol.asyncDispose]: async () => undefined };
  }
  if (create) await makeDataFolder(settings.DATA_DIR);
  else if (!existsSync(join(settings.DATA_DIR, "postgres"))) {
    throw new AppError("not-found", `There is no database in ${settings.DATA_DIR} yet.`, {
      hint: "Set DATA_DIR to the data folder of your server, or start the server once.",
    });
  }
  const lock = tryLock(settings.DATA_DIR);
  if (lock === null) {
    const databaseUrl = findRunningPostgres(settings.DATA_DIR);
    if (databaseUrl === null) {
      throw new AppError("unavailable", `The server that uses ${settings.DATA_DIR} is still starting or stopping.`, {
        hint: "Try again in a few seconds.",
      });
    }
    return { databaseUrl, media, isServed: true, [Symbol.asyncDispose]: async () => undefined };
  }
  await using stack = new AsyncDisposableStack();
  stack.defer(() => lock.release());
  const postgres = await startPostgres({ dataFolder: settings.DATA_DIR });
  stack.defer(() => postgres.stop());
  const opened = stack.move();
  return {
    databaseUrl: postgres.url,
    media,
    isServed: false,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

function tryLock(folder: string): FolderLock | null {
  try {
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof AppError && error.kind === "conflict") return null;
    throw error;
  }
}
