import { BLOCK_FACTS, copyBlock, pasteBlock, readBlockClip } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { useCallback, useMemo } from "react";
import { tellError } from "../../../status/tell-error.ts";
import { useEditor } from "../editor/editor-context.tsx";
import { undoable } from "../../../status/undo.ts";
import { toast } from "../../../status/toast.ts";

interface BlockClipboard {
  /** The selected block as text, null where none is selected. */
  text(): string | null;
  /** Puts the selected block on the clipboard of the system. */
  copy(): Promise<void>;
  /** Takes a block off the clipboard of the system. */
  paste(): Promise<void>;
  /** Puts a copied block behind the selected one, else at the end of the page shown; false for a text that is none. */
  take(text: string): boolean;
}

/** Copies the selected block, and puts copied ones of this or another project on the page. */
export function useBlockClipboard(): BlockClipboard {
  const { spec, edit, selection, select, pageShown, undo } = useEditor();
  const text = useCallback((): string | null => {
    if (selection === null || selection.block === null) return null;
    try {
      return copyBlock(spec, { page: selection.page, block: selection.block });
    } catch (error) {
      tellError(error);
      return null;
    }
  }, [spec, selection]);
  const take = useCallback(
    (copied: string): boolean => {
      try {
        const clip = readBlockClip(spec, copied);
        if (clip === null) return false;
        const page = spec.pages.find(({ id }) => id === (selection?.page ?? pageShown)) ?? spec.pages[0];
        if (page === undefined) return false;
        const place = page.blocks.findIndex(({ id }) => id === selection?.block);
        const name = clip.customBlock?.name ?? BLOCK_FACTS[clip.block.kind].name;
        const pasted = pasteBlock(spec, clip, { page: page.id, ...(place >= 0 && { index: place + 1 }) });
        if ("reason" in pasted) {
          toast.error(`${name} cannot be pasted here`, { description: pasted.reason });
          return true;
        }
        const result = edit(pasted.ops, { source: "customize", reason: `Pasted ${name}` });
        if (!result.ok) toast.error(`${name} cannot be pasted here`, { description: result.problem });
        else {
          select({ page: page.id, block: pasted.block });
          toast.success(`${name} pasted into ${page.title}`, undoable(undo));
        }
        return true;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        tellError(error);
        return true;
      }
    },
    [spec, edit, selection, select, pageShown, undo],
  );
  return useMemo(
    () => ({
      text,
      take,
      copy: async () => {
        const copied = text();
        if (copied === null) return;
        try {
          await navigator.clipboard.writeText(copied);
          toast.success("Block copied", { description: "Paste it on any page of any project." });
        } catch {
          toast.error("The browser keeps its clipboard closed", {
            description: "Press Ctrl+C with the block selected.",
          });
        }
      },
      paste: async () => {
        try {
          if (!take(await navigator.clipboard.readText()))
            toast.error("No block on the clipboard", { description: "Copy one in Customize first." });
        } catch {
          toast.error("The browser keeps its clipboard closed", { description: "Press Ctrl+V instead." });
        }
      },
    }),
    [text, take],
  );
}
