import { addItem, cardsOf, formOf, thingOf, type ArchetypeBuilder, withArticle } from "../plan.ts";
import { addEvents, addMessages, addPeople, agendaOf, chatOf, joinAction, listOf } from "../plan-parts.ts";
import { thing } from "../thing.ts";

/** A conversation, the people in it, what was pinned and when one meets. */
export const chat: ArchetypeBuilder = {
  lead(plan) {
    const { draft } = plan;
    const messages = addMessages(plan);
    const people = addPeople(plan);
    const event = addEvents(plan);
    const pinned = draft.add(
      thing(
        "place",
        "pinnedNote, Pinned note, Pinned notes, pin",
        "",
        "Note: text\nPinned by: text @people\nPinned on: date -20..0\nTopic: choice how we do it|addresses|to decide",
        "Key is under the blue pot\nTuesday is the quiet evening\nBring your own cup\nNew people: ask Amara\nNext topic to decide: summer date\nPhotos only with permission",
      ),
    );
    draft.main = people;
    draft.record = messages;
    draft.page("home", "Chat", "message-circle", [chatOf(messages)]);
    draft.page("pinned", "Pinned", "pin", [listOf(pinned), formOf(pinned, "Pin something")]);
    draft.page("people", people.plural, "users", [cardsOf(people), formOf(people)]);
    draft.page("dates", event.plural, event.icon, [
      agendaOf(event, "Coming up", { actions: joinAction(event) }),
      formOf(event, `Plan ${withArticle(event.name)}`),
    ]);
    if (plan.domain.id !== "inferred" && thingOf(plan, "item", true)) {
      draft.main = undefined;
      const item = addItem(plan);
      draft.page("items", item.plural, item.icon, [cardsOf(item), formOf(item)]);
      draft.detail(item);
    }
    draft.detail(people);
    draft.detail(event);
  },
  support(plan) {
    plan.draft.page("chat", "Chat", "message-circle", [chatOf(addMessages(plan))]);
  },
};
