import { describe, expect, it } from "vitest";
import { planBrief } from "../plan-brief.ts";
import { accountsIn } from "./read-accounts.ts";
import { readBrief } from "./read-brief.ts";

const read = (text: string) => accountsIn(readBrief(text), "management");
const names = (text: string) => read(text)?.roles.map(({ name }) => name);

describe("the accounts that a text asks for", () => {
  it.each([
    ["A club site. Members can log in and see dates.", ["Member"]],
    [
      "A tutoring app. Users should be able to log in. Teachers can post lessons. Students can book lessons.",
      ["Student", "Teacher"],
    ],
    [
      "A shop system. Users should be able to log in. It has user management for administrators.",
      ["User", "Administrator"],
    ],
    ["Expenses. Staff enter a receipt. Line manager approves or bounces it.", ["Staff", "Line manager"]],
  ])("%s", (text, roles) => {
    expect(names(text)).toEqual(roles);
  });

  it.each([
    "A tip splitter, no login. Users can log in tips.",
    "A list of birds with date and place.",
    "Near-miss reports, anonymous. Technicians report what happened, the site manager classifies it.",
  ])("are none: %s", (text) => {
    expect(read(text)).toBeUndefined();
  });

  it("come before anything only where the text says so", () => {
    expect(read("A parts list. Users must log in before they can see parts.")?.signIn).toBe("required");
    expect(read("A parts list. Users should be able to log in and see parts.")?.signIn).toBe("optional");
  });

  it("keep pages for those who alone manage what is on them, and list people where they are to be managed", () => {
    const { spec } =
      planBrief(
        "Please implement an exam system. Students can log in, search exams, view exams and create exams. Administrators can manage users, enter courses and delete courses.",
        3,
      ) ?? {};
    expect(spec?.accounts?.roles.map(({ id }) => id)).toEqual(["student", "admin"]);
    const limited = spec?.pages.filter(({ roles }) => roles !== undefined) ?? [];
    expect(limited.every(({ roles }) => roles?.join() === "admin")).toBe(true);
    expect(limited.flatMap(({ blocks }) => blocks.map(({ kind }) => kind))).toContain("people");
    expect(limited.map(({ title }) => title)).toContain("Courses");
    expect(spec?.pages.some(({ blocks }) => blocks.some(({ kind }) => kind === "profile"))).toBe(true);
  });
});
