import type { Action } from "./action.ts";
import type { AppSpec } from "./app-spec.ts";
import { propertiesOf, type FieldNeed, type PropertyFacts } from "./block-properties.ts";
import type { Block } from "./block.ts";
import type { Condition, Entity, Field, Measure } from "./entity.ts";
import { fitsTypes } from "./value-check.ts";

/** A block or a part of one, by the names of its properties. */
export type Named = Readonly<Record<string, unknown>>;

/** What becomes of the names in a block; a name that becomes undefined is left out with what holds it. */
export interface NameMap {
  entity(id: string): string | undefined;
  field(entity: string, field: string): string | undefined;
  page(id: string): string | undefined;
  /** Stays as it is where this is absent. */
  customBlock?(id: string): string | undefined;
}

/** The entity whose fields a property names, in a block or in an item of one of its lists. */
export function ownerOf(spec: AppSpec, block: Named, need: FieldNeed, item?: Named): Entity | undefined {
  const named = (need.of.at === "item" ? item : block)?.[need.of.key];
  if (typeof named !== "string") return undefined;
  const entity = spec.entities.find(({ id }) => id === named);
  if (entity !== undefined || need.of.key !== "itemField") return entity;
  // What a plan points at: the fields are those of the planned things.
  const plan = spec.entities.find(({ id }) => id === block["planEntity"]);
  const relation = plan?.fields.find(({ id }) => id === named)?.relation;
  return spec.entities.find(({ id }) => id === relation);
}

/** The fields that a property of a block, or of an item of one of its lists, may name. */
export function fieldsThatFit(spec: AppSpec, block: Named, need: FieldNeed, item?: Named): Field[] {
  const owner = ownerOf(spec, block, need, item);
  const target = need.pointsAt === undefined ? undefined : block[need.pointsAt];
  return (owner?.fields ?? []).filter(
    (field) =>
      (need.types === null || fitsTypes(field, need.types, spec.entities)) &&
      (need.pointsAt === undefined || field.relation === target),
  );
}

/** A block with other names in it, as a plain object that may lack what it needs; `spec` is the app it stands in. */
export function mapBlock(spec: AppSpec, block: Block, map: NameMap): Record<string, unknown> {
  return { id: block.id, kind: block.kind, ...mapPart(spec, block, propertiesOf(block.kind), map, block) };
}

function mapPart(
  spec: AppSpec,
  block: Named,
  properties: readonly PropertyFacts[],
  map: NameMap,
  part: Named,
): Record<string, unknown> {
  const mapped: Record<string, unknown> = {};
  for (const property of properties) {
    const value = part[property.key];
    if (value === undefined) continue;
    const next = mapValue(spec, block, property, map, part, value);
    if (next !== undefined) mapped[property.key] = next;
  }
  return mapped;
}

function mapValue(
  spec: AppSpec,
  block: Named,
  { control }: PropertyFacts,
  map: NameMap,
  part: Named,
  value: unknown,
): unknown {
  const own = String(part["entity"] ?? block["entity"] ?? "");
  switch (control.type) {
    case "entity":
      return map.entity(String(value));
    case "page":
      return map.page(String(value));
    case "field":
      return map.field(ownerOf(spec, block, control, part)?.id ?? "", String(value));
    case "fields": {
      const owner = ownerOf(spec, block, control, part)?.id ?? "";
      const list = (value as string[]).flatMap((id) => map.field(owner, id) ?? []);
      return list.length < control.min ? undefined : list;
    }
    case "sort": {
      const sort = value as { field: string; direction: string };
      const field = map.field(own, sort.field);
      return field === undefined ? undefined : { ...sort, field };
    }
    case "conditions":
      return some((value as Condition[]).flatMap((condition) => mapCondition(own, condition, map) ?? []));
    case "actions":
      return some((value as Action[]).flatMap((action) => mapAction(own, action, map) ?? []));
    case "measure":
      return mapMeasure(value as Measure, map);
    case "target":
      return typeof value === "number" ? value : mapMeasure(value as Measure, map);
    case "group": {
      const group = mapPart(spec, block, control.parts, map, value as Named);
      return isWhole(control.parts, group) ? group : undefined;
    }
    case "items": {
      const items = (value as Named[])
        .map((item) => mapPart(spec, block, control.parts, map, item))
        .filter((item) => isWhole(control.parts, item));
      return items.length < control.min ? undefined : items;
    }
    case "customBlock":
      return map.customBlock === undefined ? value : map.customBlock(String(value));
    case "values":
      return mapValues(spec, block, map, value as Named);
    default:
      return value;
  }
}

/** Values of the properties of a block of one's own, of which some name entities and fields. */
function mapValues({ customBlocks = [] }: AppSpec, block: Named, map: NameMap, values: Named): Named {
  const own = customBlocks.find(({ id }) => id === block["customBlock"]);
  const mapped: Record<string, unknown> = {};
  for (const [id, value] of Object.entries(values)) {
    const property = own?.properties.find((one) => one.id === id);
    const next =
      property?.type === "entity"
        ? map.entity(String(value))
        : property?.type === "field"
          ? map.field(String(values[property.of ?? ""] ?? ""), String(value))
          : value;
    if (next !== undefined) mapped[id] = next;
  }
  return mapped;
}

const some = <T>(list: readonly T[]): readonly T[] | undefined => (list.length === 0 ? undefined : list);
const isWhole = (parts: readonly PropertyFacts[], item: Named): boolean =>
  parts.every(({ key, required }) => !required || item[key] !== undefined);

function mapCondition(entity: string, condition: Condition, map: NameMap): Condition | undefined {
  const field = map.field(entity, condition.field);
  return field === undefined ? undefined : { ...condition, field };
}

function mapAction(entity: string, action: Action, map: NameMap): Action | undefined {
  if (action.do === "log") {
    const other = map.entity(action.entity);
    const via = map.field(action.entity, action.via);
    return other === undefined || via === undefined ? undefined : { ...action, entity: other, via };
  }
  const field = map.field(entity, action.field);
  if (field === undefined) return undefined;
  if (action.do !== "set" || action.when === undefined) return { ...action, field };
  const { when, ...rest } = action;
  const mapped = mapCondition(entity, when, map);
  return { ...rest, field, ...(mapped && { when: mapped }) };
}

function mapMeasure(measure: Measure, map: NameMap): Measure | undefined {
  const entity = map.entity(measure.entity);
  if (entity === undefined) return undefined;
  const { field, where, ...rest } = measure;
  const mapped = field === undefined ? undefined : map.field(measure.entity, field);
  if (mapped === undefined && measure.fn !== "count") return undefined;
  const kept = where?.flatMap((condition) => mapCondition(measure.entity, condition, map) ?? []);
  return {
    ...rest,
    entity,
    ...(mapped !== undefined && { field: mapped }),
    ...(kept !== undefined && kept.length > 0 && { where: kept }),
  };
}
