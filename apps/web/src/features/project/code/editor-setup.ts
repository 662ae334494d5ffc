import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { css } from "@codemirror/lang-css";
import { html } from "@codemirror/lang-html";
import { javascript } from "@codemirror/lang-javascript";
import { json } from "@codemirror/lang-json";
import { markdown } from "@codemirror/lang-markdown";
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, indentUnit } from "@codemirror/language";
import { lintGutter, lintKeymap } from "@codemirror/lint";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { EditorState, type Extension } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  rectangularSelection,
} from "@codemirror/view";
import { EDITOR_LOOK } from "./editor-look.ts";

/** Milliseconds after Escape in which Tab leaves the editor instead of indenting. */
const LEAVE_MS = 3000;

/** The language of a file, by its ending. */
export function languageOf(path: string): { name: string; support: Extension } {
  const ending = path.slice(path.lastIndexOf(".") + 1);
  switch (ending) {
    case "ts":
      return { name: "TypeScript", support: javascript({ typescript: true }) };
    case "tsx":
      return { name: "TypeScript React", support: javascript({ typescript: true, jsx: true }) };
    case "js":
      return { name: "JavaScript", support: javascript() };
    case "css":
      return { name: "CSS", support: css() };
    case "json":
    case "webmanifest":
      return { name: "JSON", support: json() };
    case "html":
    case "svg":
    case "xml":
      return { name: ending.toUpperCase(), support: html() };
    case "md":
      return { name: "Markdown", support: markdown() };
    default:
      return { name: "Text", support: [] };
  }
}

/** What every view of code has, edited or compared. */
export function viewExtensions(path: string): Extension[] {
  return [lineNumbers(), foldGutter(), EditorView.lineWrapping, languageOf(path).support, EDITOR_LOOK];
}

/** What the editor has besides. `label` names it for screen readers. */
export function editExtensions(options: { label: string; readOnly: boolean; onSave: () => void }): Extension[] {
  return [
    history(),
    drawSelection(),
    rectangularSelection(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    highlightSelectionMatches(),
    indentOnInput(),
    indentUnit.of("  "),
    bracketMatching(),
    search({ top: false }),
    lintGutter(),
    EditorState.readOnly.of(options.readOnly),
    EditorView.contentAttributes.of({
      "aria-label": options.label,
      tabindex: "0",
      spellcheck: "false",
      autocapitalize: "off",
    }),
    keymap.of([
      { key: "Mod-s", preventDefault: true, run: () => (options.onSave(), true) },
      // Tab indents; after Escape it goes on to what comes next on the page.
      { key: "Escape", run: (view) => (view.setTabFocusMode(LEAVE_MS), false) },
      indentWithTab,
      ...defaultKeymap,
      ...historyKeymap,
      ...searchKeymap,
      ...foldKeymap,
      ...lintKeymap,
    ]),
  ];
}
