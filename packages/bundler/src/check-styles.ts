import { AppError } from "@sayhey/contract/app-error";

/** What an app's own style sheets may hold; far more than any app needs, and little enough to compile in a second. */
const STYLE_LIMITS = {
  characters: 400_000,
  /** Style sheets that are read, each time that one is imported. */
  imports: 60,
  /** Classes that are named after `@apply`. */
  applied: 2_000,
  /** Rules that own utilities, and own variants, come to when those they are made of are put in. */
  utilities: 500,
  variants: 8,
  /** Selectors of one sheet, each as often as the blocks around it repeat it; rules that one class comes to. */
  selectors: 50_000,
  growth: 64,
  /** At-rules of one sheet, and blocks within one another. */
  rules: 5_000,
  depth: 30,
} as const;

/** What would run a program, read files, or make classes that nobody wrote. */
const REFUSED: Readonly<Record<string, string>> = {
  "@source": "which makes classes that no file uses",
  "@plugin": "which runs a program while the app compiles",
  "@config": "which runs a program while the app compiles",
};

/** Reads an app's own style sheets one after the other, and refuses what would take the compiler beyond all bounds. */
export class StyleCheck {
  #characters = 0;
  #imports = 0;
  #applied = 0;
  readonly #stacked: string[] = [];
  readonly #utilities = new Map<string, string[]>();
  readonly #variants = new Map<string, string>();

  /** One more sheet is imported, own or of a package. @throws AppError bad-request */
  countImport(): void {
    this.#imports += 1;
    if (this.#imports > STYLE_LIMITS.imports)
      throw refusal(`import more than ${STYLE_LIMITS.imports} style sheets`, "Import each style sheet once.");
  }

  /** Reads one of the app's own sheets. @throws AppError bad-request naming file, line and what is not allowed */
  read(path: string, source: string): void {
    const css = withoutComments(source);
    this.#characters += source.length;
    if (this.#characters > STYLE_LIMITS.characters)
      throw refusal(`are longer than ${STYLE_LIMITS.characters} characters`, "Shorten them.");
    // Only somebody who wants to hide the name of a rule writes a comment into it.
    refuseAt(path, source, /@[\w-]*\/\*/, "a comment inside the name of a rule", "isn't allowed");
    for (const [name, what] of Object.entries(REFUSED))
      refuseAt(path, css, new RegExp(`${name}(?![\\w-])`), name, `isn't allowed: it's a rule ${what}`);
    if ((css.match(/@/g)?.length ?? 0) > STYLE_LIMITS.rules)
      throw refusal(`hold more than ${STYLE_LIMITS.rules} rules that begin with @`, "Remove some of them.");
    const { blocks, depth, selectors } = readBlocks(css);
    if (selectors > STYLE_LIMITS.selectors)
      throw refusal(`come to more than ${STYLE_LIMITS.selectors} selectors`, "Nest fewer lists of selectors.");
    if (depth > STYLE_LIMITS.depth)
      throw refusal(`nest blocks more than ${STYLE_LIMITS.depth} deep`, "Nest them less.");
    this.#readApplied(css);
    for (const { prelude, body, depth: within } of blocks) {
      const [rule = "", name = ""] = prelude.split(/[\s(]+/, 2);
      if (rule === "@utility") this.#utilities.set(name, [...(this.#utilities.get(name) ?? []), ...appliedIn(body)]);
      else if (rule === "@custom-variant" || (rule === "@variant" && within === 0)) this.#variants.set(name, body);
    }
    this.#weigh();
  }

  #readApplied(css: string): void {
    const applied = appliedIn(css);
    this.#applied += applied.length;
    this.#stacked.push(...applied.filter((name) => name.includes(":")));
    if (this.#applied > STYLE_LIMITS.applied)
      throw refusal(`name more than ${STYLE_LIMITS.applied} classes after @apply`, "Use plain CSS for some of them.");
  }

  /** Own utilities and variants may be made of others, each time twice as large as the one before. */
  #weigh(): void {
    const slots = this.#slots();
    const stacked = this.#stacked.find((name) => growthOf(name, slots) > STYLE_LIMITS.growth);
    if (stacked !== undefined)
      throw refusal(`apply a class with too many variants (${stacked.slice(0, 60)})`, "Use fewer of them.");
    const sizes = new Map<string, number>();
    let all = 0;
    for (const name of this.#utilities.keys()) {
      all += weight(name, sizes, (each) => this.#utilities.get(each)?.flatMap((used) => this.#utilityOf(used)) ?? []);
      if (all > STYLE_LIMITS.utilities)
        throw refusal(
          `have utilities that come to more than ${STYLE_LIMITS.utilities} rules (${name})`,
          "Let utilities apply fewer others.",
        );
    }
    for (const [name, body] of this.#variants) {
      const slots = body.match(/@slot\b/g)?.length ?? 0;
      const within = [...body.matchAll(/@variant\s+([\w-]+)/g)].filter(([, used = ""]) => this.#variants.has(used));
      if (slots > STYLE_LIMITS.variants || (slots > 1 && within.length > 0) || within.length > 1)
        throw refusal(`have a variant that is made of too many others (${name})`, "Make it of one selector.");
    }
  }

  /** The own utility that a class of `@apply` names, whatever variants and value it has. */
  #utilityOf(applied: string): string[] {
    const name = applied.split(":").at(-1)?.replace(/^!|!$/g, "") ?? "";
    return [...this.#utilities.keys()].filter(
      (known) => name === known || (known.endsWith("-*") && name.startsWith(known.slice(0, -1))),
    );
  }

  /** The names among those found in files that can be classes: no class has dozens of variants, or some that double each other. */
  plausible(names: readonly string[]): string[] {
    const slots = this.#slots();
    return names.filter((name) => growthOf(name, slots) <= STYLE_LIMITS.growth);
  }

  #slots(): Map<string, number> {
    return new Map([...this.#variants].map(([name, body]) => [name, body.match(/@slot\b/g)?.length ?? 1]));
  }
}

/** How many rules one class comes to by its variants; endless for more variants than any class has. */
function growthOf(name: string, slots: ReadonlyMap<string, number>): number {
  if (!name.includes(":")) return 1;
  const variants = splitVariants(name);
  // `group-not-has-hover` is made of as many.
  if (variants.some((each) => !each.includes("[") && each.split("-").length > MOST_VARIANTS)) return Infinity;
  if (variants.length > MOST_VARIANTS) return Infinity;
  return variants.reduce(
    (total, each) =>
      total * (each.includes("[") ? selectorGrowth(each) : (slots.get(each.split("-").at(-1) ?? "") ?? 1)),
    1,
  );
}

const MOST_VARIANTS = 24;

/** What stands before the last colon of a class, by the colons outside of brackets. */
function splitVariants(name: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < name.length; at++) {
    if (name[at] === "[" || name[at] === "(") depth++;
    else if (name[at] === "]" || name[at] === ")") depth--;
    else if (name[at] === ":" && depth === 0) {
      parts.push(name.slice(from, at));
      from = at + 1;
    }
  }
  return parts;
}

/** How often a selector repeats the one it stands in: once for each of its parts and for each mark of the outer one. */
const selectorGrowth = (selector: string): number =>
  selector.split(",").reduce((sum, part) => sum + Math.max(1, part.match(/&/g)?.length ?? 0), 0);

/** A block of a sheet: what stands before it, what stands in it, and how many blocks it stands in. */
interface Block {
  prelude: string;
  body: string;
  depth: number;
}

/** The blocks that begin with an at-rule, how deep blocks stand in one another at most, and how many selectors they come to. */
function readBlocks(css: string): { blocks: Block[]; depth: number; selectors: number } {
  const blocks: Block[] = [];
  const open: { prelude: string; start: number; growth: number }[] = [];
  let depth = 0;
  let selectors = 0;
  let from = 0;
  for (let at = 0; at < css.length; at++) {
    const character = css[at];
    if (character === "\\") at++;
    else if (character === '"' || character === "'") at = endOfString(css, at);
    else if (character === ";") from = at + 1;
    else if (character === "{") {
      const prelude = css.slice(from, at).trim();
      const growth = (open.at(-1)?.growth ?? 1) * (prelude.startsWith("@") ? 1 : selectorGrowth(prelude));
      selectors += growth;
      open.push({ prelude, start: at + 1, growth });
      depth = Math.max(depth, open.length);
      if (depth > STYLE_LIMITS.depth) break;
      from = at + 1;
    } else if (character === "}") {
      const block = open.pop();
      if (block?.prelude.startsWith("@") === true)
        blocks.push({ prelude: block.prelude, body: css.slice(block.start, at), depth: open.length });
      from = at + 1;
    }
  }
  return { blocks, depth, selectors };
}

/** Where a string ends; at its beginning when it does not within its line. */
function endOfString(css: string, start: number): number {
  for (let at = start + 1; at < css.length && css[at] !== "\n"; at++) {
    if (css[at] === "\\") at++;
    else if (css[at] === css[start]) return at;
  }
  return start;
}

const appliedIn = (css: string): string[] =>
  [...css.matchAll(/@apply\s+([^;{}]*)/g)].flatMap(([, names = ""]) =>
    names.split(/\s+/).filter((name) => name !== ""),
  );

/** Comments that a string cannot begin or end in: whatever else looks like one is read as text. */
const withoutComments = (css: string): string =>
  css.replaceAll(/(?<!\\)\/\*[^"'\\]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, " "));

function weight(name: string, known: Map<string, number>, madeOf: (name: string) => string[]): number {
  const before = known.get(name);
  if (before !== undefined) return before;
  // One that is made of itself is refused by the compiler.
  known.set(name, 1);
  const sum = madeOf(name).reduce((total, each) => Math.min(1e9, total + weight(each, known, madeOf)), 1);
  known.set(name, sum);
  return sum;
}

function refuseAt(path: string, css: string, pattern: RegExp, what: string, why: string): void {
  const found = css.search(pattern);
  if (found === -1) return;
  const line = css.slice(0, found).split("\n").length;
  throw new AppError("bad-request", `The app's styles don't compile. ${path}:${line}: ${what} ${why}.`, {
    hint: "Remove it, then try again.",
  });
}

const refusal = (what: string, hint: string): AppError =>
  new AppError("bad-request", `The app's styles ${what}.`, { hint });
