import type { Readable } from "node:stream";
import type { ByteRange } from "./byte-range.ts";
import type { PersonFile } from "./files-of-person.ts";
import type { PartOptions } from "./part-files.ts";
import type { S3Settings } from "./s3-settings.ts";

/** Where files live and how their addresses are signed. */
export interface MediaSettings {
  /** Folder of the store, or, with a bucket, where files lie while they arrive; made when missing. */
  folder: string;
  /** A bucket that keeps the files in place of the folder. */
  s3?: S3Settings;
  /** Secret of the signatures, at least 32 characters. */
  secret: string;
  /** Largest file, bytes. 4 GB when absent. */
  maxBytes?: number;
}

/** What the store knows of a file. */
export interface MediaStat {
  bytes: number;
  contentType: string;
  etag: string;
  modifiedAt: Date;
}

/** A stored file as a list tells it. */
export interface MediaFile {
  key: string;
  bytes: number;
  modifiedAt: Date;
}

/** A file that has arrived but has no key yet. */
export interface Incoming {
  /** Where it lies on this machine. */
  path: string;
  bytes: number;
  /** Gives it a key; its bytes must have been looked at. */
  keep(key: string): Promise<void>;
  /** Removes it; what was kept stays. */
  discard(): Promise<void>;
}

/** Files of projects, renders and uploads, by key. Keys are write-once by convention: a new file gets a new key. */
export interface MediaStore {
  /** Stores bytes whole or not at all. @throws AppError disk-full, too-large, bad-request when the bytes are not what the extension says. */
  put(key: string, contents: Uint8Array): Promise<MediaStat>;
  /** Stores a copy of a local file whole or not at all. @throws as `put`. */
  putFile(key: string, path: string): Promise<MediaStat>;
  /**
   * Writes a stream to a file that has no key yet, so that it can be looked at first. The caller keeps or discards it.
   * @throws AppError too-large past `maxBytes`, disk-full; nothing is left then, nor when the stream breaks off
   */
  receive(source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Incoming>;
  /** Files that arrive in parts, under keys of their own. */
  parts: {
    /** Bytes that are there; 0 when there is no such file. */
    size(key: string): Promise<number>;
    /**
     * Adds a stream to the end of a file; what has come stays when the stream breaks off. Whoever calls sees to it that nobody else does.
     * @returns bytes written @throws RangeError when more than `limit` come, AppError disk-full
     */
    write(key: string, source: AsyncIterable<Uint8Array>, options: PartOptions): Promise<number>;
    /** Takes bytes off the end. */
    cut(key: string, size: number): Promise<void>;
    /** The file as one that has arrived; kept, it is still here too, until it is discarded. */
    whole(key: string): Promise<Incoming>;
    /** Removes what is there of it; nothing is no error. */
    remove(key: string): Promise<void>;
  };
  /** @throws AppError not-found */
  read(key: string): Promise<Uint8Array>;
  /** Puts a file where a process that knows no keys can read it; nobody may write to it. @throws AppError not-found, disk-full */
  copyTo(key: string, path: string): Promise<void>;
  /** Null when there is no such file. */
  stat(key: string): Promise<MediaStat | null>;
  /** A stream of the file or of part of it. The caller consumes or destroys it. */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Every file under a folder, or of the whole store, in no order. */
  list(prefix?: string): AsyncIterable<MediaFile>;
  /** Removes every file under a folder. */
  removeAll(prefix: string): Promise<void>;
  /** Every file of a person: by convention the second part of a key says whose it is. */
  filesOf(userId: string): AsyncIterable<PersonFile>;
  /** Removes every file of a person. */
  removeFilesOf(userId: string): Promise<void>;
  /** Path and query that lets whoever holds it read one file for a while. */
  sign(key: string, options: { expiresInSeconds: number; downloadName?: string }): string;
  /** Removes half-written files left by a process that died. `olderThanMs` spares the ones being written now. */
  sweepIncoming(olderThanMs: number): Promise<number>;
  /** Checks that files can be stored. @throws what the system says when they can't */
  checkWritable(): Promise<void>;
  /** Checks the signatures `sign` makes. */
  readonly secret: string;
}
