import type { ReactNode } from "react";
import type { Action, EntityDef, Row } from "../store/model.ts";
import { ActionButtons } from "./action-buttons.tsx";
import { Facts } from "./facts.tsx";
import { PickBox } from "./picking.tsx";
import { RowMenu } from "./row-menu.tsx";
import { RowTitle } from "./row-title.tsx";
import { Value } from "./value.tsx";

interface ListRowProps {
  entity: EntityDef;
  row: Row;
  subtitleField?: string;
  facts: readonly string[];
  actions?: readonly Action[];
  /** What stands before the name. */
  lead?: ReactNode;
}

/** One row of a list. */
export function ListRow({ entity, row, subtitleField, facts, actions, lead }: ListRowProps) {
  return (
    <li className={`list-row ${entity.path === undefined ? "" : "card-leads"}`}>
      <PickBox entity={entity} row={row} />
      {lead}
      <div className="list-main">
        <RowTitle entity={entity} row={row} className="list-title" />
        {subtitleField !== undefined && row[subtitleField] !== null && (
          <div className="list-subtitle">
            <Value entity={entity} row={row} field={subtitleField} plain />
          </div>
        )}
        <Facts entity={entity} row={row} fields={facts} />
      </div>
      <ActionButtons entity={entity} row={row} actions={actions} />
      <RowMenu entity={entity} row={row} />
    </li>
  );
}
