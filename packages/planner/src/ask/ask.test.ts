import { parseAppSpec } from "@sayhey/appspec";
import { beforeAll, describe, expect, it } from "vitest";
import { outcomeShares, pathOf, type Question } from "../../../codegen/templates/src/rules/questionnaire.ts";
import { understandCommand } from "../commands/index.ts";
import { loadAllBlueprints, planBrief } from "../plan-brief.ts";
import { ALL_ASK_SETS } from "./all-ask-sets.ts";
import { bandsIn, personalityParts, quizQuestions, surveyQuestions } from "./ask.ts";

beforeAll(() => loadAllBlueprints());

const asked = (idea: string) => {
  const spec = planBrief(idea, 1)?.spec;
  const block = spec?.pages[0]?.blocks[0];
  return block?.kind === "questionnaire" ? { spec, block } : undefined;
};

describe("what questionnaires are made of", () => {
  it("has thirty quizzes, twenty surveys and ten personality quizzes, each with an id of its own", () => {
    const { quizzes, surveys, personalities } = ALL_ASK_SETS;
    expect(quizzes.length).toBeGreaterThanOrEqual(30);
    expect(surveys.length).toBeGreaterThanOrEqual(20);
    expect(personalities.length).toBeGreaterThanOrEqual(10);
    for (const sets of [quizzes, surveys, personalities])
      expect(new Set(sets.map(({ id }) => id)).size).toBe(sets.length);
  });

  it.each(ALL_ASK_SETS.quizzes)(
    "asks twelve questions about $id, each with one right answer among different ones",
    (set) => {
      const questions = quizQuestions(set.questions);
      expect(questions.length).toBeGreaterThanOrEqual(12);
      for (const { prompt, type, options = [], isTrue } of questions) {
        if (type === "trueFalse") expect(isTrue, prompt).toBeTypeOf("boolean");
        else {
          expect(options.length, prompt).toBeGreaterThanOrEqual(3);
          expect(new Set(options.map(({ label }) => label)).size, prompt).toBe(options.length);
          expect(options.filter(({ right }) => right === true)).toHaveLength(1);
        }
      }
    },
  );

  it.each(ALL_ASK_SETS.personalities)("can come to every outcome of $id", (set) => {
    const { outcomes = [], questions } = personalityParts(set);
    for (const { id } of outcomes) {
      const answers = Object.fromEntries(
        questions.map(({ id: question, options = [] }) => [
          question,
          (options.find(({ outcome }) => outcome === id) ?? options[0])?.label ?? "",
        ]),
      );
      expect(outcomeShares(outcomes, questions as Question[], answers)[0]?.outcome.id).toBe(id);
    }
  });

  it.each(ALL_ASK_SETS.surveys)("asks on the occasion of $id what leads on, to bands that leave no gap", (set) => {
    const questions = surveyQuestions(set.questions);
    expect(questions.length).toBeGreaterThanOrEqual(set.bands === undefined ? 5 : 2);
    expect(pathOf(questions as Question[], {})).toHaveLength(questions.length);
    if (set.bands === undefined) return;
    const bands = bandsIn(set.bands);
    const statements = questions.flatMap(({ rows = [] }) => rows).length;
    expect([bands[0]?.from, bands.at(-1)?.to]).toEqual([statements, statements * 5]);
    bands.slice(1).forEach(({ from }, index) => expect(from).toBe((bands[index]?.to ?? 0) + 1));
  });
});

describe("an idea that asks for questions", () => {
  it.each([
    ["quiz about planets", "quiz", "The planets"],
    ["trivia app about movies with leaderboard", "quiz", "Movies"],
    ["personality quiz which pet fits you", "personality", "Which pet fits you?"],
    ["what kind of traveler are you quiz", "personality", "What kind of traveler are you?"],
    ["customer satisfaction survey", "survey", "Customer satisfaction"],
    ["NPS survey", "survey", "How likely are you to recommend us?"],
    ["employee engagement survey", "survey", "Employee engagement"],
    ["feedback form for my restaurant", "survey", "How was your meal?"],
    ["mock driving theory test", "exam", "Driving theory"],
    ["online exam system with timer and certificate", "exam", "Practice exam"],
    ["Clinic manager. Feedback from patients on a tablet, 5 smiley questions", "survey", "Your visit to our practice"],
    ["onboarding questionnaire", "survey", "Getting to know you"],
    ["anonymous poll in class", "survey", "Class poll"],
    ["work-life balance self assessment", "assessment", "Work-life balance check"],
  ])("%s: %s", (idea, mode, title) => {
    const found = asked(idea);
    expect([found?.block.mode, found?.block.title]).toEqual([mode, title]);
    expect(() => parseAppSpec(found?.spec)).not.toThrow();
    expect(found?.spec?.pages.flatMap(({ blocks }) => blocks).some(({ kind }) => kind === "responses")).toBe(true);
  });

  it("takes the time and the mark that passes from the text", () => {
    const exam = asked("first aid test with 20 minutes and a certificate, 80% to pass")?.block;
    expect(exam).toMatchObject({ mode: "exam", minutes: 20, passMark: 80, certificate: true, title: "First aid" });
  });

  it("says where the questions are examples, and that no country's law is meant", () => {
    expect(asked("online exam system")?.spec?.assumptions[0]?.text).toContain("examples");
    expect(asked("mock driving theory test")?.spec?.assumptions[0]?.text).toContain("not about the law of a country");
    expect(asked("quiz about planets")?.spec?.assumptions.some(({ id }) => id === "questions")).toBe(false);
  });

  it("never asks for names where answers are to be anonymous", () => {
    expect(asked("anonymous poll in class")?.block.askName).toBeUndefined();
    expect(asked("online exam system")?.block.askName).toBe(true);
  });

  it("keeps what an order names beside its exam", () => {
    const order =
      "Please implement an online examination system. Students register and log in, teachers create exams and manage questions, students take the exam with a timer, and results are shown to students. Admins manage users and courses.";
    const found = asked(order);
    expect(found?.block.mode).toBe("exam");
    expect(found?.spec?.entities.map(({ plural }) => plural)).toEqual(expect.arrayContaining(["Students", "Courses"]));
  });

  it.each([
    "a quiz night organizer for our pub",
    "bird survey app",
    "exam timetable for students",
    "land surveyor jobs",
    "customer feedback system where staff answer questions",
  ])("%s is about something else", (idea) => expect(asked(idea)).toBeUndefined());
});

describe("what is typed to a survey", () => {
  const last = (typed: string) => {
    const spec = asked("customer satisfaction survey")?.spec;
    if (spec === undefined) throw new Error("no survey");
    const answer = understandCommand(typed, spec, {});
    const op = answer.kind === "edit" ? answer.ops.at(-1) : undefined;
    return op?.op === "update-block"
      ? (op.patch as { questions?: { prompt: string; type: string; options?: { label: string }[] }[] }).questions?.at(
          -1,
        )
      : op?.op === "add-block"
        ? op.block
        : undefined;
  };
  it("adds questions, with choices where some are named", () => {
    expect(last('add a question "How old are you?"')).toMatchObject({ prompt: "How old are you?", type: "longText" });
    expect(last('add a question "Where from?" with Friends, Poster and Web')).toMatchObject({
      type: "single",
      options: [{ label: "Friends" }, { label: "Poster" }, { label: "Web" }],
    });
    expect(last("add an NPS question")).toMatchObject({ type: "nps" });
    expect(last("add a yes/no question")).toMatchObject({ options: [{ label: "Yes" }, { label: "No" }] });
  });
  it("adds surveys, exams and what came of them", () => {
    expect(last("add a survey")).toMatchObject({ kind: "questionnaire", mode: "survey" });
    expect(last("add an exam")).toMatchObject({ kind: "questionnaire", mode: "exam", passMark: 70 });
    expect(last("add a personality quiz")).toMatchObject({ kind: "questionnaire", mode: "personality" });
    expect(last("add survey results")).toMatchObject({ kind: "responses" });
  });
});
