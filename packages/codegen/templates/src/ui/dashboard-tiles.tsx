import { copy, say } from "../copy.ts";
import { changeOf, timeLine, type Fn, type Span } from "../rules/dashboard.ts";
import { measureValues } from "../rules/measure.ts";
import type { EntityDef, Row } from "../store/model.ts";
import { Spark } from "./dashboard-plots.tsx";
import { fieldOf, formatNumber, formatValue } from "./format.ts";
import { Icon } from "./icon.tsx";

export interface TileItem {
  label: string;
  fn: Fn;
  measureField?: string;
  icon?: string;
  goal?: number;
}

/** A number as people read it, with the unit of what is measured. */
export function textOf(entity: EntityDef, fn: Fn, measureField: string | undefined, value: number): string {
  if (fn === "count" || measureField === undefined) return formatNumber(value);
  const rounded = Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 10) / 10;
  return formatValue(fieldOf(entity, measureField), rounded) || "0";
}

interface TilesProps {
  entity: EntityDef;
  items: readonly TileItem[];
  rows: readonly Row[];
  /** Those of as many days before; none where all time counts. */
  before: readonly Row[] | null;
  dateField: string | undefined;
  span: Span | null;
  today: Date;
}

/** Figures with the change against the time before, a small line, and how far they are to their target. */
export function DashboardTiles({ entity, items, rows, before, dateField, span, today }: TilesProps) {
  if (items.length === 0) return null;
  return (
    <dl className="dash-tiles">
      {items.map(({ label, fn, measureField, icon, goal }) => {
        const value = measureValues(fn, rows, measureField);
        const earlier = before === null ? null : measureValues(fn, before, measureField);
        const line =
          dateField === undefined
            ? []
            : timeLine(rows, dateField, span, { fn, field: measureField }, today).points.map((point) => point.value);
        const text = textOf(entity, fn, measureField, value);
        return (
          <div key={label} className="card panel dash-tile">
            <dt className="stat-label">
              {icon !== undefined && <Icon name={icon} className="size-4 shrink-0" />}
              {label}
            </dt>
            <dd className={`dash-value num ${text.length > 7 ? "dash-long" : ""}`}>{text}</dd>
            {earlier !== null && (
              <dd className="dash-change">
                <Change now={value} before={earlier} beforeText={textOf(entity, fn, measureField, earlier)} />
              </dd>
            )}
            {line.length > 2 && (
              <dd>
                <Spark values={line} />
              </dd>
            )}
            {goal !== undefined && (
              <dd className="dash-goal">
                <span className="bar-track" aria-hidden="true">
                  <span className="bar" style={{ width: `${Math.min(100, Math.max(0, (value / goal) * 100))}%` }} />
                </span>
                {say(copy.ofTarget, {
                  percent: Math.round((value / goal) * 100),
                  target: textOf(entity, fn, measureField, goal),
                })}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

function Change({ now, before, beforeText }: { now: number; before: number; beforeText: string }) {
  const change = changeOf(now, before);
  if (change === null) return <>{copy.nothingBefore}</>;
  const percent = Math.round(Math.abs(change) * 100);
  return (
    <>
      <span className="dash-delta num">
        <Icon
          name={percent === 0 ? "arrow-right" : change > 0 ? "arrow-up-right" : "arrow-down-right"}
          className="size-4"
        />
        <span className="sr-only">{percent === 0 ? copy.unchanged : change > 0 ? copy.moreThan : copy.lessThan}</span>
        {percent} %
      </span>
      <span>{say(copy.afterBefore, { value: beforeText })}</span>
    </>
  );
}
