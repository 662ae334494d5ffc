import type { CompiledApp } from "@sayhey/contract/source-tree";
import { appHeaders, respondFromApp, type AppResponse } from "../../../infra/browser/app-response.ts";
import type { LiveLibrary } from "../compile/live-library.ts";
import { NOT_INDEXED, type AppPages, type AppText } from "./app-pages.ts";
import { tellStyle, withTiles, type MapTiles } from "./map-tiles.ts";
import { respondFromLive } from "./live-response.ts";

/** What the host of generated apps needs. */
export interface AppHostOptions {
  /** Domain below which every app has its own label: `localhost` gives `{slug}.localhost`. */
  appsDomain: string;
  /** Origins of the product, allowed to show an app in a frame. */
  productOrigins: readonly string[];
  /** The compiled app of a slug, the slug it has moved to, or null when there is none. */
  loadApp(slug: string): Promise<CompiledApp | { movedTo: string } | null>;
  /** Apps as their editors show them, following every edit. */
  live?: LiveLibrary;
  /** Answers what is for the shared data of an app; null when the request is for the app itself. */
  answerData?(request: Request, slug: string, caller: { address: string }): Promise<Response | null>;
  /** The app that a domain of its owner's leads to; not `served` where visitors are sent on to its usual address. */
  findDomain?(host: string): { slug: string; served: boolean } | null;
  /** Answers the request for an uploaded picture of an app; null when the request is for something else. */
  answerPicture?(slug: string, path: string): Promise<Response | null>;
  /** Takes what visitors of an app send to its owner; null when the request is for something else. */
  answerInbox?(request: Request, slug: string, caller: { address: string }): Promise<Response | null>;
  /** Words answers of an app's assistant through the model of its owner; null when the request is for something else. */
  answerAssistant?(request: Request, slug: string, caller: { address: string }): Promise<Response | null>;
  /** Answers what an app asks of the feeds it shows; null when the request is for something else. */
  answerFeed?(request: Request, slug: string, caller: { address: string }): Promise<Response | null>;
  /** Pages of published apps as HTML that is read without scripts, and what search engines are told. */
  pages?: AppPages;
  /** Where maps of apps get their tiles; plain maps where it is left out. */
  tiles?: MapTiles | undefined;
  /** Told of every request that an app answers. */
  onRequest?(slug: string, request: Request, address: string): void;
}

/** Serves each app on its own origin. */
export interface AppHost {
  /** Label of the app a Host header names, or null when the request is not for an app. */
  slugOf(host: string | undefined): string | null;
  /** Answers a request to an app's origin. */
  fetch(request: Request, slug: string, caller: { address: string }): Promise<Response>;
}

const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

const MISSING_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>No app here</title><body style="font:18px/1.5 system-ui;margin:15vh auto;max-width:32rem;padding:0 1.5rem;color:#14110f;background:#fff8f0"><h1 style="font-size:2rem">No app lives here</h1><p>The link may be mistyped, or its owner has taken the app down.</p></body></html>`;

/** Creates the host of generated apps. An app is a stranger's code: it never shares an origin with the product. */
export function createAppHost(options: AppHostOptions): AppHost {
  const suffix = `.${options.appsDomain.toLowerCase()}`;
  return {
    slugOf(host) {
      // `x.localhost.` is another spelling of the same name.
      const name = (host ?? "").toLowerCase().replace(/:\d+$/, "").replace(/\.+$/, "");
      if (!name.endsWith(suffix)) return options.findDomain?.(name)?.slug ?? null;
      const slug = name.slice(0, -suffix.length);
      return SLUG.test(slug) ? slug : null;
    },
    async fetch(request, slug, { address }) {
      const own = options.findDomain?.(new URL(request.url).hostname) ?? null;
      if (own?.served === false) {
        const url = new URL(request.url);
        url.hostname = `${slug}${suffix}`;
        return new Response(null, { status: 302, headers: { location: url.href, "cache-control": "no-store" } });
      }
      const data = await options.answerData?.(request, slug, { address });
      if (data !== undefined && data !== null) return data;
      const sent = (await options.answerInbox?.(request, slug, { address })) ?? null;
      if (sent !== null) return sent;
      const worded = (await options.answerAssistant?.(request, slug, { address })) ?? null;
      if (worded !== null) return worded;
      const feed = (await options.answerFeed?.(request, slug, { address })) ?? null;
      if (feed !== null) return feed;
      if (request.method !== "GET" && request.method !== "HEAD")
        return new Response("Method not allowed", { status: 405, headers: { allow: "GET, HEAD" } });
      const url = new URL(request.url);
      const picture = (await options.answerPicture?.(slug, url.pathname)) ?? null;
      if (picture !== null) return picture;
      const { live, productOrigins } = options;
      const part = live === undefined ? null : await respondFromLive(live, slug, url, productOrigins, options.tiles);
      if (part !== null) {
        return new Response(request.method === "HEAD" ? null : Buffer.from(part.body), {
          status: part.status,
          headers: { ...part.headers, "content-length": String(part.body.byteLength) },
        });
      }
      const found = await options.loadApp(slug);
      const app = found === null || "movedTo" in found ? found : withTiles(found, options.tiles);
      if (app === null) {
        return new Response(MISSING_PAGE, {
          status: 404,
          headers: {
            "content-type": "text/html; charset=utf-8",
            "cache-control": "no-store",
            "content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors ${options.productOrigins.join(" ") || "'none'"}`,
          },
        });
      }
      if ("movedTo" in app) {
        url.hostname = `${app.movedTo}${suffix}`;
        return new Response(null, { status: 302, headers: { location: url.href, "cache-control": "no-store" } });
      }
      options.onRequest?.(slug, request, address);
      const text = (await options.pages?.answer(slug, url, app)) ?? null;
      const answer =
        text === null ? respondFromApp(app, url.pathname, options.productOrigins) : written(text, app, productOrigins);
      if (app.outside?.tiles !== undefined && options.tiles !== undefined) tellStyle(answer, options.tiles);
      // What is no public page is for whoever has its address, not for search engines.
      if (
        text?.indexed !== true &&
        options.pages !== undefined &&
        answer.headers["content-type"]?.startsWith("text/html")
      )
        Object.assign(answer.headers, NOT_INDEXED);
      const etag = answer.headers["etag"];
      if (etag !== undefined && request.headers.get("if-none-match")?.replace(/^W\//, "") === etag)
        return new Response(null, { status: 304, headers: answer.headers });
      return new Response(request.method === "HEAD" ? null : Buffer.from(answer.body), {
        status: answer.status,
        headers: { ...answer.headers, "content-length": String(answer.body.byteLength) },
      });
    },
  };
}

/** A text written for an app, as an answer of its origin. */
function written(
  { status, contentType, body, etag }: AppText,
  app: CompiledApp,
  frameAncestors: readonly string[],
): AppResponse {
  return {
    status,
    headers: {
      ...appHeaders(app, frameAncestors),
      "content-type": contentType,
      "cache-control": "no-cache",
      ...(etag === undefined ? {} : { etag }),
    },
    body: new TextEncoder().encode(body),
  };
}
