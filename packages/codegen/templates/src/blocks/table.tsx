import { useState } from "react";
import { presetOf } from "../rules/preset.ts";
import { selectRows } from "../rules/select-rows.ts";
import type { RowsProps, Sort } from "../store/model.ts";
import { useRows } from "../store/use-rows.ts";
import { ActionButtons } from "../ui/action-buttons.tsx";
import { copy } from "../copy.ts";
import { fieldOf } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { MoreButton, useMore } from "../ui/more-rows.tsx";
import { AddButton } from "../ui/row-dialog.tsx";
import { RowMenu } from "../ui/row-menu.tsx";
import { RowTitle } from "../ui/row-title.tsx";
import { RowsEmpty } from "../ui/rows-empty.tsx";
import { Section } from "../ui/section.tsx";
import { Value } from "../ui/value.tsx";

const NUMERIC: ReadonlySet<string> = new Set(["number", "money", "percent", "duration"]);

/** Dense rows whose columns sort. */
export function Table({
  id,
  title,
  note,
  entity,
  where,
  sort: firstSort,
  limit,
  actions,
  fields,
}: RowsProps & { fields: readonly string[] }) {
  const rows = useRows(entity, { where, sort: firstSort, limit });
  const [sort, setSort] = useState<Sort | undefined>(firstSort);
  const sorted = sort === undefined ? rows : selectRows(rows, { sort }, new Date());
  const { visible, more } = useMore(sorted);
  const columns = [...new Set([entity.titleField, ...fields])].map((field) => fieldOf(entity, field));
  const turn = (field: string) =>
    setSort({ field, direction: sort?.field === field && sort.direction === "asc" ? "desc" : "asc" });
  return (
    <Section
      id={id}
      title={title}
      note={note}
      label={entity.plural}
      tools={<AddButton entity={entity} preset={presetOf(entity, where)} look="secondary" />}
    >
      {rows.length === 0 ? (
        <RowsEmpty entity={entity} />
      ) : (
        <div className="table-wrap" role="group" aria-label={title ?? entity.plural} tabIndex={0}>
          <table className="table">
            <thead>
              <tr>
                {columns.map((field) => (
                  <th
                    key={field.id}
                    scope="col"
                    aria-sort={
                      sort?.field !== field.id ? "none" : sort.direction === "asc" ? "ascending" : "descending"
                    }
                    className={NUMERIC.has(field.type) ? "cell-number" : ""}
                  >
                    <button type="button" className="sort" onClick={() => turn(field.id)}>
                      {field.name}
                      {sort?.field === field.id && (
                        <Icon name={sort.direction === "asc" ? "arrow-up" : "arrow-down"} className="size-3.5" />
                      )}
                    </button>
                  </th>
                ))}
                <th scope="col">
                  <span className="sr-only">{copy.more}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {visible.map((row) => (
                <tr key={row.id}>
                  {columns.map((field) =>
                    field.id === entity.titleField ? (
                      <th key={field.id} scope="row">
                        <RowTitle entity={entity} row={row} />
                      </th>
                    ) : (
                      <td
                        key={field.id}
                        data-label={field.name}
                        className={NUMERIC.has(field.type) || typeof row[field.id] === "number" ? "cell-number" : ""}
                      >
                        <Value entity={entity} row={row} field={field.id} />
                      </td>
                    ),
                  )}
                  <td className="cell-end">
                    <ActionButtons entity={entity} row={row} actions={actions} />
                    <RowMenu entity={entity} row={row} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <MoreButton more={more} />
    </Section>
  );
}
