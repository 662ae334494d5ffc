import { useMemo, type RefObject, useRef } from "react";
import { copy, say } from "../copy.ts";
import { Button } from "../ui/button.tsx";
import { countJson, readJson, writeJson, type JsonFault, type JsonProblem } from "./json-format-rules.ts";
import { JsonTree } from "./json-tree.tsx";
import { TextIn } from "./text-in.tsx";
import { TextOut } from "./text-out.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import { FactLine, Notice } from "./tool-parts.tsx";
import { Segments } from "./controls.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";

type View = "pretty" | "small" | "tree";

const VIEWS: readonly { value: View; label: string }[] = [
  { value: "pretty", label: copy.jsonPretty },
  { value: "small", label: copy.jsonSmall },
  { value: "tree", label: copy.jsonTree },
];
const INDENTS = [
  { value: "  ", label: copy.jsonTwo },
  { value: "    ", label: copy.jsonFour },
  { value: "\t", label: copy.jsonTab },
] as const;
const FAULTS: Readonly<Record<JsonFault, string>> = {
  end: copy.jsonEnd,
  more: copy.jsonAfter,
  comma: copy.jsonComma,
  colon: copy.jsonColon,
  key: copy.jsonKey,
  quotes: copy.jsonQuotes,
  text: copy.jsonText,
  escape: copy.jsonEscape,
  number: copy.jsonNumber,
  value: copy.jsonValue,
  deep: copy.jsonDeep,
};
const SAMPLE =
  '{"name":"Harbor Café","open":true,"rating":4.8,"tags":["coffee","cake"],"menu":[{"item":"Flat white","price":3.50},{"item":"Almond cake","price":4.20}],"owner":null}';

/** Sets JSON out to be read, makes it small, shows it as a tree, and tells where it is broken. */
export function JsonFormat(tool: ToolProps) {
  const [text, setText] = useDraft(tool.id, tool.sample ?? SAMPLE);
  const [view, setView] = useDraft<View>(tool.id, "pretty", ":view");
  const [indent, setIndent] = useDraft<string>(tool.id, "  ", ":indent");
  const field = useRef<HTMLDivElement>(null);
  const reading = useMemo(() => readJson(text), [text]);
  const node = "node" in reading ? reading.node : null;
  const result = useMemo(
    () => (node === null ? "" : writeJson(node, view === "small" ? "" : indent)),
    [node, view, indent],
  );
  const count = useMemo(() => (node === null ? null : countJson(node)), [node]);
  return (
    <ToolFrame tool={tool} name={copy.toolJsonFormat} result={result === "" ? undefined : result}>
      <div ref={field}>
        <TextIn label="JSON" value={text} onChange={setText} placeholder={tool.placeholder} rows={6} isCode />
      </div>
      {"problem" in reading && text.trim() !== "" && <Problem problem={reading.problem} text={text} field={field} />}
      {node !== null && (
        <div className="grid gap-3 md:grid-cols-2">
          <Segments legend={copy.jsonView} options={VIEWS} value={view} onChange={setView} />
          {view === "pretty" && (
            <Segments legend={copy.jsonIndent} options={INDENTS} value={indent} onChange={setIndent} />
          )}
        </div>
      )}
      {count !== null && (
        <FactLine
          facts={[
            say(copy.jsonObjects, { n: count.objects }),
            say(copy.jsonLists, { n: count.lists }),
            say(copy.jsonValues, { n: count.values }),
            say(copy.jsonDepth, { n: count.depth }),
            say(copy.jsonSize, { n: result.length }),
          ]}
        />
      )}
      {node !== null && view === "tree" && <JsonTree node={node} />}
      {node !== null && view !== "tree" && (
        <TextOut text={result} isCode file={{ name: "data.json", type: "application/json" }} />
      )}
    </ToolFrame>
  );
}

interface ProblemProps {
  problem: JsonProblem;
  text: string;
  field: RefObject<HTMLDivElement | null>;
}

/** What is wrong and where, with the line itself and a way to go there. */
function Problem({ problem: { fault, line, column }, text, field }: ProblemProps) {
  const whole = text.split("\n")[line - 1] ?? "";
  const from = Math.max(0, column - 24);
  const go = () => {
    const area = field.current?.querySelector("textarea");
    const at =
      text
        .split("\n")
        .slice(0, line - 1)
        .join("\n").length +
      (line > 1 ? 1 : 0) +
      column -
      1;
    area?.focus();
    area?.setSelectionRange(at, at + 1);
  };
  return (
    <div className="card panel flex flex-col gap-3">
      <Notice>
        {say(copy.jsonWhere, { line, column })} {FAULTS[fault]}
      </Notice>
      <pre className="overflow-x-auto font-mono text-sm" aria-hidden="true">
        {from > 0 && "…"}
        {whole.slice(from, column - 1)}
        <mark className="rounded-sm bg-accent px-0.5 text-on-accent">{whole.charAt(column - 1) || "␣"}</mark>
        {whole.slice(column, column + 24)}
      </pre>
      <Button icon="locate" className="self-start" onClick={go}>
        {copy.jsonGo}
      </Button>
    </div>
  );
}
