import { createElement, type ReactNode } from "react";
import type { MdNode, MdTag } from "./markdown-rules.ts";

/** How the tags of a document look. */
const LOOKS: Readonly<Partial<Record<MdTag, string>>> = {
  h1: "display [--size:1.75rem] leading-tight",
  h2: "display mt-2 [--size:1.375rem] leading-tight",
  h3: "mt-2 text-lg font-bold",
  h4: "font-bold",
  h5: "font-bold text-muted",
  h6: "text-sm font-bold text-muted",
  ul: "flex list-disc flex-col gap-1 pl-6",
  ol: "flex list-decimal flex-col gap-1 pl-6",
  blockquote: "flex flex-col gap-3 border-l-4 border-accent pl-4 text-muted",
  pre: "overflow-x-auto rounded-control bg-ink/6 p-3 font-mono text-sm",
  code: "rounded-sm bg-ink/6 px-1 font-mono text-[0.9em]",
  strong: "font-bold",
  a: "link break-words",
  hr: "my-1 border-line",
  table: "w-full border-collapse text-[0.9375rem]",
  th: "border-b-2 border-line px-2 py-1.5 text-left font-bold",
  td: "border-b border-line px-2 py-1.5",
};

/** A document as elements; nothing of it is ever read as HTML. */
export function MarkdownView({ nodes }: { nodes: readonly MdNode[] }) {
  return <div className="flex min-w-0 flex-col gap-3 leading-relaxed break-words">{nodes.map(drawn)}</div>;
}

function drawn(piece: MdNode, key: number): ReactNode {
  if (typeof piece === "string") return piece;
  const { tag, attributes, children } = piece;
  if (tag === "img") return <PictureLink key={key} address={attributes["src"] ?? ""} text={attributes["alt"] ?? ""} />;
  if (tag === "hr" || tag === "br") return createElement(tag, { key, className: LOOKS[tag] });
  if (tag === "pre") return <Code key={key} piece={piece} />;
  const { class: kind, align, ...rest } = attributes;
  const element = createElement(
    tag,
    {
      key,
      ...rest,
      className: kind === "task" ? "-ml-5 list-none" : LOOKS[tag],
      ...(align !== undefined && { style: { textAlign: align } }),
      ...(tag === "a" && { target: "_blank", rel: "noopener noreferrer" }),
    },
    ...children.map(drawn),
  );
  if (tag !== "table") return element;
  return (
    <div key={key} className="overflow-x-auto">
      {element}
    </div>
  );
}

/** An app loads nothing from elsewhere, so a picture is a link to it. */
function PictureLink({ address, text }: { address: string; text: string }) {
  return (
    <a className="link" href={address} target="_blank" rel="noopener noreferrer">
      🖼 {text === "" ? address : text}
    </a>
  );
}

function Code({ piece }: { piece: MdNode }) {
  const text = (part: MdNode): string => (typeof part === "string" ? part : part.children.map(text).join(""));
  return (
    <pre className={LOOKS.pre} tabIndex={0}>
      {text(piece)}
    </pre>
  );
}
