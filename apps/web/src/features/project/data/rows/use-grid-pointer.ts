import { useState, type DragEvent, type FocusEvent, type MouseEvent, type PointerEvent } from "react";
import type { CellPlace } from "./grid-range.ts";
import type { useGridCursor } from "./use-grid-cursor.ts";
import { pictureOf } from "./use-picture-cells.ts";

/** The cell that something is in; null outside of the rows. */
function cellAt(target: EventTarget): CellPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-column]") : null;
  return cell === null ? null : { row: Number(cell.dataset["row"]), column: Number(cell.dataset["column"]) };
}

/** What mouse, finger and drags do on the grid, and whether it has the focus itself. */
export function useGridPointer(
  cursor: ReturnType<typeof useGridCursor>,
  onPicture: (file: File, at: CellPlace) => void,
) {
  const [hasFocus, setHasFocus] = useState(false);
  const { active, editing, field, go, edit } = cursor;
  const isActive = (at: CellPlace | null): boolean => at?.row === active.row && at.column === active.column;
  return {
    hasFocus,
    onDragOver: (event: DragEvent): void => {
      if (event.dataTransfer.types.includes("Files") && cellAt(event.target) !== null) event.preventDefault();
    },
    onDrop: (event: DragEvent): void => {
      const at = cellAt(event.target);
      const picture = pictureOf(event.dataTransfer);
      if (at === null || picture === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      go(at);
      onPicture(picture, at);
    },
    onFocus: (event: FocusEvent): void => setHasFocus(event.target === event.currentTarget),
    onBlur: (): void => setHasFocus(false),
    onPointerDown: (event: PointerEvent): void => {
      const at = cellAt(event.target);
      if (event.button !== 0 || at === null || (isActive(at) && editing !== null)) return;
      // What was being typed elsewhere is kept first.
      if (editing !== null && document.activeElement instanceof HTMLElement) document.activeElement.blur();
      // A second tap edits, as a double click does.
      if (event.pointerType !== "mouse" && isActive(at) && hasFocus) edit(null);
      else go(at, event.shiftKey);
    },
    onPointerOver: (event: PointerEvent): void => {
      if (event.pointerType !== "mouse" || event.buttons !== 1 || editing !== null || !hasFocus) return;
      const at = cellAt(event.target);
      if (at !== null) cursor.extendTo(at);
    },
    onClick: (event: MouseEvent): void => {
      if (field?.type === "boolean" && isActive(cellAt(event.target)) && hasFocus) edit(null);
    },
    onDoubleClick: (event: MouseEvent): void => {
      if (cellAt(event.target) !== null && editing === null && field?.type !== "boolean") edit(null);
    },
  };
}
