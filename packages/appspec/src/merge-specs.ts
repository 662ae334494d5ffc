import { AppError } from "@sayhey/contract/app-error";
import type { Accounts } from "./accounts.ts";
import type { AppSpec } from "./app-spec.ts";
import { diffSpecs } from "./diff-specs.ts";
import type { Entity } from "./entity.ts";
import {
  mergeList,
  mergeProperties,
  mergeValue,
  type Conflicts,
  type MergeConflict,
  type Sides,
} from "./merge-lists.ts";
import { mergePages } from "./merge-pages.ts";
import type { Op } from "./op.ts";
import { copySpec } from "./ops/copy-spec.ts";
import { makeValid } from "./with-consequences.ts";

/**
 * Merges what two sides made of one document. A change of one side alone is taken over, the same change of both too. Where the sides
 * contradict each other the result holds one of them and `conflicts` says so with all three values: of two values that of `ours`, of a removal
 * and a change the change. What cannot stand beside the other side's changes is taken out and listed too, so nothing gets lost unsaid.
 * The result is always valid. Where the sides cannot be brought together at all it is `ours`, with one conflict for all of `theirs`.
 */
export function mergeSpecs(
  base: AppSpec,
  ours: AppSpec,
  theirs: AppSpec,
): { spec: AppSpec; conflicts: MergeConflict[] } {
  const conflicts: Conflicts = [];
  const merged = mergeDocuments({ base, ours, theirs }, conflicts);
  try {
    for (const { op, problem } of makeValid(merged))
      conflicts.push({
        path: pathOf(op),
        reason: "does-not-fit",
        kept: "none",
        problem: problem.problem,
        takenOut: op,
      });
    return { spec: merged, conflicts };
  } catch (error) {
    if (!(error instanceof AppError && error.kind === "bad-request")) throw error;
    const conflict: MergeConflict = {
      path: "",
      reason: "does-not-fit",
      kept: "ours",
      problem: error.message,
      theirs: diffSpecs(base, theirs),
    };
    return { spec: copySpec(ours), conflicts: [conflict] };
  }
}

function mergeDocuments(sides: Required<Sides<AppSpec>>, conflicts: Conflicts): AppSpec {
  const of = <K extends keyof AppSpec>(key: K): Required<Sides<AppSpec[K]>> => ({
    base: sides.base[key],
    ours: sides.ours[key],
    theirs: sides.theirs[key],
  });
  const sharing = mergeValue("sharing", of("sharing"), conflicts);
  const footer = mergeValue("footer", of("footer"), conflicts);
  const accounts = mergeAccounts(of("accounts"), conflicts);
  const { base, ours, theirs } = of("customBlocks");
  const customBlocks = mergeList(
    "customBlocks",
    { base: base ?? [], ours: ours ?? [], theirs: theirs ?? [] },
    mergeProperty,
    conflicts,
  );
  return copySpec({
    version: "1.0",
    seed: mergeValue("seed", of("seed"), conflicts),
    identity: mergeProperties("identity", of("identity"), [], conflicts),
    theme: mergeProperties("theme", of("theme"), [], conflicts),
    entities: mergeList("entities", of("entities"), mergeEntity, conflicts),
    pages: mergePages(of("pages"), conflicts),
    assumptions: mergeList("assumptions", of("assumptions"), mergeProperty, conflicts),
    ...(sharing !== undefined && { sharing }),
    ...(footer !== undefined && { footer }),
    ...(accounts !== undefined && { accounts }),
    ...(customBlocks.length > 0 && { customBlocks }),
  });
}

function mergeAccounts(sides: Required<Sides<Accounts | undefined>>, conflicts: Conflicts): Accounts | undefined {
  const { base, ours, theirs } = sides;
  if (base === undefined || ours === undefined || theirs === undefined) return mergeValue("accounts", sides, conflicts);
  return {
    ...mergeProperties("accounts", { base, ours, theirs }, ["roles"], conflicts),
    roles: mergeList(
      "accounts.roles",
      { base: base.roles, ours: ours.roles, theirs: theirs.roles },
      mergeProperty,
      conflicts,
    ),
  };
}

function mergeEntity(path: string, sides: Sides<Entity>, conflicts: Conflicts): Entity {
  const { base, ours, theirs } = sides;
  return {
    ...mergeProperties(path, sides, ["fields", "rows"], conflicts),
    fields: mergeList(
      `${path}.fields`,
      { base: base?.fields ?? [], ours: ours.fields, theirs: theirs.fields },
      mergeProperty,
      conflicts,
    ),
    rows: mergeList(
      `${path}.rows`,
      { base: base?.rows ?? [], ours: ours.rows, theirs: theirs.rows },
      mergeProperty,
      conflicts,
    ),
  };
}

function mergeProperty<T extends object>(path: string, sides: Sides<T>, conflicts: Conflicts): T {
  return mergeProperties(path, sides, [], conflicts);
}

/** What an op takes away, by ids. */
function pathOf(op: Op): string {
  switch (op.op) {
    case "remove-entity":
    case "rename-entity":
      return `entities.${op.entity}`;
    case "remove-field":
    case "update-field":
      return `entities.${op.entity}.fields.${op.field}`;
    case "remove-row":
      return `entities.${op.entity}.rows.${op.row}`;
    case "update-row":
      return `entities.${op.entity}.rows.${op.row}.${op.unset?.[0] ?? ""}`;
    case "remove-custom-block":
    case "update-custom-block":
      return `customBlocks.${op.customBlock}`;
    case "remove-page":
      return `pages.${op.page}`;
    case "remove-block":
      return `pages.${op.page}.blocks.${op.block}`;
    case "update-block":
      return `pages.${op.page}.blocks.${op.block}.${[...Object.keys(op.patch), ...(op.unset ?? [])][0] ?? ""}`;
    default:
      return op.op;
  }
}
