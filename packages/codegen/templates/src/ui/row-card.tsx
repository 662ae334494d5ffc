import type { Action, EntityDef, Row } from "../store/model.ts";
import { ActionButtons } from "./action-buttons.tsx";
import { Facts } from "./facts.tsx";
import { Media } from "./media.tsx";
import { PickBox } from "./picking.tsx";
import { RowMenu } from "./row-menu.tsx";
import { RowTitle } from "./row-title.tsx";
import { Value } from "./value.tsx";

interface RowCardProps {
  entity: EntityDef;
  row: Row;
  media: "art" | "image" | "icon" | "none";
  subtitleField?: string;
  badges: readonly string[];
  facts: readonly string[];
  actions?: readonly Action[];
}

/** One row as a card. */
export function RowCard({ entity, row, media, subtitleField, badges, facts, actions }: RowCardProps) {
  const flat = badges.filter((field) => row[field] !== null && row[field] !== undefined && row[field] !== false);
  return (
    <article className={`card row-card ${entity.path === undefined ? "" : "card-leads"}`}>
      <PickBox entity={entity} row={row} />
      <Media entity={entity} row={row} media={media} className="card-media" />
      <div className="card-body">
        {flat.length > 0 && (
          <div className="card-badges">
            {flat.map((field) => (
              <Value key={field} entity={entity} row={row} field={field} />
            ))}
          </div>
        )}
        <h3 className="card-title">
          <RowTitle entity={entity} row={row} />
        </h3>
        {subtitleField !== undefined && row[subtitleField] !== null && (
          <div className="card-subtitle">
            <Value entity={entity} row={row} field={subtitleField} plain />
          </div>
        )}
        <Facts entity={entity} row={row} fields={facts} />
        <ActionButtons entity={entity} row={row} actions={actions} />
      </div>
      <RowMenu entity={entity} row={row} />
    </article>
  );
}
