import { useId } from "react";
import { Icon } from "../ui/icon.tsx";

interface SegmentsProps<T extends string> {
  legend: string;
  options: readonly { value: T; label: string; icon?: string }[];
  value: T;
  onChange: (value: T) => void;
  className?: string;
}

/** A few ways to do a thing, one of them chosen; what they are about is read out only. */
export function Segments<T extends string>({ legend, options, value, onChange, className = "" }: SegmentsProps<T>) {
  const name = useId();
  return (
    <fieldset className={`min-w-0 ${className}`}>
      <legend className="sr-only">{legend}</legend>
      <div className="segments">
        {options.map((option) => (
          <label key={option.value} className="segment text-center leading-tight">
            <input
              type="radio"
              name={name}
              className="cover-input"
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            {option.icon !== undefined && <Icon name={option.icon} className="size-4.5" />}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** The value as it is read. */
  shown?: string;
  onChange: (value: number) => void;
}

/** A value to slide to, with its name and what it is now. */
export function Slider({ label, value, min, max, step = 1, shown = String(value), onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="field-label">
          {label}
        </label>
        <span className="num text-sm text-muted" aria-hidden="true">
          {shown}
        </span>
      </div>
      <input
        id={id}
        type="range"
        className="h-8 w-full cursor-pointer accent-accent"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}

interface SwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** The switch stands before its name, close to it; else at the other end of the line. */
  isClose?: boolean;
}

/** Something that is on or off. */
export function Switch({ label, isOn, onChange, isClose = false }: SwitchProps) {
  return (
    <label
      className={`flex min-h-11 cursor-pointer items-center gap-3 ${isClose ? "" : "flex-row-reverse justify-between"}`}
    >
      <input
        type="checkbox"
        role="switch"
        className="switch flex-none"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="text-[0.9375rem]">{label}</span>
    </label>
  );
}
