/** A key of the studio and what it does, for the sheet. */
export interface Shortcut {
  /** As written on the keys. */
  keys: string;
  does: string;
}

/** All keys of the studio, in groups. */
export const SHORTCUTS: readonly { title: string; shortcuts: readonly Shortcut[] }[] = [
  {
    title: "Play",
    shortcuts: [
      { keys: "Space", does: "Play or pause" },
      { keys: "← →", does: "One frame back or on" },
      { keys: "Shift ← →", does: "Half a second back or on" },
      { keys: "↑ ↓", does: "Scene before or after" },
      { keys: "Home End", does: "To the start or the end" },
      { keys: "L", does: "Loop" },
      { keys: "M", does: "Sound on or off" },
      { keys: "F", does: "Full screen, Esc to leave" },
      { keys: "T", does: "Show frame times" },
    ],
  },
  {
    title: "Scenes",
    shortcuts: [
      { keys: "Enter", does: "Edit the selected text" },
      { keys: "S", does: "Split at the playhead" },
      { keys: "D", does: "Duplicate" },
      { keys: "Delete", does: "Delete" },
      { keys: "Alt ← →", does: "Move earlier or later" },
      { keys: ", .", does: "End half a beat earlier or later" },
      { keys: "Shift , .", does: "Start half a beat earlier or later" },
    ],
  },
  {
    title: "Voice-over",
    shortcuts: [
      { keys: "V", does: "Record, or stop recording" },
      { keys: "← →", does: "Move it, or trim at an edge" },
      { keys: "Delete", does: "Remove the selected voice-over" },
    ],
  },
  {
    title: "Everything",
    shortcuts: [
      { keys: "Ctrl Z", does: "Undo" },
      { keys: "Ctrl Shift Z", does: "Redo" },
      { keys: "Ctrl S", does: "Save now" },
      { keys: "E", does: "Export" },
      { keys: "?", does: "This sheet" },
    ],
  },
];

/** Whether a key belongs to the control that has the focus, and not to the studio. */
export function isOfControl(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches("input:not([type=range]):not([type=radio]), textarea, select"))
    return true;
  if (target.closest("[role=dialog], [role=menu], [role=listbox]") !== null) return true;
  const arrows = key.startsWith("Arrow") || key === "Home" || key === "End";
  if (arrows && target.matches("input, [role=slider], [role=radio], [role=tab], [role=combobox]")) return true;
  return key === " " && target.matches("button, a, label, input, [role=slider]");
}
