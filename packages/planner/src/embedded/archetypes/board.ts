import { addItem, cardsOf, formOf, thingOf, type ArchetypeBuilder, type Plan } from "../plan.ts";
import type { Part } from "../app-draft.ts";
import { addPeople } from "../plan-parts.ts";
import { thing } from "../thing.ts";

/** Work that moves over columns, who does it and when it is due. */
export const board: ArchetypeBuilder = {
  lead(plan) {
    const { draft, domain } = plan;
    const people = addPeople(plan);
    const job = addJobs(plan, people);
    draft.main ??= job;
    draft.page("home", "Board", domain.icon, [
      {
        kind: "board",
        entity: job.id,
        stageField: "stage",
        facts: ["due", "who", "effort"],
        actions: [{ do: "advance", field: "stage", label: "Next column", icon: "arrow-right" }],
      },
      {
        kind: "progress",
        label: "Done",
        measure: { fn: "count", entity: job.id, where: [{ field: "stage", is: "eq", value: "done" }] },
        target: { fn: "count", entity: job.id },
        look: "bar",
      },
    ]);
    draft.page("due", "Due", "calendar-days", [
      {
        kind: "agenda",
        title: "What is due",
        entity: job.id,
        dateField: "due",
        facts: ["stage", "who"],
        where: [{ field: "stage", is: "ne", value: "done" }],
      },
      { kind: "calendar", entity: job.id, dateField: "due" },
    ]);
    draft.page("add", "Add", "plus", [formOf(job)]);
    if (thingOf(plan, "item", true) && plan.domain.id !== "inferred") {
      const item = addItem(plan);
      draft.page("items", item.plural, item.icon, [cardsOf(item)]);
      draft.detail(item);
    }
    draft.page("people", people.plural, people.icon, [
      cardsOf(people),
      { kind: "chart", title: "Who has how much", entity: job.id, look: "bar", byField: "who", fn: "count" },
      { kind: "chart", title: "By column", entity: job.id, look: "donut", byField: "stage", fn: "count" },
    ]);
    draft.detail(job, {
      block: { actions: [{ do: "advance", field: "stage", label: "Next column", icon: "arrow-right" }] },
    });
    draft.detail(people, { related: [{ entity: job, title: job.plural }] });
  },
  support(plan) {
    const job = addJobs(plan, addPeople(plan));
    plan.draft.page("board", "Board", "square-kanban", [
      {
        kind: "board",
        entity: job.id,
        stageField: "stage",
        facts: ["due", "who"],
        actions: [{ do: "advance", field: "stage", label: "Next column" }],
      },
      formOf(job),
    ]);
    plan.draft.detail(job);
  },
};

function addJobs(plan: Plan, people: Part): Part {
  const usual =
    "Collect what we know\nDraw a first sketch\nAsk two people\nOrder material\nBuild a small version\nTry it out\nWrite it down\nShow everyone".split(
      "\n",
    );
  const known = (plan.domain.tasks ?? "")
    .split("\n")
    .map((line) => line.split(" | ")[0] ?? "")
    .filter((task) => task !== "");
  // A board with empty columns explains nothing: few tasks are joined by such as every project has.
  const tasks = known.length >= usual.length ? known : [...known, ...usual.slice(0, usual.length - known.length)];
  const stages = ["done", "doing", "to do", "ideas", "done", "doing", "to do", "ideas"];
  return plan.draft.add(
    thing(
      "place",
      "Job, Jobs, square-kanban",
      "",
      `Title: text\nStage: choice ideas|to do|doing|done\nWho: relation ${people.id}\nDue: date -2..12\nEffort: choice small|medium|large\nNote: longText @remarks`,
      tasks
        .slice(0, 12)
        .map((task, index) => `${task} | stage=${stages[index % stages.length]}`)
        .join("\n"),
    ),
  );
}
