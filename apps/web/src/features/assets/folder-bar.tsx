import { Button } from "@mantine/core";
import { folderName, folderNames } from "@sayhey/contract/asset-folder";
import ChevronRight from "lucide-react/icons/chevron-right";
import FolderPlus from "lucide-react/icons/folder-plus";
import type { ReactNode } from "react";
import classes from "./folders.module.css";
import { useFolderDrop, type Dragged } from "./use-asset-drag.ts";

interface FolderBarProps {
  folder: string;
  /** The bin is open: it knows no folders. */
  inBin: boolean;
  onOpen: (folder: string) => void;
  onNew: () => void;
  onDrop: (dragged: Dragged, folder: string) => void;
  children: ReactNode;
}

function Crumb({
  path,
  from,
  onOpen,
  onDrop,
}: Pick<FolderBarProps, "onOpen" | "onDrop"> & { path: string; from: string }) {
  const { element, over } = useFolderDrop<HTMLButtonElement>(path, from, onDrop);
  const isHere = path === from;
  return (
    <li>
      <button
        ref={element}
        type="button"
        className={classes.crumb}
        data-over={over || undefined}
        aria-current={isHere ? "page" : undefined}
        onClick={() => onOpen(path)}
      >
        {path === "" ? "All files" : folderName(path)}
      </button>
      {isHere ? null : <ChevronRight size={15} aria-hidden="true" />}
    </li>
  );
}

/** Where in the library one is, and the way back up; files and folders can be dropped on each part of it. */
export function FolderBar({ folder, inBin, onOpen, onNew, onDrop, children }: FolderBarProps) {
  const names = folderNames(folder);
  const paths = ["", ...names.map((_, index) => names.slice(0, index + 1).join("/"))];
  return (
    <div className={classes.bar}>
      {inBin ? (
        <strong className={classes.crumb}>Bin</strong>
      ) : (
        <nav aria-label="Folder path">
          <ol className={classes.crumbs}>
            {paths.map((path) => (
              <Crumb key={path} path={path} from={folder} onOpen={onOpen} onDrop={onDrop} />
            ))}
          </ol>
        </nav>
      )}
      <div className={classes.barEnd}>
        {inBin ? null : (
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            leftSection={<FolderPlus size={16} aria-hidden="true" />}
            onClick={onNew}
          >
            New folder
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
