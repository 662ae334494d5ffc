import { useState, type CSSProperties } from "react";
import { copy, say } from "../copy.ts";
import { titleOf } from "../store/change-rows.ts";
import type { EntityDef, Row, RowsProps } from "../store/model.ts";
import { useRows } from "../store/use-rows.ts";
import { ActionButtons } from "../ui/action-buttons.tsx";
import { formatField } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { Picture } from "../ui/media.tsx";
import { OwnerOnly } from "../ui/owner-only.tsx";
import { RowMenu } from "../ui/row-menu.tsx";
import { Section } from "../ui/section.tsx";

interface BeforeAfterProps extends RowsProps {
  beforeField: string;
  afterField: string;
  captionField?: string;
}

/** Two pictures of each row on top of each other, with a handle between what was and what is. */
export function BeforeAfter(props: BeforeAfterProps) {
  const { id, title, note, entity, where, sort, limit, captionField, actions } = props;
  const rows = useRows(entity, { where, sort, limit });
  if (rows.length === 0) return <OwnerOnly id={id} title={title} name={entity.plural} />;
  return (
    <Section id={id} title={title} note={note} label={entity.plural}>
      <ul className={`grid gap-6 ${rows.length > 1 ? "md:grid-cols-2" : ""}`}>
        {rows.map((row) => (
          <li key={row.id} className="min-w-0">
            <figure className="flex flex-col gap-2">
              <Compare row={row} {...props} />
              <figcaption className="flex items-start justify-between gap-2">
                <span className="min-w-0">
                  <span className="block font-bold break-words">{titleOf(entity, row)}</span>
                  {captionField !== undefined && captionField !== entity.titleField && (
                    <span className="block text-muted">{formatField(entity, row, captionField)}</span>
                  )}
                </span>
                <RowMenu entity={entity} row={row} />
              </figcaption>
            </figure>
            <ActionButtons entity={entity} row={row} actions={actions} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Compare({ row, entity, beforeField, afterField }: BeforeAfterProps & { row: Row; entity: EntityDef }) {
  const [after, setAfter] = useState(50);
  const name = titleOf(entity, row);
  return (
    <div className="compare" style={{ "--at": `${100 - after}%` } as CSSProperties}>
      <Picture value={String(row[afterField] ?? "")} fallback={`${name} after`} about={entity.name} />
      <div className="compare-before">
        <Picture value={String(row[beforeField] ?? "")} fallback={`${name} before`} about={entity.name} />
      </div>
      <span className="compare-tag left-3" aria-hidden="true">
        {copy.before}
      </span>
      <span className="compare-tag right-3" aria-hidden="true">
        {copy.after}
      </span>
      <span className="compare-line" aria-hidden="true">
        <span className="compare-knob">
          <Icon name="chevrons-left-right" className="size-5" />
        </span>
      </span>
      <input
        type="range"
        className="compare-range"
        min={0}
        max={100}
        value={100 - after}
        aria-label={say(copy.compareOf, { name })}
        aria-valuetext={say(copy.afterShown, { n: after })}
        onChange={(event) => setAfter(100 - Number(event.target.value))}
      />
    </div>
  );
}
