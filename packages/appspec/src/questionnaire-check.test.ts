import { describe, expect, it } from "vitest";
import { libraryFixture } from "./app-spec.fixture.ts";
import type { Block } from "./block.ts";
import { opsToAddBlock } from "./ops-to-add-block.ts";
import { applyOps } from "./apply-ops.ts";
import { parseAppSpec } from "./parse-app-spec.ts";
import { patchForMode } from "./question-mode.ts";
import { withQuestionType } from "./question-type.ts";

type Questionnaire = Extract<Block, { kind: "questionnaire" }>;
type Question = Questionnaire["questions"][number];

const choice = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  prompt: "Which one?",
  type: "single",
  options: [{ label: "This" }, { label: "That" }],
  ...more,
});

function specWith(more: Partial<Questionnaire>) {
  const spec = libraryFixture();
  const block: Questionnaire = {
    kind: "questionnaire",
    id: "asked",
    mode: "survey",
    questions: [choice("a"), choice("b")],
    ...more,
  };
  spec.pages[0]?.blocks.push(block);
  return spec;
}

describe("a questionnaire", () => {
  it("may skip ahead and end early", () => {
    const questions = [choice("a", { jumps: [{ when: "This", to: "c" }, { when: "That" }] }), choice("b"), choice("c")];
    expect(() => parseAppSpec(specWith({ questions }))).not.toThrow();
  });

  it.each<[string, Partial<Questionnaire>, RegExp]>([
    ["leads back", { questions: [choice("a"), choice("b", { jumps: [{ to: "a" }] })] }, /leads back/],
    ["leads to itself", { questions: [choice("a", { jumps: [{ to: "a" }] })] }, /leads back/],
    ["leads nowhere", { questions: [choice("a", { jumps: [{ to: "z" }] })] }, /does not exist/],
    ["has an id twice", { questions: [choice("a"), choice("a")] }, /a second time/],
    ["has a choice twice", { questions: [choice("a", { options: [{ label: "x" }, { label: "x" }] })] }, /second time/],
    ["has no choices", { questions: [{ id: "a", prompt: "Which?", type: "multiple" }] }, /needs two at least/],
    ["has no rows", { questions: [{ id: "a", prompt: "Agree?", type: "likert" }] }, /needs one at least/],
    ["has no outcomes", { mode: "personality" }, /outcomes/],
    ["has no bands", { mode: "assessment" }, /bands/],
    ["has a band upside down", { mode: "assessment", bands: [{ title: "x", from: 9, to: 1 }] }, /above to/],
    [
      "names no outcome",
      { questions: [choice("a", { options: [{ label: "x", outcome: "y" }, { label: "z" }] })] },
      /outcome/,
    ],
    ["keeps answers nowhere", { logEntity: libraryFixture().entities[0]?.id ?? "" }, /takes the answers/],
  ])("is refused where it %s", (_, more, problem) => {
    expect(() => parseAppSpec(specWith(more))).toThrow(problem);
  });

  it("comes with a place for its answers, and results find them", () => {
    const first = opsToAddBlock(libraryFixture(), "questionnaire", { page: "home" });
    if ("reason" in first) throw new Error(first.reason);
    const spec = applyOps(libraryFixture(), first.ops).spec;
    const second = opsToAddBlock(spec, "responses", { page: "home" });
    if ("reason" in second) throw new Error(second.reason);
    const blocks = applyOps(spec, second.ops).spec.pages.flatMap((page) => page.blocks);
    const asked = blocks.find((block) => block.kind === "questionnaire");
    const shown = blocks.find((block) => block.kind === "responses");
    expect(asked?.logEntity).toBeDefined();
    expect([shown?.entity, shown?.answersField]).toEqual([asked?.logEntity, asked?.logAnswersField]);
  });

  it("gets what its new kind cannot be without", () => {
    for (const mode of ["quiz", "exam", "personality", "assessment", "survey"] as const)
      expect(() => parseAppSpec(specWith(patchForMode({}, mode))), mode).not.toThrow();
  });

  it("keeps what still fits when a question is answered another way", () => {
    const question = choice("a", { required: true });
    expect(withQuestionType(question, "multiple").options).toEqual(question.options);
    expect(withQuestionType(question, "scale")).toEqual({
      id: "a",
      prompt: "Which one?",
      type: "scale",
      required: true,
    });
    for (const type of ["ranking", "matrix", "likert", "nps", "trueFalse", "picture", "date"] as const) {
      const changed = withQuestionType({ id: "a", prompt: "Which one?", type: "shortText", answer: "x" }, type);
      expect(() => parseAppSpec(specWith({ questions: [changed] })), type).not.toThrow();
    }
  });
});
