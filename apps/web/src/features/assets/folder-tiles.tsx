import { ActionIcon, Menu } from "@mantine/core";
import { folderName, folderParent } from "@sayhey/contract/asset-folder";
import Ellipsis from "lucide-react/icons/ellipsis";
import Folder from "lucide-react/icons/folder";
import FolderInput from "lucide-react/icons/folder-input";
import PencilLine from "lucide-react/icons/pencil-line";
import Trash2 from "lucide-react/icons/trash-2";
import type { KeyboardEvent } from "react";
import classes from "./folders.module.css";
import type { AssetFolder } from "./list-assets.ts";
import { useFolderDrop, useLibraryDrag, type Dragged } from "./use-asset-drag.ts";

/** What can be done with a folder. */
export interface FolderActions {
  onOpen: (folder: string) => void;
  onRename: (folder: string) => void;
  onMove: (folder: string) => void;
  onRemove: (folder: string) => void;
  onDrop: (dragged: Dragged, folder: string) => void;
}

function FolderTile({
  folder: { path, files },
  from,
  onDrop,
  ...actions
}: FolderActions & { folder: AssetFolder; from: string }) {
  const name = folderName(path);
  const drag = useLibraryDrag<HTMLLIElement>(() => ({ kind: "folder", path }));
  const { element, over } = useFolderDrop<HTMLButtonElement>(path, from, onDrop);
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = { F2: actions.onRename, Delete: actions.onRemove, m: actions.onMove }[event.key];
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act(path);
  };
  return (
    <li ref={drag} className={classes.tile} data-over={over || undefined}>
      <button
        ref={element}
        type="button"
        className={classes.tileOpen}
        aria-label={`Open folder ${name}, ${files === 1 ? "1 file" : `${files} files`}`}
        aria-keyshortcuts="F2 M Delete"
        onClick={() => actions.onOpen(path)}
        onKeyDown={onKeyDown}
      >
        <Folder size={22} aria-hidden="true" />
        <span className={classes.tileName}>{name}</span>
        <span className={classes.tileCount}>{files}</span>
      </button>
      <Menu position="bottom-end" width={190}>
        <Menu.Target>
          <ActionIcon className={classes.tileMenu ?? ""} aria-label={`More for folder ${name}`}>
            <Ellipsis size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<PencilLine size={16} />}
            rightSection={<kbd>F2</kbd>}
            onClick={() => actions.onRename(path)}
          >
            Rename
          </Menu.Item>
          <Menu.Item
            leftSection={<FolderInput size={16} />}
            rightSection={<kbd>M</kbd>}
            onClick={() => actions.onMove(path)}
          >
            Move
          </Menu.Item>
          <Menu.Item
            leftSection={<Trash2 size={16} />}
            rightSection={<kbd>Del</kbd>}
            c="var(--mantine-color-error)"
            onClick={() => actions.onRemove(path)}
          >
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}

/** Folders inside the one that is open. */
export function FolderTiles({
  folders,
  from,
  ...actions
}: FolderActions & { folders: readonly AssetFolder[]; from: string }) {
  const here = folders.filter(({ path }) => folderParent(path) === from);
  if (here.length === 0) return null;
  return (
    <ul className={classes.tiles} aria-label="Folders">
      {here.map((folder) => (
        <FolderTile key={folder.path} folder={folder} from={from} {...actions} />
      ))}
    </ul>
  );
}
