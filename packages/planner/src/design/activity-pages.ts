import type { Entity, Field, SeedRow } from "@sayhey/appspec";
import type { Activity, ActivityEntity } from "../activities/activity.ts";
import type { AppDraft, Part } from "../embedded/app-draft.ts";
import { camelCase } from "../embedded/thing.ts";
import { readFieldLines } from "../embedded/field-line.ts";
import type { Kept } from "./kept.ts";

const kebab = (id: string): string => id.replace(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase();

/** The entity of an activity: fields with their rules, and rows whose relations point at rows of what is made before. */
function entityOf(own: ActivityEntity, before: ReadonlyMap<string, Entity>): Entity {
  const fields = own.fields.flatMap((each): Field[] =>
    each === undefined ? [] : typeof each === "string" ? readFieldLines(each).map((plan) => plan.field) : [each],
  );
  const [title] = fields;
  const titleField = title?.id ?? "name";
  if (title !== undefined && title.number === undefined) title.required = true;
  const idOf = (relation: string, value: string): string | undefined => {
    const target = before.get(relation);
    return target?.rows.find((row) => row[target.titleField] === value)?.id;
  };
  const rows = own.rows.map((cells, index): SeedRow => {
    const row: SeedRow = { id: `${kebab(own.id)}-${String(index + 1)}` };
    if (title?.number !== undefined) row[titleField] = `${title.number.prefix ?? ""}${String(index + 1)}`;
    for (const { id, relation } of fields) {
      const value = cells[id];
      const held = relation === undefined || typeof value !== "string" ? value : idOf(relation, value);
      if (held !== undefined) row[id] = typeof held === "object" ? [...held] : held;
    }
    return row;
  });
  return {
    id: own.id,
    name: own.name,
    plural: own.plural,
    icon: own.icon,
    titleField,
    fields,
    rows,
    ...(own.limits !== undefined && { limits: own.limits }),
    ...(own.effects !== undefined && { effects: own.effects }),
  };
}

/** Rows of a part that point at rows of another, by each of the ways in which they do. */
function relatedTo(other: Part | undefined, part: Part): { entity: string; via: string; title: string }[] {
  if (other === undefined || other.id === part.id) return [];
  const ways = other.entity.fields.filter(({ relation }) => relation === part.id);
  return ways.map(({ id, name }) => ({
    entity: other.id,
    via: id,
    title: ways.length > 1 ? `${other.plural}: ${name.toLowerCase()}` : other.plural,
  }));
}

/** Lays out the app of an activity as it describes it, with a page for each row behind. */
export function layOutActivity(draft: AppDraft, activity: Activity, kept: readonly Kept[]): void {
  const made = new Map<string, Entity>();
  const parts = new Map<string, Part>(kept.map(({ part }) => [part.id, part]));
  for (const own of activity.entities) {
    const part = parts.get(own.id);
    if (part === undefined) continue;
    const entity = entityOf(own, made);
    Object.assign(part.entity, entity);
    made.set(own.id, entity);
  }
  // The address of a page says what is on it.
  activity.pages.forEach(({ title, icon, blocks }, index) => {
    const id = `${camelCase(title)}Page`;
    const isTaken = draft.pages.some((page) => page.id === id);
    draft.page(index === 0 ? "home" : isTaken ? `${id}${String(index + 1)}` : id, title, icon, [...blocks], {
      ...(index > 0 && { path: `/${kebab(camelCase(title))}${isTaken ? `-${String(index + 1)}` : ""}` }),
    });
  });
  for (const own of activity.entities) {
    const part = parts.get(own.id);
    if (part === undefined) continue;
    const related = activity.entities.flatMap(({ id }) => relatedTo(parts.get(id), part));
    const hidden = new Set([part.entity.titleField, ...(own.hides ?? [])]);
    const shown = part.all.filter((id) => !hidden.has(id)).slice(0, 16);
    draft.detail(part, {
      block: {
        ...(related.length > 0 && { related: related.slice(0, 4) }),
        ...(shown.length > 0 && { fields: shown }),
        ...(own.actions !== undefined && { actions: [...own.actions] }),
      },
    });
  }
}
