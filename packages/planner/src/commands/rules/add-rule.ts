import type { Block, BlockKind, Entity, Op, Page } from "@sayhey/appspec";
import { blockKindOf, blockLabel, BLOCK_WORDS } from "../block-words.ts";
import type { Found, World } from "../command-answer.ts";
import { asLabel, blockIds, freeId, opsForBlock, pathFor } from "../compose-ops.ts";
import { isNear } from "../edit-distance.ts";
import { fieldTypeOf } from "../field-types.ts";
import { knownThing, opsForEntity } from "../new-entity.ts";
import { lineOf } from "../new-field.ts";
import { phraseOf, type Clause, type Phrase, type Token } from "../read-command.ts";
import { addFieldRule, addFields, readFieldWishes } from "./add-field-rule.ts";
import { asNamed } from "./named-look.ts";
import { withMode } from "./question-rule.ts";

const MOST_PAGES = 12;
/** What is on a home page rather than on the page of a thing. */
const AT_HOME: readonly BlockKind[] = [
  "hero",
  "stats",
  "streak",
  "progress",
  "countdown",
  "files",
  "slideshow",
  "media",
  "embed",
  "news",
  "leaderboard",
  "search",
  "assistant",
  "faq",
  "section",
  "tasks",
  "services",
  "team",
  "logos",
  "beforeAfter",
  "newsletter",
  "richText",
  "timer",
  "stopwatch",
  "converter",
  "calculator",
  "questionnaire",
  "responses",
  "game",
  "tool",
  "intervals",
  "testimonials",
  "pricing",
  "chart",
  "dashboard",
];
/** Words for blocks that are as often fields: 'add photos to members'. */
const AS_FIELD: readonly BlockKind[] = [
  "richText",
  "progress",
  "budget",
  "gallery",
  "files",
  "stats",
  "detail",
  "shares",
  "week",
  "places",
  "search",
  "hero",
  "cards",
  "shopping",
  "purchase",
  "profile",
  "pricing",
];

/** Adds a page, a part of a page, a thing to keep, or fields. */
export function addRule(clause: Clause, world: World): Found | null {
  const found =
    track(clause, world) ??
    page(clause, world) ??
    block(clause, world) ??
    thing(clause, world) ??
    addFieldRule(clause, world);
  return found === null ? null : withMode(found, clause.text);
}

function track(clause: Clause, world: World): Found | null {
  const found =
    clause.match(/^TRACK (?:ALL |THE |A )*(?<what>[^A-Z]+?)(?: WITH (?<with>.+))?$/) ??
    clause.match(
      /^ADD (?:THE |A )*(?:list|table|entity|data type|collection|thing|liste|lista) (?:OF|FOR|CALLED) (?<what>[^A-Z]+?)(?: WITH (?<with>.+))?$/,
    );
  const what = found?.["what"];
  if (!what || world.names.find(what, "entity").some(({ score }) => score > 0.93)) return null;
  const inEntity = clause.match(/^TRACK (?<what>.+) (?:TO|IN|FOR|OF) (?<where>.+)$/);
  if (inEntity) return null;
  return entityFound(world, what, found["with"]);
}

function entityFound(world: World, what: Phrase, fields: Phrase | undefined): Found | null {
  const wishes = fields ? readFieldWishes(fields, []) : [];
  if (!wishes) return null;
  const made = opsForEntity(
    world.spec,
    what.tokens.map(({ raw }) => raw).join(" "),
    wishes,
    world.language,
    world.knowledge,
  );
  return "reason" in made ? { cannot: made.reason } : { ops: made.ops };
}

function thing(clause: Clause, world: World): Found | null {
  const found = clause.match(/^ADD (?:THE |A |MORE )*(?<what>[^A-Z,]+?)(?: WITH (?<with>.+))?$/);
  const what = found?.["what"];
  if (!what || what.tokens.length > 3) return null;
  const existing = world.names.find(what, "entity")[0];
  if (existing && existing.score > 0.93) {
    const { entity } = existing.target;
    if (found["with"]) {
      const wishes = readFieldWishes(found["with"], []);
      return wishes ? addFields(world, entity, wishes) : null;
    }
    const isOne = clause.match(/^ADD A /) !== null;
    return {
      question: `The app keeps ${entity.plural} already. What should be added?`,
      chips: [
        { label: `A ${entity.name.toLowerCase()} called …`, text: `add a ${entity.name.toLowerCase()} called ` },
        { label: `A field of ${entity.plural}`, text: `add a field to ${entity.plural}: ` },
        ...(isOne ? [] : [{ label: `Five more ${entity.plural.toLowerCase()}`, text: `5 more ${entity.plural}` }]),
      ],
    };
  }
  if (
    clause.match(/(?:^| )(?:field|option)(?: |$)/) ||
    fieldTypeOf(what.key) ||
    lineOf(what.key, world.language) !== undefined
  )
    return null;
  const label = what.tokens.map(({ raw }) => raw).join(" ");
  const isMany = /(?:s|en|er|e|i|people|children)$/i.test(label) && !/(?:ss|us|is)$/i.test(label);
  if (!isMany) return null;
  if (!knownThing(label, world.language, world.knowledge) && !found["with"]) return null;
  return entityFound(world, what, found["with"]);
}

const HEADED = /^(?:ADD|PUT) (?:A |THE |MORE )*page(?: (?:CALLED|FOR|OF|:))? (?<name>.+)$/;
const TRAILED = /^(?:ADD|PUT) (?:A |THE |MORE )*(?<name>[^A-Z]+?|FOR) page(?: WITH (?<with>.+))?$/;

function page(clause: Clause, world: World): Found | null {
  if (/^ADD (?:A |THE |MORE )*page$/.test(clause.canon))
    return {
      question: "What should the page be about?",
      chips: [
        ...world.spec.entities
          .slice(0, 4)
          .map((entity) => ({ label: entity.plural, text: `add a page for ${entity.plural}` })),
        { label: "Something else …", text: "new page called " },
      ],
    };
  const bare = clause.match(/^(?:ADD|PUT) (?:A |THE |MORE )*page WITH (?<with>.+)$/)?.["with"];
  if (bare) return pageWith(world, undefined, bare);
  const named =
    clause.match(/^(?:ADD|PUT) (?:A |THE |MORE )*page(?: (?:CALLED|FOR|OF|:))? (?<name>.+?) WITH (?<with>.+)$/) ??
    clause.match(TRAILED) ??
    clause.match(HEADED);
  if (!named?.["name"]) return null;
  return pageWith(world, named["name"], named["with"]);
}

/** What a page holds: 'a calendar of tasks', 'all recipes as a table', 'members'. */
function blocksIn(what: Phrase, world: World): { kind: BlockKind; entity: Entity | undefined }[] {
  const found: { kind: BlockKind; entity: Entity | undefined }[] = [];
  const items: Token[][] = [[]];
  for (const token of what.tokens)
    if (token.canon === "AND" || token.canon === ",") items.push([]);
    else items.at(-1)?.push(token);
  for (const item of items) {
    const tokens = item.filter(({ canon }) => !/^(?:A|THE|ALL|MORE|IT)$/.test(canon));
    const at = tokens.findIndex(({ canon }, index) => index > 0 && /^(?:OF|FOR|WITH|IN)$/.test(canon));
    const as = tokens.findIndex(({ canon }, index) => index > 0 && canon === "AS");
    const kindOf = (part: readonly Token[]): BlockKind | undefined =>
      kindNamed(
        part
          .filter(({ canon }) => !/^(?:A|THE)$/.test(canon))
          .map(({ key }) => key)
          .join(" "),
      );
    const entityOf = (part: readonly Token[]): Entity | undefined =>
      part.length === 0 ? undefined : world.names.find(phraseOf(part, ""), "entity")[0]?.target.entity;
    if (as > 0) {
      const kind = kindOf(tokens.slice(as + 1));
      const entity = entityOf(tokens.slice(0, as));
      if (kind && entity) found.push({ kind, entity });
      continue;
    }
    const kind = kindOf(at > 0 ? tokens.slice(0, at) : tokens);
    if (kind) {
      found.push({ kind, entity: at > 0 ? entityOf(tokens.slice(at + 1)) : undefined });
      continue;
    }
    const entity = entityOf(tokens);
    if (entity) found.push({ kind: "cards", entity });
    else {
      // 'task calendar'
      for (let cut = 1; cut < tokens.length; cut++) {
        const owner = entityOf(tokens.slice(0, cut));
        const view = kindOf(tokens.slice(cut));
        if (owner && view) {
          found.push({ kind: view, entity: owner });
          break;
        }
      }
    }
  }
  return found;
}

function kindNamed(key: string): BlockKind | undefined {
  const kind = blockKindOf(key.replace(/ (?:block|section|view|widget)$/, ""));
  if (kind) return kind;
  for (const [word, near] of BLOCK_WORDS) if (isNear(key, word)) return near;
  return undefined;
}

function pageWith(world: World, name: Phrase | undefined, content: Phrase | undefined): Found | null {
  const { spec } = world;
  if (spec.pages.length >= MOST_PAGES)
    return {
      cannot: `The app has ${MOST_PAGES} pages, which is as many as it can have.`,
      examples: [`remove the ${spec.pages.at(-1)?.title ?? ""} page`],
    };
  const wanted = content ? blocksIn(content, world) : name ? blocksIn(name, world).slice(0, 1) : [];
  if (content && wanted.length === 0) return null;
  const first = wanted[0];
  const title = name
    ? asLabel(name.raw, 40)
    : first
      ? first.kind === "cards" && first.entity
        ? first.entity.plural
        : blockLabel(first.kind)
      : "";
  if (title === "") return null;
  const id = freeId(
    title,
    spec.pages.map((each) => each.id),
  );
  const blank: Page = {
    id,
    path: pathFor(spec, title),
    title,
    icon: first?.entity?.icon ?? "file-text",
    nav: true,
    blocks: [],
  };
  const text: Block = {
    id: freeId(`${id}Text`, blockIds(spec)),
    kind: "richText",
    body: textIn(spec.identity.language, title),
  };
  let draft = { ...spec, pages: [...spec.pages, blank] };
  const before: Op[] = [];
  const blocks: Block[] = [];
  for (const { kind, entity } of wanted) {
    const made = opsForBlock(draft, kind, { ...blank, blocks }, entity, undefined);
    if ("reason" in made) return { cannot: made.reason };
    before.push(...made.ops.filter(({ op }) => op !== "add-block"));
    blocks.push(made.block);
    draft = { ...draft, pages: [...spec.pages, { ...blank, blocks }] };
  }
  return {
    ops: [
      ...before,
      { op: "add-page", page: { ...blank, blocks: blocks.length > 0 ? blocks : [text] }, index: endOfNav(spec.pages) },
    ],
  };
}

/** Behind the last page of the navigation. */
const endOfNav = (pages: readonly Page[]): number => pages.findLastIndex(({ nav }) => nav) + 1;

const textIn = (language: World["language"], title: string): string =>
  ({
    en: `What ${title} is about. Select this text to write your own.`,
    de: `Worum es bei ${title} geht. Wähle diesen Text aus, um deinen eigenen zu schreiben.`,
    es: `De qué trata ${title}. Selecciona este texto para escribir el tuyo.`,
    fr: `De quoi parle ${title}. Sélectionnez ce texte pour écrire le vôtre.`,
    pt: `Do que trata ${title}. Selecione este texto para escrever o seu.`,
  })[language];

function block(clause: Clause, world: World): Found | null {
  const found = clause.match(/^(?:ADD|PUT|SHOW|USE|MAKE) (?<what>.+)$/)?.["what"];
  if (!found || clause.match(/(?:^| )(?:field|option|button)(?: |$)|«»/)) return null;
  const isAdd = /^(?:ADD|PUT)/.test(clause.canon);
  if (!isAdd && !clause.match(/^(?:SHOW|USE|MAKE) A /)) return null;
  let tokens = found.tokens.filter(
    ({ canon, key }) =>
      !/^(?:A|THE|MORE)$/.test(canon) && !/^(?:simple|nice|small|big|little|cool|beautiful)$/.test(key),
  );
  // Where it goes: 'above the list', 'to the home page'.
  let index: number | undefined;
  let target: Page | undefined;
  const sideAt = tokens.findIndex(({ canon }, at) => at > 0 && (canon === "ABOVE" || canon === "BELOW"));
  if (sideAt > 0) {
    const refPhrase = phraseOf(tokens.slice(sideAt + 1), "");
    const ref = world.names.first(refPhrase, "block");
    const whole = ref
      ? undefined
      : (world.names.first(refPhrase, "page")?.page ??
        (/^(?:home|start)(?: page)?$/.test(refPhrase.key) ? world.spec.pages[0] : undefined));
    if (whole) {
      target = whole;
      index = tokens[sideAt]?.canon === "ABOVE" ? 0 : undefined;
      tokens = tokens.slice(0, sideAt);
    }
    if (ref) {
      target = ref.page;
      index = ref.page.blocks.indexOf(ref.block) + (tokens[sideAt]?.canon === "ABOVE" ? 0 : 1);
      tokens = tokens.slice(0, sideAt);
    }
  }
  const edgeAt = tokens.findIndex(({ canon }, at) => at > 0 && (canon === "start" || canon === "end"));
  if (edgeAt > 0 && tokens.slice(1, edgeAt).some(({ canon }) => /^(?:TO|IN|AT|ON)$/.test(canon))) {
    const joint = tokens.findIndex(({ canon }, at) => at > 0 && /^(?:TO|IN)$/.test(canon));
    const rest = tokens.slice(edgeAt + 1).filter(({ canon }) => !/^(?:OF|IN|FOR)$/.test(canon));
    target ??= rest.length > 0 ? world.names.first(phraseOf(rest, ""), "page")?.page : undefined;
    index = tokens[edgeAt]?.canon === "start" ? 0 : undefined;
    tokens = tokens.slice(0, joint);
  }
  // 'over time'
  tokens = tokens.filter(
    ({ canon, key }, at) =>
      !(canon === "ABOVE" && /^(?:time|zeit|tiempo|temps|tempo)$/.test(tokens[at + 1]?.key ?? "")) &&
      !(tokens[at - 1]?.canon === "ABOVE" && /^(?:time|zeit|tiempo|temps|tempo)$/.test(key)),
  );
  let entity: Entity | undefined;
  let by: Phrase | undefined;
  for (let at = 1; at < tokens.length;) {
    if (!/^(?:TO|IN|OF|FOR|WITH|BY)$/.test(tokens[at]?.canon ?? "")) {
      at += 1;
      continue;
    }
    const rest = tokens.slice(at + 1);
    const next = rest.findIndex(({ canon }) => /^(?:TO|IN|OF|FOR|WITH|BY)$/.test(canon));
    const part = next < 0 ? rest : rest.slice(0, next);
    const phrase = phraseOf(part, "");
    if (tokens[at]?.canon === "BY") {
      by = phrase;
      tokens = [...tokens.slice(0, at), ...(next < 0 ? [] : rest.slice(next))];
      continue;
    }
    const isPlace = tokens[at]?.canon === "TO" || tokens[at]?.canon === "IN";
    const pages = world.names.find(phrase, "page");
    const things = world.names.find(phrase, "entity");
    const saysPage =
      part.some(({ canon }) => canon === "page") || /^(?:home|start|startseite|inicio|accueil)$/.test(phrase.key);
    if ((isPlace || saysPage) && pages[0] && (saysPage || (things[0]?.score ?? 0) < pages[0].score))
      target ??= pages[0].target.page;
    else if (saysPage && /^(?:home|start|startseite|inicio|accueil|front|main)/.test(phrase.key))
      target ??= world.spec.pages[0];
    else if (things[0]) {
      entity ??= things[0].target.entity;
      if (isPlace) target ??= world.names.pageOf(things[0].target.entity);
    } else {
      // 'a chart of moods': of what has them.
      const field = world.names.first(phrase, "field");
      if (
        !field ||
        kindNamed(
          tokens
            .slice(0, at)
            .map((token) => token.key)
            .join(" "),
        ) !== "chart"
      )
        return null;
      entity ??= field.entity;
      by ??= phrase;
    }
    tokens = [...tokens.slice(0, at), ...(next < 0 ? [] : rest.slice(next))];
  }
  const key = tokens.map((token) => token.key).join(" ");
  let kind = kindNamed(key);
  if (!kind) {
    for (let cut = 1; cut < tokens.length && !kind; cut++) {
      const owner = world.names.find(phraseOf(tokens.slice(0, cut), ""), "entity")[0];
      const view = blockKindOf(
        tokens
          .slice(cut)
          .map((token) => token.key)
          .join(" "),
      );
      if (owner && owner.score > 0.85 && view) [kind, entity] = [view, owner.target.entity];
    }
  }
  if (!kind || kind === "detail") return null;
  // 'a rating' is noted of something.
  if (fieldTypeOf(key) && !fieldTypeOf(key)?.startsWith("tags")) return null;
  // What is said to belong to a thing and may be noted of it is a field of it.
  if (
    entity &&
    AS_FIELD.includes(kind) &&
    clause.match(/^(?:ADD|PUT) [^A-Z]* ?(?:A )?[^A-Z]+ TO /) &&
    (lineOf(key, world.language) !== undefined || fieldTypeOf(key))
  )
    return null;
  // 'add photos of recipes' says photos of what; a field called like that goes before where it is looked at.
  return asNamed(place(world, kind, entity, target, index), key, by, world);
}

function place(
  world: World,
  kind: BlockKind,
  entity: Entity | undefined,
  target: Page | undefined,
  index: number | undefined,
): Found {
  const { spec } = world;
  const here = spec.pages.find((each) => each.id === world.place.page && !(each.path.endsWith("/:id") && entity));
  const home = spec.pages[0];
  const pageFor = (about: Entity | undefined): Page | undefined =>
    target ?? here ?? (about && !AT_HOME.includes(kind) ? world.names.pageOf(about) : undefined) ?? home;
  const put = (about: Entity | undefined): { ops: Op[]; block: Block } | { reason: string } => {
    const where = pageFor(about);
    return where
      ? opsForBlock(spec, kind, where, about, index ?? where.blocks.length)
      : { reason: "There is no page for it." };
  };
  if (!entity) {
    const fitting = candidates(world, kind);
    const own = here && world.names.entityHere();
    if (own && fitting.includes(own)) entity = own;
    else if (fitting.length === 1) entity = fitting[0];
    else if (fitting.length > 1)
      return {
        question: `A ${blockLabel(kind).toLowerCase()} of what?`,
        chips: fitting.slice(0, 6).flatMap((each) => {
          const made = put(each);
          return "ops" in made ? [{ label: each.plural, ops: made.ops }] : [];
        }),
      };
  }
  const made = put(entity);
  return "reason" in made ? { cannot: made.reason } : { ops: made.ops };
}

/** Entities that a kind of block may as well be about, where one cannot tell which; none where it finds its own. */
function candidates(world: World, kind: BlockKind): Entity[] {
  const { entities } = world.spec;
  const having = (test: (entity: Entity) => boolean): Entity[] => entities.filter(test);
  const has = (entity: Entity, ...types: string[]): boolean =>
    entity.fields.some((field) => types.includes(field.type) && field.id !== entity.titleField);
  if (kind === "files") return having((entity) => has(entity, "file"));
  if (kind === "gallery") return having((entity) => has(entity, "image"));
  if (kind === "leaderboard") {
    const ranked = having((entity) =>
      entity.fields.some(
        ({ id, type }) =>
          /number|rating/.test(type) && /score|points|votes|wins|best|likes|stars|rating|goals|streak/i.test(id),
      ),
    );
    const best = ranked.filter((entity) =>
      entity.fields.some(({ id, type }) => type === "number" && /score|points|wins|best/i.test(id)),
    );
    return best.length === 1 ? best : ranked;
  }
  if (kind === "calendar" || kind === "timeline" || kind === "agenda") {
    const dated = having((entity) => has(entity, "date", "dateTime"));
    return dated.length > 0 ? dated : [];
  }
  if (kind === "board")
    return having((entity) =>
      entity.fields.some(({ type, options = [] }) => type === "choice" && options.length > 1 && options.length < 9),
    );
  if (kind === "places") return having((entity) => has(entity, "location"));
  if (kind === "table" || kind === "cards" || kind === "list" || kind === "form") return [...entities];
  return [];
}
