import { presetOf } from "../rules/preset.ts";
import type { RowsProps } from "../store/model.ts";
import { useRows } from "../store/use-rows.ts";
import { FilterBar, useFilters } from "../ui/filter-bar.tsx";
import { RowCard } from "../ui/row-card.tsx";
import { MoreButton, useMore } from "../ui/more-rows.tsx";
import { AddButton } from "../ui/row-dialog.tsx";
import { RowsEmpty } from "../ui/rows-empty.tsx";
import { Section } from "../ui/section.tsx";

interface CardsProps extends RowsProps {
  media: "art" | "image" | "icon" | "none";
  subtitleField?: string;
  badges: readonly string[];
  facts: readonly string[];
  filters?: readonly string[];
  search?: boolean;
}

/** Rows as cards with a picture, to search and filter. */
export function Cards({
  id,
  title,
  note,
  entity,
  where,
  sort,
  limit,
  actions,
  media,
  subtitleField,
  badges,
  facts,
  filters: filterFields,
  search,
}: CardsProps) {
  const rows = useRows(entity, { where, sort, limit });
  const filters = useFilters(entity, rows, filterFields, search, facts);
  const { visible, more } = useMore(filters.shown);
  return (
    <Section
      id={id}
      title={title}
      note={note}
      label={entity.plural}
      tools={<AddButton entity={entity} preset={presetOf(entity, where)} look="secondary" />}
    >
      {filters.bar && <FilterBar {...filters.bar} />}
      {filters.shown.length === 0 ? (
        <RowsEmpty entity={entity} filters={filters} />
      ) : (
        <ul className={`cards cards-${media}`}>
          {visible.map((row) => (
            <li key={row.id}>
              <RowCard
                entity={entity}
                row={row}
                media={media}
                badges={badges}
                facts={facts}
                {...(subtitleField !== undefined && { subtitleField })}
                {...(actions && { actions })}
              />
            </li>
          ))}
        </ul>
      )}
      <MoreButton more={more} />
    </Section>
  );
}
