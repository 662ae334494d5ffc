/** An element of a document, with what stands in it in order. */
export interface XmlElement {
  /** As it is written, with its prefix. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  parts: (string | XmlElement)[];
}

/** A document that is no XML, or more of it than is read. */
export class XmlRefusal extends Error {
  override readonly name = "XmlRefusal";
}

/** Feeds are three or four levels deep; XHTML in them a few more. */
const DEPTH = 48;
const ELEMENTS = 60_000;
const ATTRIBUTES = 40;
const NAME = /[A-Za-z_][\w.:-]{0,79}/y;
const ATTRIBUTE = /\s+([A-Za-z_][\w.:-]{0,79})\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const END_OF_TAG = /\s*(\/?)>/y;

const PREDEFINED: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

/**
 * Reads XML as feeds are written, strictly: elements, attributes, text and CDATA. Nothing is ever declared by a document (a DOCTYPE with
 * declarations is refused, so no entity grows), nothing is fetched for it, and depth and number of elements are bounded.
 * @throws XmlRefusal
 */
export function parseXml(text: string): XmlElement {
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  let elements = 0;
  let at = 0;
  const skipTo = (end: string, from: number): number => {
    const found = text.indexOf(end, from);
    if (found < 0) throw new XmlRefusal("ends too soon");
    return found;
  };
  const add = (part: string): void => {
    if (part !== "") open.at(-1)?.parts.push(part);
  };
  while (at < text.length) {
    const next = text.indexOf("<", at);
    if (next < 0) break;
    if (next > at) add(decodeXml(text.slice(at, next)));
    if (text.startsWith("<!--", next)) at = skipTo("-->", next + 4) + 3;
    else if (text.startsWith("<![CDATA[", next)) {
      const end = skipTo("]]>", next + 9);
      add(text.slice(next + 9, end));
      at = end + 3;
    } else if (text.startsWith("<?", next)) at = skipTo("?>", next + 2) + 2;
    else if (text.startsWith("<!", next)) {
      const end = skipTo(">", next + 2);
      if (root !== undefined || text.slice(next, end).includes("["))
        throw new XmlRefusal("declares something, which no feed has to");
      at = end + 1;
    } else if (text.startsWith("</", next)) {
      const end = skipTo(">", next + 2);
      const closed = open.pop();
      if (closed?.name !== text.slice(next + 2, end).trim()) throw new XmlRefusal("closes what is not open");
      at = end + 1;
      // What stands behind the document is no part of it.
      if (open.length === 0) break;
    } else {
      elements += 1;
      if (elements > ELEMENTS) throw new XmlRefusal("has too many elements");
      const { element, end, isClosed } = readTag(text, next);
      if (root === undefined) root = element;
      else open.at(-1)?.parts.push(element);
      at = end;
      if (!isClosed) open.push(element);
      else if (open.length === 0) break;
      if (open.length > DEPTH) throw new XmlRefusal("is nested too deep");
    }
  }
  if (root === undefined || open.length > 0) throw new XmlRefusal("is not a whole document");
  return root;
}

function readTag(text: string, at: number): { element: XmlElement; end: number; isClosed: boolean } {
  NAME.lastIndex = at + 1;
  const name = NAME.exec(text)?.[0];
  if (name === undefined) throw new XmlRefusal("has an element without a name");
  const attributes = new Map<string, string>();
  let end = NAME.lastIndex;
  for (;;) {
    ATTRIBUTE.lastIndex = end;
    const found = ATTRIBUTE.exec(text);
    if (found === null) break;
    if (attributes.size >= ATTRIBUTES) throw new XmlRefusal("has too many attributes");
    attributes.set(found[1] ?? "", decodeXml(found[2] ?? found[3] ?? ""));
    end = ATTRIBUTE.lastIndex;
  }
  END_OF_TAG.lastIndex = end;
  const close = END_OF_TAG.exec(text);
  if (close === null) throw new XmlRefusal("has an unreadable element");
  return { element: { name, attributes, parts: [] }, end: END_OF_TAG.lastIndex, isClosed: close[1] === "/" };
}

/** A text with the references of XML resolved; any other stays as it is written. */
function decodeXml(text: string): string {
  return text.includes("&")
    ? text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(lt|gt|amp|quot|apos));/gi, (whole, decimal, hex, name) =>
        typeof name === "string"
          ? (PREDEFINED[name.toLowerCase()] ?? whole)
          : characterOf(typeof decimal === "string" ? Number(decimal) : Number.parseInt(String(hex), 16)),
      )
    : text;
}

/** The character of a code point; nothing for one that is none. */
export function characterOf(code: number): string {
  const isOne = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isOne ? String.fromCodePoint(code) : "";
}

/** The elements directly in an element, by name. */
export const childrenOf = ({ parts }: XmlElement, name: string): XmlElement[] =>
  parts.filter((part): part is XmlElement => typeof part !== "string" && part.name === name);

const HIDDEN = /^(?:.*:)?(?:script|style)$/i;

/** All text in an element and in what it holds, scripts and styles apart. */
export function textOf(element: XmlElement | undefined): string {
  if (element === undefined || HIDDEN.test(element.name)) return "";
  return element.parts.map((part) => (typeof part === "string" ? part : ` ${textOf(part)} `)).join("");
}
