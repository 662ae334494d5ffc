import type { Entity } from "@sayhey/appspec";
import type { AppDraft, NewBlock, Part } from "../embedded/app-draft.ts";
import { cardsOf, formOf } from "../embedded/plan.ts";
import { agendaOf } from "../embedded/plan-parts.ts";
import { commentsOn, mapOf } from "../embedded/rich-parts.ts";
import type { TogetherParts } from "../together/together-parts.ts";
import { formFor, rollUp, type RowAction } from "./together-blocks.ts";

/** Entries to search, with a form for one more, and those that wait to be approved. */
export function layOutDirectory(
  draft: AppDraft,
  { isApproved, thanks, hasMap, adding = "Add an entry" }: TogetherParts,
  entry: Part,
  review: Part | undefined,
): void {
  const shown = isApproved === true ? { where: [{ field: "state", is: "eq" as const, value: "shown" }] } : {};
  const via = review?.via(entry.id);
  const actions: RowAction[] = [
    ...(thanks === undefined
      ? []
      : [{ do: "add" as const, field: "thanks", by: 1, once: true, label: thanks, icon: "heart-handshake" }]),
    ...(review === undefined || via === undefined
      ? []
      : [{ do: "log" as const, entity: review.id, via, label: "Write a review", icon: "star" }]),
  ];
  const state = entry.field("state");
  if (isApproved === true && state !== undefined) state.default = "waiting";
  const thanked = entry.field("thanks");
  if (thanked !== undefined) thanked.default = 0;
  const own = ["state", "thanks"];
  // By what kind first, whatever stands before it.
  const filters = [...entry.badges(3), ...entry.filters(5)]
    .filter((id, at, all) => !own.includes(id) && all.indexOf(id) === at)
    .slice(0, 3);
  const badges = entry
    .badges(4)
    .filter((id) => !own.includes(id))
    .slice(0, 2);
  const facts = [
    ...entry.of("location"),
    ...entry.of("phone"),
    ...(thanked === undefined ? [] : ["thanks"]),
    ...(entry.has("average") ? ["average"] : []),
  ].slice(0, 3);
  draft.page("home", "Find", entry.icon, [
    cardsOf(entry, {
      title: `Find ${entry.plural.toLowerCase()}`,
      badges,
      facts,
      ...(filters.length > 0 ? { filters } : {}),
      ...shown,
      ...(actions.length > 0 ? { actions } : {}),
    }),
    // What nobody has approved is on no map.
    hasMap === true ? withShown(mapOf(entry), shown) : undefined,
  ]);
  if (review !== undefined)
    draft.page("reviews", "Reviews", "star", [
      {
        kind: "reviews",
        entity: review.id,
        ratingField: "stars",
        bodyField: review.entity.titleField,
        authorField: "by",
      },
    ]);
  draft.page("suggest", adding.length <= 28 ? adding : "Add an entry", "plus", [
    formFor(
      entry,
      adding,
      "Send it in",
      isApproved === true ? "Thank you. It is shown once it has been approved." : "Thank you, it is on the list now.",
      own,
    ),
  ]);
  if (isApproved === true)
    draft.page("approve", "To approve", "check-check", [
      {
        kind: "list",
        title: "Waiting to be shown",
        entity: entry.id,
        facts,
        where: [{ field: "state", is: "eq", value: "waiting" }],
        actions: [
          { do: "set", field: "state", value: "shown", label: "Approve", icon: "check" },
          { do: "set", field: "state", value: "declined", label: "Decline", icon: "x" },
        ],
      },
    ]);
  draft.detail(entry, {
    block: {
      fields: entry.all.filter((id) => id !== entry.entity.titleField && id !== "state").slice(0, 16),
      ...(actions.length > 0 ? { actions } : {}),
    },
    ...(review === undefined ? {} : { related: [{ entity: review, title: "Reviews" }] }),
  });
}

const withShown = (block: NewBlock | undefined, shown: object): NewBlock | undefined =>
  block === undefined ? undefined : ({ ...block, ...shown } as NewBlock);

/** Offers, wishes, and who asks for what. */
export function layOutSwap(draft: AppDraft, offer: Part, request: Part): void {
  const via = request.via(offer.id);
  const actions: RowAction[] =
    via === undefined ? [] : [{ do: "log", entity: request.id, via, label: "Ask for a swap", icon: "repeat-2" }];
  const own = ["state", "listed"];
  const state = offer.field("state");
  if (state !== undefined) state.default = "available";
  const badges = offer
    .badges(3)
    .filter((id) => id !== "type")
    .slice(0, 2);
  draft.page("home", "Offers", offer.icon, [
    cardsOf(offer, {
      title: "Up for swapping",
      badges,
      facts: offer.of("location"),
      filters: offer
        .filters(4)
        .filter((id) => id !== "type")
        .slice(0, 3),
      actions,
      where: [{ field: "type", is: "eq", value: "offer" }],
    }),
    mapOf(offer),
  ]);
  draft.page("wishes", "Wishes", "search", [
    cardsOf(offer, {
      title: "Looking for",
      badges: ["kind"].filter((id) => offer.has(id)),
      facts: offer.of("location"),
      filters: ["kind"].filter((id) => offer.has(id)),
      where: [{ field: "type", is: "eq", value: "wish" }],
    }),
  ]);
  draft.page("add", "Offer or wish", "plus", [
    formFor(offer, "Put in an offer or a wish", "Put it up", "It is on the list now.", own),
  ]);
  draft.page("requests", "Requests", "repeat-2", [
    {
      kind: "board",
      title: "Swaps by state",
      entity: request.id,
      stageField: "state",
      facts: [via].filter((id) => id !== undefined),
      actions: [{ do: "advance", field: "state", label: "Next step", icon: "arrow-right" }],
    },
  ]);
  draft.page("mine", "My offers", "user-round", [
    {
      kind: "profile",
      items: [{ label: "Offers and wishes", measure: { fn: "count", entity: offer.id }, icon: offer.icon }],
      scopes: [{ entity: offer.id, title: "What I have put up", whoField: "by" }],
    },
  ]);
  draft.detail(offer, {
    block: { actions: [...actions, { do: "advance", field: "state", label: "Next state", icon: "arrow-right" }] },
    related: [{ entity: request, title: "Requests" }],
  });
  draft.detail(request);
}

/** Topics by category, each with its replies. */
export function layOutForum(draft: AppDraft, topic: Part, more: readonly Part[]): void {
  const [meeting] = more;
  const talk = commentsOn({ draft }, topic, "Replies");
  const likes = topic.field("likes");
  if (likes !== undefined) likes.default = 0;
  const filters = topic.filters(2);
  const reply = draft.parts.get("remark");
  if (reply !== undefined) {
    const via = reply.via(topic.id);
    if (via !== undefined) rollUp(topic, { id: "replies", name: "Replies", entity: reply.id, via });
  }
  const has = (...ids: string[]): string[] => ids.filter((id) => topic.has(id));
  draft.page("home", "Topics", "messages-square", [
    {
      kind: "list",
      title: "Latest topics",
      entity: topic.id,
      subtitleField: "by",
      facts: has("category", "posted", "replies"),
      filters,
      search: true,
      sort: { field: "posted", direction: "desc" },
      actions: [{ do: "add", field: "likes", by: 1, once: true, label: "Helpful", icon: "thumbs-up" }],
    },
    { kind: "chart", title: "Topics by category", entity: topic.id, look: "donut", byField: "category", fn: "count" },
  ]);
  draft.page("start", "Start a topic", "plus", [
    formFor(topic, "Start a topic", "Post it", "Your topic is up.", ["posted", "likes"]),
  ]);
  if (meeting !== undefined)
    draft.page("dates", meeting.plural, meeting.icon, [
      agendaOf(meeting, `Next ${meeting.plural.toLowerCase()}`),
      formOf(meeting),
    ]);
  draft.detail(topic, { more: [talk] });
  if (meeting !== undefined) draft.detail(meeting);
}

/** Articles, each with comments, and where their writers are. */
export function layOutBlog(
  draft: AppDraft,
  { hasComments, hasPlaceNow }: TogetherParts,
  post: Part,
  more: readonly Part[],
): void {
  const place = more.find(({ id }) => id === "stop");
  const filters = post.filters(3);
  draft.page("home", "Blog", "newspaper", [
    cardsOf(post, {
      title: "Latest articles",
      badges: post.badges(2),
      facts: post.of("date"),
      filters,
      sort: { field: "date", direction: "desc" },
    }),
  ]);
  if (hasPlaceNow === true && place !== undefined)
    draft.page("where", "Where we are", "map-pin", [
      {
        kind: "list",
        title: "Here now",
        entity: place.id,
        facts: ["place", "from"],
        where: [{ field: "hereNow", is: "eq", value: true }],
        limit: 1,
      },
      mapOf(place, "Where we have been"),
      {
        kind: "list",
        title: "All stops",
        entity: place.id,
        facts: ["from", "place"],
        sort: { field: "from", direction: "desc" },
      },
    ]);
  draft.page("write", "Write", "pencil", [
    formFor(post, "New article", "Publish", "It is online.", ["likes"]),
    hasPlaceNow === true && place !== undefined ? formOf(place, "Move on") : undefined,
  ]);
  draft.detail(post, { more: [hasComments === false ? undefined : commentsOn({ draft }, post, "Comments")] });
  if (place !== undefined) draft.detail(place);
}

/** Slots with places left, and the names on them. */
export function layOutSignUp(
  draft: AppDraft,
  { adding = "Add a slot" }: TogetherParts,
  slot: Part,
  signUp: Part,
): void {
  const via = signUp.via(slot.id);
  if (via === undefined) return;
  takePlaces(slot, signUp, via);
  const actions: RowAction[] = [{ do: "log", entity: signUp.id, via, label: "Sign up", icon: "user-plus" }];
  const [starts] = slot.of("dateTime", "date");
  const facts = [starts, "places", "left"].filter((id) => id !== undefined);
  draft.page("home", "Sign up", slot.icon, [
    cardsOf(slot, {
      title: slot.plural,
      media: "icon",
      badges: slot.badges(1),
      facts,
      actions,
      ...(slot.badges(1).length > 0 ? { filters: slot.badges(1) } : {}),
      ...(starts === undefined ? {} : { sort: { field: starts, direction: "asc" as const } }),
    }),
    formFor(signUp, "Put your name down", "Sign up", "You are on the list. Thank you!"),
  ]);
  draft.page("names", "Who is on it", "users", [
    {
      kind: "list",
      title: "Signed up so far",
      entity: signUp.id,
      facts: signUp.all.filter((id) => id !== signUp.entity.titleField).slice(0, 3),
      groupField: via,
    },
  ]);
  if (starts !== undefined)
    draft.page("calendar", "Calendar", "calendar-days", [{ kind: "calendar", entity: slot.id, dateField: starts }]);
  draft.page("slots", adding, "plus", [formFor(slot, adding, "Add it", "People can sign up for it now.")]);
  draft.detail(slot, { block: { actions }, related: [{ entity: signUp, title: "Signed up" }] });
  draft.detail(signUp);
}

/** No more people on a slot than it has places, and how many are left. */
function takePlaces(slot: Part, signUp: Part, via: string): void {
  rollUp(slot, { id: "taken", name: "Taken", entity: signUp.id, via });
  const left: Entity["fields"][number] = {
    id: "left",
    name: "Places left",
    type: "computed",
    formula: { kind: "arithmetic", op: "-", left: "places", right: "taken" },
    warn: [{ when: { field: "left", is: "lte", value: 0 }, tone: "good", label: "Full" }],
  };
  slot.entity.fields.push(left);
  const link = signUp.field(via);
  if (link !== undefined) link.required = true;
  signUp.entity.limits = [{ per: [via], mostField: "places" }];
}
