import { copy, say } from "../copy.ts";
import {
  fromRoman,
  ROMAN_MOST,
  romanSteps,
  toRoman,
  type RomanReading,
  type RomanStep,
} from "./roman-numerals-rules.ts";
import { ToolFrame } from "./tool-frame.tsx";
import { CopyIcon, LineIn, Notice } from "./tool-parts.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";

const EXAMPLES = ["1994", "XLII", "IIII", "3999"] as const;

/** Turns numbers into Roman numerals and back, and tells why. */
export function RomanNumerals(tool: ToolProps) {
  const [text, setText] = useDraft(tool.id, tool.sample ?? "1994");
  const isNumber = /^\s*\d/.test(text);
  const reading = isNumber ? fromNumber(text) : fromRoman(text);
  const shown = reading === null ? "" : isNumber ? reading.numeral : String(reading.value);
  return (
    <ToolFrame
      tool={tool}
      name={copy.toolRomanNumerals}
      result={reading === null ? undefined : `${reading.value} = ${reading.numeral}`}
    >
      <LineIn
        label={copy.romanEither}
        value={text}
        onChange={setText}
        isCode
        most={40}
        isWrong={text !== "" && reading === null}
      />
      <p className="flex flex-wrap gap-2">
        {EXAMPLES.map((example) => (
          <button
            key={example}
            type="button"
            className="chip"
            aria-pressed={text === example}
            onClick={() => setText(example)}
          >
            {example}
          </button>
        ))}
      </p>
      {reading === null && <Notice>{say(copy.romanWrong, { n: ROMAN_MOST })}</Notice>}
      {reading !== null && <Reading reading={reading} shown={shown} />}
    </ToolFrame>
  );
}

function fromNumber(text: string): RomanReading | null {
  const number = Number(text.replace(/[\s.,'’]/g, ""));
  const numeral = toRoman(number);
  return numeral === null ? null : { value: number, numeral, isStandard: true, steps: romanSteps(number) };
}

function Reading({ reading: { numeral, isStandard, steps, value }, shown }: { reading: RomanReading; shown: string }) {
  return (
    <div className="card panel flex flex-col gap-4">
      <div className="flex items-center justify-between gap-3" aria-live="polite">
        <p className="display min-w-0 [--size:clamp(2.25rem,11vw,4rem)] leading-none tracking-wide break-words">
          {shown}
        </p>
        <CopyIcon text={shown} name={copy.output} />
      </div>
      {!isStandard && (
        <Notice>{say(copy.romanBetter, { name: numeral, how: sumOf(romanSteps(value)), n: value })}</Notice>
      )}
      <ol className="divide-y divide-line border-t border-line" aria-label={copy.romanWhy}>
        {steps.map(({ part, how, value: worth }, index) => (
          <li key={index} className="num flex items-baseline gap-3 py-2.5">
            <strong className="w-16 shrink-0 text-lg text-accent-text">{part}</strong>
            <span className="min-w-0 flex-1 text-muted">{how === String(worth) ? "" : how}</span>
            <span className="font-bold">{worth}</span>
          </li>
        ))}
        <li className="num flex items-baseline gap-3 pt-2.5">
          <strong className="w-16 shrink-0">{copy.romanSum}</strong>
          <span className="min-w-0 flex-1 text-muted">
            {steps.length > 1 && steps.map((step) => step.value).join(" + ")}
          </span>
          <span className="font-bold">{value}</span>
        </li>
      </ol>
    </div>
  );
}

const sumOf = (steps: readonly RomanStep[]): string => steps.map(({ how }) => how).join(" + ");
