import type { Block } from "./block.ts";

type Questionnaire = Extract<Block, { kind: "questionnaire" }>;

/** What changes with the kind of a questionnaire: its mode, and what that cannot be without. */
export function patchForMode(
  { outcomes = [], bands = [], passMark }: Pick<Questionnaire, "outcomes" | "bands" | "passMark">,
  mode: Questionnaire["mode"],
): Pick<Questionnaire, "mode" | "outcomes" | "bands" | "passMark"> {
  return {
    mode,
    ...(mode === "personality" &&
      outcomes.length < 2 && {
        outcomes: [
          { id: "first", title: "Outcome 1" },
          { id: "second", title: "Outcome 2" },
        ],
      }),
    ...(mode === "assessment" &&
      bands.length === 0 && {
        bands: [
          { title: "Low", from: 0, to: 10 },
          { title: "High", from: 11, to: 20 },
        ],
      }),
    ...(mode === "exam" && passMark === undefined && { passMark: 70 }),
  };
}
