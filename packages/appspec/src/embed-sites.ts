import { readAddress } from "./web-address.ts";

/** Sites whose players an app may show inside itself, once a visitor asks for it. */
export const EMBED_SITES = [
  "youtube",
  "vimeo",
  "dailymotion",
  "ted",
  "loom",
  "archive",
  "soundcloud",
  "spotify",
  "apple",
  "deezer",
  "mixcloud",
  "openstreetmap",
  "codepen",
] as const;

/** One of the sites. */
export type EmbedSite = (typeof EMBED_SITES)[number];

/** Sites that play videos or sound; the others show a map or code. */
export const PLAYING_SITES = EMBED_SITES.filter((site) => site !== "openstreetmap" && site !== "codepen");

interface SiteFacts {
  /** As people call it. */
  name: string;
  /** Hosts that addresses of the site have, without `www.`. */
  hosts: readonly string[];
  /** Hosts that its players are loaded from. */
  frames: readonly string[];
}

/** What is known of each site. */
export const SITE_FACTS: Readonly<Record<EmbedSite, SiteFacts>> = {
  youtube: {
    name: "YouTube",
    hosts: ["youtube.com", "m.youtube.com", "music.youtube.com", "youtu.be", "youtube-nocookie.com"],
    // The address that sets no cookies before somebody plays.
    frames: ["www.youtube-nocookie.com"],
  },
  vimeo: { name: "Vimeo", hosts: ["vimeo.com", "player.vimeo.com"], frames: ["player.vimeo.com"] },
  dailymotion: { name: "Dailymotion", hosts: ["dailymotion.com", "dai.ly"], frames: ["geo.dailymotion.com"] },
  ted: { name: "TED", hosts: ["ted.com", "embed.ted.com"], frames: ["embed.ted.com"] },
  loom: { name: "Loom", hosts: ["loom.com"], frames: ["www.loom.com"] },
  archive: { name: "Internet Archive", hosts: ["archive.org"], frames: ["archive.org"] },
  soundcloud: { name: "SoundCloud", hosts: ["soundcloud.com", "m.soundcloud.com"], frames: ["w.soundcloud.com"] },
  spotify: { name: "Spotify", hosts: ["open.spotify.com"], frames: ["open.spotify.com"] },
  apple: {
    name: "Apple",
    hosts: ["music.apple.com", "podcasts.apple.com"],
    frames: ["embed.music.apple.com", "embed.podcasts.apple.com"],
  },
  deezer: { name: "Deezer", hosts: ["deezer.com", "widget.deezer.com"], frames: ["widget.deezer.com"] },
  mixcloud: { name: "Mixcloud", hosts: ["mixcloud.com"], frames: ["player-widget.mixcloud.com"] },
  openstreetmap: {
    name: "OpenStreetMap",
    hosts: ["openstreetmap.org", "osm.org"],
    frames: ["www.openstreetmap.org"],
  },
  codepen: { name: "CodePen", hosts: ["codepen.io"], frames: ["codepen.io"] },
};

/** The site of an address; undefined for one that is not on the list. */
export function embedSiteOf(address: string): EmbedSite | undefined {
  const host = readAddress(address)?.host.replace(/^www\./, "") ?? "";
  return EMBED_SITES.find((site) => SITE_FACTS[site].hosts.includes(host));
}
