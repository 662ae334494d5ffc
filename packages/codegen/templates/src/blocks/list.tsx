import { presetOf } from "../rules/preset.ts";
import type { Row, RowsProps } from "../store/model.ts";
import { useRows } from "../store/use-rows.ts";
import { FilterBar, useFilters } from "../ui/filter-bar.tsx";
import { fieldOf, formatField } from "../ui/format.ts";
import { MoreButton, useMore } from "../ui/more-rows.tsx";
import { AddButton } from "../ui/row-dialog.tsx";
import { ListRow } from "../ui/list-row.tsx";
import { RowsEmpty } from "../ui/rows-empty.tsx";
import { Section } from "../ui/section.tsx";
import { groupRows } from "../rules/group-rows.ts";

interface ListProps extends RowsProps {
  subtitleField?: string;
  facts: readonly string[];
  filters?: readonly string[];
  search?: boolean;
  groupField?: string;
}

/** Rows one under the other, in groups where there is something to group by. */
export function List({
  id,
  title,
  note,
  entity,
  where,
  sort,
  limit,
  actions,
  subtitleField,
  facts,
  filters: filterFields,
  search,
  groupField,
}: ListProps) {
  const rows = useRows(entity, { where, sort, limit });
  const filters = useFilters(entity, rows, filterFields, search, facts);
  const { visible, more } = useMore(filters.shown);
  const groups =
    groupField === undefined
      ? [{ name: "", rows: visible }]
      : groupRows(visible, (row) => formatField(entity, row, groupField), fieldOf(entity, groupField).options);
  const item = (row: Row) => (
    <ListRow
      key={row.id}
      entity={entity}
      row={row}
      facts={facts}
      {...(subtitleField !== undefined && { subtitleField })}
      {...(actions && { actions })}
    />
  );
  return (
    <Section
      id={id}
      title={title}
      note={note}
      label={entity.plural}
      tools={<AddButton entity={entity} preset={presetOf(entity, where)} look="secondary" />}
      className="list-section"
    >
      {filters.bar && <FilterBar {...filters.bar} />}
      {filters.shown.length === 0 ? (
        <RowsEmpty entity={entity} filters={filters} />
      ) : (
        groups.map((group) => (
          <div key={group.name} className="list-group">
            {group.name !== "" && <h3 className="group-title">{group.name}</h3>}
            <ul className="list">{group.rows.map(item)}</ul>
          </div>
        ))
      )}
      <MoreButton more={more} />
    </Section>
  );
}
