import { addItem, cardsOf, formOf, thingOf, type ArchetypeBuilder, type Plan } from "../plan.ts";
import type { Part } from "../app-draft.ts";
import { thing } from "../thing.ts";

/** Pieces to read, from draft to published, with remarks of readers. */
export const blog: ArchetypeBuilder = {
  lead(plan) {
    const { draft, domain } = plan;
    const article = addArticles(plan);
    draft.main = article;
    const comment = draft.add(
      thing(
        "log",
        "readerComment, Comment, Comments, message-square",
        "",
        `Text: text\nArticle: relation ${article.id}\nBy: text @people\nDate: date -14..0\nThanks: number 0..9`,
        "Read this twice, thank you\nI disagree about the second point, kindly\nMy grandmother did it the same way\nMore of these, please\nWhere was the photo taken?\nSent it to three friends",
      ),
    );
    draft.record = comment;
    draft.page("home", "Read", domain.icon, [
      {
        kind: "cards",
        title: "Published",
        entity: article.id,
        media: "art",
        subtitleField: "teaser",
        badges: ["topic"],
        facts: ["published", "minutes"],
        filters: ["topic"],
        search: true,
        where: [{ field: "state", is: "eq", value: "published" }],
        sort: { field: "published", direction: "desc" },
        actions: [{ do: "add", field: "likes", by: 1, once: true, label: "Like", icon: "heart" }],
      },
    ]);
    draft.page("write", "Write", "pen-line", [
      formOf(article, "Write a piece"),
      {
        kind: "board",
        title: "On the desk",
        entity: article.id,
        stageField: "state",
        facts: ["published"],
        actions: [{ do: "advance", field: "state", label: "Next step" }],
      },
    ]);
    draft.page("comments", "Replies", "message-square", [
      {
        kind: "feed",
        entity: comment.id,
        bodyField: "text",
        authorField: "by",
        dateField: "date",
        reactionField: "thanks",
        reactionLabel: "Thanks",
      },
    ]);
    draft.page("numbers", "Numbers", "chart-column", [
      {
        kind: "stats",
        items: [
          {
            label: "Published",
            measure: { fn: "count", entity: article.id, where: [{ field: "state", is: "eq", value: "published" }] },
            icon: "newspaper",
          },
          { label: "Likes", measure: { fn: "sum", entity: article.id, field: "likes" }, icon: "heart" },
          { label: "Replies", measure: { fn: "count", entity: comment.id }, icon: "message-square" },
        ],
      },
      { kind: "leaderboard", title: "Most liked", entity: article.id, scoreField: "likes", limit: 5 },
      { kind: "chart", title: "By topic", entity: article.id, look: "donut", byField: "topic", fn: "count" },
    ]);
    if (plan.domain.id !== "inferred" && thingOf(plan, "item", true)) {
      draft.main = undefined;
      const item = addItem(plan);
      draft.page("items", item.plural, item.icon, [cardsOf(item)]);
      draft.detail(item);
    }
    draft.detail(article, {
      related: [{ entity: comment, title: "Replies" }],
      block: {
        actions: [
          { do: "add", field: "likes", by: 1, once: true, label: "Like", icon: "heart" },
          { do: "log", entity: comment.id, via: "article", label: "Reply", icon: "message-square" },
        ],
      },
    });
    draft.detail(comment);
  },
  support(plan) {
    const article = addArticles(plan);
    plan.draft.page("read", "Read", "newspaper", [cardsOf(article, { media: "art" })]);
    plan.draft.detail(article);
  },
};

function addArticles(plan: Plan): Part {
  const subject = plan.domain.things[0]?.plural.toLowerCase() ?? "small things";
  const states = ["published", "published", "published", "published", "published", "draft", "draft", "idea"];
  const rows = [
    `What nobody tells you about ${subject}`,
    "A Sunday, slowly",
    `Seven questions about ${subject}`,
    "The tool I use most",
    "A visit next door",
    "Mistakes of the first year",
    `Letters: your ${subject}`,
    "What comes in spring",
  ]
    .map(
      (title, index) =>
        `${title} | state=${states[index]} | published=@${index < 5 ? -2 - index * 5 : 4 + index} | likes=${index < 5 ? 4 + index * 3 : 0}`,
    )
    .join("\n");
  return plan.draft.add(
    thing(
      "place",
      "Article, Articles, newspaper",
      "",
      "Title: text\nCover: image\nTeaser: text Short, honest, with one photo.|Worth ten quiet minutes.|A reply to many letters.|Notes from the table.\nTopic: choice how-to|story|interview|notes\nState: choice idea|draft|published\nPublished: date -40..10\nMinutes: number 3..12 min\nLikes: number 0..20\nText: longText",
      rows,
    ),
  );
}
