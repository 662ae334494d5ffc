import { useMemo, useSyncExternalStore, type ComponentType } from "react";
import { useNavigate } from "react-router";
import { language } from "../copy.ts";
import { createRow, removeRow, updateRow } from "../store/change-rows.ts";
import type { EntityDef, Row, Value } from "../store/model.ts";
import { readRows, storeVersion, subscribe } from "../store/store.ts";
import { CustomBoundary } from "../ui/custom-boundary.tsx";
import { Section } from "../ui/section.tsx";
import type { CustomBlock, EntityInfo, Right, ThemeTokens, Values } from "./custom-block.ts";

interface CustomProps {
  id: string;
  title?: string;
  note?: string;
  block: CustomBlock;
  /** What is set here, by property; an entity is its definition. */
  values: Readonly<Record<string, string | number | boolean | EntityDef>>;
}

const NO_ROWS: readonly Row[] = [];

const theme: ThemeTokens = {
  ground: "var(--ground)",
  surface: "var(--surface)",
  ink: "var(--ink)",
  muted: "var(--muted)",
  line: "var(--line)",
  accent: "var(--accent)",
  onAccent: "var(--on-accent)",
  accentText: "var(--accent-text)",
  accent2: "var(--accent2)",
  onAccent2: "var(--on-accent2)",
  accent3: "var(--accent3)",
  onAccent3: "var(--on-accent3)",
  radius: "var(--card-radius)",
  displayFont: "var(--display-font)",
  textFont: "var(--text-font)",
};

/** A block of one's own, given what it has declared and no more. */
export function Custom({ id, title, note, block, values }: CustomProps) {
  return (
    <CustomBoundary id={id} name={block.name}>
      <Section id={id} title={title} note={note} label={block.name}>
        <Given id={id} block={block} values={values} />
      </Section>
    </CustomBoundary>
  );
}

function Given({ id, block, values }: Pick<CustomProps, "id" | "block" | "values">) {
  const navigate = useNavigate();
  useSyncExternalStore(subscribe, storeVersion);
  const held = (block.useRoles ?? everybody)();
  const properties = useMemo(() => propertiesOf(block, values), [block, values]);
  const rows: Record<string, readonly Row[]> = {};
  const may: Record<string, boolean> = {};
  const change = {
    create: {} as Record<string, (given: Values) => string>,
    update: {} as Record<string, (row: string, given: Values) => void>,
    remove: {} as Record<string, (row: string) => void>,
  };
  for (const { id: name, entity: fixed, property, can, roles } of block.data) {
    const entity = fixed ?? entityIn(values[property ?? ""]);
    const isOpen = entity !== undefined && (roles === undefined || roles.some((role) => held?.includes(role)));
    const has = (right: Right): boolean => isOpen && can.includes(right);
    may[name] = isOpen;
    if (can.includes("read")) rows[name] = has("read") ? readRows(entity?.id ?? "") : NO_ROWS;
    if (can.includes("create"))
      change.create[name] = (given) =>
        entity !== undefined && has("create") ? createRow(entity, kept(entity, given)).id : "";
    if (can.includes("update"))
      change.update[name] = (row, given) => {
        if (entity !== undefined && has("update")) updateRow(entity, row, kept(entity, given));
      };
    if (can.includes("remove"))
      change.remove[name] = (row) => {
        if (entity !== undefined && has("remove")) removeRow(entity, row);
      };
  }
  const Own = block.component as ComponentType<Record<string, unknown>>;
  return (
    <Own
      id={id}
      properties={properties}
      rows={rows}
      {...change}
      may={may}
      theme={theme}
      locale={language}
      navigate={(path: string) => {
        // Only to pages of this app.
        if (/^\/(?!\/)/.test(path)) void navigate(path);
      }}
    />
  );
}

const everybody = (): undefined => undefined;

const entityIn = (value: unknown): EntityDef | undefined =>
  typeof value === "object" && value !== null ? (value as EntityDef) : undefined;

/** What is set, and of what is not set what it is by itself. */
function propertiesOf(block: CustomBlock, values: CustomProps["values"]): Record<string, unknown> {
  const given = Object.entries(values).map(([name, value]) => {
    const entity = entityIn(value);
    return [name, entity === undefined ? value : infoOf(entity)] as const;
  });
  return { ...block.defaults, ...Object.fromEntries(given) };
}

const infoOf = ({ id, name, plural, titleField, fields }: EntityDef): EntityInfo => ({
  id,
  name,
  plural,
  titleField,
  fields: fields.map((field) => ({
    id: field.id,
    name: field.name,
    type: field.type,
    ...(field.unit !== undefined && { unit: field.unit }),
    ...(field.options !== undefined && { options: field.options }),
  })),
});

/** Values of fields that the entity has and that are not worked out. */
function kept(entity: EntityDef, given: Values): Record<string, Value> {
  const known = new Set(entity.fields.filter(({ type }) => type !== "computed").map((field) => field.id));
  return Object.fromEntries(Object.entries(given).filter(([field]) => known.has(field)));
}
