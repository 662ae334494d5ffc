export { appSpecShapeSchema, archetypeSchema, identitySchema, languageSchema, pageSchema } from "./app-spec.ts";
export type { AppSpec, Archetype, Identity, Language, Page } from "./app-spec.ts";
export { actionSchema, blockSchema } from "./block.ts";
export type { Action, Block, BlockKind } from "./block.ts";
export { conditionSchema, entitySchema, fieldSchema, fieldTypeSchema, formulaSchema, measureSchema } from "./entity.ts";
export type { Condition, Entity, Field, FieldType, Formula, Measure, SeedRow } from "./entity.ts";
export { artDirectionSchema, colourSchema, paletteSchema, themeSchema } from "./theme.ts";
export type { ArtDirection, Palette, Theme } from "./theme.ts";
