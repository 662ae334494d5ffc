import type { AppSpec, Op } from "@sayhey/appspec";
import type { RunBudget, RunQuestion } from "@sayhey/contract/ai";
import { AppError } from "@sayhey/contract/app-error";
import {
  CHANGE_BUDGET,
  changeApp,
  type CreateStage,
  type EarlierWish,
  type Learnt,
  type LookReport,
  type Model,
  type Wish,
} from "@sayhey/planner/model";
import type { JobRun } from "../../infra/queue/job-definition.ts";
import { memoryLines, readMemory } from "../projects/memory/memory.port.ts";
import type { AppSource } from "../projects/overrides/app-source.port.ts";
import { changedPages } from "./changed-pages.ts";
import { lookAtChange, phonePicture, picturePage } from "./check-change.ts";
import type { RunFeed } from "./run-feed.ts";
import { openRunFiles } from "./run-files.ts";
import { readRunPicture } from "./run-picture.ts";
import type { PageShot } from "./run-shots.ts";

/** Earlier wishes that a model is told of. */
const EARLIER = 4;
/** Said before an answer that was given without the picture. */
const UNSEEN = "This model doesn't accept pictures, so it used only your words.";
const GONE = "The picture was deleted, so the model used only your words.";
/** Said where a model was not done when its budget was. */
const CUT_SHORT = "The model reached its limit before it was done. What worked by then was kept.";

const STAGES: Record<CreateStage, readonly [words: string, progress: number]> = {
  design: ["Reading your message", 0.05],
  build: ["Changing the app", 0.2],
  look: ["Checking the app", 0.7],
  repair: ["Fixing what didn't work", 0.85],
};

/** What a message asks to change, and whose it is. */
export interface ChangeRun {
  id: string;
  user_id: string;
  project_id: string;
  wish: string;
  picture_asset_id: string | null;
}

/** What a run wants to leave behind, and what it says. */
export interface ChangeResult {
  ops: readonly Op[];
  overrides: AppSource["overrides"];
  answer: string;
  wishes: readonly Wish[];
  question: RunQuestion | null;
  /** What the project is to remember. */
  learnt: readonly Learnt[];
  budget: RunBudget;
  /** How the page that changed looks before and after; null where no browser has seen it. */
  shot: PageShot | null;
}

/** Lets a model change an app as a person asks, in the loop that builds new ones, within a budget that they see. */
export async function changeRun(
  job: JobRun<"generate">,
  run: ChangeRun,
  { from, model, isSmall, feed }: { from: AppSource; model: Model; isSmall: boolean; feed: RunFeed },
): Promise<ChangeResult> {
  const { signal } = job;
  let spec = from.spec;
  const files = openRunFiles(from.overrides, () => spec);
  const picture = await readRunPicture(job, run.user_id, run.picture_asset_id);
  const isGone = run.picture_asset_id !== null && picture === null;
  const pictures = new Map<AppSpec, LookReport["pictures"]>();
  const deadline = new AbortController();
  const late = new AppError("timeout", "The model took too long.");
  const timer = setTimeout(() => deadline.abort(late), CHANGE_BUDGET.ms);
  try {
    const changed = await changeApp({
      picture,
      wish: run.wish,
      memory: memoryLines(await readMemory(job.sql, run.project_id)),
      earlier: await earlierWishes(job, run),
      base: from.spec,
      model,
      isSmall,
      files,
      signal,
      deadline: deadline.signal,
      look: async (seen) => {
        const pages = changedPages(from.spec, seen);
        const source = { spec: seen, overrides: files.overrides };
        const report = await lookAtChange(job, run.project_id, { source, pages, signal });
        pictures.set(seen, report.pictures);
        return report;
      },
      onStage: (stage, round) => {
        feed.stage(...STAGES[stage]);
        feed.plan({ budget: budgetOf(round) });
      },
      onWishes: (wishes) => feed.plan({ wishes: wishes.map(({ text, state, why }) => ({ text, state, why })) }),
      onDraft: (draft) => {
        spec = draft;
        feed.draft({ spec, overrides: files.overrides });
      },
      onLive: ({ words, lines }) => feed.live(words, () => lines),
    });
    const { ops, answer, wishes, question, learnt, rounds, unseen, isCutShort } = changed;
    const note = unseen && picture !== null ? UNSEEN : isGone ? GONE : "";
    const asked = question === null ? null : { text: question.text, choices: [...question.choices] };
    return {
      ops,
      overrides: files.overrides,
      answer: [note, isCutShort ? CUT_SHORT : "", answer].filter((part) => part !== "").join(" "),
      wishes,
      question: asked,
      learnt,
      budget: budgetOf(rounds),
      shot: await shotOf(job, run, { from, spec: changed.spec, pictures: pictures.get(changed.spec) ?? [] }),
    };
  } finally {
    clearTimeout(timer);
  }
}

/** The page that changed most likely, on a phone, before and after. */
async function shotOf(
  job: JobRun<"generate">,
  run: ChangeRun,
  { from, spec, pictures }: { from: AppSource; spec: AppSpec; pictures: LookReport["pictures"] },
): Promise<PageShot | null> {
  for (const { page, block } of changedPages(from.spec, spec)) {
    const after = phonePicture(pictures, page.path);
    if (after === null) continue;
    const old = from.spec.pages.find(({ id }) => id === page.id);
    const before =
      old === undefined
        ? null
        : await picturePage(job, run.project_id, from, { page: { path: old.path, block }, signal: job.signal });
    return { page: page.title, before, after };
  }
  return null;
}

function budgetOf(round: number): RunBudget {
  const { rounds, tokens, ms } = CHANGE_BUDGET;
  return { round, rounds, tokens, minutes: ms / 60_000 };
}

interface EarlierRow {
  wish: string;
  answer: string | null;
  question: RunQuestion | null;
  wishes: readonly Pick<Wish, "text" | "state" | "why">[];
  undone: boolean;
}

async function earlierWishes({ sql }: JobRun<"generate">, run: ChangeRun): Promise<EarlierWish[]> {
  const rows = await sql<EarlierRow[]>`
    select wish, answer, question, wishes, undone from ai_runs
    where project_id = ${run.project_id} and kind = 'change' and status = 'done' order by created_at desc limit ${EARLIER}`;
  return rows.toReversed().map(({ wish, answer, question, wishes, undone }) => ({
    wish,
    answer: [
      answer ?? "",
      question === null ? "" : `Asked back: ${question.text} (${question.choices.join(" | ")})`,
      ...wishes.map(({ text, state, why }) => `- ${text}: ${why ?? state}`),
      undone ? "The person has undone this." : "",
    ]
      .filter((line) => line !== "")
      .join("\n"),
  }));
}
