import { useId } from "react";
import { copy, say } from "../copy.ts";
import { createRow } from "../store/change-rows.ts";
import type { EntityDef, Value } from "../store/model.ts";
import { newValues, stamp } from "../store/new-values.ts";
import { useSetting } from "../store/use-setting.ts";
import { Button } from "../ui/button.tsx";
import { formatMoney, formatNumber } from "../ui/format.ts";
import { Section } from "../ui/section.tsx";
import { useTypedNumber } from "../ui/use-typed-number.ts";

interface Input {
  id: string;
  label: string;
  unit?: string;
  initial: number;
  min?: number;
  max?: number;
  choices?: readonly { label: string; amount: number }[];
}

interface Result {
  id: string;
  label: string;
  unit?: string;
  digits?: number;
  isMain?: boolean;
  /** Works it out of the numbers and of the results above, by their ids. */
  of: (values: never) => number;
}

interface CalculatorProps {
  id: string;
  title?: string;
  note?: string;
  inputs: readonly Input[];
  results: readonly Result[];
  source?: string;
  logEntity?: EntityDef;
  logTypedField?: string;
  logResultField?: string;
  logDateField?: string;
}

/** Numbers to type in, and what they come to while one types; the main result is what it is about. */
export function Calculator({
  id,
  title,
  note,
  inputs,
  results,
  source,
  logEntity,
  logTypedField,
  logResultField,
  logDateField,
}: CalculatorProps) {
  const [typed, setTyped] = useSetting<Readonly<Record<string, number>>>(`calculator:${id}`, {});
  const values: Record<string, number> = {};
  for (const input of inputs) values[input.id] = within(typed[input.id] ?? input.initial, input);
  const answers = results.map((result) => {
    const value = result.of(values as never);
    values[result.id] = value;
    return { ...result, text: answerOf(value, result) };
  });
  const main = answers.find(({ isMain }) => isMain) ?? answers[0];
  const others = answers.filter((answer) => answer !== main);
  const keep = (entity: EntityDef) => {
    const kept: Record<string, Value> = {};
    if (logTypedField !== undefined)
      kept[logTypedField] = inputs.map((input) => typedText(values[input.id] ?? input.initial, input)).join(", ");
    if (logResultField !== undefined) kept[logResultField] = main?.text ?? "";
    if (logDateField !== undefined) kept[logDateField] = stamp(entity, logDateField, Date.now());
    createRow(entity, newValues(entity, kept, title ?? main?.label ?? entity.name), {
      announce: say(copy.logged, { name: entity.plural }),
    });
  };
  return (
    <Section id={id} title={title} note={note} label={main?.label ?? copy.total}>
      <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2">
        <div className="card panel grid gap-4 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
          {inputs.map((input) => (
            <NumberInput
              key={input.id}
              input={input}
              value={typed[input.id] ?? input.initial}
              onChange={(value) => setTyped({ ...typed, [input.id]: value })}
            />
          ))}
        </div>
        <div className="card panel flex flex-col gap-4 max-md:order-first" aria-live="polite">
          {main !== undefined && (
            <p className="flex flex-col gap-1">
              <span className="field-label">{main.label}</span>
              <output className="num display leading-none [--size:2.75rem]">{main.text}</output>
            </p>
          )}
          {others.length > 0 && (
            <dl className="divide-y divide-line border-t-2 border-ink">
              {others.map((answer) => (
                <div key={answer.id} className="flex items-baseline justify-between gap-4 py-2">
                  <dt className="text-muted">{answer.label}</dt>
                  <dd className="num font-bold">{answer.text}</dd>
                </div>
              ))}
            </dl>
          )}
          {logEntity !== undefined && (
            <Button icon="bookmark" className="self-start" onClick={() => keep(logEntity)}>
              {copy.save}
            </Button>
          )}
          {source !== undefined && <p className="text-sm text-muted">{source}</p>}
        </div>
      </div>
    </Section>
  );
}

/** A number that was typed in or picked, as a person reads it. */
const typedText = (value: number, { unit = "", choices }: Input): string =>
  choices?.find(({ amount }) => amount === value)?.label ?? formatNumber(value, { type: "number", unit });

const within = (value: number, { min = -Infinity, max = Infinity }: Input): number =>
  Math.min(max, Math.max(min, value));

/** A result as a person reads it; a dash where nothing comes of the numbers, such as a division by nothing. */
function answerOf(value: number, { unit = "", digits = 2 }: Result): string {
  if (!Number.isFinite(value)) return "–";
  const scale = 10 ** digits;
  const rounded = Math.round(value * scale) / scale;
  return /^[A-Z]{3}$/.test(unit) ? formatMoney(rounded, unit) : formatNumber(rounded, { type: "number", unit });
}

function NumberInput({ input, value, onChange }: { input: Input; value: number; onChange: (value: number) => void }) {
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
