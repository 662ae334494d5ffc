import { z } from "zod";
import type { Database } from "../infra/database/database.ts";
import { networkOf } from "../infra/limits/network-of.ts";
import { countHit } from "../infra/limits/rate-limit.ts";

/** A code has eight signs of 32: nobody finds one by trying. */
const PER_NETWORK = { hits: 30, windowMs: 60_000 };

const codeSchema = z.string().regex(/^eq\.[A-HJ-NP-Za-hj-np-z2-9]{8}$/);

/**
 * Answers the one question that somebody may ask of the profile of a person who published nothing: `id` of `profiles` where `referral_code`
 * equals a code, in PostgREST's form. Row level security cannot tell it from a list of everybody. `undefined` for every other request.
 */
export async function answerReferrerLookup(
  request: Request,
  caller: { address: string },
  sql: Database,
): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  if (request.method !== "GET" || !/^\/rest\/v1\/profiles\/?$/.test(pathname)) return undefined;
  const names = [...searchParams.keys()].filter((name) => name !== "limit");
  if (names.toSorted().join() !== "referral_code,select" || searchParams.get("select") !== "id") return undefined;
  const code = codeSchema.safeParse(searchParams.get("referral_code")).data?.slice(3).toUpperCase();
  const verdict = await countHit(sql, `referrer lookup ${networkOf(caller.address)}`, PER_NETWORK);
  if (!verdict.allowed) {
    return refusal(429, "PGRST000", "Too many requests. Please try again in a moment.", {
      "retry-after": String(Math.max(1, Math.ceil(verdict.retryAfterMs / 1000))),
    });
  }
  const rows =
    code === undefined
      ? []
      : await sql<{ id: string }[]>`
          select id from public.profiles where referral_code = ${code} and not private.account_is_closed(id)`;
  if (request.headers.get("accept")?.includes("vnd.pgrst.object") !== true) return answer(rows);
  const [row] = rows;
  return row === undefined
    ? refusal(406, "PGRST116", "Cannot coerce the result to a single JSON object")
    : answer(row, "application/vnd.pgrst.object+json; charset=utf-8");
}

const HEADERS = { "access-control-allow-origin": "*", "cache-control": "no-store" };

const answer = (body: object, type = "application/json; charset=utf-8"): Response =>
  Response.json(body, { headers: { ...HEADERS, "content-type": type } });

const refusal = (status: number, code: string, message: string, headers: Record<string, string> = {}): Response =>
  Response.json({ code, message, details: null, hint: null }, { status, headers: { ...HEADERS, ...headers } });
