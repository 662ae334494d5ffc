import {
  currencyOfExpression,
  expressionFromWords,
  expressionInWords,
  findFormulaProblem,
  readRowExpression,
  type AppSpec,
  type Entity,
  type Field,
  type Op,
} from "@sayhey/appspec";
import type { CommandOptions, Found } from "../command-answer.ts";
import { asLabel, freeId, MOST_FIELDS_OF_THING, opsToShowField } from "../compose-ops.ts";

/** 'add a field total = hours * rate + 10 to visits', in five languages; the sign is enough. */
const SAID =
  /^(?:please |bitte )?(?:(?:add|create|make|new|set|change|calculate|compute|show|put|füge?|neues?|añade|agrega|ajoute|adicione?)\s+)?(?:(?:a|an|the|ein|das|un|una|une|um|uma)\s+)?(?:(?:new|calculated|computed)\s+)?(?:(?:field|column|formula|feld|spalte|formel|campo|columna|fórmula|champ|colonne|formule)\s+)?(?:(?:called|named|for)\s+)?["“']?(?<name>[^=<>!"”“]{1,60}?)["”']?\s*:?=(?!=)\s*(?<formula>.+?)[.;]?$/iu;
/** Something is worked out, and not only named. */
const IS_SUM = /[-+*/×÷()?]|\s(?:x|times|plus|minus)\s/i;
const WHERE =
  /\s+(?:to|in|for|on|of|zu|bei|für|a|à|en|pour|dans|para)\s+(?:the |my |den |die |das |los |las |les |os |as )?(?<where>[^=*/+]+)$/iu;

/**
 * Gives things a field that is worked out: 'total = hours * rate + 10', in the names of fields. Of things whose fields fit, those that are named
 * or looked at; where there are several it asks.
 */
export function formulaRule(text: string, spec: AppSpec, { place = {} }: CommandOptions): Found | null {
  const { name = "", formula = "" } = SAID.exec(text)?.groups ?? {};
  const label = asLabel(name, 40);
  if (!/\p{L}/u.test(label) || !IS_SUM.test(formula)) return null;
  const named = placeIn(formula, spec);
  const typed = named?.formula ?? formula;
  const candidates = named ? [named.entity] : spec.entities;
  const read = candidates.map((entity) => ({ entity, ...expressionFromWords(typed, entity, spec.entities) }));
  const fitting = read.flatMap(({ entity, of, unknown }) => {
    if (unknown !== "" || !/[A-Za-z]/.test(of)) return [];
    const ops = opsToCompute(spec, entity, label, of);
    return ops === null ? [] : [{ entity, ops }];
  });
  const here = spec.pages
    .find(({ id }) => id === place.page)
    ?.blocks.flatMap((block) => ("entity" in block ? [block.entity] : []))[0];
  const chosen = fitting.find(({ entity }) => entity.id === here) ?? (fitting.length === 1 ? fitting[0] : undefined);
  if (chosen !== undefined) return { ops: chosen.ops };
  if (fitting.length > 1)
    return {
      question: `What should have ${label}?`,
      chips: fitting.slice(0, 8).map(({ entity, ops }) => ({ label: entity.plural, ops })),
    };
  return whyNot(spec, label, read);
}

/** The thing that is named behind a formula, and the formula without it. */
function placeIn(formula: string, { entities }: AppSpec): { entity: Entity; formula: string } | undefined {
  const found = WHERE.exec(formula);
  const where = found?.groups?.["where"]?.trim().toLowerCase();
  const entity = entities.find(({ name, plural }) => [name.toLowerCase(), plural.toLowerCase()].includes(where ?? ""));
  return entity && found ? { entity, formula: formula.slice(0, found.index) } : undefined;
}

/** The ops that give a thing a computed field, or another formula to the one that is called so; null where the formula does not fit. */
function opsToCompute(spec: AppSpec, entity: Entity, label: string, of: string): Op[] | null {
  const known = entity.fields.find((field) => field.name.toLowerCase() === label.toLowerCase());
  if (known !== undefined && known.type !== "computed") return null;
  const formula = { kind: "expression" as const, of };
  if (findFormulaProblem(spec.entities, entity, formula, known) !== null) return null;
  if (known !== undefined) return [{ op: "update-field", entity: entity.id, field: known.id, patch: { formula } }];
  if (entity.fields.length >= MOST_FIELDS_OF_THING) return null;
  const unit = currencyOfExpression(readRowExpression(of), entity, spec.entities);
  const id = freeId(
    label,
    entity.fields.map((field) => field.id),
  );
  const field: Field = { id, name: label, type: "computed", ...(unit && { unit }), formula };
  return [{ op: "add-field", entity: entity.id, field }, ...opsToShowField(spec, entity, field)];
}

/** Why a formula fits nothing; null where the words are about something else altogether. */
function whyNot(
  spec: AppSpec,
  label: string,
  read: readonly { entity: Entity; of: string; unknown: string }[],
): Found | null {
  const best =
    read.find(({ unknown, of }) => unknown === "" && /[A-Za-z]/.test(of)) ?? read.find(({ of }) => namesOne(of, read));
  if (best === undefined) return null;
  const { entity, unknown, of } = best;
  if (unknown !== "")
    return {
      cannot: `${entity.plural} have no field called “${unknown}”.`,
      examples: [`add ${unknown} to ${entity.plural}`],
    };
  const known = entity.fields.find((field) => field.name.toLowerCase() === label.toLowerCase());
  if (known !== undefined && known.type !== "computed")
    return { cannot: `${known.name} of ${entity.plural} is filled in. Change its type to Formula under Data first.` };
  if (entity.fields.length >= MOST_FIELDS_OF_THING)
    return {
      cannot: `${entity.plural} have ${MOST_FIELDS_OF_THING} fields already, which is as many as one thing can have.`,
    };
  return { cannot: `${label} can’t be calculated as ${expressionInWords(of, entity, spec.entities)}.` };
}

/** Whether a formula names a field of its thing, so that the rest of it is a mistake. */
function namesOne(of: string, read: readonly { entity: Entity; of: string }[]): boolean {
  const entity = read.find((each) => each.of === of)?.entity;
  return entity?.fields.some(({ id }) => new RegExp(`\\b${id}\\b`).test(of)) === true;
}
