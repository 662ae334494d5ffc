import { copy, say } from "../copy.ts";
import type { EntityDef } from "../store/model.ts";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";
import type { Filters } from "./filter-bar.tsx";

/** Stands where rows would be: nothing kept yet, or nothing that fits the filters. */
export function RowsEmpty({ entity, filters }: { entity: EntityDef; filters?: Filters }) {
  if (filters?.active) {
    return (
      <EmptyState title={copy.noMatch}>
        <Button onClick={filters.clear}>{copy.clearFilters}</Button>
      </EmptyState>
    );
  }
  return <EmptyState title={say(copy.emptyTitle, { name: entity.plural })} hint={copy.emptyHint} />;
}
