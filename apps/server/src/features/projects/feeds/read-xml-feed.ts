import { childrenOf, parseXml, textOf, type XmlElement } from "./parse-xml.ts";
import { pictureIn, plainLine, plainText } from "./plain-text.ts";
import { FeedRefusal, LONGEST, READ_ENTRIES, type RawEntry, type RawFeed } from "./raw-feed.ts";

/** Reads RSS 0.9 to 2.0 and Atom, with the pictures of Media RSS. @throws FeedRefusal, XmlRefusal */
export function readXmlFeed(text: string): RawFeed {
  const root = parseXml(text);
  const kind = root.name.replace(/^.*:/, "").toLowerCase();
  if (kind === "feed") return readAtom(root);
  const channel = childrenOf(root, "channel")[0];
  // RSS 1.0 has its entries beside the channel.
  const items = kind === "rdf" ? childrenOf(root, "item") : channel === undefined ? [] : childrenOf(channel, "item");
  if ((kind !== "rss" && kind !== "rdf") || channel === undefined) throw new FeedRefusal("The document is no feed.");
  return { title: htmlIn(channel, "title", LONGEST.title), entries: items.slice(0, READ_ENTRIES).map(rssEntry) };
}

function rssEntry(item: XmlElement): RawEntry {
  const guid = childrenOf(item, "guid")[0];
  const isLink = guid?.attributes.get("isPermaLink") !== "false" && /^https?:\/\//i.test(textOf(guid).trim());
  const link =
    textOf(childrenOf(item, "link")[0]).trim() || atomLink(item, "atom:link") || (isLink ? textOf(guid) : "");
  const html = textOf(childrenOf(item, "description")[0]);
  const whole = textOf(childrenOf(item, "content:encoded")[0]);
  return {
    title: htmlIn(item, "title", LONGEST.title),
    summary: plainText(html, LONGEST.summary) || plainText(whole, LONGEST.summary),
    link,
    date: textOf(childrenOf(item, "pubDate")[0] ?? childrenOf(item, "dc:date")[0]),
    picture: mediaIn(item) ?? pictureIn(html) ?? pictureIn(whole),
  };
}

const htmlIn = (element: XmlElement, name: string, most: number): string =>
  plainText(textOf(childrenOf(element, name)[0]), most);

function readAtom(root: XmlElement): RawFeed {
  const prefix = root.name.includes(":") ? `${root.name.split(":")[0] ?? ""}:` : "";
  const first = (element: XmlElement, name: string): XmlElement | undefined =>
    childrenOf(element, `${prefix}${name}`)[0];
  const entries = childrenOf(root, `${prefix}entry`)
    .slice(0, READ_ENTRIES)
    .map((entry): RawEntry => {
      const said = first(entry, "summary") ?? first(entry, "content");
      return {
        title: atomText(first(entry, "title"), LONGEST.title),
        summary: atomText(said, LONGEST.summary),
        link: atomLink(entry, `${prefix}link`),
        date: textOf(first(entry, "published") ?? first(entry, "updated")),
        picture: mediaIn(entry) ?? pictureIn(textOf(first(entry, "content"))) ?? pictureIn(textOf(said)),
      };
    });
  return { title: atomText(first(root, "title"), LONGEST.title), entries };
}

/** Only text that says it is HTML has tags to take away. */
function atomText(element: XmlElement | undefined, most: number): string {
  const type = element?.attributes.get("type") ?? "text";
  return type.includes("html") ? plainText(textOf(element), most) : plainLine(textOf(element), most);
}

function atomLink(element: XmlElement, name: string): string | undefined {
  const link = childrenOf(element, name).find(
    ({ attributes }) => (attributes.get("rel") ?? "alternate") === "alternate",
  );
  return link?.attributes.get("href");
}

/** The picture that an entry names as such. */
function mediaIn(entry: XmlElement): string | undefined {
  const groups = [entry, ...childrenOf(entry, "media:group"), ...childrenOf(entry, "media:content")];
  const thumbnail = groups.flatMap((group) => childrenOf(group, "media:thumbnail"))[0]?.attributes.get("url");
  const isPicture = ({ attributes }: XmlElement): boolean =>
    attributes.get("medium") === "image" || (attributes.get("type") ?? "").startsWith("image/");
  const files = [...groups.flatMap((group) => childrenOf(group, "media:content")), ...childrenOf(entry, "enclosure")];
  const enclosed = childrenOf(entry, "link").find(
    (link) => link.attributes.get("rel") === "enclosure" && isPicture(link),
  );
  return (
    thumbnail ??
    files.find(isPicture)?.attributes.get("url") ??
    enclosed?.attributes.get("href") ??
    childrenOf(entry, "itunes:image")[0]?.attributes.get("href")
  );
}
