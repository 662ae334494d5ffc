import { foldText, opsToRemoveOption, opsToRenameOption, type Entity, type Field, type Op } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { useEditor } from "../../editor/editor-context.tsx";
import { undoable } from "../../../../status/undo.ts";
import { toast } from "../../../../status/toast.ts";

/** How many options a field has at most. */
export const MOST_OPTIONS = 24;

/** The edits of what can be chosen in a field. `rename` and `add` answer a sentence where they cannot be, or null. */
export function useOptionEdits(entity: Entity, field: Field) {
  const { spec, edit, undo } = useEditor();
  const options = field.options ?? [];
  const send = (make: () => Op[], reason: string, told?: string): string | null => {
    try {
      const result = edit(make(), { source: "data", reason: reason.slice(0, 280) });
      if (!result.ok) return result.problem;
      if (told !== undefined) toast(told, undoable(undo));
      return null;
    } catch (error) {
      if (error instanceof AppError) return error.message;
      throw error;
    }
  };
  const setAll = (next: readonly string[], reason: string): string | null =>
    send(() => [{ op: "update-field", entity: entity.id, field: field.id, patch: { options: [...next] } }], reason);
  const has = (name: string, except?: string): boolean =>
    options.some((option) => option !== except && foldText(option) === foldText(name));
  const add = (name: string): string | null => {
    // Tags were free until now: those in use stay what they are.
    const used = field.options === undefined ? entity.rows.flatMap((row) => row[field.id] ?? []) : [];
    const before = field.options ?? [...new Set(used.filter((tag) => typeof tag === "string"))];
    return setAll([...before, name].slice(0, MOST_OPTIONS), `Added ${name} to ${field.name}`);
  };
  const rename = (option: string, name: string): string | null => {
    if (name.trim() === "") return "It needs a name.";
    if (has(name, option)) return `There is “${name.trim()}” already.`;
    return send(
      () => opsToRenameOption(spec, entity.id, field.id, option, name),
      `Renamed ${option} to ${name.trim()}`,
    );
  };
  const move = (index: number, by: number): void => {
    const next = [...options];
    const [option = ""] = next.splice(index, 1);
    next.splice(index + by, 0, option);
    const problem = setAll(next, `Changed the order of ${field.name}`);
    if (problem !== null) toast.error(problem);
  };
  const remove = (option: string, instead: string | null): void => {
    const problem = send(
      () => opsToRemoveOption(spec, entity.id, field.id, option, instead),
      `Removed ${option} from ${field.name}`,
      instead === null ? `${option} removed` : `${option} is ${instead} now`,
    );
    if (problem !== null) toast.error(problem);
  };
  return { has, add, rename, move, remove };
}

export type OptionEdits = ReturnType<typeof useOptionEdits>;
