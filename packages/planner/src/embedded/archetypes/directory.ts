import { addItem, cardsOf, formOf, type ArchetypeBuilder, type Plan, withArticle } from "../plan.ts";
import { saveAction } from "../plan-parts.ts";
import { thing } from "../thing.ts";
import type { Part } from "../app-draft.ts";
import { mapOf } from "../rich-parts.ts";

/** Places, people or things to find, with reviews and what is worth keeping. */
export const directory: ArchetypeBuilder = {
  lead(plan) {
    const { draft, domain } = plan;
    const item = addItem(plan, "Address: location\nSaved: boolean 20");
    const review = addReviews(plan, item);
    draft.record = review;
    const [kind] = item.of("choice");
    const save = saveAction(item);
    draft.page("home", "Find", domain.icon, [
      cardsOf(item, { title: `Find ${item.plural.toLowerCase()}`, filters: item.filters(3), actions: save }),
      mapOf(item),
      {
        kind: "stats",
        items: [
          { label: item.plural, measure: { fn: "count", entity: item.id }, icon: item.icon },
          { label: "Reviews", measure: { fn: "count", entity: review.id }, icon: "star" },
          { label: "Average stars", measure: { fn: "average", entity: review.id, field: "stars" }, icon: "sparkles" },
        ],
      },
    ]);
    draft.page("reviews", "Reviews", "star", [
      { kind: "reviews", entity: review.id, ratingField: "stars", bodyField: "text", authorField: "by" },
      {
        kind: "chart",
        title: "Stars given",
        entity: review.id,
        look: "line",
        byField: "writtenOn",
        fn: "average",
        measureField: "stars",
      },
    ]);
    draft.page("saved", "Saved", "heart", [
      {
        kind: "list",
        title: "Kept for later",
        entity: item.id,
        facts: item.facts(3),
        where: save[0] ? [{ field: save[0].field, is: "eq", value: true }] : [],
        actions: save,
      },
      ...(kind
        ? [
            {
              kind: "chart" as const,
              title: `By ${item.field(kind)?.name.toLowerCase() ?? "kind"}`,
              entity: item.id,
              look: "donut" as const,
              byField: kind,
              fn: "count" as const,
            },
          ]
        : []),
    ]);
    draft.page("suggest", "Suggest", "plus", [formOf(item, `Suggest ${withArticle(item.name)}`)]);
    const via = review.via(item.id);
    draft.detail(item, {
      block: {
        actions: [
          ...save,
          ...(via ? [{ do: "log" as const, entity: review.id, via, label: "Write a review", icon: "star" }] : []),
        ],
      },
      more: [
        via
          ? {
              kind: "reviews",
              title: "Reviews",
              entity: review.id,
              ratingField: "stars",
              bodyField: "text",
              authorField: "by",
              via,
            }
          : undefined,
      ],
    });
  },
  support(plan) {
    const item = addItem(plan);
    plan.draft.page("find", `Find ${item.plural.toLowerCase()}`, "search", [
      cardsOf(item, { filters: item.filters(3), actions: saveAction(item) }),
    ]);
  },
};

/** Reviews of the main thing. */
function addReviews(plan: Plan, item: Part): Part {
  return plan.draft.add(
    thing(
      "log",
      "Review, Reviews, star",
      "",
      `Text: text\n${item.name}: relation ${item.id}\nStars: rating 2..5\nBy: text @people\nWritten on: date -40..0`,
      "Better than I hoped | stars=5\nWould come again | stars=5\nGood, with small flaws | stars=4\nExactly what I needed | stars=5\nNot for me, but fair | stars=3\nA quiet favourite | stars=5\nBusy, still worth it | stars=4\nTook a while, kind people | stars=4",
      item.id,
    ),
  );
}
