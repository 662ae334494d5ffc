import type { AppSpec, Entity } from "@sayhey/appspec";
import type { Place } from "./names.ts";

const LOWER = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** Commands that fit this very app, the most useful first; each is understood and changes something. */
export function suggestCommands(spec: AppSpec, place: Place = {}): string[] {
  const page = spec.pages.find(({ id }) => id === place.page) ?? spec.pages[0];
  const shown = page?.blocks.flatMap((block) => ("entity" in block ? [block.entity] : []))[0];
  const main = spec.entities.find(({ id }) => id === shown) ?? spec.entities[0];
  if (!main) return [];
  // German nouns keep their capitals.
  const things = spec.identity.language === "de" ? main.plural : LOWER(main.plural);
  const has = (entity: Entity, name: RegExp): boolean => entity.fields.some(({ id }) => name.test(id));
  const kinds = new Set(spec.pages.flatMap(({ blocks }) => blocks.map(({ kind }) => kind)));
  const field = [
    { test: /price|cost|value|fee/i, name: "a price" },
    { test: /rating|stars/i, name: "a rating" },
    { test: /tags|category/i, name: "tags" },
    { test: /due|deadline/i, name: "a due date" },
    { test: /note|comment|remark/i, name: "notes" },
    { test: /website|link|url/i, name: "a link" },
  ].find(({ test }) => !has(main, test));
  const list = spec.pages.flatMap((each) =>
    each.blocks.flatMap((block) => ("entity" in block && block.entity === main.id && each.nav ? [block.kind] : [])),
  );
  const choice = main.fields.find(({ type, options }) => type === "choice" && options);
  return [
    ...(field ? [`add ${field.name} to ${things}`] : []),
    spec.theme.scheme === "dark" ? "make it light and airy" : "make it dark and rounder",
    ...(list.includes("table") ? [] : [`show ${things} as a table`]),
    `rename ${things} to …`,
    ...(kinds.has("faq") ? ["remove the FAQ"] : ["add a FAQ"]),
    ...(choice?.options?.[0] ? [`only show ${choice.options[0]} ${things}`] : []),
    `ten more ${things}`,
    spec.identity.language === "en" ? "translate to German" : "translate to English",
    "let everyone see the data",
    "another look",
  ];
}
