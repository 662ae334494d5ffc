import { log } from "../../infra/log/log.ts";
import { AppError } from "@sayhey/contract/app-error";
import { z } from "zod";
import { RETRY_AFTER_SECONDS } from "../../http/error-response.ts";

const databaseErrorSchema = z.object({
  code: z.string().regex(/^[0-9A-Z]{5}$/),
  message: z.string(),
  detail: z.string().optional(),
  hint: z.string().optional(),
});
const answerSchema = z.object({ code: z.literal("SUP") });

const TOO_SLOW = {
  code: "57014",
  message: "The query took too long.",
  detail: undefined,
  hint: "Ask for fewer rows, or filter them.",
};

/** Status by SQLSTATE as PostgREST documents it (https://docs.postgrest.org/en/stable/references/errors.html). */
function statusOf(code: string): number {
  if (code === "P0001" || code.startsWith("22") || code === "23502" || code === "23514") return 400;
  if (code === "23503" || code === "23505") return 409;
  if (code === "57014") return 504;
  if (code.startsWith("08") || code.startsWith("53")) return 503;
  if (code.startsWith("40")) return 409;
  return 500;
}

/**
 * The answer while the database is away or full, whatever the library made of that: a token that could not be looked up is not a wrong one.
 * `undefined` when the database answered.
 */
export function awayRefusal(pathname: string, databaseError: unknown): Response | undefined {
  return databaseError instanceof AppError ? platformRefusal(pathname, databaseError) : undefined;
}

const REST_CODES: Readonly<Record<number, string>> = { 413: "answer_too_large", 503: "PGRST001", 507: "53100" };

/** A failure of ours in the words of the part that was asked. */
export function platformRefusal(pathname: string, { status, message, hint }: AppError): Response {
  const headers = {
    "access-control-allow-origin": "*",
    "cache-control": "no-store",
    ...(status === 503 && { "retry-after": String(RETRY_AFTER_SECONDS) }),
  };
  const body = pathname.startsWith("/rest/")
    ? { code: REST_CODES[status] ?? String(status), message, details: null, hint: hint ?? null }
    : { code: status, error_code: "database_unavailable", msg: message };
  return Response.json(body, { status, headers });
}

/** Gives back what the library lost: an error raised in SQL with its status, code, details and hint. */
export async function restRefusal(answer: Response, databaseError: unknown): Promise<Response> {
  const away = awayRefusal("/rest/v1", databaseError);
  if (away !== undefined) return away;
  if (answer.status !== 500) return answer;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  if (!answerSchema.safeParse(body).success) return answer;
  const found = databaseErrorSchema.safeParse(databaseError);
  if (!found.success) {
    log.error("A request to REST failed.", databaseError);
    return Response.json(
      { code: "SUP", message: "The request could not be answered.", details: null, hint: null },
      { status: 500 },
    );
  }
  const { code, message, detail, hint } = found.data.code === "57014" ? TOO_SLOW : found.data;
  return Response.json({ code, message, details: detail ?? null, hint: hint ?? null }, { status: statusOf(code) });
}
