import { cardsOf, formOf, type ArchetypeBuilder, type Plan } from "../plan.ts";
import { agendaOf, saveAction } from "../plan-parts.ts";
import { thing } from "../thing.ts";
import type { Part } from "../app-draft.ts";

/** Openings, applications and where each stands. */
export const jobs: ArchetypeBuilder = {
  lead(plan) {
    const { draft } = plan;
    const job = addOpenings(plan);
    const application = draft.add(
      thing(
        "place",
        "Application, Applications, send",
        "",
        `Name: text\nOpening: relation ${job.id}\nSent on: date -14..0\nState: choice applied|interview|trial day|agreed|declined\nWhy me: longText`,
        "Amara Osei | state=interview\nMateo Ruiz | state=applied\nYuki Tanaka | state=trial day\nLena Krüger | state=applied\nOmar Haddad | state=agreed\nPriya Shah | state=applied\nKofi Annor | state=declined\nIngrid Lund | state=interview",
      ),
    );
    draft.main = job;
    draft.record = application;
    const save = saveAction(job);
    const apply = { do: "log" as const, entity: application.id, via: "opening", label: "Apply", icon: "send" };
    draft.page("home", "Openings", "briefcase", [
      cardsOf(job, {
        subtitleField: "organisation",
        badges: ["kind", "level"],
        facts: ["place", "pay", "daysLeft"],
        filters: ["kind", "level", "remote"],
        actions: [apply, ...save],
      }),
    ]);
    draft.page("applications", "Applications", "send", [
      {
        kind: "board",
        entity: application.id,
        stageField: "state",
        facts: ["opening", "sentOn"],
        actions: [{ do: "advance", field: "state", label: "Next step" }],
      },
    ]);
    draft.page("closing", "Closing soon", "alarm-clock", [
      agendaOf(job, "Closing soon", { dateField: "closes" }),
      {
        kind: "list",
        title: "Saved",
        entity: job.id,
        subtitleField: "organisation",
        facts: ["place", "pay"],
        where: [{ field: "saved", is: "eq", value: true }],
      },
    ]);
    draft.page("post", "Post", "plus", [
      formOf(job, "Post an opening"),
      { kind: "chart", title: "By kind", entity: job.id, look: "donut", byField: "kind", fn: "count" },
      {
        kind: "chart",
        title: "Pay by level",
        entity: job.id,
        look: "bar",
        byField: "level",
        fn: "average",
        measureField: "pay",
        unit: "EUR",
      },
    ]);
    draft.detail(job, {
      block: { actions: [apply, ...save] },
      related: [{ entity: application, title: "Applications" }],
    });
    draft.detail(application, { block: { actions: [{ do: "advance", field: "state", label: "Next step" }] } });
  },
  support(plan) {
    const job = addOpenings(plan);
    plan.draft.page("jobs", "Openings", "briefcase", [
      cardsOf(job, { subtitleField: "organisation" }),
      formOf(job, "Post an opening"),
    ]);
    plan.draft.detail(job);
  },
};

function addOpenings(plan: Plan): Part {
  const known = plan.domain.things.find(({ id }) => id === "opening");
  const fallback = thing(
    "item",
    "opening, Opening, Openings, briefcase",
    "",
    "",
    "Kitchen help on weekends | organisation=Canal Café | kind=part-time | level=starter | pay=14\nBicycle mechanic | organisation=Cycle Works | kind=full-time | level=experienced | pay=19\nGarden assistant | organisation=North Gate Nursery | kind=seasonal | level=starter | pay=13.5\nEvening tutor, maths | organisation=Library Corner | kind=freelance | level=experienced | pay=24\nWeb developer, small team | organisation=Kumo Studio | kind=full-time | level=experienced | pay=34 | remote=yes\nIllustrator for a children's book | organisation=Papaya Press | kind=freelance | level=any | pay=28 | remote=yes\nRide driver for seniors | organisation=Neighbours e.V. | kind=part-time | level=any | pay=15\nStage hand | organisation=Old Station Theatre | kind=seasonal | level=starter | pay=15.5\nBookkeeper, two days | organisation=Market Co-op | kind=part-time | level=experienced | pay=23\nDog day-care helper | organisation=Paws Yard | kind=part-time | level=starter | pay=13.8",
  );
  const profession = plan.domain.id === "inferred" ? plan.domain.things[0]?.name : undefined;
  const { fields: _fields, ...rest } = known ?? (profession ? { ...fallback, rows: rowsFor(profession) } : fallback);
  return plan.draft.add({
    ...rest,
    fields:
      "Title: text\nOrganisation: text\nKind: choice full-time|part-time|freelance|seasonal\nLevel: choice starter|experienced|any\nPlace: location\nRemote: boolean 0\nPay: money 13..34 EUR\nCloses: date 2..28\nDays left: daysUntil closes\nWhat you do: longText\nSaved: boolean 20",
  });
}

/** Openings for a profession the idea names. */
function rowsFor(profession: string): string {
  const lower = profession.charAt(0).toLowerCase() + profession.slice(1);
  return [
    `${profession}, weekends | organisation=Riverside House | kind=part-time | level=any | pay=21`,
    `Senior ${lower} | organisation=North Gate Centre | kind=full-time | level=experienced | pay=31`,
    `${profession} in training | organisation=Old Station Group | kind=full-time | level=starter | pay=15`,
    `${profession}, two days a week | organisation=Elm Court | kind=part-time | level=any | pay=22.5`,
    `Holiday cover: ${lower} | organisation=Harbour Road 9 | kind=seasonal | level=any | pay=23`,
    `Deputy lead, ${lower} team | organisation=Canal Yard | kind=full-time | level=experienced | pay=29`,
    `Freelance ${lower} | organisation=Market Co-op | kind=freelance | level=experienced | pay=34`,
    `${profession}, early shift | organisation=Hill Street Practice | kind=part-time | level=starter | pay=18.5`,
  ].join("\n");
}
