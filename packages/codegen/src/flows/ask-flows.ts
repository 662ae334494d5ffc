import type { Block } from "@sayhey/appspec";
import type { FlowStep } from "@sayhey/contract/flow";
import {
  CHECKED_AT_ONCE,
  isRightAnswer,
  pagesOf,
  pathOf,
  rightTexts,
  type Answer,
  type Question,
} from "../../templates/src/rules/questionnaire.ts";
import { word } from "../emit-copy.ts";
import { captionText, tap, type, wait, type FlowScene, type FlowsOf } from "./flow-scene.ts";

type Questionnaire = Extract<Block, { kind: "questionnaire" }>;

/** Questions as apps hold them; a parsed document has no property that is undefined. */
const asked = ({ questions }: Questionnaire): readonly Question[] =>
  questions as readonly unknown[] as readonly Question[];

/** What one answers in a film, and the steps to it; null where nobody could tap or type it. */
function given(question: Question, scene: FlowScene): { answer: Answer; steps: FlowStep[] } | null {
  const options = question.options?.map(({ label }) => label) ?? [];
  const right = rightTexts(question);
  switch (question.type) {
    case "single":
    case "picture": {
      const text = right[0] ?? options[question.prompt.length % Math.max(1, options.length)] ?? "";
      return { answer: text, steps: [tap("radio", text)] };
    }
    case "multiple": {
      const texts = right.length > 0 ? right : options.slice(0, 2);
      return { answer: texts, steps: texts.map((text) => tap("checkbox", text)) };
    }
    case "trueFalse": {
      const text = right[0] ?? "true";
      return { answer: text, steps: [tap("radio", scene.say(text === "true" ? "trueWord" : "falseWord"))] };
    }
    case "nps":
      return { answer: "9", steps: [tap("radio", "9")] };
    case "scale": {
      const text = String(Math.max(2, (question.steps ?? 5) - 1));
      return (question.steps ?? 5) < 3 ? null : { answer: text, steps: [tap("radio", text)] };
    }
    case "likert":
    case "matrix": {
      const columns = options.length > 0 ? options : word("likertOptions", scene.spec.identity.language).split("|");
      const column = columns.at(-2) ?? "";
      const rows = question.rows?.map(({ label }) => label) ?? [];
      return {
        answer: Object.fromEntries(rows.map((label) => [label, column])),
        steps: rows.map((_, nth) => tap("radio", column, { nth })),
      };
    }
    case "ranking":
      return { answer: options, steps: [tap("button", scene.say("keepThisOrder"))] };
    case "date":
      return null;
    default: {
      const text =
        right[0] ?? (question.type === "email" ? "robin@example.com" : question.type === "number" ? "3" : "");
      if (text === "" && question.required !== true) return { answer: "", steps: [] };
      const typed = text === "" ? "Robin" : text;
      return { answer: typed, steps: [type(`${question.prompt} ${scene.say("typeAnswer")}`, typed)] };
    }
  }
}

/** As many steps as a film has room for, with the opening of the page. */
const MOST_STEPS = 29;

/** What is tapped on each page up to the result; as many pages as there is room for. */
function tapsByPage(block: Questionnaire, scene: FlowScene, room: number): { pages: FlowStep[][]; isWhole: boolean } {
  const isBySection = block.mode === "survey" && block.questions.some(({ section }) => section !== undefined);
  const answers: Record<string, Answer> = {};
  const pagesNow = () => pagesOf(pathOf(asked(block), answers), isBySection);
  const pages: FlowStep[][] = [];
  let left = room;
  for (;;) {
    const page = pagesNow()[pages.length];
    if (page === undefined) return { pages, isWhole: true };
    const ways = page.map((question) => ({ question, way: given(question, scene) }));
    if (ways.some(({ question, way }) => way === null && question.required === true)) return { pages, isWhole: false };
    for (const { question, way } of ways) if (way !== null) answers[question.id] = way.answer;
    const isLast = pages.length + 1 === pagesNow().length;
    const isToCheck =
      block.mode === "quiz" &&
      page.some((question) => isRightAnswer(question, "") !== null && !CHECKED_AT_ONCE.has(question.type));
    const taps = [
      ...ways.flatMap(({ way }) => way?.steps ?? []),
      ...(isToCheck ? [tap("button", scene.say("checkAnswer"))] : []),
      tap("button", scene.say(isLast ? LAST[block.mode] : "next")),
    ];
    left -= taps.length;
    if (left < 0) return { pages, isWhole: false };
    pages.push(taps);
  }
}

/** From the cover to the result, the first questions at leisure. */
function walk(block: Questionnaire, scene: FlowScene): FlowStep[] {
  const start = [tap("button", scene.say("beginQuestions")), wait(500)];
  // What comes first is chance.
  if (block.shuffle === true || block.draw !== undefined) return start;
  const end = block.mode === "exam" ? [tap("button", scene.say("handIn")), wait(1400)] : [wait(1400)];
  const { pages, isWhole } = tapsByPage(block, scene, MOST_STEPS - start.length - end.length);
  let pauses = MOST_STEPS - start.length - end.length - pages.flat().length;
  const steps = pages.flatMap((taps) => {
    pauses -= 1;
    return pauses < 0 ? taps : [...taps.slice(0, -1), wait(800), ...taps.slice(-1)];
  });
  return [...start, ...steps, ...(isWhole ? end : [])];
}

const LAST: Readonly<Record<Questionnaire["mode"], string>> = {
  quiz: "showResult",
  exam: "reviewAnswers",
  personality: "showResult",
  survey: "submitAnswers",
  assessment: "showResult",
};

/** Blocks that ask people. */
export const askFlows: FlowsOf = {
  questionnaire: (block, scene) => [
    { caption: captionText(block.title ?? scene.page.title), weight: 9.5, steps: walk(block, scene) },
  ],
};
