import { freeRowId, readValue, rowNamed, type Entity, type Op, type SeedRow } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { LIMITS } from "@sayhey/contract/limits";
import { hashText } from "@sayhey/contract/random";
import { fold } from "../../embedded/fold.ts";
import { moreRows } from "../../embedded/more-rows.ts";
import type { Found, World } from "../command-answer.ts";
import { asLabel } from "../compose-ops.ts";
import { lineOf, standIn } from "../new-field.ts";
import { phraseOf, type Clause, type Phrase, type Token } from "../read-command.ts";
import { addFields, entityNamed, listItems } from "./add-field-rule.ts";
import { numberOf } from "./step-rule.ts";

const USUAL_MORE = 5;
const MOST_TITLE = 200;

/** 'add a recipe called Pad Thai', 'ten more rows', 'clear the sample data'. */
export function rowRule(clause: Clause, world: World): Found | null {
  return (
    more(clause, world) ?? one(clause, world) ?? named(clause, world) ?? change(clause, world) ?? clear(clause, world)
  );
}

function one(clause: Clause, world: World): Found | null {
  const found =
    clause.match(
      /^(?:ADD|PUT) (?:A |THE |MORE )*(?:row )?(?<what>[^A-Z«»]+?) (?:CALLED|:) (?<title>.+?)(?: WITH (?<values>.+))?$/,
    ) ??
    clause.match(/^(?:ADD|PUT) (?:A |THE |MORE )*(?<what>[^A-Z«»]+?) (?<title>«»)(?: WITH (?<values>.+))?$/) ??
    clause.match(/^(?:ADD|PUT) (?<title>.+?) (?:AS|TO) (?:A |THE |MORE )+(?:row |list OF )?(?<what>.+)$/) ??
    clause.match(/^(?:ADD|PUT) (?<title>«») (?:TO|IN|AS) (?<what>.+)$/) ??
    clause.match(
      /^(?:ADD|PUT) (?:A |THE |MORE )*(?:row|entry) (?<title>.+?) (?:TO|IN|FOR) (?<what>.+?)(?: WITH (?<values>.+))?$/,
    );
  if (!found?.["what"] || !found["title"]) return null;
  const { what, title, values } = found;
  if (
    /(?:^| )(?:page|field|option|block|button)(?: |$)/.test(what.canon) ||
    /^(?:A |THE )*(?:page|field|option|block)/.test(title.canon)
  )
    return null;
  const match = world.names.find(what, "entity")[0];
  if (!match || match.score < 0.85) return null;
  // 'add calories to the recipes': a row is typed in quotes, or said to be one.
  if (!clause.match(/ (?:CALLED|:) |«»|(?:^| )row /) && !clause.match(/ AS A /)) return null;
  const { entity } = match.target;
  const row = addRow(world, entity, title.raw, values);
  // 'add "Hourly rate" to clients' may as well be a field.
  const isField = /^(?:ADD|PUT) «» (?:TO|IN) /.test(clause.canon) && lineOf(title.key, world.language) !== undefined;
  const field = isField ? addFields(world, entity, [{ name: asLabel(title.raw) }]) : undefined;
  if (!field || !("ops" in field) || !("ops" in row)) return row;
  return {
    question: `Is ${asLabel(title.raw)} a field of ${entity.plural}, or one of them?`,
    chips: [
      { label: `A field of ${entity.plural}`, ops: field.ops },
      { label: `A ${entity.name.toLowerCase()}`, ops: row.ops },
    ],
  };
}

/** 'new client Muster GmbH': a thing in the singular and a name that begins with a capital. */
function named(clause: Clause, world: World): Found | null {
  const rest = clause.match(/^ADD (?:A |THE |MORE )*(?<rest>[^A-Z«»:]+)$/)?.["rest"];
  if (!rest) return null;
  const { tokens } = rest;
  for (let length = Math.min(2, tokens.length - 1); length > 0; length--) {
    const entity = world.names.find(phraseOf(tokens.slice(0, length), ""), "entity").find(({ score }) => score > 0.93)
      ?.target.entity;
    const title = phraseOf(tokens.slice(length), clause.text, clause.tokens).raw;
    const isOne =
      entity &&
      fold(entity.name) ===
        tokens
          .slice(0, length)
          .map(({ key }) => key)
          .join(" ");
    if (entity && isOne && /^[\p{Lu}\d]/u.test(title)) return addRow(world, entity, title, undefined);
  }
  return null;
}

/** 'set the stage of Canal Café to won' */
function change(clause: Clause, world: World): Found | null {
  const found = clause.match(/^(?:SET|MAKE|MOVE) (?<field>.+?) (?:OF|FOR|IN) (?<row>.+?) (?:TO|BE|IN) (?<value>.+)$/);
  if (!found?.["field"] || !found["row"] || !found["value"]) return null;
  const { row: said, value } = found;
  for (const { target } of world.names.find(found["field"], "field")) {
    const row = rowNamed(target.entity, said.raw);
    if (!row) continue;
    const read = readValue(target.field, value.raw, readingOf(world));
    if ("problem" in read) return { cannot: `${target.field.name} ${read.problem}.` };
    return {
      ops: [{ op: "update-row", entity: target.entity.id, row: row.id, values: { [target.field.id]: read.value } }],
    };
  }
  return null;
}

function readingOf(world: World): Parameters<typeof readValue>[2] {
  return {
    language: world.spec.identity.language,
    now: new Date(0),
    dates: "dmy",
    decimal: ".",
    entityOf: (id) => world.spec.entities.find((other) => other.id === id),
  };
}

function addRow(world: World, entity: Entity, raw: string, values: Phrase | undefined): Found {
  const title = asLabel(raw, MOST_TITLE);
  if (entity.rows.length >= LIMITS.seedRows)
    return { cannot: `${entity.plural} have ${LIMITS.seedRows} rows already, which is as many as an app begins with.` };
  const row: SeedRow = {
    id: freeRowId(entity.id, new Set(entity.rows.map(({ id }) => id))),
    [entity.titleField]: title,
  };
  const misread: string[] = [];
  for (const item of values ? listItems(values.tokens) : []) {
    const set = valueOf(item, entity, world);
    if (set === null) misread.push(item.map(({ raw: word }) => word).join(" "));
    else row[set.field] = set.value;
  }
  for (const field of entity.fields)
    if (field.required && row[field.id] === undefined && field.type !== "computed") {
      const value = field.default ?? standIn(field);
      if (value !== undefined) row[field.id] = value;
    }
  return {
    ops: [{ op: "add-row", entity: entity.id, row }],
    ...(misread.length > 0 ? { note: `Could not place: ${misread.join(", ")}.` } : {}),
  };
}

/** A field and its value in words such as 'value 500', 'stage won', '500 €'. */
function valueOf(
  tokens: readonly Token[],
  entity: Entity,
  world: World,
): { field: string; value: SeedRow[string] } | null {
  const words = tokens.filter(({ canon }) => !/^(?:THE|A|OF|BE|:|AS|TO)$/.test(canon));
  for (let length = Math.min(3, words.length - 1); length > 0; length--) {
    const splits: [readonly Token[], readonly Token[]][] = [
      [words.slice(0, length), words.slice(length)],
      [words.slice(-length), words.slice(0, -length)],
    ];
    for (const [name, said] of splits) {
      const field = world.names
        .find(phraseOf(name, ""), "field")
        .find(({ target, score }) => target.entity === entity && score > 0.85)?.target.field;
      if (!field) continue;
      const read = readValue(field, said.map(({ raw }) => raw).join(" "), readingOf(world));
      if ("value" in read && read.value !== null) return { field: field.id, value: read.value };
    }
  }
  return null;
}

function more(clause: Clause, world: World): Found | null {
  const words = clause.tokens;
  const verb = words[0]?.canon ?? "";
  const hasVerb = /^(?:ADD|GENERATE|PUT|SHOW|MAKE)$/.test(verb);
  const rest = hasVerb ? words.slice(1) : words;
  const numberAt = rest.findIndex(({ key, canon }) => canon !== "A" && numberOf(key) !== undefined);
  const isMore = rest.some(({ canon }) => canon === "MORE" || canon === "ANYMORE");
  const isRow = rest.some(({ canon }) => canon === "row");
  if (
    !(
      verb === "GENERATE" ||
      (numberAt >= 0 && numberAt < 2 && (hasVerb || isMore || isRow)) ||
      (isMore && (isRow || /^(?:MORE|ANYMORE)$/.test(rest[0]?.canon ?? "")))
    )
  )
    return null;
  const number = numberAt >= 0 ? numberOf(rest[numberAt]?.key ?? "") : undefined;
  const count = Math.round(number ?? USUAL_MORE);
  const named = rest.filter(
    ({ canon, key }, index) =>
      index !== numberAt &&
      !/^(?:MORE|ANYMORE|row|OF|FOR|TO|IN|THE|A|WITH|ALL)$/.test(canon) &&
      !/^(?:random|some|few|several|example|sample|fake|couple|beispiele?|ein|paar|de)$/.test(key),
  );
  const matches = named.length === 0 ? [] : world.names.find(phraseOf(named, ""), "entity");
  if (named.length > 0 && (matches[0]?.score ?? 0) < 0.85) return null;
  if (number === undefined && named.length > 0 && !isRow && verb !== "GENERATE" && !isMore) return null;
  const entity = matches[0]?.target.entity ?? world.names.entityHere();
  if (entity) return addMore(world, entity, count, clause.text);
  return {
    question: count === 1 ? "Another row of what?" : `${count} more rows of what?`,
    chips: world.spec.entities.slice(0, 8).flatMap((each) => {
      const found = addMore(world, each, count, clause.text);
      return "ops" in found ? [{ label: each.plural, ops: found.ops }] : [];
    }),
  };
}

function addMore(world: World, entity: Entity, count: number, text: string): Found {
  try {
    const rows = moreRows(world.spec, entity.id, count, (world.spec.seed ^ hashText(text)) >>> 1);
    return { ops: rows.map((row): Op => ({ op: "add-row", entity: entity.id, row })) };
  } catch (error) {
    if (error instanceof AppError) return { cannot: error.message };
    throw error;
  }
}

function clear(clause: Clause, world: World): Found | null {
  const what =
    clause.match(/^CLEAR (?:(?:ALL|THE|IT|OF) )*(?<what>.+)$/)?.["what"] ??
    clause.match(/^REMOVE (?:(?:ALL|THE|IT|OF) )*(?<what>row(?: (?:OF|IN|FROM) .+)?)$/)?.["what"] ??
    clause.match(/^REMOVE (?:(?:ALL|THE) )*(?<what>.+?) row$/)?.["what"];
  if (!what && !/^(?:CLEAR (?:IT|ALL)|REMOVE ALL row)$/.test(clause.canon)) return null;
  const named =
    what?.tokens.filter(
      ({ canon, key }) =>
        !/^(?:row|OF|IN|FOR|THE|ALL|A)$/.test(canon) &&
        !/^(?:data|daten|datos|donnees|dados|content|contents)$/.test(key),
    ) ?? [];
  const entity = named.length > 0 ? entityNamed(world, phraseOf(named, "")) : undefined;
  if (named.length > 0 && !entity) return null;
  const cleared = (entity ? [entity] : world.spec.entities).filter(({ rows }) => rows.length > 0);
  if (cleared.length === 0) return { cannot: entity ? `${entity.plural} are empty already.` : "The app has no rows." };
  return { ops: cleared.map(({ id }): Op => ({ op: "set-rows", entity: id, rows: [] })) };
}
