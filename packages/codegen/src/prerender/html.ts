import { htmlText } from "../source-text.ts";

/** HTML that is safe to stand in a page: all texts in it are escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | undefined | false | readonly Part[];

/** HTML with values in it: texts are escaped, HTML stands as it is, lists one after the other, nothing for `undefined` and `false`. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(
    flat(strings)
      .map((text, index) => (index === 0 ? text : written(parts[index - 1]) + text))
      .join(""),
  );
}

const known = new WeakMap<TemplateStringsArray, readonly string[]>();
const MARK = "\u0000";

/** The literal parts without the line breaks of their source: inside a tag they are a space, between tags nothing. */
function flat(strings: TemplateStringsArray): readonly string[] {
  const before = known.get(strings);
  if (before !== undefined) return before;
  const whole = strings.join(MARK);
  const isInTag = (at: number): boolean => whole.lastIndexOf("<", at) > whole.lastIndexOf(">", at);
  const parts = whole.replace(/\s*\n\s*/g, (_, at: number) => (isInTag(at) ? " " : "")).split(MARK);
  known.set(strings, parts);
  return parts;
}

function written(part: Part): string {
  if (part === undefined || part === false) return "";
  if (part instanceof Html) return part.text;
  if (typeof part === "string" || typeof part === "number") return htmlText(String(part));
  return part.map(written).join("");
}

/** HTML of a text where there is one. */
export const whereText = (text: string | undefined, make: (text: string) => Html): Html | undefined =>
  text === undefined || text === "" ? undefined : make(text);
