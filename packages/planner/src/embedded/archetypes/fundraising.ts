import { cardsOf, formOf, type ArchetypeBuilder, type Plan } from "../plan.ts";
import { addEvents, addPosts, agendaOf, feedOf, joinAction } from "../plan-parts.ts";
import { thing } from "../thing.ts";
import type { Part } from "../app-draft.ts";

/** Causes with a goal, pledges that fill it, and news of what came of it. */
export const fundraising: ArchetypeBuilder = {
  lead(plan) {
    const { draft, domain } = plan;
    const { cause, pledge } = addCauses(plan);
    draft.main = cause;
    draft.record = pledge;
    const posts = addPosts(plan);
    const event = addEvents(plan);
    const give = { do: "log" as const, entity: pledge.id, via: "cause", label: "Pledge", icon: "hand-heart" };
    draft.page("home", "Help", domain.icon, [
      {
        kind: "progress",
        title: "Together so far",
        label: "Pledged",
        measure: { fn: "sum", entity: pledge.id, field: "amount" },
        target: { fn: "sum", entity: cause.id, field: "goal" },
        unit: "EUR",
        look: "bar",
      },
      cardsOf(cause, {
        title: "What it is for",
        media: "art",
        facts: ["goal", "pledged", "daysLeft"],
        badges: ["kind"],
        filters: ["kind"],
        actions: [give],
      }),
    ]);
    draft.page("pledges", "Pledges", "hand-heart", [
      formOf(pledge, "Pledge something"),
      {
        kind: "list",
        entity: pledge.id,
        subtitleField: "cause",
        facts: ["amount", "date"],
        sort: { field: "date", direction: "desc" },
        actions: [{ do: "toggle", field: "received", label: "Received", doneLabel: "Received", icon: "check" }],
      },
    ]);
    draft.page("news", "News", "megaphone", [feedOf(posts)]);
    draft.page("dates", event.plural, event.icon, [agendaOf(event, "Lend a hand", { actions: joinAction(event) })]);
    draft.page("numbers", "Numbers", "chart-column", [
      {
        kind: "stats",
        items: [
          { label: "Pledges", measure: { fn: "count", entity: pledge.id }, icon: "hand-heart" },
          { label: "Pledged", measure: { fn: "sum", entity: pledge.id, field: "amount" }, icon: "coins" },
          {
            label: "Received",
            measure: {
              fn: "sum",
              entity: pledge.id,
              field: "amount",
              where: [{ field: "received", is: "eq", value: true }],
            },
            icon: "check",
          },
        ],
      },
      {
        kind: "chart",
        title: "By cause",
        entity: pledge.id,
        look: "bar",
        byField: "cause",
        fn: "sum",
        measureField: "amount",
        unit: "EUR",
      },
      {
        kind: "chart",
        title: "Day by day",
        entity: pledge.id,
        look: "area",
        byField: "date",
        fn: "sum",
        measureField: "amount",
        unit: "EUR",
      },
    ]);
    draft.detail(cause, { related: [{ entity: pledge, title: "Pledges" }], block: { actions: [give] } });
    draft.detail(pledge);
    draft.detail(event);
  },
  support(plan) {
    const { cause, pledge } = addCauses(plan);
    plan.draft.page("help", "Help", "hand-heart", [
      cardsOf(cause, { media: "art", facts: ["goal", "pledged"] }),
      formOf(pledge, "Pledge something"),
    ]);
    plan.draft.detail(cause);
  },
};

function addCauses(plan: Plan): { cause: Part; pledge: Part } {
  const known = plan.domain.things.find(({ id }) => id === "cause");
  const cause = plan.draft.add(
    known ??
      thing(
        "item",
        "Cause, Causes, heart-handshake",
        "",
        "Title: text\nPicture: image\nKind: choice equipment|repair|trip|people\nGoal: money 300..4000 EUR\nEnds: date 10..60\nDays left: daysUntil ends\nStory: longText",
        "New roof for the shed | kind=repair | goal=2400\nInstruments for beginners | kind=equipment | goal=1500\nSummer trip for everyone | kind=trip | goal=1800\nWarm meals in winter | kind=people | goal=3000\nA ramp at the door | kind=repair | goal=950\nTwenty new books | kind=equipment | goal=400",
      ),
  );
  const pledge = plan.draft.add(
    thing(
      "log",
      "Pledge, Pledges, hand-heart",
      "",
      `From: text\nCause: relation ${cause.id}\nAmount: money 5..120 EUR\nDate: date -30..0\nReceived: boolean 70\nGreeting: text Happy to help|For my grandson's class|Keep going|From all of us on floor two`,
      "Amara O.\nMateo R.\nA neighbour\nYuki T.\nFloor two\nLena K.\nAnonymous\nOmar H.",
    ),
  );
  if (!cause.has("pledged"))
    cause.entity.fields.push({
      id: "pledged",
      name: "Pledged",
      type: "computed",
      formula: { kind: "rollup", fn: "sum", entity: pledge.id, via: "cause", field: "amount" },
      unit: "EUR",
    });
  return { cause, pledge };
}
