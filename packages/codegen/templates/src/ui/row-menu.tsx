import { useState } from "react";
import { copy, say } from "../copy.ts";
import { removeRow, titleOf } from "../store/change-rows.ts";
import type { EntityDef, Row } from "../store/model.ts";
import { mayChange } from "../store/check-row.ts";
import { IconButton } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { Menu } from "./menu.tsx";
import { usePicking } from "./picking.tsx";
import { RowDialog } from "./row-dialog.tsx";
import type { MenuItem } from "./menu.tsx";

/** Three dots on a row: edit, delete and what the block adds. */
export function RowMenu({
  entity,
  row,
  items = [],
  onDeleted,
}: {
  entity: EntityDef;
  row: Row;
  items?: readonly MenuItem[];
  onDeleted?: () => void;
}) {
  const [editing, setEditing] = useState(false);
  const picking = usePicking();
  const isOffered = entity.offered === true;
  const isLocked = !mayChange(entity, row);
  const canPick = picking !== null && picking.picked?.has(row.id) !== true && (picking.canCompare || !isOffered);
  const own: MenuItem[] = [
    { label: copy.edit, icon: "pencil", run: () => setEditing(true) },
    {
      label: copy.delete,
      icon: "trash-2",
      run: () => {
        removeRow(entity, row.id);
        onDeleted?.();
      },
    },
  ];
  const all: MenuItem[] = [
    ...(isLocked ? [] : items),
    ...(canPick
      ? [
          {
            label: picking.canCompare ? copy.compare : copy.selectRows,
            icon: picking.canCompare ? "columns-2" : "list-checks",
            run: () => picking.toggle(row.id),
          },
        ]
      : []),
    // What the owner offers visitors do not change, and what is locked stays as it is.
    ...(isOffered || isLocked ? [] : own),
  ];
  if (all.length === 0 && !isLocked) return null;
  if (all.length === 0)
    return (
      <span className="self-center p-2 text-muted" title={copy.rowLocked}>
        <Icon name="lock" className="size-4" />
        <span className="sr-only">{copy.rowLocked}</span>
      </span>
    );
  return (
    <>
      <Menu
        items={all}
        trigger={(props) => (
          <IconButton
            label={say(copy.moreFor, { name: titleOf(entity, row) })}
            icon="ellipsis"
            className="row-menu"
            {...props}
          />
        )}
      />
      <RowDialog entity={entity} row={row} open={editing} onClose={() => setEditing(false)} />
    </>
  );
}
