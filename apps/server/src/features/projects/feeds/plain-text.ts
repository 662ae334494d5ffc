import { Parser } from "htmlparser2";

/** Text of a feed that is looked at, characters: an entry may hold a whole article. */
const READ = 20_000;
/** What is in these is no text. */
const HIDDEN = new Set(["script", "style", "template", "iframe", "object", "svg", "head", "noscript", "textarea"]);

/** What an HTML text says, without tags and what is not for reading, in one line of at most so many characters. */
export const plainText = (html: string, most: number): string =>
  shorten(oneLine(withoutTags(html.slice(0, READ))), most);

/** A text that is no HTML, in one line of at most so many characters. */
export const plainLine = (text: string, most: number): string => shorten(oneLine(text.slice(0, READ)), most);

function withoutTags(html: string): string {
  let text = "";
  let hidden = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (HIDDEN.has(name)) hidden += 1;
      text += " ";
    },
    ontext(part) {
      if (hidden === 0) text += part;
    },
    onclosetag(name) {
      if (HIDDEN.has(name)) hidden -= 1;
      text += " ";
    },
  });
  parser.end(html);
  return text;
}

/** Without line ends, and without characters that are not seen or turn a text around. */
const oneLine = (text: string): string =>
  text
    .replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replace(/ (?=[.,)\]])/g, "")
    .trim();

/** Cut between words. */
function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1).replace(/\p{Surrogate}$/u, "");
  const space = cut.lastIndexOf(" ");
  return `${(space > most * 0.6 ? cut.slice(0, space) : cut).replace(/[\s.,;:]+$/, "")}…`;
}

/** Address of the first picture in an HTML text, as it is written. */
export function pictureIn(html: string): string | undefined {
  let found: string | undefined;
  const parser = new Parser({
    onopentag(name, { src = "" }) {
      if (name === "img" && src.trim() !== "") found ??= src.trim();
    },
  });
  parser.end(html.slice(0, READ));
  return found;
}

/** A head is a few levels deep; what is deeper takes long to be closed. */
const HEAD_DEPTH = 32;

/** Addresses of the feeds that a page names in its head, as they are written. */
export function feedsIn(html: string): string[] {
  const found: string[] = [];
  let depth = 0;
  const parser = new Parser({
    onopentag(name, { rel = "", type = "", href = "" }) {
      depth += 1;
      if (name === "body" || depth > HEAD_DEPTH) parser.pause();
      const isFeed = /\balternate\b/i.test(rel) && /^application\/(?:rss\+xml|atom\+xml|feed\+json)/i.test(type.trim());
      if (name === "link" && isFeed && href !== "") found.push(href);
    },
    onclosetag() {
      depth -= 1;
    },
  });
  parser.write(html);
  return found;
}
