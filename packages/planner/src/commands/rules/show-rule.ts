import type { Block, BlockKind, Condition, Entity, Field, Op, Page } from "@sayhey/appspec";
import { fold } from "../../embedded/fold.ts";
import { blockKindOf, blockLabel, VIEWS } from "../block-words.ts";
import { choose } from "../choose.ts";
import type { Found, World } from "../command-answer.ts";
import { opsForBlock } from "../compose-ops.ts";
import { isNear } from "../edit-distance.ts";
import { phraseOf, type Clause, type Phrase, type Token } from "../read-command.ts";
import { entityNamed } from "./add-field-rule.ts";

const SORTED: readonly BlockKind[] = ["table", "cards", "list", "gallery", "files", "checklist"];
const FILTERED: readonly BlockKind[] = [
  "table",
  "cards",
  "list",
  "board",
  "gallery",
  "files",
  "checklist",
  "calendar",
  "agenda",
  "timeline",
  "places",
  "leaderboard",
  "cart",
];
/** Of which more is better, and the newest is looked for: these begin with the most. */
const MOST_FIRST: readonly Field["type"][] = ["rating", "date", "dateTime"];
const RANKED = /score|points|votes|likes|rating|best|wins|popular/i;
type Shown = { page: Page; block: Extract<Block, { entity: string }> };

/** Whether rows are shown as cards or a table, in which order, and which of them. */
export function showRule(clause: Clause, world: World): Found | null {
  return (
    hide(clause, world) ??
    asView(clause, world) ??
    sort(clause, world) ??
    only(clause, world) ??
    all(clause, world) ??
    grouped(clause, world)
  );
}

function shownOf(world: World, entity: Entity, kinds: readonly BlockKind[], place?: Page): Shown[] {
  return world.spec.pages
    .filter((page) => page.nav && (!place || page === place))
    .flatMap((page) =>
      page.blocks.flatMap((block): Shown[] =>
        "entity" in block && block.entity === entity.id && kinds.includes(block.kind) ? [{ page, block }] : [],
      ),
    );
}

function asView(clause: Clause, world: World): Found | null {
  const found =
    clause.match(
      /^(?<what>(?!SHOW|MAKE|SET|PUT|USE|MOVE|ADD|TRACK|RENAME|CALL|SORT|ONLYSHOW|HIDE|REMOVE).+?) AS (?:(?:A|THE) )*(?<view>[^A-Z]+)$/,
    ) ??
    clause.match(/^(?:SHOW|MAKE|SET|PUT|USE|MOVE) (?<what>.+?) (?:AS|TO|IN) (?:(?:A|THE) )*(?<view>[^A-Z]+)$/) ??
    clause.match(/^(?:MAKE|SET) (?<what>.+?) A (?<view>[^A-Z]+)$/) ??
    clause.match(/^(?:USE|SHOW) A (?<view>[^A-Z]+?) (?:FOR|OF) (?<what>.+)$/) ??
    clause.match(/^SET (?<what>.+?) BY A (?<view>[^A-Z]+)$/);
  if (!found?.["what"] || !found["view"]) return null;
  const view =
    blockKindOf(found["view"].key.replace(/ (?:view|ansicht)$/, "")) ??
    VIEWS.find((kind) => isNear(found["view"]?.key ?? "", kind));
  if (!view || !VIEWS.includes(view)) return null;
  const { what } = found;
  const blocks = world.names
    .find(what, "block")
    .filter(({ target, score }) => score > 0.9 && "entity" in target.block && VIEWS.includes(target.block.kind));
  const named = world.names.find(what, "entity").filter(({ score }) => score > 0.85);
  if (named.length === 0 && blocks.length > 0)
    return choose(blocks, "Which one?", ({ page, block }) => replaceBlock(world, page, block as Shown["block"], view));
  const entity =
    what.canon === "IT"
      ? (world.recent ?? world.names.entityHere())
      : (named[0]?.target.entity ?? entityNamed(world, what));
  return entity ? viewOf(world, entity, view) : null;
}

function viewOf(world: World, entity: Entity, view: BlockKind): Found | null {
  const home = world.names.pageOf(entity);
  const own = home ? shownOf(world, entity, VIEWS, home) : [];
  const all = shownOf(world, entity, VIEWS);
  if (own.some(({ block }) => block.kind === view))
    return { cannot: `${entity.plural} are shown like that already, on ${home?.title ?? "their page"}.` };
  const here = all.find(({ page }) => page.id === world.place.page);
  const [target] = here ? [here] : own.length > 0 ? own : all;
  if (!target) {
    const page = home ?? world.spec.pages[0];
    const made = page && opsForBlock(world.spec, view, page, entity, undefined);
    return made ? ("ops" in made ? { ops: made.ops } : { cannot: made.reason }) : null;
  }
  return replaceBlock(world, target.page, target.block, view);
}

function replaceBlock(world: World, page: Page, block: Shown["block"], view: BlockKind): Found {
  const entity = world.spec.entities.find(({ id }) => id === block.entity);
  if (block.kind === view) return { cannot: `It is a ${blockLabel(view).toLowerCase()} already.` };
  const index = page.blocks.indexOf(block);
  const made = opsForBlock(world.spec, view, page, entity, index);
  if ("reason" in made) return { cannot: made.reason };
  const kept: Record<string, unknown> = {};
  for (const key of ["title", "note", "where", "sort"] as const) {
    const value = (block as Record<string, unknown>)[key];
    if (value !== undefined) kept[key] = value;
  }
  const added = made.ops.map((op): Op =>
    op.op === "add-block" ? ({ ...op, block: { ...op.block, ...kept }, index } as Op) : op,
  );
  const ops: Op[] = [
    ...added.filter(({ op }) => op !== "add-block"),
    { op: "remove-block", page: page.id, block: block.id },
    ...added.filter(({ op }) => op === "add-block"),
  ];
  const fields = added.flatMap((op) => (op.op === "add-field" ? [op.field.name] : []));
  if (fields.length === 0) return { ops };
  return {
    question: `A ${blockLabel(view).toLowerCase()} of ${entity?.plural ?? "them"} needs ${fields.join(" and ")}, which they do not have yet.`,
    chips: [
      { label: `Add ${fields.join(" and ")} and show it`, ops },
      { label: "Show a table instead", text: `show ${entity?.plural ?? ""} as a table` },
    ],
  };
}

const NEWEST =
  /(?:newest|latest|most recent|neueste|neuste|recientes|nuevos|recents?|novos|mais recentes|descending|highest|most expensive|biggest|largest|best|top|absteigend|hochste|teuerste|descendente|mayor|decroissant|decrescente|z-a|z bis a|longest|most)/;
const OLDEST =
  /(?:oldest|earliest|alteste|antiguos|anciens?|antigos|ascending|lowest|cheapest|smallest|aufsteigend|niedrigste|billigste|gunstigste|ascendente|menor|croissant|crescente|a-z|a bis z|shortest|least|soonest)/;
const ABC =
  /^(?:alphabetically|alphabetical|a-z|name|title|alphabetisch|alfabeticamente|alphabetiquement|alphabetical order|alphabet)$/;

function sort(clause: Clause, world: World): Found | null {
  const isBare =
    /^[^A-Z]+ (?:start|first|zuerst|primero|d'abord|primeiro)$/.test(clause.canon) &&
    (NEWEST.test(clause.canon) || OLDEST.test(clause.canon));
  const shownSorted = clause.match(
    /^(?:SHOW|LIST|MAKE|PUT)? ?(?<what>.+?) (?:SORT|sorted|ordered|arranged|ranked|sortiert|geordnet|ordenad[oa]s?|triee?s?|classee?s?) BY (?<field>.+)$/,
  );
  if (!clause.canon.startsWith("SORT") && !isBare && !shownSorted) return null;
  const found =
    shownSorted ??
    clause.match(/^SORT(?: (?<what>.+?))?(?: (?:BY|IN|OF|FOR))+ (?:THE )*(?<field>.+)$/) ??
    clause.match(/^SORT (?<what>.+?) (?<field>alphabetically|alphabetisch|alfabeticamente|a-z|z-a)$/) ??
    clause.match(/^(?:SORT )?(?<field>.+)$/);
  if (!found?.["field"]) return null;
  const text = clause.tokens.map(({ key }) => key).join(" ");
  const direction = NEWEST.test(found["field"].key) ? "desc" : OLDEST.test(found["field"].key) ? "asc" : undefined;
  const bare = found["field"].tokens.filter(
    ({ key, raw }) =>
      raw !== "," &&
      !NEWEST.test(key) &&
      !OLDEST.test(key) &&
      !/^(?:first|start|zuerst|primero|primeros|d'abord|primeiro|order|ordnung|orden|ordre|ordem|on|top)$/.test(key),
  );
  const field = phraseOf(bare, "");
  const what = found["what"];
  const entity = what?.canon === "IT" ? world.recent : what && entityNamed(world, what);
  const candidates = entity
    ? [entity]
    : world.place.page === undefined
      ? world.spec.entities
      : [world.names.entityHere()].flatMap((each) => each ?? []);
  const pairs = candidates.flatMap((each) => {
    if (ABC.test(field.key)) return [{ entity: each, field: titleOf(each), score: 1 }];
    if (field.key === "" && /date|newest|oldest|recent|latest/.test(text + found["field"]?.key)) {
      const date = each.fields.find(({ type }) => MOST_FIRST.slice(1).includes(type));
      return date ? [{ entity: each, field: date, score: 1 }] : [];
    }
    return world.names
      .find(field, "field")
      .flatMap(({ target, score }) => (target.entity === each ? [{ entity: each, field: target.field, score }] : []));
  });
  const usable = pairs.filter((pair) => shownOf(world, pair.entity, SORTED).length > 0);
  if (usable.length === 0) {
    if (entity && pairs.length === 0)
      return {
        cannot: `${entity.plural} have no field ${field.raw || found["field"].raw}.`,
        examples: entity.fields
          .slice(0, 3)
          .map(({ name }) => `sort ${entity.plural.toLowerCase()} by ${name.toLowerCase()}`),
      };
    return pairs.length > 0
      ? { cannot: `${pairs[0]?.entity.plural ?? "They"} are not shown in a list that can be sorted.` }
      : null;
  }
  return choose(
    usable.map(({ entity: each, field: by, score }) => ({
      target: { kind: "field" as const, entity: each, field: by },
      score,
    })),
    "What should be sorted?",
    ({ entity: each, field: by }) => {
      const way = direction ?? (MOST_FIRST.includes(by.type) || RANKED.test(by.id) ? "desc" : "asc");
      const shown = shownOf(world, each, SORTED);
      // What shows the last few stays as it is where there is the whole list.
      const whole = shown.filter(({ block }) => !("limit" in block && block.limit !== undefined));
      const ops = (whole.length > 0 ? whole : shown).flatMap(({ page, block }): Op[] => {
        const before = "sort" in block ? block.sort : undefined;
        if (before?.field === by.id && before.direction === way) return [];
        return [
          { op: "update-block", page: page.id, block: block.id, patch: { sort: { field: by.id, direction: way } } },
        ];
      });
      return ops.length > 0 ? { ops } : { cannot: `${each.plural} are sorted like that already.` };
    },
    ({ entity: each }) => each.plural,
  );
}

const titleOf = (entity: Entity): Field =>
  entity.fields.find(({ id }) => id === entity.titleField) ?? (entity.fields[0] as Field);

function only(clause: Clause, world: World): Found | null {
  const found = clause.match(/^(?:ONLYSHOW|FILTER) (?<what>.+)$/)?.["what"];
  if (!found) return null;
  return filtered(found, world, false);
}

/** Shows only, or all but, the rows that words describe. */
function filtered(what: Phrase, world: World, isNot: boolean): Found | null {
  const place = placeIn(what, world);
  const described = described_(place.tokens, world);
  if (!described) return null;
  const { entity, rest } = described;
  const condition = conditionOf(rest, entity, isNot);
  if (!condition)
    return {
      cannot: `I do not know which ${entity.plural.toLowerCase()} are ${rest.map(({ raw }) => raw).join(" ") || "meant"}.`,
      examples: examplesOf(entity),
    };
  const shown = shownOf(world, entity, FILTERED, place.page).filter(
    ({ block }) => !place.kind || block.kind === place.kind,
  );
  const own = world.names.pageOf(entity);
  const onOwn = shown.filter(({ page }) => page === own);
  const meant = place.page || place.kind ? shown : onOwn.length > 0 ? onOwn : shown.slice(0, 1);
  if (meant.length === 0) return { cannot: `${entity.plural} are not shown in a list there.` };
  return {
    ops: meant.map(({ page, block }): Op => {
      const before = "where" in block ? (block.where ?? []) : [];
      const where = [...before.filter(({ field }) => field !== condition.field), condition].slice(-4);
      return { op: "update-block", page: page.id, block: block.id, patch: { where } };
    }),
  };
}

/** 'lost clients on the board' are clients on the board. */
function placeIn(what: Phrase, world: World): { tokens: readonly Token[]; page?: Page; kind?: BlockKind } {
  const at = what.tokens.findLastIndex(({ canon }) => canon === "IN");
  if (at < 1) return { tokens: what.tokens };
  const where = phraseOf(what.tokens.slice(at + 1), "");
  const kind = blockKindOf(where.key);
  const page = world.names.find(where, "page").find(({ score }) => score > 0.85)?.target.page;
  return kind || page
    ? { tokens: what.tokens.slice(0, at), ...(page ? { page } : kind ? { kind } : {}) }
    : { tokens: what.tokens };
}

function described_(tokens: readonly Token[], world: World): { entity: Entity; rest: Token[] } | null {
  for (let length = Math.min(3, tokens.length); length > 0; length--)
    for (let at = tokens.length - length; at >= 0; at--) {
      const match = world.names.find(phraseOf(tokens.slice(at, at + length), ""), "entity")[0];
      if (match && match.score > 0.9)
        return { entity: match.target.entity, rest: [...tokens.slice(0, at), ...tokens.slice(at + length)] };
    }
  const here = world.names.entityHere();
  return here ? { entity: here, rest: tokens.filter(({ key }) => key !== "ones" && key !== "those") } : null;
}

const OPEN =
  /^(?:open|undone|unfinished|pending|unpaid|todo|outstanding|offene?[nrs]?|unerledigte?[nrs]?|abiert[oa]s?|pendientes?|ouverte?s?|en cours|abert[oa]s?|pendentes?)$/;
const DONE =
  /^(?:done|finished|completed|complete|closed|paid|erledigte?[nrs]?|fertige?[nrs]?|terminad[oa]s?|hech[oa]s?|terminee?s?|finie?s?|feit[oa]s?|conclu[ií]d[oa]s?)$/;

function conditionOf(tokens: readonly Token[], entity: Entity, isNot: boolean): Condition | undefined {
  const words = tokens
    .filter(({ canon }) => !/^(?:THE|A|WITH|OF|BE|ALL|IN|FOR|AND|IT|MORE)$/.test(canon))
    .map(({ key }) => key);
  const negated =
    isNot !== tokens.some(({ canon, key }) => canon === "NOT" || canon === "WITHOUT" || key === "without");
  const text = words.join(" ");
  const byNumber =
    /(?:^| )(under|below|less than|at most|up to|unter|hochstens|menos de|moins|abaixo|ate|over|above|more than|at least|uber|mindestens|mas de|plus|acima) (\d+(?:[.,]\d+)?)(?: (.+))?$/.exec(
      tokens.map(({ key }) => key).join(" "),
    );
  if (byNumber) {
    const [, way = "", number = "", unit = ""] = byNumber;
    const numeric = entity.fields.filter(({ type }) =>
      ["number", "money", "percent", "duration", "rating"].includes(type),
    );
    const said = `${text} ${unit}`;
    const field =
      numeric.find(
        ({ name, id, unit: own }) =>
          said.includes(fold(name)) ||
          said.includes(id.toLowerCase()) ||
          (unit !== "" && own !== undefined && unit.startsWith(own.toLowerCase())),
      ) ?? (/€|\$|£|eur|usd|dollar/.test(said) ? numeric.find(({ type }) => type === "money") : undefined);
    const isLess = /under|below|less|most|up to|unter|hochstens|menos|moins|abaixo|ate/.test(way);
    if (field)
      return {
        field: field.id,
        is:
          isLess !== negated
            ? /most|up to|hochstens|ate/.test(way)
              ? "lte"
              : "lt"
            : /least|mindestens/.test(way)
              ? "gte"
              : "gt",
        value: Number(number.replace(",", ".")),
      };
  }
  for (const field of entity.fields) {
    const option = field.options?.find((each) => {
      const key = fold(each);
      return (
        text === key ||
        words.includes(key) ||
        ` ${text} `.includes(` ${key} `) ||
        words.some(
          (word) =>
            isNear(word, key) || word.replace(/(?:e[nrs]?|s|es|as?|os?)$/, "") === key.replace(/(?:e|a|o)$/, ""),
        )
      );
    });
    if (option === undefined) continue;
    if (field.type === "tags" && !negated) return { field: field.id, is: "contains", value: option };
    if (field.type === "choice") return { field: field.id, is: negated ? "ne" : "eq", value: option };
  }
  const flags = entity.fields.filter(({ type }) => type === "boolean");
  const named = flags.find(({ name, id }) =>
    words.some(
      (word) =>
        fold(name).split(" ").includes(word) ||
        id.toLowerCase() === word ||
        isNear(word, fold(name)) ||
        word.replace(/s$/, "") === fold(name),
    ),
  );
  if (named) return { field: named.id, is: "eq", value: !negated };
  const doneField = flags.find(({ id }) =>
    /^(?:done|bought|finished|paid|feePaid|completed|doneToday|returned)$/.test(id),
  );
  if (doneField && words.some((word) => OPEN.test(word))) return { field: doneField.id, is: "eq", value: negated };
  if (doneField && words.some((word) => DONE.test(word))) return { field: doneField.id, is: "eq", value: !negated };
  return undefined;
}

const examplesOf = (entity: Entity): string[] =>
  entity.fields
    .flatMap(({ options = [] }) =>
      options.slice(0, 1).map((option) => `only show ${option} ${entity.plural.toLowerCase()}`),
    )
    .slice(0, 2);

function hide(clause: Clause, world: World): Found | null {
  const menu = clause.match(/^(?:HIDE|REMOVE|MOVE|PUT) (?<what>.+?) (?:OF|IN) (?:THE )*menu$/)?.["what"];
  if (menu) {
    const page = world.names.first(menu, "page")?.page;
    return page ? { ops: [{ op: "update-page", page: page.id, patch: { nav: false } }] } : null;
  }
  const shown = clause.match(/^(?:SHOW|ADD|PUT) (?<what>.+?) (?:IN|TO) (?:THE )*menu$/)?.["what"];
  if (shown) {
    const page = world.names.first(shown, "page")?.page;
    if (page?.path.endsWith("/:id"))
      return { cannot: `${page.title} shows one row at a time, so it cannot stand in the menu.` };
    return page ? { ops: [{ op: "update-page", page: page.id, patch: { nav: true } }] } : null;
  }
  const what = clause.match(/^HIDE (?<what>.+)$/)?.["what"];
  if (!what) return null;
  const [exact] = world.names.find(what, "block", "field", "page");
  if (!exact || exact.score < 0.93) return filtered(what, world, true);
  return choose(world.names.find(what, "block", "field", "page"), "Which one should be hidden?", (target) => {
    if (target.kind === "page") return { ops: [{ op: "update-page", page: target.page.id, patch: { nav: false } }] };
    if (target.kind === "block")
      return target.page.blocks.length === 1
        ? { cannot: `It is all there is on ${target.page.title}.` }
        : { ops: [{ op: "remove-block", page: target.page.id, block: target.block.id }] };
    return hideField(world, target.entity, target.field);
  });
}

/** Takes a field out of what is shown; forms still ask for it, and its values stay. */
function hideField(world: World, entity: Entity, field: Field): Found {
  const ops = world.spec.pages.flatMap((page) =>
    page.blocks.flatMap((block): Op[] => {
      if (!("entity" in block) || block.entity !== entity.id || block.kind === "form") return [];
      const patch: Record<string, unknown> = {};
      for (const key of ["fields", "facts", "badges"]) {
        const list = (block as Record<string, unknown>)[key];
        if (!Array.isArray(list) || !list.includes(field.id)) continue;
        const rest = list.filter((id) => id !== field.id);
        if (rest.length > 0 || key !== "fields") patch[key] = rest;
      }
      return Object.keys(patch).length > 0 ? [{ op: "update-block", page: page.id, block: block.id, patch }] : [];
    }),
  );
  return ops.length > 0 ? { ops } : { cannot: `${field.name} of ${entity.plural} is not shown anywhere.` };
}

function all(clause: Clause, world: World): Found | null {
  if (!clause.canon.startsWith("SHOWALL")) return null;
  const what = clause.match(/^SHOWALL(?: (?:FOR|OF|IN))? (?<what>.+)$/)?.["what"];
  const entity = (what && entityNamed(world, what)) ?? world.names.entityHere();
  const shown = (entity ? [entity] : world.spec.entities)
    .flatMap((each) => shownOf(world, each, FILTERED))
    .filter(({ block }) => "where" in block && (block.where ?? []).length > 0);
  if (shown.length === 0) return { cannot: `${entity ? entity.plural : "All rows"} are not filtered.` };
  return {
    ops: shown.map(({ page, block }): Op => ({
      op: "update-block",
      page: page.id,
      block: block.id,
      patch: {},
      unset: ["where"],
    })),
  };
}

function grouped(clause: Clause, world: World): Found | null {
  const found = clause.match(/^GROUP (?<what>.+?) BY (?<field>.+)$/);
  if (!found?.["what"] || !found["field"]) return null;
  const entity = entityNamed(world, found["what"]);
  if (!entity) return null;
  const matches = world.names.find(found["field"], "field").filter(({ target }) => target.entity === entity);
  return choose(matches, "Grouped by what?", ({ field }) => {
    const lists = shownOf(world, entity, ["list", "checklist"]);
    if (lists.length > 0)
      return {
        ops: lists.map(({ page, block }): Op => ({
          op: "update-block",
          page: page.id,
          block: block.id,
          patch: { groupField: field.id },
        })),
      };
    if (field.type !== "choice")
      return {
        cannot: `Only lists and checklists can be grouped, and ${entity.plural} are in none.`,
        examples: [`show ${entity.plural.toLowerCase()} as a list`],
      };
    return viewOf(world, entity, "board");
  });
}
