import { Link } from "react-router";
import { titleOf } from "../store/change-rows.ts";
import type { EntityDef, Row } from "../store/model.ts";

/** A row's name; it leads to the row's own page where there is one. */
export function RowTitle({ entity, row, className = "" }: { entity: EntityDef; row: Row; className?: string }) {
  const title = titleOf(entity, row);
  if (entity.path === undefined) return <span className={className}>{title}</span>;
  return (
    <Link to={`${entity.path}/${row.id}`} className={`row-link ${className}`}>
      {title}
    </Link>
  );
}
