import { AppError } from "@sayhey/contract/app-error";
import { LIMITS } from "@sayhey/contract/limits";
import { UPLOAD_META_HEADER, UPLOAD_NAME_HEADER, UPLOAD_PATH } from "@sayhey/contract/upload";
import { errorResponse } from "../../http/error-response.ts";
import type { MediaStore } from "../../infra/media/media-store.ts";
import { KeyedCount } from "../../infra/limits/keyed-count.ts";
import type { RateLimit } from "../../infra/limits/rate-limit.ts";
import { drainBody } from "./drain-body.ts";
import { emptyFile, inspectUpload, tooLarge } from "./inspect-upload.ts";
import { checkStorageQuota, readStorage } from "./storage-quota.port.ts";
import { storeUpload } from "./store-upload.ts";
import { readMade, readUploadFields } from "./upload-fields.ts";
import { limitHits, uploaderOf, type UploaderServices } from "./uploader.ts";

/** What uploads need. */
export interface UploadServices extends UploaderServices {
  media: MediaStore;
}

const RATE: RateLimit = { hits: 240, windowMs: 60_000 };
/** Uploads one person may have under way: each lies on the disk before it counts as storage. The web app sends three at a time. */
const AT_A_TIME = 8;
/** A refusal reads what is still coming, up to this, so that the browser gets to see the answer. */
const DRAIN_BYTES = LIMITS.uploadBytes + 1024 ** 2;

/** Answers `POST /uploads/v1`: the body is the file. */
export function createUploadHandler(
  services: UploadServices,
): (request: Request, caller: { address: string }) => Promise<Response> {
  const underWay = new KeyedCount();
  return async (request, { address }) => {
    try {
      if (new URL(request.url).pathname !== UPLOAD_PATH)
        throw new AppError("not-found", "There is nothing at this address.");
      if (request.method !== "POST") {
        return Response.json(
          { error: { kind: "bad-request", message: "Files are uploaded with POST." } },
          { status: 405, headers: { allow: "POST" } },
        );
      }
      const asset = await upload(services, request, address, underWay);
      return Response.json({ asset }, { status: 201, headers: { "cache-control": "no-store" } });
    } catch (error) {
      await drainBody(request, DRAIN_BYTES).catch(() => undefined); // the caller has gone
      return errorResponse(error);
    }
  };
}

async function upload(services: UploadServices, request: Request, address: string, underWay: KeyedCount) {
  const userId = await uploaderOf(request, services, address);
  if (underWay.of(userId) >= AT_A_TIME) {
    throw new AppError("rate-limited", "You are uploading too many files at once.", {
      hint: "Wait until some of them have arrived.",
    });
  }
  underWay.add(userId);
  try {
    return await take(services, request, userId);
  } finally {
    underWay.remove(userId);
  }
}

async function take(services: UploadServices, request: Request, userId: string) {
  const { sql, media } = services;
  await limitHits(sql, `upload ${userId}`, RATE, "You are uploading too many files at once.");
  const query = readUploadFields(Object.fromEntries(new URL(request.url).searchParams));
  const given = request.headers.get(UPLOAD_META_HEADER);
  const made = given === null ? {} : readMade(() => decodeURIComponent(given), query.kind, UPLOAD_META_HEADER);
  const announced = Number(request.headers.get("content-length") ?? Number.NaN);
  if (announced > LIMITS.uploadBytes) throw tooLarge("file", LIMITS.uploadBytes);
  if (request.body === null || announced === 0) throw emptyFile();
  // Before a byte is taken, so that a full account does not wait for the transfer; the binding check comes with the row.
  const storage = await readStorage(sql, userId);
  if (query.replace === undefined && announced > 0) checkStorageQuota(storage, announced);
  const file = await media.receive(request.body, LIMITS.uploadBytes).catch((cause: unknown) => {
    if (request.signal.aborted || brokeOff(cause)) throw new AppError("cancelled", "The upload broke off.", { cause });
    throw cause;
  });
  try {
    const facts = await inspectUpload(file, request.headers.get(UPLOAD_NAME_HEADER));
    // Whoever cancelled while the file was looked at does not want to find it.
    if (request.signal.aborted) throw new AppError("cancelled", "The upload was canceled.");
    return await storeUpload(services, userId, { file, query, ...facts, meta: { ...facts.meta, ...made } });
  } finally {
    await file.discard();
  }
}

const brokeOff = (cause: unknown): boolean =>
  cause instanceof Error &&
  "code" in cause &&
  (cause.code === "ECONNRESET" || cause.code === "ERR_STREAM_PREMATURE_CLOSE");
