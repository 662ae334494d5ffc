export {
  BLUEPRINT_FORMS,
  blueprintSchema,
  JOBS,
  kindOfProductSchema,
  patternSchema,
  type Blueprint,
  type BlueprintThing,
  type Job,
  type KindOfProduct,
  type Pattern,
  type PatternThing,
} from "./blueprint.ts";
export { KINDS_OF_PRODUCT } from "./kinds-of-product/index.ts";
export { PATTERNS } from "./patterns-of-work/index.ts";
export { PHRASES, type PhraseEntry } from "./phrases.gen.ts";
export { loadSector, SECTORS, type Sector } from "./sectors.gen.ts";
