import { inboxEntities, sharedRules } from "@sayhey/appspec";
import { z } from "zod";
import type { Database } from "../../infra/database/database.ts";
import { networkOf } from "../../infra/limits/network-of.ts";
import { countHit } from "../../infra/limits/rate-limit.ts";
import { checkValues } from "./check-values.ts";
import { isNavigation } from "../../http/app-request.ts";
import { answerError, answerJson, readJson, refuseForeign } from "./data-http.ts";
import { DataRefusal, unfit } from "./data-refusal.ts";
import { findPublished } from "./find-published.ts";
import { keepEntry } from "./keep-entry.ts";
import { tooMany } from "./visitors.ts";

const BODY_BYTES = 64 * 1024;
const MINUTE_MS = 60_000;
const PER_NETWORK = { hits: 10, windowMs: 10 * MINUTE_MS };
const PER_APP = { hits: 300, windowMs: 60 * MINUTE_MS };
/** Nobody reads a form and fills it in faster than this after the page has opened. */
const FASTEST_MS = 1500;

const entrySchema = z.strictObject({
  entity: z.string().max(40),
  /** The same key is kept once. */
  key: z.string().regex(/^[\w-]{8,60}$/),
  values: z.record(z.string().max(40), z.unknown()),
  /** A field that people don't see: what fills it in is a program. */
  website: z.string().max(500),
  /** Time since the page opened. */
  elapsedMs: z.number().min(0).max(1e10),
});

/**
 * `POST /inbox` of a published site: keeps what a visitor sends and tells the owner; 201 once it is kept. What a program sends is
 * answered the same and not kept. Null for every other request.
 */
export function createInboxHandler(sql: Database) {
  return async (request: Request, slug: string, { address }: { address: string }): Promise<Response | null> => {
    const url = new URL(request.url);
    if (url.pathname !== "/inbox" || isNavigation(request)) return null;
    try {
      refuseForeign(request, url);
      if (request.method !== "POST")
        throw new DataRefusal("bad-request", "Only POST is answered here.", { allow: "POST" });
      return await take(sql, request, slug, networkOf(address));
    } catch (error) {
      return answerError(error);
    }
  };
}

async function take(sql: Database, request: Request, slug: string, network: string): Promise<Response> {
  const ofNetwork = await countHit(sql, `inbox ${network}`, PER_NETWORK);
  if (!ofNetwork.allowed) throw tooMany(ofNetwork.retryAfterMs);
  const app = await findPublished(sql, slug);
  if (app === null) throw new DataRefusal("not-found", "This app takes no messages.");
  const parsed = entrySchema.safeParse(await readJson(request, BODY_BYTES));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw unfit(issue?.path.join(".") || "body", issue?.message ?? "has no readable shape");
  }
  const { entity: id, key, values, website, elapsedMs } = parsed.data;
  const rules = inboxEntities(app.spec).has(id) ? sharedRules(app.spec).get(id) : undefined;
  if (rules === undefined) throw unfit("entity", "is nothing that visitors send");
  if (website !== "" || elapsedMs < FASTEST_MS) return answerJson({ sent: true }, 201);
  const perApp = await countHit(sql, `inbox app ${app.projectId}`, PER_APP);
  if (!perApp.allowed) throw tooMany(perApp.retryAfterMs);
  const checked = checkValues(rules, values, "values", { whole: true });
  const outcome = await sql.begin((tx) =>
    keepEntry(tx, { ...app, appName: app.spec.identity.name, entity: rules.entity, values: checked, key }),
  );
  if (outcome === "full")
    throw new DataRefusal("quota", "This inbox is full.", {
      rule: "full",
      hint: "Its owner can delete entries or upgrade.",
    });
  return answerJson({ sent: true }, 201);
}
