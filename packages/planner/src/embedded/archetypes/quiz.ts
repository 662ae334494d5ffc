import { addItem, cardsOf, formOf, thingOf, type ArchetypeBuilder, type Plan } from "../plan.ts";
import type { NewBlock } from "../app-draft.ts";
import { thing } from "../thing.ts";
import { cardsBlock } from "./flash-cards.ts";

/** Questions with reasons, results and a table of who knows most. */
export const quiz: ArchetypeBuilder = {
  lead(plan) {
    const { draft } = plan;
    const block = quizOf(plan);
    const result = draft.add(
      thing(
        "log",
        "quizResult, Result, Results, medal",
        "",
        "Player: text\nDate: date -20..0\nPoints: number 3..10 pts\nSeconds: number 40..180 s",
        "Amara O.\nYuki T.\nMateo R.\nLena K.\nOmar H.\nPriya S.\nKofi A.\nIngrid L.",
      ),
    );
    draft.record = result;
    draft.page("home", "Play", "circle-help", [
      block,
      { kind: "leaderboard", title: "Best rounds", entity: result.id, scoreField: "points", avatar: true, limit: 5 },
    ]);
    draft.page("results", "Results", "medal", [
      formOf(result, "Record a round"),
      {
        kind: "chart",
        title: "Points over time",
        entity: result.id,
        look: "line",
        byField: "date",
        fn: "average",
        measureField: "points",
        unit: "pts",
      },
      {
        kind: "table",
        entity: result.id,
        fields: ["player", "points", "seconds", "date"],
        sort: { field: "points", direction: "desc" },
      },
    ]);
    draft.page("cards", "Practise", "layers", [cardsBlock(plan)]);
    const questions = draft.parts.get("question");
    if (questions)
      draft.page("questions", "Questions", "list", [
        formOf(questions, "Write a question"),
        { kind: "list", entity: questions.id, subtitleField: "topic", facts: ["timesAsked"], search: true },
      ]);
    if (thingOf(plan, "item", true) && plan.domain.id !== "inferred") {
      const item = addItem(plan);
      draft.page("items", item.plural, item.icon, [cardsOf(item)]);
      draft.detail(item);
    }
    if (questions) draft.detail(questions);
    draft.detail(result);
  },
  support(plan) {
    plan.draft.page("quiz", "Quiz", "circle-help", [quizOf(plan)]);
  },
};

/** Quiz of the field; for an unknown field, questions about good questions, to be replaced. */
export function quizOf(plan: Plan): NewBlock {
  const lines = (
    plan.domain.questions ??
    "Which of these makes a fair question? | One with a single right answer; One nobody can check; One about taste; One with two right answers | A fair question can be checked.\nHow many choices are enough? | Four; One; Twelve; Twenty | Four keep it quick.\nWhat helps people remember? | Coming back after a day; Reading once; Guessing only; Loud music | Repetition with a gap works best.\nWho should test your quiz? | Somebody new to it; Only you; Nobody; A calendar | Fresh eyes find what is unclear."
  ).split("\n");
  const rows = lines.map((line, index) => {
    const [prompt = "", choices = "", why = ""] = line.split(" | ");
    const all = choices
      .split(";")
      .map((choice) => choice.trim())
      .filter(Boolean);
    const answer = all[0] ?? "";
    // The right answer comes first in the lexicon; here it moves to a place of its own per question.
    const turned = [...all.slice(1, 1 + (index % all.length)), answer, ...all.slice(1 + (index % all.length))];
    return `${prompt} | choices=${turned.join(";")} | answer=${answer} | why=${why} | timesAsked=${(index * 7) % 12}`;
  });
  const question = plan.draft.add(
    thing(
      "place",
      "question, Question, Questions, circle-help",
      "",
      "Question: text\nChoices: lines\nAnswer: text\nWhy: text\nTopic: choice basics|advanced\nTimes asked: number 0..12",
      rows.join("\n"),
    ),
  );
  return {
    kind: "quiz",
    title: "Ten quick questions".replace("Ten", rows.length >= 10 ? "Ten" : "A few"),
    entity: question.id,
    promptField: "question",
    optionsField: "choices",
    answerField: "answer",
    explainField: "why",
  };
}
