import { addItem, addThing, cardsOf, formOf, thingOf, type ArchetypeBuilder, type Plan } from "../plan.ts";
import { addPeople, agendaOf, joinAction, addEvents } from "../plan-parts.ts";
import type { NewBlock, Part } from "../app-draft.ts";
import { thing } from "../thing.ts";

/** First come, first served: who waits, for what, who is next and how long it takes. */
export const waitlist: ArchetypeBuilder = {
  lead(plan) {
    const { draft, domain } = plan;
    const item = thingOf(plan, "item", true) && plan.domain.id !== "inferred" ? addItem(plan) : undefined;
    const ticket = addTickets(plan, item);
    draft.main ??= ticket;
    draft.record = ticket;
    draft.page("home", "Queue", domain.icon, [
      queueBlock(ticket),
      {
        kind: "stats",
        items: [
          {
            label: "Waiting",
            measure: { fn: "count", entity: ticket.id, where: [{ field: "state", is: "eq", value: "waiting" }] },
            icon: "hourglass",
          },
          {
            label: "Being served",
            measure: { fn: "count", entity: ticket.id, where: [{ field: "state", is: "eq", value: "being served" }] },
            icon: "bell",
          },
          {
            label: "Done",
            measure: { fn: "count", entity: ticket.id, where: [{ field: "state", is: "eq", value: "done" }] },
            icon: "check",
          },
        ],
      },
    ]);
    draft.page("join", "Join", "user-plus", [
      formOf(ticket, "Put your name down"),
      {
        kind: "richText",
        title: "How it works",
        body: "First come, first served. Your place shows as soon as you are on the list. Whoever does not answer when called moves down one place, not out.",
      },
    ]);
    if (item) {
      draft.page("items", item.plural, item.icon, [cardsOf(item), formOf(item)]);
      draft.detail(item, { related: [{ entity: ticket, title: ticket.plural }] });
    }
    if (thingOf(plan, "person", true)) {
      const people = addPeople(plan);
      draft.page("people", people.plural, people.icon, [cardsOf(people)]);
      draft.detail(people);
    } else if (thingOf(plan, "event", true)) {
      const event = addEvents(plan);
      draft.page("dates", event.plural, event.icon, [agendaOf(event, "Coming up", { actions: joinAction(event) })]);
      draft.detail(event);
    }
    draft.page("history", "Numbers", "chart-column", [
      {
        kind: "board",
        entity: ticket.id,
        stageField: "state",
        facts: ["since"],
        actions: [{ do: "advance", field: "state", label: "Next step" }],
      },
      {
        kind: "chart",
        title: "By reason",
        entity: ticket.id,
        look: "donut",
        byField:
          item && ticket.has(item.id) ? item.id : (ticket.of("choice").find((id) => id !== "state") ?? "urgency"),
        fn: "count",
      },
    ]);
    draft.detail(ticket, {
      block: { actions: [{ do: "advance", field: "state", label: "Next step", icon: "arrow-right" }] },
    });
  },
  support(plan) {
    const ticket = addTickets(plan, plan.draft.main);
    plan.draft.page("queue", "Queue", "hourglass", [queueBlock(ticket), formOf(ticket, "Put your name down")]);
    plan.draft.detail(ticket);
  },
};

function queueBlock(ticket: Part): NewBlock {
  const extra = ticket.has("urgency") ? ["urgency"] : [];
  return {
    kind: "queue",
    title: "Who is next",
    entity: ticket.id,
    stateField: "state",
    sinceField: "since",
    facts: [
      "number",
      ...["object", "fault", "song", "wantedSize", "household"].filter((id) => ticket.has(id)),
      ...ticket.of("relation"),
      ...extra,
    ].slice(0, 3),
    where: [{ field: "state", is: "ne", value: "done" }],
    actions: [{ do: "advance", field: "state", label: "Next", icon: "bell" }],
  };
}

function addTickets(plan: Plan, item: Part | undefined): Part {
  const people = [
    "Amara Osei",
    "Mateo Ruiz",
    "Yuki Tanaka",
    "Lena Krüger",
    "Omar Haddad",
    "Priya Shah",
    "Kofi Annor",
    "Ingrid Lund",
    "Hana Sato",
    "Diego Quiroga",
  ];
  const slow = /\b(?:allotment|garden|kleingart|kita|nursery|flat|wohnung|housing|years?)/.test(
    plan.understanding.words.join(" "),
  );
  const rows = people.map(
    (person, index) =>
      `${person} | number=${index + 1} | state=${index < 3 ? "done" : index === 3 ? "being served" : "waiting"} | since=${slow ? `@-${420 - index * 38}T10:00` : `@0T${String(9 + Math.floor(index / 3)).padStart(2, "0")}:${["05", "20", "45"][index % 3]}`} | urgency=${index % 4 === 1 ? "high" : "normal"}`,
  );
  // What a person brings matters more than a shelf of things, so the domain's own fields come first.
  for (const match of (plan.domain.queueFields ?? "").matchAll(/: relation (\w+)/g)) {
    const target = plan.domain.things.find(({ id }) => id === match[1]);
    if (target) addThing(plan, target);
  }
  const about = plan.domain.things.find(({ id }) => id === item?.id);
  const asksFor =
    item &&
    (plan.domain.queueFields === undefined ||
      plan.understanding.nameScore(about?.words ?? "") > 0 ||
      plan.domain.id === "karaoke")
      ? item
      : undefined;
  const source = thing(
    "place",
    "queueTicket, Ticket, Tickets, ticket",
    "",
    `Name: text\nNumber: number 1..40\n${asksFor ? `${asksFor.name}: relation ${asksFor.id}\n` : ""}State: choice waiting|being served|done|gone\nSince: dateTime 0..0 09:00..12:00\nUrgency: choice normal|high\nPhone: phone\nNote: text @remarks\n${plan.domain.queueFields ?? ""}`,
    rows.join("\n"),
  );
  const named = slow ? { ...source, name: "Applicant", plural: "Waiting list" } : source;
  const part = plan.draft.add(named);
  const via = item ? part.via(item.id) : undefined;
  if (via && item && via !== item.id) {
    const field = part.field(via);
    if (field) field.id = item.id;
    for (const row of part.entity.rows) {
      const target = row[via];
      delete row[via];
      if (target !== undefined) row[item.id] = target;
    }
  }
  return part;
}
