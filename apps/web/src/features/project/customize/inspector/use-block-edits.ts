import {
  BLOCK_FACTS,
  blockLabel,
  opsToChangeEntity,
  opsToChangeKind,
  opsToDuplicateBlock,
  patchForMode,
  type Block,
  type BlockKind,
  type Op,
  type Page,
  type PropertyFacts,
} from "@sayhey/appspec";
import { useEditor } from "../../editor/editor-context.tsx";
import { dependents } from "./first-value.ts";
import { undoable } from "../../../../status/undo.ts";
import { toast } from "../../../../status/toast.ts";

/** What can be done with a block, and with one property of it. A refusal is told where it is not returned. */
interface BlockEdits {
  /** Gives a property a value, undefined takes it away; returns why not, or null. */
  set: (property: PropertyFacts, value: unknown) => string | null;
  /** Adds what is not there yet, with its first value and whatever that needs. */
  add: (property: PropertyFacts, first: Readonly<Record<string, unknown>>) => void;
  takeAway: (property: PropertyFacts) => void;
  changeKind: (kind: BlockKind) => void;
  duplicate: () => void;
  /** Up by -1, down by 1. */
  move: (step: number) => void;
  remove: () => void;
}

/** The edits the inspector offers for one block of a page. */
export function useBlockEdits(page: Page, block: Block): BlockEdits {
  const { spec, edit, select, undo } = useEditor();
  const name = blockLabel(spec, block);
  const at = { page: page.id, block: block.id };
  const values = block as unknown as Readonly<Record<string, unknown>>;

  const send = (ops: readonly Op[], reason: string, source: "inspector" | "customize" = "inspector"): string | null => {
    const result = edit(ops, { source, reason });
    return result.ok ? null : result.problem;
  };
  const set = ({ key, label, control }: PropertyFacts, value: unknown): string | null => {
    const reason = `${name}: ${label}`;
    if (control.type === "entity" && typeof value === "string") {
      const change = opsToChangeEntity(spec, at, key, value);
      return "reason" in change ? change.reason : send(change.ops, reason);
    }
    if (block.kind === "questionnaire" && key === "mode" && value !== undefined)
      return send([{ op: "update-block", ...at, patch: patchForMode(block, value as typeof block.mode) }], reason);
    if (value !== undefined) return send([{ op: "update-block", ...at, patch: { [key]: value } }], reason);
    // Fields of an entity go with it.
    const unset = [key, ...dependents(block, key).map((each) => each.key)].filter((each) => values[each] !== undefined);
    return send([{ op: "update-block", ...at, patch: {}, unset }], reason);
  };
  const add = ({ label }: PropertyFacts, first: Readonly<Record<string, unknown>>): void => {
    const problem = send([{ op: "update-block", ...at, patch: { ...first } }], `${name}: ${label}`);
    if (problem !== null) toast.error(`${label} cannot be added`, { description: problem });
  };
  const takeAway = (property: PropertyFacts): void => {
    const problem = set(property, undefined);
    if (problem !== null) toast.error(`${property.label} cannot be removed`, { description: problem });
  };
  const carryOut = (change: { ops: Op[]; block: string } | { reason: string }, reason: string): void => {
    const problem = "reason" in change ? change.reason : send(change.ops, reason, "customize");
    if (problem !== null || "reason" in change) toast.error(problem);
    else select({ page: page.id, block: change.block });
  };
  const remove = (): void => {
    const problem = send([{ op: "remove-block", ...at }], `Removed ${name}`, "customize");
    if (problem !== null) {
      toast.error(`${name} cannot be removed`, { description: "A page has at least one block." });
      return;
    }
    select(null);
    toast.success(`${name} removed`, undoable(undo));
  };
  return {
    set,
    add,
    takeAway,
    remove,
    changeKind: (kind) => carryOut(opsToChangeKind(spec, at, kind), `${name} is now ${BLOCK_FACTS[kind].name}`),
    duplicate: () => carryOut(opsToDuplicateBlock(spec, at), `Duplicated ${name}`),
    move: (step) => {
      const place = page.blocks.findIndex(({ id }) => id === block.id);
      send([{ op: "move-block", ...at, index: place + step }], `Moved ${name}`, "customize");
    },
  };
}
