import { applyOps, parseAppSpec, type AppSpec } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { packagesIn } from "@sayhey/contract/app-packages";
import { LIMITS } from "@sayhey/contract/limits";
import { overridePathSchema, overrideTextSchema, type FileOverride } from "@sayhey/contract/override";
import type { SourceTree } from "@sayhey/contract/source-tree";
import { customBlockAt } from "./custom-source.ts";
import { SPEC_FILE, SPEC_FORMAT } from "./export-tree.ts";
import { generateApp } from "./generate-app.ts";
import { customSourcePath } from "./names.ts";

/** What an exported tree was read as. */
export interface ImportedTree {
  spec: AppSpec;
  /** Every file that is not as the generator writes it, in order of path. */
  overrides: FileOverride[];
  /** Files that were left out, each with the reason. */
  left: { path: string; why: string }[];
}

/** Written last, from what all others use: whatever differs there may follow from what differs elsewhere. */
const FOLLOWS = /^src\/(?:copy\.ts|ui\/icons\.tsx|styles(?:\/|\.css))/;

/**
 * Reads a tree that `exportTree` wrote and somebody may have changed since: the app it was generated from, and all that differs as files
 * changed by hand. Without its `sayhey.json` the app is taken to be `present`.
 *
 * @throws AppError bad-request naming the file that cannot be read, quota beyond the number of changed files
 */
export function importTree(files: SourceTree, present: AppSpec | null): ImportedTree {
  const left: ImportedTree["left"] = [];
  const spec = withSources(readSpec(files[SPEC_FILE], present), files, left);
  const { tree } = generateApp(spec);
  let overrides: FileOverride[] = [];
  for (const [path, given] of Object.entries(files)) {
    const text = given.replaceAll("\r\n", "\n");
    const generated = Object.hasOwn(tree, path) ? (tree[path] ?? null) : null;
    if (path === SPEC_FILE || text === generated || customBlockAt(spec, path) !== undefined) continue;
    if (!overridePathSchema.safeParse(path).success) {
      left.push({
        path,
        why: generated === null ? "Such a file cannot be part of an app." : "This file is always generated.",
      });
      continue;
    }
    const checked = overrideTextSchema.safeParse(text);
    if (!checked.success)
      throw new AppError("bad-request", `${path}: ${checked.error.issues[0]?.message ?? "This file cannot be read."}`);
    overrides.push({ path, base: generated, text });
  }
  // Each is compared with what is generated beside all others, which takes its time.
  if (overrides.length > LIMITS.overrideFiles + 60) throw tooMany(overrides.length);
  overrides.sort((a, b) => Number(FOLLOWS.test(b.path)) - Number(FOLLOWS.test(a.path)) || (a.path < b.path ? -1 : 1));
  // What the generator writes beside the other changes is no change of its own.
  for (const one of overrides) {
    const others = overrides.filter((other) => other !== one);
    const beside = generateApp(spec, others).tree;
    const generated = Object.hasOwn(beside, one.path) ? (beside[one.path] ?? null) : null;
    if (generated === one.text) overrides = others;
    else one.base = generated;
  }
  if (overrides.length > LIMITS.overrideFiles) throw tooMany(overrides.length);
  overrides.sort((a, b) => (a.path < b.path ? -1 : 1));
  const whole = generateApp(spec, overrides).tree;
  for (const path of Object.keys(whole))
    if (!Object.hasOwn(files, path)) left.push({ path, why: "It is missing and is generated again." });
  return { spec, overrides, left };
}

/** The app with the sources of its own blocks as they are in the files; one that may not be so stays as it was. */
function withSources(spec: AppSpec, files: SourceTree, left: ImportedTree["left"]): AppSpec {
  let next = spec;
  for (const { id, source } of spec.customBlocks ?? []) {
    const path = customSourcePath(id);
    const text = Object.hasOwn(files, path) ? files[path]?.replaceAll("\r\n", "\n") : undefined;
    if (text === undefined || text === source) continue;
    try {
      const patch = { source: text, packages: packagesIn([text]) };
      next = applyOps(next, [{ op: "update-custom-block", customBlock: id, patch }]).spec;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      left.push({ path, why: error.message.slice(0, 300) });
    }
  }
  return next;
}

function readSpec(text: string | undefined, present: AppSpec | null): AppSpec {
  if (text === undefined) {
    if (present !== null) return present;
    throw new AppError("bad-request", `${SPEC_FILE}: This file is missing, so this is no app exported from SayHey.`, {
      hint: "Export the app again, or import the files into the project they come from.",
    });
  }
  let about: unknown;
  try {
    about = JSON.parse(text);
  } catch (cause) {
    throw new AppError("bad-request", `${SPEC_FILE}: This is no JSON.`, {
      cause,
      hint: "Undo what was changed in it.",
    });
  }
  const { format, spec } = (typeof about === "object" && about !== null ? about : {}) as Record<string, unknown>;
  if (format !== SPEC_FORMAT)
    throw new AppError("bad-request", `${SPEC_FILE}: It was written by another version of SayHey.`, {
      hint: "Export the app again with this one.",
    });
  try {
    return parseAppSpec(spec);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : "";
    throw new AppError("bad-request", `${SPEC_FILE}: spec: ${why}`.slice(0, 400), {
      cause,
      hint: "Undo what was changed in it.",
    });
  }
}

const tooMany = (count: number): AppError =>
  new AppError("quota", `${count} files differ from what is generated; at most ${LIMITS.overrideFiles} may.`, {
    hint: "Import fewer changes.",
  });
