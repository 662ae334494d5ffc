import {
  isReservedId,
  opsToAddBlock,
  type AppSpec,
  type Block,
  type BlockKind,
  type Entity,
  type Field,
  type Op,
  type Page,
} from "@sayhey/appspec";
import { camelCase } from "../embedded/thing.ts";

/** As many fields as the format gives an entity. */
export const MOST_FIELDS_OF_THING = 24;
const MOST_FIELDS = { form: 12, detail: 16, table: 8 } as const;
const NUMBERS: readonly Field["type"][] = [
  "number",
  "money",
  "percent",
  "duration",
  "rating",
  "date",
  "dateTime",
  "location",
];

/** An id made of a label that nothing of a list has. */
export function freeId(label: string, taken: Iterable<string>): string {
  const all = new Set(taken);
  const stem = camelCase(label).slice(0, 34);
  let id = stem;
  for (let turn = 2; all.has(id) || isReservedId(id) || id === "id"; turn++) id = `${stem}${turn}`;
  return id;
}

/** Ids of the blocks of an app. */
export const blockIds = (spec: AppSpec): string[] => spec.pages.flatMap(({ blocks }) => blocks.map(({ id }) => id));

/** The ops that show a new field wherever its entity is asked for or shown in full, and on cards where there is room. */
export function opsToShowField(spec: AppSpec, entity: Entity, field: Field): Op[] {
  return spec.pages.flatMap((page) =>
    page.blocks.flatMap((block): Op[] => {
      if (!("entity" in block) || block.entity !== entity.id) return [];
      const put = (patch: object): Op[] => [
        { op: "update-block", page: page.id, block: block.id, patch: patch as Record<string, unknown> },
      ];
      if (block.kind === "form" || block.kind === "detail" || block.kind === "table") {
        if (block.fields.length >= MOST_FIELDS[block.kind] || (block.kind === "form" && field.type === "computed"))
          return [];
        if (block.kind === "table" && (field.type === "longText" || field.type === "lines" || field.type === "image"))
          return [];
        return put({ fields: [...block.fields, field.id] });
      }
      if (block.kind === "cards") {
        if (NUMBERS.includes(field.type) && block.facts.length < 4) return put({ facts: [...block.facts, field.id] });
        if ((field.type === "choice" || field.type === "tags") && block.badges.length < 3)
          return put({ badges: [...block.badges, field.id] });
      }
      return [];
    }),
  );
}

/** The ops that add a block of a kind, about an entity where one is named; a sentence where that cannot be. */
export function opsForBlock(
  spec: AppSpec,
  kind: BlockKind,
  page: Page,
  entity: Entity | undefined,
  index: number | undefined,
): { ops: Op[]; block: Block } | { reason: string } {
  const blockOf = (ops: readonly Op[]): Block | undefined =>
    ops.flatMap((op) => (op.op === "add-block" ? [op.block as Block] : [])).at(-1);
  const at = { page: page.id, ...(index === undefined ? {} : { index }) };
  if (entity) {
    // An app that keeps nothing else leaves no choice what the block is about.
    const alone: AppSpec = {
      ...spec,
      entities: [entity],
      pages: [{ ...page, blocks: page.blocks.filter((block) => !("entity" in block)) }],
    };
    const plan = opsToAddBlock(alone, kind, at);
    const block = "ops" in plan ? blockOf(plan.ops) : undefined;
    const isAbout = block && JSON.stringify(block).includes(`"${entity.id}"`);
    if ("ops" in plan && isAbout && plan.page === page.id && !plan.ops.some(({ op }) => op === "add-entity")) {
      const taken = new Set(blockIds(spec));
      const own = { ...block, id: taken.has(block.id) ? freeId(block.id, taken) : block.id };
      return { block: own, ops: plan.ops.map((op) => (op.op === "add-block" ? { ...op, block: own } : op)) };
    }
  }
  const plan = opsToAddBlock(spec, kind, at);
  if ("reason" in plan) return plan;
  const block = blockOf(plan.ops);
  return block ? { ops: plan.ops, block } : { reason: "There is nothing it could show." };
}

/** The path of a page of a name that no other has. */
export function pathFor(spec: AppSpec, title: string): string {
  const stem =
    title
      .normalize("NFKD")
      .replace(/\p{M}+/gu, "")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 40) || "page";
  const taken = new Set(spec.pages.map(({ path }) => path));
  let path = `/${stem}`;
  for (let turn = 2; taken.has(path); turn++) path = `/${stem}-${turn}`;
  return path;
}

/** A name as a label begins: its first letter large, without a mark at its end. */
export function asLabel(text: string, most = 60): string {
  const bare = text
    .trim()
    .replace(/^[\s"“„«']+|[\s"”“»'.,;:]+$/gu, "")
    .replace(/\s+/g, " ")
    .slice(0, most)
    .trim();
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}
