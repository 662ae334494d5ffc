import type { ImportServices } from "./import-services.ts";
import { AppError } from "@sayhey/contract/app-error";
import { IMPORT_BYTES, IMPORT_PATH, type ImportAnswer } from "@sayhey/contract/project-import";
import { z } from "zod";
import { errorResponse } from "../../http/error-response.ts";
import { FieldError } from "../../http/rpc/define-function.ts";
import { countHit, type RateLimit } from "../../infra/limits/rate-limit.ts";
import { requireSwitch } from "../../infra/switches/switches.ts";
import { importInto, importNew } from "./import-project.ts";

const RATE: RateLimit = { hits: 20, windowMs: 60_000 };
const querySchema = z.strictObject({ projectId: z.uuid().optional() });

/** Answers `POST /imports/v1`: the body is a ZIP of an exported app. */
export function createImportHandler(services: ImportServices): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      const url = new URL(request.url);
      if (url.pathname !== IMPORT_PATH) throw new AppError("not-found", "There is nothing at this address.");
      if (request.method !== "POST") {
        return Response.json(
          { error: { kind: "bad-request", message: "Files are imported with POST." } },
          { status: 405, headers: { allow: "POST" } },
        );
      }
      const answer = await take(services, request, url.searchParams);
      return Response.json(answer, { status: 201, headers: { "cache-control": "no-store" } });
    } catch (error) {
      return errorResponse(error);
    }
  };
}

async function take(services: ImportServices, request: Request, search: URLSearchParams): Promise<ImportAnswer> {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  const claims = token === undefined ? null : await services.verifyBearer(token);
  if (claims === null || claims.role !== "authenticated" || claims.sub === undefined)
    throw new AppError("unauthenticated", "You are not signed in.", { hint: "Sign in, then try again." });
  const userId = claims.sub;
  await requireSwitch(services.sql, "uploads");
  const verdict = await countHit(services.sql, `import ${userId}`, RATE);
  if (!verdict.allowed) {
    throw new AppError("rate-limited", "You are importing too often.", {
      hint: `Try again in ${Math.max(1, Math.ceil(verdict.retryAfterMs / 1000))} seconds.`,
    });
  }
  const query = querySchema.safeParse(Object.fromEntries(search));
  if (!query.success) throw new FieldError("projectId", "This names no project.");
  const zip = new Uint8Array(await request.arrayBuffer());
  if (zip.length === 0) throw new FieldError("file", "The file is empty.");
  if (zip.length > IMPORT_BYTES)
    throw new FieldError("file", `The file is larger than ${IMPORT_BYTES / 1024 ** 2} MB.`);
  const { projectId } = query.data;
  return projectId === undefined ? importNew(services, userId, zip) : importInto(services, userId, projectId, zip);
}
