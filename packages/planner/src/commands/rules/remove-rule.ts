import { opsToRemoveOption, rowNamed, withConsequences, type Entity, type Op } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { choose } from "../choose.ts";
import type { Found, World } from "../command-answer.ts";
import { opsForBlock, pathFor } from "../compose-ops.ts";
import { listItems } from "./add-field-rule.ts";
import { labelOfTarget, type Match, type Target } from "../names.ts";
import { phraseOf, type Clause, type Phrase } from "../read-command.ts";

/** 'remove the FAQ', 'delete the servings', 'no more tasks', 'delete all tasks', 'remove the option gluten-free from diet'. */
export function removeRule(clause: Clause, world: World): Found | null {
  const said = clause.match(/^REMOVE (?<what>.+?)(?: ANYMORE)?$/)?.["what"];
  if (!said) return clause.canon === "REMOVE" ? whatToRemove(world) : null;
  if (/^(?:IT|(?:THE )?block)$/.test(said.canon)) return selected(world) ?? whatToRemove(world);
  const option = clause.match(/^REMOVE (?:THE |A )*option (?<what>.+?)(?: (?:OF|IN|FOR|TO) (?<field>.+))?$/);
  if (option?.["what"]) {
    const found = removeOption(option["what"], option["field"], world);
    if (found) return found;
  }
  const what = phraseOf(
    said.tokens.filter(({ canon }) => canon !== "ANYMORE"),
    clause.text,
    clause.tokens,
  );
  const all = clause.match(/^REMOVE ALL (?:THE )*(?<what>.+)$/)?.["what"];
  if (all) {
    const entity = world.names.first(all, "entity")?.entity;
    if (entity) return { ops: [{ op: "set-rows", entity: entity.id, rows: [] }] };
  }
  const several = severalOf(what, world);
  if (several) return several;
  const matches = sorted(world.names.find(what, "entity", "field", "page", "block", "option"));
  const best = matches[0];
  const row = rowOf(what, world);
  if (row && (!best || best.score < 0.9)) return { ops: [{ op: "remove-row", entity: row.entity.id, row: row.row }] };
  if (!best) return { cannot: `There is no ${bareName(what)} in this app.`, examples: examplesFor(world) };
  return choose(matches, "Which one should go?", (target) => remove(target, world), labelOf);
}

/** 'remove pages and year from books': each by itself, or not at all. */
function severalOf(what: Phrase, world: World): Found | null {
  const items = listItems(what.tokens);
  if (items.length < 2 || sorted(world.names.find(what, "entity", "field", "page", "block")).length > 0) return null;
  const last = items.at(-1) ?? [];
  const at = last.findIndex(({ canon }, index) => index > 0 && /^(?:OF|IN|FOR)$/.test(canon));
  const scope = at > 0 ? last.slice(at) : [];
  const ops: Op[] = [];
  for (const item of items) {
    const own = item === last ? item : [...item, ...scope];
    const [best, ...others] = sorted(world.names.find(phraseOf(own, ""), "entity", "field", "page", "block"));
    const found = best && others.length === 0 ? remove(best.target, world) : null;
    if (!found || !("ops" in found)) return null;
    ops.push(...found.ops);
  }
  return { ops };
}

const labelOf = (target: Target): string =>
  target.kind === "entity" ? `${target.entity.plural} and all their data` : labelOfTarget(target);
const bareName = (phrase: Phrase): string =>
  phrase.raw.replace(/^(?:the|a|an|die|der|das|den|el|la|los|las|le|les|o|os|as) /i, "").slice(0, 60);

/** Drops what is meant along with something else: the page of a thing that goes, the only block of a page that goes. */
function sorted(matches: readonly Match[]): Match[] {
  const entities = new Set(matches.flatMap(({ target }) => (target.kind === "entity" ? [target.entity.id] : [])));
  const pages = new Set(matches.flatMap(({ target }) => (target.kind === "page" ? [target.page.id] : [])));
  const byName = matches.filter(({ target }) => {
    if (target.kind === "page" && entities.size > 0)
      return !target.page.blocks.some((block) => "entity" in block && entities.has(block.entity));
    if (target.kind === "block") {
      if ("entity" in target.block && entities.has(target.block.entity)) return false;
      return !(pages.has(target.page.id) && target.page.blocks.length === 1);
    }
    return true;
  });
  return byName;
}

function remove(target: Target, world: World): Found | null {
  const { spec } = world;
  switch (target.kind) {
    case "entity":
      if (spec.entities.length === 1)
        return { cannot: `${target.entity.plural} are all that this app keeps, so they have to stay.` };
      return { ops: [...keepHome(world, target.entity), { op: "remove-entity", entity: target.entity.id }] };
    case "field":
      if (target.field.id === target.entity.titleField)
        return {
          cannot: `${target.field.name} names each ${target.entity.name.toLowerCase()}, so it has to stay. It can be renamed.`,
          examples: [`rename ${target.field.name.toLowerCase()} to …`],
        };
      return { ops: [{ op: "remove-field", entity: target.entity.id, field: target.field.id }] };
    case "page": {
      if (spec.pages.length === 1) return { cannot: "It is the only page of this app." };
      const ops: Op[] = [{ op: "remove-page", page: target.page.id }];
      const next = spec.pages.find((page) => page !== target.page && !page.path.endsWith("/:id"));
      if (spec.pages[0] === target.page) {
        if (!next) return { cannot: "It is the only page of this app that can come first." };
        ops.unshift(
          { op: "update-page", page: next.id, patch: { path: "/" } },
          { op: "update-page", page: target.page.id, patch: { path: pathFor(spec, target.page.title) } },
          { op: "move-page", page: next.id, index: 0 },
        );
      }
      return { ops };
    }
    case "block":
      if (target.page.blocks.length === 1)
        return target.page === spec.pages[0]
          ? { cannot: `It is all there is on ${target.page.title}. Add something there first.` }
          : { ops: [{ op: "remove-page", page: target.page.id }] };
      return { ops: [{ op: "remove-block", page: target.page.id, block: target.block.id }] };
    case "option":
      return { ops: opsToRemoveOption(spec, target.entity.id, target.field.id, target.option, null) };
  }
}

/** A home page that shows nothing else gets a headline, so that it does not stay empty. */
function keepHome({ spec }: World, entity: Entity): Op[] {
  const [home] = spec.pages;
  try {
    withConsequences(spec, [{ op: "remove-entity", entity: entity.id }]);
    return [];
  } catch (error) {
    const made = home && error instanceof AppError ? opsForBlock(spec, "hero", home, undefined, 0) : undefined;
    return made && "ops" in made ? made.ops : [];
  }
}

function removeOption(what: Phrase, field: Phrase | undefined, world: World): Found | null {
  const fields = field ? new Set(world.names.find(field, "field").map(({ target }) => target.field)) : undefined;
  const options = world.names
    .find(what, "option")
    .filter(({ target }) => !fields || fields.size === 0 || fields.has(target.field));
  if (options.length === 0) return { cannot: `There is no option ${what.raw}${field ? ` in ${field.raw}` : ""}.` };
  return choose(options, "Which option should go?", (target) => remove(target, world));
}

/** The row that words name: 'the recipe Shakshuka', 'Shakshuka from the recipes'. */
function rowOf(what: Phrase, world: World): { entity: Entity; row: string } | undefined {
  const { tokens } = what;
  for (const entity of world.spec.entities) {
    for (let from = 0; from < tokens.length; from++)
      for (let to = tokens.length; to > from; to--) {
        const rest = [...tokens.slice(0, from), ...tokens.slice(to)].filter(
          ({ canon }) => !/^(?:THE|A|OF|IN|row)$/.test(canon),
        );
        if (
          rest.length > 0 &&
          world.names.first(phraseOf(rest, rest.map(({ raw }) => raw).join(" ")), "entity")?.entity !== entity
        )
          continue;
        const row = rowNamed(
          entity,
          tokens
            .slice(from, to)
            .map(({ raw }) => raw)
            .join(" "),
        );
        if (row) return { entity, row: row.id };
      }
  }
  return undefined;
}

function selected({ spec, place }: World): Found | null {
  const page = spec.pages.find(({ blocks }) => blocks.some(({ id }) => id === place.block));
  const block = page?.blocks.find(({ id }) => id === place.block);
  if (!page || !block) return null;
  return page.blocks.length === 1 ? null : { ops: [{ op: "remove-block", page: page.id, block: block.id }] };
}

function whatToRemove(world: World): Found | null {
  const page = world.spec.pages.find(({ id }) => id === world.place.page) ?? world.spec.pages[0];
  if (!page) return null;
  const targets: Target[] = [
    ...(page.blocks.length > 1 ? page.blocks.map((block) => ({ kind: "block" as const, page, block })) : []),
    ...world.spec.pages
      .filter((other) => other.nav && other !== world.spec.pages[0])
      .map((other) => ({ kind: "page" as const, page: other })),
  ];
  return {
    question: "What should go?",
    chips: targets.slice(0, 6).flatMap((target) => {
      const found = remove(target, world);
      return found && "ops" in found ? [{ label: labelOfTarget(target), ops: found.ops }] : [];
    }),
  };
}

const examplesFor = (world: World): string[] =>
  world.spec.pages
    .filter((page) => page.nav && page !== world.spec.pages[0])
    .slice(0, 2)
    .map(({ title }) => `remove the ${title} page`);
