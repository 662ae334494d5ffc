import type { AppDraft, NewBlock, Part } from "../embedded/app-draft.ts";
import { formOf } from "../embedded/plan.ts";
import { listOf } from "../embedded/plan-parts.ts";
import type { Play } from "../play/play.ts";
import type { Kept } from "./kept.ts";

type DraftPage = AppDraft["pages"][number];

/** So many games have a page of their own, */
const MOST = 8;
/** and so many of the best rounds stand under a game. */
const BEST = 5;

/** What is kept of games and tools, by its part in them. */
interface Keeping {
  scores: Part | undefined;
  words: Part | undefined;
  saved: Part | undefined;
  /** What the scores count. */
  counts: Play["counts"];
}

/** Lays out games and tools: each on a page of its own, the first at home, then what is kept of them. */
export function layOutPlays(draft: AppDraft, plays: readonly Play[], kept: readonly Kept[], name: string): void {
  const part = (id: string) => kept.find((each) => each.part.id === id)?.part;
  const keeping = { scores: part("score"), words: part("word"), saved: part("saved"), counts: plays[0]?.counts };
  const { scores, words, saved } = keeping;
  plays.slice(0, MOST).forEach((play, index) => {
    const { block, title, icon } = play;
    const id = block.kind === "game" ? block.game : block.tool;
    const isOnly = plays.length === 1;
    draft.page(index === 0 ? "home" : id, isOnly ? (block.kind === "game" ? "Play" : name) : title, icon, [
      blockOf(play, keeping),
      isOnly ? ranksOf(keeping, BEST) : undefined,
    ]);
  });
  if (scores !== undefined)
    draft.page("scores", "Scores", "trophy", [ranksOf(keeping, 50), listOf(scores, { title: "All rounds" })]);
  if (words !== undefined)
    draft.page("words", words.plural, words.icon, [formOf(words, `New ${words.name.toLowerCase()}`), listOf(words)]);
  if (saved !== undefined) draft.page("saved", "Saved", saved.icon, [listOf(saved)]);
  for (const { part: each } of kept) draft.detail(each);
}

/** Games and tools of which nothing is kept. */
const ALONE: Keeping = { scores: undefined, words: undefined, saved: undefined, counts: undefined };

/** Puts games and tools in front of what else an app has, each on a page of its own. */
export function joinPlays(draft: AppDraft, plays: readonly Play[]): void {
  const [home] = draft.pages;
  const before = draft.pages.length;
  addTools(draft, plays.slice(0, MOST));
  putInFront(draft, home, draft.pages.splice(before));
}

/** Puts pages in front of all others: the first of them is where the app opens. */
export function putInFront(draft: AppDraft, home: DraftPage | undefined, added: readonly DraftPage[]): void {
  const [first] = added;
  if (first === undefined) return;
  draft.pages.unshift(...added);
  if (home === undefined) return;
  [first.path, home.path] = [home.path, `/${home.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`];
  while (draft.pages.some((page) => page !== home && page.path === home.path)) home.path += "-1";
}

/** Adds a page for each of some games and tools. */
export function addTools(draft: AppDraft, plays: readonly Play[]): void {
  for (const play of plays) {
    const { block, title, icon } = play;
    draft.page(block.kind === "game" ? block.game : block.tool, title, icon, [blockOf(play, ALONE)]);
  }
}

/** The block of a game or tool with what it plays with and where it keeps what came of it. */
function blockOf({ block, counts, words: own }: Play, keeping: Keeping): NewBlock {
  const { words, saved } = keeping;
  const drawn =
    own === undefined || words === undefined ? {} : { wordsEntity: words.id, wordField: words.entity.titleField };
  if (block.kind === "tool")
    return {
      ...block,
      ...drawn,
      ...(own?.groups === undefined ? {} : { groupField: "kind" }),
      ...(saved === undefined ? {} : { logEntity: saved.id, logTextField: "text", logDateField: "savedOn" }),
    };
  return {
    ...block,
    ...drawn,
    ...(own?.rows.includes("|") === true ? { hintField: "hint" } : {}),
    ...(counts?.name === keeping.counts?.name ? logOf(keeping) : {}),
  };
}

const countedField = ({ scores, counts }: Keeping): string | undefined =>
  scores?.entity.fields.find(({ name }) => name === counts?.name)?.id;

function logOf(keeping: Keeping): Partial<Extract<NewBlock, { kind: "game" }>> {
  const [points, { scores }] = [countedField(keeping), keeping];
  return scores === undefined || points === undefined
    ? {}
    : { logEntity: scores.id, logScoreField: points, logWhoField: "player", logDateField: "playedOn" };
}

/** The best rounds: the most points, or the fewest moves. */
function ranksOf(keeping: Keeping, limit: number): NewBlock | undefined {
  const [scoreField, { scores, counts }] = [countedField(keeping), keeping];
  if (scores === undefined || scoreField === undefined) return undefined;
  if (counts?.isLeast !== true)
    return { kind: "leaderboard", entity: scores.id, title: "Best scores", scoreField, limit };
  return listOf(scores, { title: "Best rounds", sort: { field: scoreField, direction: "asc" }, limit });
}
