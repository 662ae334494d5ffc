import { readUrl } from "./web-url.ts";

/** Sites whose players an app may show inside itself. */
export type EmbedSite =
  | "youtube"
  | "vimeo"
  | "dailymotion"
  | "ted"
  | "loom"
  | "archive"
  | "soundcloud"
  | "spotify"
  | "apple"
  | "deezer"
  | "mixcloud"
  | "openstreetmap"
  | "codepen";

/** What a site shows in a frame, and where the frame gets it. */
export interface Embed {
  site: EmbedSite;
  /** The site as people call it. */
  name: string;
  src: string;
  what: "video" | "audio" | "map" | "code";
  /** How much room it takes: a picture of a video, one line of sound, a list of songs, or a map. */
  shape: "video" | "upright" | "line" | "list" | "map";
}

type Found = Omit<Embed, "site" | "name">;
type Read = (url: URL) => Found | null;

const video = (src: string, shape: "video" | "upright" = "video"): Found => ({ src, what: "video", shape });
const sound = (src: string, isList: boolean): Found => ({ src, what: "audio", shape: isList ? "list" : "line" });
const part = (text: string | undefined): string => encodeURIComponent(text ?? "");

const SITES: Readonly<Record<EmbedSite, { name: string; hosts: readonly string[]; read: Read }>> = {
  youtube: {
    name: "YouTube",
    hosts: ["youtube.com", "m.youtube.com", "music.youtube.com", "youtu.be", "youtube-nocookie.com"],
    read: (url) => {
      const path = url.pathname.split("/").filter(Boolean);
      const isShort = url.hostname === "youtu.be";
      const named = ["shorts", "embed", "live", "v"].includes(path[0] ?? "") ? path[1] : undefined;
      const id = isShort ? path[0] : (named ?? url.searchParams.get("v") ?? undefined);
      const list = url.searchParams.get("list");
      const from = /^(\d+)s?$/.exec(url.searchParams.get("t") ?? url.searchParams.get("start") ?? "")?.[1];
      const asked = `?autoplay=1&rel=0${from === undefined ? "" : `&start=${from}`}`;
      if (id !== undefined && /^[\w-]{11}$/.test(id))
        return video(
          `https://www.youtube-nocookie.com/embed/${id}${asked}`,
          path[0] === "shorts" ? "upright" : "video",
        );
      return list !== null && /^[\w-]{10,64}$/.test(list)
        ? video(`https://www.youtube-nocookie.com/embed/videoseries?list=${list}&autoplay=1`)
        : null;
    },
  },
  vimeo: {
    name: "Vimeo",
    hosts: ["vimeo.com", "player.vimeo.com"],
    read: ({ pathname, searchParams }) => {
      const [, id, hash] = /(?:^|\/)(\d{5,12})(?:\/([0-9a-f]{6,16}))?\/?$/.exec(pathname) ?? [];
      const key = hash ?? searchParams.get("h") ?? "";
      const secret = /^[0-9a-f]{6,16}$/.test(key) ? `&h=${key}` : "";
      return id === undefined ? null : video(`https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${secret}`);
    },
  },
  dailymotion: {
    name: "Dailymotion",
    hosts: ["dailymotion.com", "dai.ly"],
    read: ({ pathname }) => {
      const [, id] = /^\/(?:embed\/)?(?:video\/)?([a-z0-9]{5,12})(?:[/_].*)?$/i.exec(pathname) ?? [];
      return id === undefined ? null : video(`https://geo.dailymotion.com/player.html?video=${id}`);
    },
  },
  ted: {
    name: "TED",
    hosts: ["ted.com", "embed.ted.com"],
    read: ({ pathname }) => {
      const [, slug] = /^\/talks\/([\w-]{3,160})/.exec(pathname) ?? [];
      return slug === undefined ? null : video(`https://embed.ted.com/talks/${slug}`);
    },
  },
  loom: {
    name: "Loom",
    hosts: ["loom.com"],
    read: ({ pathname }) => {
      const [, id] = /^\/(?:share|embed)\/(?:[\w-]*-)?([0-9a-f]{32})/.exec(pathname) ?? [];
      return id === undefined ? null : video(`https://www.loom.com/embed/${id}`);
    },
  },
  archive: {
    name: "Internet Archive",
    hosts: ["archive.org"],
    read: ({ pathname }) => {
      const [, id] = /^\/(?:details|embed)\/([\w.-]{3,120})/.exec(pathname) ?? [];
      return id === undefined ? null : video(`https://archive.org/embed/${id}`);
    },
  },
  soundcloud: {
    name: "SoundCloud",
    hosts: ["soundcloud.com", "m.soundcloud.com"],
    read: ({ pathname }) => {
      const [, path] = /^(\/[\w-]+\/(?:sets\/)?[\w-]+)\/?$/.exec(pathname) ?? [];
      return path === undefined
        ? null
        : sound(
            `https://w.soundcloud.com/player/?url=${part(`https://soundcloud.com${path}`)}&auto_play=true&show_comments=false`,
            path.includes("/sets/"),
          );
    },
  },
  spotify: {
    name: "Spotify",
    hosts: ["open.spotify.com"],
    read: ({ pathname }) => {
      const [, kind, id] =
        /^\/(?:intl-[a-z-]+\/)?(?:embed\/)?(track|album|playlist|episode|show|artist)\/(\w{10,40})/.exec(pathname) ??
        [];
      return id === undefined
        ? null
        : sound(`https://open.spotify.com/embed/${kind ?? ""}/${id}`, kind !== "track" && kind !== "episode");
    },
  },
  apple: {
    name: "Apple",
    hosts: ["music.apple.com", "podcasts.apple.com"],
    read: ({ hostname, pathname, searchParams }) => {
      const [, path] = /^(\/[a-z]{2}\/(?:album|playlist|song|podcast)\/[^?#]{3,200})$/.exec(pathname) ?? [];
      const one = /^\d+$/.exec(searchParams.get("i") ?? "")?.[0];
      return path === undefined
        ? null
        : sound(`https://embed.${hostname}${path}${one === undefined ? "" : `?i=${one}`}`, one === undefined);
    },
  },
  deezer: {
    name: "Deezer",
    hosts: ["deezer.com", "widget.deezer.com"],
    read: ({ pathname }) => {
      const [, kind, id] =
        /^\/(?:[a-z]{2}\/)?(?:widget\/auto\/)?(track|album|playlist|show|episode)\/(\d{3,15})/.exec(pathname) ?? [];
      return id === undefined
        ? null
        : sound(`https://widget.deezer.com/widget/auto/${kind ?? ""}/${id}`, kind !== "track" && kind !== "episode");
    },
  },
  mixcloud: {
    name: "Mixcloud",
    hosts: ["mixcloud.com"],
    read: ({ pathname }) =>
      /^\/[\w-]+\/[^/]+\/?$/.test(pathname)
        ? sound(`https://player-widget.mixcloud.com/widget/iframe/?hide_cover=1&feed=${part(pathname)}`, false)
        : null,
  },
  openstreetmap: {
    name: "OpenStreetMap",
    hosts: ["openstreetmap.org", "osm.org"],
    read: (url) => {
      const [, zoom = "", north = "", east = ""] =
        /map=(\d{1,2})\/(-?\d{1,2}(?:\.\d+)?)\/(-?\d{1,3}(?:\.\d+)?)/.exec(url.hash) ?? [];
      const lat = Number(url.searchParams.get("mlat") ?? (north === "" ? Number.NaN : north));
      const lng = Number(url.searchParams.get("mlon") ?? (east === "" ? Number.NaN : east));
      if (!Number.isFinite(lat) || !Number.isFinite(lng) || Math.abs(lat) > 85 || Math.abs(lng) > 180) return null;
      // Half as wide as what the address shows; a map of the world is 360 degrees wide.
      const span = Math.min(170, 360 / 2 ** Math.min(19, Number(zoom === "" ? 15 : zoom)));
      const box = [lng - span, Math.max(-85, lat - span / 2), lng + span, Math.min(85, lat + span / 2)];
      const marker = url.searchParams.has("mlat") ? `&marker=${part(`${lat},${lng}`)}` : "";
      const bounds = part(box.map((each) => each.toFixed(5)).join(","));
      return {
        src: `https://www.openstreetmap.org/export/embed.html?bbox=${bounds}&layer=mapnik${marker}`,
        what: "map",
        shape: "map",
      };
    },
  },
  codepen: {
    name: "CodePen",
    hosts: ["codepen.io"],
    read: ({ pathname }) => {
      const [, who, pen] = /^\/([\w-]+)\/(?:pen|embed|details|full)\/([\w-]{4,40})/.exec(pathname) ?? [];
      return pen === undefined
        ? null
        : { src: `https://codepen.io/${who ?? ""}/embed/${pen}?default-tab=result`, what: "code", shape: "map" };
    },
  },
};

/** What an address leads to on one of the sites; null for any other, which is a link and no more. */
export function embedOf(address: string, allowed?: readonly EmbedSite[]): Embed | null {
  const url = readUrl(address);
  if (url === null) return null;
  const host = url.hostname.replace(/^www\./, "");
  const found = (Object.keys(SITES) as EmbedSite[]).find((site) => SITES[site].hosts.includes(host));
  if (found === undefined || (allowed !== undefined && !allowed.includes(found))) return null;
  const { name, read } = SITES[found];
  url.hostname = host;
  const embed = read(url);
  return embed === null ? null : { site: found, name, ...embed };
}
