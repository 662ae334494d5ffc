import { Button, FileButton, Skeleton } from "@mantine/core";
import { useLocalStorage } from "@mantine/hooks";
import { folderName, folderParent } from "@sayhey/contract/asset-folder";
import { LIMITS } from "@sayhey/contract/limits";
import { UPLOAD_TYPES, UPLOAD_TYPES_TEXT } from "@sayhey/contract/upload";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import Upload from "lucide-react/icons/upload";
import { useCallback, useMemo, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { Empty } from "../../components/empty.tsx";
import { Failure } from "../../components/failure.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { PlanLimitNote } from "../../shared/plan-limit/plan-limit-note.tsx";
import { useStorageLimit } from "../../shared/plan-limit/use-storage-limit.ts";
import { assetDownload } from "../../api/sign-asset.ts";
import { explainError } from "../../api/explain-error.ts";
import { callFunction } from "../../api/functions.ts";
import { useUserId } from "../../session/session.tsx";
import { named, TagDialog } from "./arrange-dialogs.tsx";
import { AssetDialog } from "./asset-dialog.tsx";
import { isNarrowed, readFilter, WHOLE_LIBRARY, writeFilter, type AssetFilter } from "./asset-filter.ts";
import { AssetItem, type AssetActions } from "./asset-item.tsx";
import { AssetToolbar, LayoutSwitch, type AssetLayout } from "./asset-toolbar.tsx";
import classes from "./assets.module.css";
import { FolderBar } from "./folder-bar.tsx";
import { MoveDialog } from "./folder-dialogs.tsx";
import { FolderTiles } from "./folder-tiles.tsx";
import { LibraryFolders, type FolderAsk } from "./library-folders.tsx";
import { assetsQuery, placesQuery, type ListedAsset } from "./list-assets.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { StorageMeter } from "./storage-meter.tsx";
import { UploadList } from "./upload-list.tsx";
import { useAssetChanges } from "./use-asset-changes.ts";
import type { Dragged } from "./use-asset-drag.ts";
import { useDropFiles } from "./use-drop-files.ts";
import { useFolderChanges } from "./use-folder-changes.ts";
import { useUploads } from "./use-uploads.ts";
import { toast } from "../../status/toast.ts";

const ACCEPT = Object.values(UPLOAD_TYPES).join(",");

/** Saves a file under its name, several as one ZIP. */
async function download(assets: readonly ListedAsset[]): Promise<void> {
  try {
    const [first] = assets;
    if (first === undefined) return;
    const url =
      assets.length === 1
        ? await assetDownload(first.id)
        : (await callFunction("asset-archive", { assetIds: assets.map(({ id }) => id) })).url;
    if (url === null) throw new Error("This file no longer exists.");
    const link = document.createElement("a");
    link.href = url;
    link.download = assets.length === 1 ? first.name : "assets.zip";
    link.click();
  } catch (cause) {
    toast.error(explainError(cause).message);
  }
}

/** Everything uploaded, filmed or made. */
export default function AssetsPage() {
  const userId = useUserId();
  const [params, setParams] = useSearchParams();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const filter = useMemo(() => readFilter(params), [params]);
  const setFilter = useCallback(
    (next: AssetFilter) => {
      setParams(writeFilter(next), { replace: true });
      setChosen(new Set());
    },
    [setParams],
  );
  const [layout, setLayout] = useLocalStorage<AssetLayout>({ key: "sayhey:assets-layout", defaultValue: "grid" });
  const list = useInfiniteQuery({ ...assetsQuery(userId, filter), placeholderData: keepPreviousData });
  const places = useQuery(placesQuery(userId));
  const storage = useStorageLimit(true);
  const changes = useAssetChanges();
  const folderChanges = useFolderChanges();
  const [asking, setAsking] = useState<FolderAsk | null>(null);
  const { uploads, queue } = useUploads();
  const lastChosen = useRef<string | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const [moving, setMoving] = useState<readonly ListedAsset[] | null>(null);
  const [tagging, setTagging] = useState<readonly ListedAsset[] | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const replacing = useRef<ListedAsset | null>(null);

  const assets = useMemo(() => list.data?.pages.flat() ?? [], [list.data]);
  const selected = assets.filter(({ id }) => chosen.has(id));
  const inBin = filter.view === "bin";
  const folders = places.data?.folders ?? [];
  const hasFolders = folders.some(({ path }) => folderParent(path) === filter.folder);
  const upload = (files: readonly File[]) => {
    if (files.length === 0 || storage.full) return;
    queue.add(files, filter.folder === "" ? {} : { folder: filter.folder });
  };
  const dropping = useDropFiles(upload);

  const select = (asset: ListedAsset, range: boolean) => {
    const from = assets.findIndex(({ id }) => id === lastChosen.current);
    const to = assets.findIndex(({ id }) => id === asset.id);
    const next = new Set(chosen);
    if (range && from >= 0) {
      for (const { id } of assets.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(id);
    } else if (!next.delete(asset.id)) next.add(asset.id);
    lastChosen.current = asset.id;
    setChosen(next);
  };
  const clear = () => setChosen(new Set());
  const openFolder = (folder: string) => setFilter({ ...WHOLE_LIBRARY, folder, sort: filter.sort });
  const dropInto = (dragged: Dragged, folder: string) => {
    if (dragged.kind === "folder") void folderChanges.moveInto(dragged.path, folder);
    else
      void changes
        .move(
          assets.filter(({ id }) => dragged.ids.includes(id)),
          folder,
        )
        .then(clear);
  };
  const drag = (asset: ListedAsset) => (): Dragged => {
    const taken = chosen.has(asset.id) ? selected : [asset];
    return { kind: "assets", ids: taken.map(({ id }) => id), label: named(taken) };
  };
  const openIndex = assets.findIndex(({ id }) => id === openId);
  const opened = assets[openIndex];
  const goTo = (index: number) => {
    const target = assets[index];
    return target === undefined ? undefined : () => setOpenId(target.id);
  };

  const actions: AssetActions = {
    onOpen: ({ id }) => setOpenId(id),
    onRename: (asset, name) => changes.rename(asset, name),
    onDownload: (asset) => void download([asset]),
    onReplace: (asset) => {
      replacing.current = asset;
      picker.current?.click();
    },
    onMove: (asset) => setMoving([asset]),
    onTag: (asset) => setTagging([asset]),
    onRemove: (asset) => {
      setOpenId(null);
      void changes.remove([asset]);
    },
    onRestore: (asset) => {
      setOpenId(null);
      void changes.restore([asset]);
    },
    onPurge: (asset) => {
      setOpenId(null);
      void changes.purge([asset]);
    },
  };

  return (
    <div className={classes.page}>
      <PageTitle title="Assets" />
      <header className={classes.head}>
        <div>
          <h1 className={classes.title}>Assets</h1>
          <StorageMeter />
        </div>
        <FileButton multiple accept={ACCEPT} onChange={upload} disabled={storage.full}>
          {(props) => (
            <Button {...props} size="md" disabled={storage.full} leftSection={<Upload size={18} aria-hidden="true" />}>
              Upload files
            </Button>
          )}
        </FileButton>
      </header>
      <PlanLimitNote reached={storage.note} />
      <input
        ref={picker}
        type="file"
        hidden
        accept={ACCEPT}
        aria-label="Replacement file"
        onChange={(event) => {
          const [file] = [...(event.currentTarget.files ?? [])];
          if (file !== undefined && replacing.current !== null) queue.add([file], { replace: replacing.current.id });
          event.currentTarget.value = "";
        }}
      />
      <UploadList uploads={uploads} queue={queue} />
      <AssetToolbar filter={filter} places={places.data ?? { folders: [], tags: [] }} onFilter={setFilter} />
      <FolderBar
        folder={filter.folder}
        inBin={inBin}
        onOpen={openFolder}
        onNew={() => setAsking({ kind: "new" })}
        onDrop={dropInto}
      >
        <LayoutSwitch layout={layout} onLayout={setLayout} />
      </FolderBar>
      {isNarrowed(filter) ? null : (
        <FolderTiles
          folders={folders}
          from={filter.folder}
          onOpen={openFolder}
          onRename={(folder) => setAsking({ kind: "rename", folder })}
          onMove={(folder) => setAsking({ kind: "move", folder })}
          onRemove={(folder) => void folderChanges.remove(folder)}
          onDrop={dropInto}
        />
      )}
      {list.isPending ? (
        <ul className={classes.items} data-layout={layout} aria-label="Loading your assets">
          {Array.from({ length: 8 }, (_, key) => (
            <li key={key}>
              <Skeleton height={layout === "grid" ? 240 : 68} radius="lg" />
            </li>
          ))}
        </ul>
      ) : list.isLoadingError ? (
        <Failure title="Your assets could not be loaded" error={list.error} onRetry={() => void list.refetch()} />
      ) : assets.length === 0 ? (
        <NothingHere filter={filter} hasFolders={hasFolders} onAll={() => setFilter(WHOLE_LIBRARY)} />
      ) : (
        <>
          <ul
            className={classes.items}
            data-layout={layout}
            aria-label="Your assets"
            aria-busy={list.isPlaceholderData}
          >
            {assets.map((asset) => (
              <AssetItem
                key={asset.id}
                asset={asset}
                now={list.dataUpdatedAt}
                selected={chosen.has(asset.id)}
                selecting={selected.length > 0}
                onSelect={select}
                dragged={drag(asset)}
                {...actions}
              />
            ))}
          </ul>
          {list.hasNextPage ? (
            <Button
              className={classes.more ?? ""}
              variant="default"
              loading={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              Show more
            </Button>
          ) : null}
        </>
      )}
      <SelectionBar
        chosen={selected}
        inBin={inBin}
        shown={assets.length}
        onAll={() => setChosen(new Set(assets.map(({ id }) => id)))}
        onClear={clear}
        onDownload={() => void download(selected)}
        onMove={() => setMoving(selected)}
        onTag={() => setTagging(selected)}
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
      {moving === null ? null : (
        <MoveDialog
          what={named(moving)}
          from={moving.every(({ folder }) => folder === moving[0]?.folder) ? (moving[0]?.folder ?? "") : filter.folder}
          folders={folders}
          onClose={() => setMoving(null)}
          onMove={(folder) => {
            setOpenId(null);
            void changes.move(moving, folder).then(clear);
          }}
        />
      )}
      {asking === null ? null : (
        <LibraryFolders
          asking={asking}
          from={filter.folder}
          folders={folders}
          changes={folderChanges}
          onClose={() => setAsking(null)}
        />
      )}
      {tagging === null ? null : (
        <TagDialog
          assets={tagging}
          known={(places.data?.tags ?? []).map(({ name }) => name)}
          onClose={() => setTagging(null)}
          onTag={(tagsOf) => void changes.tag(tagging, tagsOf).then(clear)}
        />
      )}
      {dropping ? (
        <div className={classes.drop} aria-hidden="true">
          <span>Drop to upload{filter.folder === "" ? "" : ` into ${folderName(filter.folder)}`}</span>
        </div>
      ) : null}
    </div>
  );
}

interface NothingHereProps {
  filter: AssetFilter;
  /** There are folders to look into. */
  hasFolders: boolean;
  onAll: () => void;
}

function NothingHere({ filter, hasFolders, onAll }: NothingHereProps) {
  const showAll = (
    <Button variant="default" onClick={onAll}>
      Show everything
    </Button>
  );
  if (filter.view === "bin" && filter.search === "") {
    return (
      <Empty title="Trash is empty" text="Items are deleted permanently after 30 days.">
        {showAll}
      </Empty>
    );
  }
  if (isNarrowed(filter)) {
    return (
      <Empty title="Nothing found" text="No files match.">
        {showAll}
      </Empty>
    );
  }
  if (filter.folder !== "") {
    return (
      <p className={classes.emptyFolder}>
        {hasFolders ? "No files outside of folders." : "This folder is empty. Drop files here, or move some in."}
      </p>
    );
  }
  if (hasFolders) return <p className={classes.emptyFolder}>All of your files are in folders.</p>;
  return (
    <Empty
      title="No assets yet"
      text={`Drop files anywhere on this page, or press Upload files: ${UPLOAD_TYPES_TEXT}, up to ${LIMITS.resumableBytes / 1024 ** 3} GB each, as far as your storage goes. What your apps are filmed as, and what you make in Images, appears here too.`}
    >
      <Button component={Link} to="/images" variant="default">
        Make an image
      </Button>
    </Empty>
  );
}
