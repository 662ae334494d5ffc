import classes from "./customize-overlay.module.css";
import type { DropSlot } from "./drop-geometry.ts";

interface MarksProps {
  /** Where what is dragged would come to stand. */
  line: DropSlot["line"] | undefined;
  /** By how much the app is shrunk. */
  scale: number;
  /** Where the pointer is that drags a block, and what that block is called. */
  drag: { clientX: number; clientY: number } | null;
  name: string;
}

/** The line at which a drag would drop, and the name of the block beside the pointer. */
export function DropMarks({ line, scale, drag, name }: MarksProps) {
  return (
    <>
      {line === undefined ? null : (
        <div
          className={classes.line}
          data-drop-line
          style={{ transform: `translate(${line.x * scale}px, ${line.y * scale}px)`, width: line.width * scale }}
        />
      )}
      {drag === null ? null : (
        <div className={classes.ghost} style={{ left: drag.clientX + 12, top: drag.clientY + 12 }} aria-hidden="true">
          {name}
        </div>
      )}
    </>
  );
}
