import { Button, FileButton, Skeleton } from "@mantine/core";
import { useLocalStorage } from "@mantine/hooks";
import { UPLOAD_TYPES, UPLOAD_TYPES_TEXT } from "@sayhey/contract/upload";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import Upload from "lucide-react/icons/upload";
import { useCallback, useMemo, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { toast } from "sonner";
import { Empty } from "../../components/empty.tsx";
import { Failure } from "../../components/failure.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { assetDownload } from "../../lib/api/sign-asset.ts";
import { explainError } from "../../lib/explain-error.ts";
import { useUserId } from "../../lib/session.tsx";
import { MoveDialog, TagDialog } from "./arrange-dialogs.tsx";
import { AssetDialog } from "./asset-dialog.tsx";
import { isNarrowed, readFilter, writeFilter, type AssetFilter } from "./asset-filter.ts";
import { AssetItem, type AssetActions } from "./asset-item.tsx";
import { AssetToolbar, type AssetLayout } from "./asset-toolbar.tsx";
import classes from "./assets.module.css";
import { assetsQuery, placesQuery, type ListedAsset } from "./list-assets.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { StorageMeter } from "./storage-meter.tsx";
import { UploadList } from "./upload-list.tsx";
import { useAssetChanges } from "./use-asset-changes.ts";
import { useDropFiles } from "./use-drop-files.ts";
import { useUploads } from "./use-uploads.ts";

const ACCEPT = Object.values(UPLOAD_TYPES).join(",");

async function download(asset: ListedAsset): Promise<void> {
  try {
    const url = await assetDownload(asset.id);
    if (url === null) throw new Error("This file is not there any more.");
    const link = document.createElement("a");
    link.href = url;
    link.download = asset.name;
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
  const changes = useAssetChanges();
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
  const upload = (files: readonly File[]) => {
    if (files.length === 0) return;
    const folder = filter.folder ?? "";
    queue.add(files, folder === "" ? {} : { folder });
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
  const openIndex = assets.findIndex(({ id }) => id === openId);
  const opened = assets[openIndex];
  const goTo = (index: number) => {
    const target = assets[index];
    return target === undefined ? undefined : () => setOpenId(target.id);
  };

  const actions: AssetActions = {
    onOpen: ({ id }) => setOpenId(id),
    onRename: (asset, name) => changes.rename(asset, name),
    onDownload: (asset) => void download(asset),
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
        <FileButton multiple accept={ACCEPT} onChange={upload}>
          {(props) => (
            <Button {...props} size="md" leftSection={<Upload size={18} aria-hidden="true" />}>
              Upload files
            </Button>
          )}
        </FileButton>
      </header>
      <input
        ref={picker}
        type="file"
        hidden
        accept={ACCEPT}
        aria-label="File that takes its place"
        onChange={(event) => {
          const [file] = [...(event.currentTarget.files ?? [])];
          if (file !== undefined && replacing.current !== null) queue.add([file], { replace: replacing.current.id });
          event.currentTarget.value = "";
        }}
      />
      <UploadList
        uploads={uploads}
        onCancel={(key) => queue.cancel(key)}
        onRetry={(key) => queue.retry(key)}
        onClear={() => queue.clear()}
      />
      <AssetToolbar
        filter={filter}
        places={places.data ?? { folders: [], tags: [] }}
        layout={layout}
        onFilter={setFilter}
        onLayout={setLayout}
      />
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
        <NothingHere filter={filter} onAll={() => setFilter({ view: "all", search: "", folder: null, tag: null })} />
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
          assets={moving}
          known={places.data?.folders ?? []}
          onClose={() => setMoving(null)}
          onMove={(folder) => void changes.move(moving, folder).then(clear)}
        />
      )}
      {tagging === null ? null : (
        <TagDialog
          assets={tagging}
          known={places.data?.tags ?? []}
          onClose={() => setTagging(null)}
          onTag={(tagsOf) => void changes.tag(tagging, tagsOf).then(clear)}
        />
      )}
      {dropping ? (
        <div className={classes.drop} aria-hidden="true">
          <span>Drop to upload{filter.folder === null || filter.folder === "" ? "" : ` into ${filter.folder}`}</span>
        </div>
      ) : null}
    </div>
  );
}

function NothingHere({ filter, onAll }: { filter: AssetFilter; onAll: () => void }) {
  if (filter.view === "bin" && filter.search === "") {
    return (
      <Empty title="The bin is empty" text="What you delete waits here for 30 days, then it goes for good.">
        <Button variant="default" onClick={onAll}>
          Show everything
        </Button>
      </Empty>
    );
  }
  if (isNarrowed(filter)) {
    return (
      <Empty title="Nothing found" text="No file matches what you look for.">
        <Button variant="default" onClick={onAll}>
          Show everything
        </Button>
      </Empty>
    );
  }
  return (
    <Empty
      title="No assets yet"
      text={`Drop files anywhere on this page, or press Upload files: ${UPLOAD_TYPES_TEXT}, up to 25 MB each. What your apps are filmed as, and what you make on Images, lands here too.`}
    >
      <Button component={Link} to="/images" variant="default">
        Make an image
      </Button>
    </Empty>
  );
}
