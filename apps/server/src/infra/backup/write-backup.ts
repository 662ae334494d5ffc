import { open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { z } from "zod";
import { connectionConfig } from "../database/connection-pool.ts";
import { databaseError } from "../database/database-away.ts";
import { typeReaders } from "../database/sql-value.ts";
import { diskError } from "../media/disk-error.ts";
import { listBackups, makeBackupFolder } from "./backup-folders.ts";
import { openMediaCopies, type CopiedStore } from "./copy-media.ts";
import { dumpTables } from "./dump-tables.ts";
import { BACKUP_FORMAT, MANIFEST_NAME, readManifest, type BackupManifest } from "./manifest.ts";

/** What to back up, and where to. */
export interface BackupOptions {
  /** Address of the database without a pooler. */
  databaseUrl: string;
  media: CopiedStore;
  /** Folder that gets a folder for this backup. */
  to: string;
  now: Date;
  signal?: AbortSignal;
}

/** A backup that was written. */
export interface WrittenBackup {
  folder: string;
  tables: number;
  rows: number;
  files: number;
  /** Of the compressed tables and the media, those that an earlier backup shares included. */
  bytes: number;
}

const PACKAGE = join(import.meta.dirname, "../../../../../package.json");

/** Version of the product. */
async function productVersion(): Promise<string> {
  return z.object({ version: z.string() }).parse(JSON.parse(await readFile(PACKAGE, "utf8"))).version;
}

/**
 * Writes database and media into a new folder, while servers and workers go on. The rows are those of one moment, and every file that they name at
 * that moment is there: files are written before the rows that name them, and are copied both before and after it.
 * @throws AppError disk-full, unavailable; nothing is left of it then
 */
export async function writeBackup(options: BackupOptions): Promise<WrittenBackup> {
  const { databaseUrl, media, to, now, signal } = options;
  const [latest] = await listBackups(to);
  const earlier =
    latest === undefined
      ? null
      : await readManifest(latest.folder).then(
          ({ files }) => ({ folder: latest.folder, files }),
          () => null,
        );
  const folder = await makeBackupFolder(to, now);
  try {
    const copies = openMediaCopies({ media, folder, earlier, signal });
    // The first takes as long as it takes, the second only what has changed meanwhile: little is left for the moment itself.
    await copies.follow();
    await copies.follow();
    const dump = await inSnapshot(databaseUrl, async (client) => {
      await copies.complete();
      return dumpTables(client, folder, signal);
    });
    const manifest: BackupManifest = {
      format: BACKUP_FORMAT,
      version: await productVersion(),
      createdAt: now.toISOString(),
      ...dump,
      files: copies.files(),
    };
    await writeManifest(folder, manifest);
    const { tables, files } = manifest;
    return {
      folder,
      tables: tables.length,
      rows: tables.reduce((sum, table) => sum + table.rows, 0),
      files: files.length,
      bytes: [...tables, ...files].reduce((sum, part) => sum + part.bytes, 0),
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw diskError(error);
  }
}

/** Lets `work` read the database as it is at one moment. */
async function inSnapshot<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(connectionConfig({ url, name: "sayhey backup", readers: typeReaders() }));
  client.on("error", () => undefined);
  const begin = async (): Promise<void> => {
    await client.connect();
    // Rows that a policy hides would be missing without a word.
    await client.query(
      "set row_security = off; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; " +
        "begin isolation level repeatable read read only",
    );
    // The moment is that of the first question.
    await client.query("select 1");
  };
  try {
    await begin().catch((error: unknown) => {
      throw databaseError(error);
    });
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Its last step: from now on the backup is one. */
async function writeManifest(folder: string, manifest: BackupManifest): Promise<void> {
  const path = join(folder, `${MANIFEST_NAME}.new`);
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(`${JSON.stringify(manifest, null, 1)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(path, join(folder, MANIFEST_NAME));
}
