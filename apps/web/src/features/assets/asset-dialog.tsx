import { ActionIcon, Button, Modal, Skeleton } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Download from "lucide-react/icons/download";
import FolderInput from "lucide-react/icons/folder-input";
import RefreshCw from "lucide-react/icons/refresh-cw";
import TagsIcon from "lucide-react/icons/tags";
import Trash2 from "lucide-react/icons/trash-2";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { Link } from "react-router";
import { Failure } from "../../components/failure.tsx";
import { assetQuery } from "../../api/sign-asset.ts";
import { formatBytes, formatClock, formatFullMoment } from "../../components/format.ts";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { formatOf, isFootage, sourceOf } from "./asset-facts.ts";
import type { AssetActions } from "./asset-item.tsx";
import classes from "./assets.module.css";
import { FootageClip } from "./footage-clip.tsx";
import { InlineName } from "./inline-name.tsx";
import type { ListedAsset } from "./list-assets.ts";
import { SoundPlayer } from "./sound-player.tsx";
import { isRemovable } from "./use-asset-changes.ts";
import { Versions } from "./versions.tsx";

const NO_CAPTIONS = "data:text/vtt,WEBVTT";

const USE_WORDS = {
  project: "Belongs to",
  cover: "Cover of",
  trailer: "In the trailer of",
  "transform-input": "Went into",
  "transform-result": "Came out of",
} as const;

function Preview({ asset }: { asset: ListedAsset }) {
  const file = useQuery(assetQuery(asset.id));
  if (file.isLoadingError)
    return <Failure title="The file could not be opened" error={file.error} onRetry={() => void file.refetch()} />;
  if (file.data === undefined) return <Skeleton width="100%" height={320} radius="lg" />;
  if (file.data === null) return <p className={classes.facts}>This file no longer exists.</p>;
  if (isFootage(asset)) return <FootageClip url={file.data} name={asset.name} />;
  if (asset.content_type.startsWith("video/")) {
    return (
      <video className={classes.large} src={file.data} controls playsInline aria-label={asset.name}>
        <track kind="captions" src={NO_CAPTIONS} srcLang="en" label="Captions" />
      </video>
    );
  }
  if (asset.content_type.startsWith("audio/")) {
    if (asset.peaks !== null)
      return <SoundPlayer url={file.data} name={asset.name} durationMs={asset.duration_ms ?? 0} peaks={asset.peaks} />;
    return (
      <audio className={classes.sound} src={file.data} controls aria-label={asset.name}>
        <track kind="captions" src={NO_CAPTIONS} srcLang="en" label="Captions" />
      </audio>
    );
  }
  if (asset.content_type.startsWith("image/"))
    return <img className={classes.large} src={file.data} alt={asset.name} />;
  return <p className={classes.facts}>No preview for this file type. Download it to open it.</p>;
}

function Uses({ assetId }: { assetId: string }) {
  const uses = useQuery({
    queryKey: [...queryKeys.asset(assetId), "uses"],
    queryFn: ({ signal }) => callFunction("asset-uses", { assetIds: [assetId] }, signal),
    staleTime: 0,
  });
  if (uses.isPending) return <Skeleton height={22} />;
  if (uses.isLoadingError) return <p className={classes.facts}>Couldn't load where it's used.</p>;
  if (uses.data.uses.length === 0) return <p className={classes.facts}>Not used anywhere yet.</p>;
  return (
    <ul className={classes.uses}>
      {uses.data.uses.map((use) => (
        <li key={`${use.kind} ${use.href}`}>
          {USE_WORDS[use.kind]} <Link to={use.href}>{use.title}</Link>
        </li>
      ))}
    </ul>
  );
}

interface AssetDialogProps extends AssetActions {
  asset: ListedAsset;
  onClose: () => void;
  /** Absent at either end of the list. */
  onBefore: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** One asset, large: what it is, where it is used, and what can be done with it. */
export function AssetDialog({ asset, onClose, onBefore, onNext, ...actions }: AssetDialogProps) {
  const [renaming, setRenaming] = useState(false);
  // Players take the arrows for themselves.
  useHotkeys(
    [
      ["ArrowLeft", () => onBefore?.()],
      ["ArrowRight", () => onNext?.()],
    ],
    ["INPUT", "TEXTAREA", "SELECT", "VIDEO", "AUDIO"],
  );
  const facts: [string, string][] = [
    ["Kind", `${formatOf(asset)}, ${sourceOf(asset).toLowerCase()}`],
    ["Added", formatFullMoment(asset.created_at)],
    ["Size", formatBytes(asset.bytes)],
  ];
  if (asset.width !== null && asset.height !== null) facts.push(["Pixels", `${asset.width} × ${asset.height}`]);
  if (asset.duration_ms !== null) facts.push(["Length", formatClock(asset.duration_ms)]);
  facts.push(
    ["Folder", asset.folder === "" ? "None" : asset.folder.replaceAll("/", " / ")],
    ["Tags", asset.tags.join(", ") || "None"],
  );
  return (
    <Modal.Root opened onClose={onClose} size={1040} centered radius="lg" closeOnEscape={!renaming}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body p={0}>
          <div className={classes.dialog}>
            <div className={classes.stage}>
              <Preview key={asset.id} asset={asset} />
              {onBefore === undefined ? null : (
                <ActionIcon className={classes.before ?? ""} variant="default" aria-label="Previous" onClick={onBefore}>
                  <ChevronLeft size={20} />
                </ActionIcon>
              )}
              {onNext === undefined ? null : (
                <ActionIcon className={classes.next ?? ""} variant="default" aria-label="Next" onClick={onNext}>
                  <ChevronRight size={20} />
                </ActionIcon>
              )}
            </div>
            <div className={classes.details}>
              <div className={classes.detailsHead}>
                <Modal.Title className={classes.detailsName ?? ""}>
                  <InlineName
                    key={asset.id}
                    name={asset.name}
                    editing={renaming}
                    onEdit={setRenaming}
                    onRename={(name) => actions.onRename(asset, name)}
                    disabled={asset.deleted_at !== null}
                  />
                </Modal.Title>
                <ActionIcon aria-label="Close" onClick={onClose}>
                  <X size={20} />
                </ActionIcon>
              </div>
              <dl className={classes.table}>
                {facts.map(([term, value]) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <section aria-label="Where it is used">
                <h3 className={classes.label}>Where it is used</h3>
                <Uses assetId={asset.id} />
              </section>
              <Versions key={`${asset.id} versions`} assetId={asset.id} editable={asset.deleted_at === null} />
              <DialogActions asset={asset} {...actions} />
            </div>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function DialogActions({ asset, ...actions }: AssetActions & { asset: ListedAsset }) {
  if (asset.deleted_at !== null) {
    return (
      <div className={classes.buttons}>
        <Button onClick={() => actions.onRestore(asset)}>Restore</Button>
        <Button variant="default" onClick={() => actions.onPurge(asset)}>
          Delete permanently
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.buttons}>
      <Button leftSection={<Download size={16} aria-hidden="true" />} onClick={() => actions.onDownload(asset)}>
        Download
      </Button>
      <Button
        variant="default"
        leftSection={<FolderInput size={16} aria-hidden="true" />}
        onClick={() => actions.onMove(asset)}
      >
        Move
      </Button>
      <Button
        variant="default"
        leftSection={<TagsIcon size={16} aria-hidden="true" />}
        onClick={() => actions.onTag(asset)}
      >
        Tags
      </Button>
      {asset.kind === "upload" || asset.kind === "image" ? (
        <Button
          variant="default"
          leftSection={<RefreshCw size={16} aria-hidden="true" />}
          onClick={() => actions.onReplace(asset)}
        >
          Replace
        </Button>
      ) : null}
      {isRemovable(asset) ? (
        <Button
          variant="default"
          leftSection={<Trash2 size={16} aria-hidden="true" />}
          onClick={() => actions.onRemove(asset)}
        >
          Delete
        </Button>
      ) : null}
    </div>
  );
}
