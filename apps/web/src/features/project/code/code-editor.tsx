import { setDiagnostics, type Diagnostic } from "@codemirror/lint";
import { historyField } from "@codemirror/commands";
import { EditorSelection, EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import type { SourceProblem } from "@sayhey/contract/functions/override";
import { useEffect, useEffectEvent, useRef } from "react";
import { editExtensions, viewExtensions } from "./editor-setup.ts";
import classes from "./code.module.css";

/** What is kept of a file that is not shown: its text, its cursor, and what can be undone. */
const HISTORY = { history: historyField };

/** Places that were gone to: one is gone to once. */
const went = new WeakSet<object>();

/** Where the cursor stands; both count from 1. */
export interface Place {
  line: number;
  column: number;
}

interface CodeEditorProps {
  path: string;
  text: string;
  readOnly: boolean;
  problems: readonly SourceProblem[];
  /** A line to go to; another object goes there again. */
  goTo: { line: number; column?: number; length?: number } | null;
  /** States of files that were open before, with their history of undoing. */
  states: Map<string, EditorState>;
  onChange: (text: string) => void;
  onSave: () => void;
  onPlace: (place: Place) => void;
}

/** Edits one file. Give it the path as its key: what was typed and can be undone stays with `states`. */
export function CodeEditor({
  path,
  text,
  readOnly,
  problems,
  goTo,
  states,
  onChange,
  onSave,
  onPlace,
}: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const changed = useEffectEvent(onChange);
  const saved = useEffectEvent(onSave);
  const placed = useEffectEvent(onPlace);
  const firstText = useEffectEvent(() => text);

  useEffect(() => {
    if (host.current === null) return undefined;
    const extensions = [
      viewExtensions(path),
      editExtensions({ label: `Source of ${path}`, readOnly, onSave: () => saved() }),
      EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
        if (docChanged) changed(state.doc.toString());
        if (docChanged || selectionSet) {
          const { head } = state.selection.main;
          const line = state.doc.lineAt(head);
          placed({ line: line.number, column: head - line.from + 1 });
        }
      }),
    ];
    const doc = firstText();
    const before = states.get(path);
    const kept = before !== undefined && before.doc.toString() === doc ? before.toJSON(HISTORY) : null;
    const fresh = new EditorView({
      parent: host.current,
      state:
        kept === null ? EditorState.create({ doc, extensions }) : EditorState.fromJSON(kept, { extensions }, HISTORY),
    });
    view.current = fresh;
    if (kept !== null)
      fresh.dispatch({ effects: EditorView.scrollIntoView(fresh.state.selection.main.head, { y: "center" }) });
    return () => {
      states.set(path, fresh.state);
      view.current = null;
      fresh.destroy();
    };
  }, [path, readOnly, states]);

  // What changed elsewhere is taken over as one step that can be undone; the cursor stays in the line it is in.
  useEffect(() => {
    const editor = view.current;
    if (editor === null) return;
    const changes = replacedPart(editor.state.doc.toString(), text);
    if (changes !== null) editor.dispatch({ changes });
  }, [text]);

  useEffect(() => {
    const editor = view.current;
    if (editor !== null) editor.dispatch(setDiagnostics(editor.state, diagnosticsOf(editor.state, problems)));
  }, [problems, path]);

  useEffect(() => {
    const editor = view.current;
    if (editor === null || goTo === null || went.has(goTo)) return;
    went.add(goTo);
    const { doc } = editor.state;
    const line = doc.line(Math.min(Math.max(1, goTo.line), doc.lines));
    const from = Math.min(line.from + (goTo.column ?? 0), line.to);
    const to = Math.min(from + (goTo.length ?? 0), line.to);
    editor.dispatch({
      selection: EditorSelection.range(from, to),
      effects: EditorView.scrollIntoView(from, { y: "center" }),
    });
    editor.focus();
  }, [goTo, path]);

  return <div ref={host} className={classes.editor} />;
}

/** What of a text has to be replaced for it to become another one; null where they are the same. */
function replacedPart(before: string, after: string): { from: number; to: number; insert: string } | null {
  if (before === after) return null;
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}

function diagnosticsOf({ doc }: EditorState, problems: readonly SourceProblem[]): Diagnostic[] {
  return problems
    .map(({ line, message }): Diagnostic => {
      const at = doc.line(Math.min(Math.max(1, line), doc.lines));
      const indent = /^\s*/.exec(at.text)?.[0].length ?? 0;
      return { from: at.from + Math.min(indent, at.length), to: at.to, severity: "error", message };
    })
    .sort((a, b) => a.from - b.from);
}
