import {
  addItem,
  addRecord,
  addThing,
  cardsOf,
  chartsOf,
  formOf,
  statsOf,
  thingOf,
  type ArchetypeBuilder,
  type Plan,
} from "../plan.ts";
import { advanceOf } from "../add-named.ts";
import { listOf } from "../plan-parts.ts";
import { dueOf } from "../rich-parts.ts";

/** Things and what happens to them over time. */
export const tracker: ArchetypeBuilder = {
  lead(plan) {
    const { draft, domain } = plan;
    if (leadWithRecord(plan)) return;
    const item = addItem(plan);
    const log = addRecord(plan);
    const [date] = log.of("date", "dateTime");
    const via = log.via(item.id);
    const logAction = via
      ? [{ do: "log" as const, entity: log.id, via, label: `Log ${log.name.toLowerCase()}`, icon: "plus" }]
      : [];
    const charts = chartsOf(log);
    draft.page("home", "Today", domain.icon, [
      dueOf(item, "Due next", "Done"),
      statsOf(log, item),
      formOf(log, `Log ${log.name.toLowerCase()}`),
      ...charts.slice(0, 1),
      ...(date
        ? [
            {
              kind: "list" as const,
              title: "Lately",
              entity: log.id,
              facts: log.facts(3),
              ...(log.badges(1)[0] ? { subtitleField: log.badges(1)[0] ?? "" } : {}),
              sort: { field: date, direction: "desc" as const },
              limit: 5,
            },
          ]
        : []),
    ]);
    const actions = [...logAction, ...advanceOf(item)];
    draft.page("items", item.plural, item.icon, [cardsOf(item, { actions }), formOf(item)]);
    draft.page("history", log.plural, log.icon, [
      {
        kind: "table",
        entity: log.id,
        fields: log.all
          .filter((id) => log.field(id)?.type !== "longText" && log.field(id)?.type !== "image")
          .slice(0, 7),
        ...(date ? { sort: { field: date, direction: "desc" as const } } : {}),
      },
      ...(date ? [{ kind: "calendar" as const, title: "Calendar", entity: log.id, dateField: date }] : []),
    ]);
    draft.page("insights", "Insights", "chart-line", [
      ...(date
        ? [
            {
              kind: "chart" as const,
              title: "Every day",
              entity: log.id,
              look: "heat" as const,
              byField: date,
              fn: "count" as const,
            },
          ]
        : []),
      ...charts,
      ...chartsOf(item).slice(-1),
    ]);
    const event = thingOf(plan, "event", true);
    if (event) {
      const part = addThing(plan, event);
      const [when] = part.of("dateTime", "date");
      if (when)
        draft.page("events", part.plural, part.icon, [
          { kind: "agenda", entity: part.id, dateField: when, facts: part.facts(3).filter((id) => id !== when) },
          formOf(part),
        ]);
      draft.detail(part);
    }
    draft.detail(item, { related: [{ entity: log, title: log.plural }], block: { actions } });
    draft.detail(log);
  },
  support(plan) {
    const log = addRecord(plan);
    const [date] = log.of("date", "dateTime");
    plan.draft.page("history", log.plural, log.icon, [
      formOf(log, `Log ${log.name.toLowerCase()}`),
      {
        kind: "list",
        title: "Lately",
        entity: log.id,
        facts: log.facts(3),
        ...(date ? { sort: { field: date, direction: "desc" as const } } : {}),
      },
      ...chartsOf(log).slice(0, 1),
    ]);
    plan.draft.detail(log);
  },
};

/** Where the idea is about what is written down and nothing else, that is the app: readings, runs, rides. */
function leadWithRecord(plan: Plan): boolean {
  const { draft, domain } = plan;
  const record = thingOf(plan, "log", true);
  if (!record?.named || thingOf(plan, "item", true) !== undefined) return false;
  const log = addRecord(plan);
  draft.main = log;
  const [date] = log.of("date", "dateTime");
  const charts = chartsOf(log);
  const label = `Log ${log.name.toLowerCase()}`;
  draft.page("home", "Today", domain.icon, [
    statsOf(log),
    formOf(log, label),
    ...charts.slice(0, 1),
    ...(date ? [{ kind: "streak" as const, title: "Days in a row", entity: log.id, dateField: date }] : []),
  ]);
  draft.page("history", log.plural, log.icon, [
    listOf(log, { search: true, ...(date ? { sort: { field: date, direction: "desc" } } : {}) }),
    ...(date ? [{ kind: "calendar" as const, title: "Calendar", entity: log.id, dateField: date }] : []),
  ]);
  draft.page("insights", "Insights", "chart-line", [
    ...(date
      ? [
          {
            kind: "chart" as const,
            title: "Every day",
            entity: log.id,
            look: "heat" as const,
            byField: date,
            fn: "count" as const,
          },
        ]
      : []),
    ...charts,
    ...log
      .of("number")
      .slice(1, 3)
      .map((field) => ({
        kind: "chart" as const,
        title: `${log.field(field)?.name ?? ""} over time`,
        entity: log.id,
        look: "line" as const,
        byField: date ?? "",
        fn: "average" as const,
        measureField: field,
        ...(log.field(field)?.unit ? { unit: log.field(field)?.unit ?? "" } : {}),
      }))
      .filter(({ byField }) => byField !== ""),
  ]);
  draft.detail(log);
  return true;
}
