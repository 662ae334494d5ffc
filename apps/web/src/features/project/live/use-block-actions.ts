import { blockName, opsToAddBlock, type BlockKind, type Op } from "@sayhey/appspec";
import { useEditor } from "../editor/editor-context.tsx";
import { undoable } from "../../../status/undo.ts";
import { toast } from "../../../status/toast.ts";

/** What can be done to the blocks of a page where they stand. Every one of them can be undone from its message. */
export interface BlockActions {
  /** Before the block at `index` of the others; on page `to` when named. */
  move(page: string, block: string, index: number, to?: string): void;
  remove(page: string, block: string): void;
  add(kind: BlockKind, page: string, index: number): void;
  /** Ops that put a text somewhere; false where they do not fit. */
  write(ops: readonly Op[], reason: string): boolean;
}

/** Changes blocks where they stand in the preview. */
export function useBlockActions(): BlockActions {
  const { spec, edit, select, undo, showPage } = useEditor();
  const nameOf = (pageId: string, blockId: string): string => {
    const block = spec.pages.find(({ id }) => id === pageId)?.blocks.find(({ id }) => id === blockId);
    return block === undefined ? "the block" : blockName(spec, block);
  };
  const tellDone = (message: string): void => {
    toast(message, undoable(undo));
  };
  return {
    move(page, block, index, to) {
      const target = to ?? page;
      const name = nameOf(page, block);
      const op: Op = { op: "move-block", page, block, index, ...(target === page ? {} : { to: target }) };
      const done = edit([op], { source: "customize", reason: `Moved ${name}`, consequences: target !== page });
      if (!done.ok) return void toast.error(done.problem);
      select({ page: target, block });
      if (target === page) return;
      showPage(target);
      const title = spec.pages.find(({ id }) => id === target)?.title ?? target;
      tellDone(`Moved ${name} to ${title}`);
    },
    remove(page, block) {
      const name = nameOf(page, block);
      const blocks = spec.pages.find(({ id }) => id === page)?.blocks ?? [];
      if (blocks.length < 2) {
        toast.error("A page keeps at least one block.", { description: "Add another one first, or remove the page." });
        return;
      }
      const at = blocks.findIndex(({ id }) => id === block);
      const op: Op = { op: "remove-block", page, block };
      const done = edit([op], { source: "customize", reason: `Removed ${name}`, consequences: true });
      if (!done.ok) return void toast.error(done.problem);
      const next = blocks[at + 1] ?? blocks[at - 1];
      select({ page, block: next?.id ?? null });
      tellDone(`Removed ${name}`);
    },
    add(kind, page, index) {
      const plan = opsToAddBlock(spec, kind, { page, index });
      if ("reason" in plan) return void toast.error(plan.reason);
      const done = edit(plan.ops, { source: "palette" });
      if (!done.ok) return void toast.error(done.problem);
      select({ page: plan.page, block: plan.block });
      if (plan.page !== page) showPage(plan.page);
    },
    write(ops, reason) {
      const done = edit(ops, { source: "customize", reason });
      if (!done.ok) toast.error(done.problem);
      return done.ok;
    },
  };
}
