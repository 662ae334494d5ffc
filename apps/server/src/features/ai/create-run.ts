import { hasOwnPalette, type AppSpec, type Op } from "@sayhey/appspec";
import type { RunBudget, RunDesign } from "@sayhey/contract/ai";
import { AppError } from "@sayhey/contract/app-error";
import { CREATE_BUDGET, createApp, type CreateStage, type Design, type Model } from "@sayhey/planner/model";
import type { JobRun } from "../../infra/queue/job-definition.ts";
import { readBrandKit } from "../trailers/storyboard/brand-kit.port.ts";
import { memoryLines, readMemory } from "../projects/memory/memory.port.ts";
import type { AppSource } from "../projects/overrides/app-source.port.ts";
import { lookAtApp } from "./check-change.ts";
import type { RunFeed } from "./run-feed.ts";

/** Said where a model was not done when its budget was. */
const CUT_SHORT = "The model reached its limit before it was done. What worked by then was kept.";

/** Said of an app that a small model designed. */
const DESIGNED = "The model designed the app, and the built-in planner built it.";

/** Said where a small model's design would have lost something. */
const worded = (losses: readonly string[]): string =>
  losses.length === 0
    ? "The app of the model's design didn't work, so the model only gave the planner's app its name, texts and look."
    : `The model's design left out: ${losses.join(", ")}. So it only gave the planner's app its name, texts and look.`;

/** What a run creates an app from. */
export interface CreateRun {
  idea: string;
  /** The built-in planner's app. */
  base: AppSpec;
  overrides: AppSource["overrides"];
  model: Model;
  /** Whether the model only designs. */
  isSmall: boolean;
  feed: RunFeed;
}

/** What a new app was built from, and what that took. */
export interface RunPlan {
  design: RunDesign;
  budget: RunBudget;
}

const STAGES: Record<CreateStage, readonly [words: string, progress: number]> = {
  design: ["Designing the app", 0.05],
  build: ["Building the app", 0.2],
  look: ["Looking at the app", 0.75],
  repair: ["Fixing what didn't work", 0.85],
};

/** Said where a model could only design. */
const COMPOSED = "This model can't use tools, so the app was put together from its design.";

/** Lets a model design, build, look at and repair the app of a new project, within a budget that its owner sees. */
export async function createRun(
  job: JobRun<"generate">,
  run: { id: string; user_id: string; project_id: string },
  { idea, base, overrides, model, isSmall, feed }: CreateRun,
): Promise<{ ops: readonly Op[]; answer: string; plan: RunPlan }> {
  const { sql, signal } = job;
  const keepTheme = hasOwnPalette(base.theme) || (await readBrandKit(sql, run.user_id)) !== null;
  const deadline = new AbortController();
  const late = new AppError("timeout", "The model took too long.");
  const timer = setTimeout(() => deadline.abort(late), CREATE_BUDGET.ms);
  try {
    const { ops, answer, by, losses, design, rounds, isCutShort } = await createApp({
      idea,
      memory: memoryLines(await readMemory(sql, run.project_id)),
      base,
      model,
      isSmall,
      keepTheme,
      signal,
      deadline: deadline.signal,
      look: (spec) => lookAtApp(job, run.project_id, { spec, overrides }, signal),
      onStage: (stage, round) => {
        feed.stage(...STAGES[stage]);
        feed.plan({ budget: budgetOf(round) });
      },
      onDesign: (made) => feed.plan({ design: shownDesign(made) }),
      onDraft: (spec) => feed.draft({ spec, overrides }),
      onLive: ({ words, lines }) => feed.live(words, () => lines),
    });
    return {
      ops,
      answer:
        by === "composed"
          ? isSmall
            ? DESIGNED
            : COMPOSED
          : by === "worded"
            ? worded(losses)
            : [isCutShort ? CUT_SHORT : "", answer].join(" ").trim(),
      plan: { design: shownDesign(design), budget: budgetOf(rounds) },
    };
  } finally {
    clearTimeout(timer);
  }
}

function budgetOf(round: number): RunBudget {
  const { rounds, tokens, ms } = CREATE_BUDGET;
  return { round, rounds, tokens, minutes: ms / 60_000 };
}

const shownDesign = (design: Design): RunDesign => ({
  name: design.name,
  tagline: design.tagline,
  form: design.form,
  look: (design.direction ?? "").replaceAll("-", " "),
  roles: design.roles.map(({ name }) => name),
  tables: design.entities.map(({ plural, fields, rules }) => ({
    name: plural,
    fields: fields.map(({ name }) => name),
    rules,
  })),
  pages: design.pages.map(({ title, purpose }) => ({ title, purpose })),
  capabilities: design.capabilities,
  ownBlocks: design.customBlocks.map(({ name }) => name),
});
