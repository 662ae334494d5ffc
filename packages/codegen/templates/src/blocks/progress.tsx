import type { Measure } from "../store/model.ts";
import { useMeasure } from "../store/use-rows.ts";
import { fieldOf, formatNumber, formatValue } from "../ui/format.ts";
import { Section } from "../ui/section.tsx";

interface ProgressProps {
  id: string;
  title?: string;
  note?: string;
  label: string;
  measure: Measure;
  target: number | Measure;
  unit?: string;
  look: "ring" | "bar";
}

/** How far a number has come towards its target. */
export function Progress({ id, title, note, label, measure, target, unit, look }: ProgressProps) {
  const value = useMeasure(measure);
  // Hooks must not be conditional: a fixed target measures the same rows and ignores the answer.
  const measured = useMeasure(typeof target === "number" ? measure : target);
  const goal = typeof target === "number" ? target : measured;
  const part = goal > 0 ? Math.min(1, value / goal) : 0;
  const show = (amount: number) => {
    const field = measure.field === undefined || measure.fn === "count" ? null : fieldOf(measure.entity, measure.field);
    return field && unit === undefined
      ? formatValue(field, amount)
      : formatNumber(amount, { type: "number", ...(unit !== undefined && { unit }) });
  };
  const text = `${show(value)} / ${show(goal)}`;
  const around = 2 * Math.PI * 52;
  return (
    <Section id={id} title={title} note={note} label={label}>
      <div className={`card panel progress progress-${look}`}>
        {look === "ring" ? (
          <svg viewBox="0 0 120 120" className="ring-plot" aria-hidden="true">
            <circle className="ring-track" cx="60" cy="60" r="52" />
            <circle className="ring-value" cx="60" cy="60" r="52" strokeDasharray={`${part * around} ${around}`} />
            <text x="60" y="60" className="ring-text num">
              {Math.round(part * 100)} %
            </text>
          </svg>
        ) : null}
        <div className="min-w-0 flex-1">
          <p className="progress-label">{label}</p>
          <p className="progress-value num">{text}</p>
          {look === "bar" && (
            <div className="meter" aria-hidden="true">
              <span style={{ width: `${part * 100}%` }} />
            </div>
          )}
          <div
            className="sr-only"
            role="progressbar"
            aria-label={label}
            aria-valuenow={Math.round(part * 100)}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuetext={text}
          />
        </div>
      </div>
    </Section>
  );
}
