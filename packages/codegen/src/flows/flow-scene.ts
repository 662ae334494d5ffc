import type { AppSpec, Block, Condition, Entity, Field, Page, SeedRow } from "@sayhey/appspec";
import type { FlowStep, Target } from "@sayhey/contract/flow";
import type { Row } from "../../templates/src/store/model.ts";
import { inPhrase } from "../../templates/src/say.ts";
import { resolveMoment } from "../../templates/src/store/moment.ts";
import { selectRows } from "../../templates/src/rules/select-rows.ts";
import { word } from "../emit-copy.ts";
import type { Gain } from "./gain-lines.ts";
import { isOffered } from "../offered.ts";

/** A block of a kind. */
type BlockOf<K extends Block["kind"]> = Extract<Block, { kind: K }>;

/** A walk that a block offers; `create-flows` chooses among all of them. */
export interface FlowIdea {
  caption: string;
  /** What one gains by it, where it is not what its kind of block is for. */
  gain?: Gain;
  weight: number;
  /** What happens after the page is open. */
  steps: FlowStep[];
  /** It is about coming in, so it begins as nobody. */
  isWayIn?: true;
}

/**
 * Seed moments are relative to the day of the first run; any day serves to compare them with each other. Noon keeps
 * `@now` between the morning's and the evening's.
 */
const ANY_DAY = new Date(2026, 5, 17, 12);

/** What a block's flows are made from: the spec, the page the block stands on, and what a fresh app shows there. */
export class FlowScene {
  readonly spec: AppSpec;
  readonly page: Page;

  constructor(spec: AppSpec, page: Page) {
    this.spec = spec;
    this.page = page;
  }

  /** One of the interface's own words with its values put in. */
  say(key: string, values: Record<string, string | number> = {}): string {
    const [one = "", many = one] = word(key, this.spec.identity.language).split("|");
    const form = values["n"] === 1 ? one : many;
    return form.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  }

  /** A name as it stands inside a phrase. */
  inPhrase(name: string): string {
    return inPhrase(name, this.spec.identity.language);
  }

  /** One of the interface's own words about a thing, whose name stands inside it. */
  about(key: string, name: string): string {
    return this.say(key, { name: this.inPhrase(name) });
  }

  /** The longest part of a word that holds no value: 'Plan' of 'Plan {slot}, {day}'. */
  stem(key: string): string {
    const parts = word(key, this.spec.identity.language)
      .split(/\{\w+\}/)
      .map((part) => part.replace(/^[\s,:]+|[\s,:]+$/g, ""));
    return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), "");
  }

  entity(id: string): Entity {
    const entity = this.spec.entities.find((candidate) => candidate.id === id);
    if (entity === undefined) throw new TypeError(`entities.${id}: no such entity`);
    return entity;
  }

  field(entityId: string, fieldId: string): Field {
    const field = this.entity(entityId).fields.find((candidate) => candidate.id === fieldId);
    if (field === undefined) throw new TypeError(`entities.${entityId}.${fieldId}: no such field`);
    return field;
  }

  title(entityId: string, row: SeedRow): string {
    const entity = this.entity(entityId);
    const title = row[entity.titleField];
    return typeof title === "string" && title !== "" ? title : typeof title === "number" ? String(title) : entity.name;
  }

  /** The rows a fresh app shows in a block, in order; empty when that hangs on a computed field. */
  shown(block: {
    entity: string;
    where?: readonly Condition[] | undefined;
    sort?: { field: string; direction: "asc" | "desc" } | undefined;
    limit?: number | undefined;
  }): SeedRow[] {
    const entity = this.entity(block.entity);
    const asked = [
      ...(block.where ?? []).map((condition) => condition.field),
      ...(block.sort ? [block.sort.field] : []),
    ];
    if (asked.some((id) => entity.fields.find((field) => field.id === id)?.type === "computed")) return [];
    const rows = entity.rows.map(
      (row) =>
        Object.fromEntries(
          Object.entries(row).map(([key, value]) => [
            key,
            typeof value === "string" && key !== "id" ? resolveMoment(value, ANY_DAY) : value,
          ]),
        ) as Row,
    );
    const where = (block.where ?? []).map(({ field, is, value }) => ({
      field,
      is,
      ...(value !== undefined && { value }),
    }));
    const ids = selectRows(
      rows,
      { where, ...(block.sort && { sort: block.sort }), ...(block.limit !== undefined && { limit: block.limit }) },
      ANY_DAY,
    ).map((row) => row.id);
    return ids.flatMap((id) => entity.rows.find((row) => row.id === id) ?? []);
  }

  /** Whether rows of an entity are what the owner of a site shows. */
  isOffered(entityId: string): boolean {
    return isOffered(entityId, this.spec);
  }

  /** Whether rows of an entity have a page of their own. */
  leads(entityId: string): boolean {
    return this.#detailOf(entityId) !== undefined;
  }

  #detailOf(entityId: string): Extract<Block, { kind: "detail" }> | undefined {
    return this.spec.pages
      .filter(({ path }) => path.endsWith("/:id"))
      .flatMap(({ blocks }) => blocks)
      .find((block) => block.kind === "detail" && block.entity === entityId) as
      | Extract<Block, { kind: "detail" }>
      | undefined;
  }

  /** Whether the own page of a row has something on it beside its name: a value, or rows that point at it. */
  tells(entityId: string, row: SeedRow): boolean {
    const detail = this.#detailOf(entityId);
    if (detail === undefined) return false;
    const { titleField } = this.entity(entityId);
    const isFilled = (id: string): boolean => {
      const value = row[id];
      if (this.field(entityId, id).type === "computed") return true;
      return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== "";
    };
    return (
      (detail.fields ?? []).some((id) => id !== titleField && isFilled(id)) ||
      (detail.related ?? []).some(({ entity, via }) => this.entity(entity).rows.some((other) => other[via] === row.id))
    );
  }
}

/** Taps what has that role and exactly that name. */
export function tap(role: Target["role"], name: string, more: Partial<Target> = {}): FlowStep {
  return { do: "tap", target: { role, name: name.slice(0, 200), exact: true, ...more } };
}

/** Writes into the field of exactly that name. */
export function type(
  name: string,
  text: string,
  role: Target["role"] = "textbox",
  more: Partial<Target> = {},
): FlowStep {
  return { do: "type", target: { role, name: name.slice(0, 200), exact: true, ...more }, text: text.slice(0, 500) };
}

export function see(text: string, within?: string): FlowStep {
  return { do: "see", text: text.slice(0, 300), ...(within !== undefined && { within: within.slice(0, 200) }) };
}

export function wait(ms: number): FlowStep {
  return { do: "wait", ms };
}

/** Words that lead to the next one: 'Put a product on the' is no caption. */
const LEADING =
  /^(?:the|an?|on|in|of|for|to|with|and|or|at|by|from|your|our|my|der|die|das|den|dem|des|eine?[mnrs]?|auf|ins?|im|für|mit|und|oder|zu|zum|zur|am|el|la|los|las|una?|en|del?|para|con|y|al|les?|une|des|du|pour|avec|et|ou|aux?|sur|dans|os?|as|um|uma|n[ao]s?|em|d[ao]s?|com|e)$/iu;

/** At most five words and sixty characters; what is cut does not end in a word that leads on. */
export function captionText(text: string): string {
  const all = text
    .trim()
    .replace(/[.!?:,;]+$/, "")
    .split(/\s+/);
  const words = all.slice(0, 5);
  while (words.length > 1 && words.join(" ").length > 60) words.pop();
  if (words.length < all.length) while (words.length > 1 && LEADING.test(words.at(-1) ?? "")) words.pop();
  return words.join(" ").slice(0, 60);
}

/** What a kind of block offers to be filmed. */
export type FlowsOf = { [K in Block["kind"]]?: (block: BlockOf<K>, scene: FlowScene) => FlowIdea[] };
