import type { AppDraft, Part } from "../embedded/app-draft.ts";
import { cardsOf } from "../embedded/plan.ts";
import { formFor, type RowAction } from "./together-blocks.ts";

/** What is due today in front, then all cards to find, and a form for one more. */
export function layOutFlashCards(draft: AppDraft, card: Part): void {
  const topics = card.badges(1);
  const [topic] = topics;
  draft.page("home", "Practise", card.icon, [
    {
      kind: "flashcards",
      title: "Due today",
      entity: card.id,
      frontField: card.entity.titleField,
      backField: "back",
      boxField: "box",
      dueField: "due",
    },
    {
      kind: "stats",
      items: [
        { label: "Cards", measure: { fn: "count", entity: card.id }, icon: "layers" },
        {
          label: "Known well",
          measure: { fn: "count", entity: card.id, where: [{ field: "box", is: "gte", value: 4 }] },
          icon: "circle-check",
        },
      ],
    },
  ]);
  draft.page("cards", "All cards", "list", [
    {
      kind: "list",
      title: "All cards",
      entity: card.id,
      subtitleField: "back",
      facts: ["box", "due"],
      filters: topics,
      search: true,
    },
  ]);
  draft.page("add", "New card", "plus", [
    formFor(card, "New card", "Add the card", "The card is in the pile.", ["box", "due"]),
  ]);
  if (topic !== undefined)
    draft.page("progress", "Progress", "chart-column", [
      { kind: "chart", title: "Cards by topic", entity: card.id, look: "donut", byField: topic, fn: "count" },
    ]);
  const [box, due] = [card.field("box"), card.field("due")];
  if (box !== undefined) box.default = 1;
  if (due !== undefined) due.default = "@today";
  draft.detail(card);
}

/** Who leads, and points with one tap; then the rounds. */
export function layOutScoreboard(draft: AppDraft, side: Part, round: Part): void {
  const points = (by: number): RowAction => ({ do: "add", field: "points", by, label: `+${String(by)}`, icon: "plus" });
  const field = side.field("points");
  if (field !== undefined) field.default = 0;
  draft.page("home", "Scores", "trophy", [
    { kind: "leaderboard", title: "Who leads", entity: side.id, scoreField: "points", limit: 20 },
    cardsOf(side, {
      title: "Give points",
      media: "icon",
      badges: [],
      facts: ["points"],
      actions: [points(1), points(5), { do: "add", field: "points", by: -1, label: "-1", icon: "minus" }],
      sort: { field: "points", direction: "desc" },
    }),
  ]);
  draft.page("rounds", round.plural, round.icon, [
    { kind: "table", title: "Round by round", entity: round.id, fields: round.all.slice(0, 4) },
    formFor(round, "Note a round", "Note it", "The round is noted."),
  ]);
  draft.page("sides", side.plural, side.icon, [
    formFor(side, `Add a ${side.name.toLowerCase()}`, "Add", "They are on the board."),
    { kind: "table", title: side.plural, entity: side.id, fields: side.all.slice(0, 4) },
  ]);
  draft.detail(side, { related: [{ entity: round, title: "Rounds won" }] });
  draft.detail(round);
}
