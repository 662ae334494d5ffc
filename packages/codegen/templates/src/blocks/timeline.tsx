import { presetOf } from "../rules/preset.ts";
import { groupRows } from "../rules/group-rows.ts";
import type { Row, RowsProps } from "../store/model.ts";
import { useRows } from "../store/use-rows.ts";
import { ActionButtons } from "../ui/action-buttons.tsx";
import { Facts } from "../ui/facts.tsx";
import { formatField } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { MoreButton, useMore } from "../ui/more-rows.tsx";
import { useRowId } from "../ui/page.tsx";
import { AddButton } from "../ui/row-dialog.tsx";
import { RowMenu } from "../ui/row-menu.tsx";
import { RowTitle } from "../ui/row-title.tsx";
import { RowsEmpty } from "../ui/rows-empty.tsx";
import { Section } from "../ui/section.tsx";

interface TimelineProps extends RowsProps {
  dateField: string;
  bodyField?: string;
  whoField?: string;
  facts: readonly string[];
  /** Relation to the row a detail page shows. */
  via?: string;
}

/** What happened, year by year along a line. */
export function Timeline(props: TimelineProps) {
  const { id, title, note, entity, where = [], sort, limit, dateField, via } = props;
  const about = useRowId();
  const tied = via !== undefined && about !== null;
  const rows = useRows(entity, {
    where: tied ? [...where, { field: via, is: "eq", value: about }] : where,
    sort: sort ?? { field: dateField, direction: "desc" },
    limit,
  });
  const { visible, more } = useMore(rows);
  const years = groupRows(visible, (row) => String(row[dateField] ?? "").slice(0, 4));
  return (
    <Section
      id={id}
      title={title}
      note={note}
      label={entity.plural}
      tools={
        <AddButton
          entity={entity}
          preset={{ ...presetOf(entity, where), ...(tied && { [via]: about }) }}
          look="secondary"
        />
      }
    >
      {rows.length === 0 && <RowsEmpty entity={entity} />}
      {years.map((year) => (
        <div key={year.name}>
          {years.length > 1 && year.name !== "" && <h3 className="group-title num">{year.name}</h3>}
          <ol className="relative flex flex-col gap-5 pl-8 before:absolute before:inset-y-2 before:left-[11px] before:w-0.5 before:bg-line">
            {year.rows.map((row) => (
              <Happening key={row.id} row={row} {...props} />
            ))}
          </ol>
        </div>
      ))}
      <MoreButton more={more} />
    </Section>
  );
}

function Happening({ row, entity, dateField, bodyField, whoField, facts, actions }: TimelineProps & { row: Row }) {
  const who = whoField === undefined ? "" : formatField(entity, row, whoField);
  const body = bodyField === undefined || bodyField === entity.titleField ? "" : formatField(entity, row, bodyField);
  return (
    <li className="relative">
      <span
        className="absolute top-0 -left-8 grid size-6 place-items-center rounded-full border-2 border-accent bg-surface text-accent-text"
        aria-hidden="true"
      >
        <Icon name={entity.icon} className="size-3" />
      </span>
      <div className="flex items-start gap-2">
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <p className="num text-sm text-muted">
            {formatField(entity, row, dateField)}
            {who !== "" && ` · ${who}`}
          </p>
          <RowTitle entity={entity} row={row} className="display [--size:1.125rem]" />
          {body !== "" && <p className="max-w-[62ch] whitespace-pre-line">{body}</p>}
          <Facts
            entity={entity}
            row={row}
            fields={facts.filter((field) => field !== dateField && field !== whoField && field !== bodyField)}
          />
          <ActionButtons entity={entity} row={row} actions={actions} />
        </div>
        <RowMenu entity={entity} row={row} />
      </div>
    </li>
  );
}
