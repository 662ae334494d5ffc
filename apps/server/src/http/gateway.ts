import type { HttpBindings } from "@hono/node-server";
import { AppError } from "@sayhey/contract/app-error";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { callerAddress } from "../infra/limits/caller-address.ts";
import { errorResponse } from "./error-response.ts";
import type { Database } from "../infra/database/database.ts";
import { readinessResponse, type Readiness } from "../infra/readiness.ts";
import type { Settings } from "../infra/settings/settings-schema.ts";
import { observeRequests } from "./observe-requests.ts";
import type { PageHeadOf } from "./page-head.ts";
import { createWebApp, SECURITY_HEADERS, WEB_FOLDER } from "./web-app.ts";

const KB = 1024;
const MB = 1024 * KB;

/** Paths that never answer with the web app's page; `/auth` alone is a page. */
const API_PATH = /^\/(?:(?:auth|rest|functions|realtime|storage|uploads)\/v\d|(?:media|api)\/)/;

/** Bindings every handler of the gateway gets from @hono/node-server. */
export interface GatewayEnv {
  Bindings: Partial<HttpBindings>;
}

/** What the gateway asks of what lies below it: the database for `/healthz`, the addresses, and who answers auth and REST. */
export interface GatewayPlatform {
  settings: Pick<Settings, "TRUST_PROXY" | "APPS_DOMAIN" | "SMTP_URL">;
  /** Address browsers reach the product under, without a trailing slash. */
  publicUrl: string;
  sql: Database;
  keys: { publishable: string };
  /** Answers `/auth/v1` and `/rest/v1`. */
  api(request: Request, caller: { address: string }): Promise<Response>;
}

/** What is mounted on the gateway besides auth, REST and the web app. */
export interface GatewayParts {
  /** Paths that are answered by a handler, most specific first: `/functions/v1`, `/media`. The request arrives unchanged. */
  mounts: {
    path: string;
    bodyBytes: number;
    /** The handler reads the body as it comes and stops at its own limit; without it a body of unknown length is collected first. */
    streams?: boolean;
    fetch(request: Request, caller: { address: string }): Response | Promise<Response>;
  }[];
  /** Origins of generated apps, by Host header. */
  appHost?: {
    slugOf(host: string | undefined): string | null;
    fetch(request: Request, slug: string, caller: { address: string }): Promise<Response>;
  };
  /** What a page says of itself, by its path. */
  pageHead?: PageHeadOf;
  /** Throws while something that is needed is not there; part of `/healthz`. */
  ready(): Promise<void>;
  /** Whether everything is there that the server's work needs; told by `/readyz`. */
  readiness?(): Promise<Readiness>;
  /** What does not work although the server does; told by `/healthz`. */
  problems?(): Promise<{ part: string; message: string }[]>;
}

/** Creates the one HTTP entrance: apps by host, then API paths, then the web app. */
export function createGateway(
  platform: GatewayPlatform,
  parts: GatewayParts,
  webFolder: string = WEB_FOLDER,
): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  const { appHost } = parts;
  const isSecure = platform.publicUrl.startsWith("https:");
  const caller = (c: Context<GatewayEnv>) => ({
    address: callerAddress(c.env.incoming, platform.settings.TRUST_PROXY),
  });

  app.onError((error) => errorResponse(error));
  app.use(
    observeRequests({
      trustProxy: platform.settings.TRUST_PROXY,
      isApp: (host) => (appHost?.slugOf(host) ?? null) !== null,
      mounts: parts.mounts.map(({ path }) => path),
    }),
  );

  const compressed = compress();
  // Media are compressed already, and ranges of them must stay as they are.
  app.use((c, next) => (c.req.path.startsWith("/media/") ? next() : compressed(c, next)));

  app.use(async (c, next) => {
    // Before everything else: an app's origin must never reach the product's API.
    const slug = appHost?.slugOf(c.req.header("host")) ?? null;
    if (slug !== null && appHost !== undefined) return appHost.fetch(c.req.raw, slug, caller(c));
    refuseAppOrigin(c.req.header("origin"), appHost);
    await next();
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      // A player made for other sites says itself who may frame it.
      if (name !== "x-frame-options" || !isEmbeddable(c.res)) c.res.headers.set(name, value);
    }
    if (isSecure) c.res.headers.set("strict-transport-security", "max-age=31536000");
    return undefined;
  });

  app.get("/healthz", async (c) => {
    await platform.sql`select 1`.catch((cause: unknown) => {
      throw new AppError("unavailable", "The database does not answer.", { cause });
    });
    await parts.ready();
    const problems = (await parts.problems?.()) ?? [];
    // Everything else works: whoever restarts a server that answers 503 would take that away too.
    return c.json(problems.length === 0 ? { status: "ok" } : { status: "degraded", problems });
  });

  app.get("/readyz", async () => {
    if (parts.readiness === undefined) throw new AppError("not-found", "There is nothing at this address.");
    return readinessResponse(await parts.readiness());
  });

  app.get("/config.json", (c) =>
    c.json(
      {
        supabaseUrl: platform.publicUrl,
        supabaseKey: platform.keys.publishable,
        appsDomain: platform.settings.APPS_DOMAIN,
        sendsMail: platform.settings.SMTP_URL !== undefined,
      },
      200,
      { "cache-control": "no-store" },
    ),
  );

  app.all("/auth/v1/*", limit(64 * KB), (c) => platform.api(c.req.raw, caller(c)));
  app.all("/rest/v1/*", limit(1 * MB), (c) => platform.api(c.req.raw, caller(c)));
  for (const mount of parts.mounts) {
    const limited = mount.streams === true ? limitAnnounced(mount.bodyBytes) : limit(mount.bodyBytes);
    app.all(`${mount.path}/*`, limited, async (c) => mount.fetch(c.req.raw, caller(c)));
  }

  app.use(async (c, next) => {
    if (API_PATH.test(c.req.path)) throw new AppError("not-found", "There is nothing at this address.");
    await next();
  });
  app.route("/", createWebApp(webFolder, { frameSources: [appOrigins(platform)] }, parts.pageHead));
  app.notFound(() => errorResponse(new AppError("not-found", "There is nothing at this address.")));
  return app;
}

/** Whether an answer may be shown inside other sites. */
const isEmbeddable = (response: Response): boolean =>
  /frame-ancestors \*/.test(response.headers.get("content-security-policy") ?? "");

/** Origins of the generated apps as one CSP source: `http://*.localhost:8787`. */
function appOrigins(platform: Pick<GatewayPlatform, "publicUrl" | "settings">): string {
  const { protocol, port } = new URL(platform.publicUrl);
  return `${protocol}//*.${platform.settings.APPS_DOMAIN}${port === "" ? "" : `:${port}`}`;
}

/** A generated app is a stranger's code: its pages may not call the product, whatever CORS would say. */
function refuseAppOrigin(origin: string | undefined, appHost: GatewayParts["appHost"]): void {
  if (origin === undefined || !URL.canParse(origin)) return;
  const slug = appHost?.slugOf(new URL(origin).host) ?? null;
  if (slug !== null) throw new AppError("forbidden", "Generated apps may not call the product.");
}

function limit(bytes: number) {
  return bodyLimit({ maxSize: bytes, onError: () => refuseLarger(bytes) });
}

/** Looks at the announced length only and keeps nothing in memory: whoever calls may be anybody. */
function limitAnnounced(bytes: number): MiddlewareHandler<GatewayEnv> {
  return (c, next) => (Number(c.req.header("content-length") ?? 0) > bytes ? refuseLarger(bytes) : next());
}

function refuseLarger(bytes: number): never {
  throw new AppError("too-large", `The request is larger than ${Math.round(bytes / KB)} KB.`);
}
