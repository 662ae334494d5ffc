/** A value of a field. Dates are local: `2026-11-21`, `18:30`, `2026-11-21T18:30`; durations are minutes; relations are row ids. */
export type Value = string | number | boolean | readonly string[] | null;

/** Something the app keeps, by field. */
export type Row = { readonly id: string } & { readonly [field: string]: Value };

export type FieldType =
  | "text"
  | "longText"
  | "number"
  | "money"
  | "percent"
  | "date"
  | "time"
  | "dateTime"
  | "duration"
  | "boolean"
  | "choice"
  | "tags"
  | "lines"
  | "rating"
  | "colour"
  | "email"
  | "url"
  | "phone"
  | "location"
  | "image"
  | "file"
  | "relation"
  | "computed";

/** How a computed field gets its value; `entity` and the fields are ids. */
export type Formula =
  | {
      kind: "rollup";
      fn: "count" | "sum" | "average" | "min" | "max" | "earliest" | "latest";
      entity: string;
      via: string;
      field?: string;
      where?: readonly Condition[];
    }
  | { kind: "arithmetic"; op: "+" | "-" | "*" | "/" | "%"; left: string | number; right: string | number }
  | { kind: "daysUntil"; field: string }
  | { kind: "addDays"; field: string; days: string | number }
  | Worked;

/** A formula that brings what works it out. `reads` are the fields it needs: of the row, or `relation.field` of the one that is pointed at. */
export interface Worked {
  kind: "worked";
  reads: readonly string[];
  /** What its values are shown as. */
  shows: FieldType;
  work: (cells: Cells) => Value;
}

/** A row as formulas see it. */
export interface Cells {
  def: EntityDef;
  row: Readonly<Record<string, Value>>;
  /** The row that a relation points at. */
  along: (via: string) => Cells | undefined;
}

export interface FieldDef {
  id: string;
  name: string;
  type: FieldType;
  required?: boolean;
  unit?: string;
  options?: readonly string[];
  /** Kinds of files that are taken; any where it is left out. */
  accept?: readonly ("document" | "pdf" | "sheet" | "image" | "audio" | "video")[];
  /** Whether several files are held. */
  several?: boolean;
  /** Largest file in megabytes. */
  maxMegabytes?: number;
  /** Id of the entity a relation points at. */
  relation?: string;
  formula?: Formula;
  default?: string | number | boolean;
  min?: number;
  max?: number;
  /** No two rows hold the same value. */
  unique?: boolean;
  requiredWhen?: Condition;
  /** The first mark whose condition the row meets stands beside the value. */
  warn?: readonly Mark[];
  /** Which options may follow one. */
  steps?: readonly { from: string; to: readonly string[] }[];
  /** New rows count on by themselves. */
  number?: { prefix?: string; width?: number; perYear?: boolean };
  help?: string;
  /** Says whose a row is: begins with the name of whoever is signed in. */
  isWho?: boolean;
}

export interface Mark {
  when: Condition;
  tone: "good" | "attention" | "alert";
  label: string;
}

/** How many rows may share the values of `per`; where it is full a row is refused, or waits. */
export interface Limit {
  per: readonly string[];
  most?: number;
  /** A number of the row that the relation `per[0]` points at. */
  mostField?: string;
  /** A number of the row that is counted in place of rows. */
  amountField?: string;
  where?: readonly Condition[];
  waiting?: { field: string; value: string; placed: string };
}

/** What a row does to the one that `via` points at once it meets `when`. */
export interface Effect {
  when?: Condition;
  via: string;
  field: string;
  set?: string | number | boolean;
  add?: number | string;
  times?: 1 | -1;
}

/** What the app knows about one kind of thing. `seed` are the rows of the first run. */
export interface EntityDef<R extends Row = Row> {
  /** Its rows are what the owner of a site shows; visitors read them. */
  offered?: boolean;
  id: string;
  name: string;
  plural: string;
  icon: string;
  /** Id of the field that names a row. */
  titleField: string;
  /** Where one row is shown in full: `/recipe` stands for `/recipe/<id>`. */
  path?: string;
  fields: readonly FieldDef[];
  limits?: readonly Limit[];
  /** Rows that meet this stay as they are. */
  lockedWhen?: Condition;
  effects?: readonly Effect[];
  seed: readonly R[];
}

export interface Condition {
  field: string;
  is: "eq" | "ne" | "lt" | "lte" | "gt" | "gte" | "contains" | "empty" | "filled";
  value?: string | number | boolean;
}

export interface Sort {
  field: string;
  direction: "asc" | "desc";
}

/** A number over the rows that meet all conditions. */
export interface Measure {
  fn: "count" | "sum" | "average" | "min" | "max";
  entity: EntityDef;
  field?: string;
  where?: readonly Condition[];
}

/** Something a person can do to a row, shown as a button on it. */
export type Action =
  | { do: "toggle"; field: string; label: string; doneLabel: string; icon?: string }
  | { do: "add"; field: string; by: number; once?: boolean; label: string; icon?: string }
  | { do: "advance"; field: string; label: string; icon?: string }
  | { do: "set"; field: string; value: string | number | boolean; label: string; icon?: string; when?: Condition }
  | { do: "log"; entity: EntityDef; via: string; label: string; icon?: string };

/** How the rows of a block can be narrowed. */
export interface BrowseProps {
  /** What stands before its names in the address, where a page has several blocks with rows. */
  prefix?: string | undefined;
  filters?: readonly string[] | undefined;
  search?: boolean | undefined;
  sort?: Sort | undefined;
  limit?: number | undefined;
}

/** What every block that shows rows takes. */
export interface RowsProps extends BrowseProps {
  id: string;
  title?: string;
  note?: string;
  entity: EntityDef;
  where?: readonly Condition[];
  actions?: readonly Action[];
  /** Rows can be put side by side. */
  compare?: boolean;
  /** False where rows are not handed out as a file. */
  export?: boolean;
}
