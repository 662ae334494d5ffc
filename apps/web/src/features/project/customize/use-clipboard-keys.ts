import { useEffect } from "react";
import { useBlockClipboard } from "./use-block-clipboard.ts";

/** Ctrl+C and Ctrl+V on blocks, outside of fields one types in and where no words are selected. */
export function useClipboardKeys(): void {
  const { text, take } = useBlockClipboard();
  useEffect(() => {
    const isTyping = (): boolean =>
      document.activeElement instanceof HTMLElement &&
      (document.activeElement.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName));
    const onCopy = (event: ClipboardEvent) => {
      if (isTyping() || (document.getSelection()?.toString() ?? "") !== "") return;
      const copied = text();
      if (copied === null) return;
      event.clipboardData?.setData("text/plain", copied);
      event.preventDefault();
    };
    const onPaste = (event: ClipboardEvent) => {
      if (isTyping()) return;
      if (take(event.clipboardData?.getData("text/plain") ?? "")) event.preventDefault();
    };
    document.addEventListener("copy", onCopy);
    document.addEventListener("paste", onPaste);
    return () => {
      document.removeEventListener("copy", onCopy);
      document.removeEventListener("paste", onPaste);
    };
  }, [text, take]);
}
