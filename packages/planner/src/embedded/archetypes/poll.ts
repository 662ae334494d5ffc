import { cardsOf, formOf, type ArchetypeBuilder, type Plan } from "../plan.ts";
import { addPosts, feedOf } from "../plan-parts.ts";
import { thing } from "../thing.ts";
import { oneLine } from "../compose-identity.ts";
import type { Part } from "../app-draft.ts";

/** Something to decide together: options with votes, reasons, and what was decided before. */
export const poll: ArchetypeBuilder = {
  lead(plan) {
    const { draft, domain } = plan;
    const option = addOptions(plan);
    const decision = draft.add(
      thing(
        "log",
        "Decision, Decisions, gavel",
        "",
        "Decided: text\nDate: date -60..0\nVotes: number 5..24\nState: choice open|decided|done",
        "Quiet hours from ten\nNew coffee machine\nSummer party in the yard\nNo meeting on Fridays\nShared car for shopping\nPlant list for the balcony",
      ),
    );
    const posts = addPosts(plan);
    draft.main = option;
    draft.record = decision;
    draft.page("home", "Vote", domain.icon, [
      { kind: "poll", entity: option.id, question: questionOf(plan), votesField: "votes" },
      {
        kind: "stats",
        items: [
          { label: "Votes", measure: { fn: "sum", entity: option.id, field: "votes" }, icon: "vote" },
          { label: "Options", measure: { fn: "count", entity: option.id }, icon: "list" },
        ],
      },
    ]);
    draft.page("options", "Options", "list", [
      cardsOf(option, { actions: [{ do: "add", field: "votes", by: 1, once: true, label: "Vote", icon: "vote" }] }),
      formOf(option, "Suggest an option"),
    ]);
    draft.page("talk", "Reasons", "message-square", [feedOf(posts)]);
    draft.page("decisions", "Decided", "gavel", [
      { kind: "board", entity: decision.id, stageField: "state", facts: ["votes", "date"] },
      {
        kind: "chart",
        title: "Votes by option",
        entity: option.id,
        look: "bar",
        byField: "kind",
        fn: "sum",
        measureField: "votes",
      },
    ]);
    draft.detail(option, {
      block: { actions: [{ do: "add", field: "votes", by: 1, once: true, label: "Vote", icon: "vote" }] },
    });
    draft.detail(decision);
  },
  support(plan) {
    const option = addOptions(plan);
    plan.draft.page("vote", "Vote", "vote", [
      { kind: "poll", entity: option.id, question: questionOf(plan), votesField: "votes" },
      formOf(option, "Suggest an option"),
    ]);
  },
};

function questionOf(plan: Plan): string {
  const thingName = plan.domain.things.find(({ role }) => role === "item")?.name.toLowerCase();
  return thingName && plan.domain.id !== "inferred" ? oneLine(`Which ${thingName} next?`, 120) : "What do we choose?";
}

function addOptions(plan: Plan): Part {
  const titles =
    plan.domain.id === "inferred"
      ? undefined
      : plan.domain.things
          .find(({ role }) => role === "item")
          ?.rows.split("\n")
          .map((line) => line.split(" | ")[0]?.trim() ?? "");
  const rows = (
    titles ?? ["Saturday morning", "Sunday afternoon", "Wednesday evening", "Friday after work", "Not this month"]
  )
    .slice(0, 6)
    .map((title, index) => `${title} | votes=${[9, 7, 5, 4, 2, 1][index]}`);
  return plan.draft.add(
    thing(
      "place",
      "choiceOption, Option, Options, list",
      "",
      "Option: text\nVotes: number 0..9\nSuggested by: text @people\nKind: choice easy|a stretch|wild\nWhy: text @remarks",
      rows.join("\n"),
    ),
  );
}
