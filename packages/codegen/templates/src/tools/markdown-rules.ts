import { lexer, type MarkedToken, type Token, type Tokens } from "marked";
import { escapeHtml, unescapeHtml } from "./encode-rules.ts";

/** Tags that Markdown turns into; there are no others. */
export type MdTag =
  | "p"
  | "h1"
  | "h2"
  | "h3"
  | "h4"
  | "h5"
  | "h6"
  | "ul"
  | "ol"
  | "li"
  | "blockquote"
  | "pre"
  | "code"
  | "strong"
  | "em"
  | "del"
  | "a"
  | "img"
  | "hr"
  | "br"
  | "table"
  | "thead"
  | "tbody"
  | "tr"
  | "th"
  | "td";

/** A piece of a document: a text, or a tag with what is inside it. */
export type MdNode = string | { tag: MdTag; attributes: Readonly<Record<string, string>>; children: readonly MdNode[] };

/** Reads Markdown (GFM). HTML inside it stays a text; links lead only to http, https and mailto. */
export function readMarkdown(text: string): MdNode[] {
  try {
    return lexer(text).flatMap(nodeOf);
  } catch (error) {
    // A document nested deeper than the reader can follow.
    if (error instanceof RangeError) return [text];
    throw error;
  }
}

const node = (tag: MdTag, children: readonly MdNode[] = [], attributes: Record<string, string> = {}): MdNode => ({
  tag,
  children,
  attributes,
});

const inside = (tokens: readonly Token[] | undefined): MdNode[] => (tokens ?? []).flatMap(nodeOf);

function nodeOf(any: Token): MdNode | MdNode[] {
  const token = any as MarkedToken;
  switch (token.type) {
    case "heading":
      return node(`h${Math.min(6, token.depth)}` as MdTag, inside(token.tokens));
    case "paragraph":
      return node("p", inside(token.tokens));
    case "blockquote":
    case "strong":
    case "em":
    case "del":
      return node(token.type, inside(token.tokens));
    case "code":
      return node("pre", [node("code", [token.text])]);
    case "codespan":
      return node("code", [token.text]);
    case "list":
      return listNode(token);
    case "table":
      return tableNode(token);
    case "link":
      return linkNode(token);
    case "image":
      return imageNode(token);
    case "hr":
    case "br":
      return node(token.type);
    case "checkbox":
      return token.checked ? "☑ " : "☐ ";
    case "text":
      return token.tokens === undefined ? unescapeHtml(token.text) : inside(token.tokens);
    case "html":
    case "escape":
      return token.text;
    default:
      return [];
  }
}

function listNode({ ordered, start, items }: Tokens.List): MdNode {
  const entries = items.map((item) => node("li", inside(item.tokens), item.task ? { class: "task" } : {}));
  return node(ordered ? "ol" : "ul", entries, ordered && start !== "" && start !== 1 ? { start: String(start) } : {});
}

function tableNode({ header, rows }: Tokens.Table): MdNode {
  const cell = (tag: "th" | "td") => (one: Tokens.TableCell) =>
    node(tag, inside(one.tokens), one.align === null ? {} : { align: one.align });
  return node("table", [
    node("thead", [node("tr", header.map(cell("th")))]),
    node(
      "tbody",
      rows.map((row) => node("tr", row.map(cell("td")))),
    ),
  ]);
}

/** An address that a link may lead to; null for every other. */
export function safeLink(address: string): string | null {
  try {
    const { protocol, href } = new URL(unescapeHtml(address));
    return ["http:", "https:", "mailto:"].includes(protocol) ? href : null;
  } catch {
    return null;
  }
}

function linkNode({ href, tokens }: Tokens.Link): MdNode | MdNode[] {
  const address = safeLink(href);
  return address === null ? inside(tokens) : node("a", inside(tokens), { href: address });
}

function imageNode({ href, text }: Tokens.Image): MdNode | MdNode[] {
  const address = safeLink(href);
  return address === null ? text : node("img", [], { src: address, alt: text });
}

const EMPTY_TAGS: ReadonlySet<MdTag> = new Set(["hr", "br", "img"]);

/** Pieces as HTML; every text and attribute is escaped. */
export function mdHtml(nodes: readonly MdNode[]): string {
  return nodes.map(htmlOf).join("");
}

function htmlOf(piece: MdNode): string {
  if (typeof piece === "string") return escapeHtml(piece);
  const { tag, attributes, children } = piece;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const open = `<${tag}${written.join("")}>`;
  return EMPTY_TAGS.has(tag) ? open : `${open}${mdHtml(children)}</${tag}>${BLOCKS.test(tag) ? "\n" : ""}`;
}

const BLOCKS = /^(?:p|h\d|ul|ol|li|blockquote|pre|table|thead|tbody|tr)$/;

/** A whole page with a document in it. */
export function mdPage(nodes: readonly MdNode[], title: string, language: string): string {
  return [
    "<!doctype html>",
    `<html lang="${escapeHtml(language)}">`,
    "  <head>",
    '    <meta charset="utf-8">',
    '    <meta name="viewport" content="width=device-width, initial-scale=1">',
    `    <title>${escapeHtml(title)}</title>`,
    "  </head>",
    "  <body>",
    `${mdHtml(nodes)}  </body>`,
    "</html>",
    "",
  ].join("\n");
}

/** The text of a document's first heading. */
export function mdTitle(nodes: readonly MdNode[]): string | undefined {
  const heading = nodes.find((piece) => typeof piece !== "string" && /^h\d$/.test(piece.tag));
  return heading === undefined ? undefined : plain(heading).trim();
}

const plain = (piece: MdNode): string => (typeof piece === "string" ? piece : piece.children.map(plain).join(""));
