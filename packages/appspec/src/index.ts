export { accountsSchema, MOST_ROLES, roleNames, usualAccounts } from "./accounts.ts";
export type { Accounts, Role } from "./accounts.ts";
export { appSpecShapeSchema } from "./app-spec.ts";
export type { AppSpec } from "./app-spec.ts";
export { applyOps } from "./apply-ops.ts";
export { assumptionSchema } from "./assumption.ts";
export type { Assumption, Choice } from "./assumption.ts";
export { ART_DIRECTIONS } from "./data/art-directions.ts";
export type { ArtDirectionStyle } from "./data/art-directions.ts";
export { PALETTE_VARIANTS } from "./data/palette-variants.ts";
export type { PalettePair } from "./data/palette-variants.ts";
export { actionSchema } from "./action.ts";
export type { Action } from "./action.ts";
export { blockLabel, customBlockOf } from "./block-label.ts";
export { BLOCK_FACTS, BLOCK_GROUPS, findBlockKinds } from "./block-facts.ts";
export type { BlockFacts, BlockGroup } from "./block-facts.ts";
export { customBlockSchema, customDefault, customPropertySchema } from "./custom-block.ts";
export type { CustomBlock, CustomData, CustomProperty, CustomValue } from "./custom-block.ts";
export {
  customBlockUses,
  opsToAddCustomBlock,
  opsToDuplicateCustomBlock,
  opsToMakeCustomBlock,
} from "./ops-to-add-custom-block.ts";
export { propertiesOf } from "./block-properties.ts";
export type { Control, FieldNeed, FieldSource, PropertyFacts } from "./block-properties.ts";
export { blockSchema } from "./block.ts";
export type { Block, BlockKind } from "./block.ts";
export { isUnwritten } from "./is-unwritten.ts";
export { GAMES, TOOLS } from "./play-blocks.ts";
export { QUESTION_TYPES } from "./ask-blocks.ts";
export { patchForMode } from "./question-mode.ts";
export { withQuestionType } from "./question-type.ts";
export { GAME_NAMES, TOOL_NAMES } from "./data/play-words.ts";
export { copyBlock, readBlockClip } from "./block-clipboard.ts";
export type { BlockClip } from "./block-clipboard.ts";
export { fieldsThatFit } from "./block-references.ts";
export { kindsFor, opsToChangeEntity, opsToChangeKind, opsToDuplicateBlock } from "./change-block.ts";
export type { BlockChange } from "./change-block.ts";
export { pasteBlock } from "./paste-block.ts";
export { brandTheme } from "./brand-theme.ts";
export { checkChoices, choiceFits, opsToTakeChoice } from "./choices.ts";
export { describeOp, describeOps } from "./describe-ops.ts";
export { describeConflict } from "./describe/describe-conflict.ts";
export { blockName, kindName } from "./describe/spec-names.ts";
export { accentsOf, derivePalettes, pictureColours } from "./derive-palette.ts";
export type { PictureColour } from "./derive-palette.ts";
export { diffSpecs } from "./diff-specs.ts";
export { computedReader, computedValues } from "./computed-value.ts";
export { contrast, luminance } from "./contrast.ts";
export {
  accessSchema,
  conditionSchema,
  effectSchema,
  entitySchema,
  fieldSchema,
  fieldTypeSchema,
  fileKindSchema,
  formulaSchema,
  limitSchema,
  markSchema,
  measureSchema,
} from "./entity.ts";
export type {
  Access,
  Condition,
  Effect,
  Entity,
  Field,
  FieldType,
  FileKind,
  Formula,
  Limit,
  Mark,
  Measure,
  SeedRow,
} from "./entity.ts";
export { opsToRemoveOption, opsToRenameOption } from "./field-options.ts";
export { fileEntry, sampleFileName } from "./file-entry.ts";
export type { FileEntry } from "./file-entry.ts";
export { foldText } from "./fold-text.ts";
export { hashSpec } from "./hash-spec.ts";
export { meetsCondition } from "./meets-condition.ts";
export { archetypeSchema, identitySchema, languageSchema } from "./identity.ts";
export type { Archetype, Identity, Language } from "./identity.ts";
export type { MergeConflict } from "./merge-lists.ts";
export { mergeEdit } from "./merge-edit.ts";
export type { Resolve } from "./merge-edit.ts";
export { mergeSpecs } from "./merge-specs.ts";
export { migrateAppSpec } from "./migrate-app-spec.ts";
export { freeRowId, opsToChangeFieldType } from "./migrate-field.ts";
export type { FieldTarget, FieldTypeChange, LostValue } from "./migrate-field.ts";
export { resolveMoment } from "./moment.ts";
export { findNameClash } from "./name-clash.ts";
export type { NameClash } from "./name-clash.ts";
export { oklabOf } from "./oklch.ts";
export { opsToAddAccounts, opsToLimitPage, opsToRemoveAccounts } from "./ops-to-add-accounts.ts";
export { opsToRename } from "./ops-to-rename.ts";
export { conversationsFor, opsToAddBlock } from "./ops-to-add-block.ts";
export type { BlockPlan } from "./ops-to-add-block.ts";
export {
  freePath,
  opsToAddEntityPage,
  opsToAddPage,
  opsToDropPage,
  opsToDuplicatePage,
  opsToMovePage,
} from "./ops-to-add-page.ts";
export type { PageChange } from "./ops-to-add-page.ts";
export { hasOwnPalette, OWN_COLOURS, withOwnColour } from "./own-palette.ts";
export type { OwnColour, OwnPalette } from "./own-palette.ts";
export { opSchema } from "./op.ts";
export type { Op } from "./op.ts";
export { pageSchema } from "./page.ts";
export type { Page } from "./page.ts";
export { parseAppSpec } from "./parse-app-spec.ts";
export { dateOrderOf } from "./read-date.ts";
export type { DateOrder } from "./read-date.ts";
export { decimalOf } from "./read-number.ts";
export type { DecimalSign } from "./read-number.ts";
export { LONGEST_TEXT, readValue, rowNamed } from "./read-value.ts";
export type { ReadValue, ValueReading } from "./read-value.ts";
export { isReservedId } from "./reserved-id.ts";
export { colourDistance, completePalette, drawnColours, mixColours, withGivenColours } from "./palette.ts";
export type { DrawnColours, PaletteSource } from "./palette.ts";
export { artDirectionSchema, colourSchema, paletteSchema, themeSchema } from "./theme.ts";
export type { ArtDirection, Palette, Theme } from "./theme.ts";
export { sharedRules } from "./shared-rules.ts";
export type { BidRule, CountedField, EntityRules, PlacesRule, SharedRules, SlotRule } from "./shared-rules.ts";
export { EXPRESSION_LIMITS, ExpressionError, namesIn, parseExpression, parseRowExpression } from "./expression.ts";
export type { Expression } from "./expression.ts";
export { evaluateExpression } from "./evaluate-expression.ts";
export type { Operands } from "./evaluate-expression.ts";
export { expressionSource, rowExpressionSource } from "./expression-source.ts";
export { beforeName, ROW_NAME } from "./calculator-names.ts";
export { TITLE_TYPES } from "./entity-check.ts";
export { boundType, lookedUpField, NUMERIC_TYPES, valueProblem } from "./value-check.ts";
export {
  opsToRemoveEntity,
  opsToRemoveField,
  opsToRemovePage,
  opsToRemoveRow,
  withConsequences,
} from "./with-consequences.ts";
export { writeValue } from "./write-value.ts";
export type { ValueWriting } from "./write-value.ts";
export { footerSchema, type Footer } from "./footer.ts";
export { type HeroLayout } from "./site-blocks.ts";
export { uploadedPicture, uploadedPicturePath, uploadedPictures } from "./uploaded-pictures.ts";
export { EMBED_SITES, embedSiteOf, PLAYING_SITES, SITE_FACTS } from "./embed-sites.ts";
export type { EmbedSite } from "./embed-sites.ts";
export { CONVERSATION_LIMITS, SELF, STAFF, type ConversationsBlock } from "./conversations-block.ts";
export { conversationRule, type ConversationRule } from "./conversation-rules.ts";
export { feedBlocks } from "./feed-blocks.ts";
export type { NewsBlock } from "./feed-blocks.ts";
export { NEWS_ENTRIES } from "./media-blocks.ts";
export { outsideHosts } from "./outside-hosts.ts";
export { assistantTexts, seenRows, type PageText, type SeenRows } from "./assistant-texts.ts";
export { publicSource, publicText, rowPassage, wordedAssistant, type NamedPassage } from "./assistant-passages.ts";
export { assistantOf } from "./block-recipes/assistant-of.ts";
export { inboxEntities } from "./inbox-entities.ts";
export { dashboardNames } from "./block-recipes/dashboard-names.ts";
export { dashboardOf } from "./block-recipes/dashboard-of.ts";
export { withOptionsRenamed } from "./formula-options.ts";
export { readRowExpression, splitName } from "./row-expression.ts";
export { expressionFromWords, expressionInWords } from "./expression-words.ts";
export type { TypedExpression } from "./expression-words.ts";
export { findFormulaProblem } from "./formula-check.ts";
export { formulaInputs } from "./formula-inputs.ts";
export { currencyOfExpression } from "./expression-currency.ts";
