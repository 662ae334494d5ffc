import { useId } from "react";
import { copy, say } from "../copy.ts";
import { IconButton } from "../ui/button.tsx";
import { useTypedNumber } from "../ui/use-typed-number.ts";
import { CopyIcon } from "./tool-parts.tsx";

interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: "text" | "date" | "datetime-local" | "tel" | "email" | "url";
  most?: number;
  isCode?: boolean;
  isWrong?: boolean;
  onLeave?: () => void;
}

/** A field of one line with its name above it. */
export function TextField(field: TextFieldProps) {
  const { label, value, onChange, type = "text", most = 500, isCode = false, isWrong = false, onLeave } = field;
  const id = useId();
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <input
        id={id}
        type={type}
        className={`input min-w-0 ${isCode ? "font-mono" : ""}`}
        value={value}
        maxLength={type === "text" ? most : undefined}
        step={type === "datetime-local" ? 1 : undefined}
        max={type === "date" ? "9999-12-31" : undefined}
        spellCheck={!isCode}
        autoComplete="off"
        aria-invalid={isWrong || undefined}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      />
    </div>
  );
}

interface NumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A whole number within bounds, to type or to step through. */
export function NumberField({ label, value, min, max, onChange }: NumberFieldProps) {
  const id = useId();
  const set = (next: number) => onChange(Math.min(max, Math.max(min, Math.round(next))));
  const typed = useTypedNumber(String(value), set);
  const step = (by: number) => {
    typed.leave();
    set(value + by);
  };
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <div className="flex items-center gap-1">
        <IconButton
          label={say(copy.lessNamed, { name: label })}
          icon="minus"
          disabled={value <= min}
          onClick={() => step(-1)}
        />
        <input
          id={id}
          className="input num min-w-0 text-center"
          inputMode={min < 0 ? "text" : "numeric"}
          autoComplete="off"
          value={typed.text}
          onChange={(event) => typed.type(event.target.value)}
          onBlur={typed.leave}
        />
        <IconButton
          label={say(copy.moreNamed, { name: label })}
          icon="plus"
          disabled={value >= max}
          onClick={() => step(1)}
        />
      </div>
    </div>
  );
}

interface SelectFieldProps<T extends string> {
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** One of a list. */
export function SelectField<T extends string>({ label, options, value, onChange }: SelectFieldProps<T>) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <select id={id} className="input" value={value} onChange={(event) => onChange(event.target.value as T)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** What a result is called, what it is, and a way to copy it. */
export function CopyLine({ label, text, isCode = false }: { label: string; text: string; isCode?: boolean }) {
  return (
    <div className="py-1.5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className={`flex items-center gap-2 ${isCode ? "font-mono text-[0.9375rem]" : ""}`}>
        <span className="num min-w-0 flex-1 break-words">{text}</span>
        <CopyIcon text={text} name={label} />
      </dd>
    </div>
  );
}
