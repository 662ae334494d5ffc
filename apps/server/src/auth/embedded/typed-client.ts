import type { Connection, Submittable } from "pg";
import { MeteredClient } from "../../infra/database/metered-client.ts";
import { OID } from "../../infra/database/sql-value.ts";
import { keepDatabaseError } from "./request-scope.ts";

/**
 * A connection for statements that the library writes from a request's JSON without saying which columns hold JSON. Before it writes, it asks
 * PostgreSQL for the types of the values: `["a"]` is a text array for one column and JSON for another, and so is `"a"`.
 */
export class TypedClient extends MeteredClient {
  // oxlint-disable-next-line typescript/no-explicit-any
  override query(...args: any[]): any {
    const [text, values] = args as [unknown, unknown];
    if (typeof text !== "string" || !Array.isArray(values)) return super.query(...args);
    const answer: Promise<unknown> = text.includes("\0")
      ? Promise.reject(zeroInName())
      : mayHoldJson(text, values)
        ? this.#withTypes(text, values)
        : super.query(...args);
    return answer.catch((error: unknown) => {
      keepDatabaseError(error);
      throw error;
    });
  }

  async #withTypes(text: string, values: readonly unknown[]): Promise<unknown> {
    const types = await this.#types(text);
    return super.query(
      text,
      values.map((value, index) => (isJson(types[index]) && value !== null ? JSON.stringify(value) : value)),
    );
  }

  #types(text: string): Promise<readonly number[]> {
    const { promise, resolve, reject } = Promise.withResolvers<readonly number[]>();
    super.query(new DescribeStatement(text, resolve, reject));
    return promise;
  }
}

/**
 * A name with a null character would end its statement early on the wire. PostgreSQL then refuses the message itself, as 08P01, which reads like
 * a line that broke; it is refused here as PostgreSQL refuses such a value.
 */
const zeroInName = (): Error =>
  Object.assign(new Error('invalid byte sequence for encoding "UTF8": 0x00'), { code: "22021" });

const mayHoldJson = (text: string, values: readonly unknown[]): boolean =>
  values.some((value) => Array.isArray(value)) ||
  (/^\s*(?:insert|update|with|merge)\b/i.test(text) && values.some((value) => typeof value === "string"));

const isJson = (oid: number | undefined): boolean => oid === OID.json || oid === OID.jsonb;

/** `Parse` and `Describe` without running anything (https://www.postgresql.org/docs/current/protocol-flow.html). */
class DescribeStatement implements Submittable {
  readonly #text: string;
  readonly #resolve: (types: readonly number[]) => void;
  readonly #reject: (error: unknown) => void;
  #types: readonly number[] = [];
  #error: { cause: unknown } | undefined;

  constructor(text: string, resolve: (types: readonly number[]) => void, reject: (error: unknown) => void) {
    this.#text = text;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: Connection): void {
    connection.once("parameterDescription", this.#onTypes);
    connection.parse({ name: "", text: this.#text, types: [] }, true);
    connection.describe({ type: "S", name: "" }, true);
    connection.sync();
  }

  readonly #onTypes = ({ dataTypeIDs }: { dataTypeIDs: readonly number[] }): void => {
    this.#types = dataTypeIDs;
  };

  handleRowDescription(): void {}
  handleDataRow(): void {}

  handleError(cause: unknown, connection: Connection): void {
    connection.off("parameterDescription", this.#onTypes);
    this.#error = { cause };
    // A refused statement is followed by `ReadyForQuery`; a broken line by nothing more.
    this.#reject(cause);
  }

  handleReadyForQuery(connection: Connection): void {
    connection.off("parameterDescription", this.#onTypes);
    if (this.#error === undefined) this.#resolve(this.#types);
  }
}
