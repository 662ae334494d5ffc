import type { DataCall } from "./data-call.ts";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { Database } from "../../infra/database/database.ts";
import { networkOf } from "../../infra/limits/network-of.ts";
import { countHit } from "../../infra/limits/rate-limit.ts";
import { isNavigation } from "../../http/app-request.ts";
import { answerError, answerJson, bearerOf, readJson, refuseForeign } from "./data-http.ts";
import { batchSchema, changeSchema } from "./change.ts";
import { clearSharedData } from "./clear-shared-data.ts";
import { DataRefusal, unfit } from "./data-refusal.ts";
import type { OpenApp } from "./app-looks.ts";
import { openLiveRows } from "./live-rows.ts";
import { mayCreate, mayReadAll, type Visitor } from "./permissions.ts";
import { formatCursor, parseCursor, readRow, readRows } from "./read-rows.ts";
import { createExporter } from "./export-handler.ts";
import { createAppFinder } from "./shared-app.ts";
import { openStore } from "./shared-store.ts";
import { createVisitorCodes } from "./visitor-codes.ts";
import { answerVisitor } from "./visitor-handler.ts";
import { findVisitor, tooMany } from "./visitors.ts";
import { visitorBody } from "./visitor-body.ts";
import { type PathedChange, writeChanges } from "./write-changes.ts";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const WRITES_PER_VISITOR = { hits: 300, windowMs: MINUTE_MS };
const WRITES_PER_APP = { hits: 6000, windowMs: MINUTE_MS };
/** A request may hold a hundred changes. */
const CHANGES_PER_VISITOR = { hits: 1000, windowMs: MINUTE_MS };
const CHANGES_PER_NETWORK = { hits: 5000, windowMs: MINUTE_MS };
const KB_PER_VISITOR = { hits: 10 * 1024, windowMs: MINUTE_MS };
/** Behind one network there may be a school. */
const KB_PER_NETWORK = { hits: 30 * 1024, windowMs: MINUTE_MS };
/** Counted in memory, since reading must cost nothing more than reading. */
const READS_PER_NETWORK = 1200;
const DATA_PATH = /^\/(?:data|visitor)(?:\/|$)/;
const BODY_BYTES = 2 * 1024 ** 2;

/** What the shared data of apps need. */
export interface AppDataOptions {
  sql: Database;
  /** Address of the database without a pooler, for LISTEN. */
  directUrl: string;
  /** Keeps codes from being guessed by who reads the table. */
  codeSecret(): Promise<string>;
  /** Address that limits count by. */
  addressOf(request: IncomingMessage): string;
  onWarning(message: string, error?: unknown): void;
}

/** The shared data of all apps, under `/data` and `/visitor` of their own origins. */
export interface AppData {
  /** Answers what is for the shared data of an app; null when the request is for the app itself. */
  fetch(request: Request, slug: string, caller: { address: string }): Promise<Response | null>;
  /** Takes over an upgraded request of an app; false when it is for something else. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, slug: string): boolean;
  close(): Promise<void>;
}

/** Opens the shared data of apps. */
export function openAppData(options: AppDataOptions): AppData {
  const { sql } = options;
  const findApp = createAppFinder(sql);
  const codes = createVisitorCodes(sql, options.codeSecret);
  const exportRows = createExporter(sql);
  const reads = new Map<string, number>();
  const forget = setInterval(() => reads.clear(), MINUTE_MS);
  forget.unref();
  const clear = (): void =>
    void clearSharedData(sql).catch((error: unknown) =>
      options.onWarning("Old shared data could not be cleared; the next hour tries again.", error),
    );
  const clearing = setInterval(clear, HOUR_MS);
  clearing.unref();

  const look = async (slug: string): Promise<OpenApp | null> => {
    const app = await findApp(slug);
    return app === null ? null : { app, store: await openStore(sql, app, new Date()) };
  };
  const live = openLiveRows({
    sql,
    directUrl: options.directUrl,
    look,
    visitorOf: (store, token) => findVisitor(sql, store, token),
    onWarning: options.onWarning,
  });

  const answer = async (request: Request, slug: string, url: URL, address: string): Promise<Response> => {
    refuseForeign(request, url);
    const network = networkOf(address);
    const count = (reads.get(network) ?? 0) + 1;
    reads.set(network, count);
    if (count > READS_PER_NETWORK) throw tooMany(MINUTE_MS);
    const token = bearerOf(request);
    const found = await look(slug);
    if (found === null)
      throw new DataRefusal("not-found", "This app's data isn't shared.", {
        hint: "Its owner can share it on the project page.",
      });
    const visitor = await findVisitor(sql, found.store, token);
    if (token !== null && visitor === null)
      throw new DataRefusal("unauthenticated", "This token isn't valid here.", {
        rule: "visitor",
        hint: "Ask for a new one.",
      });
    const [area, ...parts] = url.pathname.split("/").slice(1).map(decode);
    const call: DataCall = { ...found, visitor, request, url, parts, token, address };
    return area === "visitor" ? answerVisitor(sql, codes, call) : answerData(sql, exportRows, call);
  };

  return {
    async fetch(request, slug, { address }) {
      const url = new URL(request.url);
      // A page of the app may have such a name; whoever opens it asks for a page.
      if (!DATA_PATH.test(url.pathname) || isNavigation(request)) return null;
      try {
        return await answer(request, slug, url, address);
      } catch (error) {
        return answerError(error);
      }
    },
    upgrade(request, socket, head, slug) {
      // Compared as it was sent: not everything that can be sent is an address.
      if ((request.url ?? "").split("?")[0] !== "/data/live") return false;
      live.accept(request, socket, head, slug, networkOf(options.addressOf(request)));
      return true;
    },
    async close() {
      clearInterval(forget);
      clearInterval(clearing);
      await live.close();
    },
  };
}

/** A visitor who may write now. */
async function writerOf(sql: Database, { app, visitor }: DataCall): Promise<Visitor> {
  if (visitor === null)
    throw new DataRefusal("unauthenticated", "A visitor token is required.", {
      rule: "visitor",
      hint: "POST /visitor gives a token.",
    });
  for (const [key, limit] of [
    [`app writes ${visitor.id}`, WRITES_PER_VISITOR],
    [`app writes ${app.projectId} ${app.place}`, WRITES_PER_APP],
  ] as const) {
    const verdict = await countHit(sql, key, limit);
    if (!verdict.allowed) throw tooMany(verdict.retryAfterMs);
  }
  return visitor;
}

/** How much one may write: each by themselves, and all of one network together. */
const limitsOf = ({ address }: DataCall, visitor: Visitor) => {
  const network = networkOf(address);
  const limits = [
    { key: `app changes ${visitor.id}`, unit: "changes", ...CHANGES_PER_VISITOR },
    { key: `app changes ${network}`, unit: "changes", ...CHANGES_PER_NETWORK },
    { key: `app bytes ${visitor.id}`, unit: "kB", ...KB_PER_VISITOR },
    { key: `app bytes ${network}`, unit: "kB", ...KB_PER_NETWORK },
  ] as const;
  return { network, limits };
};

async function answerData(
  sql: Database,
  exportRows: ReturnType<typeof createExporter>,
  call: DataCall,
): Promise<Response> {
  const { request, parts, app } = call;
  const [entity, id, action] = parts;
  const method = request.method;
  if (entity === undefined || entity === "")
    return method === "POST" ? writeBatch(sql, call) : readAll(sql, call, method);
  if (parts.length === 1 && entity === "export") {
    if (method !== "GET") throw notAllowed("GET");
    return exportRows(call);
  }
  if (!app.rules.has(entity)) throw new DataRefusal("not-found", `This app keeps no ${entity.slice(0, 40)}.`);
  if (id === undefined) {
    if (method === "GET") return answerRows(sql, call, entity);
    if (method === "POST") return writeOne(sql, call, { ...(await bodyOf(request)), do: "create", entity }, 201);
    throw notAllowed("GET, POST");
  }
  if (action === undefined) {
    if (method === "GET") {
      const row = await readRow(sql, app, call.store, call.visitor, entity, id);
      if (row === null) throw new DataRefusal("not-found", "There is no such row.", { rule: "gone" });
      return answerJson(row, 200, { etag: `"${row.version}"` });
    }
    const version = ifMatch(request);
    if (method === "PATCH")
      return writeOne(sql, call, { ...(await bodyOf(request)), ...version, do: "update", entity, id });
    if (method === "DELETE") return writeOne(sql, call, { do: "delete", entity, id, ...version });
    throw notAllowed("GET, PATCH, DELETE");
  }
  if (parts.length === 3 && (action === "restore" || action === "add")) {
    if (method !== "POST") throw notAllowed("POST");
    const body = action === "add" ? await bodyOf(request) : {};
    return writeOne(sql, call, { ...body, do: action, entity, id });
  }
  throw new DataRefusal("not-found", "There is nothing at this address.");
}

/** What an app needs to begin: every row, what its visitor may do, and who that is. */
async function readAll(sql: Database, call: DataCall, method: string): Promise<Response> {
  if (method !== "GET") throw notAllowed("GET, POST");
  const { app, store, visitor, url } = call;
  const page = await readRows(sql, app, store, visitor, { after: cursorOf(url) });
  return answerJson({
    shared: true,
    timeZone: app.timeZone,
    ...pageBody(page),
    visitor: visitor === null ? null : visitorBody(visitor),
    entities: Object.fromEntries(
      [...app.rules].map(([id, rules]) => [
        id,
        {
          access: rules.access,
          mayCreate: mayCreate(rules, visitor),
          mayReadAll: mayReadAll(rules, visitor),
          counted: [...rules.counted.keys()],
          personal: [...rules.personal],
        },
      ]),
    ),
  });
}

async function answerRows(sql: Database, call: DataCall, entity: string): Promise<Response> {
  const { app, store, visitor, url } = call;
  return answerJson(pageBody(await readRows(sql, app, store, visitor, { after: cursorOf(url), entity })));
}

const pageBody = (page: Awaited<ReturnType<typeof readRows>>) => ({
  rows: page.rows,
  cursor: formatCursor(page.cursor),
  more: page.more,
  fresh: page.fresh,
});

async function writeBatch(sql: Database, call: DataCall): Promise<Response> {
  const batch = parse(batchSchema, await bodyOf(call.request));
  const changes = batch.changes.map((change, index): PathedChange => ({ change, path: `changes[${index}]` }));
  const visitor = await writerOf(sql, call);
  const options = { key: batch.key, ...limitsOf(call, visitor) };
  return answerJson(await writeChanges(sql, call.app, visitor, changes, options));
}

async function writeOne(
  sql: Database,
  call: DataCall,
  given: Record<string, unknown>,
  status = 200,
): Promise<Response> {
  const change = parse(changeSchema, given);
  const visitor = await writerOf(sql, call);
  const { rows } = await writeChanges(sql, call.app, visitor, [{ change, path: "" }], {
    ...limitsOf(call, visitor),
  });
  const [row] = rows;
  return answerJson(row ?? null, status, row === undefined ? {} : { etag: `"${row.version}"` });
}

function cursorOf(url: URL) {
  const text = url.searchParams.get("after");
  if (text === null) return null;
  const cursor = parseCursor(text);
  if (cursor === null) throw unfit("after", "must be a cursor of an earlier answer");
  return cursor;
}

function ifMatch(request: Request): { version?: number } {
  const text = request.headers.get("if-match");
  if (text === null) return {};
  const match = /^(?:W\/)?"(\d{1,9})"$/.exec(text);
  if (match === null) throw unfit("If-Match", "must be a version in quotation marks");
  return { version: Number(match[1]) };
}

async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  return readJson(request, BODY_BYTES);
}

/** Reads by a schema. @throws DataRefusal with the path of the first value at fault */
function parse<T>(schema: { safeParse(value: unknown): ReturnTypeOf<T> }, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const path = (issue?.path ?? [])
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");
  throw unfit(path === "" ? "body" : path, (issue?.message ?? "has no readable shape").replace(/\.$/, ""));
}
type ReturnTypeOf<T> =
  | { success: true; data: T }
  | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };

const notAllowed = (allow: string): DataRefusal =>
  new DataRefusal("bad-request", `Only ${allow} is answered here.`, { allow });

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw unfit("path", "is not well encoded");
  }
}
