import type { Entity, Op } from "@sayhey/appspec";
import type { Found, World } from "../command-answer.ts";
import { asLabel, MOST_FIELDS_OF_THING, opsToShowField } from "../compose-ops.ts";
import { makeField, readFieldWish, type FieldWish } from "../new-field.ts";
import { phraseOf, type Phrase, type Token } from "../read-command.ts";
import { newBlockChip } from "./component-rule.ts";

/** Cuts a list 'a, b and c' into its items. */
export function listItems(tokens: readonly Token[]): Token[][] {
  const items: Token[][] = [[]];
  for (const token of tokens) {
    if (
      token.canon === "," ||
      token.canon === "AND" ||
      token.key === "or" ||
      token.key === "oder" ||
      token.key === "ou" ||
      token.key === "o"
    )
      items.push([]);
    else items.at(-1)?.push(token);
  }
  return items.filter((item) => item.some(({ canon }) => canon !== "THE" && canon !== "A"));
}

/** What stands behind 'with' as a list of texts: the options of a choice. */
export function listTexts(tokens: readonly Token[]): string[] {
  return listItems(tokens)
    .map((item) =>
      item
        .filter(({ canon }) => canon !== "option" && canon !== ":")
        .map(({ raw }) => raw)
        .join(" ")
        .trim(),
    )
    .filter(Boolean);
}

/** The fields that words ask for; null where they name none. */
export function readFieldWishes(what: Phrase, options: readonly string[]): FieldWish[] | null {
  const tokens = what.tokens.filter(({ canon }) => canon !== ":");
  if (options.length > 0) {
    const wish = readFieldWish(tokens, options);
    return wish ? [wish] : null;
  }
  // 'fields: name, phone and email'
  const items = listItems(tokens[0]?.canon === "field" && tokens.length > 1 ? tokens.slice(1) : tokens);
  const wishes = items.map((item) => readFieldWish(item));
  return wishes.length > 0 && wishes.every((wish) => wish !== null) ? wishes : null;
}

/** Adds fields to an entity, shows them where it is shown, and fills them in the rows. */
export function addFields(world: World, entity: Entity, wishes: readonly FieldWish[]): Found {
  const { spec, language } = world;
  const ops: Op[] = [];
  const had: string[] = [];
  let draft = entity;
  for (const wish of wishes) {
    const named = world.names
      .find(phraseOfText(wish.name), "field")
      .find(({ target, score }) => target.entity.id === entity.id && score > 0.93)?.target.field;
    if (named) {
      had.push(named.name);
      continue;
    }
    if (draft.fields.length >= MOST_FIELDS_OF_THING)
      return {
        cannot: `${entity.plural} have ${MOST_FIELDS_OF_THING} fields already, which is as many as one thing can have.`,
      };
    const { field, values } = makeField(spec, draft, wish, language);
    ops.push({ op: "add-field", entity: entity.id, field, ...(Object.keys(values).length > 0 ? { values } : {}) });
    draft = { ...draft, fields: [...draft.fields, field] };
    // Each is shown behind the one before.
    const before = applied(spec, ops);
    ops.push(...opsToShowField(before, draft, field));
  }
  const note = had.length > 0 ? `${entity.plural} have ${had.join(" and ")} already.` : undefined;
  if (ops.length === 0)
    return { cannot: note ?? "", examples: [`rename ${had[0] ?? ""} to …`, `make ${had[0] ?? ""} required`] };
  return { ops, ...(note === undefined ? {} : { note }) };
}

function applied(spec: World["spec"], ops: readonly Op[]): World["spec"] {
  const patches = new Map<string, Record<string, unknown>>();
  for (const op of ops) if (op.op === "update-block") patches.set(op.block, { ...patches.get(op.block), ...op.patch });
  return {
    ...spec,
    pages: spec.pages.map((page) => ({
      ...page,
      blocks: page.blocks.map((block) => ({ ...block, ...patches.get(block.id) }) as typeof block),
    })),
  };
}

const phraseOfText = (text: string): Phrase => {
  const tokens = text.split(" ").map((raw, index): Token => {
    const key = raw
      .toLowerCase()
      .normalize("NFKD")
      .replace(/\p{M}+/gu, "")
      .replaceAll("ß", "ss");
    return { raw, key, canon: key, start: index, end: index };
  });
  return phraseOf(tokens, text);
};

/** 'add calories to recipes', 'members need an emergency contact', and 'add calories' where one looks at recipes. */
export function addFieldRule(
  clause: { match(pattern: RegExp): Record<string, Phrase | undefined> | null },
  world: World,
): Found | null {
  const said =
    clause.match(/^(?:ALL |EVERY )?(?<where>.+?) (?:ALL )?NEED (?<what>.+?)(?: WITH (?<with>.+))?$/) ??
    clause.match(/^(?<where>.+?) BE (?<what>A .+?) haben$/) ??
    clause.match(/^(?:ADD|PUT) (?:TO|IN|FOR|OF) (?<where>(?:THE )?[^A-Z]+?) (?<what>A .+)$/) ??
    clause.match(/^(?<where>[^:A-Z]+?) : (?:add|ADD|new) (?<what>.+?)(?: WITH (?<with>.+))?$/) ??
    clause.match(/^(?:ADD|PUT) (?<where>(?:THE )?[^A-Z]+) A (?<what>.+?)(?: WITH (?<with>.+))?$/) ??
    clause.match(/^(?:ADD|PUT|TRACK|SHOW|GENERATE) (?<what>.+?) WITH (?<with>.+) (?:TO|IN|FOR|OF) (?<where>.+)$/) ??
    clause.match(
      /^(?:ADD|PUT|TRACK|SHOW|GENERATE) (?<what>.+) (?:TO|IN|FOR|OF) (?<where>[^:]+?)(?: WITH (?<with>.+)| : (?<list>.+))?$/,
    );
  if (said?.["where"] && said["what"]) {
    const entity = entityNamed(world, said["where"]);
    if (entity) {
      const wishes = readFieldWishes(said["list"] ?? said["what"], said["with"] ? listTexts(said["with"].tokens) : []);
      if (wishes) return addFields(world, entity, wishes);
      return askWhich(world, entity);
    }
  }
  const alone = clause.match(/^ADD (?<what>.+?)(?: WITH (?<with>.+))?$/);
  if (!alone?.["what"]) return null;
  const wishes = readFieldWishes(alone["what"], alone["with"] ? listTexts(alone["with"].tokens) : []);
  if (!wishes)
    return /^(?:A |THE |MORE )*field$/.test(alone["what"].canon)
      ? askWhich(world, world.names.entityHere() ?? world.spec.entities[0])
      : null;
  const here = world.names.entityHere();
  const kept = world.spec.entities;
  const only = here ?? (kept.length === 1 ? kept[0] : undefined);
  if (only) return addFields(world, only, wishes);
  const owners = kept.slice(0, 8).flatMap((entity) => {
    const found = addFields(world, entity, wishes);
    return "ops" in found ? [{ label: entity.plural, ops: found.ops }] : [];
  });
  // What is no field of anything may be something to see.
  const isField = clause.match(/(?:^| )(?:field|checkbox|column|option)(?: |$)/) !== null;
  const own = wishes.length === 1 ? newBlockChip(world, asLabel(wishes[0]?.name ?? "", 40)) : null;
  return {
    question: `What should have ${wishes.map(({ name }) => name).join(" and ")}?`,
    chips: [...owners, ...(owners.length > 1 && !isField && own !== null ? [own] : [])],
  };
}

/** The entity that words mean, also by the page or block that shows it. */
export function entityNamed(world: World, where: Phrase): Entity | undefined {
  const entity = world.names.first(where, "entity")?.entity;
  if (entity) return entity;
  const page = world.names.first(where, "page")?.page;
  if (page) return world.names.entityOf(page);
  const block = world.names.first(where, "block")?.block;
  return block && "entity" in block ? world.spec.entities.find(({ id }) => id === block.entity) : undefined;
}

function askWhich(world: World, entity: Entity | undefined): Found | null {
  if (!entity) return null;
  const usual = ["Notes", "Price", "Photo", "Rating", "Due date", "Status"];
  const chips = usual.flatMap((name) => {
    const found = addFields({ ...world, language: "en" }, entity, [{ name }]);
    return "ops" in found ? [{ label: asLabel(name), ops: found.ops }] : [];
  });
  return { question: `Which field should ${entity.plural} get?`, chips: chips.slice(0, 5) };
}
