import type { SourceEntry, SourceState } from "@sayhey/contract/functions/code";

/** What a file or a folder of the tree says of itself; for a folder, of the gravest in it. */
export type FileMark = "error" | "conflict" | "changed" | "own" | null;

/** One row of the file tree. */
export interface TreeRow {
  path: string;
  name: string;
  /** 1 for the rows at the top. */
  level: number;
  kind: "folder" | "file";
  /** Of a folder. */
  open: boolean;
  mark: FileMark;
}

interface Folder {
  path: string;
  name: string;
  folders: Map<string, Folder>;
  files: SourceEntry[];
}

const WEIGHT: FileMark[] = [null, "own", "changed", "conflict", "error"];
const STATE_MARK: Record<SourceState, FileMark> = {
  generated: null,
  own: "own",
  changed: "changed",
  conflict: "conflict",
  block: "own",
};

/**
 * The rows that a file tree shows: folders before files, both by name. With a filter, every file whose path holds all of its words,
 * and the folders of these; else what lies in open folders.
 */
export function treeRows(
  files: readonly SourceEntry[],
  options: { open: ReadonlySet<string>; filter: string; faulty: ReadonlySet<string> },
): TreeRow[] {
  const words = options.filter.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = files.filter(({ path }) => words.every((word) => path.toLowerCase().includes(word)));
  const root: Folder = { path: "", name: "", folders: new Map(), files: [] };
  for (const file of shown) {
    const parts = file.path.split("/");
    parts.pop();
    let folder = root;
    for (const part of parts) {
      const path = folder.path === "" ? part : `${folder.path}/${part}`;
      let next = folder.folders.get(part);
      if (next === undefined) folder.folders.set(part, (next = { path, name: part, folders: new Map(), files: [] }));
      folder = next;
    }
    folder.files.push(file);
  }
  const markOf = ({ path, state }: SourceEntry): FileMark => (options.faulty.has(path) ? "error" : STATE_MARK[state]);
  const rows: TreeRow[] = [];
  const walk = (folder: Folder, level: number): FileMark => {
    let gravest: FileMark = null;
    const note = (mark: FileMark): void => {
      if (WEIGHT.indexOf(mark) > WEIGHT.indexOf(gravest)) gravest = mark;
    };
    for (const inner of [...folder.folders.values()].sort((a, b) => byName(a.name, b.name))) {
      const open = words.length > 0 || options.open.has(inner.path);
      const row: TreeRow = { path: inner.path, name: inner.name, level, kind: "folder", open, mark: null };
      const at = rows.push(row);
      row.mark = walk(inner, level + 1);
      note(row.mark);
      if (!open) rows.length = at;
    }
    for (const file of [...folder.files].sort((a, b) => byName(nameOf(a.path), nameOf(b.path)))) {
      const mark = markOf(file);
      note(mark);
      rows.push({
        path: file.path,
        name: file.path.slice(file.path.lastIndexOf("/") + 1),
        level,
        kind: "file",
        open: false,
        mark,
      });
    }
    return gravest;
  };
  walk(root, 1);
  return rows;
}

/** Every folder above a path. */
export function foldersAbove(path: string): string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

/** The last part of a path; of a block of one's own with its folder, since all of their files are called the same. */
export const nameOf = (path: string): string =>
  path.slice(
    (path.startsWith("src/custom/") ? path.lastIndexOf("/", path.lastIndexOf("/") - 1) : path.lastIndexOf("/")) + 1,
  );

const byName = (a: string, b: string): number => a.localeCompare(b, "en", { numeric: true });
