import type { SourceEntry } from "@sayhey/contract/functions/code";
import { nameOf } from "./file-tree-model.ts";
import classes from "./code.module.css";

const MOST = 6;

/** What the editor says while no file is open: where to begin. */
export function NoFile({ files, onOpen }: { files: readonly SourceEntry[]; onOpen: (path: string) => void }) {
  const changed = files.filter(({ state }) => state !== "generated");
  const pages = files.filter(({ path }) => /^src\/(?:pages\/[^/]+\.tsx|theme\.css)$/.test(path));
  const offered = changed.length > 0 ? changed : pages;
  return (
    <div className={classes.empty}>
      <h2>Your app’s source</h2>
      <p>
        {files.length} files, all yours. Change any file under src or public: it stays as you wrote it, and what you
        edit elsewhere is still merged into it.
      </p>
      <p className={classes.offer}>{changed.length > 0 ? "Changed by hand:" : "Good places to begin:"}</p>
      <ul>
        {offered.slice(0, MOST).map(({ path }) => (
          <li key={path}>
            <button type="button" onClick={() => onOpen(path)}>
              <strong>{nameOf(path)}</strong>
              <span>{path}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
