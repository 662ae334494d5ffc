import type { AppSpec } from "./app-spec.ts";
import type { Block } from "./block.ts";
import { conversationRule } from "./conversation-rules.ts";
import { inboxEntities } from "./inbox-entities.ts";
import { isUnwritten } from "./is-unwritten.ts";
import type { Page } from "./page.ts";

/** Something a page says, as an assistant finds it. */
export interface PageText {
  /** Of its block, with a number where that says several things. */
  id: string;
  /** A question and its answer are told whole. */
  kind: "answer" | "text";
  title: string;
  text: string;
  /** Path of the page. */
  page: string;
  pageTitle: string;
  /** For whom the page is, where it is not for everybody. */
  roles?: readonly string[];
}

/** What the pages of an app say: answers of FAQs and of assistants first, then other texts. Nothing of pages that need a row. */
export function assistantTexts(spec: AppSpec): PageText[] {
  const texts = spec.pages
    .filter(({ path }) => !path.endsWith("/:id"))
    .flatMap((page) =>
      page.blocks.flatMap((block) => textsOf(block, page).map((text, index) => placed(text, index, block, page))),
    );
  return texts.toSorted((a, b) => Number(a.kind === "text") - Number(b.kind === "text"));
}

type Said = Pick<PageText, "kind" | "title" | "text">;

function placed(said: Said, index: number, block: Block, page: Page): PageText {
  return {
    id: index === 0 ? block.id : `${block.id}-${String(index + 1)}`,
    ...said,
    page: page.path,
    pageTitle: page.title,
    ...(page.roles !== undefined && { roles: page.roles }),
  };
}

function textsOf(block: Block, page: Page): Said[] {
  const title = block.title ?? page.title;
  const text = (body: string | undefined, heading = title): Said[] =>
    body === undefined || body.trim() === "" ? [] : [{ kind: "text", title: heading, text: body.trim() }];
  switch (block.kind) {
    case "faq":
      return block.items.map(({ question, answer }) => ({ kind: "answer", title: question, text: answer }));
    case "assistant":
      return (block.items ?? []).map(({ question, answer }) => ({ kind: "answer", title: question, text: answer }));
    case "richText":
      if (isUnwritten(block)) return [];
      return block.body
        .split(/\n{2,}/)
        .map((part) => part.trim())
        .filter((part) => part !== "")
        .map((part) => ({ kind: "text", title, text: part }));
    case "hero":
      return [
        ...text(block.body, block.headline),
        ...(block.points ?? []).flatMap((point) => text(point.value, point.title)),
      ];
    case "section":
      return [
        ...text(block.body),
        ...(block.items ?? []).flatMap(({ title: heading, body, value }) =>
          text([value, body].filter((part) => part !== undefined).join(" · "), `${title}: ${heading}`),
        ),
      ];
    default:
      return text(block.note);
  }
}

/** Kinds of blocks that take rows in without showing them. */
const TAKING: ReadonlySet<Block["kind"]> = new Set([
  "form",
  "wizard",
  "newsletter",
  "checkout",
  "booking",
  "assistant",
]);

/** Where rows of an entity are seen. */
export interface SeenRows {
  /** Path of the first page that lists them. */
  page?: string;
  /** Roles that see them; absent where everybody does. */
  roles?: readonly string[];
}

/**
 * Where an assistant may tell rows of an entity from: undefined where only the owner of a site reads them. Rows that only pages of
 * some roles show are for those roles.
 */
export function seenRows(spec: AppSpec, entity: string): SeenRows | undefined {
  if (inboxEntities(spec).has(entity)) return undefined;
  // What people write to each other is theirs.
  if (
    conversationRule(
      { id: entity },
      spec.pages.flatMap(({ blocks }) => blocks),
    ) !== undefined
  )
    return undefined;
  const shows = ({ blocks }: Page): boolean =>
    blocks.some((block) => {
      if (TAKING.has(block.kind)) return false;
      if ("entity" in block && block.entity === entity) return true;
      return JSON.stringify(block).includes(`Entity":"${entity}"`) || scopesOf(block).includes(entity);
    });
  const pages = spec.pages.filter(shows);
  const listing = pages.find(({ path }) => !path.endsWith("/:id"));
  const roles = [...new Set(pages.flatMap((page) => page.roles ?? []))];
  const isLimited = pages.length > 0 && pages.every((page) => page.roles !== undefined);
  return { ...(listing !== undefined && { page: listing.path }), ...(isLimited && { roles }) };
}

const scopesOf = (block: Block): readonly string[] =>
  block.kind === "search" || block.kind === "profile" ? block.scopes.map(({ entity }) => entity) : [];
