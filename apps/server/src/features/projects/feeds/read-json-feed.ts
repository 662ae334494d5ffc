import { isDeeperThan } from "../../../infra/storable-text.ts";
import { pictureIn, plainLine, plainText } from "./plain-text.ts";
import { FeedRefusal, LONGEST, READ_ENTRIES, type RawEntry, type RawFeed } from "./raw-feed.ts";

const DEPTH = 8;

type Named = Readonly<Record<string, unknown>>;

/** Reads a JSON Feed, https://www.jsonfeed.org/version/1.1/. @throws FeedRefusal */
export function readJsonFeed(text: string): RawFeed {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new FeedRefusal("The document is no JSON.");
  }
  if (typeof document !== "object" || document === null || isDeeperThan(document, DEPTH))
    throw new FeedRefusal("The document is no feed.");
  const { version, title, items } = document as Named;
  if (!/^https?:\/\/(?:www\.)?jsonfeed\.org\/version\/1/.test(lineOf(version)) || !Array.isArray(items))
    throw new FeedRefusal("The document is no feed.");
  return { title: plainLine(lineOf(title), LONGEST.title), entries: items.slice(0, READ_ENTRIES).flatMap(entryOf) };
}

function entryOf(item: unknown): RawEntry[] {
  if (typeof item !== "object" || item === null) return [];
  const named = item as Named;
  const html = lineOf(named["content_html"]);
  const said = lineOf(named["summary"]) || lineOf(named["content_text"]);
  return [
    {
      title: plainLine(lineOf(named["title"]), LONGEST.title),
      summary: said === "" ? plainText(html, LONGEST.summary) : plainLine(said, LONGEST.summary),
      link: lineOf(named["url"]) || lineOf(named["external_url"]),
      date: lineOf(named["date_published"]) || lineOf(named["date_modified"]),
      picture: lineOf(named["image"]) || lineOf(named["banner_image"]) || pictureIn(html),
    },
  ];
}

const lineOf = (value: unknown): string => (typeof value === "string" ? value : "");
