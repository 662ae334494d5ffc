/** A name that stands in the source as it is, not as a text: an imported definition. */
export class SourceName {
  readonly name: string;
  /** How it stands on several lines, behind an indent. */
  readonly broken: ((indent: string) => string) | undefined;
  constructor(name: string, broken?: (indent: string) => string) {
    this.name = name;
    this.broken = broken;
  }
}

/** What can be printed as a literal. `undefined` properties are left out. */
export type Literal =
  | string
  | number
  | boolean
  | null
  | undefined
  | SourceName
  | readonly Literal[]
  | { readonly [key: string]: Literal };

const LINE_LENGTH = 120;
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** A TypeScript string literal; every text of an idea enters a source file through here or `jsxAttribute`. */
export function stringLiteral(text: string): string {
  // JSON leaves the two line separators as they are, which editors treat as line ends.
  return JSON.stringify(text).replace(
    /[\u2028\u2029\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** A value as TypeScript, on one line where it fits, indented by `indent` where it does not. `used` is the line's length before it. */
export function literal(value: Literal, indent = "", used = 0): string {
  const flat = flatLiteral(value);
  const fits = indent.length + used + flat.length <= LINE_LENGTH && !standsApart(value);
  if (fits || value === null || typeof value !== "object") return flat;
  if (value instanceof SourceName) return value.broken?.(indent) ?? flat;
  const deeper = `${indent}  `;
  if (isList(value)) return `[\n${value.map((item) => `${deeper}${literal(item, deeper, 1)},\n`).join("")}${indent}]`;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return `{\n${entries.map(([key, item]) => `${deeper}${keyText(key)}: ${literal(item, deeper, key.length + 3)},\n`).join("")}${indent}}`;
}

/** Whether a value holds a list of records, which the formatter puts one below the other however short they are. */
function standsApart(value: Literal): boolean {
  if (value === null || typeof value !== "object" || value instanceof SourceName) return false;
  if (!isList(value)) return Object.values(value).some(standsApart);
  const isRecord = (item: Literal): boolean =>
    item !== null &&
    typeof item === "object" &&
    !isList(item) &&
    Object.values(item).filter((each) => each !== undefined).length > 1;
  return (value.length > 1 && value.every(isRecord)) || value.some(standsApart);
}

/** One attribute of a JSX element: ` title="Pantry"`, ` limit={5}`. */
export function jsxAttribute(name: string, value: Literal, indent: string): string {
  if (value === true) return name;
  // Inside JSX quotes nothing is escaped, so only plain texts go there.
  if (
    typeof value === "string" &&
    /^[^"&\\{}<>\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]*$/.test(value)
  )
    return `${name}="${value}"`;
  return `${name}={${literal(value, indent, name.length + 3)}}`;
}

/** A JSX element without children, its attributes on one line where they fit. */
export function jsxElement(
  name: string,
  attributes: readonly [name: string, value: Literal][],
  indent: string,
): string {
  const given = attributes.filter(([, value]) => value !== undefined);
  const flat = given.map(([key, value]) => ` ${jsxAttribute(key, value, "")}`).join("");
  if (
    !given.some(([, value]) => standsApart(value)) &&
    !flat.includes("\n") &&
    indent.length + name.length + flat.length + 4 <= LINE_LENGTH
  )
    return `${indent}<${name}${flat} />`;
  const deeper = `${indent}  `;
  return `${indent}<${name}\n${given.map(([key, value]) => `${deeper}${jsxAttribute(key, value, deeper)}\n`).join("")}${indent}/>`;
}

/** A text for HTML, in content or in a quoted attribute. */
export function htmlText(text: string): string {
  const named: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  return text
    .replace(/[&<>"']/g, (character) => named[character] ?? character)
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, "");
}

/** A text on one line of Markdown, its marks disarmed. */
export function markdownText(text: string): string {
  return text.replace(/\s+/g, " ").replace(/[\\`*_{}[\]<>#|!~]/g, (character) => `\\${character}`);
}

function flatLiteral(value: Literal): string {
  if (value === undefined) return "undefined";
  if (value instanceof SourceName) return value.name;
  if (typeof value === "string") return stringLiteral(value);
  if (value === null || typeof value !== "object") return String(value);
  if (isList(value)) return `[${value.map(flatLiteral).join(", ")}]`;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return entries.length === 0
    ? "{}"
    : `{ ${entries.map(([key, item]) => `${keyText(key)}: ${flatLiteral(item)}`).join(", ")} }`;
}

/** A key of an object literal, in quotes where it needs them. */
export function keyText(key: string): string {
  return IDENTIFIER.test(key) && key !== "__proto__" ? key : stringLiteral(key);
}

function isList(value: object): value is readonly Literal[] {
  return Array.isArray(value);
}
