import { applyOps, opsToRemoveEntity, type AppSpec } from "@sayhey/appspec";
import type { AppDraft, NewBlock, Part } from "../../embedded/app-draft.ts";
import { cardsOf } from "../../embedded/plan.ts";
import type { Kept } from "../kept.ts";

/** Blocks that visitors of a site have a use for. */
const FOR_VISITORS: readonly NewBlock["kind"][] = [
  "hero",
  "section",
  "services",
  "team",
  "logos",
  "beforeAfter",
  "newsletter",
  "cards",
  "list",
  "gallery",
  "agenda",
  "faq",
  "richText",
  "form",
  "wizard",
  "booking",
  "pricing",
  "testimonials",
  "countdown",
  "rsvp",
  "poll",
  "feed",
  "cart",
  "checkout",
  "calculator",
  "converter",
  "player",
  "detail",
  "comments",
  "reviews",
];
const LISTS: readonly NewBlock["kind"][] = ["cards", "list", "agenda"];
/** What visitors send and nobody but the owner reads. */
const WRITTEN: readonly NewBlock["kind"][] = ["form", "booking", "wizard", "newsletter"];
/** What an office keeps of those it works for, and of its own days. */
const OF_THE_OFFICE =
  /\b(?:guest|customer|client|patient|member|student|pupil|tenant|subscriber|enquiry|inquiry|message|application|appointment|booking|job|visit|finding|invoice|payment|expense|deadline|matter|task|shift|order|lead|note|record|log|stock|delivery|housekeeping \w+|set|song)\b/i;
const BOOKS = /\b(?:book(?:ing|ings)?|reserv\w+|appointments?)\b/i;
const entityOf = (block: NewBlock): string => ("entity" in block ? block.entity : "");

/** Whether the text itself speaks of a thing, by its name or its plural. */
const speaksOf = (text: string, part: Part): boolean =>
  new RegExp(`\\b(?:${[part.name, part.plural].map((name) => name.replace(/[^\w ]/g, "")).join("|")})\\b`, "i").test(
    text,
  );

const DEALT = /\b(?:budget|deposit|balance|owed|owes|paid|invoiced?|quoted)\b/i;

/** Whether rows hold what is between whoever runs the place and one customer: a wedding's budget, a deposit that is paid. */
const isBetweenTwo = ({ entity: { fields } }: Part): boolean =>
  fields.some(({ name, options }) => DEALT.test(name) || options?.some((option) => DEALT.test(option)) === true);

/**
 * Leaves on the pages of a site what is for its visitors: what is offered and shown, and where to write. What others wrote, and what
 * those who work there keep, has no page.
 */
export function leaveOffice(draft: AppDraft, kept: readonly Kept[], text: string, isTrade: boolean): void {
  const nameOf = (id: string): string => draft.parts.get(id)?.name ?? "";
  const written = new Set(
    draft.pages
      .flatMap(({ blocks }) => blocks.filter(({ kind }) => WRITTEN.includes(kind)).map(entityOf))
      .filter((id) => OF_THE_OFFICE.test(nameOf(id))),
  );
  const roles = new Map(kept.map(({ part, thing }) => [part.id, thing.known?.role]));
  const isShown = (id: string): boolean => {
    const part = draft.parts.get(id);
    if (part === undefined || written.has(id) || isBetweenTwo(part)) return false;
    if (speaksOf(text, part)) return !/\b(?:customer|client|patient|enquiry|message|application)\b/i.test(part.name);
    const role = roles.get(id);
    // A pattern of work brings along what it keeps of its own; only what there is to see is of this site.
    const isToSee = isTrade ? role !== "log" : role === "item" || (role === undefined && speaksOf(text, part));
    return isToSee && !OF_THE_OFFICE.test(part.name);
  };
  for (const page of draft.pages) {
    const shown = page.blocks.map(entityOf).find(isShown);
    page.blocks = page.blocks.filter(
      (block) =>
        FOR_VISITORS.includes(block.kind) &&
        (block.kind !== "booking" || isTrade || BOOKS.test(text)) &&
        (!LISTS.includes(block.kind) || isShown(entityOf(block))) &&
        (block.kind !== "detail" || isShown(block.entity)) &&
        (block.kind !== "form" || OF_THE_OFFICE.test(nameOf(block.entity))),
    );
    // What those who work there move about is there to be looked at.
    const part = draft.parts.get(shown ?? "");
    if (page.blocks.length === 0 && part !== undefined) page.blocks = [cardsOf(part, { search: false })];
  }
  for (const { blocks } of draft.pages)
    for (const block of blocks) {
      if (block.kind === "detail" && block.related !== undefined) {
        const related = block.related.filter(({ entity }) => isShown(entity));
        if (related.length > 0) block.related = related;
        else delete block.related;
      }
      if (block.kind === "cards" || block.kind === "list") {
        delete block.filters;
        delete block.search;
        delete block.actions;
      }
    }
  dropEmptyPages(draft);
}

/** Takes out pages without blocks, pages of single rows that nothing leads to, and the ways there. */
export function dropEmptyPages(draft: AppDraft): void {
  const listed = new Set(
    draft.pages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind !== "detail").map(entityOf)),
  );
  const kept = draft.pages.filter(({ blocks, path }) => {
    const detail = blocks.find(({ kind }) => kind === "detail");
    return path.endsWith("/:id") ? detail !== undefined && listed.has(entityOf(detail)) : blocks.length > 0;
  });
  draft.pages.splice(0, draft.pages.length, ...kept);
  const ids = new Set(draft.pages.map(({ id }) => id));
  for (const { blocks } of draft.pages)
    for (const block of blocks) {
      if (
        (block.kind === "hero" || block.kind === "section" || block.kind === "services") &&
        block.cta !== undefined &&
        !ids.has(block.cta.page)
      )
        delete block.cta;
    }
}

/** The document without what nothing on a page shows or asks for: what an office keeps is nothing of its site. */
export function dropUnseen(spec: AppSpec): AppSpec {
  return spec.entities.reduce((rest, { id }) => {
    const isSeen = JSON.stringify(rest.pages).includes(`"${id}"`) || isBooked(rest, id);
    return isSeen ? rest : applyOps(rest, opsToRemoveEntity(rest, id)).spec;
  }, spec);
}

/** Whether times of it are booked, which names it by a relation only. */
const isBooked = ({ pages, entities }: AppSpec, id: string): boolean =>
  pages
    .flatMap(({ blocks }) => blocks)
    .some(
      (block) =>
        block.kind === "booking" &&
        entities
          .find((entity) => entity.id === block.entity)
          ?.fields.some((field) => field.id === block.resourceField && field.relation === id) === true,
    );
