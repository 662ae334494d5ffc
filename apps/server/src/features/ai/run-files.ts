import type { AppSpec } from "@sayhey/appspec";
import { changeOverride, generateApp } from "@sayhey/codegen";
import { AppError } from "@sayhey/contract/app-error";
import { overridePathSchema, overrideTextSchema, type FileOverride } from "@sayhey/contract/override";
import type { SourceTree } from "@sayhey/contract/source-tree";
import type { ProjectFiles } from "@sayhey/planner/model";

/** Lines a search answers at most. */
const HITS = 40;
const LINE_LENGTH = 200;

/** The files of one project as a run changes them; nothing reaches the database before the run is kept. */
export interface RunFiles extends ProjectFiles {
  readonly overrides: FileOverride[];
}

/** @param present the AppSpec as the run has changed it so far */
export function openRunFiles(start: FileOverride[], present: () => AppSpec): RunFiles {
  // The same list until a file is changed: that is how a run that only answered is told from one that did.
  let overrides = start;
  const tree = (): SourceTree => generateApp(present(), overrides).tree;
  const fileOf = (path: string): string => {
    const all = tree();
    const text = Object.hasOwn(all, path) ? all[path] : undefined;
    if (text === undefined) throw new AppError("not-found", `There is no file ${path.slice(0, 120)}.`);
    return text;
  };
  return {
    get overrides() {
      return overrides;
    },
    search: async (text) => {
      const hits: string[] = [];
      for (const [path, content] of Object.entries(tree())) {
        if (!overridePathSchema.safeParse(path).success) continue;
        for (const [index, line] of content.split("\n").entries()) {
          if (hits.length < HITS && line.includes(text))
            hits.push(`${path}:${index + 1} ${line.trim().slice(0, LINE_LENGTH)}`);
        }
      }
      return hits.length === 0 ? "No file holds this." : hits.join("\n");
    },
    mark: () => {
      const then = overrides;
      return () => {
        overrides = then;
      };
    },
    read: async (path) => fileOf(path),
    replace: async (path, find, replacement) => {
      const readable = overridePathSchema.safeParse(path);
      if (!readable.success)
        throw new AppError("forbidden", readable.error.issues[0]?.message ?? "This file cannot be changed.");
      const text = fileOf(path);
      const at = text.indexOf(find);
      if (at < 0)
        throw new AppError("not-found", `This stands nowhere in ${path}. Read the file and copy it word for word.`);
      if (text.includes(find, at + 1))
        throw new AppError("conflict", `This stands in ${path} more than once. Take more of the lines around it.`);
      const next = overrideTextSchema.safeParse(text.slice(0, at) + replacement + text.slice(at + find.length));
      if (!next.success)
        throw new AppError("too-large", next.error.issues[0]?.message ?? "The file would be too large.");
      overrides = changeOverride(present(), overrides, { path, text: next.data });
    },
  };
}
