import { copy } from "../copy.ts";
import type { AskedApp, Outcome } from "./ask-app.ts";
import { tell, toldRow, type Told, type ToldRow } from "./ask-sentences.ts";

/** Longest wait for a model, ms. */
const PATIENCE = 30_000;
const MOST_PASSAGES = 6;

/** What the host of a published app answers. */
interface Worded {
  answer: string | null;
  cites: readonly string[];
}

/** Whether the app is where its owner's model answers: published, and no preview or tree on another host. */
export const hasModel = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="sayhey-entries"]')?.content === "inbox";

/**
 * Lets the model of the app's owner word an answer from what was found. Only the question and the names of what was found are sent: the
 * host reads what they say, and what is on this device alone stays here. Where the model fails, what was found is told as it is.
 */
export async function askModel(
  block: string,
  question: string,
  outcome: Extract<Outcome, { is: "found" }>,
  app: AskedApp,
): Promise<Told> {
  const found = tell(outcome, app);
  const passages = outcome.found.slice(0, MOST_PASSAGES).map(({ passage }) => passage.id);
  const worded = await post({ block, question, passages });
  if (worded === "failed") return { ...found, lead: copy.modelFailed };
  if (worded.answer === null) return found;
  const rows = worded.cites.flatMap((id): ToldRow[] => {
    const passage = outcome.found.find((each) => each.passage.id === id)?.passage;
    const at = passage === undefined ? undefined : app.rowOf(passage);
    return at === undefined ? [] : [toldRow(at.source, at.row, [])];
  });
  const pages = app.texts.filter(({ id }) => worded.cites.includes(`page/${id}`));
  return {
    text: worded.answer,
    isWorded: true,
    read: found.read,
    rows,
    more: 0,
    pages: [...new Map(pages.map(({ page, pageTitle }) => [page, { path: page, title: pageTitle }])).values()],
  };
}

async function post(body: {
  block: string;
  question: string;
  passages: readonly string[];
}): Promise<Worded | "failed"> {
  try {
    const answer = await fetch("/assistant", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
    return answer.ok ? ((await answer.json()) as Worded) : "failed";
  } catch {
    return "failed";
  }
}
