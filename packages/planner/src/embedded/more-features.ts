import type { AppDraft, NewBlock, Part } from "./app-draft.ts";
import { addItem, cardsOf, formOf, type Plan } from "./plan.ts";
import { addPeople, listOf } from "./plan-parts.ts";
import { commentsOn, searchOf } from "./rich-parts.ts";
import { thing } from "./thing.ts";
import type { Feature } from "./words.ts";

type Has = (kind: NewBlock["kind"]) => boolean;

/** Wishes about single rows: what one says about them, keeps of them, votes for, is there for. */
export function addRowFeatures(plan: Plan, has: Has, wants: (...features: Feature[]) => boolean): void {
  const { draft } = plan;
  const item = draft.main ?? addItem(plan);
  if (wants("comments") && !has("comments")) onDetail(draft, item, commentsOn(plan, item));
  if (wants("favourites")) addFavourites(draft, item);
  if (wants("votes") && !has("poll")) addVotes(draft, item);
  if (wants("tags") && item.of("tags").length === 0)
    draft.add(
      { ...thing("item", "Thing, Things, box", "", "", ""), id: item.id },
      { more: "Tags: tags new|important|everyday|someday" },
    );
  if (wants("badges") && ![...draft.parts.values()].some(({ name }) => name === "Badge")) addBadges(draft);
  if (wants("attendance") && !draft.parts.has("attendance")) addAttendance(plan);
  if (wants("search") && !has("search") && draft.pages[0])
    draft.pages[0].blocks.unshift(searchOf([...draft.parts.values()].slice(0, 4)));
}

function onDetail(draft: AppDraft, part: Part, block: NewBlock | undefined): void {
  const page = draft.pageById(`${part.id}Detail`);
  if (page && block) page.blocks.push(block);
}

/** A heart on every card, and a page with what has one. */
function addFavourites(draft: AppDraft, item: Part): void {
  const known = ["saved", "favourite", "collected", "following"].find((id) => item.field(id)?.type === "boolean");
  if (known === undefined)
    draft.add({ ...thing("item", "Thing, Things, box", "", "", ""), id: item.id }, { more: "Favourite: boolean 30" });
  const field = known ?? "favourite";
  if (!item.has(field)) return;
  const heart = { do: "toggle" as const, field, label: "Favourite", doneLabel: "Favourite", icon: "heart" };
  for (const page of draft.pages)
    for (const block of page.blocks)
      if (
        (block.kind === "cards" || block.kind === "list") &&
        block.entity === item.id &&
        !block.actions?.some((action) => "field" in action && action.field === field)
      )
        block.actions = [...(block.actions ?? []), heart].slice(0, 3);
  if (!draft.pages.some(({ id }) => id === "saved" || id === "favourites"))
    draft.page("favourites", "Favourites", "heart", [
      listOf(item, { where: [{ field, is: "eq", value: true }], actions: [heart] }),
    ]);
}

/** Up-votes, the most wanted first. */
function addVotes(draft: AppDraft, item: Part): void {
  if (!item.has("votes"))
    draft.add({ ...thing("item", "Thing, Things, box", "", "", ""), id: item.id }, { more: "Votes: number 0..24" });
  if (item.field("votes")?.type !== "number") return;
  draft.page("votes", "Most wanted", "thumbs-up", [
    cardsOf(item, {
      sort: { field: "votes", direction: "desc" },
      facts: ["votes"],
      actions: [{ do: "add", field: "votes", by: 1, label: "Vote", icon: "thumbs-up" }],
    }),
  ]);
}

function addBadges(draft: AppDraft): void {
  const badge = draft.add(
    thing(
      "place",
      "Badge, Badges, award",
      "",
      "Name: text\nReason: text\nEarned: boolean 40\nEarned on: date -40..0",
      "First one | reason=Begin\nSeven in a row | reason=A week without a gap\nEarly bird | reason=Before eight in the morning\nHelping hand | reason=Ten thanks from others\nAll-rounder | reason=Every kind once\nHundred | reason=A hundred entries | earned=no\nRainy day | reason=When nobody else did\nLegend | reason=A whole year | earned=no",
    ),
  );
  draft.page("badges", "Badges", "award", [
    {
      kind: "progress",
      label: "Badges earned",
      measure: { fn: "count", entity: badge.id, where: [{ field: "earned", is: "eq", value: true }] },
      target: { fn: "count", entity: badge.id },
      look: "ring",
    },
    cardsOf(badge, {
      media: "icon",
      subtitleField: "reason",
      actions: [{ do: "toggle", field: "earned", label: "Mark as earned", doneLabel: "Earned", icon: "award" }],
    }),
  ]);
}

/** Who was there, by day. */
function addAttendance(plan: Plan): void {
  const { draft } = plan;
  if (draft.parts.size >= 11) return;
  const people = addPeople(plan);
  const ids = people.entity.rows.map(({ id }) => id);
  const rows = Array.from(
    { length: 16 },
    (_, index) =>
      `Checked in | who=${ids[index % Math.max(1, ids.length)] ?? ""} | present=${index % 5 === 3 ? "no" : "yes"}`,
  ).join("\n");
  const part = draft.add(
    thing(
      "place",
      "Attendance, Attendance, user-check",
      "",
      `Note: text\nWho: relation ${people.id}\nDate: date -6..0\nPresent: boolean 80`,
      rows,
    ),
  );
  draft.page("attendance", "Check-in", "user-check", [
    formOf(part, "Check somebody in"),
    {
      kind: "list",
      title: "Who was there",
      entity: part.id,
      subtitleField: "who",
      facts: ["date"],
      filters: ["present", "who"],
      sort: { field: "date", direction: "desc" },
      actions: [{ do: "toggle", field: "present", label: "Present", doneLabel: "Present", icon: "user-check" }],
    },
    {
      kind: "chart",
      title: "How often each was there",
      entity: part.id,
      look: "bar",
      byField: "who",
      fn: "count",
      where: [{ field: "present", is: "eq", value: true }],
    },
  ]);
  draft.detail(part);
  if (!draft.pageById(`${people.id}Detail`)) draft.detail(people);
}
