import { addItem, addThing, cardsOf, formOf, statsOf, thingOf, type ArchetypeBuilder, withArticle } from "../plan.ts";
import type { Part } from "../app-draft.ts";
import {
  addEvents,
  addPeople,
  addTasks,
  agendaOf,
  calendarOf,
  checklistOf,
  dateOf,
  joinAction,
} from "../plan-parts.ts";

/** Whether the first date of its rows lies ahead for most of them. */
function isAhead(part: Part): boolean {
  const when = dateOf(part);
  const days = part.entity.rows.flatMap((row) => /^@(-?\d+)/.exec(String(row[when ?? ""]))?.[1] ?? []);
  return when !== undefined && days.length > 2 && days.filter((day) => Number(day) >= 0).length * 2 > days.length;
}

/** Dates with what is needed for them: what is next, the calendar, the work to do, who takes part. */
export const planner: ArchetypeBuilder = {
  lead(plan) {
    const { draft, domain } = plan;
    const people = thingOf(plan, "person", true) ? addPeople(plan) : undefined;
    const item = thingOf(plan, "item", true) && domain.id !== "inferred" ? addItem(plan) : undefined;
    // What has a day ahead of its own is what is planned: the episodes of a podcast, not evenings for meeting.
    const own = item && thingOf(plan, "event", true) === undefined && isAhead(item) ? item : undefined;
    const event = own ?? addEvents(plan);
    const tasks = addTasks(plan);
    draft.main = event;
    const when = dateOf(event);
    const join = joinAction(event);
    draft.page("home", "Next", domain.icon, [
      when
        ? { kind: "countdown", title: `Next ${event.name.toLowerCase()}`, entity: event.id, dateField: when }
        : undefined,
      agendaOf(event, "Coming up", { limit: 6, actions: join }),
      checklistOf(tasks, "Before then", 6),
    ]);
    draft.page("plan", event.plural, "calendar-days", [
      calendarOf(event),
      formOf(event, `Plan ${withArticle(event.name)}`),
    ]);
    if (item && item !== event) {
      draft.page("items", item.plural, item.icon, [cardsOf(item), formOf(item)]);
      draft.detail(item, { related: [{ entity: event, title: event.plural }] });
    }
    draft.page("tasks", "To do", "list-checks", [
      checklistOf(tasks),
      formOf(tasks),
      {
        kind: "progress",
        label: "Done",
        measure: { fn: "count", entity: tasks.id, where: [{ field: "done", is: "eq", value: true }] },
        target: { fn: "count", entity: tasks.id },
        look: "bar",
      },
    ]);
    const log = thingOf(plan, "log", true);
    if (log && item) {
      const part = addThing(plan, log);
      draft.record = part;
      draft.page("history", part.plural, part.icon, [
        formOf(part, `Log ${part.name.toLowerCase()}`),
        statsOf(part),
        calendarOf(part),
      ]);
      draft.detail(part);
    } else if (people) draft.page("people", people.plural, people.icon, [cardsOf(people), formOf(people)]);
    if (people) draft.detail(people);
    draft.detail(event, { block: join.length > 0 ? { actions: join } : {} });
  },
  support(plan) {
    const tasks = addTasks(plan);
    const event = addEvents(plan);
    plan.draft.page("plan", "Plan", "calendar-days", [
      agendaOf(event, "Coming up", { actions: joinAction(event) }),
      checklistOf(tasks),
      formOf(event, `Plan ${withArticle(event.name)}`),
    ]);
    plan.draft.detail(event);
  },
};
