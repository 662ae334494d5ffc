import { LIVE_FOLDER, livePage, liveScript, liveUpdate } from "@sayhey/bundler";
import type { LiveLibrary } from "../compile/live-library.ts";
import { withMapStyle, withTiles, type MapTiles } from "./map-tiles.ts";
import { appHeaders, contentTypeOf, type AppResponse } from "../../../infra/browser/app-response.ts";

/** Mark in the address of a page by which an editor asks for the preview that follows its edits. */
const LIVE_MARK = "sayhey-live";
const SCRIPT = new RegExp(`^/${LIVE_FOLDER}/app-([\\w-]+)\\.js$`);
/** Files that a preview and the app as everybody sees it have under the same name. */
const SHARED = /^\/((?:assets\/fonts|vendor)\/[\w.-]+|__sayhey\/agent-\w+\.js)$/;

/**
 * What the origin of an app answers to a preview that follows edits: its page, its scripts, what an edit changed, and its fonts.
 * Null for everything else, which is answered as ever. `editors` are the origins that may show it.
 */
export async function respondFromLive(
  library: LiveLibrary,
  slug: string,
  url: URL,
  editors: readonly string[],
  tiles?: MapTiles,
): Promise<AppResponse | null> {
  const { pathname, searchParams } = url;
  const shared = SHARED.exec(pathname)?.[1];
  if (shared !== undefined) {
    const body = library.file(slug, shared);
    // Equal names hold equal bytes.
    return body === null ? null : answer(body, shared, "public, max-age=86400");
  }
  const isPage = searchParams.has(LIVE_MARK);
  if (!isPage && !pathname.startsWith(`/${LIVE_FOLDER}/`)) return null;
  const live = await library.load(slug);
  if (live === null) return null;
  const { app, before } = live;
  if (pathname === `/${LIVE_FOLDER}/update.js`)
    return answer(liveUpdate(before(searchParams.get("from") ?? ""), app), "update.js");
  const asked = SCRIPT.exec(pathname)?.[1];
  if (asked !== undefined) return answer(liveScript(before(asked) ?? app), "app.js");
  if (!isPage) return null;
  const seen = withTiles(app, tiles);
  const html = livePage(app, editors);
  const page = answer(
    seen.outside?.tiles === undefined || tiles === undefined ? html : withMapStyle(html, tiles),
    "index.html",
  );
  return { ...page, headers: { ...page.headers, ...appHeaders(seen, editors) } };
}

function answer(body: string | Uint8Array, name: string, cache = "no-store"): AppResponse {
  return {
    status: 200,
    headers: {
      "content-type": contentTypeOf(name),
      "cache-control": cache,
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    },
    body: typeof body === "string" ? new TextEncoder().encode(body) : body,
  };
}
