/** Long enough to read it, to think, and to get there. */
const UNDO_MS = 10_000;

/** The part of a toast that offers to take back what it tells. */
export const undoable = (undo: () => void) => ({
  duration: UNDO_MS,
  action: { label: "Undo", onClick: undo },
});
