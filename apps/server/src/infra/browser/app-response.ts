import type { CompiledApp } from "@sayhey/contract/source-tree";

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
  woff2: "font/woff2",
};

/** What the headers of an app follow from. */
type Reach = Pick<CompiledApp, "importMapHash" | "outside">;

/** A source of a policy, and nothing that could end it. */
const SOURCE = /^[a-z0-9.-]+(?::\d{1,5})?$/;
const sources = (hosts: readonly string[] = [], scheme = "https://"): string =>
  hosts
    .filter((host) => SOURCE.test(host))
    .map((host) => ` ${scheme}${host}`)
    .join("");

/**
 * Content security policy of a generated app: its own origin, and what its document shows of other sites.
 * `frameAncestors` are the origins of the product that may show it in a frame.
 */
function appContentSecurityPolicy(app: Reach, frameAncestors: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' '${app.importMapHash}'`,
    "style-src 'self' 'unsafe-inline'",
    `connect-src 'self'${sources(app.outside?.tiles, "")}`,
    `img-src 'self' data: blob:${sources(app.outside?.tiles, "")}`,
    // A map draws in a worker that it makes itself.
    ...(app.outside?.tiles === undefined ? [] : ["worker-src 'self' blob:"]),
    `media-src 'self' data: blob:${sources(app.outside?.media)}`,
    // A PDF that the app holds, in the browser's own viewer.
    `frame-src 'self' blob:${sources(app.outside?.frames)}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${frameAncestors.length === 0 ? "'none'" : frameAncestors.join(" ")}`,
  ].join("; ");
}

/** What every answer of an app's origin says to keep the app to itself. */
export function appHeaders(app: Reach, frameAncestors: readonly string[]): Record<string, string> {
  return {
    "content-security-policy": appContentSecurityPolicy(app, frameAncestors),
    "x-content-type-options": "nosniff",
    // The host name of a preview is its secret.
    "referrer-policy": "same-origin",
    "permissions-policy": `camera=(), microphone=(), geolocation=(${app.outside?.map === true ? "self" : ""}), payment=(), usb=(), screen-wake-lock=(self)`,
    "cross-origin-opener-policy": "same-origin",
    "origin-agent-cluster": "?1",
  };
}

/** One answer of an app's origin. */
export interface AppResponse {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

const NOT_FOUND = new TextEncoder().encode("Not found");

/**
 * What an app's origin answers to a path: its file, or the entry page for one of the app's own routes.
 * A path with a file ending that the app does not have is a 404, never the entry page.
 */
export function respondFromApp(app: CompiledApp, path: string, frameAncestors: readonly string[]): AppResponse {
  const name = decodePath(path);
  const found =
    name === null
      ? undefined
      : name === ""
        ? "index.html"
        : Object.hasOwn(app.files, name)
          ? name
          : /\.[a-z0-9]{1,11}$/i.test(name)
            ? undefined
            : "index.html";
  const body = found === undefined ? undefined : app.files[found];
  const security = appHeaders(app, frameAncestors);
  if (found === undefined || body === undefined)
    return {
      status: 404,
      headers: { ...security, "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
      body: NOT_FOUND,
    };
  const isHashed = /^(?:assets|vendor)\/.+\.(?:js|css)$/.test(found);
  return {
    status: 200,
    headers: {
      ...security,
      "content-type": contentTypeOf(found),
      "cache-control": isHashed
        ? "public, max-age=31536000, immutable"
        : found.endsWith(".woff2")
          ? "public, max-age=86400"
          : "no-cache",
      ...(isHashed ? {} : { etag: `"${app.hash}"` }),
    },
    body,
  };
}

/** Content type of a file, by its name. */
export function contentTypeOf(name: string): string {
  return CONTENT_TYPES[name.slice(name.lastIndexOf(".") + 1).toLowerCase()] ?? "application/octet-stream";
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path).replace(/^\/+/, "");
  } catch {
    return null;
  }
}
