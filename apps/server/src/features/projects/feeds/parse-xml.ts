import { Parser } from "htmlparser2";

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

/**
 * Reads XML as feeds are written: elements, attributes, text and CDATA. Nothing is ever declared by a document (a DOCTYPE with declarations is
 * refused, so no entity grows), nothing is fetched for it, every element has to be closed, and depth and number of elements are bounded.
 * @throws XmlRefusal
 */
export function parseXml(text: string): XmlElement {
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  let elements = 0;
  const isOver = (): boolean => root !== undefined && open.length === 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        // What stands behind the document is no part of it.
        if (isOver()) return;
        const named = Object.entries(attributes);
        elements += 1;
        if (elements > ELEMENTS) throw new XmlRefusal("has too many elements");
        if (named.length > ATTRIBUTES) throw new XmlRefusal("has too many attributes");
        if (open.length >= DEPTH) throw new XmlRefusal("is nested too deep");
        const element: XmlElement = { name, attributes: new Map(named), parts: [] };
        if (root === undefined) root = element;
        else open.at(-1)?.parts.push(element);
        open.push(element);
      },
      ontext(part) {
        open.at(-1)?.parts.push(part);
      },
      onclosetag(_, isImplied) {
        if (isOver()) return;
        // Only one that closes itself, '<link/>', needs no tag for that.
        const isEmpty =
          open.at(-1)?.parts.length === 0 && text.slice(parser.endIndex - 1, parser.endIndex + 1) === "/>";
        if (isImplied && !isEmpty) throw new XmlRefusal("does not close what it opens");
        open.pop();
      },
      onprocessinginstruction(name, data) {
        if (name.startsWith("!") && (root !== undefined || data.includes("[")))
          throw new XmlRefusal("declares something, which no feed has to");
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  if (root === undefined || !isOver()) throw new XmlRefusal("is not a whole document");
  return root;
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
