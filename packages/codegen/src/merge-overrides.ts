import type { FileOverride, OverrideConflict } from "@sayhey/contract/override";
import { diff3Merge } from "node-diff3";

/**
 * Text of a file that was changed by hand, after the generator changed it too: both changes, line by line, or null where
 * both touched the same lines. `base` is what the generator wrote when the file was changed.
 */
function mergeText(base: string, text: string, generated: string): string | null {
  if (base === generated || text === generated) return text;
  if (text === base) return generated;
  const lines = (whole: string) => whole.split("\n");
  const regions = diff3Merge(lines(text), lines(base), lines(generated));
  const merged: string[] = [];
  for (const region of regions) {
    if (region.ok === undefined) return null;
    merged.push(...region.ok);
  }
  return merged.join("\n");
}

/** Brings the files of a person together with what the generator writes, file by file. */
export class OverrideMerge {
  readonly conflicts: OverrideConflict[] = [];
  readonly #byPath: ReadonlyMap<string, FileOverride>;
  readonly #merged = new Map<string, string>();

  constructor(overrides: readonly FileOverride[]) {
    this.#byPath = new Map(overrides.map((override) => [override.path, override]));
  }

  has(path: string): boolean {
    return this.#byPath.has(path);
  }

  /** The file at `path` as the person wrote it, if they changed it. */
  written(path: string): string | undefined {
    return this.#byPath.get(path)?.text;
  }

  /** The file at `path`, for which the generator has `generated`. In a conflict it is the person's, and the conflict is noted. */
  text(path: string, generated: string): string {
    const override = this.#byPath.get(path);
    if (override === undefined) return generated;
    const known = this.#merged.get(path);
    if (known !== undefined) return known;
    const { base, text } = override;
    const merged = base === null ? (text === generated ? text : null) : mergeText(base, text, generated);
    if (merged === null) this.conflicts.push({ path, base, text, generated });
    this.#merged.set(path, merged ?? text);
    return merged ?? text;
  }

  /** All of `files` as `text` gives them. */
  texts(files: Record<string, string>): Record<string, string> {
    return Object.fromEntries(Object.entries(files).map(([path, generated]) => [path, this.text(path, generated)]));
  }

  /** Files of the person's own that hold code, which the generator knows nothing of. */
  ownCode(): Record<string, string> {
    const own = [...this.#waiting()].filter(({ path, base }) => base === null && path.startsWith("src/"));
    return Object.fromEntries(own.map(({ path, text }) => [path, text]));
  }

  /** What has not been asked for: files of the person's own, and changed ones the app has no longer, noted as conflicts. */
  rest(): Record<string, string> {
    const files: Record<string, string> = {};
    for (const { path, base, text } of this.#waiting()) {
      files[path] = text;
      if (base !== null) this.conflicts.push({ path, base, text, generated: null });
    }
    return files;
  }

  *#waiting(): Iterable<FileOverride> {
    for (const override of this.#byPath.values()) if (!this.#merged.has(override.path)) yield override;
  }
}
