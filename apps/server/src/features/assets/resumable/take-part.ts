import { createHash } from "node:crypto";
import { AppError } from "@sayhey/contract/app-error";
import type { MediaStore } from "../../../infra/media/media-store.ts";
import { ofFile } from "../inspect-upload.ts";
import { partKey, type UploadRecord } from "./upload-record.ts";

/** A connection over which nothing comes for so long is gone, ms. */
const SILENCE_MS = 30_000;

/** The bytes of a part are not those that its checksum says. */
class ChecksumError extends AppError {
  constructor() {
    super("bad-request", "The part was damaged on its way.", { hint: "Send it again." });
  }

  /** As tus says. */
  override get status(): number {
    return 460;
  }
}

interface Part {
  body: ReadableStream<Uint8Array> | null;
  offset: number;
  checksum: { algorithm: string; digest: string } | null;
  /** Stops taking; what has come stays. */
  signal: AbortSignal;
}

/**
 * Writes a part behind what has arrived. Of a part that breaks off everything stays, unless it has a checksum that cannot be told
 * from half of it; of one that is refused nothing.
 * @returns bytes of the upload that are there
 * @throws AppError too-large for more than was announced, cancelled when it broke off, ChecksumError
 */
export async function takePart(media: MediaStore, upload: UploadRecord, part: Part): Promise<number> {
  const { offset, checksum } = part;
  const key = partKey(upload);
  if (part.body === null) return offset;
  const hash = checksum === null ? null : createHash(checksum.algorithm);
  try {
    const written = await media.parts.write(key, piecesOf(part.body, part.signal), {
      at: offset,
      limit: upload.bytes - offset,
      onPiece: (piece) => hash?.update(piece),
    });
    if (hash !== null && hash.digest("base64") !== checksum?.digest) throw new ChecksumError();
    return offset + written;
  } catch (error) {
    const more = error instanceof RangeError;
    if (more || checksum !== null) await media.parts.cut(key, offset);
    if (more)
      throw ofFile(
        new AppError("too-large", "More bytes came than were announced.", { hint: "Start the upload again." }),
      );
    throw error;
  }
}

/** The pieces of a body, until it ends, breaks off, falls silent or the signal says stop. */
async function* piecesOf(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  const stopped = Promise.withResolvers<never>();
  stopped.promise.catch(() => undefined); // nobody may be waiting
  const stop = (): void => stopped.reject(new AppError("cancelled", "The upload broke off."));
  let timer = setTimeout(stop, SILENCE_MS);
  signal.addEventListener("abort", stop, { once: true });
  if (signal.aborted) stop();
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), stopped.promise]).catch((cause: unknown) => {
        throw cause instanceof AppError ? cause : new AppError("cancelled", "The upload broke off.", { cause });
      });
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(stop, SILENCE_MS);
      yield value;
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
    void reader.cancel().catch(() => undefined);
  }
}
