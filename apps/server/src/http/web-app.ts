import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { serveStatic } from "@hono/node-server/serve-static";
import { findRoute } from "@sayhey/contract/routes";
import { type Context, Hono } from "hono";
import { type PageHeadOf, withHead } from "./page-head.ts";

/** Folder of the built web app. */
export const WEB_FOLDER = join(import.meta.dirname, "../../../web/dist");

/** What the product's pages may do. Addresses of the apps go into frames only. */
export interface PagePolicy {
  /** Sources of frames: the origins of generated apps, such as `http://*.localhost:8787`. */
  frameSources: string[];
}

/** Serves the built web app: hashed assets for ever, `/` with its words in it, every other path as index.html. */
export function createWebApp(folder: string, policy: PagePolicy, pageHead: PageHeadOf = async () => null): Hono {
  const app = new Hono();
  const indexPath = join(folder, "index.html");
  const notBuilt = (c: Context) => c.text("The web app is not built yet: run `npm start`, which builds it.\n", 503);
  if (!existsSync(indexPath)) return app.get("*", notBuilt);
  const html = readFileSync(indexPath, "utf8");
  const csp = contentSecurityPolicy(policy, inlineScriptHashes(html));
  // The page of an unknown path says so to people; its status says so to everyone else.
  const index = async (c: Context) => {
    const head = await pageHead(c.req.path);
    const status = findRoute(c.req.path) === null && c.req.path !== "/index.html" ? 404 : 200;
    return c.html(head === null ? html : withHead(html, head.html), head?.status ?? status, {
      "content-security-policy": csp,
      "cache-control": "no-cache",
    });
  };
  app.get("/", landingPage(folder, policy) ?? index);
  app.get("/index.html", index);
  app.get(
    "*",
    serveStatic({
      root: folder,
      precompressed: true,
      onFound: (path, c) => {
        c.header("cache-control", /[/\\]assets[/\\]/.test(path) ? "public, max-age=31536000, immutable" : "no-cache");
        c.header("content-security-policy", contentSecurityPolicy(policy, []));
      },
    }),
  );
  // A missing file is missing; anything else is a route of the page.
  app.get("*", (c) =>
    /\.[a-z0-9]{2,5}$/i.test(c.req.path) && !c.req.header("accept")?.includes("text/html") ? c.notFound() : index(c),
  );
  return app;
}

/** Answers `/` with the prerendered page, compressed once; null when the build has none. */
function landingPage(folder: string, policy: PagePolicy): ((c: Context) => Response) | null {
  const path = join(folder, "landing.html");
  if (!existsSync(path)) return null;
  const html = readFileSync(path, "utf8");
  const compressed = new Uint8Array(brotliCompressSync(html));
  const csp = contentSecurityPolicy(policy, inlineScriptHashes(html));
  return (c) => {
    c.header("content-security-policy", csp);
    c.header("cache-control", "no-cache");
    c.header("vary", "Accept-Encoding");
    if (!/\bbr\b/.test(c.req.header("accept-encoding") ?? "")) return c.html(html);
    c.header("content-encoding", "br");
    c.header("content-type", "text/html; charset=UTF-8");
    return c.body(compressed);
  };
}

/** Headers of every answer of the product's origin. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(self), geolocation=(), payment=()",
};

function contentSecurityPolicy(policy: PagePolicy, scriptHashes: string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...scriptHashes].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "connect-src 'self' data: blob:",
    `frame-src ${policy.frameSources.join(" ") || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Inline scripts of the page (the one that sets the colour scheme before the first paint) are allowed by their hash. */
function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gi)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );
}
