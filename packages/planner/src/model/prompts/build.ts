import { describeParts } from "../describe-schema.ts";
import { CONTENT, VALUES } from "./rules.ts";

/** Prompt of the requests that build an app. */
export function buildPrompt(): string {
  return `You build a small web app with tools. It is described by an AppSpec: an identity, entities with fields and example rows, and pages made of
blocks. A program turns it into a working React app; you write code only in a block of the app's own.

Your design has been turned into a plain app with placeholder rows and pages. Write it properly, part by part; people watch it grow:
1. Entities, where the design is not enough: write_entity, then compute_field for what is worked out and set_rule for limits, approvals, due days,
   steps, locks, effects, marks, numbers.
2. write_rows for every entity: 8 to 12 realistic rows that agree with each other, in the order that they point at each other.
3. write_page for every page, with the blocks that fit best. Look for them with find_block and read what they take with describe_block (several kinds at
   once) before you write the first of a kind; do not guess properties.
4. Where no block does it, write_custom_block: describe_block of "custom" says how. It has a test, and is placed as kind "custom".
Make several calls at once where they do not need each other. What does not fit is told with its place: correct that, and nothing else.
When everything is there, answer in one or two plain sentences, in the language of the brief, saying what people can do with the app. No JSON, no list.

${describeParts()}
Row = {"id": "word-1", [field id]: value}
Page = {id: id, path: "/name", title: text, icon: icon, nav: boolean, blocks: Block[](1-12)}
Rule = {kind: "limit", entity: id, per: id[](1-2), most?: number, mostField?: id, amountField?: id, where?: Condition[], waiting?: {field, value, placed}}
  | {kind: "approval", entity: id, field: id (a choice), waiting: option, decided: option[] (the first approves), locks?: boolean}
  | {kind: "due", entity: id, id: id (of the new date field), name: text, from: id (a date), days: number|id} (then a block of kind "due" lists it)
  | {kind: "steps", entity: id, field: id, steps: {from: option, to: option[]}[]} | {kind: "lock", entity: id, when: Condition}
  | {kind: "effect", entity: id, when?: Condition, via: id, field: id, set?: value, add?: number|id, times?: 1|-1}
  | {kind: "mark", entity: id, field: id, when: Condition, tone: "good"|"attention"|"alert", label: text24}
  | {kind: "required", entity: id, field: id, when?: Condition} | {kind: "unique", entity: id, field: id}
  | {kind: "number", entity: id, field: id (a text), prefix?: text, width?: number, perYear?: boolean}

${VALUES}
- Every entity that people work with is on a page where it can be added to. At most 6 pages in the navigation, at most 6 blocks on a page.
- Who may see and change what, and what roles people have, is not yours to set.
${CONTENT}`;
}

/** What a model is told that says it is done while something is missing. */
export const unfinishedPrompt = (missing: readonly string[]): string =>
  `This is still missing:\n${missing.map((line) => `- ${line}`).join("\n")}\nFinish it with the tools, or leave what is not needed, then answer as before.`;
