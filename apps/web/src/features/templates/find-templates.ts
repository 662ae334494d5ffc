import { TEMPLATES, type Template } from "@sayhey/planner/templates";

const fold = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Templates of a category whose name, hashtags or idea hold every word of the search; all of them where neither is given. */
export function findTemplates(search: string, category: string | null): readonly Template[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return TEMPLATES.filter((template) => {
    if (category !== null && template.category !== category) return false;
    const text = fold([template.name, template.category, ...template.hashtags, template.idea].join(" "));
    return words.every((word) => text.includes(word));
  });
}
