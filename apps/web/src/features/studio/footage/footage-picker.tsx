import { Button, Progress, Skeleton, Tabs } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import Film from "lucide-react/icons/film";
import ImageIcon from "lucide-react/icons/image";
import Sparkles from "lucide-react/icons/sparkles";
import Upload from "lucide-react/icons/upload";
import { useRef, useState, type DragEvent } from "react";
import { Link } from "react-router";
import { Dialog } from "../../../components/dialog.tsx";
import { Failure } from "../../../components/failure.tsx";
import { PlanLimitNote } from "../../../shared/plan-limit/plan-limit-note.tsx";
import { useStorageLimit } from "../../../shared/plan-limit/use-storage-limit.ts";
import { footageQuery, type FootageEntry } from "./footage-query.ts";
import classes from "./footage.module.css";
import { useBringFootage } from "./use-bring-footage.ts";

/** Files that can be made into footage. */
const ACCEPTED = "image/png,image/jpeg,image/webp,image/gif,image/avif,video/mp4,video/webm,video/quicktime";

interface FootagePickerProps {
  projectId: string;
  title: string;
  /** Id of what is shown now. */
  present: string | null;
  onPick: (entry: { id: string; startMs: number }) => void;
  onClose: () => void;
}

function Entry({
  name,
  detail,
  thumbUrl,
  video,
  pressed,
  onPick,
}: {
  name: string;
  detail: string;
  thumbUrl: string | null;
  video: boolean;
  pressed: boolean;
  onPick: () => void;
}) {
  return (
    <li>
      <button type="button" className={classes.entry} aria-pressed={pressed} onClick={onPick}>
        <span className={classes.picture}>
          {thumbUrl === null ? (
            video ? (
              <Film size={22} aria-hidden="true" />
            ) : (
              <ImageIcon size={22} aria-hidden="true" />
            )
          ) : (
            <img src={thumbUrl} alt="" loading="lazy" />
          )}
        </span>
        <span className={classes.name}>{name}</span>
        <span className={classes.detail}>{detail}</span>
      </button>
    </li>
  );
}

const KINDS: Record<FootageEntry["kind"], string> = {
  clip: "Filmed clip",
  still: "Filmed page",
  picture: "Your picture",
  video: "Your video",
};

function detailOf({ kind, manifest, outOfDate }: FootageEntry): string {
  const length = kind === "clip" || kind === "video" ? `, ${(manifest.durationMs / 1000).toFixed(1)} s` : "";
  return `${KINDS[kind]}${length}${outOfDate ? ", out of date" : ""}`;
}

/** Everything a scene can show: what was filmed of the app, and files of one's own. */
export function FootagePicker({ projectId, title, present, onPick, onClose }: FootagePickerProps) {
  const list = useQuery(footageQuery(projectId));
  const pick = (id: string): void => {
    onPick({ id, startMs: 0 });
    onClose();
  };
  const { bringing, upload, take, cancel } = useBringFootage(projectId, pick);
  const input = useRef<HTMLInputElement>(null);
  const storage = useStorageLimit();
  const [over, setOver] = useState(false);
  const sources = list.data?.sources ?? [];
  const filmed = sources.filter(({ kind }) => kind === "clip" || kind === "still");
  const made = sources.filter(({ kind }) => kind === "picture" || kind === "video");
  const origins = new Set(made.map(({ originAssetId }) => originAssetId));
  const files = (list.data?.files ?? []).filter(({ assetId }) => !origins.has(assetId));
  const busy = bringing !== null && bringing.kind !== "failed";
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file !== undefined && !busy && !storage.full) void upload(file);
  };
  const entries = (shown: readonly FootageEntry[]) =>
    shown.map((entry) => (
      <Entry
        key={entry.id}
        name={entry.name}
        detail={detailOf(entry)}
        thumbUrl={entry.thumbUrl}
        video={entry.kind === "clip" || entry.kind === "video"}
        pressed={entry.id === present}
        onPick={() => pick(entry.id)}
      />
    ));
  return (
    <Dialog title={title} onClose={onClose} size={760}>
      {list.isError ? (
        <Failure title="The footage could not be loaded" error={list.error} onRetry={() => void list.refetch()} />
      ) : list.data === undefined ? (
        <Skeleton height={260} />
      ) : (
        <Tabs defaultValue={filmed.length > 0 ? "filmed" : "own"}>
          <Tabs.List>
            <Tabs.Tab value="filmed">Filmed of your app</Tabs.Tab>
            <Tabs.Tab value="own">Your files</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="filmed" pt="md">
            {filmed.length === 0 ? (
              <p className={classes.empty}>
                Nothing was filmed of this app yet. Film it from the project, or bring a file of your own.
              </p>
            ) : (
              <ul className={classes.entries}>{entries(filmed)}</ul>
            )}
          </Tabs.Panel>
          <Tabs.Panel value="own" pt="md">
            <PlanLimitNote reached={storage.note} />
            <div
              className={classes.drop}
              data-over={over || undefined}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(true);
              }}
              onDragLeave={() => setOver(false)}
              onDrop={drop}
            >
              {bringing === null || bringing.kind === "failed" ? (
                <>
                  {bringing === null ? null : (
                    <p className={classes.problem} role="alert">
                      {bringing.name}: {bringing.problem}
                    </p>
                  )}
                  <div className={classes.ways}>
                    <Button
                      variant="default"
                      leftSection={<Upload size={17} aria-hidden="true" />}
                      disabled={storage.full}
                      onClick={() => input.current?.click()}
                    >
                      Upload a picture or video
                    </Button>
                    <Button
                      component={Link}
                      to="/images"
                      target="_blank"
                      variant="subtle"
                      leftSection={<Sparkles size={17} aria-hidden="true" />}
                    >
                      Make an image
                    </Button>
                  </div>
                  <p className={classes.empty}>Or drop one here. Of a video, the first 15 seconds are taken.</p>
                </>
              ) : (
                <div className={classes.progress}>
                  <span>
                    {bringing.kind === "uploading" ? "Uploading" : "Making footage of"} {bringing.name}
                  </span>
                  <Progress
                    value={Math.round(bringing.share * 100)}
                    color="sun"
                    size={8}
                    aria-label={`Progress of ${bringing.name}`}
                  />
                  <Button size="compact-sm" variant="default" onClick={() => void cancel()}>
                    Cancel
                  </Button>
                </div>
              )}
              <input
                ref={input}
                type="file"
                accept={ACCEPTED}
                hidden
                aria-label="Picture or video"
                onChange={(event) => {
                  const file = event.currentTarget.files?.[0];
                  event.currentTarget.value = "";
                  if (file !== undefined) void upload(file);
                }}
              />
            </div>
            <ul className={classes.entries}>
              {entries(made)}
              {files.map(({ assetId, kind, name, thumbUrl, durationMs }) => (
                <Entry
                  key={assetId}
                  name={name}
                  detail={
                    kind === "video" && durationMs !== null ? `Video, ${(durationMs / 1000).toFixed(1)} s` : "Picture"
                  }
                  thumbUrl={thumbUrl}
                  video={kind === "video"}
                  pressed={false}
                  onPick={() => {
                    if (!busy) void take(assetId, name);
                  }}
                />
              ))}
            </ul>
          </Tabs.Panel>
        </Tabs>
      )}
    </Dialog>
  );
}
