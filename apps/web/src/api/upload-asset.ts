import { AppError } from "@sayhey/contract/app-error";
import { LIMITS } from "@sayhey/contract/limits";
import type { AssetRow } from "@sayhey/contract/rows";
import { UPLOAD_META_HEADER, UPLOAD_NAME_HEADER, UPLOAD_PATH, uploadAnswerSchema } from "@sayhey/contract/upload";
import { loadConfig } from "./config.ts";
import { refusalError } from "./functions.ts";
import { connect } from "./supabase.ts";
import type { UploadOptions } from "./upload-options.ts";

/** From this size on files go in parts, bytes: a smaller one is as quickly sent again. */
export const PARTS_FROM_BYTES = 4 * 1024 ** 2;

/**
 * Uploads one file into the person's assets, a large one in parts.
 * @throws AppError of the server's kind when it refuses, cancelled on abort, unavailable when it cannot be reached
 */
export async function uploadAsset(file: Blob, options: UploadOptions = {}): Promise<AssetRow> {
  const { name = file instanceof File ? file.name : "picture.png", meta, onProgress, signal, ...query } = options;
  if (file.size > LIMITS.resumableBytes) {
    throw new AppError(
      "too-large",
      `The file is larger than ${LIMITS.resumableBytes / 1024 ** 3} GB, the largest allowed.`,
      {
        hint: "Use a smaller file.",
      },
    );
  }
  if (file.size === 0)
    throw new AppError("bad-request", "The file is empty.", { hint: "Choose a file that isn't empty." });
  if (file.size >= PARTS_FROM_BYTES || options.address !== undefined) {
    const { uploadInParts } = await import("./upload-in-parts.ts");
    return uploadInParts(file, options);
  }
  const [config, client] = await Promise.all([loadConfig(), connect()]);
  const { data } = await client.auth.getSession();
  if (data.session === null)
    throw new AppError("unauthenticated", "Auth session missing!", { hint: "Sign in again to continue." });
  if (signal?.aborted === true) throw stopped();
  const given = Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const request = new XMLHttpRequest();
  request.open("POST", `${config.supabaseUrl}${UPLOAD_PATH}?${new URLSearchParams(given).toString()}`);
  request.setRequestHeader("authorization", `Bearer ${data.session.access_token}`);
  request.setRequestHeader(UPLOAD_NAME_HEADER, encodeURIComponent(name));
  if (meta !== undefined) request.setRequestHeader(UPLOAD_META_HEADER, encodeURIComponent(JSON.stringify(meta)));
  // What the file is, the server reads from its bytes.
  request.setRequestHeader("content-type", "application/octet-stream");
  const { status, text } = await send(request, file, onProgress, signal);
  const body: unknown = readJson(text);
  if (status !== 201) throw refusalError(status, body);
  const parsed = uploadAnswerSchema.safeParse(body);
  if (!parsed.success) {
    throw new AppError("internal", "The server's answer to the upload cannot be read.", {
      cause: parsed.error,
      hint: "Refresh the page: it may be older than the server.",
    });
  }
  return parsed.data.asset;
}

/** Only XMLHttpRequest tells how much of a body has left. */
function send(
  request: XMLHttpRequest,
  file: Blob,
  onProgress: ((share: number) => void) | undefined,
  signal: AbortSignal | undefined,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const abort = (): void => request.abort();
    request.upload.addEventListener("progress", (event) => {
      if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total);
    });
    request.addEventListener("load", () => resolve({ status: request.status, text: request.responseText }));
    request.addEventListener("abort", () => reject(stopped()));
    request.addEventListener("error", () =>
      reject(new AppError("unavailable", "The upload broke off.", { hint: "Check your connection and try again." })),
    );
    request.addEventListener("loadend", () => signal?.removeEventListener("abort", abort));
    signal?.addEventListener("abort", abort, { once: true });
    request.send(file);
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
