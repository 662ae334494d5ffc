import { createHash } from "node:crypto";
import type { CompiledApp } from "@sayhey/contract/source-tree";
import type { AppResponse } from "../../../infra/browser/app-response.ts";

/** The style that maps are drawn with, and the hosts that it loads from. */
export interface MapTiles {
  style: string;
  hosts: readonly string[];
}

/** The tiles that the operator has chosen; undefined where there are none. */
export function mapTilesOf(settings: {
  MAP_STYLE_URL?: string | undefined;
  MAP_HOSTS: readonly string[];
}): MapTiles | undefined {
  const { MAP_STYLE_URL: style, MAP_HOSTS: more } = settings;
  return style === undefined ? undefined : { style, hosts: [...new Set([new URL(style).host, ...more])] };
}

/** An app with a map may load those tiles. */
export function withTiles<T extends Pick<CompiledApp, "outside">>(app: T, tiles: MapTiles | undefined): T {
  return tiles === undefined || app.outside?.map !== true
    ? app
    : { ...app, outside: { ...app.outside, tiles: tiles.hosts } };
}

/** Tells a page which style its maps are drawn with. */
export function tellStyle(answer: AppResponse, tiles: MapTiles): void {
  if (answer.headers["content-type"]?.startsWith("text/html") !== true) return;
  answer.body = new TextEncoder().encode(withMapStyle(new TextDecoder().decode(answer.body), tiles));
  const { etag } = answer.headers;
  // The page is another one once the style is.
  if (etag !== undefined) answer.headers["etag"] = `${etag.slice(0, -1)}-${digestOf(tiles.style)}"`;
}

const digestOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 8);

/** A page with the address of the style in its head. */
export const withMapStyle = (html: string, { style }: MapTiles): string =>
  html.replace(
    "</head>",
    () =>
      `  <meta name="sayhey-map" content="${style.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}" />\n  </head>`,
  );
