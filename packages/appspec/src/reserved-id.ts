import { SpecProblem } from "./spec-problem.ts";

/** Words that cannot be an identifier in the source tree. */
const WORDS =
  "arguments await break case catch class const constructor continue debugger default delete do else enum eval export extends false finally for function if " +
  "implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var " +
  "void while with yield";
/** What every row or object already has. */
const PROPERTIES = "id prototype toString toLocaleString valueOf hasOwnProperty isPrototypeOf propertyIsEnumerable";
const RESERVED = new Set(`${WORDS} ${PROPERTIES}`.split(" "));

/** Whether an id cannot name anything in the source tree: a word of the language, or a property every object has. */
export function isReservedId(id: string): boolean {
  return RESERVED.has(id);
}

/** @throws SpecProblem when the id is reserved */
export function checkId(id: string, path: string): void {
  if (isReservedId(id)) throw new SpecProblem(path, `"${id}" is a reserved word`);
}
