import { encodeParameter, encodeValue } from "./sql-value.ts";

/** A row without a type of its own. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Row = Record<string, any>;

/** A statement or a part of one: text with values in between. A part of another is written into it; awaited, it is run. */
export class SqlQuery<T extends readonly object[] = Row[]> implements Promise<T> {
  readonly [Symbol.toStringTag] = "SqlQuery";
  readonly #run: (query: SqlQuery) => Promise<unknown>;
  #result: Promise<T> | undefined;
  readonly parts: readonly string[];
  readonly values: readonly unknown[];
  /** Values of a text that numbers them itself. */
  readonly bound: readonly unknown[];

  constructor(
    parts: readonly string[],
    values: readonly unknown[],
    run: (query: SqlQuery) => Promise<unknown>,
    bound: readonly unknown[] = [],
  ) {
    this.parts = parts;
    this.values = values;
    this.#run = run;
    this.bound = bound;
  }

  /** Runs it, once however often it is called. */
  execute(): Promise<T> {
    return (this.#result ??= this.#run(this as unknown as SqlQuery) as Promise<T>);
  }

  // oxlint-disable-next-line unicorn/no-thenable -- It is awaited like the promise of its rows.
  then<A = T, B = never>(
    onRows?: ((rows: T) => A | PromiseLike<A>) | null,
    onError?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.execute().then(onRows, onError);
  }

  catch<B = never>(onError?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<T | B> {
    return this.execute().catch(onError);
  }

  finally(onEnd?: (() => void) | null): Promise<T> {
    return this.execute().finally(onEnd);
  }
}

/** Names of tables or columns, written quoted: `"a"."b"`, or several with commas. */
export class SqlNames {
  readonly names: readonly string[];

  constructor(names: readonly string[]) {
    this.names = names;
  }
}

/** Columns with their values: after `insert into t` as `(columns) values (...)`, elsewhere as `column = value, ...`. */
export class SqlColumns {
  readonly columns: Readonly<Record<string, unknown>>;

  constructor(columns: Readonly<Record<string, unknown>>) {
    this.columns = columns;
  }
}

/** A value that is stored as JSON. */
export class SqlJson {
  readonly value: unknown;

  constructor(value: unknown) {
    this.value = value;
  }
}

/** A statement as PostgreSQL takes it: `$1` stands for the first of the values. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** Puts a statement together; parts inside of it are written where they stand and their values numbered on. */
export function writeStatement(query: Pick<SqlQuery, "parts" | "values" | "bound">): Statement {
  const statement: Statement = { text: "", values: query.bound.map(encodeParameter) };
  append(statement, query);
  return statement;
}

function append(statement: Statement, { parts, values, bound }: Pick<SqlQuery, "parts" | "values" | "bound">): void {
  if (bound.length > 0 && statement.text !== "")
    throw new TypeError("A text with values of its own cannot be a part of another statement.");
  parts.forEach((part, index) => {
    statement.text += part;
    if (index < values.length) appendValue(statement, values[index]);
  });
}

function appendValue(statement: Statement, value: unknown): void {
  if (value instanceof SqlQuery) append(statement, value as SqlQuery);
  else if (value instanceof SqlNames) statement.text += value.names.map(quoteName).join(", ");
  else if (value instanceof SqlColumns) appendColumns(statement, value.columns);
  else statement.text += parameter(statement, value);
}

function appendColumns(statement: Statement, columns: Readonly<Record<string, unknown>>): void {
  const entries = Object.entries(columns);
  const isInsert = /\binsert\s+into\s+\S+\s*$/i.test(statement.text);
  if (isInsert) {
    const names = entries.map(([name]) => quoteName(name)).join(", ");
    statement.text += `(${names}) values (`;
  }
  entries.forEach(([name, value], index) => {
    if (index > 0) statement.text += ", ";
    if (!isInsert) statement.text += `${quoteName(name)} = `;
    appendValue(statement, value);
  });
  if (isInsert) statement.text += ")";
}

function parameter(statement: Statement, value: unknown): string {
  const { encoded, cast } =
    value instanceof SqlJson ? { encoded: JSON.stringify(value.value), cast: "::jsonb" } : encodeValue(value);
  statement.values.push(encoded);
  return `$${statement.values.length}${cast}`;
}

const quoteName = (name: string): string =>
  name
    .split(".")
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join(".");
