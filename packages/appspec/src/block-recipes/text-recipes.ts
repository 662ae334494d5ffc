import type { Recipes } from "./recipe.ts";

const LINE = 120;
/** As many ways as fit in two rows. */
const MOST_TASKS = 6;

/** Blocks of words. */
export const textRecipes: Recipes<"hero" | "richText" | "faq" | "section" | "tasks"> = {
  hero: ({ spec, page }) => {
    const target = spec.pages.find(({ id, nav, path }) => id !== page.id && nav && !path.endsWith("/:id"));
    return {
      kind: "hero",
      headline: spec.identity.promise,
      body: spec.identity.tagline,
      ...(target && { cta: { label: target.title, page: target.id } }),
    };
  },
  tasks: ({ spec, page }) => {
    const others = spec.pages.filter(({ id, nav, path }) => id !== page.id && nav && !path.endsWith("/:id"));
    const shown = others.length === 0 ? [page] : others;
    return {
      kind: "tasks",
      items: shown.slice(0, MOST_TASKS).map(({ id, title, icon }) => ({ label: title, page: id, icon })),
    };
  },
  section: (draft) => ({
    kind: "section",
    look: "features",
    items: [{ title: draft.spec.identity.promise, body: draft.spec.identity.tagline, icon: draft.spec.identity.icon }],
  }),
  richText: (draft) => ({
    kind: "richText",
    title: `${draft.say("about")} ${draft.spec.identity.name}`.slice(0, LINE),
    body: draft.spec.identity.description,
  }),
  faq: (draft) => ({
    kind: "faq",
    items: [
      { question: draft.say("whatIs"), answer: draft.spec.identity.description },
      {
        question: draft.say("whoFor"),
        answer: draft.spec.identity.audience.replace(/^./u, (letter) => letter.toUpperCase()),
      },
    ],
  }),
};
