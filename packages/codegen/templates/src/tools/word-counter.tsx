import { copy, language } from "../copy.ts";
import { countText, frequentWords } from "./word-counter-rules.ts";
import { TextIn } from "./text-in.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";

/** Counts words, characters, sentences and reading time while one types. */
export function WordCounter(tool: ToolProps) {
  const [text, setText] = useDraft(tool.id, tool.sample ?? "");
  const count = countText(text, language);
  const frequent = frequentWords(text, language, 6);
  const facts = [
    { label: copy.words, value: count.words },
    { label: copy.characters, value: count.characters },
    { label: copy.withoutBlanks, value: count.letters },
    { label: copy.sentences, value: count.sentences },
    { label: copy.paragraphs, value: count.paragraphs },
    { label: copy.minutesToRead, value: Math.ceil(count.minutes) },
  ];
  return (
    <ToolFrame tool={tool} name={copy.toolWordCounter} result={text === "" ? undefined : text}>
      <dl className="card panel grid grid-cols-3 gap-4 md:grid-cols-6" aria-live="polite">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="num display [--size:1.75rem] leading-none">{value}</dd>
          </div>
        ))}
      </dl>
      <TextIn value={text} onChange={setText} placeholder={tool.placeholder} rows={10} />
      {frequent.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {frequent.map(([word, times]) => (
            <span key={word} className="chip">
              {word} <span className="num">{times}</span>
            </span>
          ))}
        </p>
      )}
    </ToolFrame>
  );
}
