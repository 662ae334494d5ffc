/** What the editor of a project is used for at the moment. */
const EDITOR_MODES = ["preview", "customize", "data", "inbox", "code", "checks", "history"] as const;
/** What the editor of a project is used for at the moment. */
export type EditorMode = (typeof EDITOR_MODES)[number];

/** The mode an address asks for; `preview` where it asks for none. */
export function readMode(text: string | null): EditorMode {
  return EDITOR_MODES.find((mode) => mode === text) ?? "preview";
}
