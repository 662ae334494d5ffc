import { ContentsPanel } from "../contents-panel.tsx";
import { useEditor } from "../editor/editor-context.tsx";

/** What the app is made of, and the files changed by hand. */
export function CodeMode() {
  return <ContentsPanel project={useEditor().project} />;
}
