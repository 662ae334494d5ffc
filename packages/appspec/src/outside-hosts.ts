import type { OutsideHosts } from "@sayhey/contract/source-tree";
import type { AppSpec } from "./app-spec.ts";
import type { Block } from "./block.ts";
import { EMBED_SITES, embedSiteOf, PLAYING_SITES, SITE_FACTS } from "./embed-sites.ts";
import { readAddress } from "./web-address.ts";

/** Files that a browser plays, by how their address ends. */
const PLAYABLE = /\.(?:mp3|m4a|aac|ogg|oga|opus|flac|wav|weba|mp4|m4v|webm|mov|ogv)$/i;
/** So many hosts of files are allowed at most. */
const MOST_HOSTS = 24;

/** Whether a map knows where its rows are. */
const isLocated = (block: Block): boolean =>
  block.kind === "places" && block.latField !== undefined && block.lngField !== undefined;

/** The hosts that the blocks of an app may load from, no others: sites of embeds, and those that its own rows name files of. */
export function outsideHosts(spec: Pick<AppSpec, "entities" | "pages">): OutsideHosts {
  const frames = new Set<string>();
  const media = new Set<string>();
  let hasMap = false;
  for (const block of spec.pages.flatMap(({ blocks }) => blocks)) {
    if (block.kind === "embed") {
      const site = embedSiteOf(block.address);
      for (const host of site === undefined ? [] : SITE_FACTS[site].frames) frames.add(host);
    }
    if (isLocated(block)) hasMap = true;
    if (block.kind !== "media" || block.urlField === undefined) continue;
    const { urlField, sites = PLAYING_SITES } = block;
    for (const host of sites.flatMap((site) => SITE_FACTS[site].frames)) frames.add(host);
    for (const row of spec.entities.find(({ id }) => id === block.entity)?.rows ?? []) {
      const host = playedHost(row[urlField]);
      if (host !== undefined && media.size < MOST_HOSTS) media.add(host);
    }
  }
  const order = EMBED_SITES.flatMap((site) => SITE_FACTS[site].frames);
  return { frames: order.filter((host) => frames.has(host)), media: [...media].sort(), ...(hasMap && { map: true }) };
}

/** Host of a file that a browser can play; undefined for anything else, and for names that are none of the open web. */
function playedHost(value: unknown): string | undefined {
  const address = typeof value === "string" ? readAddress(value) : null;
  if (address === null || !address.isSecure || !PLAYABLE.test(address.path)) return undefined;
  const isName = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(address.host) && !/^[\d.]+$/.test(address.host);
  return isName ? `${address.host}${address.port === "" ? "" : `:${address.port}`}` : undefined;
}
