import { AppError } from "@sayhey/contract/app-error";
import { TEMPLATES, type Template } from "@sayhey/planner/templates";

/**
 * The template of a name.
 * @throws AppError not-found when there is none
 */
export function findTemplate(slug: string): Template {
  const found = TEMPLATES.find((template) => template.slug === slug);
  if (found === undefined)
    throw new AppError("not-found", "template: there is none of this name.", { hint: "Choose one of the templates." });
  return found;
}
