import { parseAppSpec } from "@sayhey/appspec";
import type { FunctionOutput } from "@sayhey/contract/functions";
import FileCode from "lucide-react/icons/file-code-2";
import { useMemo } from "react";
import { useEditor } from "../editor/editor-context.tsx";
import classes from "./history.module.css";
import { VisualDiff } from "./visual-diff.tsx";

const FILE_WORDS = { added: "New file", changed: "Changed file", removed: "Restored" } as const;

interface VersionChangesProps {
  before: number;
  after: number;
  shown: FunctionOutput<"project-version">;
  /** The comparison before this one, shown until it is there. */
  isStale: boolean;
}

/** What is different between two versions, in words and to look at. */
export function VersionChanges({ before, after, shown, isStale }: VersionChangesProps) {
  const { spec } = useEditor();
  const pages = useMemo(
    () =>
      parseAppSpec(shown.spec).pages.flatMap(({ path, title, nav }) => (nav || path === "/" ? [{ path, title }] : [])),
    [shown],
  );
  return (
    <div className={classes.between} data-stale={isStale}>
      <section aria-label="What changed">
        {shown.changes.length + shown.files.length === 0 ? (
          <p className={classes.note}>{before === after ? "This is where it began." : "Nothing is different."}</p>
        ) : (
          <ul className={classes.changes}>
            {shown.changes.map((line) => (
              <li key={line}>{line}</li>
            ))}
            {shown.files.map(({ path, change }) => (
              <li key={path}>
                <FileCode size={15} aria-hidden="true" /> {FILE_WORDS[change]} <code>{path}</code>
              </li>
            ))}
          </ul>
        )}
      </section>
      {shown.origin === null || shown.comparedOrigin === null ? null : (
        <VisualDiff
          before={{ version: before, name: spec.identity.name, origin: shown.comparedOrigin }}
          after={{ version: after, name: spec.identity.name, origin: shown.origin }}
          pages={pages}
        />
      )}
    </div>
  );
}
