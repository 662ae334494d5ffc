import type { Entity } from "@sayhey/appspec";
import type { AppDraft, NewBlock, Part } from "../embedded/app-draft.ts";
import { cardsOf, formOf } from "../embedded/plan.ts";
import { commentsOn, mapOf } from "../embedded/rich-parts.ts";
import type { TogetherParts } from "../together/together.ts";
import type { Kept } from "./kept.ts";

type Action = NonNullable<Extract<NewBlock, { kind: "cards" }>["actions"]>[number];

/** Lays out what people do together: what they came for on the first page, and what they put in beside it. */
export function layOutTogether(draft: AppDraft, together: TogetherParts, kept: readonly Kept[]): void {
  const parts = kept.map(({ part }) => part);
  const [first, second] = parts;
  if (first === undefined) return;
  switch (together.kind) {
    case "vote":
      return layOutVote(draft, together, first);
    case "ballot":
      return layOutBallot(draft, together, parts);
    case "dates":
      return second === undefined ? undefined : layOutDates(draft, together, first, second);
    case "ratings":
      return second === undefined ? undefined : layOutRatings(draft, together, first, second);
    case "directory":
      return layOutDirectory(draft, together, first, second);
    case "swap":
      return second === undefined ? undefined : layOutSwap(draft, first, second);
    case "forum":
      return layOutForum(draft, first, parts.slice(1));
    case "blog":
      return layOutBlog(draft, together, first, parts.slice(1));
    case "signUp":
      return second === undefined ? undefined : layOutSignUp(draft, together, first, second);
  }
}

/** A form that leaves out what others decide or count. */
function formFor(
  part: Part,
  title: string,
  submitLabel: string,
  thanks: string,
  without: readonly string[] = [],
): NewBlock {
  const fields = part.inputs(9).filter((id) => !without.includes(id));
  return { ...(formOf(part, title) as Extract<NewBlock, { kind: "form" }>), fields, submitLabel, thanks };
}

function layOutVote(
  draft: AppDraft,
  { question = "What do we choose?", adding = "Suggest an option", hasComments }: TogetherParts,
  option: Part,
): void {
  const [closes] = option.of("date");
  draft.page("home", "Vote", option.icon, [
    { kind: "poll", entity: option.id, question, votesField: "votes" },
    closes === undefined
      ? undefined
      : { kind: "countdown", title: "Voting closes", entity: option.id, dateField: closes },
  ]);
  draft.page("result", "Result", "chart-bar-big", [
    { kind: "leaderboard", title: "Votes so far", entity: option.id, scoreField: "votes", limit: 20 },
    {
      kind: "stats",
      items: [
        { label: "Votes", measure: { fn: "sum", entity: option.id, field: "votes" }, icon: "vote" },
        { label: option.plural, measure: { fn: "count", entity: option.id }, icon: "list" },
      ],
    },
  ]);
  draft.page("suggest", option.plural, "list", [
    cardsOf(option, { facts: ["votes"] }),
    formFor(option, adding, "Put it to the vote", "It can be voted for now.", ["votes"]),
  ]);
  draft.detail(option, { more: [hasComments === true ? commentsOn({ draft }, option, "What people say") : undefined] });
}

function layOutBallot(
  draft: AppDraft,
  { questions = [], isHidden, quorum, groupField, period, total }: TogetherParts,
  parts: readonly Part[],
): void {
  const vote = parts.find(({ id }) => id === "vote");
  if (vote === undefined) return;
  const who = vote.entity.titleField;
  for (const field of vote.entity.fields) {
    if (field.id === who) field.unique = true;
    if (field.type === "relation" || field.id === "code" || field.id === groupField) field.required = true;
  }
  const voted = vote.all.filter((id) => id !== "voted");
  draft.page("home", "Vote", "vote", [
    {
      kind: "form",
      title: "Your vote",
      entity: vote.id,
      fields: voted,
      submitLabel: "Cast the vote",
      thanks: "Your vote is in. Thank you.",
      note: [
        `One vote per ${vote.field(who)?.name.toLowerCase() ?? "person"}; a second one is not taken.`,
        period,
        isHidden === true ? "The result is shown once voting has closed." : undefined,
      ]
        .filter((each) => each !== undefined)
        .join(" "),
    },
    quorum === undefined
      ? { kind: "stats", items: [{ label: "Votes cast", measure: { fn: "count", entity: vote.id }, icon: "vote" }] }
      : {
          kind: "progress",
          title: "Quorum",
          label: `Votes cast, ${String(quorum)}${total === undefined ? "" : ` of ${total}`} needed`,
          measure: { fn: "count", entity: vote.id },
          target: quorum,
          look: "bar",
        },
  ]);
  draft.page("turnout", "Turnout", "users", [
    groupField === undefined
      ? undefined
      : {
          kind: "chart",
          title: `Votes by ${vote.field(groupField)?.name.toLowerCase() ?? "group"}`,
          entity: vote.id,
          look: "bar",
          byField: groupField,
          fn: "count",
        },
    // Who has voted, and never what.
    {
      kind: "table",
      title: "Who has voted",
      entity: vote.id,
      fields: [who, ...(groupField === undefined ? [] : [groupField]), "voted"].filter((id) => vote.has(id)),
      export: false,
    },
  ]);
  draft.page(
    "result",
    "Result",
    "chart-bar-big",
    questions.map(({ id, title }): NewBlock => ({
      kind: "leaderboard",
      title,
      entity: id,
      scoreField: "votes",
      limit: 20,
      ...(isHidden === true && {
        note: "Shown once the closing day has passed.",
        where: [{ field: "closes", is: "lt" as const, value: "@today" }],
      }),
    })),
  );
  draft.page(
    "options",
    "Options",
    "list-checks",
    parts
      .filter((part) => part !== vote)
      .map((part, at): NewBlock => ({
        kind: "list",
        title: questions[at]?.title ?? part.plural,
        entity: part.id,
        facts: ["closes"],
      })),
  );
}

function layOutDates(
  draft: AppDraft,
  { question, adding = "Suggest a date" }: TogetherParts,
  day: Part,
  answer: Part,
): void {
  const via = answer.via(day.id);
  if (via === undefined) return;
  rollUp(day, { id: "yes", name: "Can come", entity: answer.id, via, where: { field: "answer", value: "yes" } });
  draft.page("home", "Dates", "calendar-check", [
    {
      kind: "rsvp",
      title: question ?? "When can you come?",
      entity: day.id,
      dateField: "starts",
      facts: day.of("text").slice(0, 2),
      answerEntity: answer.id,
      via,
      nameField: "name",
      answerField: "answer",
    },
    { kind: "leaderboard", title: "Suits most", entity: day.id, scoreField: "yes", limit: 6 },
  ]);
  draft.page("answers", "Who can when", "users", [
    { kind: "table", entity: answer.id, fields: ["name", via, "answer"] },
  ]);
  draft.page("suggest", "All dates", "calendar-days", [
    { kind: "list", entity: day.id, facts: ["starts", "yes"], sort: { field: "starts", direction: "asc" } },
    formFor(day, adding, "Add the date", "The date is on the list."),
  ]);
  draft.detail(day, { related: [{ entity: answer, title: "Answers" }] });
}

/** A count of rows that point at a thing, as far as they say something. */
function rollUp(
  part: Part,
  {
    id,
    name,
    entity,
    via,
    where,
  }: { id: string; name: string; entity: string; via: string; where?: { field: string; value: string } },
): void {
  part.entity.fields.push({
    id,
    name,
    type: "computed",
    formula: {
      kind: "rollup",
      fn: "count",
      entity,
      via,
      ...(where !== undefined && { where: [{ field: where.field, is: "eq", value: where.value }] }),
    },
  });
}

function layOutRatings(draft: AppDraft, { adding = "Add one" }: TogetherParts, item: Part, rating: Part): void {
  const via = rating.via(item.id);
  const actions: Action[] =
    via === undefined ? [] : [{ do: "log", entity: rating.id, via, label: "Rate it", icon: "star" }];
  draft.page("home", "Rate", "star", [
    cardsOf(item, { actions, facts: ["average", "ratings"] }),
    { kind: "leaderboard", title: "Best so far", entity: item.id, scoreField: "average", limit: 10 },
  ]);
  draft.page("ratings", "Ratings", "message-square", [
    {
      kind: "reviews",
      entity: rating.id,
      ratingField: "stars",
      bodyField: rating.entity.titleField,
      authorField: "by",
    },
    formFor(rating, "Give your rating", "Send the rating", "Thank you, it counts now."),
  ]);
  draft.page("add", item.plural, item.icon, [formFor(item, adding, "Put it on the list", "It can be rated now.")]);
  draft.detail(item, { block: { actions }, related: [{ entity: rating, title: "Ratings" }] });
}

function layOutDirectory(
  draft: AppDraft,
  { isApproved, thanks, hasMap, adding = "Add an entry" }: TogetherParts,
  entry: Part,
  review: Part | undefined,
): void {
  const shown = isApproved === true ? { where: [{ field: "state", is: "eq" as const, value: "shown" }] } : {};
  const via = review?.via(entry.id);
  const actions: Action[] = [
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
  const filters = entry
    .filters(4)
    .filter((id) => !own.includes(id))
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

function layOutSwap(draft: AppDraft, offer: Part, request: Part): void {
  const via = request.via(offer.id);
  const actions: Action[] =
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

function layOutForum(draft: AppDraft, topic: Part, more: readonly Part[]): void {
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
      {
        kind: "agenda",
        title: `Next ${meeting.plural.toLowerCase()}`,
        entity: meeting.id,
        dateField: "starts",
      } as NewBlock,
      formOf(meeting),
    ]);
  draft.detail(topic, { more: [talk] });
  if (meeting !== undefined) draft.detail(meeting);
}

function layOutBlog(
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

function layOutSignUp(draft: AppDraft, { adding = "Add a slot" }: TogetherParts, slot: Part, signUp: Part): void {
  const via = signUp.via(slot.id);
  if (via === undefined) return;
  takePlaces(slot, signUp, via);
  const actions: Action[] = [{ do: "log", entity: signUp.id, via, label: "Sign up", icon: "user-plus" }];
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
