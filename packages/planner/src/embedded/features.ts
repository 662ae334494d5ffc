import { convertersFor } from "./converters.ts";
import { leaderboard } from "./archetypes/leaderboard.ts";
import { cardsBlock } from "./archetypes/flash-cards.ts";
import { addItem, addRecord, chartsOf, formOf, type Plan } from "./plan.ts";
import { addTasks, calendarOf, checklistOf, dateOf } from "./plan-parts.ts";
import { intervalsOf, mapOf } from "./rich-parts.ts";
import { addRowFeatures } from "./more-features.ts";
import { thing } from "./thing.ts";
import type { Feature } from "./words.ts";
import type { NewBlock } from "./app-draft.ts";

/** Adds what the idea asked for beside its main point: 'with streaks, leaderboard and chat'. */
export function addFeatures(plan: Plan): void {
  const { draft, understanding } = plan;
  const has = (kind: NewBlock["kind"]): boolean =>
    draft.pages.some((page) => page.blocks.some((block) => block.kind === kind)) ||
    draft.homeExtras.some((block) => block.kind === kind);
  const wants = (...features: Feature[]): boolean => features.some((feature) => understanding.has(feature));
  if (wants("streak") && !has("streak")) {
    const log = addRecord(plan);
    const [date] = log.of("date", "dateTime");
    if (date) draft.homeExtras.push({ kind: "streak", title: "Days in a row", entity: log.id, dateField: date });
  }
  if (wants("leaderboard") && !has("leaderboard")) {
    leaderboard.support(plan);
  }
  if (wants("chat") && !has("chat")) {
    const message = draft.add(
      thing(
        "place",
        "Message, Messages, message-circle",
        "",
        "Text: text\nFrom: text @people\nSent: dateTime -1..0 09:00..20:00",
        "Who is in for Saturday?\nI am, after ten\nBringing cake\nCan somebody pick me up?\nOn my way, five minutes\nThat was good, thanks all\nSame time next week?\nYes, I will write it down",
      ),
    );
    draft.page("chat", "Chat", "message-circle", [
      { kind: "chat", entity: message.id, bodyField: "text", authorField: "from", dateField: "sent" },
    ]);
  }
  if (wants("stats") && !has("chart")) {
    const charts = chartsOf(addRecord(plan));
    draft.page("stats", "Stats", "chart-column", charts);
  }
  addMore(plan, has, wants);
  addRowFeatures(plan, has, wants);
  if (wants("reviews") && !has("reviews") && ![...draft.parts.values()].some(({ name }) => name === "Review")) {
    const item = addItem(plan);
    const review = draft.add(
      thing(
        "log",
        "Review, Reviews, star",
        "",
        `Text: text\n${item.name}: relation ${item.id}\nStars: rating 2..5\nBy: text @people\nWritten on: date -30..0`,
        "Better than I hoped\nWould go again\nGood, with small flaws\nExactly what I needed\nNot for me, but fair\nA quiet favourite",
        item.id,
      ),
    );
    const via = review.via(item.id);
    const page = draft.pageById(`${item.id}Detail`);
    if (page && via)
      page.blocks.push({
        kind: "reviews",
        title: "Reviews",
        entity: review.id,
        ratingField: "stars",
        bodyField: "text",
        authorField: "by",
        via,
      });
  }
}

/** The calculator comes first where that is what the idea is. */
function addConverters({ draft, understanding }: Plan): void {
  const blocks = convertersFor(understanding.words);
  const home = draft.pages[0];
  if (home && understanding.archetypes.length === 0) home.blocks.unshift(...blocks);
  else draft.page("calculator", "Calculator", "calculator", blocks);
}

/** The smaller wishes: one block each, where the entities allow it. */
function addMore(
  plan: Plan,
  has: (kind: NewBlock["kind"]) => boolean,
  wants: (...features: Feature[]) => boolean,
): void {
  const { draft } = plan;
  const { main } = draft;
  if (wants("checklist") && !has("checklist") && main?.name === "Task" && main.has("done"))
    draft.page("tasks", "To do", "list-checks", [
      { kind: "checklist", entity: main.id, doneField: "done", facts: main.facts(2) },
      formOf(main),
    ]);
  else if (wants("checklist") && !has("checklist") && main?.name !== "Task") {
    const tasks = addTasks(plan);
    draft.page("tasks", "To do", "list-checks", [checklistOf(tasks), formOf(tasks)]);
  }
  if (wants("calendar") && !has("calendar")) {
    const dated = [...draft.parts.values()].find((part) => dateOf(part) !== undefined);
    if (dated) draft.page("calendar", "Calendar", "calendar-days", [calendarOf(dated)]);
  }
  if (wants("countdown", "reminders") && !has("countdown")) {
    const ahead = [...draft.parts.values()].find((part) =>
      part.entity.rows.some((row) => /^@[1-9]/.test(String(row[dateOf(part) ?? ""] ?? ""))),
    );
    const date = ahead && dateOf(ahead);
    if (ahead && date)
      draft.homeExtras.push({ kind: "countdown", title: "Coming up", entity: ahead.id, dateField: date });
  }
  if (wants("goals") && !has("progress")) {
    const log = addRecord(plan);
    const date = dateOf(log);
    if (date)
      draft.homeExtras.push({
        kind: "progress",
        title: "This week",
        label: log.plural,
        measure: { fn: "count", entity: log.id, where: [{ field: date, is: "gte", value: "@week" }] },
        target: 5,
        look: "ring",
      });
  }
  if (wants("converter") && !has("converter")) addConverters(plan);
  if (wants("stopwatch") && !has("stopwatch")) draft.homeExtras.push({ kind: "stopwatch", title: "Stopwatch" });
  if (wants("flashcards") && !has("flashcards")) draft.page("cards", "Cards", "layers", [cardsBlock(plan)]);
  if (wants("photos") && !has("gallery")) {
    const item = addItem(plan);
    const [image] = item.of("image");
    if (image) draft.page("photos", "Photos", "images", [{ kind: "gallery", entity: item.id, imageField: image }]);
  }
  if (wants("shopping") && !has("checklist")) {
    const item = draft.add(
      thing(
        "place",
        "shoppingItem, Shopping item, Shopping list, shopping-basket",
        "",
        "Name: text\nAmount: text 1|2|1 bag|500 g\nBought: boolean 0",
        "lemon\nbasil\nred lentils\ntortillas\nmilk\ncandles",
      ),
    );
    draft.page("shopping", "Shopping", "shopping-basket", [
      { kind: "checklist", entity: item.id, doneField: "bought", facts: ["amount"] },
      formOf(item, "Add to the list"),
    ]);
  }
  if (wants("map") && !has("places")) {
    const placed = [...draft.parts.values()].map((part) => mapOf(part)).find((block) => block !== undefined);
    if (placed) draft.page("map", "Map", "map", [placed]);
  }
  if (wants("timer") && !has("timer") && !has("intervals"))
    draft.homeExtras.push(intervalsOf(addRecord(plan), "Focus and break"));
  if (wants("faq") && !has("faq"))
    draft.page("faq", "Questions and answers", "circle-help", [
      {
        kind: "faq",
        items: [
          { question: "Where is my data?", answer: "On this device. Nothing leaves it until the app is shared." },
          { question: "Do I need an account?", answer: "No." },
          { question: "Can I take it with me?", answer: "Yes, every list can be exported." },
        ],
      },
    ]);
}
