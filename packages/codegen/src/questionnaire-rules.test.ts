import { describe, expect, it } from "vitest";
import { behaviourWords } from "../templates/copy/behaviour-words.ts";
import { gameWords } from "../templates/copy/game-words.ts";
import { questionWords } from "../templates/copy/question-words.ts";
import { richWords } from "../templates/copy/rich-words.ts";
import { words } from "../templates/copy/words.ts";
import { newRun, questionsOfRun } from "../templates/src/questions/run.ts";
import { answerIn, answerLines, textsByQuestion } from "../templates/src/rules/answer-lines.ts";
import {
  bandOf,
  isRightAnswer,
  outcomeShares,
  pagesOf,
  pathOf,
  problemOfAnswer,
  scoreOf,
  streakOf,
  weightOf,
  type Answer,
  type Question,
} from "../templates/src/rules/questionnaire.ts";
import { npsOf, summarize } from "../templates/src/rules/survey-results.ts";

const single = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  prompt: id,
  type: "single",
  options: [{ label: "Yes", right: true }, { label: "No" }],
  ...more,
});
const ids = (questions: readonly Question[]) => questions.map(({ id }) => id).join("");

describe("the way through questions", () => {
  const questions = [
    single("a", { jumps: [{ when: "No", to: "d" }] }),
    single("b", { type: "nps", options: [], jumps: [{ is: "atLeast", when: "9" }] }),
    single("c"),
    single("d"),
  ];
  it("skips what an answer leads past, and ends where it says so", () => {
    expect(ids(pathOf(questions, {}))).toBe("abcd");
    expect(ids(pathOf(questions, { a: "No" }))).toBe("ad");
    expect(ids(pathOf(questions, { a: "Yes", b: "10" }))).toBe("ab");
    expect(ids(pathOf(questions, { a: "Yes", b: "8" }))).toBe("abcd");
  });
  it("puts sections on pages, and ends a page where the way may part", () => {
    const parts = [
      single("a", { section: "One" }),
      single("b"),
      single("c", { section: "Two", jumps: [{ when: "No" }] }),
      single("d"),
    ];
    expect(pagesOf(parts, true).map(ids)).toEqual(["ab", "c", "d"]);
    expect(pagesOf(parts, false).map(ids)).toEqual(["a", "b", "c", "d"]);
  });
  it("draws as many as are wanted, and keeps their order over a reload", () => {
    const run = newRun(questions, { shuffle: true, draw: 3 }, 0, () => 0);
    expect(run.order).toHaveLength(3);
    expect(ids(questionsOfRun(questions, run))).toBe(run.order.join(""));
    const mixed = [single("a", { shuffle: true })];
    const [asked] = questionsOfRun(
      mixed,
      newRun(mixed, {}, 0, () => 0),
    );
    expect(asked?.options?.map(({ label }) => label)).toEqual(["No", "Yes"]);
  });
});

describe("answers", () => {
  it.each<[Partial<Question>, Answer, boolean | null]>([
    [{}, "Yes", true],
    [{}, "No", false],
    [{ type: "trueFalse", isTrue: false }, "false", true],
    [
      { type: "multiple", options: [{ label: "A", right: true }, { label: "B", right: true }, { label: "C" }] },
      ["B", "A"],
      true,
    ],
    [
      { type: "multiple", options: [{ label: "A", right: true }, { label: "B", right: true }, { label: "C" }] },
      ["A"],
      false,
    ],
    [{ type: "shortText", options: [], answer: "Canberra / Canberra City" }, "  canberra ", true],
    [{ type: "number", options: [], answer: "0.5" }, "0,50", true],
    [{ type: "longText", options: [] }, "anything", null],
  ])("%j: %j is %s", (more, answer, right) => {
    expect(isRightAnswer(single("a", more), answer)).toBe(right);
  });
  it("count for points, a streak, an outcome, a band", () => {
    const questions = [single("a", { points: 3 }), single("b"), single("c")];
    expect(scoreOf(questions, { a: "Yes", b: "No" })).toMatchObject({
      points: 3,
      most: 5,
      right: 1,
      marked: 3,
      share: 0.6,
    });
    expect(streakOf(questions, { a: "No", b: "Yes", c: "Yes" })).toBe(2);
    const likert = single("l", {
      type: "likert",
      options: [{ label: "Never" }, { label: "Often" }],
      rows: [{ label: "x" }, { label: "y" }],
    });
    expect(weightOf(likert, { x: "Never", y: "Often" })).toBe(3);
    const bands = [
      { title: "low", from: 0, to: 4 },
      { title: "high", from: 5, to: 9 },
    ];
    expect([bandOf(bands, 4)?.title, bandOf(bands, 5)?.title, bandOf(bands, 30)?.title]).toEqual([
      "low",
      "high",
      "high",
    ]);
    const pets = single("p", {
      options: [
        { label: "Walk", outcome: "dog", points: 2 },
        { label: "Sofa", outcome: "cat" },
      ],
    });
    const shares = outcomeShares([{ id: "cat" }, { id: "dog" }], [pets, { ...pets, id: "q" }], {
      p: "Walk",
      q: "Sofa",
    });
    expect(shares.map(({ outcome, share }) => [outcome.id, Math.round(share * 100)])).toEqual([
      ["dog", 67],
      ["cat", 33],
    ]);
  });
  it("are told what is wrong with them", () => {
    expect(problemOfAnswer(single("a", { required: true }), undefined)).toBe("required");
    expect(problemOfAnswer(single("a"), undefined)).toBeNull();
    expect(problemOfAnswer(single("a", { type: "email" }), "nobody")).toBe("email");
    expect(problemOfAnswer(single("a", { type: "number" }), "many")).toBe("number");
    expect(
      problemOfAnswer(single("a", { type: "matrix", required: true, rows: [{ label: "x" }, { label: "y" }] }), {
        x: "No",
      }),
    ).toBe("required");
  });
  it("come back from a row as they went in, whatever is typed", () => {
    const grid = single("g", { type: "matrix", rows: [{ label: "Food = drinks" }, { label: "Staff" }] });
    const many = single("m", { type: "multiple", options: [{ label: "A | B" }, { label: "C" }] });
    const text = single("t", { type: "longText" });
    const answers = { g: { "Food = drinks": "Yes", Staff: "No" }, m: ["C", "A | B"], t: "One:\ntwo | three" };
    const texts = textsByQuestion(answerLines([grid, many, text], answers));
    expect(answerIn(grid, texts.get("g") ?? "")).toEqual(answers.g);
    expect(answerIn(many, texts.get("m") ?? "")).toEqual(answers.m);
    expect(answerIn(text, texts.get("t") ?? "")).toBe("One: two / three");
  });
});

describe("results", () => {
  it("work out the net promoter score", () => {
    expect(npsOf([10, 9, 9, 8, 7, 6, 0])).toEqual({ score: 14, promoters: 3, passives: 2, detractors: 2 });
    expect(npsOf([]).score).toBe(0);
  });
  it("count choices, grids and places", () => {
    const many = single("m", { type: "multiple", options: [{ label: "A" }, { label: "B" }] });
    expect(summarize(many, [["A"], ["A", "B"], []]).bars).toEqual([
      { label: "A", count: 2, share: 1 },
      { label: "B", count: 1, share: 0.5 },
    ]);
    const grid = single("g", { type: "matrix", rows: [{ label: "Staff" }] });
    expect(
      summarize(grid, [{ Staff: "Yes" }, { Staff: "Yes" }, { Staff: "No" }]).grid?.[0]?.cells.map(({ count }) => count),
    ).toEqual([2, 1]);
    const ranked = single("r", { type: "ranking", options: [{ label: "A" }, { label: "B" }] });
    expect(
      summarize(ranked, [
        ["B", "A"],
        ["B", "A"],
        ["A", "B"],
      ]).places?.map(({ label }) => label),
    ).toEqual(["B", "A"]);
  });
});

it("has words of its own beside those of other blocks", () => {
  const others = { ...words, ...behaviourWords, ...richWords, ...gameWords };
  expect(Object.keys(questionWords).filter((key) => Object.hasOwn(others, key))).toEqual([]);
});
