import type { AiRunRow } from "@sayhey/contract/ai";
import { formatNumber } from "../../components/format.ts";

/** Headings of a model's design. */
export const DESIGN_WORDS = {
  title: "The design",
  pages: "Pages",
  tables: "Tables",
  rules: "Rules",
  roles: "Roles",
  capabilities: "What people can do",
  ownBlocks: "Blocks written for this app",
  look: "Look",
} as const;

/** What became of the wishes of a message, to those who hear it. */
export const WISH_WORDS = {
  title: "What you asked for",
  making: "In progress",
  made: "Made, not checked yet",
  open: "Not confirmed",
  done: "Done",
  declined: "Not done",
} as const;

/** How much of what it may use a run has used; null for one that has no such limits. */
export function budgetText({ budget, input_tokens, output_tokens }: AiRunRow): string | null {
  if (budget === null) return null;
  const { round, rounds, tokens, minutes } = budget;
  const used = formatNumber(input_tokens + output_tokens);
  const repairs = round === 0 ? `up to ${rounds} rounds of fixes` : `round ${round} of ${rounds}`;
  return `${used} of ${formatNumber(tokens)} tokens, ${repairs}, ${minutes} minutes at most`;
}
