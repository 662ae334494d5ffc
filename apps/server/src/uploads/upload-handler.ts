import { AppError } from "@sayhey/contract/app-error";
import { LIMITS } from "@sayhey/contract/limits";
import {
  UPLOAD_META_HEADER,
  UPLOAD_NAME_HEADER,
  UPLOAD_PATH,
  UPLOAD_TYPES,
  uploadMetaSchema,
  uploadQuerySchema,
} from "@sayhey/contract/upload";
import type { z } from "zod";
import type { Claims, Database } from "../platform/database.ts";
import { errorResponse } from "../platform/error-response.ts";
import { FieldError } from "../platform/functions/define-function.ts";
import type { Incoming, MediaStore } from "../platform/media/media-store.ts";
import { countHit, type RateLimit } from "../platform/rate-limit.ts";
import { cleanFileName } from "./file-name.ts";
import { readPicture } from "./picture-facts.ts";
import { readRecording } from "./recording-facts.ts";
import { checkStorageQuota, readStorage } from "./storage-quota.ts";
import { storeUpload, type CheckedUpload } from "./store-upload.ts";
import { readUploadKind } from "./upload-kind.ts";

/** What uploads need. */
export interface UploadServices {
  sql: Database;
  media: MediaStore;
  /** Claims of a bearer; null when it must be refused. */
  verifyBearer(token: string): Promise<Claims | null>;
}

const RATE: RateLimit = { hits: 240, windowMs: 60_000 };
/** Uploads one person may have under way: each lies on the disk before it counts as storage. The web app sends three at a time. */
const AT_A_TIME = 8;
const META_LENGTH = 4000;
/** A refusal reads what is still coming, up to this, so that the browser gets to see the answer. */
const DRAIN_BYTES = LIMITS.uploadBytes + 1024 ** 2;

type Query = z.output<typeof uploadQuerySchema>;

/** Answers `POST /uploads/v1`: the body is the file. */
export function createUploadHandler(services: UploadServices): (request: Request) => Promise<Response> {
  const underWay = new Map<string, number>();
  return async (request) => {
    try {
      if (new URL(request.url).pathname !== UPLOAD_PATH)
        throw new AppError("not-found", "There is nothing at this address.");
      if (request.method !== "POST") {
        return Response.json(
          { error: { kind: "bad-request", message: "Files are uploaded with POST." } },
          { status: 405, headers: { allow: "POST" } },
        );
      }
      const asset = await upload(services, request, underWay);
      return Response.json({ asset }, { status: 201, headers: { "cache-control": "no-store" } });
    } catch (error) {
      await drain(request).catch(() => undefined); // the caller has gone
      return errorResponse(error);
    }
  };
}

async function upload(services: UploadServices, request: Request, underWay: Map<string, number>) {
  const userId = await userOf(request, services);
  const others = underWay.get(userId) ?? 0;
  if (others >= AT_A_TIME) {
    throw new AppError("rate-limited", "You are uploading too many files at once.", {
      hint: "Wait until some of them have arrived.",
    });
  }
  underWay.set(userId, others + 1);
  try {
    return await take(services, request, userId);
  } finally {
    const left = (underWay.get(userId) ?? 1) - 1;
    if (left > 0) underWay.set(userId, left);
    else underWay.delete(userId);
  }
}

async function take(services: UploadServices, request: Request, userId: string) {
  const { sql, media } = services;
  const verdict = await countHit(sql, `upload ${userId}`, RATE);
  if (!verdict.allowed) {
    throw new AppError("rate-limited", "You are uploading too many files at once.", {
      hint: `Try again in ${Math.max(1, Math.ceil(verdict.retryAfterMs / 1000))} seconds.`,
    });
  }
  const query = queryOf(request);
  const made = metaOf(request, query);
  const announced = Number(request.headers.get("content-length") ?? Number.NaN);
  if (announced > LIMITS.uploadBytes) throw tooLarge();
  if (request.body === null || announced === 0) throw emptyFile();
  // Before a byte is taken, so that a full account does not wait for the transfer; the binding check comes with the row.
  const storage = await readStorage(sql, userId);
  if (query.replace === undefined && announced > 0) checkStorageQuota(storage, announced);
  const file = await media.receive(request.body, LIMITS.uploadBytes).catch((cause: unknown) => {
    if (request.signal.aborted || brokeOff(cause)) throw new AppError("cancelled", "The upload broke off.", { cause });
    throw cause;
  });
  try {
    if (file.bytes === 0) throw emptyFile();
    const facts = await inspect(file).catch((error: unknown) => {
      throw error instanceof AppError ? ofFile(error) : error;
    });
    // Whoever cancelled while the file was looked at does not want to find it.
    if (request.signal.aborted) throw new AppError("cancelled", "The upload was cancelled.");
    const name = cleanFileName(request.headers.get(UPLOAD_NAME_HEADER), facts.extension);
    return await storeUpload(services, userId, { file, name, query, ...facts, meta: { ...facts.meta, ...made } });
  } finally {
    await file.discard();
  }
}

type Facts = Omit<CheckedUpload, "file" | "name" | "query">;

async function inspect(file: Incoming): Promise<Facts> {
  const extension = await readUploadKind(file.path);
  if (UPLOAD_TYPES[extension].startsWith("image/")) {
    const { width, height, meta, thumb } = await readPicture(file.path);
    return { extension, width, height, durationMs: null, meta, thumb };
  }
  const recording = await readRecording(file.path, extension);
  return { ...recording, thumb: null };
}

async function userOf(request: Request, services: UploadServices): Promise<string> {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  const claims = token === undefined ? null : await services.verifyBearer(token);
  if (claims === null || claims.role !== "authenticated" || claims.sub === undefined)
    throw new AppError("unauthenticated", "You are not signed in.", { hint: "Sign in, then try again." });
  return claims.sub;
}

function queryOf(request: Request): Query {
  const parsed = uploadQuerySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.code === "unrecognized_keys" ? issue.keys[0] : issue?.path.join(".");
  throw new FieldError(field ?? "", issue?.message ?? "This cannot be read.");
}

/** How an image was made, from its header. */
function metaOf(request: Request, query: Query): Record<string, unknown> {
  const given = request.headers.get(UPLOAD_META_HEADER);
  if (given === null || query.kind !== "image") return {};
  try {
    const text = decodeURIComponent(given);
    if (text.length > META_LENGTH) throw new RangeError("too long");
    return { made: uploadMetaSchema.parse(JSON.parse(text)) };
  } catch {
    throw new FieldError(
      UPLOAD_META_HEADER,
      `This must be a JSON object of at most ${META_LENGTH} characters, percent-encoded.`,
    );
  }
}

const brokeOff = (cause: unknown): boolean =>
  cause instanceof Error &&
  "code" in cause &&
  (cause.code === "ECONNRESET" || cause.code === "ERR_STREAM_PREMATURE_CLOSE");

/** What is wrong with the file itself is said of the field `file`. */
const ofFile = (error: AppError): AppError => Object.assign(error, { field: "file" });

const emptyFile = (): AppError =>
  ofFile(new AppError("bad-request", "The file is empty.", { hint: "Choose a file with something in it." }));

const tooLarge = (): AppError =>
  ofFile(
    new AppError("too-large", `The file is larger than ${LIMITS.uploadBytes / 1024 ** 2} MB, the largest allowed.`, {
      hint: "Use a smaller file.",
    }),
  );

async function drain(request: Request): Promise<void> {
  if (request.body === null || request.bodyUsed) return;
  if (Number(request.headers.get("content-length") ?? 0) > DRAIN_BYTES) return;
  let read = 0;
  for await (const chunk of request.body) {
    read += chunk.byteLength;
    if (read > DRAIN_BYTES) break;
  }
}
