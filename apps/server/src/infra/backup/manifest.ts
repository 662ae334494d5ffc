import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { AppError } from "@sayhey/contract/app-error";
import { z } from "zod";
import { errorCode } from "../error-code.ts";
import { isMediaKey } from "../media/media-key.ts";

/** Written last: a folder without it is a backup that was never finished. */
export const MANIFEST_NAME = "manifest.json";

/** Of the layout of a backup. One with a higher number was made by a newer version. */
export const BACKUP_FORMAT = 1;

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const bytes = z.number().int().min(0);

const tableSchema = z.object({
  schema: z.string().min(1),
  name: z.string().min(1),
  columns: z.array(z.string().min(1)).min(1),
  rows: z.number().int().min(0),
  /** Of the compressed file. */
  bytes,
  sha256: digest,
});

const fileSchema = z.object({
  key: z.string().refine(isMediaKey, { error: "is not the name of a stored file" }),
  bytes,
  /** Milliseconds since 1970. */
  modifiedMs: z.number().int(),
  sha256: digest,
});

const manifestSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  /** Of the product that made it. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** `server_version_num` of the database. */
  postgres: z.number().int(),
  /** Versions of the migrations that were applied, in their order. */
  migrations: z.array(z.string()),
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), lastValue: z.string().regex(/^-?\d+$/) })),
  files: z.array(fileSchema),
});

/** What a backup holds, with the size and SHA-256 of each of its files. */
export type BackupManifest = z.output<typeof manifestSchema>;
/** A table in a backup: rows as COPY writes them, compressed with gzip. */
export type BackupTable = z.output<typeof tableSchema>;
/** A file of the media store in a backup. */
export type BackupFile = z.output<typeof fileSchema>;

/** Where a table lies in the folder of a backup. */
export const tablePath = ({ schema, name }: Pick<BackupTable, "schema" | "name">): string =>
  join("database", `${encodeURIComponent(schema)}.${encodeURIComponent(name)}.gz`);

/** Where a media file lies in the folder of a backup. */
export const filePath = (key: string): string => join("media", key);

/**
 * Reads what a backup holds, without looking at its files.
 * @throws AppError not-found for half a backup, conflict for one of a newer version, bad-request when it is damaged
 */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, MANIFEST_NAME), "utf8").catch((cause: unknown) => {
    if (errorCode(cause) !== "ENOENT" && errorCode(cause) !== "ENOTDIR") throw cause;
    throw new AppError("not-found", `${folder} isn't a finished backup: it has no ${MANIFEST_NAME}.`, {
      cause,
      hint: "Choose a folder that sayhey backup has finished.",
    });
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw damaged(MANIFEST_NAME, "can't be read", cause);
  }
  const format = z.object({ format: z.number() }).safeParse(value);
  if (format.success && format.data.format > BACKUP_FORMAT) throw tooNew();
  const parsed = manifestSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw damaged(MANIFEST_NAME, `${issue?.path.join(".") ?? ""}: ${issue?.message ?? "is wrong"}`, parsed.error);
}

/**
 * Compares every file of a backup with its manifest.
 * @throws AppError bad-request naming the first file that is missing or differs, and as `readManifest`
 */
export async function verifyBackup(folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  const parts = [
    ...manifest.tables.map((table) => ({ path: tablePath(table), bytes: table.bytes, sha256: table.sha256 })),
    ...manifest.files.map((file) => ({ path: filePath(file.key), bytes: file.bytes, sha256: file.sha256 })),
  ];
  for (const part of parts) {
    const found = await digestOf(join(folder, part.path)).catch((cause: unknown) => {
      if (errorCode(cause) === "ENOENT") throw damaged(part.path, "is missing", cause);
      throw cause;
    });
    if (found.bytes !== part.bytes || found.sha256 !== part.sha256) throw damaged(part.path, "has changed since");
  }
  return manifest;
}

/** The refusal of a backup that this version doesn't know how to read. */
export const tooNew = (): AppError =>
  new AppError("conflict", "This backup was made by a newer version of SayHey.", {
    hint: "Update SayHey, then restore it.",
  });

async function digestOf(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  let size = 0;
  await pipeline(createReadStream(path), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      hash.update(chunk);
      size += chunk.length;
    }
  });
  return { bytes: size, sha256: hash.digest("hex") };
}

const damaged = (path: string, what: string, cause?: unknown): AppError =>
  new AppError("bad-request", `The backup is damaged: ${path} ${what}.`, {
    ...(cause === undefined ? {} : { cause }),
    hint: "Restore another backup.",
  });
