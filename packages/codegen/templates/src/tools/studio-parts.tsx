import { useId, useState, type ReactNode } from "react";
import { IconButton } from "../ui/button.tsx";
import { useTypedNumber } from "../ui/use-typed-number.ts";

/** One of several ways to work, or something that is on or off: filled while it is on. */
export function PressButton(props: { label: string; icon: string; isOn: boolean; onPress: () => void }) {
  return (
    <IconButton
      label={props.label}
      icon={props.icon}
      aria-pressed={props.isOn}
      className="aria-pressed:bg-accent aria-pressed:text-on-accent"
      onClick={props.onPress}
    />
  );
}

/** A whole number to type. */
export function NumberIn({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (value: number) => void;
}) {
  const id = useId();
  const typed = useTypedNumber(String(value), onChange);
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <input
        id={id}
        className="input num"
        inputMode="numeric"
        value={typed.text}
        onChange={(event) => typed.type(event.target.value)}
        onBlur={typed.leave}
      />
    </div>
  );
}

interface SwatchesProps {
  legend: string;
  /** Each with what it is called; `color` is any color of CSS. */
  options: readonly { value: string; label: string; color: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** Colors to choose from. */
export function Swatches({ legend, options, value, onChange }: SwatchesProps) {
  return (
    <div role="group" aria-label={legend} className="flex flex-wrap gap-1.5">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-label={option.label}
          title={option.label}
          aria-pressed={option.value === value}
          className="size-9 cursor-pointer rounded-full border-2 border-line outline-offset-2 aria-pressed:border-surface aria-pressed:ring-2 aria-pressed:ring-ink"
          style={{ background: option.color }}
          onClick={() => onChange(option.value)}
        />
      ))}
    </div>
  );
}

/** Tools in a row that wraps. */
export function ToolBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label={label}
      className="card flex flex-wrap items-center gap-0.5 p-1.5 sm:gap-1 [&>button]:max-sm:size-9"
    >
      {children}
    </div>
  );
}

/** So many steps can be undone. */
const STEPS = 60;

/** What one works on, with steps back and forth again. `set` is a step; the store behind keeps only what is now. */
export function useSteps<T>(now: T, write: (value: T) => void) {
  const [past, setPast] = useState<readonly T[]>([]);
  const [future, setFuture] = useState<readonly T[]>([]);
  const before = past.at(-1);
  const after = future.at(-1);
  return {
    set: (value: T) => {
      setPast([...past.slice(1 - STEPS), now]);
      setFuture([]);
      write(value);
    },
    undo:
      before === undefined
        ? undefined
        : () => {
            setPast(past.slice(0, -1));
            setFuture([...future, now]);
            write(before);
          },
    redo:
      after === undefined
        ? undefined
        : () => {
            setFuture(future.slice(0, -1));
            setPast([...past, now]);
            write(after);
          },
  };
}
