import { copy, say } from "../copy.ts";
import type { EntityDef } from "../store/model.ts";
import { useRows } from "../store/use-rows.ts";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { AddButton } from "./row-dialog.tsx";
import type { Browse } from "./use-browse.ts";

/** Stands where rows would be: nothing kept yet, nothing of it that belongs here, or nothing that fits the filters. */
export function RowsEmpty({
  entity,
  filters,
  add = false,
}: {
  entity: EntityDef;
  filters?: Browse;
  /** Offers to add the first one, where the block has no button for it. */
  add?: boolean;
}) {
  const kept = useRows(entity, { limit: 1 });
  if (filters?.active) {
    return (
      <EmptyState title={copy.noMatch}>
        <Button onClick={filters.clear}>{copy.clearFilters}</Button>
      </EmptyState>
    );
  }
  // Of what is kept, none is meant here: everybody has a seat.
  if (kept.length > 0) return <EmptyState title={copy.notFound}>{add && <AddButton entity={entity} />}</EmptyState>;
  return (
    <EmptyState title={say(copy.emptyTitle, { name: entity.plural })} hint={copy.emptyHint}>
      {add && <AddButton entity={entity} />}
    </EmptyState>
  );
}
