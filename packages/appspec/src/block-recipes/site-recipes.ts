import { fieldOf, having, type NewField, type Thing } from "./block-draft.ts";
import { FIELDS, TEXTS, type Recipes } from "./recipe.ts";

const need = (thing: Thing, key: string): string => thing.fields[key] ?? "";
const picture = (id: string, word: "picture" | "before" | "after"): NewField => ({
  id,
  word,
  type: "image",
  value: (_, __, row) => `art:${row.id} ${id}`,
});

/** Blocks of sites. Nobody's name and nobody's mark is made up. */
export const siteRecipes: Recipes<"services" | "team" | "logos" | "beforeAfter" | "newsletter"> = {
  services: (draft) => {
    const thing = draft.thing({
      price: { types: ["money"], like: /price|cost|fee|from/i, add: FIELDS.price },
      body: { types: TEXTS, like: /about|description|detail|text|what/i },
    });
    const target = draft.spec.pages.find(({ blocks }) =>
      blocks.some(({ kind }) => kind === "form" || kind === "booking"),
    );
    return {
      kind: "services",
      entity: thing.entity.id,
      media: thing.entity.fields.some(({ type }) => type === "image") ? "image" : "art",
      ...having("bodyField", thing.fields["body"]),
      priceField: need(thing, "price"),
      ...(target && { cta: { label: target.title, page: target.id } }),
    };
  },
  team: (draft) => {
    const thing = draft.thing(
      {
        role: {
          types: ["text", "choice"],
          like: /role|job|position|title|does/i,
          strict: true,
          add: { id: "role", word: "role", type: "text" },
        },
        image: { types: ["image"], add: picture("picture", "picture") },
      },
      { fresh: { id: "person", word: "member", icon: "user", title: { id: "name", word: "name" }, rows: [] } },
    );
    return {
      kind: "team",
      entity: thing.entity.id,
      imageField: need(thing, "image"),
      roleField: need(thing, "role"),
      ...having("bodyField", fieldOf(thing.entity, ["longText"])),
    };
  },
  logos: (draft) => {
    const fresh = {
      id: "partner",
      word: "partner",
      icon: "handshake",
      title: { id: "name", word: "name" },
      rows: [],
    } as const;
    const thing = draft.thing(
      {
        image: { types: ["image"], like: /logo|mark/i, strict: true, add: picture("logo", "picture") },
        url: { types: ["url"], add: { id: "link", word: "link", type: "url" } },
      },
      {
        fresh,
        not: draft.spec.entities
          .filter(({ name }) => !/partner|brand|sponsor|client|customer/i.test(name))
          .map(({ id }) => id),
      },
    );
    return { kind: "logos", entity: thing.entity.id, imageField: need(thing, "image"), urlField: need(thing, "url") };
  },
  beforeAfter: (draft) => {
    const thing = draft.thing({
      before: { types: ["image"], like: /before/i, strict: true, add: picture("before", "before") },
      after: { types: ["image"], like: /after/i, strict: true, add: picture("after", "after") },
    });
    return {
      kind: "beforeAfter",
      entity: thing.entity.id,
      beforeField: need(thing, "before"),
      afterField: need(thing, "after"),
      limit: 3,
    };
  },
  newsletter: (draft) => {
    const thing = draft.thing(
      { email: { types: ["email"], add: { id: "email", word: "email", type: "email", required: true } } },
      {
        fresh: {
          id: "subscriber",
          word: "subscriber",
          icon: "mail",
          title: { id: "name", word: "name" },
          rows: [],
        },
        not: draft.spec.entities.filter(({ name }) => !/subscriber|newsletter/i.test(name)).map(({ id }) => id),
      },
    );
    return {
      kind: "newsletter",
      entity: thing.entity.id,
      emailField: need(thing, "email"),
      submitLabel: draft.say("subscribe"),
      thanks: draft.say("subscribed"),
    };
  },
};
