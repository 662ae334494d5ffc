import { describe, expect, it } from "vitest";
import { ownQuestions } from "./own-questions.ts";
import { surveyQuestions } from "./ask.ts";

const asked = (text: string): string[] =>
  surveyQuestions(ownQuestions(text) ?? "").map(({ prompt, type }) => `${type}: ${prompt}`);

describe("the questions that a text lists itself", () => {
  it("are asked in its order, each by what it asks", () => {
    expect(
      asked(
        "Questionnaire for tenants: how often do you use the laundry room, which machine (left, middle, right), would you pay by card, how many loads a week, age group, anything that is broken. No names please.",
      ),
    ).toEqual([
      "single: How often do you use the laundry room?",
      "single: Which machine?",
      "single: Would you pay by card?",
      "number: How many loads a week?",
      "single: Your age group",
      "shortText: Anything that is broken",
    ]);
  });

  it("are rated one by one where the text says so, with room for a comment", () => {
    expect(asked("survey after our choir weekend, rate 1 to 5 on food, rooms and rehearsals, plus a comment")).toEqual([
      "scale: Food",
      "scale: Rooms",
      "scale: Rehearsals",
      "longText: Is there anything else you would like to say?",
    ]);
  });

  it.each([
    "employee survey",
    "feedback form after a course, anonymous, 6 questions",
    "customer satisfaction survey with charts",
  ])("are none in: %s", (text) => {
    expect(ownQuestions(text)).toBeUndefined();
  });
});
