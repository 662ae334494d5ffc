import type { AppSpec, Op, Page } from "@sayhey/appspec";
import { blockKindOf } from "../block-words.ts";
import { choose, withTarget } from "../choose.ts";
import type { Found, World } from "../command-answer.ts";
import { pathFor } from "../compose-ops.ts";
import type { Match, Target } from "../names.ts";
import type { Clause, Phrase } from "../read-command.ts";

const ALREADY = { cannot: "It stands there already." };
const MOST_BLOCKS = 12;
type Movable = Extract<Target, { kind: "page" | "block" | "field" | "entity" }>;

/** 'put the chart above the list', 'move the stats to the home page', 'move weight before date', 'put shopping first'. */
export function moveRule(clause: Clause, world: World): Found | null {
  const beside = clause.match(/^(?:MOVE|PUT|SET|SHOW|MAKE) (?<what>.+?) (?<side>ABOVE|BELOW) (?<ref>.+)$/);
  const isNew = /^(?:PUT|SHOW|MAKE) A /.test(clause.canon);
  if (beside?.["what"] && beside["ref"] && !isNew)
    return besideOther(
      beside["what"],
      beside["ref"],
      beside["side"]?.canon === "ABOVE",
      clause.canon.startsWith("PUT"),
      world,
    );
  const edge =
    clause.match(
      /^(?:MOVE|PUT|SET|MAKE) (?<what>.+?) (?:(?:TO|AT|IN|AS|BE) )*(?:THE )*(?<edge>start|end)(?: (?:OF|IN|TO) (?<where>.+?))?(?: page)?$/,
    ) ?? clause.match(/^(?:MOVE|PUT|SET|MAKE) (?<what>.+?) (?:TO|AS|BE|IN)? ?(?:THE |A )*(?<edge>start|end) page$/);
  if (edge?.["what"] && edge["edge"]) return toEdge(edge["what"], edge["edge"].canon === "start", edge["where"], world);
  const home = clause.match(
    /^(?:MAKE|SET|USE|PUT) (?<what>.+?) (?:(?:AS|TO|IN|BE|A|THE) )+(?:home|start|main|front|landing|homepage|startseite)(?: page)?$/,
  )?.["what"];
  const opening = home && world.names.first(home, "page")?.page;
  if (opening) return movePage(world.spec, opening, 0);
  const step = clause.match(
    /^(?:MOVE|PUT) (?<what>.+?) (?<way>up|down|higher|lower|hoch|runter|hoher|tiefer|arriba|abajo|(?:plus )?haut|(?:plus )?bas|acima|abaixo)$/,
  );
  if (step?.["what"] && step["way"])
    return byOne(step["what"], /up|higher|hoch|hoher|arriba|haut|acima/.test(step["way"].key), world);
  const to = clause.match(/^(?:MOVE|PUT|SHOW) (?<what>.+?) (?:TO|IN|ABOVE) (?<where>.+)$/);
  if (!to?.["what"] || !to["where"]) return null;
  const page = world.names.first(to["where"], "page")?.page ?? pageNamedStart(to["where"], world);
  const blocks = world.names.find(to["what"], "block");
  if (!page || clause.canon.startsWith("SHOW")) return null;
  if (blocks.length === 0) {
    if (!clause.canon.startsWith("MOVE")) return null;
    return world.names.find(to["what"], "field", "entity", "page").length > 0
      ? { cannot: "Only the parts of a page can be moved to another page.", examples: ["put the chart above the list"] }
      : { cannot: `There is no ${to["what"].raw.replace(/^the /i, "")} in this app.` };
  }
  const elsewhere = blocks.filter(({ target }) => target.page !== page);
  if (elsewhere.length === 0) return ALREADY;
  return choose(elsewhere, "Which one should move?", ({ page: from, block }) =>
    toPage(from, block.id, block.kind, page),
  );
}

function pageNamedStart(where: Phrase, world: World): Page | undefined {
  return /^(?:home|start|first|startseite|inicio|accueil|home page|front page|main page)$/.test(where.key)
    ? world.spec.pages[0]
    : undefined;
}

function toPage(from: Page, block: string, kind: string, to: Page): Found {
  if (to.blocks.length >= MOST_BLOCKS)
    return { cannot: `The page ${to.title} has ${MOST_BLOCKS} parts already, which is as many as fit.` };
  if (from.blocks.length === 1)
    return {
      cannot: `It is all there is on ${from.title}. Move something else there first, or remove that page.`,
      examples: [`remove the ${from.title} page`],
    };
  const index = ["hero", "stats", "search"].includes(kind) ? 0 : to.blocks.length;
  return { ops: [{ op: "move-block", page: from.id, block, to: to.id, index }] };
}

function besideOther(what: Phrase, ref: Phrase, isAbove: boolean, isPut: boolean, world: World): Found | null {
  const movable = world.names.find(what, "block", "page", "field", "entity");
  const wide = [
    ...movable,
    ...world.names.find(what, "block"),
    ...world.names.find(what, "field"),
    ...world.names.find(what, "page"),
  ];
  const places = [
    ...world.names.find(ref, "block"),
    ...world.names.find(ref, "page"),
    ...world.names.find(ref, "field"),
    ...world.names.find(ref, "entity"),
  ];
  if (wide.length === 0)
    return blockKindOf(what.key) && isPut ? null : { cannot: `There is no ${bare(what)} in this app.` };
  if (places.length === 0) return { cannot: `There is no ${bare(ref)} in this app.` };
  const pairs = wide.flatMap((one) =>
    places.flatMap((other) => {
      const fit = fitOf(one.target, other.target);
      return fit === 0 ? [] : [{ one, other, score: one.score + other.score + fit }];
    }),
  );
  const best = Math.max(...pairs.map(({ score }) => score));
  const seen = new Set<string>();
  const meant = pairs
    .filter(({ score }) => score > best - 0.05)
    .map((pair): Match & { other: Target } => ({
      target: pair.one.target,
      score: pair.score,
      other: pair.other.target,
    }))
    .filter(({ target, other }) => {
      const id = JSON.stringify([keyOf(target), keyOf(other)]);
      return !seen.has(id) && seen.add(id);
    });
  if (meant.length === 0) return null;
  return choose(meant, "Which one should move?", (target) => {
    const other = meant.find((each) => each.target === target)?.other;
    return other ? placed(world.spec, target, other, isAbove) : null;
  });
}

const bare = (phrase: Phrase): string => phrase.raw.replace(/^(?:the|a|an|die|der|das|el|la|le|les|o|os|as) /i, "");

const keyOf = (target: Target): string =>
  target.kind === "block"
    ? `b${target.block.id}`
    : target.kind === "page"
      ? `p${target.page.id}`
      : target.kind === "field"
        ? `f${target.entity.id}.${target.field.id}`
        : `e${target.entity.id}`;

/** How well two things stand beside each other: on one page, in one list. */
function fitOf(one: Target, other: Target): number {
  if (one.kind !== other.kind) return 0;
  if (one.kind === "block" && other.kind === "block")
    return one.block === other.block ? 0 : one.page === other.page ? 1 : 0.4;
  if (one.kind === "field" && other.kind === "field")
    return one.entity === other.entity && one.field !== other.field ? 0.9 : 0;
  if (one.kind === "page" && other.kind === "page") return one.page === other.page ? 0 : 0.95;
  return 0;
}

/** The place behind or before another once the thing itself is out of the list. */
function indexBeside(list: readonly { id: string }[], id: string, other: string, isAbove: boolean): number {
  const rest = list.filter((item) => item.id !== id);
  return rest.findIndex((item) => item.id === other) + (isAbove ? 0 : 1);
}

function placed(spec: AppSpec, target: Target, other: Target, isAbove: boolean): Found | null {
  if (target.kind === "block" && other.kind === "block") {
    const index = indexBeside(other.page.blocks, target.block.id, other.block.id, isAbove);
    if (target.page !== other.page) {
      const found = toPage(target.page, target.block.id, target.block.kind, other.page);
      return "ops" in found ? { ops: found.ops.map((op) => (op.op === "move-block" ? { ...op, index } : op)) } : found;
    }
    if (index === target.page.blocks.indexOf(target.block)) return ALREADY;
    return { ops: [{ op: "move-block", page: target.page.id, block: target.block.id, index }] };
  }
  if (target.kind === "field" && other.kind === "field") {
    const index = indexBeside(target.entity.fields, target.field.id, other.field.id, isAbove);
    return index === target.entity.fields.indexOf(target.field)
      ? ALREADY
      : { ops: [{ op: "move-field", entity: target.entity.id, field: target.field.id, index }] };
  }
  if (target.kind === "page" && other.kind === "page") {
    const index = indexBeside(spec.pages, target.page.id, other.page.id, isAbove);
    return movePage(spec, target.page, index);
  }
  return null;
}

/** The page that comes first is the one at '/'. */
function movePage(spec: AppSpec, page: Page, index: number): Found {
  if (spec.pages.indexOf(page) === index) return ALREADY;
  const ops: Op[] = [{ op: "move-page", page: page.id, index }];
  const order = spec.pages.filter((other) => other !== page);
  order.splice(index, 0, page);
  const [before] = spec.pages;
  const [after] = order;
  if (before && after && before !== after) {
    if (after.path.endsWith("/:id")) return { cannot: "The page of a single row cannot come first." };
    ops.push({ op: "update-page", page: after.id, patch: { path: "/", nav: true } });
    ops.push({ op: "update-page", page: before.id, patch: { path: pathFor(spec, before.title) } });
    if (after.nav) ops[1] = { op: "update-page", page: after.id, patch: { path: "/" } };
  }
  return { ops };
}

function toEdge(what: Phrase, isStart: boolean, where: Phrase | undefined, world: World): Found | null {
  const place = where && world.names.first(where, "page")?.page;
  const matches = world.names.find(what, "page", "block", "field", "entity") as Match<Movable>[];
  const meant = place ? matches.filter(({ target }) => target.kind === "block") : matches;
  const pages = meant.filter(({ target }) => target.kind === "page");
  return choose(pages.length > 0 ? pages : meant, "Which one should move?", (target) => {
    if (target.kind === "page") return movePage(world.spec, target.page, isStart ? 0 : world.spec.pages.length - 1);
    if (target.kind === "block") {
      if (place && target.page !== place) {
        const found = toPage(target.page, target.block.id, target.block.kind, place);
        return "ops" in found
          ? {
              ops: found.ops.map((op) =>
                op.op === "move-block" ? { ...op, index: isStart ? 0 : place.blocks.length } : op,
              ),
            }
          : found;
      }
      const index = isStart ? 0 : target.page.blocks.length - 1;
      return target.page.blocks.indexOf(target.block) === index
        ? ALREADY
        : { ops: [{ op: "move-block", page: target.page.id, block: target.block.id, index }] };
    }
    if (target.kind === "field")
      return {
        ops: [
          {
            op: "move-field",
            entity: target.entity.id,
            field: target.field.id,
            index: isStart ? 0 : target.entity.fields.length - 1,
          },
        ],
      };
    const page = world.names.pageOf(target.entity);
    return page ? movePage(world.spec, page, isStart ? 0 : world.spec.pages.length - 1) : null;
  });
}

function byOne(what: Phrase, isUp: boolean, world: World): Found | null {
  return withTarget(world, what, ["block", "page", "field"], "Which one should move?", (target) => {
    const step = isUp ? -1 : 1;
    if (target.kind === "block") {
      const index = target.page.blocks.indexOf(target.block) + step;
      return index < 0 || index >= target.page.blocks.length
        ? ALREADY
        : { ops: [{ op: "move-block", page: target.page.id, block: target.block.id, index }] };
    }
    if (target.kind === "page") {
      const index = world.spec.pages.indexOf(target.page) + step;
      return index < 0 || index >= world.spec.pages.length ? ALREADY : movePage(world.spec, target.page, index);
    }
    const index = target.entity.fields.indexOf(target.field) + step;
    return index < 0 || index >= target.entity.fields.length
      ? ALREADY
      : { ops: [{ op: "move-field", entity: target.entity.id, field: target.field.id, index }] };
  });
}
