import { cardsOf, formOf, type ArchetypeBuilder, type Plan } from "../plan.ts";
import { addPeople, addTasks, checklistOf } from "../plan-parts.ts";
import { thing } from "../thing.ts";
import type { Part } from "../app-draft.ts";

/** Who does what when: shifts of the week, open ones to take, swaps. */
export const shifts: ArchetypeBuilder = {
  lead(plan) {
    const { draft, domain } = plan;
    const people = addPeople(plan);
    const shift = addShifts(plan, people);
    draft.main = shift;
    draft.record = shift;
    const take = {
      do: "set" as const,
      field: "state",
      value: "taken",
      label: "Take it",
      icon: "hand",
      when: { field: "state", is: "eq" as const, value: "open" },
    };
    draft.page("home", "This week", domain.icon, [
      { kind: "week", title: "Who is on", entity: shift.id, dateField: "day", slotField: "slot", itemField: "who" },
      {
        kind: "agenda",
        title: "Still open",
        entity: shift.id,
        dateField: "day",
        facts: ["slot", "from"],
        where: [{ field: "state", is: "eq", value: "open" }],
        actions: [take],
      },
    ]);
    draft.page("shifts", "Shifts", "calendar-days", [
      { kind: "calendar", entity: shift.id, dateField: "day" },
      formOf(shift, "Add a shift"),
      {
        kind: "table",
        entity: shift.id,
        fields: ["task", "day", "slot", "who", "hours", "state"],
        sort: { field: "day", direction: "asc" },
        actions: [{ do: "advance", field: "state", label: "Next state" }],
      },
    ]);
    draft.page("people", people.plural, people.icon, [cardsOf(people, { facts: people.facts(2) }), formOf(people)]);
    draft.page("tasks", "Handover", "list-checks", [checklistOf(addTasks(plan), "For the next shift")]);
    draft.page("hours", "Hours", "chart-column", [
      {
        kind: "chart",
        title: "Hours each",
        entity: shift.id,
        look: "bar",
        byField: "who",
        fn: "sum",
        measureField: "hours",
        unit: "h",
      },
      {
        kind: "matrix",
        title: "Who takes which",
        entity: shift.id,
        rowField: "who",
        columnField: "slot",
        fn: "sum",
        measureField: "hours",
        unit: "h",
      },
      {
        kind: "stats",
        items: [
          {
            label: "Open shifts",
            measure: { fn: "count", entity: shift.id, where: [{ field: "state", is: "eq", value: "open" }] },
            icon: "circle-alert",
          },
          { label: "Hours planned", measure: { fn: "sum", entity: shift.id, field: "hours" }, icon: "clock" },
          {
            label: "To swap",
            measure: { fn: "count", entity: shift.id, where: [{ field: "state", is: "eq", value: "to swap" }] },
            icon: "repeat",
          },
        ],
      },
    ]);
    draft.detail(shift, {
      block: {
        actions: [
          take,
          {
            do: "set",
            field: "state",
            value: "to swap",
            label: "Ask to swap",
            icon: "repeat",
            when: { field: "state", is: "eq", value: "taken" },
          },
        ],
      },
    });
    draft.detail(people, { related: [{ entity: shift, title: "Shifts" }] });
  },
  support(plan) {
    const shift = addShifts(plan, addPeople(plan));
    plan.draft.page("shifts", "Shifts", "calendar-days", [
      { kind: "agenda", title: "Who is on", entity: shift.id, dateField: "day", facts: ["slot", "who", "state"] },
      formOf(shift, "Add a shift"),
    ]);
    plan.draft.detail(shift);
  },
};

function addShifts(plan: Plan, people: Part): Part {
  const tasks = (
    plan.domain.tasks?.split("\n").map((line) => line.split(" | ")[0] ?? "") ?? [
      "Open up",
      "Front desk",
      "Kitchen",
      "Lock up",
    ]
  ).slice(0, 5);
  const ids = people.entity.rows.map((row) => row.id);
  const rows = Array.from(
    { length: 14 },
    (_, index) =>
      `${tasks[index % tasks.length] ?? "Shift"} | day=@${Math.floor(index / 2) - 3} | slot=${index % 2 === 0 ? "Morning" : "Evening"} | who=${ids[(index * 3) % Math.max(1, ids.length)] ?? ""} | from=${index % 2 === 0 ? "08:00" : "16:00"} | hours=${index % 2 === 0 ? 5 : 4} | state=${index === 7 || index === 10 ? "open" : index === 9 ? "to swap" : "taken"}`,
  ).filter((_, index) => index !== 4 && index !== 13);
  return plan.draft.add(
    thing(
      "place",
      "Shift, Shifts, clock",
      "",
      `Task: text\nDay: date -3..7\nSlot: choice Morning|Evening\nWho: relation ${people.id}\nFrom: time 08:00..16:00\nHours: number 4..6 h\nState: choice open|taken|to swap|done\nNote: text @remarks`,
      rows.join("\n"),
    ),
  );
}
