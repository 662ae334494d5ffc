import { useId } from "react";
import { copy } from "../copy.ts";

interface TextInProps {
  label?: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
  rows?: number;
  /** Letters of one width, for code. */
  isCode?: boolean;
}

/** Longest text that a tool takes, in characters: what a browser still works through while one types. */
export const LONGEST_TEXT = 200_000;

/** A large field for a text. */
export function TextIn({ label = copy.yourText, value, onChange, placeholder, rows = 8, isCode = false }: TextInProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <textarea
        id={id}
        rows={rows}
        maxLength={LONGEST_TEXT}
        spellCheck={!isCode}
        className={`input ${isCode ? "font-mono text-sm" : ""}`}
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
