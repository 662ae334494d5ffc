import { useHotkeys } from "@mantine/hooks";
import { useEditor } from "./editor-context.tsx";

/** Undo and redo by key, outside of fields one types in. */
export function useEditorKeys(): void {
  const { undo, redo } = useEditor();
  useHotkeys([
    ["mod+Z", undo],
    ["mod+shift+Z", redo],
    ["mod+Y", redo],
  ]);
}
