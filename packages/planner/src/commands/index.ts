export type { Chip, CommandAnswer, CommandOptions, Destination } from "./command-answer.ts";
export type { Place } from "./names.ts";
export { languageOfCommand } from "./read-command.ts";
export { suggestCommands } from "./suggest-commands.ts";
export { LONGEST_COMMAND, understandCommand } from "./understand-command.ts";
