import { useLocalStorage } from "@mantine/hooks";
import { folderName, folderParent } from "@sayhey/contract/asset-folder";
import { UPLOAD_TYPES } from "@sayhey/contract/upload";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { PageTitle } from "../../components/page-title.tsx";
import { PlanLimitNote } from "../../shared/plan-limit/plan-limit-note.tsx";
import { useStorageLimit } from "../../shared/plan-limit/use-storage-limit.ts";
import { useUserId } from "../../session/session.tsx";
import { AssetDialog } from "./asset-dialog.tsx";
import { isNarrowed, readFilter, WHOLE_LIBRARY, writeFilter, type AssetFilter } from "./asset-filter.ts";
import type { AssetActions } from "./asset-item.tsx";
import { AssetList } from "./asset-list.tsx";
import { AssetToolbar, LayoutSwitch, type AssetLayout } from "./asset-toolbar.tsx";
import classes from "./assets.module.css";
import { downloadAssets } from "./download-assets.ts";
import { FolderBar } from "./folder-bar.tsx";
import { FolderTiles } from "./folder-tiles.tsx";
import { LibraryDialogs, type LibraryAsk } from "./library-dialogs.tsx";
import { LibraryHead } from "./library-head.tsx";
import { assetsQuery, placesQuery, type AssetPlaces, type ListedAsset } from "./list-assets.ts";
import { NothingHere } from "./nothing-here.tsx";
import { ReplacementInput } from "./replacement-input.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { UploadList } from "./upload-list.tsx";
import { useAssetChanges } from "./use-asset-changes.ts";
import type { Dragged } from "./use-asset-drag.ts";
import { useAssetSelection } from "./use-asset-selection.ts";
import { useDropFiles } from "./use-drop-files.ts";
import { useFolderChanges } from "./use-folder-changes.ts";
import { useUploads } from "./use-uploads.ts";

const ACCEPT = Object.values(UPLOAD_TYPES).join(",");
const NO_PLACES: AssetPlaces = { folders: [], tags: [] };

/** Everything uploaded, filmed or made. */
export default function AssetsPage() {
  const userId = useUserId();
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readFilter(params), [params]);
  const [layout, setLayout] = useLocalStorage<AssetLayout>({ key: "sayhey:assets-layout", defaultValue: "grid" });
  const list = useInfiniteQuery({ ...assetsQuery(userId, filter), placeholderData: keepPreviousData });
  const assets = useMemo(() => list.data?.pages.flat() ?? [], [list.data]);
  const places = useQuery(placesQuery(userId)).data ?? NO_PLACES;
  const storage = useStorageLimit(true);
  const changes = useAssetChanges();
  const folderChanges = useFolderChanges();
  const { uploads, queue } = useUploads();
  const selection = useAssetSelection(assets);
  const { selected, clear } = selection;
  const [asking, setAsking] = useState<LibraryAsk | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const replacing = useRef<ListedAsset | null>(null);

  const setFilter = useCallback(
    (next: AssetFilter) => {
      setParams(writeFilter(next), { replace: true });
      clear();
    },
    [setParams, clear],
  );
  const inBin = filter.view === "bin";
  const upload = (files: readonly File[]) => {
    if (files.length === 0 || storage.full) return;
    queue.add(files, filter.folder === "" ? {} : { folder: filter.folder });
  };
  const dropping = useDropFiles(upload);
  const openFolder = (folder: string) => setFilter({ ...WHOLE_LIBRARY, folder, sort: filter.sort });
  const moveInto = (moved: readonly ListedAsset[], folder: string) => void changes.move(moved, folder).then(clear);
  const dropInto = (dragged: Dragged, folder: string) => {
    if (dragged.kind === "folder") void folderChanges.moveInto(dragged.path, folder);
    else
      moveInto(
        assets.filter(({ id }) => dragged.ids.includes(id)),
        folder,
      );
  };
  const openIndex = assets.findIndex(({ id }) => id === openId);
  const opened = assets[openIndex];
  const goTo = (index: number) => {
    const target = assets[index];
    return target === undefined ? undefined : () => setOpenId(target.id);
  };
  const closing = (change: (assets: readonly ListedAsset[]) => Promise<void>) => (asset: ListedAsset) => {
    setOpenId(null);
    void change([asset]);
  };
  const actions: AssetActions = {
    onOpen: ({ id }) => setOpenId(id),
    onRename: (asset, name) => changes.rename(asset, name),
    onDownload: (asset) => void downloadAssets([asset]),
    onReplace: (asset) => {
      replacing.current = asset;
      picker.current?.click();
    },
    onMove: (asset) => setAsking({ about: "place", assets: [asset] }),
    onTag: (asset) => setAsking({ about: "tags", assets: [asset] }),
    onRemove: closing(changes.remove),
    onRestore: closing(changes.restore),
    onPurge: closing(changes.purge),
  };

  return (
    <div className={classes.page}>
      <PageTitle title="Assets" />
      <LibraryHead accept={ACCEPT} full={storage.full} onUpload={upload} />
      <PlanLimitNote reached={storage.note} />
      <ReplacementInput
        input={picker}
        accept={ACCEPT}
        onPick={(file) => {
          if (replacing.current !== null) queue.add([file], { replace: replacing.current.id });
        }}
      />
      <UploadList uploads={uploads} queue={queue} />
      <AssetToolbar filter={filter} places={places} onFilter={setFilter} />
      <FolderBar
        folder={filter.folder}
        inBin={inBin}
        onOpen={openFolder}
        onNew={() => setAsking({ about: "folders", ask: { kind: "new" } })}
        onDrop={dropInto}
      >
        <LayoutSwitch layout={layout} onLayout={setLayout} />
      </FolderBar>
      {isNarrowed(filter) ? null : (
        <FolderTiles
          folders={places.folders}
          from={filter.folder}
          onOpen={openFolder}
          onRename={(folder) => setAsking({ about: "folders", ask: { kind: "rename", folder } })}
          onMove={(folder) => setAsking({ about: "folders", ask: { kind: "move", folder } })}
          onRemove={(folder) => void folderChanges.remove(folder)}
          onDrop={dropInto}
        />
      )}
      <AssetList list={list} assets={assets} layout={layout} selection={selection} actions={actions}>
        <NothingHere
          filter={filter}
          hasFolders={places.folders.some(({ path }) => folderParent(path) === filter.folder)}
          onAll={() => setFilter(WHOLE_LIBRARY)}
        />
      </AssetList>
      <SelectionBar
        chosen={selected}
        inBin={inBin}
        shown={assets.length}
        onAll={selection.selectAll}
        onClear={clear}
        onDownload={() => void downloadAssets(selected)}
        onMove={() => setAsking({ about: "place", assets: selected })}
        onTag={() => setAsking({ about: "tags", assets: selected })}
        onRemove={() => void changes.remove(selected).then(clear)}
        onRestore={() => void changes.restore(selected).then(clear)}
        onPurge={() => void changes.purge(selected).then(clear)}
      />
      {opened === undefined ? null : (
        <AssetDialog
          asset={opened}
          onClose={() => setOpenId(null)}
          onBefore={goTo(openIndex - 1)}
          onNext={goTo(openIndex + 1)}
          {...actions}
        />
      )}
      <LibraryDialogs
        asking={asking}
        from={filter.folder}
        places={places}
        folderChanges={folderChanges}
        onClose={() => setAsking(null)}
        onMove={(moved, folder) => {
          setOpenId(null);
          moveInto(moved, folder);
        }}
        onTag={(tagged, tagsOf) => void changes.tag(tagged, tagsOf).then(clear)}
      />
      {dropping ? (
        <div className={classes.drop} aria-hidden="true">
          <span>Drop to upload{filter.folder === "" ? "" : ` into ${folderName(filter.folder)}`}</span>
        </div>
      ) : null}
    </div>
  );
}
