import { BLOCK_FACTS, opsToAddBlock, type BlockKind } from "@sayhey/appspec";
import { useCallback } from "react";
import { useEditor } from "../editor/editor-context.tsx";
import { undoable } from "../../../status/undo.ts";
import { toast } from "../../../status/toast.ts";

/** Puts a block of a kind behind the selected one, else at the end of the page that the preview shows, and selects it. */
export function useInsertBlock(): (kind: BlockKind) => void {
  const { spec, edit, selection, select, pageShown, showPage, undo } = useEditor();
  return useCallback(
    (kind) => {
      const page = spec.pages.find(({ id }) => id === (selection?.page ?? pageShown)) ?? spec.pages[0];
      if (page === undefined) return;
      const place = page.blocks.findIndex(({ id }) => id === selection?.block);
      const plan = opsToAddBlock(spec, kind, { page: page.id, ...(place >= 0 && { index: place + 1 }) });
      const name = BLOCK_FACTS[kind].name;
      if ("reason" in plan) {
        toast.error(`${name} cannot be added`, { description: plan.reason });
        return;
      }
      const result = edit(plan.ops, { source: "palette", reason: `Added ${name}` });
      if (!result.ok) {
        toast.error(`${name} cannot be added`, { description: result.problem });
        return;
      }
      select({ page: plan.page, block: plan.block });
      // Where it can be seen, nothing needs to be said, or to lie over it.
      if (plan.page === pageShown) return;
      showPage(plan.page);
      const on = spec.pages.find(({ id }) => id === plan.page)?.title;
      toast.success(`${name} added${on === undefined ? " on a page of its own" : ` to ${on}`}`, {
        ...undoable(undo),
      });
    },
    [spec, edit, selection, select, pageShown, showPage, undo],
  );
}
