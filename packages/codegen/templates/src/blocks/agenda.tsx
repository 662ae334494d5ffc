import { groupRows } from "../rules/group-rows.ts";
import { presetOf } from "../rules/preset.ts";
import { compareValues } from "../rules/select-rows.ts";
import type { Row, RowsProps } from "../store/model.ts";
import { dayOf, parseMoment } from "../store/moment.ts";
import { useRows } from "../store/use-rows.ts";
import { formatDay } from "../ui/format.ts";
import { ListRow } from "../ui/list-row.tsx";
import { AddButton } from "../ui/row-dialog.tsx";
import { RowsEmpty } from "../ui/rows-empty.tsx";
import { Section } from "../ui/section.tsx";

interface AgendaProps extends RowsProps {
  dateField: string;
  timeField?: string;
  facts: readonly string[];
}

/** What comes next, day by day. */
export function Agenda({ id, title, note, entity, where, limit, actions, dateField, timeField, facts }: AgendaProps) {
  const rows = useRows(entity, { where });
  const today = dayOf(new Date(Date.now()));
  const momentOf = (row: Row) => `${String(row[dateField] ?? "").slice(0, 10)} ${timeOfRow(row, dateField, timeField)}`;
  const coming = rows
    .filter((row) => String(row[dateField] ?? "").slice(0, 10) >= today)
    .sort((a, b) => compareValues(momentOf(a), momentOf(b)))
    .slice(0, limit ?? 60);
  const days = groupRows(coming, (row) => String(row[dateField]).slice(0, 10));
  return (
    <Section
      id={id}
      title={title}
      note={note}
      label={entity.plural}
      tools={<AddButton entity={entity} preset={presetOf(entity, where)} look="secondary" />}
    >
      {days.length === 0 && <RowsEmpty entity={entity} />}
      {days.map((day) => (
        <div key={day.name} className="list-group agenda-day">
          <h3 className="group-title">{formatDay(parseMoment(day.name) ?? new Date(0))}</h3>
          <ul className="list">
            {day.rows.map((row) => (
              <ListRow
                key={row.id}
                entity={entity}
                row={row}
                facts={facts.filter((field) => field !== dateField && field !== timeField)}
                lead={<span className="agenda-time num">{timeOfRow(row, dateField, timeField)}</span>}
                {...(actions && { actions })}
              />
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

function timeOfRow(row: Row, dateField: string, timeField: string | undefined): string {
  const time = timeField === undefined ? null : row[timeField];
  return typeof time === "string" ? time : String(row[dateField] ?? "").slice(11, 16);
}
