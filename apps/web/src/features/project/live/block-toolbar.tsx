import { ActionIcon, Menu } from "@mantine/core";
import type { Block, Page } from "@sayhey/appspec";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Ellipsis from "lucide-react/icons/ellipsis";
import GripVertical from "lucide-react/icons/grip-vertical";
import Trash from "lucide-react/icons/trash-2";
import type { CSSProperties, PointerEvent } from "react";
import { titleOf } from "./block-outline.tsx";
import { useEditor } from "../editor/editor-context.tsx";
import classes from "./customize-overlay.module.css";

interface ToolbarProps {
  block: Block;
  /** Page it stands on, and all there are. */
  page: Page;
  pages: readonly Page[];
  place: CSSProperties;
  isFirst: boolean;
  isLast: boolean;
  onGrab: (event: PointerEvent<HTMLElement>) => void;
  onMoveBy: (by: -1 | 1) => void;
  onMoveTo: (page: Page) => void;
  onRemove: () => void;
}

/** What can be done with the selected block, above it. */
export function BlockToolbar(props: ToolbarProps) {
  const { spec } = useEditor();
  const { block, page, pages, place, isFirst, isLast, onGrab, onMoveBy, onMoveTo, onRemove } = props;
  return (
    <div className={classes.tag} role="toolbar" aria-label={titleOf(spec, block)} style={place}>
      <span
        className={classes.handle}
        title="Drag to move"
        data-handle
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.preventDefault();
          onGrab(event);
        }}
      >
        <GripVertical size={15} aria-hidden="true" />
        <span className={classes.tagName}>{titleOf(spec, block)}</span>
      </span>
      <ActionIcon
        size={26}
        className={classes.tool}
        aria-label="Move up"
        disabled={isFirst}
        onClick={() => onMoveBy(-1)}
      >
        <ArrowUp size={15} />
      </ActionIcon>
      <ActionIcon
        size={26}
        className={classes.tool}
        aria-label="Move down"
        disabled={isLast}
        onClick={() => onMoveBy(1)}
      >
        <ArrowDown size={15} />
      </ActionIcon>
      {pages.length < 2 ? null : (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon size={26} className={classes.tool} aria-label="Move to another page">
              <Ellipsis size={15} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Label>Move to</Menu.Label>
            {pages
              .filter(({ id }) => id !== page.id)
              .map((other) => (
                <Menu.Item key={other.id} onClick={() => onMoveTo(other)}>
                  {other.title}
                </Menu.Item>
              ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <ActionIcon size={26} className={classes.tool} aria-label="Remove" onClick={() => onRemove()}>
        <Trash size={15} />
      </ActionIcon>
    </div>
  );
}
