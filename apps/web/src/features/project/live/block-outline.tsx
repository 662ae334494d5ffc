import { blockLabel, type AppSpec, type Block } from "@sayhey/appspec";
import type { CSSProperties } from "react";
import { useEditor } from "../editor/editor-context.tsx";
import classes from "./customize-overlay.module.css";

/** What people know a block as. */
export const titleOf = (spec: AppSpec, block: Block): string => block.title ?? blockLabel(spec, block);

interface OutlineProps {
  block: Block;
  place: CSSProperties;
  /** Its place among the blocks of the page, from 1, and how many these are. */
  number: number;
  count: number;
  isHovered: boolean;
  isHeld: boolean;
  isDragging: boolean;
  isSelected: boolean;
  isTabStop: boolean;
  onSelect: () => void;
}

/** A block's outline over the app. */
export function BlockOutline(props: OutlineProps) {
  const { block, place, number, count, isHovered, isHeld, isDragging, isSelected, isTabStop, onSelect } = props;
  const { spec } = useEditor();
  const name = titleOf(spec, block);
  return (
    <button
      type="button"
      className={classes.block}
      style={place}
      data-of={block.id}
      data-hovered={isHovered && !isDragging}
      data-held={isHeld}
      aria-pressed={isSelected}
      aria-label={`${name}, block ${number} of ${count}`}
      tabIndex={isTabStop ? 0 : -1}
      // Not by the focus alone: the Tab key goes past on its way to what is beside the preview.
      onClick={onSelect}
    >
      {isHovered && !isSelected ? <span className={classes.name}>{name}</span> : null}
    </button>
  );
}
