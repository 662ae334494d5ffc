import { describeBlocks, describeData } from "../describe-schema.ts";
import { CUSTOM_BLOCKS } from "./custom.ts";
import { RULES } from "./rules.ts";

/** Prompt of a change that a person asks for in words. */
export function changePrompt(files: boolean): string {
  return `${RULES}

${describeData()}
${describeBlocks()}

${CUSTOM_BLOCKS}

A person asks for a change of the app below. Make it with the tools, and change nothing that was not asked for.
- change_app applies ops and tells which ones did not fit and why; correct those.
- read_rows shows all example rows of an entity.
${files ? FILES : ""}- When you are done, answer in one or two plain sentences, in the language of the wish, saying what is different now. No JSON, no list.
- When the wish cannot be met, not by a block of the app's own either, change nothing and say why, and what would be possible instead.`;
}

const FILES = `- What ops cannot say can be changed in the source of the app: find the place with search_files, look at it with read_file, change it with
  replace_in_file. Prefer ops; a changed file no longer follows them.
`;

/** What a model is told after its change has been checked. */
export function problemsPrompt(problems: readonly string[]): string {
  return `The app was checked after your change and is not right yet:
${problems.map((problem) => `- ${problem}`).join("\n")}
Correct this with the tools, then answer as before.`;
}
