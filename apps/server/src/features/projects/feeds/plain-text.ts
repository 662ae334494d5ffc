import { characterOf } from "./parse-xml.ts";

/** Text of a feed that is looked at, characters: an entry may hold a whole article. */
const READ = 20_000;
/** What is in these is no text. */
const HIDDEN = new Set(["script", "style", "template", "iframe", "object", "svg", "head", "noscript", "textarea"]);

/** Names that HTML has for characters, those that texts of feeds are full of. */
const NAMES = `amp=& lt=< gt=> quot=" apos=' hellip=… mdash=— ndash=– lsquo=‘ rsquo=’ ldquo=“ rdquo=” sbquo=‚
  bdquo=„ laquo=« raquo=» lsaquo=‹ rsaquo=› bull=• middot=· iexcl=¡ iquest=¿ copy=© reg=® trade=™
  euro=€ pound=£ yen=¥ cent=¢ sect=§ deg=° times=× frac12=½ frac14=¼ frac34=¾ plusmn=± auml=ä ouml=ö
  uuml=ü Auml=Ä Ouml=Ö Uuml=Ü szlig=ß aacute=á eacute=é iacute=í oacute=ó uacute=ú ntilde=ñ Eacute=É
  agrave=à egrave=è igrave=ì ograve=ò ugrave=ù Agrave=À acirc=â ecirc=ê icirc=î ocirc=ô ucirc=û euml=ë
  iuml=ï ccedil=ç Ccedil=Ç atilde=ã otilde=õ aring=å oslash=ø aelig=æ oelig=œ`;
const NAMED: ReadonlyMap<string, string> = new Map([
  ...NAMES.split(/\s+/).map((pair): [string, string] => [
    pair.slice(0, pair.indexOf("=")),
    pair.slice(pair.indexOf("=") + 1),
  ]),
  ...["nbsp", "ensp", "emsp", "thinsp"].map((name): [string, string] => [name, " "]),
  ["shy", ""],
]);

/** What an HTML text says, without tags and what is not for reading, in one line of at most so many characters. */
export const plainText = (html: string, most: number): string =>
  shorten(oneLine(decodeHtml(withoutTags(html.slice(0, READ)))), most);

/** A text that is no HTML, in one line of at most so many characters. */
export const plainLine = (text: string, most: number): string => shorten(oneLine(text.slice(0, READ)), most);

/** The text between tags. Read once from left to right: what is written badly takes no longer. */
function withoutTags(html: string): string {
  const lower = html.toLowerCase();
  let text = "";
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf("<", at);
    if (next < 0) return text + html.slice(at);
    text += html.slice(at, next);
    const [tag = ""] = /^<[a-z/!?][^\s/>]*/.exec(lower.slice(next, next + 40)) ?? [];
    // '5 < 6' is no tag.
    if (tag === "") {
      text += "<";
      at = next + 1;
      continue;
    }
    const name = tag.slice(1);
    const close = tag.startsWith("<!--") ? "-->" : HIDDEN.has(name) ? `</${name}` : "";
    const inside = close === "" ? next : lower.indexOf(close, next);
    const end = inside < 0 ? -1 : html.indexOf(">", close === "-->" ? inside + 2 : inside);
    if (end < 0) return text;
    text += " ";
    at = end + 1;
  }
  return text;
}

const decodeHtml = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi, (whole, decimal, hex, name) =>
    typeof name === "string"
      ? (NAMED.get(name) ?? NAMED.get(name.toLowerCase()) ?? whole)
      : characterOf(typeof decimal === "string" ? Number(decimal) : Number.parseInt(String(hex), 16)),
  );

/** Without line ends, and without characters that are not seen or turn a text around. */
const oneLine = (text: string): string =>
  text
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "")
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
export const pictureIn = (html: string): string | undefined => {
  const found = /<img\s[^>]{0,400}?\bsrc\s*=\s*(?:"([^"]{1,800})"|'([^']{1,800})')/i.exec(html.slice(0, READ));
  const src = found?.[1] ?? found?.[2];
  return src === undefined ? undefined : decodeHtml(src).trim();
};
