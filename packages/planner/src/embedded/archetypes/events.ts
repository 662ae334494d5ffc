import { addItem, cardsOf, formOf, thingOf, type ArchetypeBuilder, withArticle } from "../plan.ts";
import { addEvents, addTasks, agendaOf, checklistOf, dateOf, joinAction } from "../plan-parts.ts";
import { commentsOn } from "../rich-parts.ts";
import { thing } from "../thing.ts";

/** Dates, guests who answer, and what has to be done before. */
export const events: ArchetypeBuilder = {
  lead(plan) {
    const { draft, domain } = plan;
    const event = addEvents(plan);
    draft.main = event;
    const guest = draft.add(
      thing(
        "place",
        "Guest, Guests, users",
        "",
        `Name: text\n${event.name}: relation ${event.id}\nAnswer: choice coming|maybe|not coming|invited\nPlus one: boolean 30\nEats: choice everything|vegetarian|vegan|no nuts\nE-mail: email`,
        "Amara Osei | answer=coming\nMateo Ruiz | answer=coming\nYuki Tanaka | answer=maybe\nLena Krüger | answer=coming\nOmar Haddad | answer=invited\nPriya Shah | answer=coming\nKofi Annor | answer=not coming\nIngrid Lund | answer=invited\nDiego Quiroga | answer=coming\nHana Sato | answer=maybe\nSaoirse Kelly | answer=invited\nTariq Malik | answer=coming",
      ),
    );
    draft.record = guest;
    const tasks = addTasks(plan);
    const when = dateOf(event);
    const join = joinAction(event);
    draft.page("home", "Coming up", domain.icon, [
      when
        ? { kind: "countdown", title: `Next ${event.name.toLowerCase()}`, entity: event.id, dateField: when }
        : undefined,
      when
        ? {
            kind: "rsvp",
            title: "Are you coming?",
            entity: event.id,
            dateField: when,
            ...(event.has("seats") ? { placesField: "seats" } : {}),
            facts: [...event.of("location"), ...event.of("text")].slice(0, 3),
            answerEntity: guest.id,
            via: guest.via(event.id) ?? event.id,
            nameField: "name",
            answerField: "answer",
            limit: 6,
          }
        : undefined,
      {
        kind: "stats",
        items: [
          {
            label: "Coming",
            measure: { fn: "count", entity: guest.id, where: [{ field: "answer", is: "eq", value: "coming" }] },
            icon: "user-check",
          },
          {
            label: "No answer yet",
            measure: { fn: "count", entity: guest.id, where: [{ field: "answer", is: "eq", value: "invited" }] },
            icon: "mail",
          },
          {
            label: "Still to do",
            measure: { fn: "count", entity: tasks.id, where: [{ field: "done", is: "eq", value: false }] },
            icon: "list-checks",
          },
        ],
      },
    ]);
    draft.page("dates", event.plural, event.icon, [
      cardsOf(event, { actions: join }),
      formOf(event, `Plan ${withArticle(event.name)}`),
    ]);
    draft.page("guests", "Guests", "users", [
      { kind: "board", entity: guest.id, stageField: "answer", facts: ["eats", "plusOne"] },
      formOf(guest, "Invite somebody"),
      { kind: "chart", title: "What they eat", entity: guest.id, look: "donut", byField: "eats", fn: "count" },
    ]);
    draft.page("tasks", "To do", "list-checks", [checklistOf(tasks), formOf(tasks)]);
    if (thingOf(plan, "item", true) && plan.domain.id !== "inferred") {
      draft.main = undefined;
      const item = addItem(plan);
      draft.page("items", item.plural, item.icon, [cardsOf(item), formOf(item)]);
      draft.detail(item);
      draft.main = item;
    }
    draft.detail(event, {
      block: join.length > 0 ? { actions: join } : {},
      related: [{ entity: guest, title: "Guests" }],
      more: [commentsOn(plan, event, "Talk about it")],
    });
    draft.detail(guest);
  },
  support(plan) {
    const event = addEvents(plan);
    plan.draft.page("dates", event.plural, "calendar-days", [
      agendaOf(event, "Coming up", { actions: joinAction(event) }),
      formOf(event, `Plan ${withArticle(event.name)}`),
    ]);
    plan.draft.detail(event);
  },
};
