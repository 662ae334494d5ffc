import { useState } from "react";
import { copy, say } from "../copy.ts";
import { within, type Input, type Numbers } from "../rules/calculate.ts";
import { Button } from "./button.tsx";
import { NumberInput } from "./number-input.tsx";

interface StepInputsProps {
  inputs: readonly Input[];
  typed: Numbers;
  onChange: (id: string, value: number) => void;
}

/** Inputs of a calculator: all at once, or step by step where some begin one; one's own rates are folded away below. */
export function StepInputs({ inputs, typed, onChange }: StepInputsProps) {
  const [at, setAt] = useState(0);
  const steps = stepsOf(inputs.filter(({ setting }) => setting === undefined));
  const settings = [...new Set(inputs.flatMap(({ setting }) => setting ?? []))];
  const step = steps[Math.min(at, steps.length - 1)];
  if (step === undefined) return null;
  return (
    <div className="card panel flex flex-col gap-4">
      {step.title !== undefined && (
        <div className="flex flex-col gap-2">
          <h3 className="flex items-baseline justify-between gap-3 font-bold">
            <span>{step.title}</span>
            <span className="num shrink-0 text-sm font-normal text-muted">
              {say(copy.stepOf, { n: String(at + 1), all: String(steps.length) })}
            </span>
          </h3>
          <div className="flex gap-1" aria-hidden="true">
            {steps.map(({ title }, index) => (
              <span key={title} className={`h-1 flex-1 rounded-full ${index <= at ? "bg-accent" : "bg-line"}`} />
            ))}
          </div>
        </div>
      )}
      <Grid inputs={step.inputs} typed={typed} onChange={onChange} />
      {steps.length > 1 && (
        <div className="mt-auto flex justify-between gap-3">
          <Button icon="arrow-left" disabled={at === 0} onClick={() => setAt(at - 1)}>
            {copy.back}
          </Button>
          <Button look="primary" disabled={at >= steps.length - 1} onClick={() => setAt(at + 1)}>
            {copy.next}
          </Button>
        </div>
      )}
      {settings.map((title) => (
        <details key={title} className="border-t border-line pt-3">
          <summary className="cursor-pointer font-bold">{title}</summary>
          <div className="pt-3">
            <Grid inputs={inputs.filter(({ setting }) => setting === title)} typed={typed} onChange={onChange} />
          </div>
        </details>
      ))}
    </div>
  );
}

function Grid({ inputs, typed, onChange }: StepInputsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
      {inputs.map((input) => (
        <NumberInput
          key={input.id}
          input={input}
          value={typed[input.id] ?? within(input.initial, input)}
          onChange={(value) => onChange(input.id, value)}
        />
      ))}
    </div>
  );
}

function stepsOf(inputs: readonly Input[]): { title?: string; inputs: Input[] }[] {
  const steps: { title?: string; inputs: Input[] }[] = [];
  for (const input of inputs) {
    if (input.step !== undefined) steps.push({ title: input.step, inputs: [] });
    else if (steps.length === 0) steps.push({ inputs: [] });
    steps.at(-1)?.inputs.push(input);
  }
  return steps;
}
