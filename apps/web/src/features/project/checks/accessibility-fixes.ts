import { kindName, propertiesOf, type AppSpec, type Entity, type Op } from "@sayhey/appspec";
import type { Fix } from "./fix.ts";

type Page = AppSpec["pages"][number];
type Block = Page["blocks"][number];
type OpsFix = Extract<Fix, { by: "ops" }>;

/** Rules about what a picture, a button, a link, a field or a heading is called. */
const NAMES =
  /^(?:image-alt|role-img-alt|svg-img-alt|button-name|link-name|label|select-name|input-button-name|aria-.*-name|empty-heading|heading-order|page-has-heading-one|region|empty-table-header)$/;
const HEADINGS = /^(?:empty-heading|heading-order|region|landmark-unique)$/;
const PICTURES = /^(?:image-alt|role-img-alt|svg-img-alt)$/;
const PRESSED = /^(?:button-name|link-name|input-button-name|aria-command-name)$/;

const takesTitle = (block: Block): boolean => propertiesOf(block.kind).some(({ key }) => key === "title");
const isBlank = (value: unknown): boolean => typeof value !== "string" || !/[\p{L}\p{N}]/u.test(value);
const words = (id: string): string => {
  const spaced = id.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** What ops can do about an accessibility finding in a block: names for what has none. Whether they fit is left to the caller. */
export function accessibilityFixes(rule: string, spec: AppSpec, page: Page, block: Block | undefined): OpsFix[] {
  if (!NAMES.test(rule) && !HEADINGS.test(rule)) return [];
  const entity = block && "entity" in block ? spec.entities.find(({ id }) => id === block.entity) : undefined;
  const fixes: OpsFix[] = [];
  const add = (label: string, ops: Op[], reason: string): void => {
    if (ops.length > 0) fixes.push({ by: "ops", label, ops, reason });
  };
  if (block !== undefined && PRESSED.test(rule))
    add("Put words on its buttons", buttonOps(page, block, entity), `Put words on the buttons of ${page.title}`);
  if (entity !== undefined) {
    add(
      `Name the nameless ${entity.plural.toLowerCase()}`,
      rowOps(entity),
      `Gave each of the ${entity.plural.toLowerCase()} a name, which its picture and its links are read by`,
    );
    add(
      `Name the nameless fields of ${entity.plural.toLowerCase()}`,
      entity.fields
        .filter(({ name }) => isBlank(name))
        .map((field): Op => ({
          op: "update-field",
          entity: entity.id,
          field: field.id,
          patch: { name: words(field.id) },
        })),
      `Named the fields of ${entity.plural}`,
    );
  }
  if (block !== undefined && PICTURES.test(rule) && "media" in block && block.media === "image")
    add(
      "Draw its pictures instead",
      [{ op: "update-block", page: page.id, block: block.id, patch: { media: "art" } }],
      `Let ${page.title} draw its pictures, which say what they show`,
    );
  if (HEADINGS.test(rule) || rule === "page-has-heading-one") {
    if (isBlank(page.title))
      add(
        "Title the page",
        [{ op: "update-page", page: page.id, patch: { title: words(page.id) } }],
        "Gave the page a title",
      );
    const untitled = page.blocks.filter((each) => takesTitle(each) && isBlank((each as { title?: string }).title));
    // A list without a heading of its own stands one step below the page's.
    if (rule === "heading-order" && untitled.length > 0)
      add(
        untitled.length === 1
          ? `Title “${kindName(untitled[0]?.kind ?? "cards")}”`
          : `Title ${untitled.length} parts of the page`,
        untitled.map((each) => titleOp(spec, page, each)),
        `Gave the parts of ${page.title} headings, one step below its own`,
      );
  }
  return fixes;
}

function titleOp(spec: AppSpec, page: Page, block: Block): Op {
  const entity = "entity" in block ? spec.entities.find(({ id }) => id === block.entity) : undefined;
  return {
    op: "update-block",
    page: page.id,
    block: block.id,
    patch: { title: entity?.plural ?? kindName(block.kind) },
  };
}

/** Words for buttons that have none. */
function buttonOps(page: Page, block: Block, entity: Entity | undefined): Op[] {
  const patch: Record<string, unknown> = {};
  if ("submitLabel" in block && isBlank(block.submitLabel))
    patch["submitLabel"] = `Save ${entity?.name.toLowerCase() ?? ""}`.trim();
  if (block.kind === "hero" && block.cta !== undefined && isBlank(block.cta.label))
    patch["cta"] = { ...block.cta, label: "Continue" };
  if ("actions" in block && Array.isArray(block.actions) && block.actions.some(({ label }) => isBlank(label)))
    patch["actions"] = block.actions.map((action) =>
      isBlank(action.label) ? { ...action, label: "do" in action ? words(String(action.do)) : "Open" } : action,
    );
  return Object.keys(patch).length === 0 ? [] : [{ op: "update-block", page: page.id, block: block.id, patch } as Op];
}

/** A name for each row whose title says nothing. */
function rowOps(entity: Entity): Op[] {
  return entity.rows.flatMap((row, index): Op[] =>
    isBlank(row[entity.titleField])
      ? [
          {
            op: "update-row",
            entity: entity.id,
            row: row.id,
            values: { [entity.titleField]: `${entity.name} ${index + 1}` },
          },
        ]
      : [],
  );
}
