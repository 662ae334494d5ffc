import type { Readable } from "node:stream";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { GetObjectCommandOutput, S3Client } from "@aws-sdk/client-s3";
import { AppError } from "@sayhey/contract/app-error";
import { z } from "zod";
import { errorCode } from "../error-code.ts";
import { log } from "../log/log.ts";
import type { ByteRange } from "./byte-range.ts";
import type { S3Settings } from "./s3-settings.ts";

/** An object as a list tells it. */
interface S3Object {
  name: string;
  bytes: number;
  modifiedAt: Date;
}

/** Objects of a bucket by name, below the prefix of the settings. */
export interface S3Objects {
  /** Writes an object whole or not at all. */
  put(name: string, contents: Uint8Array, contentType: string): Promise<void>;
  /** The same from a local file, whose size is known. */
  putFile(name: string, path: string, bytes: number, contentType: string): Promise<void>;
  /** Null when there is no such object. */
  head(name: string): Promise<{ bytes: number; etag: string; modifiedAt: Date } | null>;
  /** Null when there is no such object. */
  get(name: string, range?: ByteRange): Promise<Readable | null>;
  /** Every object whose name begins so, in the order of the names. */
  list(prefix: string): AsyncGenerator<S3Object>;
  /** First parts of all names. */
  areas(): Promise<string[]>;
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>;
}

/** Whole files up to this size are held in memory, so that the library can send them again. */
const IN_MEMORY_BYTES = 8 * 1024 ** 2;
const TRIES = 3;

const failureSchema = z.object({
  name: z.string().optional(),
  $metadata: z.object({ httpStatusCode: z.number().optional() }).optional(),
});
const statusOf = (error: unknown): number | undefined => failureSchema.safeParse(error).data?.$metadata?.httpStatusCode;

/** What a person is told when the bucket does not do what it should; the log says why. */
function storeError(error: unknown): Error {
  if (error instanceof AppError) return error;
  const status = statusOf(error);
  const name = errorCode(error) ?? failureSchema.safeParse(error).data?.name ?? "unknown error";
  log.warn(`The bucket of the media store: ${name}${status === undefined ? "" : ` (${status})`}.`);
  if (status === 507 || /quota/i.test(name))
    return new AppError("disk-full", "The media store is full, so the file could not be saved.", {
      cause: error,
      hint: "Make room in the bucket, then try again.",
    });
  return new AppError("unavailable", "The media store doesn't answer.", {
    cause: error,
    hint: "Try again in a moment.",
  });
}

/** Opens a bucket; nothing is asked before something is wanted of it. */
export function openS3Objects(settings: S3Settings): S3Objects {
  const { bucket: Bucket, prefix = "" } = settings;
  // Whoever keeps files in a folder never loads the library.
  let opened: Promise<{ sdk: typeof import("@aws-sdk/client-s3"); client: S3Client }> | null = null;
  const open = () =>
    (opened ??= import("@aws-sdk/client-s3").then((sdk) => ({
      sdk,
      client: new sdk.S3Client({
        region: settings.region,
        forcePathStyle: settings.isPathStyle,
        ...(settings.endpoint === undefined ? {} : { endpoint: settings.endpoint }),
        ...(settings.credentials === undefined ? {} : { credentials: settings.credentials }),
        // Many servers know no checksums but the MD5 of the body, which goes with every object we send.
        requestChecksumCalculation: "WHEN_REQUIRED",
        responseChecksumValidation: "WHEN_REQUIRED",
        maxAttempts: TRIES,
        requestHandler: { connectionTimeout: 5000, socketTimeout: 60_000 },
      }),
    })));
  const orNull = async <T>(work: () => Promise<T>): Promise<T | null> => {
    try {
      return await work();
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw storeError(error);
    }
  };
  const whole = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw storeError(error);
    }
  };
  const Key = (name: string): string => `${prefix}${name}`;

  return {
    put: async (name, contents, ContentType) => {
      const { sdk, client } = await open();
      await whole(() =>
        client.send(
          new sdk.PutObjectCommand({
            Bucket,
            Key: Key(name),
            Body: contents,
            ContentType,
            ContentLength: contents.byteLength,
            ContentMD5: createHash("md5").update(contents).digest("base64"),
          }),
        ),
      );
    },
    putFile: async (name, path, bytes, ContentType) => {
      const { sdk, client } = await open();
      const ContentMD5 = await md5Of(path);
      // The library can't send a stream again, so each try reads the file from its beginning.
      for (let attempt = 1; ; attempt++) {
        const body = createReadStream(path, { highWaterMark: Math.min(IN_MEMORY_BYTES, 1024 ** 2) });
        try {
          await client.send(
            new sdk.PutObjectCommand({
              Bucket,
              Key: Key(name),
              Body: body,
              ContentType,
              ContentLength: bytes,
              ContentMD5,
            }),
          );
          return;
        } catch (error) {
          if (attempt === TRIES || (statusOf(error) ?? 500) < 500) throw storeError(error);
        } finally {
          body.destroy();
        }
      }
    },
    head: async (name) => {
      const { sdk, client } = await open();
      const found = await orNull(() => client.send(new sdk.HeadObjectCommand({ Bucket, Key: Key(name) })));
      return found === null
        ? null
        : {
            bytes: found.ContentLength ?? 0,
            etag: found.ETag ?? `"${String(found.LastModified?.getTime())}"`,
            modifiedAt: found.LastModified ?? new Date(0),
          };
    },
    get: async (name, range) => {
      const { sdk, client } = await open();
      const found: GetObjectCommandOutput | null = await orNull(() =>
        client.send(
          new sdk.GetObjectCommand({
            Bucket,
            Key: Key(name),
            ...(range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` }),
          }),
        ),
      );
      return found === null ? null : (found.Body as Readable);
    },
    list: async function* (wanted) {
      const { sdk, client } = await open();
      for (let next: string | undefined, isFirst = true; isFirst || next !== undefined; isFirst = false) {
        const page = await whole(() =>
          client.send(
            new sdk.ListObjectsV2Command({
              Bucket,
              Prefix: Key(wanted),
              ...(next === undefined ? {} : { ContinuationToken: next }),
            }),
          ),
        );
        for (const { Key: found, Size = 0, LastModified = new Date(0) } of page.Contents ?? [])
          if (found !== undefined) yield { name: found.slice(prefix.length), bytes: Size, modifiedAt: LastModified };
        next = page.NextContinuationToken;
      }
    },
    areas: async () => {
      const { sdk, client } = await open();
      const page = await whole(() =>
        client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix: prefix, Delimiter: "/" })),
      );
      return (page.CommonPrefixes ?? []).flatMap(({ Prefix }) =>
        Prefix === undefined ? [] : [Prefix.slice(prefix.length).replace(/\/$/, "")],
      );
    },
    remove: async (name) => {
      const { sdk, client } = await open();
      await orNull(() => client.send(new sdk.DeleteObjectCommand({ Bucket, Key: Key(name) })));
    },
  };
}

async function md5Of(path: string): Promise<string> {
  const hash = createHash("md5");
  for await (const piece of createReadStream(path)) hash.update(piece as Uint8Array);
  return hash.digest("base64");
}
