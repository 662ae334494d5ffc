import { groupRows } from "../rules/group-rows.ts";
import { compareValues } from "../rules/select-rows.ts";
import type { Condition, Row, RowsProps } from "../store/model.ts";
import { dayOf, parseMoment } from "../store/moment.ts";
import { formatDay } from "../ui/format-day.ts";
import { ListRow } from "../ui/list-row.tsx";
import { RowsSection, useRowsView } from "../ui/rows-section.tsx";

interface AgendaProps extends RowsProps {
  dateField: string;
  timeField?: string;
  facts: readonly string[];
}

/** As many as are shown where the block does not say. */
const MOST_COMING = 60;

/** What comes next, day by day. */
export function Agenda(props: AgendaProps) {
  const { entity, where, limit, actions, dateField, timeField, facts } = props;
  const today = dayOf(new Date(Date.now()));
  const fromToday: Condition = { field: dateField, is: "gte", value: today };
  // Of all that comes the next ones are shown, so they are put in order before they are counted.
  const next = useRowsView(
    {
      ...props,
      where: [...(where ?? []), fromToday],
      sort: undefined,
      limit: undefined,
      ...(limit !== undefined && { search: false, filters: [] }),
    },
    [dateField, ...facts],
  );
  const momentOf = (row: Row) => `${String(row[dateField] ?? "").slice(0, 10)} ${timeOfRow(row, dateField, timeField)}`;
  const coming = [...next.browse.rows]
    .sort((a, b) => compareValues(momentOf(a), momentOf(b)))
    .slice(0, limit ?? MOST_COMING);
  const days = groupRows(coming, (row) => String(row[dateField]).slice(0, 10));
  return (
    <RowsSection {...props} view={{ ...next, more: null }}>
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
    </RowsSection>
  );
}

function timeOfRow(row: Row, dateField: string, timeField: string | undefined): string {
  const time = timeField === undefined ? null : row[timeField];
  return typeof time === "string" ? time : String(row[dateField] ?? "").slice(11, 16);
}
