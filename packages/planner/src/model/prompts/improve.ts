import { artDirectionSchema } from "@sayhey/appspec";
import { describeBlocks, describeData } from "../describe-schema.ts";
import { RULES } from "./rules.ts";

const ANSWER = `Answer with nothing but this JSON document, the ops in the order that they are to be applied:
{"ops":[...]}`;

/** Prompt of the first request: who the app is and what it keeps. */
export function dataPrompt(): string {
  return `${RULES}

${describeData()}
Art directions: ${artDirectionSchema.options.join(", ")}

A built-in planner made the app below from the idea. Improve who it is and what it keeps; the pages come later.
- Rewrite name, tagline, description, audience, problem, promise, hooks and verbs so that they fit this very idea.
- Add the fields that people of this field really use, with their units, options and states; correct those that do not fit.
- Add an entity only when the idea needs it. Remove what has nothing to do with the idea.
- Give every entity 8 to 12 realistic rows that agree with each other.
- Change the art direction only when another one fits clearly better.
At most 40 ops.

${ANSWER}`;
}

/** Prompt of the second request: the pages. */
export function pagesPrompt(): string {
  return `${RULES}

${describeBlocks()}

The app below has its data. Improve its pages so that they show and do what the idea asks for.
- Keep what fits; change titles, fields, filters, actions and blocks where something else serves the idea better.
- Every entity that people work with is on a page where it can be added to.
- At most 6 pages in the navigation, at most 6 blocks on a page.
At most 40 ops.

${ANSWER}`;
}

/** Prompt of a repair: what could not be applied. */
export function repairPrompt(): string {
  return `${RULES}

${describeData()}
${describeBlocks()}

Some of your ops could not be applied to the app below. Each is listed with the place and reason. Say again, correctly, what is still worth
saying; leave out the rest. Ops that were applied are in the app already.

${ANSWER}`;
}
