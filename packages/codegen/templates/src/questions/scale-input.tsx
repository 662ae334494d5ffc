import { copy } from "../copy.ts";
import type { InputProps } from "./input-props.ts";

/** A row of numbers: a scale from 1, or 0 to 10 for how likely somebody recommends. */
export function ScaleInput({ question, name, answer, isChecked, onAnswer }: InputProps) {
  const isNps = question.type === "nps";
  const first = isNps ? 0 : 1;
  const last = isNps ? 10 : (question.steps ?? 5);
  const low = question.low ?? (isNps ? copy.notLikely : undefined);
  const high = question.high ?? (isNps ? copy.veryLikely : undefined);
  const count = last - first + 1;
  return (
    <div className="flex flex-col gap-2">
      <div
        className="grid gap-1.5"
        style={{ gridTemplateColumns: `repeat(${count > 6 ? "auto-fit" : count}, minmax(2.75rem, 1fr))` }}
      >
        {Array.from({ length: count }, (_, index) => String(first + index)).map((text) => (
          <label
            key={text}
            className="num relative grid min-h-12 place-items-center rounded-control border-2 border-line bg-surface font-bold has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent hover:border-accent"
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              aria-label={
                text === String(first) && low !== undefined
                  ? `${text}, ${low}`
                  : text === String(last) && high !== undefined
                    ? `${text}, ${high}`
                    : text
              }
              checked={answer === text}
              disabled={isChecked}
              onChange={() => onAnswer(text)}
            />
            <span aria-hidden="true">{text}</span>
          </label>
        ))}
      </div>
      {(low !== undefined || high !== undefined) && (
        <p className="flex justify-between gap-4 text-sm text-muted" aria-hidden="true">
          <span>{low}</span>
          <span className="text-right">{high}</span>
        </p>
      )}
    </div>
  );
}
