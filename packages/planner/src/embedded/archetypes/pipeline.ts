import { addItem, addThing, cardsOf, formOf, thingOf, type ArchetypeBuilder, type Plan } from "../plan.ts";
import { addTasks, checklistOf, dateOf } from "../plan-parts.ts";
import { thing } from "../thing.ts";
import type { Part } from "../app-draft.ts";

const DEALS = thing(
  "item",
  "client, Client, Clients, briefcase",
  "client clients customer lead",
  "Name: text\nContact: text @people\nStage: choice new|talking|offer sent|won|lost\nValue: money 400..9000 EUR\nNext step: date 0..12\nSource: choice referral|website|event|cold call\nNote: longText @remarks",
  "Kiosk at the canal | stage=talking\nDr. Amini's practice | stage=offer sent\nNordlicht Yoga | stage=new\nBakery Oduya | stage=won\nPrinter's Row 9 | stage=new\nFamily Bergström | stage=talking\nCycle Works | stage=won\nRiverside School | stage=offer sent\nStudio Mirel | stage=lost\nHotel Azulejo | stage=new",
);

/** Contacts that move through stages, what happened with them and what is next. */
export const pipeline: ArchetypeBuilder = {
  lead(plan) {
    const { draft, domain } = plan;
    const item = leads(plan);
    draft.main = item;
    const stage = item.of("choice")[0] ?? "stage";
    const value = item.of("money", "number")[0];
    const stages = item.options(stage);
    const activity = draft.add(
      thing(
        "log",
        "Activity, Activities, phone",
        "",
        `What happened: text\n${item.name}: relation ${item.id}\nDate: date -20..0\nKind: choice call|meeting|e-mail|visit`,
        "Talked through the wish list\nSent the offer\nAsked for two weeks\nMet on site\nAgreed on the start\nLeft a message\nClarified the price\nSaid thank you",
        item.id,
      ),
    );
    draft.record = activity;
    const tasks = addTasks(plan);
    const next = dateOf(item);
    draft.page("home", "Pipeline", domain.icon, [
      {
        kind: "board",
        entity: item.id,
        stageField: stage,
        facts: [value, next].filter((id) => id !== undefined),
        actions: [{ do: "advance", field: stage, label: "Next stage", icon: "arrow-right" }],
      },
      {
        kind: "stats",
        items: [
          {
            label: "Open",
            measure: { fn: "count", entity: item.id, where: [{ field: stage, is: "ne", value: stages.at(-1) ?? "" }] },
            icon: "briefcase",
          },
          ...(value
            ? [{ label: "Worth in all", measure: { fn: "sum" as const, entity: item.id, field: value }, icon: "coins" }]
            : []),
          {
            label: "Contacts this month",
            measure: { fn: "count", entity: activity.id, where: [{ field: "date", is: "gte", value: "@month" }] },
            icon: "phone",
          },
        ],
      },
    ]);
    draft.page("items", item.plural, item.icon, [cardsOf(item, { media: "icon" }), formOf(item)]);
    draft.page("activities", "Activities", "phone", [
      formOf(activity, "Log an activity"),
      {
        kind: "list",
        entity: activity.id,
        subtitleField: "kind",
        facts: ["date"],
        sort: { field: "date", direction: "desc" },
      },
    ]);
    draft.page("tasks", "To do", "list-checks", [
      checklistOf(tasks),
      ...(next
        ? [{ kind: "agenda" as const, title: "Next steps", entity: item.id, dateField: next, facts: [stage] }]
        : []),
    ]);
    draft.page("numbers", "Numbers", "chart-column", [
      {
        kind: "chart",
        title: "By stage",
        entity: item.id,
        look: "bar",
        byField: stage,
        fn: value ? "sum" : "count",
        ...(value ? { measureField: value } : {}),
      },
      { kind: "chart", title: "Activities over time", entity: activity.id, look: "area", byField: "date", fn: "count" },
    ]);
    draft.detail(item, {
      related: [{ entity: activity, title: "Activities" }],
      block: {
        actions: [
          { do: "advance", field: stage, label: "Next stage", icon: "arrow-right" },
          { do: "log", entity: activity.id, via: activity.via(item.id) ?? "", label: "Log activity", icon: "phone" },
        ],
      },
    });
    draft.detail(activity);
  },
  support(plan) {
    const item = leads(plan);
    const stage = item.of("choice")[0] ?? "stage";
    plan.draft.page("pipeline", item.plural, item.icon, [
      {
        kind: "board",
        entity: item.id,
        stageField: stage,
        facts: item.facts(2),
        actions: [{ do: "advance", field: stage, label: "Next stage" }],
      },
      formOf(item),
    ]);
    plan.draft.detail(item);
  },
};

function leads(plan: Plan): Part {
  const own = thingOf(plan, "item", true);
  const client = plan.domain.things.find(({ name }) => name === "Client");
  // A thing with stages of its own is what moves; otherwise the people one works for are.
  return own && /: choice (?:new|idea|lead|planned|wishlist|applied|found)\b/.test(own.fields)
    ? addItem(plan)
    : client && /^Stage: choice /m.test(client.fields)
      ? addThing(plan, client)
      : plan.draft.add(DEALS);
}
