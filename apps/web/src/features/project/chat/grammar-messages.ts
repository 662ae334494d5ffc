import type { AppSpec } from "@sayhey/appspec";
import type { AccountEntry } from "@sayhey/planner/account";
import type { CommandAnswer, Place } from "@sayhey/planner/commands";

/** What the worker is asked. */
export type GrammarRequest = { id: number; spec: AppSpec; place: Place } & (
  | { ask: "understand"; text: string }
  | { ask: "suggest" }
  | { ask: "account" }
);

/** What the worker answers. */
export type GrammarAnswer = { id: number } & (
  | { answer: CommandAnswer }
  | { suggestions: string[] }
  | { account: AccountEntry[] }
  | { failure: string }
);
