import { useEffect, useEffectEvent } from "react";
import { useBlockClipboard } from "./use-block-clipboard.ts";

/** Whether keys and what is pasted belong to a field. */
const isTyping = (): boolean =>
  document.activeElement instanceof HTMLElement &&
  (document.activeElement.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName));

/** Ctrl+C and Ctrl+V on blocks, outside of fields one types in and where no words are selected. */
export function useClipboardKeys(): void {
  const { text, take } = useBlockClipboard();
  // What is selected on the screen is what a key means, also in the moment after it was drawn.
  const copied = useEffectEvent((event: ClipboardEvent) => {
    if (isTyping() || (document.getSelection()?.toString() ?? "") !== "") return;
    const block = text();
    if (block === null) return;
    event.clipboardData?.setData("text/plain", block);
    event.preventDefault();
  });
  const pasted = useEffectEvent((event: ClipboardEvent) => {
    if (isTyping()) return;
    if (take(event.clipboardData?.getData("text/plain") ?? "")) event.preventDefault();
  });
  useEffect(() => {
    const onCopy = (event: ClipboardEvent): void => copied(event);
    const onPaste = (event: ClipboardEvent): void => pasted(event);
    document.addEventListener("copy", onCopy);
    document.addEventListener("paste", onPaste);
    return () => {
      document.removeEventListener("copy", onCopy);
      document.removeEventListener("paste", onPaste);
    };
  }, []);
}
