import { describeOps, type AppSpec, type Op } from "@sayhey/appspec";
import type { VersionSource } from "@sayhey/contract/functions/history";
import type { NewMemory } from "./new-memory.ts";

/** How the chat calls a change that is taken back. */
const UNDONE = /^Undone: (.+)$/su;
/** Choices of what was assumed that are remembered at a time. */
const MOST = 4;

/** What a typed change tells for later, and what no longer holds. */
interface Learned {
  entries: NewMemory[];
  /** Whatever was remembered about these is out of date. */
  forgotten: string[];
}

const refusedAbout = (wish: string): string => `refused ${wish.toLowerCase()}`;

/**
 * What the person decided by a change that the built-in planner understood: what things are called, how the app looks, which of its
 * assumptions were right, and what they took back.
 */
export function memoryOfOps(
  before: AppSpec,
  ops: readonly Op[],
  { source, reason = "" }: { source: VersionSource; reason?: string | undefined },
): Learned {
  if (source === "assumption") return { entries: assumed(before, ops), forgotten: [] };
  if (source !== "chat") return { entries: [], forgotten: outdatedBy(before, ops) };
  const undone = UNDONE.exec(reason)?.[1];
  if (undone !== undefined)
    return {
      entries: [{ kind: "refused", text: undone, about: refusedAbout(undone) }],
      forgotten: outdatedBy(before, ops),
    };
  return { entries: ops.flatMap((op) => learnt(before, op) ?? []), forgotten: [refusedAbout(reason)] };
}

/** What is no longer so after ops, whoever made them. */
export const outdatedBy = (before: AppSpec, ops: readonly Op[]): string[] =>
  ops.flatMap((op) => learnt(before, op)?.about ?? []);

/** What one op tells of words and looks. */
function learnt(before: AppSpec, op: Op): NewMemory | null {
  if (op.op === "set-identity" && op.patch.name !== undefined)
    return { kind: "vocabulary", text: `The app is called “${op.patch.name}”.`, about: "name" };
  if (op.op === "rename-entity") {
    const was = before.entities.find(({ id }) => id === op.entity);
    const now = op.plural ?? op.name;
    return was === undefined || now === undefined
      ? null
      : {
          kind: "vocabulary",
          text: `“${now}”, not “${op.plural === undefined ? was.name : was.plural}”.`,
          about: `entity ${op.entity}`,
        };
  }
  if (op.op === "update-field" && op.patch.name !== undefined) {
    const was = before.entities.find(({ id }) => id === op.entity)?.fields.find(({ id }) => id === op.field);
    return was === undefined || was.name === op.patch.name
      ? null
      : { kind: "vocabulary", text: `“${op.patch.name}”, not “${was.name}”.`, about: `field ${op.entity} ${op.field}` };
  }
  if (op.op === "set-theme") {
    const [said = ""] = describeOps(before, [op]);
    return said === "" ? null : { kind: "style", text: said, about: "theme" };
  }
  return null;
}

/** Which assumptions the person confirmed or changed. */
function assumed(before: AppSpec, ops: readonly Op[]): NewMemory[] {
  return ops
    .flatMap((op): NewMemory[] => {
      if (op.op !== "remove-assumption") return [];
      const text = before.assumptions.find(({ id }) => id === op.assumption)?.text;
      const changed = describeOps(
        before,
        ops.filter((other) => other.op !== "remove-assumption"),
      );
      if (text === undefined) return [];
      return [
        changed.length === 0
          ? { kind: "decision", text: `Right as assumed: ${text}`, about: `assumption ${op.assumption}` }
          : {
              kind: "decision",
              text: `Instead of “${text}”: ${changed.join(", ")}`,
              about: `assumption ${op.assumption}`,
            },
      ];
    })
    .slice(0, MOST);
}
