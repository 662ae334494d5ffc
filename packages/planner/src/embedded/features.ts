import { leaderboard } from "./archetypes/leaderboard.ts";
import { addItem, addRecord, chartsOf, type Plan } from "./plan.ts";
import { thing } from "./thing.ts";
import type { NewBlock } from "./app-draft.ts";

/** Adds what the idea asked for beside its main point: 'with streaks, leaderboard and chat'. */
export function addFeatures(plan: Plan): void {
  const { draft, understanding } = plan;
  const has = (kind: NewBlock["kind"]): boolean => draft.pages.some((page) => page.blocks.some((block) => block.kind === kind)) || draft.homeExtras.some((block) => block.kind === kind);
  const wants = (...features: Parameters<typeof understanding.has>[0][]): boolean => features.some((feature) => understanding.has(feature));
  if (wants("streak") && !has("streak")) {
    const log = addRecord(plan);
    const [date] = log.of("date", "dateTime");
    if (date) draft.homeExtras.push({ kind: "streak", title: "Days in a row", entity: log.id, dateField: date });
  }
  if (wants("leaderboard") && !has("leaderboard")) {
    leaderboard.support(plan);
  }
  if (wants("chat") && !has("chat")) {
    const message = draft.add(thing("place", "Message, Messages, message-circle", "", "Text: text\nFrom: text @people\nSent: dateTime -1..0 09:00..20:00", "Who is in for Saturday?\nI am, after ten\nBringing cake\nCan somebody pick me up?\nOn my way, five minutes\nThat was good, thanks all\nSame time next week?\nYes, I will write it down"));
    draft.page("chat", "Chat", "message-circle", [{ kind: "chat", entity: message.id, bodyField: "text", authorField: "from", dateField: "sent" }]);
  }
  if (wants("stats") && !has("chart")) {
    const charts = chartsOf(addRecord(plan));
    draft.page("stats", "Stats", "chart-column", charts);
  }
  if (wants("reviews") && !has("reviews")) {
    const item = addItem(plan);
    const review = draft.add(thing("log", "Review, Reviews, star", "", `Text: text\n${item.name}: relation ${item.id}\nStars: rating 2..5\nBy: text @people\nWritten on: date -30..0`, "Better than I hoped\nWould go again\nGood, with small flaws\nExactly what I needed\nNot for me, but fair\nA quiet favourite", item.id));
    const via = review.via(item.id);
    const page = draft.pageById(`${item.id}Detail`);
    if (page && via) page.blocks.push({ kind: "reviews", title: "Reviews", entity: review.id, ratingField: "stars", bodyField: "text", authorField: "by", via });
  }
}
