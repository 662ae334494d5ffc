import { named, TagDialog } from "./arrange-dialogs.tsx";
import { MoveDialog } from "./folder-dialogs.tsx";
import { LibraryFolders, type FolderAsk } from "./library-folders.tsx";
import type { AssetPlaces, ListedAsset } from "./list-assets.ts";
import type { useFolderChanges } from "./use-folder-changes.ts";

/** What is asked about folders, or about the place or tags of assets. */
export type LibraryAsk =
  | { about: "folders"; ask: FolderAsk }
  | { about: "place"; assets: readonly ListedAsset[] }
  | { about: "tags"; assets: readonly ListedAsset[] };

interface LibraryDialogsProps {
  asking: LibraryAsk | null;
  /** Folder that is open. */
  from: string;
  places: AssetPlaces;
  folderChanges: ReturnType<typeof useFolderChanges>;
  onMove: (assets: readonly ListedAsset[], folder: string) => void;
  onTag: (assets: readonly ListedAsset[], tagsOf: (asset: ListedAsset) => string[]) => void;
  onClose: () => void;
}

/** The dialog of what is asked about the library, if anything. */
export function LibraryDialogs({ asking, from, places, folderChanges, onMove, onTag, onClose }: LibraryDialogsProps) {
  if (asking === null) return null;
  if (asking.about === "folders") {
    return (
      <LibraryFolders
        asking={asking.ask}
        from={from}
        folders={places.folders}
        changes={folderChanges}
        onClose={onClose}
      />
    );
  }
  const { assets } = asking;
  if (asking.about === "tags") {
    return (
      <TagDialog
        assets={assets}
        known={places.tags.map(({ name }) => name)}
        onClose={onClose}
        onTag={(tagsOf) => onTag(assets, tagsOf)}
      />
    );
  }
  return (
    <MoveDialog
      what={named(assets)}
      from={assets.every(({ folder }) => folder === assets[0]?.folder) ? (assets[0]?.folder ?? "") : from}
      folders={places.folders}
      onClose={onClose}
      onMove={(folder) => onMove(assets, folder)}
    />
  );
}
