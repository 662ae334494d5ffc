import { BLOCK_FACTS, foldText, opsToAddBlock, type AppSpec, type BlockKind } from "@sayhey/appspec";
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

/** Every kind of block that may be named. */
export const kindNames = (): string[] => Object.keys(BLOCK_FACTS).filter((kind) => kind !== "custom");

/** Every kind of block by name, for a first look. */
export const allKinds = (): string => kindNames().join(", ");

/** The kinds of blocks that come nearest to what somebody needs, best first, with what each is for. */
export function findBlocks(need: string): string {
  const words = wordsOf(need).filter((word) => !SMALL.has(word));
  const kinds = (Object.keys(BLOCK_FACTS) as BlockKind[]).filter(isKind).map((kind) => {
    const { name, about, words: more, group } = BLOCK_FACTS[kind];
    return { kind, named: wordsOf(`${kind} ${name}`), told: wordsOf(`${about} ${more} ${group}`) };
  });
  const score = new Map<BlockKind, number>();
  for (const word of words) {
    const fit = kinds.map(({ kind, named, told }) => ({ kind, by: 2 * likeness(word, named) + likeness(word, told) }));
    // A word that fits many kinds says little.
    const hits = fit.filter(({ by }) => by > 0);
    for (const { kind, by } of hits) score.set(kind, (score.get(kind) ?? 0) + by / hits.length);
  }
  const ranked = kinds
    .filter(({ kind }) => score.has(kind))
    .toSorted((one, other) => (score.get(other.kind) ?? 0) - (score.get(one.kind) ?? 0))
    .slice(0, HITS);
  if (ranked.length === 0) return `Nothing comes near. All kinds: ${allKinds()}.`;
  return ranked.map(({ kind }) => `${kind}: ${BLOCK_FACTS[kind].about}.`).join("\n");
}

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
const stem = (word: string): string => (word.length > 4 ? word.replace(/(?:ing|es|s)$/, "") : word);

/** How near the nearest of some words comes: the same, the same but for its end, or one that begins so. */
function likeness(word: string, others: readonly string[]): number {
  if (others.includes(word)) return 1;
  const bare = stem(word);
  if (others.some((other) => stem(other) === bare)) return 0.8;
  return others.some((other) => other.startsWith(bare)) ? 0.4 : 0;
}

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
