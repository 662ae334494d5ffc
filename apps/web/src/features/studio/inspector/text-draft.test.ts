import { expect, test } from "vitest";
import { shownText, textProblem } from "./text-draft.ts";

const line = { field: "text", label: "Opening", value: "Hey you", max: 160, required: true } as const;

test("a field keeps what is being typed, blanks included", () => {
  expect(shownText(line, { text: "Hey  you ", problem: null, refusedAt: "" })).toBe("Hey  you ");
  expect(
    shownText({ field: "tags", value: "#plants #green" }, { text: "plants green ", problem: null, refusedAt: "" }),
  ).toBe("plants green ");
  expect(shownText({ field: "items", value: "One\nTwo" }, { text: "One\nTwo\n", problem: null, refusedAt: "" })).toBe(
    "One\nTwo\n",
  );
});

test("it shows what the scene has once something else has changed it", () => {
  expect(shownText({ ...line, value: "Other" }, { text: "Hey you", problem: null, refusedAt: "" })).toBe("Other");
  expect(shownText(line, { text: "", problem: "Empty", refusedAt: "Hey you" })).toBe("");
  expect(shownText({ ...line, value: "Other" }, { text: "", problem: "Empty", refusedAt: "Hey you" })).toBe("Other");
});

test("it says why words are not taken", () => {
  expect(textProblem(line, "  ")).toBe("Empty words stay as they were.");
  expect(textProblem({ ...line, required: false }, "")).toBeNull();
  expect(textProblem({ ...line, field: "tags" }, "!!")).toContain("hashtag");
  expect(textProblem({ ...line, field: "items" }, "One\n\n")).toContain("two entries");
  expect(textProblem(line, "x".repeat(161))).toContain("160");
});
