import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { titleOf } from "../store/change-rows.ts";
import type { EntityDef, Row, RowsProps } from "../store/model.ts";
import { ActionButtons } from "../ui/action-buttons.tsx";
import { formatField } from "../ui/format.ts";
import { Lightbox } from "../ui/lightbox.tsx";
import { Picture } from "../ui/media.tsx";
import { RowMenu } from "../ui/row-menu.tsx";
import { RowsSection, useRowsView } from "../ui/rows-section.tsx";

interface GalleryProps extends RowsProps {
  imageField: string;
  captionField?: string;
}

/** Heights of the pictures, in turn, so that the columns do not line up. */
const SHAPES = ["aspect-[4/5]", "aspect-square", "aspect-[4/3]", "aspect-[3/4]", "aspect-[5/4]"];

/** Pictures in columns of uneven height. */
export function Gallery(props: GalleryProps) {
  const { entity, actions, imageField, captionField } = props;
  const view = useRowsView(props, captionField === undefined ? [] : [captionField]);
  const [open, setOpen] = useState<number | null>(null);
  return (
    <RowsSection {...props} view={view}>
      <ul className="gallery">
        {view.visible.map((row, index) => (
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
      <Lightbox
        pictures={view.visible.map((row) => ({
          value: String(row[imageField] ?? ""),
          title: titleOf(entity, row),
          about: entity.name,
        }))}
        at={open}
        onMove={setOpen}
        onClose={() => setOpen(null)}
      />
    </RowsSection>
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
