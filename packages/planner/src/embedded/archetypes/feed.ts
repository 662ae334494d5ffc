import { addItem, addRecord, cardsOf, chartsOf, formOf, thingOf, type ArchetypeBuilder, withArticle } from "../plan.ts";
import { addPeople, addPosts, dateOf, feedOf, saveAction } from "../plan-parts.ts";
import { commentsOn, profileOf } from "../rich-parts.ts";

/** What people share, who they are, and what they share about. */
export const feed: ArchetypeBuilder = {
  lead(plan) {
    const { draft, domain } = plan;
    const posts = addPosts(plan);
    const people = addPeople(plan, "Following: boolean 30\nFollowers: number 12..400");
    const item = addItem(plan);
    const log = thingOf(plan, "log", true) ? addRecord(plan) : undefined;
    const follow = saveAction(people);
    draft.page("home", "Feed", domain.icon, [
      feedOf(posts),
      cardsOf(item, { title: `${item.plural} people talk about`, limit: 4, search: false, filters: [] }),
    ]);
    draft.page("discover", item.plural, item.icon, [
      cardsOf(item, { actions: saveAction(item) }),
      formOf(item, `Share ${withArticle(item.name)}`),
    ]);
    draft.page("people", people.plural, "users", [
      cardsOf(people, { actions: follow }),
      {
        kind: "leaderboard",
        title: "Most followed",
        entity: people.id,
        scoreField: "followers",
        avatar: true,
        limit: 5,
      },
    ]);
    if (log) {
      const date = dateOf(log);
      draft.page("mine", `My ${log.plural.toLowerCase()}`, log.icon, [
        formOf(log, `Log ${log.name.toLowerCase()}`),
        date ? { kind: "streak", title: "Days in a row", entity: log.id, dateField: date } : undefined,
        ...chartsOf(log).slice(0, 2),
      ]);
      draft.detail(log);
    }
    draft.detail(item, {
      ...(log ? { related: [{ entity: log, title: log.plural }] } : {}),
      block: { actions: saveAction(item) },
    });
    draft.detail(people, { block: { actions: follow } });
    draft.detail(posts, { more: [commentsOn(plan, posts)] });
    draft.page("you", "You", "user-round", [profileOf(posts, [item, people])]);
  },
  support(plan) {
    if (!plan.draft.pages.some((page) => page.blocks.some((block) => block.kind === "feed")))
      plan.draft.page("feed", "Feed", "message-square-heart", [feedOf(addPosts(plan))]);
  },
};
