import { useMemo } from "react";
import { copy, say } from "../copy.ts";
import { compareTexts, linesOf, type Change, type Grain } from "./text-compare-rules.ts";
import { TextIn } from "./text-in.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import { FactLine } from "./tool-parts.tsx";
import { Segments } from "./controls.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";

const GRAINS: readonly { value: Grain; label: string }[] = [
  { value: "words", label: copy.compareWords },
  { value: "lines", label: copy.compareLines },
];

/** Shows what was added to a text and what was taken from it. */
export function TextCompare(tool: ToolProps) {
  const [before, setBefore] = useDraft(tool.id, tool.sample ?? copy.compareSampleOld);
  const [after, setAfter] = useDraft(tool.id, tool.sample ?? copy.compareSampleNew, ":after");
  const [grain, setGrain] = useDraft<Grain>(tool.id, "words", ":grain");
  const { changes, added, removed, likeness } = useMemo(
    () => compareTexts(before, after, grain),
    [before, after, grain],
  );
  const isSame = added + removed === 0 && changes.every(({ kind }) => kind === "same");
  const marked = changes.map(({ kind, text }) => (kind === "same" ? text : `${SIGN[kind]}[${text}]`)).join("");
  return (
    <ToolFrame tool={tool} name={copy.toolTextCompare} result={marked === "" ? undefined : marked}>
      <div className="grid gap-4 md:grid-cols-2">
        <TextIn label={copy.compareOld} value={before} onChange={setBefore} placeholder={tool.placeholder} rows={4} />
        <TextIn label={copy.compareNew} value={after} onChange={setAfter} rows={4} />
      </div>
      <Segments legend={copy.compareBy} options={GRAINS} value={grain} onChange={setGrain} className="sm:max-w-sm" />
      <div className="flex flex-col gap-2">
        <FactLine
          facts={
            isSame
              ? [copy.compareSame]
              : [
                  say(copy.compareAdded, { n: added }),
                  say(copy.compareRemoved, { n: removed }),
                  say(copy.compareLike, { n: Math.floor(likeness * 100) }),
                ]
          }
        />
        <div
          className="card panel max-h-[32rem] overflow-auto leading-relaxed break-words whitespace-pre-wrap"
          role="group"
          aria-label={copy.output}
          tabIndex={0}
        >
          {grain === "words" ? (
            changes.map((change, index) => <Piece key={index} change={change} />)
          ) : (
            <Lines changes={changes} />
          )}
        </div>
      </div>
    </ToolFrame>
  );
}

const SIGN = { added: "+", removed: "−", same: "" } as const;
const LOOK = {
  same: "",
  added: "rounded-sm bg-accent/20 font-bold underline decoration-2 underline-offset-4",
  removed: "rounded-sm bg-ink/8 line-through decoration-2",
} as const;

/** Underlined or struck through, so that it is seen without color too. */
function Piece({ change: { kind, text } }: { change: Change }) {
  if (kind === "same") return text;
  const Tag = kind === "added" ? "ins" : "del";
  return <Tag className={LOOK[kind]}>{text}</Tag>;
}

function Lines({ changes }: { changes: readonly Change[] }) {
  return changes.flatMap(({ kind, text }, index) =>
    linesOf(text).map((line, at) => (
      <div key={`${index} ${at}`} className={`-mx-2 flex gap-2 px-2 ${kind === "same" ? "" : LINE_LOOK[kind]}`}>
        <span className="w-4 shrink-0 text-center font-bold" aria-hidden="true">
          {SIGN[kind]}
        </span>
        {kind === "same" ? <span className="min-w-0">{line}</span> : <LineText kind={kind} line={line} />}
      </div>
    )),
  );
}

const LINE_LOOK = { added: "bg-accent/20", removed: "bg-ink/8 text-muted" } as const;

function LineText({ kind, line }: { kind: "added" | "removed"; line: string }) {
  return kind === "added" ? (
    <ins className="min-w-0 font-bold no-underline">{line}</ins>
  ) : (
    <del className="min-w-0">{line}</del>
  );
}
