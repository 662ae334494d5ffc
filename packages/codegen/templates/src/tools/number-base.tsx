import { useId } from "react";
import { copy, say } from "../copy.ts";
import { bitsOf, MOST_DIGITS, placesOf, readNumber, writeNumber } from "./number-base-rules.ts";
import { ToolFrame } from "./tool-frame.tsx";
import { CopyIcon, FactLine, Notice } from "./tool-parts.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";

const BASES: readonly { base: number; label: string }[] = [
  { base: 10, label: copy.baseDecimal },
  { base: 2, label: copy.baseBinary },
  { base: 16, label: copy.baseHex },
  { base: 8, label: copy.baseOctal },
];
const OTHER_BASES = Array.from({ length: 35 }, (_, index) => index + 2).filter(
  (other) => !BASES.some(({ base }) => base === other),
);

/** Shows a whole number in several bases; each can be typed into. */
export function NumberBase(tool: ToolProps) {
  const [typed, setTyped] = useDraft(tool.id, { text: tool.sample ?? "2026", base: 10 });
  const [other, setOther] = useDraft(tool.id, 36, ":other");
  const id = useId();
  const reading = readNumber(typed.text, typed.base);
  const value = reading !== null && "value" in reading ? reading.value : null;
  const places = value === null ? null : placesOf(value, typed.base === 10 ? 2 : typed.base);
  const rows = [...BASES, { base: other, label: say(copy.baseOther, { n: other }) }];
  return (
    <ToolFrame tool={tool} name={copy.toolNumberBase} result={value === null ? undefined : asLines(value, rows)}>
      {reading !== null && "wrong" in reading && (
        <Notice>{say(copy.baseWrong, { name: reading.wrong, n: typed.base })}</Notice>
      )}
      <div className="card panel flex flex-col gap-4">
        {rows.map(({ base, label }) => (
          <BaseField
            key={base}
            label={label}
            text={base === typed.base ? typed.text : value === null ? "" : writeNumber(value, base)}
            isWrong={base === typed.base && reading !== null && "wrong" in reading}
            onChange={(text) => setTyped({ text, base })}
          />
        ))}
        <div className="flex items-center gap-3">
          <label htmlFor={id} className="field-label">
            {copy.baseChoose}
          </label>
          <select
            id={id}
            className="input w-auto"
            value={other}
            onChange={(event) => {
              if (typed.base === other) setTyped({ text: value === null ? "" : String(value), base: 10 });
              setOther(Number(event.target.value));
            }}
          >
            {OTHER_BASES.map((base) => (
              <option key={base}>{base}</option>
            ))}
          </select>
        </div>
      </div>
      {value !== null && (
        <FactLine facts={[say(copy.baseBits, { n: bitsOf(value) }), ...(places === null ? [] : [`= ${places}`])]} />
      )}
    </ToolFrame>
  );
}

const asLines = (value: bigint, rows: readonly { base: number; label: string }[]): string =>
  rows.map(({ base, label }) => `${label}: ${writeNumber(value, base)}`).join("\n");

interface BaseFieldProps {
  label: string;
  text: string;
  isWrong: boolean;
  onChange: (text: string) => void;
}

function BaseField({ label, text, isWrong, onChange }: BaseFieldProps) {
  const id = useId();
  return (
    <div className="grid items-center gap-x-3 gap-y-1 md:grid-cols-[11rem_1fr]">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <div className="flex items-center gap-1">
        <input
          id={id}
          className="input num min-w-0 flex-1 font-mono"
          value={text}
          maxLength={MOST_DIGITS}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-invalid={isWrong}
          onChange={(event) => onChange(event.target.value)}
        />
        <CopyIcon text={text.replace(/\s/g, "")} name={label} />
      </div>
    </div>
  );
}
