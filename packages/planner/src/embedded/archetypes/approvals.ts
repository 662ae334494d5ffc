import { cardsOf, formOf, type ArchetypeBuilder, type Plan } from "../plan.ts";
import { addPeople } from "../plan-parts.ts";
import { thing } from "../thing.ts";
import type { Part } from "../app-draft.ts";

/** Requests, who decides, and how it was decided. */
export const approvals: ArchetypeBuilder = {
  lead(plan) {
    const { draft, domain } = plan;
    const people = addPeople(plan);
    const request = addRequests(plan, people);
    draft.main = request;
    draft.record = request;
    const open = { field: "state", is: "eq" as const, value: "asked" };
    const yes = { do: "set" as const, field: "state", value: "approved", label: "Approve", icon: "check", when: open };
    const no = { do: "set" as const, field: "state", value: "declined", label: "Decline", icon: "x", when: open };
    draft.page("home", "To decide", domain.icon, [
      {
        kind: "list",
        title: "Waiting for an answer",
        entity: request.id,
        subtitleField: "kind",
        facts: ["who", "from", "days"],
        where: [open],
        sort: { field: "from", direction: "asc" },
        actions: [yes, no],
      },
      {
        kind: "stats",
        items: [
          { label: "Waiting", measure: { fn: "count", entity: request.id, where: [open] }, icon: "hourglass" },
          {
            label: "Approved",
            measure: { fn: "count", entity: request.id, where: [{ field: "state", is: "eq", value: "approved" }] },
            icon: "check",
          },
          {
            label: "Days approved",
            measure: {
              fn: "sum",
              entity: request.id,
              field: "days",
              where: [{ field: "state", is: "eq", value: "approved" }],
            },
            icon: "calendar",
          },
        ],
      },
    ]);
    draft.page("ask", "Ask", "plus", [formOf(request, "New request")]);
    draft.page("all", "All requests", "list", [
      { kind: "board", entity: request.id, stageField: "state", facts: ["who", "days"] },
      {
        kind: "table",
        entity: request.id,
        fields: ["reason", "who", "kind", "from", "days", "state"],
        sort: { field: "from", direction: "desc" },
      },
    ]);
    draft.page("calendar", "Calendar", "calendar-days", [
      { kind: "calendar", entity: request.id, dateField: "from" },
      { kind: "chart", title: "By kind", entity: request.id, look: "donut", byField: "kind", fn: "count" },
      {
        kind: "chart",
        title: "Days each",
        entity: request.id,
        look: "bar",
        byField: "who",
        fn: "sum",
        measureField: "days",
        unit: "d",
      },
    ]);
    draft.page("people", people.plural, people.icon, [cardsOf(people)]);
    draft.detail(request, { block: { actions: [yes, no] } });
    draft.detail(people, { related: [{ entity: request, title: "Requests" }] });
  },
  support(plan) {
    const request = addRequests(plan, addPeople(plan));
    plan.draft.page("requests", "Requests", "inbox", [
      formOf(request, "New request"),
      {
        kind: "board",
        entity: request.id,
        stageField: "state",
        facts: ["who"],
        actions: [{ do: "advance", field: "state", label: "Next step" }],
      },
    ]);
    plan.draft.detail(request);
  },
};

function addRequests(plan: Plan, people: Part): Part {
  return plan.draft.add(
    thing(
      "place",
      "approvalRequest, Request, Requests, inbox",
      "",
      `Reason: text\nWho: relation ${people.id}\nKind: choice time off|purchase|travel|access\nFrom: date -20..30\nDays: number 1..10 d\nCost: money 0..600 EUR\nState: choice asked|approved|declined|done\nNote: longText @remarks`,
      "Two weeks in July | kind=time off | days=10 | cost=0 | state=asked\nNew drill for the workshop | kind=purchase | days=1 | cost=189 | state=asked\nTrain to the fair | kind=travel | days=2 | cost=140 | state=approved\nMoving day | kind=time off | days=1 | cost=0 | state=approved\nKey for the archive | kind=access | days=1 | cost=0 | state=asked\nSecond screen | kind=purchase | days=1 | cost=240 | state=declined\nSchool start of my daughter | kind=time off | days=1 | cost=0 | state=approved\nCourse in first aid | kind=travel | days=2 | cost=95 | state=asked\nLong weekend | kind=time off | days=2 | cost=0 | state=done\nPaint for the hall | kind=purchase | days=1 | cost=76 | state=done",
    ),
  );
}
