import type { Measure } from "../store/model.ts";
import { useMeasure } from "../store/use-rows.ts";
import { fieldOf, formatNumber, formatValue } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { Section } from "../ui/section.tsx";

interface StatItem {
  label: string;
  measure: Measure;
  icon?: string;
}

/** Numbers over what the app keeps. */
export function Stats({
  id,
  title,
  note,
  items,
}: {
  id: string;
  title?: string;
  note?: string;
  items: readonly StatItem[];
}) {
  return (
    <Section id={id} title={title} note={note} label={items.map((item) => item.label).join(", ")}>
      <dl className="stats">
        {items.map((item) => (
          <Stat key={item.label} item={item} />
        ))}
      </dl>
    </Section>
  );
}

function Stat({ item }: { item: StatItem }) {
  const value = useMeasure(item.measure);
  const { fn, entity, field } = item.measure;
  // A count has no unit; all others have that of the field they measure.
  const text =
    fn === "count" || field === undefined
      ? formatNumber(value)
      : formatValue(fieldOf(entity, field), Math.round(value * 10) / 10);
  return (
    <div className="stat">
      <dt className="stat-label">
        {item.icon !== undefined && <Icon name={item.icon} className="size-4 shrink-0" />}
        {item.label}
      </dt>
      <dd className={`stat-value num ${text.length > 6 ? "stat-long" : ""}`}>{text}</dd>
    </div>
  );
}
