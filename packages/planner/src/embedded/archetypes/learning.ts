import { addItem, cardsOf, formOf, thingOf, type ArchetypeBuilder } from "../plan.ts";
import { intervalsOf } from "../rich-parts.ts";
import { quizOf } from "./quiz.ts";
import { thing } from "../thing.ts";
import { cardsBlock } from "./flash-cards.ts";

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
