import { useState } from "react";
import { fromCents, toCents } from "../rules/money.ts";
import { fillPercents, shareCents } from "../rules/share-cents.ts";
import type { EntityDef } from "../store/model.ts";
import { useRow } from "../store/use-rows.ts";
import { fieldOf, formatNumber, formatValue } from "../ui/format.ts";
import { useRowId } from "../ui/page.tsx";
import { Section } from "../ui/section.tsx";

interface SharesProps {
  id: string;
  title?: string;
  note?: string;
  entity: EntityDef;
  amountField: string;
  parts: readonly { label: string; percent?: number; percentField?: string }[];
}

const TONES = ["bg-accent", "bg-accent2", "bg-accent3", "bg-ink", "bg-muted", "bg-line"];
/** Shown where there is no row to take the amount from. */
const EXAMPLE = 100;

/** Who gets what of an amount, to the cent. Away from a row's own page any amount can be tried. */
export function Shares({ id, title, note, entity, amountField, parts }: SharesProps) {
  const row = useRow(entity, useRowId());
  const [typed, setTyped] = useState(String(EXAMPLE));
  const field = fieldOf(entity, amountField);
  const amount = row === null ? Number(typed.replace(",", ".")) || 0 : Number(row[amountField] ?? 0);
  const percents = fillPercents(
    parts.map((part) => {
      if (part.percentField === undefined) return part.percent ?? null;
      const own = row?.[part.percentField];
      return typeof own === "number" ? own : (part.percent ?? 10);
    }),
  );
  const cents = shareCents(Math.max(0, toCents(amount)), percents);
  const inputId = `${id}-amount`;
  return (
    <Section id={id} title={title} note={note} label={field.name}>
      <div className="card panel flex flex-col gap-4">
        {row === null ? (
          <div className="field">
            <label className="field-label" htmlFor={inputId}>
              {field.name}
              {field.unit !== undefined && <span className="field-unit"> {field.unit}</span>}
            </label>
            <input
              id={inputId}
              className="input num max-w-48"
              inputMode="decimal"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
        ) : (
          <p className="num display leading-none [--size:2rem]">{formatValue(field, amount) || "0"}</p>
        )}
        <div className="flex h-5 gap-0.5 overflow-hidden rounded-full" aria-hidden="true">
          {parts.map((part, index) => (
            <span key={part.label} className={TONES[index]} style={{ flexGrow: percents[index] ?? 0 }} />
          ))}
        </div>
        <ul className="divide-y divide-line">
          {parts.map((part, index) => (
            <li key={part.label} className="flex items-center gap-3 py-2">
              <span className={`size-3.5 shrink-0 rounded-full ${TONES[index]}`} aria-hidden="true" />
              <span className="min-w-0 flex-1">{part.label}</span>
              <span className="num text-muted">{formatNumber(percents[index] ?? 0, { type: "percent" })}</span>
              <span className="num min-w-20 text-right font-bold">
                {formatValue(field, fromCents(cents[index] ?? 0)) || "0"}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
