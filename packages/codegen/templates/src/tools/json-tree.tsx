import { useState, type ReactNode } from "react";
import { copy, say } from "../copy.ts";
import type { JsonNode } from "./json-format-rules.ts";

/** Most entries of one list that are drawn at first. */
const PAGE = 100;

/** A JSON value as a tree of which branches open and close. */
export function JsonTree({ node }: { node: JsonNode }) {
  return (
    <div
      className="card panel max-h-[32rem] overflow-auto font-mono text-sm leading-relaxed"
      role="group"
      aria-label={copy.jsonTree}
      tabIndex={0}
    >
      <Branch node={node} depth={0} />
    </div>
  );
}

interface BranchProps {
  node: JsonNode;
  depth: number;
  name?: string | undefined;
}

function Branch({ node, depth, name }: BranchProps) {
  const [isOpen, setOpen] = useState(depth < 2);
  const [shown, setShown] = useState(PAGE);
  if (node.kind !== "object" && node.kind !== "list") return <Leaf node={node} name={name} />;
  const inside: readonly (readonly [string, JsonNode])[] =
    node.kind === "object" ? node.entries : node.items.map((item, index) => [String(index), item] as const);
  const [open, close] = node.kind === "object" ? "{}" : "[]";
  if (inside.length === 0) return <Line name={name}>{`${open}${close}`}</Line>;
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer py-0.5 marker:text-accent-text">
        {name !== undefined && <span className="font-bold">{name} </span>}
        <span className="text-muted">
          {open} {say(copy.jsonItems, { n: inside.length })} {close}
        </span>
      </summary>
      {isOpen && (
        <div className="ml-1.5 border-l border-line pl-3.5">
          {inside.slice(0, shown).map(([key, value], index) => (
            <Branch key={index} node={value} name={key} depth={depth + 1} />
          ))}
          {inside.length > shown && (
            <button type="button" className="btn btn-quiet" onClick={() => setShown(shown + PAGE)}>
              {say(copy.jsonMore, { n: inside.length - shown })}
            </button>
          )}
        </div>
      )}
    </details>
  );
}

function Leaf({ node, name }: { node: Extract<JsonNode, { raw: string }>; name: string | undefined }) {
  const look = node.kind === "text" ? "" : "font-bold text-accent-text";
  return (
    <Line name={name}>
      <span className={`break-words [overflow-wrap:anywhere] ${look}`}>{node.raw}</span>
    </Line>
  );
}

function Line({ name, children }: { name: string | undefined; children: ReactNode }) {
  return (
    <div className="py-0.5">
      {name !== undefined && <span className="font-bold">{name}: </span>}
      {children}
    </div>
  );
}
