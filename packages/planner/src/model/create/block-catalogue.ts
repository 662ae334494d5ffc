import { BLOCK_FACTS, findBlockKinds, foldText, opsToAddBlock, type AppSpec, type BlockKind } from "@sayhey/appspec";
import { describeBlock } from "../describe-schema.ts";

/** Kinds that one search answers. */
const HITS = 10;
const EXAMPLE_LENGTH = 1500;
/** Words that say nothing about a block. */
const SMALL = new Set(
  "a an and as at block by can for from in is it of on or people show shows that the to what where which with".split(
    " ",
  ),
);

/** What a kind of block may be called when it is asked for. */
export const isKind = (kind: string): kind is BlockKind => Object.hasOwn(BLOCK_FACTS, kind) && kind !== "custom";

/** Every kind of block by name, for a first look. */
export const allKinds = (): string =>
  Object.keys(BLOCK_FACTS)
    .filter((kind) => kind !== "custom")
    .join(", ");

/** The kinds of blocks that come nearest to what somebody needs, best first, with what each is for. */
export function findBlocks(need: string): string {
  const words = foldText(need)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !SMALL.has(word));
  const exact = new Set(findBlockKinds(words.join(" ")));
  const ranked = (Object.keys(BLOCK_FACTS) as BlockKind[])
    .filter(isKind)
    .map((kind) => {
      const { name, about, words: more, group } = BLOCK_FACTS[kind];
      const named = foldText(`${kind} ${name}`);
      const told = foldText(`${about} ${more} ${group}`);
      const score = words.reduce(
        (sum, word) => sum + (named.includes(stem(word)) ? 3 : told.includes(stem(word)) ? 1 : 0),
        exact.has(kind) ? 1 : 0,
      );
      return { kind, score };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, HITS);
  if (ranked.length === 0) return `Nothing comes near. All kinds: ${allKinds()}.`;
  return ranked.map(({ kind }) => `${kind}: ${BLOCK_FACTS[kind].about}.`).join("\n");
}

const stem = (word: string): string => (word.length > 4 ? word.replace(/(?:ing|es|s)$/, "") : word);

/**
 * What a block of a kind takes, and one that is valid in this very app; where the app lacks what it needs, the example says which fields and
 * entities were added for it.
 */
export function describeKind(kind: BlockKind, spec: AppSpec): string {
  const { about } = BLOCK_FACTS[kind];
  return [`${kind}: ${about}.`, describeBlock(kind), exampleOf(kind, spec)].filter((part) => part !== "").join("\n");
}

function exampleOf(kind: BlockKind, spec: AppSpec): string {
  for (const { id } of spec.pages) {
    const plan = opsToAddBlock(spec, kind, { page: id });
    if ("reason" in plan) continue;
    const block = plan.ops.flatMap((op) =>
      op.op === "add-block" ? [op.block] : op.op === "add-page" ? op.page.blocks : [],
    );
    const added = plan.ops.flatMap((op) => {
      if (op.op === "add-field") return [`field ${op.field.id} (${op.field.type}) of ${op.entity}`];
      return op.op === "add-entity" ? [`entity ${op.entity.id}`] : [];
    });
    const shown = block.find((one) => one.kind === kind);
    if (shown === undefined) continue;
    const text = JSON.stringify(shown).slice(0, EXAMPLE_LENGTH);
    return `Valid here: ${text}${added.length === 0 ? "" : ` once there is ${added.join(", ")}`}`;
  }
  return "";
}
