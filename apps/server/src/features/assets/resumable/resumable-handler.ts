import { AppError } from "@sayhey/contract/app-error";
import { LIMITS } from "@sayhey/contract/limits";
import type { z } from "zod";
import type { resumableAnswerSchema } from "@sayhey/contract/upload";
import { errorResponse } from "../../../http/error-response.ts";
import type { MediaStore } from "../../../infra/media/media-store.ts";
import { KeyedCount } from "../../../infra/limits/keyed-count.ts";
import type { RateLimit } from "../../../infra/limits/rate-limit.ts";
import { drainBody } from "../drain-body.ts";
import { emptyFile, tooLarge } from "../inspect-upload.ts";
import { limitHits, uploaderOf, type UploaderServices } from "../uploader.ts";
import { finishUpload, outcomeOf } from "./finish-upload.ts";
import {
  CHECKSUM_ALGORITHMS,
  numberOf,
  PART_TYPE,
  readChecksum,
  readCreation,
  TUS_EXTENSIONS,
  TUS_VERSION,
  uploadAddress,
  uploadIdIn,
} from "./protocol.ts";
import { takePart } from "./take-part.ts";
import type { UploadLocks } from "./upload-locks.ts";
import { createUpload, deleteUpload, findUpload, noteReceived, partKey, type UploadRecord } from "./upload-record.ts";

/** What uploads in parts need. */
export interface ResumableServices extends UploaderServices {
  media: MediaStore;
  locks: UploadLocks;
}

type Handler = (request: Request, caller: { address: string }) => Promise<Response>;
type Answer = z.output<typeof resumableAnswerSchema>;

const CREATIONS: RateLimit = { hits: 240, windowMs: 60_000 };
const PARTS: RateLimit = { hits: 1200, windowMs: 60_000 };
/** Parts of one person that arrive at the same time. The web app sends three files at a time. */
const AT_A_TIME = 8;
const DRAIN_BYTES = 32 * 1024 ** 2;
const TOO_MANY = "You are uploading too many files at once.";

/** Answers tus 1.0 under `/uploads/v1/parts`; `GET` of an upload's address says, in JSON, what became of it. */
export function createResumableHandler(services: ResumableServices): Handler {
  const arriving = new KeyedCount();

  return async (request, { address }) => {
    try {
      const answer = await route(request, address);
      for (const [name, value] of Object.entries(COMMON)) answer.headers.set(name, value);
      return answer;
    } catch (error) {
      await drainBody(request, DRAIN_BYTES).catch(() => undefined); // the caller has gone
      const answer = errorResponse(error);
      for (const [name, value] of Object.entries(COMMON)) answer.headers.set(name, value);
      return answer;
    }
  };

  async function route(request: Request, address: string): Promise<Response> {
    const id = uploadIdIn(new URL(request.url).pathname);
    if (id === null) throw new AppError("not-found", "There is no such upload.");
    const given = request.headers.get("x-http-method-override");
    const method = (request.method === "POST" && given !== null ? given : request.method).toUpperCase();
    if (method === "OPTIONS") return capabilities();
    const userId = await uploaderOf(request, services, address);
    if (method === "GET" && id !== "") return Response.json(await outcome(userId, id));
    if (request.headers.get("tus-resumable") !== TUS_VERSION) return wrongVersion();
    if (id === "") return method === "POST" ? create(request, userId) : notAllowed("POST, OPTIONS");
    if (method === "HEAD") return head(userId, id);
    if (method === "PATCH") return patch(request, userId, id);
    if (method === "DELETE") return terminate(userId, id);
    return notAllowed("GET, HEAD, PATCH, DELETE, OPTIONS");
  }

  async function create(request: Request, userId: string): Promise<Response> {
    await limitHits(services.sql, `upload ${userId}`, CREATIONS, TOO_MANY);
    const wanted = readCreation(request.headers);
    if (wanted.bytes === 0) throw emptyFile();
    if (wanted.bytes > LIMITS.resumableBytes) throw tooLarge("file", LIMITS.resumableBytes);
    const upload = await createUpload(services.sql, userId, wanted);
    const headers = new Headers({ location: uploadAddress(upload.id), "upload-expires": httpDate(upload.expires_at) });
    if (request.headers.get("content-type") === PART_TYPE) {
      const { offset, expiresAt } = await append(request, userId, upload, 0);
      headers.set("upload-offset", String(offset));
      headers.set("upload-expires", httpDate(expiresAt));
    }
    return new Response(null, { status: 201, headers });
  }

  async function head(userId: string, id: string): Promise<Response> {
    await limitHits(services.sql, `upload parts ${userId}`, PARTS, TOO_MANY);
    const upload = await own(userId, id);
    if (upload.state === "refused") return new Response(null, { status: 410 });
    // Nothing may arrive any more while its length is told.
    const offset =
      upload.state === "done"
        ? upload.bytes
        : await services.locks.hold(id, () => services.media.parts.size(partKey(upload)));
    return new Response(null, {
      headers: {
        "upload-offset": String(offset),
        "upload-length": String(upload.bytes),
        "upload-expires": httpDate(upload.expires_at),
      },
    });
  }

  async function patch(request: Request, userId: string, id: string): Promise<Response> {
    await limitHits(services.sql, `upload parts ${userId}`, PARTS, TOO_MANY);
    if (request.headers.get("content-type") !== PART_TYPE) {
      return refusal(415, `A part is sent as ${PART_TYPE}.`);
    }
    const upload = await own(userId, id);
    const from = numberOf(request.headers, "Upload-Offset");
    if (from === null) throw new AppError("bad-request", "The header Upload-Offset is missing.");
    const { offset, expiresAt } = await append(request, userId, upload, from);
    return new Response(null, {
      status: 204,
      headers: { "upload-offset": String(offset), "upload-expires": httpDate(expiresAt) },
    });
  }

  /** Takes the body behind what is there, and makes an asset of the file when that was the last of it. */
  async function append(
    request: Request,
    userId: string,
    { id }: UploadRecord,
    from: number,
  ): Promise<{ offset: number; expiresAt: string }> {
    const { sql, media, locks } = services;
    const checksum = readChecksum(request.headers);
    if (arriving.of(userId) >= AT_A_TIME)
      throw new AppError("rate-limited", TOO_MANY, { hint: "Wait until some of them have arrived." });
    arriving.add(userId);
    try {
      return await locks.hold(id, async (signal) => {
        const upload = await own(userId, id);
        const there = upload.state === "open" ? await media.parts.size(partKey(upload)) : upload.bytes;
        if (from !== there) {
          throw new AppError("conflict", `The upload continues at byte ${there}, not ${from}.`, {
            hint: "Ask for its offset.",
          });
        }
        // What has come of a part that breaks off stays in the file, and the next HEAD tells it.
        const offset =
          upload.state === "open"
            ? await takePart(media, upload, { body: request.body, offset: from, checksum, signal })
            : there;
        const expiresAt = upload.state === "open" ? await noteReceived(sql, id, offset) : upload.expires_at;
        if (upload.state === "refused") await outcomeOf(sql, upload);
        if (upload.state === "open" && offset === upload.bytes) await finishUpload(services, upload);
        return { offset, expiresAt };
      });
    } finally {
      arriving.remove(userId);
    }
  }

  /** Removes an upload and what has arrived of it. The asset it became stays. */
  async function terminate(userId: string, id: string): Promise<Response> {
    await own(userId, id);
    await services.locks.hold(id, async () => {
      const upload = await own(userId, id);
      await deleteUpload(services.sql, id);
      await services.media.parts.remove(partKey(upload));
    });
    return new Response(null, { status: 204 });
  }

  async function outcome(userId: string, id: string): Promise<Answer> {
    const { sql, media, locks } = services;
    const before = await own(userId, id);
    if (before.state !== "open")
      return { state: "done", received: before.bytes, bytes: before.bytes, asset: await outcomeOf(sql, before) };
    const received = await media.parts.size(partKey(before));
    if (received < before.bytes) return { state: "open", received, bytes: before.bytes, asset: null };
    // The server was stopped between the last byte and the look at the file.
    return locks.hold(id, async () => {
      const upload = await own(userId, id);
      const asset = upload.state === "open" ? await finishUpload(services, upload) : await outcomeOf(sql, upload);
      return { state: "done", received: upload.bytes, bytes: upload.bytes, asset };
    });
  }

  async function own(userId: string, id: string): Promise<UploadRecord> {
    const upload = await findUpload(services.sql, userId, id);
    if (upload === null) throw new AppError("not-found", "There is no such upload.", { hint: "Start it again." });
    return upload;
  }
}

/** As headers write a moment. */
const httpDate = (iso: string): string => new Date(iso).toUTCString();

const COMMON = { "tus-resumable": TUS_VERSION, "cache-control": "no-store", "x-content-type-options": "nosniff" };

const capabilities = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      "tus-version": TUS_VERSION,
      "tus-extension": TUS_EXTENSIONS,
      "tus-max-size": String(LIMITS.resumableBytes),
      "tus-checksum-algorithm": CHECKSUM_ALGORITHMS.join(","),
    },
  });

const refusal = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json({ error: { kind: "bad-request", message } }, { status, headers });

const wrongVersion = (): Response =>
  refusal(412, `This speaks tus ${TUS_VERSION}: send it in the header Tus-Resumable.`, { "tus-version": TUS_VERSION });

const notAllowed = (allow: string): Response => refusal(405, "This cannot be done here.", { allow });
