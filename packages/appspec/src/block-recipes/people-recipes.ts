import { usualAccounts } from "../accounts.ts";
import type { Entity } from "../entity.ts";
import { assistantOf } from "./assistant-of.ts";
import { conversationsOf } from "./conversations-of.ts";
import { factsOf, having, type BlockDraft, type Need, type NewEntity, type Thing } from "./block-draft.ts";
import { numbersOf } from "./number-recipes.ts";
import { DAYS, FIELDS, TEXTS, type Recipes } from "./recipe.ts";

const need = (thing: Thing, key: string): string => thing.fields[key] ?? "";
const AUTHOR: Need = { types: ["text"], like: /by|author|from|who|name|host|member|person/i, add: FIELDS.by };
/** What has such a name is written to be read by others. */
const TALK = /message|post|comment|remark|review|update|story|entry|note|journal/i;

/** Blocks people talk and meet in. */
export const peopleRecipes: Recipes<
  | "assistant"
  | "feed"
  | "chat"
  | "conversations"
  | "comments"
  | "reviews"
  | "testimonials"
  | "poll"
  | "rsvp"
  | "profile"
  | "people"
> = {
  assistant: ({ spec }) => assistantOf(spec),
  feed: (draft) => {
    const thing = draft.thing(
      {
        body: body("text"),
        author: { ...AUTHOR, strict: true },
        date: { types: DAYS, add: FIELDS.sent },
        likes: { types: ["number"], like: /like|heart|reaction|thanks|clap|cheer/i, strict: true },
      },
      {
        fresh: words("post", "post", "newspaper", [draft.say("sayHello"), draft.say("sayHelped")]),
        not: silent(draft),
      },
    );
    return {
      kind: "feed",
      entity: thing.entity.id,
      bodyField: need(thing, "body"),
      authorField: need(thing, "author"),
      dateField: need(thing, "date"),
      ...having("reactionField", thing.fields["likes"]),
    };
  },
  chat: (draft) => {
    const thing = draft.thing(
      { body: body("text"), author: { ...AUTHOR, strict: true }, date: { types: ["dateTime"], add: FIELDS.sent } },
      {
        fresh: words("message", "message", "message-circle", [draft.say("sayWho"), draft.say("sayMe")]),
        not: silent(draft),
      },
    );
    return {
      kind: "chat",
      entity: thing.entity.id,
      bodyField: need(thing, "body"),
      authorField: need(thing, "author"),
      dateField: need(thing, "date"),
    };
  },
  conversations: (draft) => conversationsOf(draft),
  comments: (draft) => {
    const thing = draft.thing(
      {
        body: body("text"),
        author: { ...AUTHOR, strict: true },
        date: { types: DAYS, add: FIELDS.sent },
        likes: {
          types: ["number"],
          like: /like|thanks/i,
          strict: true,
          add: { id: "likes", word: "likes", type: "number", default: 0, value: () => 0 },
        },
        parent: { types: ["relation"], pointsAt: "self", add: { id: "answerTo", word: "answerTo", type: "relation" } },
        ...about(draft),
      },
      {
        fresh: words("comment", "comment", "message-square-text", [draft.say("sayHelped"), draft.say("sayWho")]),
        not: silent(draft),
      },
    );
    return {
      kind: "comments",
      entity: thing.entity.id,
      bodyField: need(thing, "body"),
      authorField: need(thing, "author"),
      dateField: need(thing, "date"),
      likesField: need(thing, "likes"),
      ...having("via", thing.fields["via"]),
      parentField: need(thing, "parent"),
    };
  },
  reviews: (draft) => {
    const thing = draft.thing(
      {
        rating: {
          types: ["rating"],
          add: { id: "stars", word: "stars", type: "rating", required: true, value: (index) => 5 - (index % 2) },
        },
        body: body("text"),
        author: { ...AUTHOR, strict: true },
        ...about(draft),
      },
      {
        fresh: words("review", "review", "star", [draft.say("sayBetter"), draft.say("sayAgain"), draft.say("sayGood")]),
        not: silent(draft),
      },
    );
    return {
      kind: "reviews",
      entity: thing.entity.id,
      ratingField: need(thing, "rating"),
      bodyField: need(thing, "body"),
      authorField: need(thing, "author"),
      ...having("via", thing.fields["via"]),
    };
  },
  // Nobody's words are made up: visitors write the first.
  testimonials: (draft) => {
    const thing = draft.thing(
      {
        quote: {
          types: TEXTS,
          like: /quote|words|said|says/i,
          strict: true,
          add: { id: "words", word: "text", type: "longText" },
        },
        author: { ...AUTHOR, strict: true, add: { id: "name", word: "name", type: "text" } },
        role: { types: ["text"], like: /role|where/i, strict: true, add: { id: "role", word: "role", type: "text" } },
      },
      {
        fresh: {
          id: "voice",
          word: "voice",
          icon: "quote",
          title: { id: "words", word: "text", type: "longText" },
          rows: [],
        },
      },
    );
    return {
      kind: "testimonials",
      entity: thing.entity.id,
      quoteField: need(thing, "quote"),
      authorField: need(thing, "author"),
      roleField: need(thing, "role"),
    };
  },
  poll: (draft) => {
    const thing = draft.thing({
      votes: { types: ["number"], like: /vote|ballot|poll/i, strict: true, add: FIELDS.votes },
    });
    return {
      kind: "poll",
      entity: thing.entity.id,
      question: draft.say("whichBest"),
      votesField: need(thing, "votes"),
    };
  },
  rsvp: (draft) => {
    const event = draft.thing({
      date: { types: DAYS, like: /start|day|date|when|begins/i, when: "ahead", add: FIELDS.coming },
      places: { types: ["number"], like: /seat|place|spot|capacity/i, strict: true },
    });
    const dates = draft.entity(event.entity.id) ?? event.entity;
    const options = ["optComing", "optMaybe", "optNotComing"] as const;
    const answer = draft.thing(
      {
        via: {
          types: ["relation"],
          pointsAt: dates.id,
          add: { id: dates.id, word: "planned", type: "relation", value: () => dates.rows[0]?.id ?? null },
        },
        name: { types: ["text"], like: /name|who|guest/i, add: { id: "name", word: "name", type: "text" } },
        answer: {
          types: ["choice"],
          like: /answer|rsvp|coming|attend/i,
          strict: true,
          add: {
            id: "answer",
            word: "answer",
            type: "choice",
            options,
            value: (index) => draft.say(options[index % 2] ?? "optComing"),
          },
        },
      },
      {
        not: [dates.id],
        fresh: {
          id: "answer",
          word: "answer",
          icon: "mail-check",
          title: { id: "name", word: "name" },
          rows: draft.people.slice(0, 2),
        },
      },
    );
    const dateField = need(event, "date");
    const placesField = event.fields["places"];
    return {
      kind: "rsvp",
      entity: dates.id,
      dateField,
      ...having("placesField", placesField),
      facts: factsOf(dates, 2, [dateField, placesField]),
      answerEntity: answer.entity.id,
      via: need(answer, "via"),
      nameField: need(answer, "name"),
      answerField: need(answer, "answer"),
    };
  },
  profile: (draft) => {
    const items = numbersOf(draft, 3);
    const scopes = draft.spec.entities.flatMap((entity) => {
      const who = entity.fields.find(
        ({ id, name, type }) =>
          type === "text" && id !== entity.titleField && /by|author|from|who|host/i.test(`${id} ${name}`),
      );
      const saved = entity.fields.find(
        ({ id, name, type }) => type === "boolean" && /saved|favourite|favorite|wish|mine|am in/i.test(`${id} ${name}`),
      );
      return who || saved
        ? [
            {
              entity: entity.id,
              title: entity.plural,
              ...having("whoField", who?.id),
              ...(who ? {} : having("savedField", saved?.id)),
            },
          ]
        : [];
    });
    return { kind: "profile", ...(items.length > 0 && { items }), scopes: scopes.slice(0, 4) };
  },
  people: (draft) => {
    if (draft.spec.accounts === undefined)
      draft.do({ op: "set-accounts", accounts: usualAccounts(draft.spec.identity.language) });
    return { kind: "people" };
  },
};

const body = (id: string): Need => ({
  types: TEXTS,
  like: /text|body|message|content|words|post|comment|note/i,
  strict: true,
  add: { id, word: "text", type: "longText" },
});

const words = (id: string, word: NewEntity["word"], icon: string, rows: readonly string[]): NewEntity => ({
  id,
  word,
  icon,
  title: { id: "text", word: "text", type: "longText" },
  rows,
});

/** On a row's own page, what ties new rows to it. */
function about({ shown, spec }: BlockDraft): { via?: Need } {
  if (shown === undefined) return {};
  const target: Entity = spec.entities.find(({ id }) => id === shown.id) ?? shown;
  return {
    via: {
      types: ["relation"],
      pointsAt: target.id,
      add: { id: target.id, word: "name", type: "relation", value: (index) => target.rows[index]?.id ?? null },
    },
  };
}

/** Entities that hold something else than what people say to each other. */
const silent = ({ spec }: BlockDraft): string[] =>
  spec.entities.filter(({ id, name }) => !TALK.test(`${id} ${name}`)).map(({ id }) => id);
