import { ActionIcon, TextInput, Tooltip } from "@mantine/core";
import type { SourceEntry } from "@sayhey/contract/functions/code";
import ChevronRight from "lucide-react/icons/chevron-right";
import FileCode from "lucide-react/icons/file-code";
import FileImage from "lucide-react/icons/file-image";
import FileJson from "lucide-react/icons/file-json";
import FileText from "lucide-react/icons/file-text";
import FilePlus from "lucide-react/icons/file-plus";
import FolderClosed from "lucide-react/icons/folder";
import FolderOpen from "lucide-react/icons/folder-open";
import Paintbrush from "lucide-react/icons/paintbrush";
import Search from "lucide-react/icons/search";
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { foldersAbove, treeRows, type FileMark, type TreeRow } from "./file-tree-model.ts";
import classes from "./file-tree.module.css";

const MARKS: Record<Exclude<FileMark, null>, { letter: string; words: string }> = {
  error: { letter: "!", words: "has an error" },
  conflict: { letter: "≠", words: "is in conflict with the generated file" },
  changed: { letter: "M", words: "changed by hand" },
  own: { letter: "A", words: "added by hand" },
};

function Glyph({ row: { kind, open, name } }: { row: TreeRow }) {
  const look = { size: 16, "aria-hidden": true, className: classes.icon };
  if (kind === "folder") return open ? <FolderOpen {...look} /> : <FolderClosed {...look} />;
  if (/\.(?:tsx?|js|html)$/.test(name)) return <FileCode {...look} />;
  if (name.endsWith(".css")) return <Paintbrush {...look} />;
  if (/\.(?:json|webmanifest)$/.test(name)) return <FileJson {...look} />;
  return name.endsWith(".svg") ? <FileImage {...look} /> : <FileText {...look} />;
}

/** What a row's mark says, in words. */
const saysOf = ({ kind, mark }: TreeRow): string => {
  if (mark === null) return "";
  return kind === "file"
    ? MARKS[mark].words
    : `holds a file that ${mark === "changed" || mark === "own" ? "was " : ""}${MARKS[mark].words}`;
};

function Row({ row, unsaved, isFocus }: { row: TreeRow; unsaved: boolean; isFocus: boolean }) {
  const mark = row.mark === null ? null : MARKS[row.mark];
  return (
    <>
      <span className={classes.indent} style={{ width: (row.level - 1) * 14 }} />
      <span className={classes.twist} data-open={row.open}>
        {row.kind === "folder" ? <ChevronRight size={14} aria-hidden="true" /> : null}
      </span>
      <Glyph row={row} />
      <span className={classes.name} data-focus={isFocus}>
        {row.name}
      </span>
      {unsaved ? <i className={classes.unsaved} aria-hidden="true" /> : null}
      {mark === null ? null : (
        <abbr className={classes.mark} data-mark={row.mark} title={saysOf(row)} aria-hidden="true">
          {row.kind === "folder" ? "•" : mark.letter}
        </abbr>
      )}
    </>
  );
}

interface FileTreeProps {
  files: readonly SourceEntry[];
  active: string | null;
  /** Paths of files with an error. */
  faulty: ReadonlySet<string>;
  /** Paths of files with a text that is not saved. */
  unsaved: ReadonlySet<string>;
  onOpen: (path: string) => void;
  onNew: () => void;
}

const FIRST_OPEN = ["src", "src/pages"];

/** The files of the app as a tree: opened by a click, or by arrow keys and Enter. */
export function FileTree({ files, active, faulty, unsaved, onOpen, onNew }: FileTreeProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(FIRST_OPEN));
  const [filter, setFilter] = useState("");
  const [focus, setFocus] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const rows = useMemo(() => treeRows(files, { open, filter, faulty }), [files, open, filter, faulty]);
  const current = rows.find(({ path }) => path === (focus ?? active))?.path ?? rows[0]?.path ?? null;

  const [shown, setShown] = useState<string | null>(null);
  if (active !== shown) {
    setShown(active);
    if (active !== null) setOpen(new Set([...open, ...foldersAbove(active)]));
  }
  useEffect(() => {
    if (active !== null) itemOf(list.current, active)?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const toggle = (path: string, wanted = !open.has(path)): void => {
    const next = new Set(open);
    if (wanted) next.add(path);
    else next.delete(path);
    setOpen(next);
  };
  const go = (path: string | undefined): void => {
    if (path === undefined) return;
    setFocus(path);
    itemOf(list.current, path)?.focus();
  };
  const act = (row: TreeRow): void => {
    setFocus(row.path);
    if (row.kind === "folder") toggle(row.path);
    else onOpen(row.path);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const index = rows.findIndex(({ path }) => path === current);
    const row = rows[index];
    if (row === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const isOpenFolder = row.kind === "folder" && row.open;
    const keys: Record<string, () => void> = {
      ArrowDown: () => go(rows[index + 1]?.path),
      ArrowUp: () => go(rows[index - 1]?.path),
      Home: () => go(rows[0]?.path),
      End: () => go(rows.at(-1)?.path),
      ArrowRight: () => (row.kind === "folder" && !row.open ? toggle(row.path, true) : go(rows[index + 1]?.path)),
      ArrowLeft: () =>
        isOpenFolder
          ? toggle(row.path, false)
          : go(rows.slice(0, index).findLast(({ level }) => level < row.level)?.path),
      Enter: () => act(row),
      " ": () => act(row),
    };
    const key = keys[event.key];
    if (key === undefined) return;
    event.preventDefault();
    key();
  };

  return (
    <div className={classes.files}>
      <div className={classes.head}>
        <TextInput
          size="xs"
          aria-label="Filter files"
          placeholder="Filter files"
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "ArrowDown") {
              event.preventDefault();
              go(rows[0]?.path);
            }
            if (event.key === "Escape") setFilter("");
          }}
          leftSection={<Search size={14} aria-hidden="true" />}
          className={classes.filter ?? ""}
        />
        <Tooltip label="New file">
          <ActionIcon aria-label="New file" onClick={onNew}>
            <FilePlus size={17} />
          </ActionIcon>
        </Tooltip>
      </div>
      {rows.length === 0 ? <p className={classes.none}>No file of this name.</p> : null}
      <ul ref={list} role="tree" aria-label="Files of the app" className={classes.tree} onKeyDown={onKeyDown}>
        {rows.map((row) => (
          <li
            key={row.path}
            role="treeitem"
            data-path={row.path}
            aria-label={[row.name, saysOf(row), unsaved.has(row.path) ? "not saved" : ""].filter(Boolean).join(", ")}
            aria-level={row.level}
            aria-selected={row.path === active}
            {...(row.kind === "folder" && { "aria-expanded": row.open })}
            tabIndex={row.path === current ? 0 : -1}
            onClick={() => act(row)}
            className={classes.row}
          >
            <Row row={row} unsaved={unsaved.has(row.path)} isFocus={row.path === current} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const itemOf = (list: HTMLElement | null, path: string): HTMLElement | null =>
  list?.querySelector(`[data-path="${CSS.escape(path)}"]`) ?? null;
