import X from "lucide-react/icons/x";
import { nameOf } from "./file-tree-model.ts";
import classes from "./file-tabs.module.css";

interface FileTabsProps {
  tabs: readonly string[];
  active: string;
  unsaved: ReadonlySet<string>;
  faulty: ReadonlySet<string>;
  onOpen: (path: string) => void;
  onClose: (path: string) => void;
}

/** The files that are open. */
export function FileTabs({ tabs, active, unsaved, faulty, onOpen, onClose }: FileTabsProps) {
  return (
    <ul className={classes.tabs} aria-label="Open files">
      {tabs.map((path) => (
        <li key={path} data-active={path === active} data-faulty={faulty.has(path)}>
          <button
            type="button"
            aria-current={path === active}
            title={path}
            onClick={() => onOpen(path)}
            onAuxClick={(event) => {
              if (event.button === 1) onClose(path);
            }}
          >
            {nameOf(path)}
            {unsaved.has(path) ? <i role="img" aria-label="not saved" /> : null}
          </button>
          <button
            type="button"
            className={classes.tabClose}
            aria-label={`Close ${nameOf(path)}`}
            onClick={() => onClose(path)}
          >
            <X size={13} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
