import { copy, language } from "../copy.ts";
import { inCase, TEXT_CASES, type TextCase as Case } from "./text-case-rules.ts";
import { TextIn } from "./text-in.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import { ResultCard } from "./tool-parts.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";

const NAMES: Readonly<Record<Case, string>> = {
  upper: copy.caseUpper,
  lower: copy.caseLower,
  title: copy.caseTitle,
  sentence: copy.caseSentence,
  camel: copy.caseCamel,
  pascal: copy.casePascal,
  snake: copy.caseSnake,
  kebab: copy.caseKebab,
};
const CODE: ReadonlySet<Case> = new Set(["camel", "pascal", "snake", "kebab"]);

/** Shows a text in every way of writing it at once. */
export function TextCase(tool: ToolProps) {
  const [text, setText] = useDraft(tool.id, tool.sample ?? copy.caseSample);
  return (
    <ToolFrame tool={tool} name={copy.toolTextCase} result={text === "" ? undefined : text}>
      <TextIn value={text} onChange={setText} placeholder={tool.placeholder} rows={3} />
      <div className="grid gap-3 md:grid-cols-2">
        {TEXT_CASES.map((how) => (
          <ResultCard key={how} name={NAMES[how]} text={inCase(text, how, language)} isCode={CODE.has(how)} />
        ))}
      </div>
    </ToolFrame>
  );
}
