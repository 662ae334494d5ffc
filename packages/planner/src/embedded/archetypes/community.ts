import { addItem, cardsOf, formOf, thingOf, type ArchetypeBuilder, withArticle } from "../plan.ts";
import { addEvents, addPeople, addPosts, agendaOf, feedOf, joinAction, saveAction } from "../plan-parts.ts";
import { rsvpOf } from "../rich-parts.ts";
import { thing } from "../thing.ts";

/** People who share something: what they say, when they meet, who they are, what they decide. */
export const community: ArchetypeBuilder = {
  lead(plan) {
    const { draft, domain } = plan;
    const people = addPeople(plan);
    const posts = addPosts(plan);
    const event = addEvents(plan);
    const item = thingOf(plan, "item", true) ? addItem(plan) : undefined;
    draft.main = item ?? event;
    draft.record = posts;
    const join = joinAction(event);
    draft.page("home", "Together", domain.icon, [feedOf(posts), agendaOf(event, "Next", { limit: 3, actions: join })]);
    draft.page("dates", event.plural, "calendar-days", [
      rsvpOf(plan, event, "Are you in?") ?? agendaOf(event, "Coming up", { actions: join }),
      formOf(event, `Plan ${withArticle(event.name)}`),
    ]);
    draft.page("people", people.plural, people.icon, [
      cardsOf(people, { actions: saveAction(people) }),
      formOf(people, `Join as ${withArticle(people.name)}`),
    ]);
    if (item) {
      draft.page("items", item.plural, item.icon, [cardsOf(item, { actions: saveAction(item) }), formOf(item)]);
      draft.detail(item);
    }
    const idea = draft.add(
      thing(
        "place",
        "suggestion, Suggestion, Suggestions, lightbulb",
        "",
        "Idea: text\nFrom: text @people\nVotes: number 1..14",
        "A fixed evening every month\nA shared box of tools\nA walk for newcomers\nA table at the spring fair",
      ),
    );
    draft.page("ideas", "Decide", "vote", [
      { kind: "poll", entity: idea.id, question: "What should we do next?", votesField: "votes" },
      formOf(idea, "Suggest something"),
    ]);
    draft.detail(event, { block: join.length > 0 ? { actions: join } : {} });
    draft.detail(people);
  },
  support(plan) {
    const posts = addPosts(plan);
    plan.draft.page("community", "Together", "messages-square", [feedOf(posts)]);
  },
};
