import { createHash } from "node:crypto";
import { NEWS_ENTRIES } from "@sayhey/appspec";
import { XmlRefusal } from "./parse-xml.ts";
import { plainLine } from "./plain-text.ts";
import { FeedRefusal, type RawEntry } from "./raw-feed.ts";
import { readJsonFeed } from "./read-json-feed.ts";
import { readXmlFeed } from "./read-xml-feed.ts";

/** An entry as it is shown: texts in one line each, addresses of http and https only. */
interface FeedEntry {
  title: string;
  summary: string;
  link?: string;
  /** When it was published, ISO 8601. */
  date?: string;
  picture?: string;
}

/** What a feed says. */
export interface Feed {
  title: string;
  entries: FeedEntry[];
}

/** Reads an RSS, Atom or JSON feed that came from `base`. @throws FeedRefusal */
export function readFeed(text: string, base: string): Feed {
  const start = text.trimStart();
  try {
    const { title, entries } = start.startsWith("{") ? readJsonFeed(start) : readXmlFeed(start);
    return { title, entries: newest(entries.flatMap((entry) => entryOf(entry, base))) };
  } catch (error) {
    if (error instanceof XmlRefusal) throw new FeedRefusal(`The document ${error.message}.`);
    throw error;
  }
}

function entryOf({ title, summary, link, date, picture }: RawEntry, base: string): FeedEntry[] {
  const url = webAddress(link, base);
  const drawn = webAddress(picture, base);
  const moment = momentOf(date);
  if (title === "" && summary === "") return [];
  return [
    {
      title: title === "" ? plainLine(summary, 100) : title,
      summary: title === "" || summary === title ? "" : summary,
      ...(url !== undefined && { link: url }),
      ...(moment !== undefined && { date: moment }),
      ...(drawn !== undefined && { picture: drawn }),
    },
  ];
}

/** The newest first where all say when they are from; else as the feed has them. */
function newest(entries: FeedEntry[]): FeedEntry[] {
  const isDated = entries.every(({ date }) => date !== undefined);
  const sorted = isDated ? entries.toSorted((a, b) => (b.date ?? "").localeCompare(a.date ?? "")) : entries;
  return sorted.slice(0, NEWS_ENTRIES.most);
}

/** An address of the open web, from where the feed is; undefined for scripts, files, data and anything else. */
export function webAddress(address: string | undefined, base: string): string | undefined {
  const text = address?.trim() ?? "";
  if (text === "" || text.length > 2000 || !URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  const isWeb = (url.protocol === "https:" || url.protocol === "http:") && url.username === "" && url.password === "";
  return isWeb ? url.href : undefined;
}

function momentOf(text: string | undefined): string | undefined {
  const time = Date.parse(text?.trim().slice(0, 60) ?? "");
  const isDay = time > Date.UTC(1970, 0, 1) && time < Date.UTC(2100, 0, 1);
  return isDay ? new Date(time).toISOString() : undefined;
}

/** Name under which an app asks for a picture. */
export const pictureName = (address: string): string => createHash("sha256").update(address).digest("hex").slice(0, 24);
