import { addItem, cardsOf, formOf, thingOf, type ArchetypeBuilder, type Plan } from "../plan.ts";
import type { NewBlock } from "../app-draft.ts";
import { intervalsOf } from "../rich-parts.ts";
import { quizOf } from "./quiz.ts";
import { thing } from "../thing.ts";

/** Lessons, cards that come back when due, a quiz and a streak. */
export const learning: ArchetypeBuilder = {
  lead(plan) {
    const { draft, domain } = plan;
    const item = thingOf(plan, "item", true) ? addItem(plan, "Learned: boolean 25") : undefined;
    const cards = cardsBlock(plan);
    const study = draft.add(
      thing(
        "log",
        "studySession, Study session, Study log, notebook-pen",
        "",
        "Topic: text\nDate: date -24..0\nMinutes: number 5..35 min\nFelt: choice hard|fine|easy",
        "Ten new cards\nOnly the difficult ones\nBefore breakfast\nOn the bus\nWith a friend\nRead one lesson twice\nQuiz, then cards",
      ),
    );
    draft.record = study;
    draft.page("home", "Today", domain.icon, [
      cards,
      { kind: "streak", title: "Days in a row", entity: study.id, dateField: "date" },
      ...(item
        ? [
            {
              kind: "progress" as const,
              title: "How far you are",
              label: `${item.plural} learned`,
              measure: {
                fn: "count" as const,
                entity: item.id,
                where: [{ field: "learned", is: "eq" as const, value: true }],
              },
              target: { fn: "count" as const, entity: item.id },
              look: "ring" as const,
            },
          ]
        : []),
    ]);
    if (item) {
      draft.page("lessons", item.plural, item.icon, [
        cardsOf(item, {
          actions: [{ do: "toggle", field: "learned", label: "Mark as learned", doneLabel: "Learned", icon: "check" }],
        }),
        formOf(item),
      ]);
      draft.detail(item, {
        block: {
          actions: [{ do: "toggle", field: "learned", label: "Mark as learned", doneLabel: "Learned", icon: "check" }],
        },
      });
    }
    const quiz = quizOf(plan);
    draft.page("quiz", "Quiz", "circle-help", [quiz]);
    draft.page("focus", "Focus", "timer", [intervalsOf(study, "Focus and break")]);
    draft.page("progress", "Progress", "chart-line", [
      formOf(study, "Log a study session"),
      { kind: "chart", title: "Every day", entity: study.id, look: "heat", byField: "date", fn: "count" },
      {
        kind: "chart",
        title: "Minutes",
        entity: study.id,
        look: "area",
        byField: "date",
        fn: "sum",
        measureField: "minutes",
        unit: "min",
      },
      { kind: "chart", title: "How it felt", entity: study.id, look: "donut", byField: "felt", fn: "count" },
    ]);
    draft.detail(study);
  },
  support(plan) {
    plan.draft.page("learn", "Learn", "graduation-cap", [cardsBlock(plan), quizOf(plan)]);
  },
};

/** Flashcards of the field; for an unknown field, cards one fills oneself. */
export function cardsBlock(plan: Plan): NewBlock {
  const lines = (
    plan.domain.cards ??
    "What do I want to know first? | Write the answer in your own words\nThe most important word here | and what it means to you\nThe mistake everyone makes | and how to avoid it\nA person to ask | and what to ask them"
  ).split("\n");
  const rows = lines.map((line, index) => {
    const [front = "", back = ""] = line.split(" | ");
    return `${front} | back=${back} | box=${(index % 3) + 1} | due=@${index < 5 ? 0 : index - 4}`;
  });
  const card = plan.draft.add(
    thing(
      "place",
      "flashcard, Card, Cards, layers",
      "",
      `Front: text\nBack: text\n${plan.draft.main && !/^(?:front|back|box|due)$/i.test(plan.draft.main.name) ? `${plan.draft.main.name}: relation ${plan.draft.main.id}\n` : ""}Box: number 1..5\nDue: date 0..4`,
      rows.join("\n"),
    ),
  );
  return {
    kind: "flashcards",
    title: "Due today",
    entity: card.id,
    frontField: "front",
    backField: "back",
    boxField: "box",
    dueField: "due",
  };
}
