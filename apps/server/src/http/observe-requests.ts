import { randomUUID } from "node:crypto";
import { FUNCTIONS } from "@sayhey/contract/functions";
import type { Context, MiddlewareHandler } from "hono";
import { log } from "../infra/log/log.ts";
import { withLogContext } from "../infra/log/log-context.ts";
import { metrics } from "../infra/metrics/metrics.ts";

/** The header that tells which request it was, in the log and in reports of people. */
const REQUEST_ID = "x-request-id";
/** What a proxy may call it. */
const GIVEN_ID = /^[A-Za-z0-9._-]{8,64}$/;
const FUNCTIONS_PATH = "/functions/v1/";
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** How requests are told apart. */
interface ObserveOptions {
  /** Whether a proxy stands in front whose id of a request is taken. */
  trustProxy: boolean;
  isApp(host: string | undefined): boolean;
  /** Paths that are answered by a handler. */
  mounts: readonly string[];
}

/**
 * Gives each request an id, which its answer names, which stands in each line of the log that comes of it, and which goes along to the jobs that it queues. Counts it and
 * notes how long it took. Neither a query nor a body is ever noted: they may carry what is secret.
 */
export function observeRequests({ trustProxy, isApp, mounts }: ObserveOptions): MiddlewareHandler {
  // The longest first: `/auth/v1` is no part of `/a`.
  const paths = [...mounts, "/auth/v1", "/rest/v1", "/healthz", "/readyz"].toSorted((a, b) => b.length - a.length);
  const routeOf = (c: Context): string => {
    const { path } = c.req;
    if (isApp(c.req.header("host"))) return "app";
    if (path.startsWith(FUNCTIONS_PATH)) {
      const name = path.slice(FUNCTIONS_PATH.length);
      return Object.hasOwn(FUNCTIONS, name) ? path : "/functions/v1";
    }
    return paths.find((each) => path === each || path.startsWith(`${each}/`)) ?? "web";
  };
  return (c, next) => {
    const given = trustProxy ? c.req.header(REQUEST_ID) : undefined;
    const requestId = given !== undefined && GIVEN_ID.test(given) ? given : randomUUID();
    const startedAt = performance.now();
    return withLogContext({ requestId }, async () => {
      await next();
      const seconds = (performance.now() - startedAt) / 1000;
      const { status } = c.res;
      const method = METHODS.has(c.req.method) ? c.req.method : "other";
      const route = routeOf(c);
      c.header(REQUEST_ID, requestId);
      metrics.requests.observe({ route, method, status: `${Math.floor(status / 100)}xx` }, seconds);
      log.info("A request was answered.", { method, route, path: c.req.path, status, ms: Math.round(seconds * 1000) });
    });
  };
}
