import {
  customBlockUses,
  opsToAddCustomBlock,
  opsToDuplicateCustomBlock,
  opsToMakeCustomBlock,
  withConsequences,
  type BlockPlan,
  type CustomBlock,
} from "@sayhey/appspec";
import { customSourcePath } from "@sayhey/codegen/custom-source";
import { useSearchParams } from "react-router";
import { toast } from "../../../../status/toast.ts";
import { undoable } from "../../../../status/undo.ts";
import { useEditor } from "../../editor/editor-context.tsx";

/** What can be done with the blocks of one's own of an app; what cannot be is told. */
export function useCustomBlocks() {
  const { spec, edit, selection, select, pageShown, showPage, undo } = useEditor();
  const [, setSearch] = useSearchParams();
  /** Behind the selected block, else at the end of the page that the preview shows. */
  const here = (): { page: string; index?: number } => {
    const page = spec.pages.find(({ id }) => id === (selection?.page ?? pageShown)) ?? spec.pages[0];
    const place = page?.blocks.findIndex(({ id }) => id === selection?.block) ?? -1;
    return { page: page?.id ?? "", ...(place >= 0 && { index: place + 1 }) };
  };
  const carryOut = (plan: BlockPlan, name: string): boolean => {
    if ("reason" in plan) {
      toast.error(`${name} can’t be added`, { description: plan.reason });
      return false;
    }
    const result = edit(plan.ops, { source: "palette", reason: `Added ${name}` });
    if (!result.ok) {
      toast.error(`${name} can’t be added`, { description: result.problem });
      return false;
    }
    select({ page: plan.page, block: plan.block });
    if (plan.page !== pageShown) showPage(plan.page);
    return true;
  };
  return {
    all: spec.customBlocks ?? [],
    /** Makes one from the example, under a name where one is given. */
    make: (name?: string): boolean =>
      carryOut(opsToMakeCustomBlock(spec, here(), name === undefined ? {} : { name }), name ?? "New block"),
    place: ({ id, name }: CustomBlock): boolean => carryOut(opsToAddCustomBlock(spec, id, here()), name),
    duplicate: ({ id, name }: CustomBlock): void => {
      const copy = opsToDuplicateCustomBlock(spec, id);
      const problem =
        "reason" in copy ? copy.reason : problemOf(edit(copy.ops, { source: "palette", reason: `Duplicated ${name}` }));
      if (problem !== null) toast.error(`${name} can’t be duplicated`, { description: problem });
      else toast.success(`${name} duplicated`, undoable(undo));
    },
    remove: ({ id, name }: CustomBlock): void => {
      const uses = customBlockUses(spec, id).length;
      let problem: string | null;
      try {
        const ops = withConsequences(spec, [{ op: "remove-custom-block", customBlock: id }]);
        problem = problemOf(edit(ops, { source: "palette", reason: `Deleted ${name}` }));
      } catch (error) {
        problem = error instanceof Error ? error.message : String(error);
      }
      if (problem !== null) return void toast.error(`${name} can’t be deleted`, { description: problem });
      select(null);
      toast.success(`${name} deleted`, {
        ...(uses > 0 && { description: `Also removed from ${uses === 1 ? "1 place" : `${uses} places`}.` }),
        ...undoable(undo),
      });
    },
    openSource: ({ id }: CustomBlock): void =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          after.set("mode", "code");
          after.set("file", customSourcePath(id));
          after.delete("line");
          return after;
        },
        { replace: true },
      ),
    /** Where it stands, with the names of the pages. */
    usesOf: ({ id }: CustomBlock) =>
      customBlockUses(spec, id).map((use) => ({
        ...use,
        title: spec.pages.find((page) => page.id === use.page)?.title ?? use.page,
      })),
    show: (use: { page: string; block: string }): void => {
      showPage(use.page);
      select({ page: use.page, block: use.block });
    },
  };
}

const problemOf = (result: { ok: true } | { ok: false; problem: string }): string | null =>
  result.ok ? null : result.problem;
