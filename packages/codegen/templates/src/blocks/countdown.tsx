import { copy } from "../copy.ts";
import type { RowsProps } from "../store/model.ts";
import { parseMoment } from "../store/moment.ts";
import { useNow } from "../store/use-now.ts";
import { useRows } from "../store/use-rows.ts";
import { ActionButtons } from "../ui/action-buttons.tsx";
import { formatField } from "../ui/format.ts";
import { RowTitle } from "../ui/row-title.tsx";
import { RowsEmpty } from "../ui/rows-empty.tsx";
import { Section } from "../ui/section.tsx";

/** The time left to the next one. */
export function Countdown({ id, title, note, entity, where, actions, dateField }: RowsProps & { dateField: string }) {
  const rows = useRows(entity, { where, sort: { field: dateField, direction: "asc" } });
  const now = useNow(1000);
  const next = rows.find((row) => (parseMoment(row[dateField])?.getTime() ?? 0) > now);
  if (next === undefined) {
    return (
      <Section id={id} title={title} note={note} label={entity.plural}>
        <RowsEmpty entity={entity} />
      </Section>
    );
  }
  const seconds = Math.floor(((parseMoment(next[dateField])?.getTime() ?? now) - now) / 1000);
  const parts = [
    { name: copy.partDays, value: Math.floor(seconds / 86_400) },
    { name: copy.partHours, value: Math.floor(seconds / 3600) % 24 },
    { name: copy.partMinutes, value: Math.floor(seconds / 60) % 60 },
    { name: copy.partSeconds, value: seconds % 60 },
  ];
  return (
    <Section id={id} title={title} note={note} label={entity.plural}>
      <div className="card panel countdown">
        <p className="countdown-name">
          <RowTitle entity={entity} row={next} className="list-title" />
          <span className="list-subtitle">{formatField(entity, next, dateField)}</span>
        </p>
        <div
          className="countdown-parts"
          role="timer"
          aria-label={parts.map((part) => `${part.value} ${part.name}`).join(" ")}
        >
          {parts.map((part) => (
            <div key={part.name} className="countdown-part" aria-hidden="true">
              <span className="countdown-value num">{String(part.value).padStart(2, "0")}</span>
              <span className="countdown-unit">{part.name}</span>
            </div>
          ))}
        </div>
        <ActionButtons entity={entity} row={next} actions={actions} />
      </div>
    </Section>
  );
}
