import type { EditorState } from "@codemirror/state";
import { useMemo, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import { draftPaths, keepDraft, readDraft, type Draft } from "./drafts.ts";

/** A place in a file. */
export interface SourcePlace {
  path: string;
  line: number;
  column?: number;
  length?: number;
}

/** Pause after which what was typed is written down, ms. */
const KEEP_MS = 300;

/** What is open of one project's source. It outlives the mode, so that coming back finds everything as it was. */
class Workspace {
  readonly projectId: string;
  /** Texts, cursors and undoing of files that are not shown. */
  readonly states = new Map<string, EditorState>();
  #tabs: readonly string[] = [];
  #drafts = new Map<string, Draft>();
  #goTo: SourcePlace | null = null;
  #listeners = new Set<() => void>();
  #unkept = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #snapshot: Snapshot;

  constructor(projectId: string) {
    this.projectId = projectId;
    for (const path of draftPaths(projectId)) {
      const draft = readDraft(projectId, path);
      if (draft !== null) this.#drafts.set(path, draft);
    }
    this.#tabs = [...this.#drafts.keys()];
    this.#snapshot = this.#take();
    addEventListener("pagehide", () => this.keep());
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  read = (): Snapshot => this.#snapshot;

  open(path: string): void {
    if (!this.#tabs.includes(path)) this.#tabs = [...this.#tabs, path];
    this.#tell();
  }
  goTo(place: SourcePlace): void {
    this.#goTo = place;
    this.open(place.path);
  }
  close(path: string): void {
    this.#tabs = this.#tabs.filter((tab) => tab !== path);
    this.#tell();
  }
  /** Keeps a text that is not saved; null forgets it. */
  draft(path: string, draft: Draft | null): void {
    const kept = draft === null || draft.text === draft.from ? null : draft;
    if (kept === null) this.#drafts.delete(path);
    else this.#drafts.set(path, kept);
    this.#unkept.add(path);
    this.#timer ??= setTimeout(() => this.keep(), KEEP_MS);
    this.#tell();
  }
  /** Writes what was typed last to where it survives a reload. */
  keep(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const path of this.#unkept) keepDraft(this.projectId, path, this.#drafts.get(path) ?? null);
    this.#unkept.clear();
  }

  #take(): Snapshot {
    return { tabs: this.#tabs, drafts: new Map(this.#drafts), goTo: this.#goTo };
  }
  #tell(): void {
    this.#snapshot = this.#take();
    for (const listener of this.#listeners) listener();
  }
}

interface Snapshot {
  tabs: readonly string[];
  drafts: ReadonlyMap<string, Draft>;
  goTo: SourcePlace | null;
}

/** `src/app.tsx:12` as a place. */
function placeOf(text: string): SourcePlace {
  const at = text.lastIndexOf(":");
  return { path: text.slice(0, at), line: Number(text.slice(at + 1)) };
}

const workspaces = new Map<string, Workspace>();

/** The source that is open of a project; `active` is the file shown, kept in the address. */
export function useWorkspace(projectId: string) {
  const [search, setSearch] = useSearchParams();
  const workspace = useMemo(() => {
    const known = workspaces.get(projectId) ?? new Workspace(projectId);
    workspaces.set(projectId, known);
    return known;
  }, [projectId]);
  const { tabs, drafts, goTo } = useSyncExternalStore(workspace.subscribe, workspace.read);
  const named = search.get("file");
  const active = named ?? tabs.at(-1) ?? null;
  const line = Number(search.get("line") ?? Number.NaN);
  // Another mode leads to a line of a file by the address.
  const askedPlace = named === null || !Number.isInteger(line) ? null : `${named}:${line}`;
  const asked = useMemo(() => (askedPlace === null ? null : placeOf(askedPlace)), [askedPlace]);
  const show = (path: string | null): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (path === null) after.delete("file");
        else after.set("file", path);
        after.delete("line");
        return after;
      },
      { replace: true },
    );
  return {
    workspace,
    tabs: active === null || tabs.includes(active) ? tabs : [...tabs, active],
    drafts,
    goTo: asked ?? goTo,
    active,
    open(path: string): void {
      workspace.open(path);
      show(path);
    },
    goToPlace(place: SourcePlace): void {
      workspace.goTo(place);
      show(place.path);
    },
    close(path: string): void {
      const at = tabs.indexOf(path);
      workspace.close(path);
      if (path === active) show(tabs[at + 1] ?? tabs[at - 1] ?? null);
    },
  };
}
