import { APP_PACKAGES, isAppPackage } from "./app-packages.ts";

/** Limits of the blocks of one's own in an app; lengths are characters, of the source bytes. */
export const CUSTOM_LIMITS = {
  blocks: 20,
  sourceBytes: 40_000,
  properties: 16,
  data: 6,
  packages: 6,
  options: 24,
  /** Longest text that a property takes. */
  text: 500,
  testTexts: 6,
} as const;

/** What the source of such a block may import besides packages: React, and what it is given. */
const OWN_IMPORTS: ReadonlySet<string> = new Set(["react", "react/jsx-runtime", "./props.ts"]);

/** The file of an app's tree that holds the source of a block of one's own. */
const SOURCE_FILE = /^src\/custom\/([a-z][a-z0-9-]*)\/block\.tsx$/;

/** Whether a file of an app holds the source of a block of one's own, whose imports are limited. */
export const isCustomSource = (path: string): boolean => SOURCE_FILE.test(path);

/** What is wrong with an import in the source of a block of one's own, in a sentence that names it; null when it is allowed. */
export function importProblem(name: string): string | null {
  if (OWN_IMPORTS.has(name) || isAppPackage(name)) return null;
  const packages = Object.keys(APP_PACKAGES).join(", ");
  return `imports "${name.slice(0, 80)}", which a block may not use. It may import react, ./props.ts and these packages: ${packages}`;
}

const STATIC_IMPORT =
  /(?:^|[;\n])\s*(?:import\s*(?:[\w$*{},\s]*?\bfrom\b)?|export\s+(?:type\s+)?(?:\*(?:\s*as\s+[\w$]+)?|\{[^}"']*\})\s*from)\s*["']([^"'\n]+)["']/g;
/** Code that is only known when it runs; the policy of an app's origin would refuse some of it, this says so earlier. */
const RUN_TIME: readonly (readonly [RegExp, string])[] = [
  [/\bimport\s*\(/, "loads code while it runs (import()), which a block may not do. Import it at the top"],
  [/\brequire\s*\(/, "calls require(), which apps do not have. Import it at the top"],
  [/(?<![.\w])eval\s*\(/, "calls eval(), which apps may not do"],
  [/\bnew\s+Function\b/, "calls new Function(), which apps may not do"],
];

/** A source without comments that begin a line, in which anything may be said. */
const withoutComments = (source: string): string => source.replace(/^\s*(?:\/\/.*$|\/\*[^]*?\*\/)/gm, "");

/** What a block of one's own imports, each name once, in order. */
export function importsOf(source: string): string[] {
  return [...new Set([...withoutComments(source).matchAll(STATIC_IMPORT)].map(([, name = ""]) => name))];
}

/** What in the source of a block of one's own is not allowed, in a sentence without full stop; null where nothing is. */
export function sourceProblem(source: string): string | null {
  for (const name of importsOf(source)) {
    const problem = importProblem(name);
    if (problem !== null) return problem;
  }
  const code = withoutComments(source);
  for (const [pattern, problem] of RUN_TIME) if (pattern.test(code)) return problem;
  if (!/\bexport\s+default\b/.test(code))
    return "has no default export. It exports its component: export default function …";
  return null;
}
