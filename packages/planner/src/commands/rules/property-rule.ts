import {
  opsToChangeFieldType,
  opsToRenameOption,
  type Entity,
  type Field,
  type FieldType,
  type Op,
} from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { choose } from "../choose.ts";
import type { Found, World } from "../command-answer.ts";
import { fieldTypeOf } from "../field-types.ts";
import { labelOfTarget, type Match, type Target } from "../names.ts";
import { sampleValues } from "../new-field.ts";
import { phraseOf, type Clause, type Phrase, type Token } from "../read-command.ts";
import { listTexts } from "./add-field-rule.ts";
import { numberOf } from "./step-rule.ts";

type FieldMatch = Match<Extract<Target, { kind: "field" }>>;
const MOST_OPTIONS = 24;
const RELATIVE: Partial<Record<FieldType, true>> = { date: true, dateTime: true };

/** What a field is like: required, of another type, its options, default, limits and unit. */
export function propertyRule(clause: Clause, world: World): Found | null {
  return (
    options(clause, world) ??
    required(clause, world) ??
    defaultValue(clause, world) ??
    limits(clause, world) ??
    unit(clause, world) ??
    type(clause, world)
  );
}

function fieldsNamed(what: Phrase, where: Phrase | undefined, world: World): FieldMatch[] {
  const found = world.names.find(where ? joined(what, where) : what, "field");
  return found.length > 0 || !where ? found : world.names.find(what, "field");
}

function joined(what: Phrase, where: Phrase): Phrase {
  const of: Token = { raw: "of", key: "of", canon: "OF", start: 0, end: 0 };
  return phraseOf([...what.tokens, of, ...where.tokens], "");
}

function required(clause: Clause, world: World): Found | null {
  const found = clause.match(
    /^(?:(?:MAKE|SET|PUT|SHOW) )?(?<what>.+?) (?:(?:BE|TO|AS|A|IN) )*(?<prop>required|optional|NOT required|NOT optional)(?: field)?(?: (?:IN|FOR|TO|OF) (?<where>.+))?$/,
  );
  if (!found?.["what"] || !found["prop"]) return null;
  const isRequired = /^(?:required|NOT optional)$/.test(found["prop"].canon);
  return choose(fieldsNamed(found["what"], found["where"], world), "Which field?", ({ entity, field }) =>
    require(entity, field, isRequired, world),
  );
}

function require(entity: Entity, field: Field, isRequired: boolean, world: World): Found {
  if ((field.required === true) === isRequired)
    return { cannot: `${field.name} of ${entity.plural} is ${isRequired ? "required" : "optional"} already.` };
  if (field.type === "computed") return { cannot: `${field.name} is computed, nobody fills it in.` };
  const base = { op: "update-field" as const, entity: entity.id, field: field.id };
  if (!isRequired) return { ops: [{ ...base, patch: {}, unset: ["required"] }] };
  const values = sampleValues(
    world.spec,
    entity,
    { ...field, required: true },
    undefined,
    (row) => row[field.id] === undefined || row[field.id] === null || row[field.id] === "",
  );
  // Rows that have nothing there get something first.
  const rows = Object.entries(values).map(([row, value]): Op => ({
    op: "update-row",
    entity: entity.id,
    row,
    values: { [field.id]: value },
  }));
  return { ops: [{ ...base, patch: { required: true } }, ...rows] };
}

function options(clause: Clause, world: World): Found | null {
  const renamed = clause.match(
    /^(?:RENAME|SET|CALL) (?:THE )*option (?<from>.+?) (?:TO|IN|AS|BY) (?<to>.+?)(?: (?:IN|OF|FOR) (?<field>.+))?$/,
  );
  if (renamed?.["from"] && renamed["to"]) {
    const { from, to, field } = renamed;
    const of = field ? new Set(world.names.find(field, "field").map(({ target }) => target.field)) : undefined;
    const found = world.names.find(from, "option").filter(({ target }) => !of || of.size === 0 || of.has(target.field));
    return choose(
      found,
      "Which option?",
      (target) => ({ ops: opsToRenameOption(world.spec, target.entity.id, target.field.id, target.option, to.raw) }),
      labelOfTarget,
    );
  }
  const set = clause.match(
    /^(?:SET|MAKE|USE) (?:THE )*(?:option (?:OF|FOR|IN) (?<of>.+?)|(?<field>.+?) option) (?:TO|BE|AS|:) (?<list>.+)$/,
  );
  const named = set?.["of"] ?? set?.["field"];
  if (named && set?.["list"]) {
    const texts = listTexts(set["list"].tokens);
    return choose(fieldsNamed(named, undefined, world), "Which field?", ({ entity, field }) =>
      changeType(entity, field, field.type === "tags" ? "tags" : "choice", texts, false, world),
    );
  }
  const added =
    clause.match(/^ADD (?:THE |A |MORE )*option (?:CALLED |: )?(?<what>.+?) (?:TO|IN|FOR|OF) (?<field>.+)$/) ??
    clause.match(/^ADD (?<what>.+?) (?:AS|TO|IN) (?:THE |A |MORE )*option (?:TO|IN|FOR|OF) (?<field>.+)$/) ??
    clause.match(/^ADD (?<what>.+?) (?:TO|IN|FOR) (?:THE )*option (?:OF )?(?<field>.+)$/) ??
    clause.match(/^(?<field>.+?) NEED (?:THE |A |MORE )*option (?:CALLED |: )?(?<what>.+)$/) ??
    clause.match(/^ADD (?<what>.+) (?:TO|IN) (?<field>.+?)(?: option)?$/);
  if (!added?.["what"] || !added["field"]) return null;
  const isSaid = /(?:^| )option(?: |$)/.test(clause.canon);
  const texts = listTexts(added["what"].tokens);
  const fields = world.names
    .find(added["field"], "field")
    .filter(
      ({ target, score }) =>
        (target.field.type === "choice" || target.field.type === "tags") && (isSaid || score > 0.93),
    );
  // Where the words rather mean a thing it is a field that is added.
  if (!isSaid && world.names.find(added["field"], "entity").some(({ score }) => score >= (fields[0]?.score ?? 0)))
    return null;
  if (fields.length === 0 && isSaid) {
    const other = world.names.first(added["field"], "field");
    return other
      ? {
          cannot: `${other.field.name} of ${other.entity.plural} has no options.`,
          examples: [`make ${other.field.name.toLowerCase()} a dropdown with ${texts.join(", ")}`],
        }
      : null;
  }
  return choose(fields, "To which field?", ({ entity, field }) => {
    const known = field.options ?? [];
    const fresh = texts
      .map((text) => text.slice(0, 40))
      .filter((text) => !known.some((option) => option.toLowerCase() === text.toLowerCase()));
    if (fresh.length === 0) return { cannot: `${field.name} has ${texts.join(" and ")} already.` };
    if (known.length + fresh.length > MOST_OPTIONS)
      return { cannot: `${field.name} can have ${MOST_OPTIONS} options at most.` };
    return {
      ops: [{ op: "update-field", entity: entity.id, field: field.id, patch: { options: [...known, ...fresh] } }],
    };
  });
}

function defaultValue(clause: Clause, world: World): Found | null {
  const found =
    clause.match(
      /^(?:(?:SET|MAKE|USE) )?(?:THE )*default(?: value)? (?:(?:OF|FOR|IN) )?(?<what>.+?) (?:TO|BE|AS|:|IN) (?<value>.+)$/,
    ) ??
    clause.match(/^(?:SET|MAKE|USE) (?<value>.+?) (?:AS|BE|TO) ?(?:THE |A )*default (?:OF|FOR|IN) (?<what>.+)$/) ??
    clause.match(/^(?<what>.+?) (?:BE|NEED) (?<value>.+?) (?:BY|AS|IN) default$/);
  if (!found?.["what"] || !found["value"]) return null;
  const { value } = found;
  return choose(fieldsNamed(found["what"], undefined, world), "Which field?", ({ entity, field }) => {
    const set = (made: string | number | boolean): Found => ({
      ops: [{ op: "update-field", entity: entity.id, field: field.id, patch: { default: made } }],
    });
    if (field.type === "choice") {
      const option = field.options?.find((each) => each.toLowerCase() === value.raw.toLowerCase());
      return option === undefined
        ? { cannot: `${field.name} has no option ${value.raw}. It has ${field.options?.join(", ") ?? "none"}.` }
        : set(option);
    }
    const number = numberOf(value.key);
    if (["number", "money", "percent", "duration", "rating"].includes(field.type))
      return number === undefined
        ? { cannot: `${field.name} is a number, so ${value.raw} cannot be its default.` }
        : set(number);
    if (field.type === "boolean") return set(/^(?:yes|true|on|ja|si|oui|sim|checked)$/.test(value.key));
    if (RELATIVE[field.type])
      return /^(?:today|now|heute|jetzt|hoy|aujourd'hui|hoje)$/.test(value.key)
        ? set(field.type === "date" ? "@today" : "@now")
        : { cannot: `The default of ${field.name} can be today.` };
    return set(value.raw.slice(0, 200));
  });
}

function limits(clause: Clause, world: World): Found | null {
  const least = clause.match(
    /^(?:(?:SET|MAKE) )?(?<what>.+?) (?:BE )?(?:IN |TO )?(?:at least|min|minimum|mindestens|minimo|al menos|au moins|no minimo)(?: (?:OF|TO))? (?<min>\S+)$/,
  );
  const most = clause.match(
    /^(?:(?:SET|MAKE) )?(?<what>.+?) (?:BE )?(?:IN |TO )?(?:at most|most|max|maximum|up TO|NOT MORE than|hochstens|maximal|maximo|como maximo|au plus|no maximo)(?: (?:OF|TO))? (?<max>\S+)$/,
  );
  const both = clause.match(
    /^(?:(?:SET|MAKE) )?(?<what>.+?) (?:BE )?(?:between|zwischen|entre|OF) (?<min>\S+) (?:AND|TO|-) (?<max>\S+)$/,
  );
  const found = both ?? least ?? most;
  if (!found?.["what"]) return null;
  const min = found["min"] && numberOf(found["min"].key);
  const max = found["max"] && numberOf(found["max"].key);
  if ((found["min"] && min === undefined) || (found["max"] && max === undefined)) return null;
  return choose(fieldsNamed(found["what"], undefined, world), "Which field?", ({ entity, field }) => {
    if (!["number", "money", "percent", "duration", "rating"].includes(field.type))
      return { cannot: `${field.name} is no number, so it has no limits.` };
    const patch = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
    return { ops: [{ op: "update-field", entity: entity.id, field: field.id, patch }] };
  });
}

const CURRENCIES: Readonly<Record<string, string>> = {
  dollar: "USD",
  dollars: "USD",
  $: "USD",
  usd: "USD",
  euro: "EUR",
  euros: "EUR",
  "€": "EUR",
  eur: "EUR",
  pounds: "GBP",
  pound: "GBP",
  "£": "GBP",
  gbp: "GBP",
  francs: "CHF",
  franken: "CHF",
  chf: "CHF",
  yen: "JPY",
  reais: "BRL",
  real: "BRL",
  brl: "BRL",
  pesos: "MXN",
};

function unit(clause: Clause, world: World): Found | null {
  const found =
    clause.match(
      /^(?:SET|MAKE|USE) (?:THE )*(?:unit|currency|einheit|wahrung|unidad|moneda|unite|devise|unidade|moeda) (?:OF|FOR|IN) (?<what>.+?) (?:TO|IN|AS|BE) (?<unit>.+)$/,
    ) ?? clause.match(/^(?:SHOW|SET|MAKE|USE) (?<what>.+?) (?:IN|TO) (?<unit>\S+)$/);
  if (!found?.["what"] || !found["unit"]) return null;
  const said = found["unit"];
  const isNamed = /(?:unit|currency|einheit|wahrung|unidad|moneda|unite|devise|unidade|moeda) /.test(clause.canon);
  const currency = CURRENCIES[said.key];
  const isUnit =
    currency !== undefined ||
    /^(?:kg|g|mg|lb|lbs|oz|km|m|cm|mm|mi|miles|ft|min|minutes|h|hours|hrs|s|sec|days|weeks|ml|l|litres|liters|kcal|kj|%|pts|points|°c|°f|kw|w|mph|km\/h|bpm)$/.test(
      said.key,
    );
  if (!isNamed && !isUnit) return null;
  const matches = fieldsNamed(found["what"], undefined, world).filter(({ target: { field } }) =>
    currency === undefined ? field.type === "number" : field.type === "money",
  );
  if (
    matches.length === 0 &&
    /^(?:(?:ALL |THE )*prices|price|preise|precios|prix|precos|IT|money|amounts)$/.test(found["what"].canon) &&
    currency !== undefined
  ) {
    const ops = world.spec.entities.flatMap((entity) =>
      entity.fields.flatMap((field): Op[] =>
        field.type === "money" && field.unit !== currency
          ? [{ op: "update-field", entity: entity.id, field: field.id, patch: { unit: currency } }]
          : [],
      ),
    );
    return ops.length > 0 ? { ops } : null;
  }
  return choose(matches, "Which field?", ({ entity, field }) => ({
    ops: [
      { op: "update-field", entity: entity.id, field: field.id, patch: { unit: currency ?? said.raw.slice(0, 12) } },
    ],
  }));
}

function type(clause: Clause, world: World): Found | null {
  const verb = clause.match(/^(?:MAKE|SET|SHOW|USE|PUT) (?<rest>.+)$/)?.["rest"];
  const statement = verb ?? clause.match(/^(?<rest>.+ BE .+)$/)?.["rest"];
  if (!statement) return null;
  const { tokens } = statement;
  const withAt = tokens.findIndex(({ canon }) => canon === "WITH");
  const listed = withAt > 0 ? listTexts(tokens.slice(withAt + 1)) : [];
  const said = withAt > 0 ? tokens.slice(0, withAt) : tokens;
  const isJoint = (token: Token): boolean => /^(?:TO|AS|IN|A|THE|BE|OF)$/.test(token.canon);
  for (let end = said.length; end > 1; end--) {
    const after = said.slice(end);
    if (after.length > 0 && !/^(?:IN|ON|FOR|OF|TO)$/.test(after[0]?.canon ?? "")) continue;
    const body = said.slice(0, end).at(-1)?.canon === "field" ? said.slice(0, end - 1) : said.slice(0, end);
    for (let length = Math.min(4, body.length - 1); length > 0; length--) {
      const kind = fieldTypeOf(
        body
          .slice(-length)
          .map(({ key }) => key)
          .join(" "),
      );
      if (!kind) continue;
      let what = body.slice(0, -length);
      while (what.length > 0 && isJoint(what[what.length - 1] ?? ({} as Token))) what = what.slice(0, -1);
      if (what.length === 0) continue;
      const isBare =
        clause.canon.startsWith("SET ") && body[what.length]?.canon === "TO" && body[what.length + 1]?.canon !== "A";
      const where = after.length > 1 ? phraseOf(after.slice(1), "") : undefined;
      const matches = fieldsNamed(phraseOf(what, ""), where, world);
      if (matches.length === 0 || (matches[0]?.score ?? 0) < 0.84) continue;
      return choose(matches, "Which field?", ({ entity, field }) =>
        changeType(entity, field, kind, listed, isBare, world),
      );
    }
  }
  return null;
}

function changeType(
  entity: Entity,
  field: Field,
  to: FieldType,
  listed: readonly string[],
  isBare: boolean,
  world: World,
): Found | null {
  if (field.type === to && listed.length === 0) return { cannot: `${field.name} of ${entity.plural} is that already.` };
  // Between kinds of text nothing has to be converted.
  if ((field.type === "text" || field.type === "longText") && (to === "text" || to === "longText"))
    return { ops: [{ op: "update-field", entity: entity.id, field: field.id, patch: { type: to } }] };
  try {
    const change = opsToChangeFieldType(
      world.spec,
      entity.id,
      field.id,
      { type: to, ...(listed.length > 0 ? { options: listed } : {}) },
      new Date(0),
    );
    const lost = change.lost.length;
    // 'change best time to time of day' gives a name rather than a type that nothing fits.
    if (lost > 0 && change.kept === 0 && isBare) return null;
    if (lost > 0) {
      const kept =
        to === "choice" && listed.length > 0
          ? opsToChangeFieldType(world.spec, entity.id, field.id, { type: to }, new Date(0))
          : undefined;
      return {
        question: `${lost} of ${entity.rows.length} ${entity.plural.toLowerCase()} ${lost === 1 ? "has a value" : "have values"} there that would not fit.`,
        chips: [
          { label: `Change it, ${lost === 1 ? "that value goes" : `these ${lost} values go`}`, ops: change.ops },
          kept && kept.lost.length === 0
            ? { label: "Make options of all the values", ops: kept.ops }
            : { label: "Leave it as it is", text: "" },
        ],
      };
    }
    return {
      ops: change.ops,
      ...(lost === 0
        ? {}
        : { note: `${lost} ${lost === 1 ? "value does" : "values do"} not fit and ${lost === 1 ? "goes" : "go"}.` }),
    };
  } catch (error) {
    if (error instanceof AppError)
      return { cannot: `${field.name} of ${entity.plural} cannot become that: ${error.message}` };
    throw error;
  }
}
