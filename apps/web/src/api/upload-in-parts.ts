import { AppError } from "@sayhey/contract/app-error";
import type { AssetRow } from "@sayhey/contract/rows";
import { RESUMABLE_PATH, resumableAnswerSchema } from "@sayhey/contract/upload";
import type { DetailedError, Upload } from "tus-js-client";
import { loadConfig } from "./config.ts";
import { refusalError } from "./functions.ts";
import { connect } from "./supabase.ts";
import type { UploadOptions } from "./upload-options.ts";

/** Bytes of one request: who is signed in and what is allowed is asked with each. */
const PART_BYTES = 8 * 1024 ** 2;
/** Pauses before a part is tried again at once, ms. */
const RETRY_MS = [0, 1000];
/** Longest pause while the server cannot be reached, ms; the browser's word that it is online again ends it. */
const STALL_MS = 10_000;

/** It is not the file: the server is away, busy with this very upload, or wants a pause. */
const passes = (status: number): boolean =>
  status === 0 || status === 409 || status === 423 || status === 429 || status >= 500;

/**
 * Uploads a file in parts, which goes on by itself after the connection or the server was away. Aborting leaves what has arrived, so
 * that it can be gone on with; `forgetUpload` removes it.
 * @throws AppError of the server's kind when it refuses, cancelled on abort
 */
export async function uploadInParts(file: Blob, options: UploadOptions): Promise<AssetRow> {
  const { signal, onStalled } = options;
  const known = { address: options.address };
  for (;;) {
    try {
      const address = await sendParts(file, { ...options, address: known.address }, (made) => {
        known.address = made;
        options.onAddress?.(made);
      });
      return await resultOf(address, signal);
    } catch (cause) {
      if (!(cause instanceof AppError) || cause.kind !== "unavailable" || signal?.aborted === true) throw cause;
      onStalled?.(true);
      await pause(signal);
    }
  }
}

/** Sends what has not arrived yet; answers the upload's address. @throws AppError unavailable for what may pass */
async function sendParts(file: Blob, options: UploadOptions, onAddress: (address: string) => void): Promise<string> {
  const [{ Upload: TusUpload }, { supabaseUrl }] = await Promise.all([import("tus-js-client"), loadConfig()]);
  const { name = file instanceof File ? file.name : "picture.png", meta, signal, onProgress, onStalled } = options;
  const metadata: Record<string, string> = { filename: name };
  for (const key of ["kind", "project", "folder", "replace"] as const)
    if (options[key] !== undefined) metadata[key] = options[key];
  if (meta !== undefined) metadata["made"] = JSON.stringify(meta);
  if (signal?.aborted === true) throw stopped();
  return new Promise((resolve, reject) => {
    const upload: Upload = new TusUpload(file, {
      endpoint: `${supabaseUrl}${RESUMABLE_PATH}`,
      uploadUrl: options.address ?? null,
      chunkSize: PART_BYTES,
      retryDelays: RETRY_MS,
      storeFingerprintForResuming: false,
      metadata,
      // A session is renewed while a long upload goes on.
      onBeforeRequest: async (request) => request.setHeader("authorization", `Bearer ${await bearer()}`),
      onUploadUrlAvailable: () => upload.url !== null && onAddress(upload.url),
      onProgress: (sent, total) => {
        onStalled?.(false);
        onProgress?.(total === 0 ? 0 : sent / total);
      },
      onShouldRetry: (error) => passes(error.originalResponse?.getStatus() ?? 0),
      onSuccess: () => (upload.url === null ? reject(new Error("the upload has no address")) : resolve(upload.url)),
      onError: (error) => reject(errorOf(error)),
    });
    signal?.addEventListener(
      "abort",
      () => {
        void upload.abort().catch(() => undefined); // nothing is under way
        reject(stopped());
      },
      { once: true },
    );
    upload.start();
  });
}

function errorOf(error: Error | DetailedError): AppError {
  if (error instanceof AppError) return error;
  const response = "originalResponse" in error ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  if (passes(status) && status !== 429)
    return new AppError("unavailable", "The connection was lost.", { cause: error, hint: "It resumes automatically." });
  return refusalError(status, readJson(response?.getBody() ?? ""));
}

/** What became of an upload whose last byte has arrived. */
async function resultOf(address: string, signal: AbortSignal | undefined): Promise<AssetRow> {
  const response = await request("GET", address, signal);
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw refusalError(response.status, body);
  const { state, asset } = resumableAnswerSchema.parse(body);
  if (state === "done" && asset !== null) return asset;
  throw new AppError("not-found", "The file no longer exists.", { hint: "Upload it again." });
}

/** Removes what has arrived of an upload. */
export async function forgetUpload(address: string): Promise<void> {
  await request("DELETE", address);
}

async function request(method: string, address: string, signal?: AbortSignal): Promise<Response> {
  const { supabaseUrl } = await loadConfig();
  try {
    return await fetch(new URL(address, supabaseUrl), {
      method,
      headers: { authorization: `Bearer ${await bearer()}`, "tus-resumable": "1.0.0" },
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (cause) {
    if (signal?.aborted === true) throw stopped();
    throw cause instanceof AppError ? cause : new AppError("unavailable", "SayHey cannot be reached.", { cause });
  }
}

async function bearer(): Promise<string> {
  const client = await connect();
  const { data } = await client.auth.getSession();
  if (data.session === null)
    throw new AppError("unauthenticated", "Auth session missing!", { hint: "Sign in again to continue." });
  return data.session.access_token;
}

/** Waits for the browser to be online again, or a while. */
function pause(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      signal?.removeEventListener("abort", end);
      if (signal?.aborted === true) reject(stopped());
      else resolve();
    };
    const timer = setTimeout(end, STALL_MS);
    window.addEventListener("online", end);
    signal?.addEventListener("abort", end);
    if (signal?.aborted === true) end();
  });
}

const stopped = (): AppError => new AppError("cancelled", "Stopped.");

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
