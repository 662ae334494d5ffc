import { addItem, cardsOf, formOf, thingOf, type ArchetypeBuilder, type Plan } from "../plan.ts";
import type { Part } from "../app-draft.ts";
import { stageOf } from "../add-named.ts";
import { addPeople, dateOf } from "../plan-parts.ts";
import { mapOf } from "../rich-parts.ts";
import { thing } from "../thing.ts";

/** Work that moves over columns, who does it and when it is due. */
export const board: ArchetypeBuilder = {
  lead(plan) {
    const { draft, domain } = plan;
    if (leadWithOwn(plan)) return;
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

/** Where what the idea names moves over stages of its own, that is what is on the board: issues, applications. */
function leadWithOwn(plan: Plan): boolean {
  const { draft, domain } = plan;
  const own = thingOf(plan, "item", true);
  const isMeant = own?.named === true || plan.understanding.nameScore(own?.words ?? "") > 0.7;
  if (!own || !isMeant || !/^(?:State|Stage|Status): choice [^|\n]+\|[^|\n]+\|/m.test(own.fields)) return false;
  const item = addItem(plan);
  const stage = stageOf(item);
  if (stage === undefined) return false;
  const date = item.of("date", "dateTime").find((id) => /due|until|next|starts|date/i.test(id)) ?? dateOf(item);
  const advance = { do: "advance" as const, field: stage, label: "Next step", icon: "arrow-right" };
  const last = item.options(stage).at(-1) ?? "";
  draft.page("home", item.plural, domain.icon, [
    { kind: "board", entity: item.id, stageField: stage, facts: item.facts(3), actions: [advance] },
    {
      kind: "stats",
      items: [
        {
          label: "Open",
          measure: { fn: "count", entity: item.id, where: [{ field: stage, is: "ne", value: last }] },
          icon: "circle-dot",
        },
        {
          label: capitalise(last),
          measure: { fn: "count", entity: item.id, where: [{ field: stage, is: "eq", value: last }] },
          icon: "check",
        },
      ],
    },
  ]);
  draft.page("list", "All", "list", [
    cardsOf(item, { media: item.of("image").length > 0 ? "art" : "icon", actions: voteOf(item) }),
    mapOf(item),
  ]);
  draft.page("add", "Add", "plus", [formOf(item)]);
  draft.page("numbers", "Numbers", "chart-column", [
    ...item.badges(2).map((field) => ({
      kind: "chart" as const,
      title: `By ${item.field(field)?.name.toLowerCase() ?? "kind"}`,
      entity: item.id,
      look: "donut" as const,
      byField: field,
      fn: "count" as const,
    })),
    ...(date ? [{ kind: "calendar" as const, entity: item.id, dateField: date }] : []),
  ]);
  draft.detail(item, { block: { actions: [advance, ...voteOf(item)] } });
  return true;
}

/** Button that says one is concerned too, where votes are counted. */
function voteOf(part: Part): { do: "add"; field: string; by: number; label: string; icon: string }[] {
  return part.field("votes")?.type === "number"
    ? [{ do: "add", field: "votes", by: 1, label: "Me too", icon: "thumbs-up" }]
    : [];
}

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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
      "job, Card, Cards, square-kanban",
      "",
      `Title: text\nStage: choice ideas|to do|doing|done\nWho: relation ${people.id}\nDue: date -2..12\nPriority: choice low|medium|high\nEffort: choice small|medium|large\nNote: longText @remarks`,
      tasks
        .slice(0, 12)
        .map((task, index) => `${task} | stage=${stages[index % stages.length]}`)
        .join("\n"),
    ),
  );
}
