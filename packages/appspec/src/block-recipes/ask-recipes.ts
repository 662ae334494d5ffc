import type { BlockDraft } from "./block-draft.ts";
import { FIELDS, TEXTS, type Recipes } from "./recipe.ts";

/** Where answers are kept: an entity that has a place for them, else a new one. */
function answersOf(draft: BlockDraft) {
  return draft.thing(
    {
      who: { types: ["text"], like: /name|who|person/i, add: { id: "name", word: "name", type: "text" } },
      on: { types: ["dateTime"], add: { id: "sent", word: "sent", type: "dateTime" } },
      points: { types: ["number"], add: { id: FIELDS.points.id, word: "points", type: "number" } },
      outcome: {
        types: TEXTS,
        like: /result|outcome/i,
        strict: true,
        add: { id: "outcome", word: "outcome", type: "text" },
      },
      answers: {
        types: ["lines"],
        like: /answer/i,
        strict: true,
        add: { id: "answers", word: "answers", type: "lines" },
      },
    },
    {
      fresh: {
        id: "response",
        word: "response",
        icon: "inbox",
        title: { id: "name", word: "name" },
        rows: [],
      },
    },
  );
}

/** Blocks that ask people, and that show what they answered. */
export const askRecipes: Recipes<"questionnaire" | "responses"> = {
  questionnaire: (draft) => {
    const { entity, fields } = answersOf(draft);
    return {
      kind: "questionnaire",
      mode: "survey",
      title: draft.say("tellUs"),
      questions: [
        {
          id: "recommend",
          prompt: draft.say("askRecommend").replace("{name}", draft.spec.identity.name),
          type: "nps",
          required: true,
        },
        { id: "satisfied", prompt: draft.say("askSatisfied"), type: "scale", steps: 5 },
        { id: "better", prompt: draft.say("askBetter"), type: "longText" },
      ],
      logEntity: entity.id,
      logAnswersField: fields["answers"] ?? "",
      logWhoField: fields["who"] ?? "",
      logDateField: fields["on"] ?? "",
      logScoreField: fields["points"] ?? "",
      logOutcomeField: fields["outcome"] ?? "",
    };
  },
  responses: (draft) => {
    const asked = draft.spec.pages
      .flatMap(({ blocks }) => blocks)
      .find((block) => block.kind === "questionnaire" && block.logEntity !== undefined);
    if (asked?.kind === "questionnaire" && asked.logEntity !== undefined && asked.logAnswersField !== undefined)
      return {
        kind: "responses",
        entity: asked.logEntity,
        answersField: asked.logAnswersField,
        ...(asked.logDateField !== undefined && { dateField: asked.logDateField }),
        ...(asked.logScoreField !== undefined && { scoreField: asked.logScoreField }),
        ...(asked.logOutcomeField !== undefined && { outcomeField: asked.logOutcomeField }),
      };
    const { entity, fields } = answersOf(draft);
    return {
      kind: "responses",
      entity: entity.id,
      answersField: fields["answers"] ?? "",
      dateField: fields["on"] ?? "",
      scoreField: fields["points"] ?? "",
      outcomeField: fields["outcome"] ?? "",
    };
  },
};
