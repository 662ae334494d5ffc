export { BLUEPRINT_FORMS, blueprintSchema, JOBS, type Blueprint, type BlueprintThing, type Job } from "./blueprint.ts";
export { PHRASES, type PhraseEntry } from "./phrases.gen.ts";
export { loadSector, SECTORS, type Sector } from "./sectors.gen.ts";
