import type { AppDraft, NewBlock, Part } from "../embedded/app-draft.ts";
import { cardsOf } from "../embedded/plan.ts";
import { commentsOn } from "../embedded/rich-parts.ts";
import type { TogetherParts } from "../together/together-parts.ts";
import { formFor, rollUp, type RowAction } from "./together-blocks.ts";

/** Options, the result, and a form for one more. */
export function layOutVote(
  draft: AppDraft,
  { question = "What do we choose?", adding, hasComments }: TogetherParts,
  option: Part,
): void {
  const [closes] = option.of("date");
  draft.page("home", "Vote", option.icon, [
    { kind: "poll", entity: option.id, question, votesField: "votes" },
    closes === undefined
      ? undefined
      : { kind: "countdown", title: "Voting closes", entity: option.id, dateField: closes },
  ]);
  draft.page("result", "Result", "chart-bar-big", [
    { kind: "leaderboard", title: "Votes so far", entity: option.id, scoreField: "votes", limit: 20 },
    {
      kind: "stats",
      items: [
        { label: "Votes", measure: { fn: "sum", entity: option.id, field: "votes" }, icon: "vote" },
        { label: option.plural, measure: { fn: "count", entity: option.id }, icon: "list" },
      ],
    },
  ]);
  draft.page("suggest", option.plural, "list", [
    cardsOf(option, { facts: ["votes"] }),
    // Yes or no is all there is to say.
    adding === undefined
      ? undefined
      : formFor(option, adding, "Put it to the vote", "It can be voted for now.", ["votes"]),
  ]);
  draft.detail(option, { more: [hasComments === true ? commentsOn({ draft }, option, "What people say") : undefined] });
}

/** The paper, who has handed one in, and the result once it may be seen. */
export function layOutBallot(
  draft: AppDraft,
  { questions = [], isHidden, quorum, groupField, period, total }: TogetherParts,
  parts: readonly Part[],
): void {
  const vote = parts.find(({ id }) => id === "vote");
  if (vote === undefined) return;
  const who = vote.entity.titleField;
  for (const field of vote.entity.fields) {
    if (field.id === who) field.unique = true;
    if (
      (field.type === "relation" && parts.some((part) => part.id === field.relation && part.entity.rows.length > 0)) ||
      field.id === "code" ||
      field.id === groupField
    )
      field.required = true;
  }
  const voted = vote.all.filter((id) => id !== "voted");
  draft.page("home", "Vote", "vote", [
    {
      kind: "form",
      title: "Your vote",
      entity: vote.id,
      fields: voted,
      submitLabel: "Cast the vote",
      thanks: "Your vote is in. Thank you.",
      note: [
        `One vote per ${vote.field(who)?.name.toLowerCase() ?? "person"}; a second one is not taken.`,
        period,
        isHidden === true ? "The result is shown once voting has closed." : undefined,
      ]
        .filter((each) => each !== undefined)
        .join(" "),
    },
    quorum === undefined
      ? { kind: "stats", items: [{ label: "Votes cast", measure: { fn: "count", entity: vote.id }, icon: "vote" }] }
      : {
          kind: "progress",
          title: "Quorum",
          label: `Votes cast, ${String(quorum)}${total === undefined ? "" : ` of ${total}`} needed`,
          measure: { fn: "count", entity: vote.id },
          target: quorum,
          look: "bar",
        },
  ]);
  draft.page("turnout", "Turnout", "users", [
    groupField === undefined
      ? undefined
      : {
          kind: "chart",
          title: `Votes by ${vote.field(groupField)?.name.toLowerCase() ?? "group"}`,
          entity: vote.id,
          look: "bar",
          byField: groupField,
          fn: "count",
        },
    // Who has voted, and never what.
    {
      kind: "table",
      title: "Who has voted",
      entity: vote.id,
      fields: [who, ...(groupField === undefined ? [] : [groupField]), "voted"].filter((id) => vote.has(id)),
      export: false,
    },
  ]);
  draft.page(
    "result",
    "Result",
    "chart-bar-big",
    questions.map(({ id, title }): NewBlock => ({
      kind: "leaderboard",
      title,
      entity: id,
      scoreField: "votes",
      limit: 20,
      ...(isHidden === true && {
        note: "Shown once the closing day has passed.",
        where: [{ field: "closes", is: "lt" as const, value: "@today" }],
      }),
    })),
  );
  draft.page(
    "options",
    "Options",
    "list-checks",
    parts
      .filter((part) => part !== vote)
      .map((part, at): NewBlock => ({
        kind: "list",
        title: questions[at]?.title ?? part.plural,
        entity: part.id,
        facts: ["closes"],
        // A download would tell the result.
        export: false,
      })),
  );
}

/** Dates with an answer each, and which one suits most. */
export function layOutDates(
  draft: AppDraft,
  { question, adding = "Suggest a date" }: TogetherParts,
  day: Part,
  answer: Part,
): void {
  const via = answer.via(day.id);
  if (via === undefined) return;
  rollUp(day, { id: "yes", name: "Can come", entity: answer.id, via, where: { field: "answer", value: "yes" } });
  draft.page("home", "Dates", "calendar-check", [
    {
      kind: "rsvp",
      title: question ?? "When can you come?",
      entity: day.id,
      dateField: "starts",
      facts: day.of("text").slice(0, 2),
      answerEntity: answer.id,
      via,
      nameField: "name",
      answerField: "answer",
    },
    { kind: "leaderboard", title: "Suits most", entity: day.id, scoreField: "yes", limit: 6 },
  ]);
  draft.page("answers", "Who can when", "users", [
    { kind: "table", entity: answer.id, fields: ["name", via, "answer"] },
  ]);
  draft.page("suggest", "All dates", "calendar-days", [
    { kind: "list", entity: day.id, facts: ["starts", "yes"], sort: { field: "starts", direction: "asc" } },
    formFor(day, adding, "Add the date", "The date is on the list."),
  ]);
  draft.detail(day, { related: [{ entity: answer, title: "Answers" }] });
}

/** What is rated, the best first, with what people say. */
export function layOutRatings(draft: AppDraft, { adding = "Add one" }: TogetherParts, item: Part, rating: Part): void {
  const via = rating.via(item.id);
  const actions: RowAction[] =
    via === undefined ? [] : [{ do: "log", entity: rating.id, via, label: "Rate it", icon: "star" }];
  draft.page("home", "Rate", "star", [
    cardsOf(item, { actions, facts: ["average", "ratings"] }),
    { kind: "leaderboard", title: "Best so far", entity: item.id, scoreField: "average", limit: 10 },
  ]);
  draft.page("ratings", "Ratings", "message-square", [
    {
      kind: "reviews",
      entity: rating.id,
      ratingField: "stars",
      bodyField: rating.entity.titleField,
      authorField: "by",
    },
    formFor(rating, "Give your rating", "Send the rating", "Thank you, it counts now."),
  ]);
  draft.page("add", item.plural, item.icon, [formFor(item, adding, "Put it on the list", "It can be rated now.")]);
  draft.detail(item, { block: { actions }, related: [{ entity: rating, title: "Ratings" }] });
}
