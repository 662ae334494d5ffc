import { useId, useState } from "react";
import { convert, convertBack, tidy } from "../rules/convert.ts";
import { Section } from "../ui/section.tsx";
import { useTypedNumber } from "../ui/use-typed-number.ts";

interface Output {
  label: string;
  factor: number;
  offset?: number;
  unit: string;
}

interface ConverterProps {
  id: string;
  title?: string;
  note?: string;
  inputLabel: string;
  inputUnit: string;
  outputs: readonly Output[];
  initial: number;
}

/** A number and what it is in other units; each can be typed into. */
export function Converter({ id, title, note, inputLabel, inputUnit, outputs, initial }: ConverterProps) {
  const [input, setInput] = useState(initial);
  return (
    <Section id={id} title={title} note={note} label={inputLabel}>
      <div className="card panel flex flex-col gap-4">
        <Amount label={inputLabel} unit={inputUnit} value={input} onChange={setInput} large />
        <div className="grid gap-3 sm:grid-cols-2">
          {outputs.map((output) => (
            <Amount
              key={output.label}
              label={output.label}
              unit={output.unit}
              value={convert(input, output)}
              onChange={(result) => setInput(convertBack(result, output))}
            />
          ))}
        </div>
      </div>
    </Section>
  );
}

interface AmountProps {
  label: string;
  unit: string;
  value: number;
  onChange: (value: number) => void;
  large?: boolean;
}

function Amount({ label, unit, value, onChange, large = false }: AmountProps) {
  const inputId = useId();
  const typed = useTypedNumber(String(tidy(value)), onChange);
  return (
    <div className={large ? "" : "rounded-control bg-ground p-3"}>
      <label htmlFor={inputId} className="field-label">
        {label}
      </label>
      <div className="mt-1 flex items-baseline gap-2">
        <input
          id={inputId}
          inputMode="decimal"
          className={`num w-full min-w-0 border-b-2 border-line bg-transparent display outline-accent ${large ? "[--size:3rem]" : "[--size:1.5rem]"}`}
          value={typed.text}
          onChange={(event) => typed.type(event.target.value)}
          onBlur={typed.leave}
        />
        <span className="shrink-0 text-muted">{unit}</span>
      </div>
    </div>
  );
}
