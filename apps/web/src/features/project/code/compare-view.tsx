import { MergeView, unifiedMergeView } from "@codemirror/merge";
import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { useEffect, useRef } from "react";
import { viewExtensions } from "./editor-setup.ts";
import classes from "./code.module.css";

interface CompareViewProps {
  path: string;
  before: string;
  after: string;
  /** Side by side; else one below the other. */
  wide: boolean;
  labels: readonly [before: string, after: string];
}

/** Two texts of a file beside each other, with what differs; lines that are alike are folded. */
export function CompareView({ path, before, after, wide, labels }: CompareViewProps) {
  const host = useRef<HTMLDivElement>(null);
  const [nameBefore, nameAfter] = labels;
  useEffect(() => {
    if (host.current === null) return undefined;
    const named = (label: string) => [
      viewExtensions(path),
      EditorState.readOnly.of(true),
      EditorView.contentAttributes.of({ "aria-label": `${label}: ${path}`, tabindex: "0" }),
    ];
    const collapseUnchanged = { margin: 3, minSize: 6 };
    const view = wide
      ? new MergeView({
          parent: host.current,
          a: { doc: before, extensions: named(nameBefore) },
          b: { doc: after, extensions: named(nameAfter) },
          collapseUnchanged,
          gutter: true,
        })
      : new EditorView({
          parent: host.current,
          doc: after,
          extensions: [
            named(`${nameBefore} and ${nameAfter}`),
            unifiedMergeView({ original: before, mergeControls: false, collapseUnchanged, gutter: true }),
          ],
        });
    return () => view.destroy();
  }, [path, before, after, wide, nameBefore, nameAfter]);
  return (
    <div className={classes.compare}>
      <div className={classes.compareHead} data-wide={wide}>
        <span data-side="before">{nameBefore}</span>
        <span data-side="after">{nameAfter}</span>
      </div>
      <div ref={host} className={classes.compareBody} />
    </div>
  );
}
