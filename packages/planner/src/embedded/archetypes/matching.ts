import { addThing, cardsOf, formOf, type ArchetypeBuilder, type Plan } from "../plan.ts";
import { addMessages, chatOf } from "../plan-parts.ts";
import { camelCase, thing, type Thing } from "../thing.ts";
import { oneLine } from "../compose-identity.ts";
import { pluralOf, singularOf } from "../inflect.ts";

const VERDICT =
  "Verdict: choice undecided|liked|passed\nLikes you: boolean 45\nDistance: number 1..12 km\nLooking for: choice company|regular meet-ups|help|friends\nHello: text";

/** Profiles to swipe, matches, messages and a profile of one's own. */
export const matching: ArchetypeBuilder = {
  lead(plan) {
    const { draft, domain } = plan;
    const profile = addThing(plan, profileOf(plan), VERDICT);
    draft.main = profile;
    const hellos = [
      "Up for an easy start this week?",
      "Weekends are best for me.",
      "Happy to show you around.",
      "Bit shy at first, then not at all.",
      "Looking for something regular.",
      "Early bird, bring coffee.",
    ];
    profile.entity.rows.forEach((row, index) => {
      row["verdict"] = index === 1 || index === 4 ? "liked" : index === 6 ? "passed" : "undecided";
      row["likesYou"] = index === 1 || index === 4 || index % 3 === 0;
      row["hello"] = hellos[index % hellos.length] ?? "Hello!";
    });
    const messages = addMessages(plan);
    const facts = profile.facts(3).filter((id) => id !== "distance");
    draft.page("home", "Meet", domain.icon, [
      {
        kind: "swipe",
        entity: profile.id,
        verdictField: "verdict",
        yes: "liked",
        no: "passed",
        mutualField: "likesYou",
        facts: [...profile.badges(2).filter((id) => id !== "verdict"), ...facts, "distance", "hello"].slice(0, 4),
        matchText: "You both said yes. Say hello!",
        where: [{ field: "verdict", is: "eq", value: "undecided" }],
      },
    ]);
    draft.page("matches", "Matches", "heart-handshake", [
      cardsOf(profile, {
        title: "You both said yes",
        where: [
          { field: "verdict", is: "eq", value: "liked" },
          { field: "likesYou", is: "eq", value: true },
        ],
        media: "art",
        filters: [],
        badges: profile
          .badges(3)
          .filter((id) => id !== "verdict")
          .slice(0, 2),
        facts: ["distance", ...facts].slice(0, 3),
      }),
      {
        kind: "stats",
        items: [
          {
            label: "Matches",
            measure: {
              fn: "count",
              entity: profile.id,
              where: [
                { field: "verdict", is: "eq", value: "liked" },
                { field: "likesYou", is: "eq", value: true },
              ],
            },
            icon: "heart",
          },
          {
            label: "Still to meet",
            measure: { fn: "count", entity: profile.id, where: [{ field: "verdict", is: "eq", value: "undecided" }] },
            icon: "users",
          },
        ],
      },
    ]);
    draft.page("chat", "Messages", "message-circle", [chatOf(messages)]);
    draft.page("profile", "My profile", "user-round", [
      formOf(profile, "Introduce yourself"),
      cardsOf(profile, { title: "Everyone", search: true }),
    ]);
    draft.detail(profile, {
      block: {
        fields: profile.all.filter((id) => id !== "verdict" && id !== "likesYou" && id !== profile.entity.titleField),
        actions: [{ do: "set", field: "verdict", value: "liked", label: "Say yes", icon: "heart" }],
      },
    });
  },
  support(plan) {
    const profile = addThing(plan, profileOf(plan), VERDICT);
    profile.entity.rows.forEach((row) => (row["verdict"] = "undecided"));
    plan.draft.page("match", "Match", "heart-handshake", [
      {
        kind: "swipe",
        entity: profile.id,
        verdictField: "verdict",
        yes: "liked",
        no: "passed",
        mutualField: "likesYou",
        facts: profile.badges(2).filter((id) => id !== "verdict"),
        matchText: "It is a match.",
      },
    ]);
    plan.draft.detail(profile);
  },
};

/** The animal, thing or person one looks for: what the idea names, else people of the field. */
function profileOf(plan: Plan): Thing {
  const { things, id } = plan.domain;
  const score = ({ words }: Thing): number => plan.understanding.nameScore(words);
  const [named] = things
    .filter((one) => (one.role === "item" && score(one) > 0) || one.role === "person")
    .sort((a, b) => score(b) - score(a));
  if (id !== "inferred" && named) return named;
  const label = oneLine(
    plan.understanding.audience === undefined
      ? "Person"
      : singularOf(plan.understanding.audience, plan.understanding.knowledge),
    24,
  );
  const name = label.charAt(0).toUpperCase() + label.slice(1);
  return {
    ...thing(
      "person",
      "Person, People, user-round",
      "",
      "Name: text\nPortrait: image\nAge: number 19..67 years\nPlace: location\nLikes: tags outdoors|quiet|early|late|music|food|games",
      "Amara\nMateo\nYuki\nLena\nOmar\nPriya\nKofi\nIngrid\nDiego\nHana\nSaoirse\nTariq",
    ),
    id: camelCase(name).slice(0, 24),
    name,
    plural: name === "Person" ? "People" : pluralOf(name),
  };
}
