import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

/** Colours are variables of code.module.css, so that they follow the scheme without a word. */
const highlight = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword, tags.moduleKeyword], color: "var(--code-keyword)" },
  { tag: [tags.string, tags.special(tags.string), tags.regexp, tags.attributeValue], color: "var(--code-string)" },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.unit, tags.color], color: "var(--code-number)" },
  { tag: [tags.comment, tags.meta], color: "var(--code-comment)", fontStyle: "italic" },
  { tag: [tags.typeName, tags.className, tags.namespace, tags.tagName], color: "var(--code-type)" },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.labelName],
    color: "var(--code-function)",
  },
  { tag: [tags.propertyName, tags.attributeName], color: "var(--code-property)" },
  { tag: [tags.heading, tags.strong], fontWeight: "700" },
  { tag: tags.emphasis, fontStyle: "italic" },
  { tag: [tags.link, tags.url], textDecoration: "underline" },
  { tag: tags.invalid, color: "var(--sh-chili-text)" },
]);

const theme = EditorView.theme({
  "&": { height: "100%", fontSize: "13px", color: "var(--mantine-color-text)", backgroundColor: "transparent" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": {
    fontFamily: "var(--mantine-font-family-monospace)",
    lineHeight: "1.6",
    fontVariantLigatures: "none",
    overflow: "auto",
  },
  ".cm-content": { caretColor: "var(--mantine-color-text)", padding: "8px 0 40px" },
  ".cm-cursor, .cm-dropCursor": { borderLeftColor: "var(--sh-coral)", borderLeftWidth: "2px" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground, .cm-content ::selection":
    { backgroundColor: "var(--code-selection)", color: "inherit" },
  ".cm-gutters": {
    backgroundColor: "var(--sh-surface)",
    color: "var(--code-line-number)",
    border: "0",
    paddingLeft: "4px",
  },
  ".cm-activeLine": { backgroundColor: "var(--code-active)" },
  ".cm-activeLineGutter": { backgroundColor: "var(--code-active)", color: "var(--mantine-color-text)" },
  ".cm-selectionMatch": { backgroundColor: "var(--code-match)" },
  "&.cm-focused .cm-matchingBracket": {
    backgroundColor: "var(--code-match)",
    outline: "1px solid var(--sh-line-strong)",
  },
  ".cm-foldPlaceholder": {
    padding: "0 6px",
    border: "0",
    color: "inherit",
    backgroundColor: "var(--sh-sunken)",
  },
  ".cm-panels": {
    color: "var(--mantine-color-text)",
    backgroundColor: "var(--sh-sunken)",
    fontFamily: "var(--mantine-font-family)",
  },
  ".cm-panels.cm-panels-bottom": { borderTop: "1px solid var(--sh-line)" },
  ".cm-panel.cm-search": { padding: "8px 36px 8px 10px" },
  ".cm-panel.cm-search label": { display: "inline-flex", alignItems: "center", gap: "4px", fontSize: "13px" },
  ".cm-textfield": {
    padding: "5px 8px",
    border: "1px solid var(--sh-line-strong)",
    borderRadius: "8px",
    fontSize: "13px",
    color: "inherit",
    backgroundColor: "var(--sh-surface)",
  },
  ".cm-button": {
    padding: "5px 10px",
    border: "1px solid var(--sh-line-strong)",
    borderRadius: "8px",
    fontSize: "13px",
    color: "inherit",
    backgroundColor: "var(--sh-surface)",
    backgroundImage: "none",
  },
  ".cm-panel.cm-search [name=close]": { right: "8px", fontSize: "20px", color: "inherit" },
  ".cm-searchMatch": { backgroundColor: "var(--code-match)", outline: "1px solid var(--sh-line-strong)" },
  ".cm-searchMatch-selected": { backgroundColor: "var(--sh-sun)", color: "var(--sh-ink)" },
  ".cm-tooltip": {
    border: "1px solid var(--sh-line)",
    borderRadius: "10px",
    overflow: "hidden",
    color: "var(--mantine-color-text)",
    backgroundColor: "var(--sh-surface)",
    fontFamily: "var(--mantine-font-family)",
    fontSize: "13px",
  },
  ".cm-diagnostic-error": { borderLeft: "3px solid var(--sh-chili-text)" },
  ".cm-lintRange-error": {
    backgroundImage: "none",
    textDecoration: "underline wavy var(--sh-chili-text) 1px",
    textUnderlineOffset: "3px",
  },
  ".cm-changedLine, &.cm-merge-b .cm-changedLine": { backgroundColor: "var(--code-added)" },
  "&.cm-merge-a .cm-changedLine, .cm-deletedChunk": { backgroundColor: "var(--code-removed)" },
  "&.cm-merge-b .cm-changedText, .cm-changedText": { background: "var(--code-added-text)" },
  "&.cm-merge-a .cm-changedText, .cm-deletedChunk .cm-deletedText": { background: "var(--code-removed-text)" },
  ".cm-collapsedLines::before, .cm-collapsedLines::after": { content: '"…" !important', margin: "0 6px" },
  ".cm-collapsedLines": {
    padding: "4px 12px",
    color: "var(--mantine-color-dimmed)",
    background: "var(--sh-sunken)",
    fontFamily: "var(--mantine-font-family)",
  },
});

/** How code looks: type, colours, and those of its kinds of words. */
export const EDITOR_LOOK: Extension = [theme, syntaxHighlighting(highlight)];
