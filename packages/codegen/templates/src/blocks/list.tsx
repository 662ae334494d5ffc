import type { Row, RowsProps } from "../store/model.ts";
import { fieldOf, formatField } from "../ui/format.ts";
import { ListRow } from "../ui/list-row.tsx";
import { RowsSection, useRowsView } from "../ui/rows-section.tsx";
import { groupRows } from "../rules/group-rows.ts";

interface ListProps extends RowsProps {
  subtitleField?: string;
  facts: readonly string[];
  groupField?: string;
}

/** Rows one under the other, in groups where there is something to group by. */
export function List(props: ListProps) {
  const { entity, actions, subtitleField, facts, groupField } = props;
  const shown = [groupField, subtitleField, ...facts].filter((field) => field !== undefined);
  const view = useRowsView(props, shown);
  const groups =
    groupField === undefined
      ? [{ name: "", rows: view.visible }]
      : groupRows(view.visible, (row) => formatField(entity, row, groupField), fieldOf(entity, groupField).options);
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
    <RowsSection {...props} view={view} pickable className="list-section">
      {groups.map((group) => (
        <div key={group.name} className="list-group">
          {group.name !== "" && <h3 className="group-title">{group.name}</h3>}
          <ul className="list">{group.rows.map(item)}</ul>
        </div>
      ))}
    </RowsSection>
  );
}
