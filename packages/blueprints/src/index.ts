export {
  BLUEPRINT_FORMS,
  blueprintSchema,
  JOBS,
  patternSchema,
  type Blueprint,
  type BlueprintThing,
  type Job,
  type Pattern,
  type PatternThing,
} from "./blueprint.ts";
export { PATTERNS } from "./patterns-of-work/index.ts";
export { PHRASES, type PhraseEntry } from "./phrases.gen.ts";
export { loadSector, SECTORS, type Sector } from "./sectors.gen.ts";
