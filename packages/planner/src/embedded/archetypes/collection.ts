import { addItem, addRecord, cardsOf, chartsOf, formOf, thingOf, type ArchetypeBuilder } from "../plan.ts";
import { saveAction, listOf } from "../plan-parts.ts";

/** What one has, wants and thinks of it. */
export const collection: ArchetypeBuilder = {
  lead(plan) {
    const { draft, domain } = plan;
    const item = addItem(
      plan,
      "Cover: image\nOwned: choice have it|want it|lent out\nMy stars: rating 2..5\nFavourite: boolean 25",
    );
    const image = item.of("image")[0] ?? "cover";
    const log = thingOf(plan, "log", true) ? addRecord(plan) : undefined;
    const save = saveAction(item);
    const [kind] = item.of("choice");
    draft.page("home", "Shelf", domain.icon, [
      cardsOf(item, {
        media: "art",
        filters: ["owned", ...item.filters(3)].filter((id, index, all) => all.indexOf(id) === index).slice(0, 3),
        actions: save,
      }),
      {
        kind: "stats",
        items: [
          { label: item.plural, measure: { fn: "count", entity: item.id }, icon: item.icon },
          {
            label: "Wanted",
            measure: { fn: "count", entity: item.id, where: [{ field: "owned", is: "eq", value: "want it" }] },
            icon: "sparkles",
          },
          { label: "Average stars", measure: { fn: "average", entity: item.id, field: "myStars" }, icon: "star" },
        ],
      },
    ]);
    draft.page("wall", "Wall", "layout-grid", [
      {
        kind: "gallery",
        entity: item.id,
        imageField: image,
        ...(kind ? { captionField: kind } : {}),
        where: [{ field: "owned", is: "ne", value: "want it" }],
      },
    ]);
    draft.page("wanted", "Wanted", "sparkles", [
      listOf(item, {
        title: "Still looking for",
        where: [{ field: "owned", is: "eq", value: "want it" }],
        actions: [{ do: "set", field: "owned", value: "have it", label: "Got it", icon: "check" }],
      }),
      formOf(item),
    ]);
    if (log) {
      draft.page("history", log.plural, log.icon, [
        formOf(log, `Log ${log.name.toLowerCase()}`),
        listOf(log),
        ...chartsOf(log).slice(0, 1),
      ]);
      draft.detail(log);
    }
    draft.page("insights", "Insights", "chart-pie", [
      { kind: "leaderboard", title: "Your best", entity: item.id, scoreField: "myStars", limit: 5 },
      ...chartsOf(item).slice(-1),
      { kind: "chart", title: "Have and want", entity: item.id, look: "donut", byField: "owned", fn: "count" },
    ]);
    draft.detail(item, {
      ...(log ? { related: [{ entity: log, title: log.plural }] } : {}),
      block: { actions: [...save, { do: "advance", field: "owned", label: "Change state", icon: "refresh-cw" }] },
    });
  },
  support(plan) {
    const item = addItem(plan);
    plan.draft.page("items", item.plural, item.icon, [cardsOf(item), formOf(item)]);
    plan.draft.detail(item);
  },
};
