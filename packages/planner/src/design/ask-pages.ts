import type { AppDraft, NewBlock, Part } from "../embedded/app-draft.ts";
import { listOf } from "../embedded/plan-parts.ts";
import { thing } from "../embedded/thing.ts";
import type { Ask } from "../ask/ask.ts";
import { RESPONSE } from "../ask/asks-of.ts";
import { sampleResponses } from "../ask/sample-responses.ts";
import { putInFront } from "./play-pages.ts";

const TITLES = {
  quiz: "Quiz",
  exam: "Exam",
  personality: "Quiz",
  survey: "Survey",
  assessment: "Self-check",
} as const;

/** Lays out a questionnaire: its questions at home, what came of them, and every response. */
export function layOutAsk(draft: AppDraft, { block, icon, hasRanks }: Ask, responses: Part, id = "home"): void {
  const isMarked = block.mode === "quiz" || block.mode === "exam";
  const hasPoints = isMarked || block.mode === "assessment";
  const hasResult = block.mode === "personality" || block.mode === "assessment" || block.passMark !== undefined;
  const asked: NewBlock = {
    ...block,
    logEntity: responses.id,
    logAnswersField: "answers",
    logWhoField: "name",
    logDateField: "sent",
    ...(hasPoints && { logScoreField: "points" }),
    ...(hasResult && { logOutcomeField: "result" }),
  };
  if (responses.entity.rows.length === 0)
    responses.entity.rows = sampleResponses(block, draft.random).map((row) => keptBy(responses, row));
  const ranks: NewBlock | undefined =
    hasRanks === true
      ? { kind: "leaderboard", title: "Best scores", entity: responses.id, scoreField: "points", limit: 10 }
      : undefined;
  draft.page(id, TITLES[block.mode], icon, [asked, ranks]);
  const isWhole = id === "home";
  draft.page(isWhole ? "results" : `${id}Results`, "Results", "chart-bar-big", [
    {
      kind: "responses",
      entity: responses.id,
      answersField: "answers",
      dateField: "sent",
      ...(hasPoints && { scoreField: "points" }),
      ...(hasResult && { outcomeField: "result" }),
    },
  ]);
  draft.page(responses.id, responses.plural, "inbox", [
    listOf(responses, {
      title: "All responses",
      facts: ["sent", ...(hasPoints ? ["points"] : []), ...(hasResult ? ["result"] : [])],
      sort: { field: "sent", direction: "desc" },
    }),
  ]);
  draft.detail(responses);
}

/** A row with the fields that there are. */
const keptBy = (part: Part, row: ReturnType<typeof sampleResponses>[number]): Part["entity"]["rows"][number] =>
  Object.fromEntries(
    Object.entries(row).filter(([key]) => key === "id" || part.has(key)),
  ) as Part["entity"]["rows"][number];

/** As many pages and entities as an AppSpec has, less what a questionnaire adds. */
const ROOM = { pages: 8, entities: 11 };

/** Puts a questionnaire in front of what else an app keeps; what came of it stands beside. */
export function joinAsk(draft: AppDraft, ask: Ask): void {
  const [home] = draft.pages;
  const before = draft.pages.length;
  if (draft.parts.size > ROOM.entities || before > ROOM.pages || draft.parts.has("submission")) return;
  const submissions = draft.add(thing("log", "submission, Submission, Submissions, inbox", "", RESPONSE.fields, ""));
  layOutAsk(draft, ask, submissions, "take");
  putInFront(draft, home, draft.pages.splice(before));
}
