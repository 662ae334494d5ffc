import { checkCalculator } from "./calculator-check.ts";
import { checkQuestionnaire } from "./questionnaire-check.ts";
import type { Action } from "./action.ts";
import { checkCondition } from "./condition-check.ts";
import { BINDINGS, DATES, ENTITY_KEYS, FOREIGN, NUMERIC, SPLITS } from "./block-bindings.ts";
import type { Block } from "./block.ts";
import { checkCustomValues } from "./custom-block-check.ts";
import type { CustomBlock } from "./custom-block.ts";
import type { Entity, Measure } from "./entity.ts";
import { checkField, checkPointer, type Fail } from "./field-check.ts";

/** Looks up what a block may refer to. */
export interface References {
  entities: ReadonlyMap<string, Entity>;
  pages: ReadonlySet<string>;
  customBlocks: ReadonlyMap<string, CustomBlock>;
}

const FIELD_KEY = /Field$/;
const LIST_KEYS = ["fields", "facts", "badges", "filters"];

/** Checks that everything a block refers to exists and has a sensible type; `fail` throws with the path. */
export function checkBlock(block: Block, references: References, fail: Fail): void {
  const bindings = new Map<string, unknown>(Object.entries(block));
  const entityAt = (key: string): Entity | undefined => {
    const id = bindings.get(key);
    if (typeof id !== "string") return undefined;
    return references.entities.get(id) ?? fail(key, `names the entity "${id}", which does not exist`);
  };
  for (const key of ENTITY_KEYS) entityAt(key);
  for (const [key, value] of bindings) {
    const foreign = FOREIGN[block.kind]?.[key];
    const types = foreign?.types ?? BINDINGS[block.kind]?.[key];
    if (value === undefined) continue;
    if (!FIELD_KEY.test(key) && !LIST_KEYS.includes(key) && !foreign && key !== "via") continue;
    // The needs of a shopping list belong to what is planned, not to the list.
    if (block.kind === "shopping" && key === "needsField") continue;
    const owner = entityAt(foreign?.of ?? "entity");
    if (!owner) fail(key, `needs ${foreign?.of ?? "entity"} to be set too`);
    else for (const [id, path] of names(value, key)) checkField(owner, id, types, path, fail, references.entities);
  }
  checkSpecial(block, references, entityAt, fail);
}

function names(value: unknown, key: string): [string, string][] {
  if (typeof value === "string") return [[value, key]];
  return Array.isArray(value)
    ? value.flatMap((item, index) =>
        typeof item === "string" ? [[item, `${key}[${index}]`] satisfies [string, string]] : [],
      )
    : [];
}

function checkSpecial(
  block: Block,
  references: References,
  entityAt: (key: string) => Entity | undefined,
  fail: Fail,
): void {
  const own = entityAt("entity");
  if (own && "where" in block)
    block.where?.forEach((condition, index) => checkCondition(own, condition, `where[${index}]`, fail));
  if (own && "sort" in block && block.sort) checkField(own, block.sort.field, undefined, "sort.field", fail);
  if (own && "actions" in block)
    block.actions?.forEach((action, index) =>
      checkAction(own, action, references, (path, problem) => fail(`actions[${index}].${path}`, problem)),
    );
  switch (block.kind) {
    case "hero":
      if (block.formEntity && !block.formFields) fail("formEntity", "needs the fields that the form asks for");
      if (block.second && !references.pages.has(block.second.page))
        fail("second.page", `names the page "${block.second.page}", which does not exist`);
      checkCta(block.cta, references, fail);
      break;
    case "section":
    case "services":
      checkCta(block.cta, references, fail);
      break;
    case "tasks":
      block.items.forEach(({ page, entity }, index) => {
        if (!references.pages.has(page)) fail(`items[${index}].page`, `names the page "${page}", which does not exist`);
        if (entity !== undefined && !references.entities.has(entity))
          fail(`items[${index}].entity`, `names the entity "${entity}", which does not exist`);
      });
      break;
    case "stats":
      block.items.forEach((item, index) =>
        checkMeasure(item.measure, references, (path, problem) => fail(`items[${index}].measure.${path}`, problem)),
      );
      break;
    case "progress":
      checkMeasure(block.measure, references, (path, problem) => fail(`measure.${path}`, problem));
      if (typeof block.target !== "number")
        checkMeasure(block.target, references, (path, problem) => fail(`target.${path}`, problem));
      break;
    case "chart":
      if (block.fn !== "count" && !block.measureField) fail("measureField", `is needed by ${block.fn}`);
      if (block.look === "heat" && own) checkField(own, block.byField, DATES, "byField", fail, references.entities);
      break;
    case "dashboard":
      if (own) checkDashboard(block, own, references, fail);
      break;
    case "swipe": {
      const options = own?.fields.find((field) => field.id === block.verdictField)?.options ?? [];
      for (const key of ["yes", "no"] as const)
        if (!options.includes(block[key])) fail(key, `must be an option of ${block.verdictField}`);
      break;
    }
    case "detail":
      block.related?.forEach((related, index) => {
        const other =
          references.entities.get(related.entity) ??
          fail(`related[${index}].entity`, `names the entity "${related.entity}", which does not exist`);
        checkPointer(other, related.via, block.entity, `related[${index}].via`, fail);
      });
      break;
    case "balance":
      if (own) checkPointer(own, block.paidByField, block.peopleEntity, "paidByField", fail);
      break;
    case "budget":
      checkPointer(entityAt("spendEntity") ?? fail("spendEntity", "is missing"), block.via, block.entity, "via", fail);
      break;
    case "auction":
      checkPointer(entityAt("bidEntity") ?? fail("bidEntity", "is missing"), block.via, block.entity, "via", fail);
      break;
    case "timer":
    case "intervals":
    case "player":
    case "stopwatch":
      if (block.logEntity && !timeField(block)) fail("logEntity", "needs the field that takes the time");
      break;
    default:
      checkParts(block, references, own, entityAt, fail);
  }
}

function checkDashboard(
  block: Extract<Block, { kind: "dashboard" }>,
  own: Entity,
  { entities }: References,
  fail: Fail,
): void {
  for (const list of ["tiles", "charts"] as const)
    block[list].forEach(({ fn, measureField }, index) => {
      const path = `${list}[${index}].measureField`;
      if (measureField !== undefined) checkField(own, measureField, NUMERIC, path, fail, entities);
      else if (fn !== "count") fail(path, `is needed by ${fn}`);
    });
  block.charts.forEach(({ look, byField }, index) => {
    const isOverTime = look === "line" || look === "area" || look === "heat";
    checkField(own, byField, isOverTime ? DATES : SPLITS, `charts[${index}].byField`, fail, entities);
  });
}

function checkCta(cta: { page: string } | undefined, references: References, fail: Fail): void {
  if (cta && !references.pages.has(cta.page)) fail("cta.page", `names the page "${cta.page}", which does not exist`);
}

function timeField(block: Extract<Block, { kind: "timer" | "intervals" | "player" | "stopwatch" }>) {
  if (block.kind === "stopwatch") return block.durationField;
  return block.kind === "player" ? block.logMinutesField : block.minutesField;
}

/** Blocks that name fields in parts of their own, or fields that must suit each other. */
function checkParts(
  block: Block,
  references: References,
  own: Entity | undefined,
  entityAt: (key: string) => Entity | undefined,
  fail: Fail,
): void {
  const entityOf = (id: string, path: string): Entity =>
    references.entities.get(id) ?? fail(path, `names the entity "${id}", which does not exist`);
  switch (block.kind) {
    case "media":
      if (block.fileField === undefined && block.urlField === undefined)
        fail("fileField", "or urlField is needed, to play from");
      break;
    case "slideshow":
      if (block.slides === undefined && block.slidesEntity === undefined)
        fail("slides", "or slidesEntity is needed, to show from");
      if (block.slidesEntity !== undefined && block.imageField === undefined)
        fail("slidesEntity", "needs the field with the pictures");
      break;
    case "cart":
      if (block.checkoutPage !== undefined && !references.pages.has(block.checkoutPage))
        fail("checkoutPage", `names the page "${block.checkoutPage}", which does not exist`);
      break;
    case "custom":
      checkCustomValues(block, references.customBlocks, references.entities, fail);
      break;
    case "calculator":
      checkCalculator(block, fail);
      break;
    case "questionnaire":
      checkQuestionnaire(block, fail);
      break;
    case "game":
      if (block.logEntity !== undefined && block.logScoreField === undefined)
        fail("logEntity", "needs the field that takes the points");
      if (block.wordsEntity !== undefined && block.wordField === undefined)
        fail("wordsEntity", "needs the field with the words that are played with");
      break;
    case "tool":
      if (block.logEntity !== undefined && block.logTextField === undefined)
        fail("logEntity", "needs the field that takes the result");
      if (block.wordsEntity !== undefined && block.wordField === undefined)
        fail("wordsEntity", "needs the field that is drawn from");
      break;
    case "wizard":
      block.steps.forEach((step, index) =>
        step.fields.forEach(
          (id, place) => own && checkField(own, id, undefined, `steps[${index}].fields[${place}]`, fail),
        ),
      );
      break;
    case "search":
      block.scopes.forEach((scope, index) => {
        const owner = entityOf(scope.entity, `scopes[${index}].entity`);
        if (scope.subtitleField)
          checkField(owner, scope.subtitleField, undefined, `scopes[${index}].subtitleField`, fail);
      });
      break;
    case "assistant":
      block.sources.forEach(({ entity, fields = [], answerField }, index) => {
        const owner = entityOf(entity, `sources[${index}].entity`);
        fields.forEach((id, place) => checkField(owner, id, undefined, `sources[${index}].fields[${place}]`, fail));
        if (answerField !== undefined)
          checkField(owner, answerField, ["text", "longText"], `sources[${index}].answerField`, fail);
      });
      if (block.askEntity !== undefined && block.askField === undefined)
        fail("askEntity", "needs the field that takes the question");
      break;
    case "profile":
      block.items?.forEach((item, index) =>
        checkMeasure(item.measure, references, (path, problem) => fail(`items[${index}].measure.${path}`, problem)),
      );
      block.scopes.forEach((scope, index) => {
        const owner = entityOf(scope.entity, `scopes[${index}].entity`);
        if (!scope.whoField && !scope.savedField) fail(`scopes[${index}]`, "needs whoField or savedField");
        if (scope.whoField) checkField(owner, scope.whoField, ["text"], `scopes[${index}].whoField`, fail);
        if (scope.savedField) checkField(owner, scope.savedField, ["boolean"], `scopes[${index}].savedField`, fail);
      });
      break;
    case "due":
      if (!block.lastField && !block.repeatField && !block.doneField)
        fail("doneLabel", "needs lastField, repeatField or doneField to act on");
      if (block.repeatField && own?.fields.find((field) => field.id === block.dueField)?.type === "computed")
        fail("dueField", "is computed and cannot be moved on by repeatField");
      break;
    case "comments":
      if (block.parentField && own) checkPointer(own, block.parentField, own.id, "parentField", fail);
      break;
    case "conversations":
      if (own) {
        const talk = entityOf(block.conversationEntity, "conversationEntity");
        const three = new Set([own.id, talk.id, block.peopleEntity]);
        if (three.size < 3) fail("conversationEntity", "must be another entity than the messages and the people");
        checkPointer(own, block.via, talk.id, "via", fail);
        checkPointer(own, block.authorField, block.peopleEntity, "authorField", fail);
        if (block.between === "author" && block.aboutField === undefined)
          fail("aboutField", "is needed where whoever added a row answers");
      }
      break;
    case "rsvp":
      checkPointer(
        entityAt("answerEntity") ?? fail("answerEntity", "is missing"),
        block.via,
        block.entity,
        "via",
        fail,
      );
      break;
    case "purchase": {
      const optionsOf = (owner: Entity | undefined, id: string | undefined): readonly string[] =>
        owner?.fields.find((field) => field.id === id)?.options ?? [];
      if (!optionsOf(own, block.statusField).includes(block.soldValue))
        fail("soldValue", `must be an option of ${block.statusField}`);
      const kinds = optionsOf(entityAt("walletEntity"), block.walletKindField);
      if (block.walletKind !== undefined && !kinds.includes(block.walletKind))
        fail("walletKind", "must be an option of walletKindField");
      const history = entityAt("historyEntity");
      if (history && block.historyVia) checkPointer(history, block.historyVia, block.entity, "historyVia", fail);
      else if (history) fail("historyVia", "is needed by historyEntity");
      break;
    }
    case "matrix":
      if (block.fn !== "count" && !block.measureField) fail("measureField", `is needed by ${block.fn}`);
      break;
    case "shares":
      block.parts.forEach((part, index) => {
        if (part.percentField && own)
          checkField(own, part.percentField, NUMERIC, `parts[${index}].percentField`, fail, references.entities);
        if (part.percent === undefined && !part.percentField && index + 1 < block.parts.length)
          fail(`parts[${index}]`, "needs percent or percentField; only the last part is what is left");
      });
      break;
    case "shopping": {
      const plan = entityAt("planEntity") ?? fail("planEntity", "is missing");
      const planned = plan.fields.find((field) => field.id === block.itemField)?.relation ?? "";
      checkField(entityOf(planned, "itemField"), block.needsField, ["lines"], "needsField", fail);
      break;
    }
  }
}

function checkAction(own: Entity, action: Action, references: References, fail: Fail): void {
  switch (action.do) {
    case "toggle":
      checkField(own, action.field, ["boolean"], "field", fail);
      break;
    case "add":
      checkField(own, action.field, NUMERIC, "field", fail);
      break;
    case "advance":
      checkField(own, action.field, ["choice"], "field", fail);
      break;
    case "set": {
      const field = checkField(own, action.field, undefined, "field", fail);
      if (field.type === "computed" || field.type === "relation")
        fail("field", `names ${own.id}.${field.id} of type ${field.type}, which cannot be set`);
      if (field.type === "choice" && !field.options?.some((option) => option === action.value))
        fail("value", `must be an option of ${field.id}`);
      if (action.when) checkCondition(own, action.when, "when", fail);
      break;
    }
    case "log": {
      const other =
        references.entities.get(action.entity) ??
        fail("entity", `names the entity "${action.entity}", which does not exist`);
      checkPointer(other, action.via, own.id, "via", fail);
      break;
    }
  }
}

function checkMeasure(measure: Measure, references: References, fail: Fail): void {
  const owner =
    references.entities.get(measure.entity) ??
    fail("entity", `names the entity "${measure.entity}", which does not exist`);
  if (measure.fn !== "count" && !measure.field) fail("field", `is needed by ${measure.fn}`);
  if (measure.field)
    checkField(owner, measure.field, measure.fn === "count" ? undefined : NUMERIC, "field", fail, references.entities);
  measure.where?.forEach((condition, index) => checkCondition(owner, condition, `where[${index}]`, fail));
}
