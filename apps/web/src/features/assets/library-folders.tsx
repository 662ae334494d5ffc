import { folderIn, folderName, folderParent } from "@sayhey/contract/asset-folder";
import { MoveDialog, NameFolderDialog } from "./folder-dialogs.tsx";
import type { AssetFolder } from "./list-assets.ts";
import type { useFolderChanges } from "./use-folder-changes.ts";

/** What is asked about folders. */
export type FolderAsk = { kind: "new" } | { kind: "rename"; folder: string } | { kind: "move"; folder: string };

interface LibraryFoldersProps {
  asking: FolderAsk;
  /** Folder that is open. */
  from: string;
  folders: readonly AssetFolder[];
  changes: ReturnType<typeof useFolderChanges>;
  onClose: () => void;
}

/** The dialog of what is asked about folders. */
export function LibraryFolders({ asking, from, folders, changes, onClose }: LibraryFoldersProps) {
  if (asking.kind === "new") {
    return (
      <NameFolderDialog
        title={from === "" ? "New folder" : `New folder in ${folderName(from)}`}
        parent={from}
        name=""
        submit="Make folder"
        onSave={(name) => changes.create(folderIn(from, name))}
        onClose={onClose}
      />
    );
  }
  const { folder } = asking;
  if (asking.kind === "rename") {
    return (
      <NameFolderDialog
        title={`Rename ${folderName(folder)}`}
        parent={folderParent(folder)}
        name={folderName(folder)}
        submit="Rename"
        onSave={async (name) => void (await changes.rename(folder, name))}
        onClose={onClose}
      />
    );
  }
  return (
    <MoveDialog
      what={folderName(folder)}
      from={folderParent(folder)}
      moved={folder}
      folders={folders}
      onMove={(parent) => void changes.moveInto(folder, parent)}
      onClose={onClose}
    />
  );
}
