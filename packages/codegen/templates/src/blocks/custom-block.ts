import type { ComponentType } from "react";
import type { EntityDef, FieldType, Value } from "../store/model.ts";

/** Colors of the app's look, as CSS: they follow light and dark by themselves. */
export interface ThemeTokens {
  readonly ground: string;
  readonly surface: string;
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly accentText: string;
  readonly accent2: string;
  readonly onAccent2: string;
  readonly accent3: string;
  readonly onAccent3: string;
  /** Corners of cards. */
  readonly radius: string;
  readonly displayFont: string;
  readonly textFont: string;
}

/** What a block is told of an entity that one of its properties names. */
export interface EntityInfo {
  readonly id: string;
  readonly name: string;
  readonly plural: string;
  /** The field that names a row. */
  readonly titleField: string;
  readonly fields: readonly {
    readonly id: string;
    readonly name: string;
    readonly type: FieldType;
    readonly unit?: string;
    readonly options?: readonly string[];
  }[];
}

/** Values of new or changed rows by field. */
export type Values = Readonly<Record<string, Value>>;

/** What a block may do with rows. */
export type Right = "read" | "create" | "update" | "remove";

/** What a block has declared: its component, its properties with what they are by themselves, and its data. */
export interface CustomBlock {
  /** What people call it. */
  name: string;
  component: ComponentType<never>;
  defaults: Readonly<Record<string, string | number | boolean | null>>;
  data: readonly {
    /** What the rows are called in the source. */
    id: string;
    entity?: EntityDef | undefined;
    /** The property that names their entity. */
    property?: string | undefined;
    can: readonly Right[];
    roles?: readonly string[] | undefined;
  }[];
  /** Roles of whoever is here; undefined while that is not known. */
  useRoles?: () => readonly string[] | undefined;
}
