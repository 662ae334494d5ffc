import { embedOf, type Embed, type EmbedSite } from "./embeds.ts";
import { readUrl } from "./web-url.ts";
import { filesOf, kindOf } from "./files.ts";

/** Where what a row plays comes from. */
export type MediaSource =
  /** A file that was added, or a sample where only its name is known. */
  | { from: "file"; entry: string; name: string; isVideo: boolean; isSample: boolean }
  /** A file on the web that the browser plays itself. */
  | { from: "web"; address: string; host: string; isVideo: boolean }
  | { from: "site"; address: string; embed: Embed }
  | { from: "link"; address: string }
  | { from: "nothing" };

/** What may be played: sites that are allowed, and hosts of files that the app may load from. */
export interface Allowed {
  sites?: readonly EmbedSite[] | undefined;
  hosts: readonly string[];
}

/** What a row plays: its file before its link, whatever can be played before what can only be opened. */
export function sourceOf(file: unknown, link: unknown, { sites, hosts }: Allowed): MediaSource {
  for (const { entry, name, kind, place } of filesOf(file))
    if (kind === "audio" || kind === "video")
      return { from: "file", entry, name, isVideo: kind === "video", isSample: place === "named" };
  const address = typeof link === "string" ? link.trim() : "";
  const url = readUrl(address);
  if (url === null) return { from: "nothing" };
  const embed = embedOf(address, sites);
  if (embed !== null) return { from: "site", address, embed };
  const kind = kindOf(url.pathname);
  if ((kind === "audio" || kind === "video") && url.protocol === "https:" && hosts.includes(url.host))
    return { from: "web", address, host: url.host, isVideo: kind === "video" };
  return { from: "link", address };
}

/** SubRip captions as WebVTT, which is what browsers read; WebVTT as it is. */
export function asWebVtt(text: string): string {
  const plain = text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  if (plain.startsWith("WEBVTT")) return plain;
  return `WEBVTT\n\n${plain.replaceAll(/(\d\d:\d\d:\d\d),(\d{3})/g, "$1.$2")}`;
}

/** Speeds in the order that a press goes through them. */
export const SPEEDS = [1, 1.25, 1.5, 2, 0.75] as const;

/** The speed after one. */
export const nextSpeed = (speed: number): number =>
  SPEEDS[(SPEEDS.indexOf(speed as (typeof SPEEDS)[number]) + 1) % SPEEDS.length] ?? 1;

/** How far somebody got in what they played, in seconds. */
export interface Place {
  at: number;
  length: number;
}

/** Rows whose place is kept at most. */
const MOST_PLACES = 60;

/** Places with one more, the oldest let go; what is nearly over begins anew. */
export function keepPlace(
  places: Readonly<Record<string, Place>>,
  id: string,
  place: Place,
): Readonly<Record<string, Place>> {
  const { [id]: _before, ...others } = places;
  const isOver = place.length > 0 && place.at > place.length - 2;
  const kept = Object.entries(others).slice(isOver ? 0 : 1 - MOST_PLACES);
  return Object.fromEntries(isOver || place.at < 2 ? kept : [...kept, [id, place]]);
}

/** A number from a name, the same every time: which tune stands in for a sample. */
export function tuneNumber(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997;
  return sum % 4;
}
