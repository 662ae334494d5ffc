import { ActionIcon, Menu } from "@mantine/core";
import type { Entity, Op } from "@sayhey/appspec";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Ellipsis from "lucide-react/icons/ellipsis";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash-2";
import Users from "lucide-react/icons/users";
import { useState } from "react";
import { AppIcon } from "../customize/icon-picker.tsx";
import { useEditor } from "../editor/editor-context.tsx";
import classes from "./entity-rail.module.css";
import { EntityDialog } from "./entity-dialog.tsx";
import { goesAlone, RemovalDialog, type Removal } from "./removal-dialog.tsx";
import { useReorder } from "./use-reorder.ts";
import { undoable } from "../../../status/undo.ts";
import { toast } from "../../../status/toast.ts";

interface EntityRailProps {
  /** The entity shown; null while the visitors' data are. */
  shown: string | null;
  onShow: (entity: string | null) => void;
}

/** What the app keeps, one line each, and what its visitors entered. */
export function EntityRail({ shown, onShow }: EntityRailProps) {
  const { spec, edit, undo } = useEditor();
  const [dialog, setDialog] = useState<{ entity: Entity | null } | null>(null);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const send = (op: Op, reason: string): void => {
    const result = edit([op], { source: "data", reason });
    if (!result.ok) toast.error(result.problem);
  };
  const move = (entity: string, index: number): void =>
    send({ op: "move-entity", entity, index }, "Changed the order of the tables");
  const remove = (entity: Entity): void => {
    const ops: Op[] = [{ op: "remove-entity", entity: entity.id }];
    if (!goesAlone(spec, ops)) setRemoval({ name: entity.plural, ops });
    else {
      send({ op: "remove-entity", entity: entity.id }, `Removed ${entity.plural}`);
      toast(`${entity.plural} removed`, undoable(undo));
    }
  };
  const list = useReorder(move);
  return (
    <nav className={classes.rail} aria-label="Tables">
      <ul ref={list} className={classes.entities}>
        {spec.entities.map((entity, index) => (
          <li key={entity.id} data-reorder={entity.id} data-index={index} data-shown={entity.id === shown || undefined}>
            <button
              type="button"
              className={classes.entity}
              aria-current={entity.id === shown ? "true" : undefined}
              onClick={() => onShow(entity.id)}
              onKeyDown={(event) => {
                if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
                event.preventDefault();
                const to = index + (event.key === "ArrowUp" ? -1 : 1);
                if (to >= 0 && to < spec.entities.length) move(entity.id, to);
              }}
            >
              <span className={classes.tile} data-tone={index % 5} aria-hidden="true">
                <AppIcon name={entity.icon} size={16} />
              </span>
              <span className={classes.entityName}>{entity.plural}</span>
              <span className={classes.count}>
                {entity.rows.length}
                <span className={classes.hidden}> rows</span>
              </span>
            </button>
            <Menu position="bottom-end" width={180}>
              <Menu.Target>
                <ActionIcon className={classes.more ?? ""} size={28} aria-label={`More about ${entity.plural}`}>
                  <Ellipsis size={16} />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item leftSection={<Pencil size={16} aria-hidden="true" />} onClick={() => setDialog({ entity })}>
                  Rename
                </Menu.Item>
                <Menu.Item
                  leftSection={<ArrowUp size={16} aria-hidden="true" />}
                  disabled={index === 0}
                  onClick={() => move(entity.id, index - 1)}
                >
                  Move up
                </Menu.Item>
                <Menu.Item
                  leftSection={<ArrowDown size={16} aria-hidden="true" />}
                  disabled={index === spec.entities.length - 1}
                  onClick={() => move(entity.id, index + 1)}
                >
                  Move down
                </Menu.Item>
                <Menu.Item
                  color="chili"
                  leftSection={<Trash size={16} aria-hidden="true" />}
                  disabled={spec.entities.length === 1}
                  onClick={() => remove(entity)}
                >
                  Remove
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </li>
        ))}
        <li className={classes.add}>
          <button type="button" className={classes.entity} onClick={() => setDialog({ entity: null })}>
            <span className={classes.tile} aria-hidden="true">
              <Plus size={15} />
            </span>
            <span className={classes.entityName}>Add a table</span>
          </button>
        </li>
        <li className={classes.visitors} data-shown={shown === null || undefined}>
          <button
            type="button"
            className={classes.entity}
            aria-current={shown === null ? "true" : undefined}
            onClick={() => onShow(null)}
          >
            <span className={classes.tile} aria-hidden="true">
              <Users size={15} />
            </span>
            <span className={classes.entityName}>Visitors</span>
          </button>
        </li>
      </ul>
      {dialog === null ? null : (
        <EntityDialog
          entity={dialog.entity}
          onClose={(added) => {
            setDialog(null);
            if (added !== null) onShow(added);
          }}
        />
      )}
      {removal === null ? null : <RemovalDialog removal={removal} onClose={() => setRemoval(null)} />}
    </nav>
  );
}
