import type { RunQuestion } from "@sayhey/contract/ai";
import type { Learnt } from "@sayhey/planner/model";
import type { Transaction } from "../../infra/database/database.ts";
import { remember, type NewMemory } from "../projects/memory/memory.port.ts";

interface Run {
  id: string;
  user_id: string;
  project_id: string;
  wish: string | null;
}

const undoneAbout = (runId: string): string => `run ${runId}`;

/** Remembers what a run learned of its person: what the model found worth keeping, and what they answered to its question. */
export async function rememberRun(tx: Transaction, run: Run, learnt: readonly Learnt[]): Promise<void> {
  const answered = await answeredQuestion(tx, run);
  const entries = [...(answered === null ? [] : [answered]), ...learnt.map((each) => ({ ...each, about: null }))];
  await remember(tx, { userId: run.user_id, projectId: run.project_id }, "model", entries);
}

/** The question of the run before, where this one's message is one of its choices. */
async function answeredQuestion(tx: Transaction, { id, project_id, wish }: Run): Promise<NewMemory | null> {
  if (wish === null) return null;
  const [before] = await tx<{ question: RunQuestion | null }[]>`
    select question from ai_runs where project_id = ${project_id} and id <> ${id} and status = 'done' and kind = 'change'
    order by created_at desc limit 1`;
  const question = before?.question ?? null;
  if (question === null || !question.choices.includes(wish)) return null;
  return { kind: "decision", text: `${question.text} ${wish}`, about: `question ${question.text}` };
}

/** Remembers that the person took back what a run made of their message. */
export async function rememberUndo(tx: Transaction, run: Run, answer: string): Promise<void> {
  if (run.wish === null) return;
  const text = `Undone after “${run.wish.slice(0, 80)}”: ${answer}`;
  await remember(tx, { userId: run.user_id, projectId: run.project_id }, "model", [
    { kind: "refused", text, about: undoneAbout(run.id) },
  ]);
}
