import type { AppSpec, Block, Entity, Field, Language, Page } from "@sayhey/appspec";
import { fold } from "../embedded/fold.ts";
import { singularOf } from "../embedded/inflect.ts";
import { isAlso } from "../embedded/named-fields.ts";
import { stemsOf } from "../embedded/languages/word-forms.ts";
import { blockKindOf, blockLabel, BLOCK_WORDS } from "./block-words.ts";
import { isNear } from "./edit-distance.ts";
import { englishOf } from "./english-of.ts";
import { phraseOf, type Phrase, type Token } from "./read-command.ts";

/** Something of an app that words name. */
export type Target =
  | { kind: "entity"; entity: Entity }
  | { kind: "field"; entity: Entity; field: Field }
  | { kind: "option"; entity: Entity; field: Field; option: string }
  | { kind: "page"; page: Page }
  | { kind: "block"; page: Page; block: Block };
/** Kind of a target. */
export type TargetKind = Target["kind"];

/** A target and how well the words fit, 0 to 1. */
export interface Match<T extends Target = Target> {
  target: T;
  score: number;
}

/** Where somebody is while typing: the page looked at, the block selected. */
export interface Place {
  page?: string | undefined;
  block?: string | undefined;
}

/** Words of which any fits as well as the key itself. */
type Forms = ReadonlySet<string>;

const ENOUGH = 0.72;
/** What one thing must be ahead of another for the words to mean it alone. */
const CLEAR = 0.045;
const GENERIC: Readonly<Record<string, TargetKind>> = {
  field: "field",
  page: "page",
  option: "option",
  block: "block",
};
const MINE = /^(?:my|mein|meine|meinen|mi|mis|mon|ma|mes|meu|minha|meus|minhas)$/;
const SCOPE = /^(?:OF|IN|FOR|TO|BY)$/;
/** What people say behind the name of a thing without meaning anything by it. */
const VAGUE = new Set(
  "data database records entity things thing list lists table collection daten datos donnees dados liste lista listen tabelle tabla tabela".split(
    " ",
  ),
);

const splitId = (id: string): string => id.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase();

/** Finds what words mean in an app: by name, in the plural or singular, in another language, with typing errors, 'the chart on the first page'. */
export class Names {
  readonly spec: AppSpec;
  private readonly language: Language;
  private readonly place: Place;
  private readonly known = new Map<string, Forms>();

  constructor(spec: AppSpec, language: Language, place: Place = {}) {
    this.spec = spec;
    this.language = language;
    this.place = place;
  }

  /** Matches of these kinds, the best first, none that is much worse than it. */
  find<K extends TargetKind>(phrase: Phrase, ...kinds: K[]): Match<Extract<Target, { kind: K }>>[] {
    const wanted = new Set<TargetKind>(kinds);
    const [mine] = phrase.tokens;
    const bare = phrase.tokens.filter(({ canon }) => canon !== "THE" && canon !== "A" && canon !== ",");
    const all = this.read(bare, wanted);
    // 'my notes' may be what the field is called.
    if (mine?.canon === "THE" && MINE.test(mine.key))
      all.push(
        ...this.plain([mine, ...bare], wanted, undefined, true).map((match) => ({
          ...match,
          score: match.score + 0.02,
        })),
      );
    const best = Math.max(0, ...all.map(({ score }) => score));
    if (best < ENOUGH) return [];
    const seen = new Set<string>();
    const things = new Set(
      all.flatMap(({ target, score }) => (target.kind === "entity" && score > best - CLEAR ? [target.entity.id] : [])),
    );
    return (
      (all as Match<Extract<Target, { kind: K }>>[])
        .filter(({ score }) => score > best - CLEAR)
        .toSorted((a, b) => b.score - a.score)
        // A field that points at a thing goes with the thing.
        .filter(({ target }) => !(isField(target) && things.has(target.field.relation ?? "")))
        .filter(({ target }) => {
          const id = idOf(target);
          return !seen.has(id) && seen.add(id);
        })
    );
  }

  /** The best match alone, whatever else would fit as well. */
  first<K extends TargetKind>(phrase: Phrase, ...kinds: K[]): Extract<Target, { kind: K }> | undefined {
    return this.find(phrase, ...kinds)[0]?.target;
  }

  /** Whether a folded word stands in some name of the app. */
  isName(word: string): boolean {
    if (word.length < 3) return false;
    const { entities, pages } = this.spec;
    const has = (text: string | undefined): boolean =>
      text !== undefined &&
      fold(text)
        .split(/[^\p{L}\p{N}]+/u)
        .includes(word);
    return (
      entities.some(
        ({ name, plural, fields }) => has(name) || has(plural) || fields.some((field) => has(field.name)),
      ) || pages.some(({ title, blocks }) => has(title) || blocks.some((block) => has(block.title)))
    );
  }

  /** The entity that the page looked at is about. */
  entityHere(): Entity | undefined {
    const page = this.spec.pages.find(({ id }) => id === this.place.page);
    return page && this.entityOf(page);
  }

  /** The entity that a page shows before all others. */
  entityOf(page: Page): Entity | undefined {
    const named = page.blocks.flatMap((block) => ("entity" in block ? [block.entity] : []));
    return this.spec.entities.find(({ id }) => id === named[0]);
  }

  /** Page in the navigation that is about an entity. */
  pageOf(entity: Entity): Page | undefined {
    const shows = this.spec.pages.filter(({ blocks }) =>
      blocks.some((block) => "entity" in block && block.entity === entity.id),
    );
    return (
      shows.find(({ title, nav }) => nav && (title === entity.plural || title === entity.name)) ??
      shows.find((page) => page.nav && this.entityOf(page) === entity) ??
      shows.find(({ nav }) => nav) ??
      shows[0]
    );
  }

  private read(tokens: readonly Token[], wanted: ReadonlySet<TargetKind>): Match[] {
    if (tokens.length === 0) return [];
    const whole = this.head(tokens, wanted, undefined);
    const at = tokens.findIndex(({ canon }, index) => index > 0 && index < tokens.length - 1 && SCOPE.test(canon));
    if (at < 0) return whole;
    const scopes = this.read(
      tokens.slice(at + 1).filter(({ canon }) => canon !== "THE" && canon !== "A"),
      new Set<TargetKind>(["entity", "page"]),
    ).filter(({ score }) => score >= ENOUGH);
    const scoped = scopes.flatMap((scope) =>
      this.head(tokens.slice(0, at), wanted, scope.target).map((match) => ({
        ...match,
        score: match.score * scope.score,
      })),
    );
    return [...whole, ...scoped];
  }

  /** Matches of words without a 'of': 'week page', 'recipe form', 'client stage'. */
  private head(tokens: readonly Token[], wanted: ReadonlySet<TargetKind>, scope: Target | undefined): Match[] {
    const [first] = tokens;
    const last = tokens.at(-1);
    if (!first || !last) return [];
    const isGeneric = (token: Token): boolean => !token.quoted && token.canon in GENERIC;
    // 'the page Tonight', 'the notes field'
    if (tokens.length > 1 && isGeneric(last)) {
      const kind = GENERIC[last.canon];
      const narrowed = this.head(tokens.slice(0, -1), kind && wanted.has(kind) ? new Set([kind]) : wanted, scope);
      if (narrowed.length > 0) return narrowed.map((match) => ({ ...match, score: Math.min(1, match.score + 0.01) }));
    }
    if (tokens.length > 1 && isGeneric(first)) {
      const kind = GENERIC[first.canon];
      const rest = tokens
        .slice(1)
        .filter(({ canon }, index) => !(index === 0 && (canon === "CALLED" || canon === "OF")));
      const narrowed = this.head(rest, kind && wanted.has(kind) ? new Set([kind]) : wanted, scope);
      if (narrowed.length > 0) {
        // "the pages of books" may be what books have.
        const less = tokens[1]?.canon === "OF" ? 0.94 : 1;
        return narrowed.map((match) => ({ ...match, score: match.score * less }));
      }
    }
    const matches = this.plain(tokens, wanted, scope);
    if (tokens.length > 1 && VAGUE.has(last.key) && wanted.has("entity"))
      matches.push(
        ...this.head(tokens.slice(0, -1), new Set(["entity"]), scope).map((match) => ({
          ...match,
          score: match.score * 0.97,
        })),
      );
    // 'the takings chart'
    const kind = tokens.length > 1 && wanted.has("block") ? blockKindOf(last.key) : undefined;
    if (kind)
      matches.push(
        ...this.plain(tokens.slice(0, -1), new Set(["block"]), scope).filter(
          ({ target }) => target.kind === "block" && target.block.kind === kind,
        ),
      );
    if (scope || tokens.length < 2) return matches;
    // 'members list', 'client stage': what comes first tells whose.
    for (let cut = 1; cut < tokens.length; cut++) {
      const owners = this.plain(tokens.slice(0, cut), new Set<TargetKind>(["entity", "page"]), undefined).filter(
        ({ score }) => score > 0.85,
      );
      for (const owner of owners)
        for (const match of this.plain(
          tokens.slice(cut),
          new Set([...wanted].filter((kind) => kind === "field" || kind === "block")),
          owner.target,
        ))
          matches.push({ ...match, score: match.score * owner.score * 0.98 });
    }
    return matches;
  }

  private plain(
    tokens: readonly Token[],
    wanted: ReadonlySet<TargetKind>,
    scope: Target | undefined,
    isWhole = false,
  ): Match[] {
    const phrase = phraseOf(tokens, tokens.map(({ raw }) => raw).join(" "));
    const said = this.forms(isWhole ? tokens.map(({ key }) => key).join(" ") : phrase.key, this.language);
    const { entities, pages } = this.spec;
    const matches: Match[] = [];
    const put = (target: Target, score: number): void => {
      if (score >= ENOUGH && this.isIn(target, scope)) matches.push({ target, score: score + this.nearness(target) });
    };
    for (const entity of entities) {
      if (wanted.has("entity"))
        put({ kind: "entity", entity }, this.score(said, entity.plural, entity.name, splitId(entity.id)));
      for (const field of entity.fields) {
        if (wanted.has("field")) put({ kind: "field", entity, field }, this.score(said, field.name, splitId(field.id)));
        if (wanted.has("option"))
          for (const option of field.options ?? [])
            put({ kind: "option", entity, field, option }, this.score(said, option));
      }
    }
    const kind = wanted.has("block") ? kindOf(said) : undefined;
    for (const page of pages) {
      // What lists a thing is meant by its name rather than what shows one of it.
      const listed =
        wanted.has("page") && page.nav ? entities.find((entity) => this.pageOf(entity) === page) : undefined;
      if (listed) put({ kind: "page", page }, this.score(said, listed.plural, listed.name) - 0.05);
      // A page made of a thing is called like it, or only its id is: 'boxPage'.
      if (wanted.has("page"))
        put(
          { kind: "page", page },
          this.score(said, page.title, splitId(page.id).replace(/ (?:page|detail)$/, "")) - (page.nav ? 0 : 0.12),
        );
      if (!wanted.has("block")) continue;
      for (const block of page.blocks) {
        const byKind = kind?.kind === block.kind ? kind.score : 0;
        const byTitle = block.title === undefined ? 0 : this.score(said, block.title) - 0.01;
        put({ kind: "block", page, block }, Math.max(byKind, byTitle));
      }
    }
    return matches;
  }

  private isIn(target: Target, scope: Target | undefined): boolean {
    if (!scope) return true;
    if (scope.kind === "entity") {
      if (target.kind === "field" || target.kind === "option") return target.entity === scope.entity;
      if (target.kind === "block") return "entity" in target.block && target.block.entity === scope.entity.id;
      return target.kind === "page" && this.entityOf(target.page) === scope.entity;
    }
    if (scope.kind !== "page") return false;
    if (target.kind === "block") return target.page === scope.page;
    return (target.kind === "field" || target.kind === "option") && target.entity === this.entityOf(scope.page);
  }

  /** What is looked at is rather meant than what is elsewhere. */
  private nearness(target: Target): number {
    const { page, block } = this.place;
    if (page === undefined) return 0;
    if (target.kind === "block") return target.block.id === block ? 0.08 : target.page.id === page ? 0.06 : 0;
    if (target.kind === "field" || target.kind === "option") return target.entity === this.entityHere() ? 0.06 : 0;
    return 0;
  }

  private score(said: Forms, ...names: string[]): number {
    let best = 0;
    const [asTyped] = said;
    names.forEach((name, index) => {
      const less = index * 0.005;
      const key = fold(name);
      for (const form of this.forms(key, this.spec.identity.language))
        for (const typed of said) {
          const exact = typed === key && typed === asTyped ? 1 : 0.95;
          best = Math.max(best, (typed === form ? exact : alike(typed, form)) - less);
        }
    });
    return best;
  }

  /** A key and what is as good as it: its singular, its English. */
  private forms(key: string, language: Language): Forms {
    const cached = this.known.get(`${language} ${key}`);
    if (cached) return cached;
    const clean = key
      .replace(/[-_/]+/g, " ")
      .replace(/\s+/g, " ")
      .trim();
    const forms = new Set<string>([key, clean, singularOf(clean)]);
    if (language !== "en") {
      const words = clean.split(" ");
      for (const stem of stemsOf(words.at(-1) ?? "", language))
        if (stem.length > 3) forms.add([...words.slice(0, -1), stem].join(" "));
      for (const english of englishOf(clean, language)) forms.add(english).add(singularOf(english));
    }
    forms.delete("");
    this.known.set(`${language} ${key}`, forms);
    return forms;
  }
}

const isField = (target: Target): target is Extract<Target, { kind: "field" }> => target.kind === "field";

/** How alike two different phrases are: one within the other, or with typing errors. */
function alike(typed: string, name: string): number {
  if (typed === name) return 0.97;
  const said = typed.split(" ");
  const own = name.split(" ");
  if (said.length === own.length && said.every((word, at) => word === own[at] || isNear(word, own[at] ?? "")))
    return 0.86;
  if (said.length === 1 && own.length === 1) return isAlso(typed, name) ? 0.8 : 0;
  const isWithin = (a: readonly string[], b: readonly string[]): boolean => a.every((word) => b.includes(word));
  if (isAlso(typed, name)) return 0.8;
  if (isWithin(own, said) && own.length > 0 && said.length - own.length === 1) return 0.75;
  if (isWithin(said, own)) return 0.74 + 0.12 * (said.length / own.length);
  return said.length > 1 && said.join("") === own.join("") ? 0.95 : 0;
}

function kindOf(said: Forms): { kind: Block["kind"]; score: number } | undefined {
  for (const form of said) {
    const kind = blockKindOf(form);
    if (kind) return { kind, score: 0.97 };
  }
  // A typing error counts for less than another word that is right.
  for (const form of said) for (const [word, kind] of BLOCK_WORDS) if (isNear(form, word)) return { kind, score: 0.82 };
  return undefined;
}

/** What tells targets apart. */
function idOf(target: Target): string {
  switch (target.kind) {
    case "entity":
      return target.entity.id;
    case "field":
      return `${target.entity.id}.${target.field.id}`;
    case "option":
      return `${target.entity.id}.${target.field.id}=${target.option}`;
    case "page":
      return `/${target.page.id}`;
    case "block":
      return `/${target.page.id}/${target.block.id}`;
  }
}

/** What a chip calls a target. */
export function labelOfTarget(target: Target): string {
  switch (target.kind) {
    case "entity":
      return target.entity.plural;
    case "field":
      return `${target.field.name} of ${target.entity.plural}`;
    case "option":
      return `${target.option} in ${target.field.name}`;
    case "page":
      return `The page ${target.page.title}`;
    case "block":
      return `${target.block.title ?? blockLabel(target.block.kind)} on ${target.page.title}`;
  }
}
