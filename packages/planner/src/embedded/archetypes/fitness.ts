import { addItem, addRecord, cardsOf, chartsOf, formOf, statsOf, type ArchetypeBuilder } from "../plan.ts";
import { dateOf, saveAction } from "../plan-parts.ts";
import { intervalsOf } from "../rich-parts.ts";

/** Training: log a session, see it add up, beat one's own best. */
export const fitness: ArchetypeBuilder = {
  lead(plan) {
    const { draft, domain } = plan;
    const item = addItem(plan);
    const log = addRecord(plan);
    const date = dateOf(log);
    const via = log.via(item.id);
    const minutes = log.of("number", "duration").find((id) => /minute|duration/i.test(id));
    const [measure] = log.of("number", "duration");
    const logAction = via
      ? [{ do: "log" as const, entity: log.id, via, label: `Log ${log.name.toLowerCase()}`, icon: "plus" }]
      : [];
    draft.page("home", "Today", domain.icon, [
      ...(date ? [{ kind: "streak" as const, title: "Days in a row", entity: log.id, dateField: date }] : []),
      statsOf(log),
      formOf(log, `Log ${log.name.toLowerCase()}`),
      ...(date && measure
        ? [
            {
              kind: "progress" as const,
              title: "This week",
              label: `${log.plural} this week`,
              measure: {
                fn: "count" as const,
                entity: log.id,
                where: [{ field: date, is: "gte" as const, value: "@week" }],
              },
              target: 4,
              look: "ring" as const,
            },
          ]
        : []),
    ]);
    draft.page("items", item.plural, item.icon, [
      cardsOf(item, { actions: [...logAction, ...saveAction(item)].slice(0, 3) }),
      formOf(item),
    ]);
    draft.page("history", log.plural, log.icon, [
      ...(date ? [{ kind: "calendar" as const, entity: log.id, dateField: date }] : []),
      {
        kind: "table",
        entity: log.id,
        fields: log.all.filter((id) => !["longText", "image"].includes(log.field(id)?.type ?? "")).slice(0, 6),
        ...(date ? { sort: { field: date, direction: "desc" as const } } : {}),
      },
    ]);
    draft.page("progress", "Progress", "chart-line", [
      ...chartsOf(log),
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
    ]);
    if (minutes || date)
      draft.page("watch", "Stopwatch", "timer", [
        {
          kind: "stopwatch",
          title: "Start when you start",
          ...(minutes && date ? { logEntity: log.id, durationField: minutes, dateField: date } : {}),
        },
        intervalsOf(log, "Intervals", true),
      ]);
    draft.detail(item, { related: [{ entity: log, title: log.plural }], block: { actions: logAction } });
    draft.detail(log);
  },
  support(plan) {
    const log = addRecord(plan);
    plan.draft.page("progress", "Progress", "chart-line", [
      formOf(log, `Log ${log.name.toLowerCase()}`),
      ...chartsOf(log),
    ]);
    plan.draft.detail(log);
  },
};
