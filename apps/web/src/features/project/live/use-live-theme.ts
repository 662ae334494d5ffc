import { themeVariables } from "@sayhey/codegen/theme";
import { useEffect, useRef } from "react";
import { useEditor } from "../editor/editor-context.tsx";
import type { LiveFrame } from "./use-live-frame.ts";

/** Shows the numbers of a look that is being changed at once; what the server makes of them follows. */
export function useLiveTheme({ tell, hash }: LiveFrame): void {
  const { spec, project } = useEditor();
  const css = themeVariables(spec);
  const saved = themeVariables(project.spec);
  const isSameType =
    spec.theme.display.family === project.spec.theme.display.family &&
    spec.theme.text.family === project.spec.theme.text.family &&
    spec.theme.direction === project.spec.theme.direction;
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (hash === null || !isSameType) return;
    // Nothing is to be told before something has been changed.
    if (told.current === null && css === saved) return;
    if (told.current === css) return;
    told.current = css;
    tell({ type: "sayhey:theme", css });
  }, [css, saved, isSameType, hash, tell]);
}
