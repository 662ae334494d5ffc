/** A value of a JSON text as it was written: numbers and texts keep their letters, so that nothing is rounded. */
export type JsonNode =
  | { kind: "text" | "number" | "word"; raw: string }
  | { kind: "list"; items: readonly JsonNode[] }
  | { kind: "object"; entries: readonly (readonly [key: string, value: JsonNode])[] };

/** What is wrong with a text that is no JSON. */
export type JsonFault =
  | "end"
  | "more"
  | "comma"
  | "colon"
  | "key"
  | "quotes"
  | "text"
  | "escape"
  | "number"
  | "value"
  | "deep";

/** Where a text stops being JSON, counted from 1, and why. */
export interface JsonProblem {
  fault: JsonFault;
  line: number;
  column: number;
}

/** A text that was read. */
export type JsonReading = { node: JsonNode } | { problem: JsonProblem };

/** Deepest nesting that is read. */
const DEEPEST = 200;

class Fault extends Error {
  readonly fault: JsonFault;
  readonly at: number;

  constructor(fault: JsonFault, at: number) {
    super(fault);
    this.fault = fault;
    this.at = at;
  }
}

/** Reads a JSON text by RFC 8259. */
export function readJson(text: string): JsonReading {
  try {
    return { node: new Reader(text).whole() };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const before = text.slice(0, error.at).split("\n");
    return { problem: { fault: error.fault, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 } };
  }
}

class Reader {
  readonly #text: string;
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): JsonNode {
    const node = this.#value();
    if (this.#peek() !== "") throw new Fault("more", this.#at);
    return node;
  }

  /** The next sign that is no blank; empty at the end. */
  #peek(): string {
    while (/^[ \t\n\r\uFEFF]$/.test(this.#text.charAt(this.#at))) this.#at++;
    return this.#text.charAt(this.#at);
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }

  #value(): JsonNode {
    const sign = this.#peek();
    if (sign === "{") return this.#nested(() => ({ kind: "object", entries: this.#items("}", () => this.#entry()) }));
    if (sign === "[") return this.#nested(() => ({ kind: "list", items: this.#items("]", () => this.#value()) }));
    if (sign === '"') return { kind: "text", raw: this.#quoted() };
    if (/[-\d]/.test(sign)) return { kind: "number", raw: this.#number() };
    const word = this.#match(/(?:true|false|null)\b/y);
    if (word !== undefined) return { kind: "word", raw: word };
    throw new Fault(sign === "" ? "end" : /['‘’“”`]/.test(sign) ? "quotes" : "value", this.#at);
  }

  #nested(read: () => JsonNode): JsonNode {
    if (++this.#depth > DEEPEST) throw new Fault("deep", this.#at);
    this.#at++;
    const node = read();
    this.#depth--;
    return node;
  }

  #items<T>(close: string, read: () => T): T[] {
    const items: T[] = [];
    if (this.#peek() === close) {
      this.#at++;
      return items;
    }
    for (;;) {
      items.push(read());
      const sign = this.#peek();
      if (sign !== close && sign !== ",") throw new Fault(sign === "" ? "end" : "comma", this.#at);
      this.#at++;
      if (sign === close) return items;
      if (this.#peek() === close) throw new Fault("comma", this.#at);
    }
  }

  #entry(): readonly [string, JsonNode] {
    const sign = this.#peek();
    if (sign !== '"') throw new Fault(sign === "" ? "end" : /['‘’“”]/.test(sign) ? "quotes" : "key", this.#at);
    const key = this.#quoted();
    const colon = this.#peek();
    if (colon !== ":") throw new Fault(colon === "" ? "end" : "colon", this.#at);
    this.#at++;
    return [key, this.#value()];
  }

  /** A text with its quotes and escapes as they stand. */
  #quoted(): string {
    const from = this.#at++;
    for (;;) {
      this.#match(/[^"\\\u0000-\u001f]+/y);
      const sign = this.#text.charAt(this.#at);
      if (sign === "") throw new Fault("end", from);
      if (sign === '"') return this.#text.slice(from, ++this.#at);
      if (sign !== "\\") throw new Fault("text", this.#at);
      if (this.#match(/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y) === undefined) throw new Fault("escape", this.#at);
    }
  }

  #number(): string {
    const from = this.#at;
    const number = this.#match(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y);
    if (number === undefined || /[\w.+-]/.test(this.#text.charAt(this.#at))) throw new Fault("number", from);
    return number;
  }
}

/** Writes a value, one item a line by an indent, or all in one line for an empty one. */
export function writeJson(node: JsonNode, indent: string, margin = ""): string {
  if (node.kind !== "object" && node.kind !== "list") return node.raw;
  const [open, close] = node.kind === "object" ? "{}" : "[]";
  const inner = margin + indent;
  const items =
    node.kind === "object"
      ? node.entries.map(([key, value]) => `${key}:${indent && " "}${writeJson(value, indent, inner)}`)
      : node.items.map((item) => writeJson(item, indent, inner));
  if (items.length === 0 || indent === "") return `${open}${items.join(",")}${close}`;
  return `${open}\n${items.map((item) => inner + item).join(",\n")}\n${margin}${close}`;
}

/** What a value is made of. */
export interface JsonCount {
  objects: number;
  lists: number;
  values: number;
  depth: number;
}

/** Counts a value with all that is inside. */
export function countJson(node: JsonNode): JsonCount {
  if (node.kind !== "object" && node.kind !== "list") return { objects: 0, lists: 0, values: 1, depth: 0 };
  const inside = node.kind === "object" ? node.entries.map(([, value]) => value) : node.items;
  const start = { objects: Number(node.kind === "object"), lists: Number(node.kind === "list"), values: 0, depth: 1 };
  return inside.map(countJson).reduce(
    (sum, one) => ({
      objects: sum.objects + one.objects,
      lists: sum.lists + one.lists,
      values: sum.values + one.values,
      depth: Math.max(sum.depth, one.depth + 1),
    }),
    start,
  );
}
