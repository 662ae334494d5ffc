import { ActionIcon, Checkbox, Menu } from "@mantine/core";
import { folderName } from "@sayhey/contract/asset-folder";
import ArchiveRestore from "lucide-react/icons/archive-restore";
import Download from "lucide-react/icons/download";
import Ellipsis from "lucide-react/icons/ellipsis";
import FolderInput from "lucide-react/icons/folder-input";
import PencilLine from "lucide-react/icons/pencil-line";
import RefreshCw from "lucide-react/icons/refresh-cw";
import Tags from "lucide-react/icons/tags";
import Trash2 from "lucide-react/icons/trash-2";
import { useState, type KeyboardEvent, type MouseEvent } from "react";
import { formatAgo } from "../../components/format.ts";
import { AssetPicture } from "./asset-picture.tsx";
import { factsOf, sourceOf } from "./asset-facts.ts";
import classes from "./assets.module.css";
import { InlineName } from "./inline-name.tsx";
import type { ListedAsset } from "./list-assets.ts";
import { isRemovable } from "./use-asset-changes.ts";
import { useLibraryDrag, type Dragged } from "./use-asset-drag.ts";

/** What can be done with one asset. */
export interface AssetActions {
  onOpen: (asset: ListedAsset) => void;
  onRename: (asset: ListedAsset, name: string) => void;
  onDownload: (asset: ListedAsset) => void;
  onReplace: (asset: ListedAsset) => void;
  onMove: (asset: ListedAsset) => void;
  onTag: (asset: ListedAsset) => void;
  onRemove: (asset: ListedAsset) => void;
  onRestore: (asset: ListedAsset) => void;
  onPurge: (asset: ListedAsset) => void;
}

interface AssetItemProps extends AssetActions {
  asset: ListedAsset;
  now: number;
  selected: boolean;
  /** Something is selected, so that a click selects too. */
  selecting: boolean;
  onSelect: (asset: ListedAsset, range: boolean) => void;
  /** What a drag of this one takes along. */
  dragged: () => Dragged;
}

function AssetMenu({ asset, onRename, ...actions }: AssetActions & { asset: ListedAsset }) {
  const binned = asset.deleted_at !== null;
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <ActionIcon className={classes.menu ?? ""} aria-label={`More for ${asset.name}`}>
          <Ellipsis size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {binned ? (
          <>
            <Menu.Item leftSection={<ArchiveRestore size={16} />} onClick={() => actions.onRestore(asset)}>
              Restore
            </Menu.Item>
            <Menu.Item
              leftSection={<Trash2 size={16} />}
              c="var(--mantine-color-error)"
              onClick={() => actions.onPurge(asset)}
            >
              Delete permanently
            </Menu.Item>
          </>
        ) : (
          <>
            <Menu.Item
              leftSection={<PencilLine size={16} />}
              rightSection={<kbd>F2</kbd>}
              onClick={() => onRename(asset, asset.name)}
            >
              Rename
            </Menu.Item>
            <Menu.Item leftSection={<Download size={16} />} onClick={() => actions.onDownload(asset)}>
              Download
            </Menu.Item>
            <Menu.Item
              leftSection={<FolderInput size={16} />}
              rightSection={<kbd>M</kbd>}
              onClick={() => actions.onMove(asset)}
            >
              Move to a folder
            </Menu.Item>
            <Menu.Item
              leftSection={<Tags size={16} />}
              rightSection={<kbd>T</kbd>}
              onClick={() => actions.onTag(asset)}
            >
              Change tags
            </Menu.Item>
            {asset.kind === "upload" || asset.kind === "image" ? (
              <Menu.Item leftSection={<RefreshCw size={16} />} onClick={() => actions.onReplace(asset)}>
                Replace the file
              </Menu.Item>
            ) : null}
            {isRemovable(asset) ? (
              <Menu.Item
                leftSection={<Trash2 size={16} />}
                c="var(--mantine-color-error)"
                onClick={() => actions.onRemove(asset)}
              >
                Delete
              </Menu.Item>
            ) : (
              <Menu.Label>Filming the app again replaces it.</Menu.Label>
            )}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** One asset: a card in the grid, a row in the list; the same parts, laid out by the list's style. */
export function AssetItem({ asset, now, selected, selecting, onSelect, dragged, ...actions }: AssetItemProps) {
  const [renaming, setRenaming] = useState(false);
  const drag = useLibraryDrag<HTMLLIElement>(dragged, asset.deleted_at === null && !renaming);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const binned = asset.deleted_at !== null;
    if (event.key === "x") onSelect(asset, false);
    else if (binned) return;
    else if (event.key === "F2") setRenaming(true);
    else if (event.key === "m") actions.onMove(asset);
    else if (event.key === "t") actions.onTag(asset);
    else if (event.key === "Delete" && isRemovable(asset)) actions.onRemove(asset);
    else return;
    event.preventDefault();
  };
  const open = (event: MouseEvent) => {
    if (selecting || event.shiftKey || event.ctrlKey || event.metaKey) onSelect(asset, event.shiftKey);
    else actions.onOpen(asset);
  };
  return (
    <li ref={drag} className={classes.item} data-selected={selected || undefined}>
      <Checkbox
        className={classes.check ?? ""}
        size="sm"
        checked={selected}
        aria-label={`Select ${asset.name}`}
        onChange={() => undefined}
        onClick={(event) => onSelect(asset, event.shiftKey)}
      />
      <button
        type="button"
        className={classes.open}
        onClick={open}
        onKeyDown={onKeyDown}
        aria-label={`Open ${asset.name}`}
        aria-keyshortcuts="X F2 M T Delete"
      >
        <AssetPicture asset={asset} />
      </button>
      <div className={classes.text}>
        <InlineName
          name={asset.name}
          editing={renaming}
          onEdit={setRenaming}
          onRename={(name) => actions.onRename(asset, name)}
          disabled={asset.deleted_at !== null}
        />
        <span className={classes.facts}>{factsOf(asset)}</span>
        <span className={classes.where}>
          {sourceOf(asset)} <time dateTime={asset.created_at}>{formatAgo(Date.parse(asset.created_at), now)}</time>
          {asset.folder === "" ? null : ` · ${folderName(asset.folder)}`}
        </span>
      </div>
      <AssetMenu asset={asset} {...actions} onRename={() => setRenaming(true)} />
    </li>
  );
}
