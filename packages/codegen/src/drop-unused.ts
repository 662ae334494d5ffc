import { joinStatements, keepImported, splitStatements, withoutExport, type Statement } from "./source-module.ts";
import { TEMPLATES } from "./templates.gen.ts";
import { resolvePath } from "./used-files.ts";

/** Templates taken apart, by path: the same for every app. */
const split = new Map<string, readonly Statement[]>();

/**
 * Leaves out of templates what this app does not use: functions, constants and types that nobody reaches, `export` where only
 * the file itself uses a name, imports that are left over, and at last whole files. `roots` are the app's other files.
 */
export function dropUnused(
  roots: readonly (readonly [path: string, text: string])[],
  templates: Record<string, string>,
): Record<string, string> {
  let modules = new Map(Object.entries(templates).map(([path, text]) => [path, statementsOf(path, text)]));
  const asked = roots.map(([path, text]): [string, readonly Statement[]] => [path, splitImports(text)]);
  // A file that lost nothing by what others use of it loses nothing by the same again.
  const settled = new Map<string, string>();
  for (let before = -1, count = 0; count !== before;) {
    before = count;
    const used = usedNames([...asked, ...modules]);
    modules = new Map(
      [...modules].flatMap(([path, statements]): [string, readonly Statement[]][] => {
        const names = used.get(path);
        if (names === undefined) return [];
        const wanted = [...names].toSorted().join(" ");
        if (settled.get(path) === wanted) return [[path, statements]];
        const left = shake(statements, names);
        if (isSame(left, statements)) settled.set(path, wanted);
        return [[path, left]];
      }),
    );
    count = 0;
    for (const statements of modules.values()) for (const { imported } of statements) count += 1 + imported.length;
  }
  const used = usedNames([...asked, ...modules]);
  return Object.fromEntries(
    [...modules].map(([path, statements]) => [
      path,
      joinStatements(hideUnused(statements, used.get(path) ?? new Set())),
    ]),
  );
}

const isSame = (one: readonly Statement[], other: readonly Statement[]): boolean =>
  one.length === other.length && one.every((statement, at) => statement === other[at]);

/** What other files use of each file: names, or `*` for all of it. A file nobody imports is missing. */
function usedNames(modules: readonly (readonly [string, readonly Statement[]])[]): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>();
  const use = (path: string, name: string): void => void used.set(path, (used.get(path) ?? new Set()).add(name));
  for (const [path, statements] of modules) {
    for (const { from, imported, whole } of statements) {
      if (from?.startsWith(".") === true) for (const { name } of imported) use(resolvePath(path, from), name);
      for (const target of whole) use(resolvePath(path, target), "*");
    }
  }
  return used;
}

/** The statements of a file without those that neither another file nor another statement uses. */
function shake(statements: readonly Statement[], used: ReadonlySet<string>): readonly Statement[] {
  const isUsedBeside = (name: string, own: Statement): boolean =>
    statements.some((other) => other !== own && other.from === null && other.words.has(name));
  return statements.flatMap((statement) => {
    if (statement.from !== null) return keepImported(statement, (local) => isUsedBeside(local, statement)) ?? [];
    const { declares, isExported } = statement;
    if (declares === null || isUsedBeside(declares, statement)) return statement;
    return isExported && (used.has(declares) || used.has("*")) ? statement : [];
  });
}

function hideUnused(statements: readonly Statement[], used: ReadonlySet<string>): readonly Statement[] {
  return statements.map((statement) => {
    const { declares, isExported } = statement;
    const isSeen = declares === null || used.has(declares) || used.has("*");
    return isExported && !isSeen ? withoutExport(statement) : statement;
  });
}

function statementsOf(path: string, text: string): readonly Statement[] {
  // What was written for one app is not kept.
  if (TEMPLATES[path] !== text) return splitStatements(text);
  const known = split.get(path);
  if (known !== undefined) return known;
  const statements = splitStatements(text);
  split.set(path, statements);
  return statements;
}

/** Only the imports of a file, which need not be formatted: it may be a person's. Reads the text once, whatever is in it. */
function splitImports(text: string): readonly Statement[] {
  const ended = text.split(";").slice(0, -1).flatMap(importAtEnd);
  const found = [...ended, ...(text.match(/import\("[^"]+"\)/g) ?? [])];
  return splitStatements(found.map((one) => one.replace(/\s+/g, " ")).join("\n"));
}

/** The import that ends a piece of a file, before its semicolon. */
function importAtEnd(piece: string): string[] {
  const begin = piece.search(/^(?:import|export)\b/m);
  if (begin === -1) return [];
  const statement = piece.slice(begin);
  if (/ from "[^"]+"$/.test(statement)) return [`${statement};`];
  const [plain] = /^import "[^"]+"(?![^])/m.exec(statement) ?? [];
  return plain === undefined ? [] : [`${plain};`];
}
