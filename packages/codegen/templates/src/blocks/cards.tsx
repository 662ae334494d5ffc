import type { RowsProps } from "../store/model.ts";
import { RowCard } from "../ui/row-card.tsx";
import { RowsSection, useRowsView } from "../ui/rows-section.tsx";

interface CardsProps extends RowsProps {
  media: "art" | "image" | "icon" | "none";
  subtitleField?: string;
  badges: readonly string[];
  facts: readonly string[];
}

/** Rows as cards with a picture, to search and filter. */
export function Cards(props: CardsProps) {
  const { entity, actions, media, subtitleField, badges, facts } = props;
  const view = useRowsView(props, [...badges, ...(subtitleField === undefined ? [] : [subtitleField]), ...facts]);
  return (
    <RowsSection {...props} view={view} pickable>
      <ul className={`cards cards-${media}`}>
        {view.visible.map((row) => (
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
    </RowsSection>
  );
}
