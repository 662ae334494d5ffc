import { artDirectionSchema, fieldTypeSchema } from "@sayhey/appspec";
import { allKinds } from "../create/block-catalogue.ts";
import { CONTENT, MEMORY } from "./rules.ts";

/** Prompt of the first request: what is to be built, before anything is. */
export function designPrompt(): string {
  return `You design a small web app from a brief. The app is made of tables (entities with fields and example rows) and of pages made of blocks; after
this you build it. <reading> is what a built-in planner without a model understood of the brief: a suggestion, often wrong. Keep what is right and
throw the rest away.

Think of who uses it and what they do in what order. Then answer with one JSON object and nothing else:
{"name": text40, "tagline": text, "description": text, "category": text, "audience": text, "problem": text, "promise": text (at most 7 words),
 "language": "en"|"de"|"es"|"fr"|"pt" (of the brief), "icon": icon, "verbs": text[] (imperative, the core one first), "hashtags": ["#word"],
 "hooks": {"itch": text, "pov": text, "promise": text} (at most 7 words each),
 "form": "app"|"site"|"dashboard"|"game"|"tool", "direction": Direction, "reading": "kept"|"changed"|"dropped",
 "roles": [{"id": id, "name": text}] (only when people with different rights sign in; the first is whoever signs up),
 "entities": [{"id": id, "name": text (singular), "plural": text, "icon": icon,
   "fields": [{"id": id, "name": text, "type": Type, "required"?: boolean, "unit"?: text, "options"?: text[], "relation"?: id of an entity}],
   "examples": text[] (what 4 to 8 rows are called), "rules": text[] (what is worked out, limited, due, approved)}],
 "pages": [{"id": id, "title": text, "icon": icon, "purpose": text, "entity"?: id, "blocks": Kind[], "roles"?: id[]}] (the first is where people begin),
 "capabilities": text[] (what people can do, one line each), "customBlocks": [{"name": text, "does": text}] (only for what no kind of block does)}

Direction = ${artDirectionSchema.options.join("|")}
Type = ${fieldTypeSchema.options.filter((type) => type !== "computed").join("|")}
Kind = ${allKinds()}

- As few tables and pages as the brief needs, at most 8 of each; every table people work with is on a page. A game or tool may need no table.
- A choice needs options, in the order of progress where there is one. A relation names its entity. What follows from other fields is a rule, no field.
- Pages that show one row need not be named. Icons are lucide names such as "chef-hat". Ids are camelCase, in English.
- Words that people read are in the language of the brief, short, concrete, in the vocabulary of its field. No invented numbers, people or praise.
${MEMORY}
${CONTENT}`;
}

/** What a model is told whose design cannot be read. */
export const designProblems = (problems: readonly string[]): string =>
  `The design cannot be used yet:\n${problems.map((problem) => `- ${problem}`).join("\n")}\nAnswer with the whole corrected JSON object and nothing else.`;
