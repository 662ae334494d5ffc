import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { presetOf } from "../rules/preset.ts";
import { titleOf } from "../store/change-rows.ts";
import type { EntityDef, Row, RowsProps } from "../store/model.ts";
import { useRows } from "../store/use-rows.ts";
import { ActionButtons } from "../ui/action-buttons.tsx";
import { formatField } from "../ui/format.ts";
import { Lightbox } from "../ui/lightbox.tsx";
import { Picture } from "../ui/media.tsx";
import { MoreButton, useMore } from "../ui/more-rows.tsx";
import { AddButton } from "../ui/row-dialog.tsx";
import { RowMenu } from "../ui/row-menu.tsx";
import { RowsEmpty } from "../ui/rows-empty.tsx";
import { Section } from "../ui/section.tsx";

interface GalleryProps extends RowsProps {
  imageField: string;
  captionField?: string;
}

/** Heights of the pictures, in turn, so that the columns do not line up. */
const SHAPES = ["aspect-[4/5]", "aspect-square", "aspect-[4/3]", "aspect-[3/4]", "aspect-[5/4]"];

/** Pictures in columns of uneven height. */
export function Gallery({
  id,
  title,
  note,
  entity,
  where,
  sort,
  limit,
  actions,
  imageField,
  captionField,
}: GalleryProps) {
  const rows = useRows(entity, { where, sort, limit });
  const { visible, more } = useMore(rows);
  const [open, setOpen] = useState<number | null>(null);
  return (
    <Section
      id={id}
      title={title}
      note={note}
      label={entity.plural}
      tools={<AddButton entity={entity} preset={presetOf(entity, where)} look="secondary" />}
    >
      {rows.length === 0 && <RowsEmpty entity={entity} />}
      <ul className="gallery">
        {visible.map((row, index) => (
          <li key={row.id} className="gallery-item">
            <figure>
              <Opener entity={entity} row={row} onOpen={() => setOpen(index)}>
                <span className={`media block ${SHAPES[index % SHAPES.length] ?? ""}`}>
                  <Picture value={String(row[imageField] ?? "")} fallback={titleOf(entity, row)} about={entity.name} />
                </span>
              </Opener>
              <figcaption className="gallery-caption">
                <span className="min-w-0 flex-1">
                  <span className="list-title">{titleOf(entity, row)}</span>
                  {captionField !== undefined && captionField !== entity.titleField && (
                    <span className="list-subtitle block">{formatField(entity, row, captionField)}</span>
                  )}
                </span>
                <RowMenu entity={entity} row={row} />
              </figcaption>
              <ActionButtons entity={entity} row={row} actions={actions} />
            </figure>
          </li>
        ))}
      </ul>
      <MoreButton more={more} />
      <Lightbox
        pictures={visible.map((row) => ({
          value: String(row[imageField] ?? ""),
          title: titleOf(entity, row),
          about: entity.name,
        }))}
        at={open}
        onMove={setOpen}
        onClose={() => setOpen(null)}
      />
    </Section>
  );
}

function Opener({
  entity,
  row,
  onOpen,
  children,
}: {
  entity: EntityDef;
  row: Row;
  onOpen: () => void;
  children: ReactNode;
}) {
  const name = titleOf(entity, row);
  if (entity.path !== undefined && entity.offered !== true) {
    return (
      <Link to={`${entity.path}/${row.id}`} aria-label={name} className="gallery-open">
        {children}
      </Link>
    );
  }
  return (
    <button type="button" aria-label={name} className="gallery-open" onClick={onOpen}>
      {children}
    </button>
  );
}
