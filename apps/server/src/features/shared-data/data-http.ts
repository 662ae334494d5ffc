import { AppError } from "@sayhey/contract/app-error";
import { isDeeperThan } from "../../infra/storable-text.ts";
import { isForeign } from "../../http/app-request.ts";
import { errorResponse } from "../../http/error-response.ts";
import { DataRefusal, unfit } from "./data-refusal.ts";

const HEADERS = { "cache-control": "no-store", "x-content-type-options": "nosniff", vary: "authorization" };
/** Levels of a batch: the list of changes, a change, its values, a list of texts. */
const DEPTH = 6;

export const answerJson = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { ...HEADERS, ...headers } });

export const answerNothing = (): Response => new Response(null, { status: 204, headers: HEADERS });

/** A failure as `{ error: { kind, message, hint?, field?, rule?, current? } }`. */
export function answerError(error: unknown): Response {
  if (!(error instanceof DataRefusal)) {
    const response = errorResponse(error);
    for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
    return response;
  }
  const { kind, message, hint, field, rule, current, retryAfterMs, allow } = error;
  return answerJson(
    { error: { kind, message, hint, field, rule, current } },
    allow === undefined ? error.status : 405,
    {
      ...(allow !== undefined && { allow }),
      ...(retryAfterMs !== undefined && { "retry-after": String(Math.max(1, Math.ceil(retryAfterMs / 1000))) }),
    },
  );
}

/** The token of `Authorization: Bearer …`; cookies are never looked at. */
export function bearerOf(request: Request): string | null {
  return /^Bearer ([\w-]{1,200})$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
}

/** Only the app's own pages may call: no other site, and no other app. @throws DataRefusal forbidden */
export function refuseForeign(request: Request, url: URL): void {
  if (isForeign(request, url)) throw new DataRefusal("forbidden", "Only the app itself may call this.");
}

/** The JSON object of a request. @throws AppError too-large, DataRefusal */
export async function readJson(request: Request, mostBytes: number): Promise<Record<string, unknown>> {
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? ""))
    throw new DataRefusal("bad-request", "Send JSON, with content-type application/json.");
  const body: unknown = parseJson(await readText(request, mostBytes));
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw unfit("body", "must be an object");
  if (isDeeperThan(body, DEPTH)) throw unfit("body", "is nested too deep");
  return body as Record<string, unknown>;
}

async function readText(request: Request, mostBytes: number): Promise<string> {
  const tooLarge = new AppError("too-large", `The request is larger than ${Math.round(mostBytes / 1024)} KB.`);
  if (Number(request.headers.get("content-length") ?? 0) > mostBytes) throw tooLarge;
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of request.body ?? []) {
    bytes += part.byteLength;
    if (bytes > mostBytes) throw tooLarge;
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unfit("body", "is no JSON");
  }
}
