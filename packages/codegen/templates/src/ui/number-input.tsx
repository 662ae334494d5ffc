import { useId } from "react";
import { within, type Input } from "../rules/calculate.ts";
import { useTypedNumber } from "./use-typed-number.ts";

interface NumberInputProps {
  input: Input;
  value: number;
  onChange: (value: number) => void;
}

/** A number to type or to pick, with its unit. */
export function NumberInput({ input, value, onChange }: NumberInputProps) {
  const inputId = useId();
  const typed = useTypedNumber(String(value), onChange);
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={inputId} className="field-label">
        {input.label}
      </label>
      {input.choices === undefined ? (
        <div className="flex items-baseline gap-2">
          <input
            id={inputId}
            inputMode="decimal"
            autoComplete="off"
            className="input num"
            value={typed.text}
            onChange={(event) => typed.type(event.target.value)}
            onBlur={() => {
              typed.leave();
              onChange(within(value, input));
            }}
          />
          {input.unit !== undefined && <span className="shrink-0 text-muted">{input.unit}</span>}
        </div>
      ) : (
        <select
          id={inputId}
          className="input"
          value={String(value)}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {input.choices.map(({ label, amount }) => (
            <option key={label} value={String(amount)}>
              {label}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
