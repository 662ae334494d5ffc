import { copy, language, say } from "../copy.ts";
import { slugs } from "./slug-rules.ts";
import { TextIn } from "./text-in.tsx";
import { TextOut } from "./text-out.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import { FactLine } from "./tool-parts.tsx";
import { Segments } from "./controls.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";

type Separator = "-" | "_";

const SEPARATORS: readonly { value: Separator; label: string }[] = [
  { value: "-", label: copy.slugHyphen },
  { value: "_", label: copy.slugUnderscore },
];
const LENGTHS = [30, 60, 100] as const;

/** Makes addresses out of titles, one a line. */
export function Slug(tool: ToolProps) {
  const [text, setText] = useDraft(tool.id, tool.sample ?? copy.slugSample);
  const [separator, setSeparator] = useDraft<Separator>(tool.id, "-", ":separator");
  const [most, setMost] = useDraft(tool.id, "60", ":most");
  const made = slugs(text, { separator, most: Number(most), language, and: copy.slugAnd });
  const result = made.join("\n").trim();
  const filled = made.filter((line) => line !== "");
  const longest = filled.reduce((size, line) => Math.max(size, line.length), 0);
  return (
    <ToolFrame tool={tool} name={copy.toolSlug} result={result === "" ? undefined : result}>
      <TextIn label={copy.slugTitles} value={text} onChange={setText} placeholder={tool.placeholder} rows={4} />
      <TextOut text={result} isCode file={filled.length > 1 ? { name: "slugs.txt", type: "text/plain" } : undefined} />
      <FactLine facts={[say(copy.listLines, { n: filled.length }), say(copy.slugLongest, { n: longest })]} />
      <div className="grid gap-3 md:grid-cols-2">
        <Segments legend={copy.slugBetween} options={SEPARATORS} value={separator} onChange={setSeparator} />
        <Segments
          legend={copy.slugMost}
          options={LENGTHS.map((n) => ({ value: String(n), label: say(copy.slugUpTo, { n }) }))}
          value={most}
          onChange={setMost}
        />
      </div>
    </ToolFrame>
  );
}
