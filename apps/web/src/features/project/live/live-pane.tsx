import { ActionIcon, SegmentedControl, Skeleton, Tooltip } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import ExternalLink from "lucide-react/icons/external-link";
import Monitor from "lucide-react/icons/monitor";
import RotateCw from "lucide-react/icons/rotate-cw";
import Smartphone from "lucide-react/icons/smartphone";
import Tablet from "lucide-react/icons/tablet";
import { useCallback, useEffect, useRef, useState } from "react";
import { onPreviewCleared } from "../../../components/app-frame/preview-store.ts";
import { Failure } from "../../../components/failure.tsx";
import { callFunction } from "../../../api/functions.ts";
import { queryKeys } from "../../../api/query-keys.ts";
import { useEditor } from "../editor/editor-context.tsx";
import { CustomizeOverlay } from "./customize-overlay.tsx";
import { fitDevice, type Device, type DeviceName } from "./device-size.ts";
import { ErrorStrip } from "./error-strip.tsx";
import classes from "./live.module.css";
import { PageBar } from "./page-bar.tsx";
import { previewLogOf } from "./preview-log.ts";
import { useLiveFrame } from "./use-live-frame.ts";
import { useLivePage } from "./use-live-page.ts";
import { useLiveTheme } from "./use-live-theme.ts";

const CHOICES: Record<DeviceName, { name: string; Icon: typeof Smartphone }> = {
  phone: { name: "Phone", Icon: Smartphone },
  tablet: { name: "Tablet", Icon: Tablet },
  desktop: { name: "Desktop", Icon: Monitor },
};
const isDevice = (value: string): value is DeviceName => value in CHOICES;

/** The running app in its own origin, in a sandboxed frame that follows every edit; it stays loaded while other modes are shown. */
export function LivePane() {
  const { project, spec, appHash, mode } = useEditor();
  const preview = useQuery({
    queryKey: queryKeys.preview(project.id),
    queryFn: ({ signal }) => callFunction("project-preview", { projectId: project.id }, signal),
  });
  const [device, setDevice] = useState<DeviceName>("phone");
  const [reloads, setReloads] = useState(0);
  const { ref: room, width: roomWidth, height: roomHeight } = useElementSize();
  // A pane that is not to be seen has no size; the app keeps the one it had.
  const [size, setSize] = useState<Device>({ width: 0, height: 0 });
  if (roomWidth > 0 && roomHeight > 0 && (roomWidth !== size.width || roomHeight !== size.height))
    setSize({ width: roomWidth, height: roomHeight });
  const origin = preview.data?.origin;
  const log = previewLogOf(project.id);
  const frame = useRef<HTMLIFrameElement>(null);
  const live = useLiveFrame(frame, origin, useNewest(appHash, preview.data?.appHash ?? null), log);
  const { page, open } = useLivePage(live);
  useLiveTheme(live);
  const customizing = mode === "customize";
  const { tell } = live;
  const { forget } = live;
  const reload = useCallback(() => {
    forget();
    setReloads((count) => count + 1);
  }, [forget]);
  useEffect(() => (origin === undefined ? undefined : onPreviewCleared(origin, reload)), [origin, reload]);
  const isThere = live.hash !== null;
  useEffect(() => {
    if (isThere) tell({ type: "sayhey:watch", on: customizing });
  }, [tell, customizing, isThere, live.starts]);
  const { scale, ...shown } = fitDevice(device, size);

  return (
    <section className={classes.root} aria-label="Preview">
      <div className={classes.bar}>
        <SegmentedControl
          size="xs"
          aria-label="Size of the preview"
          value={device}
          onChange={(value) => isDevice(value) && setDevice(value)}
          data={Object.entries(CHOICES).map(([value, { name: label, Icon }]) => ({
            value,
            label: (
              <span className={classes.device}>
                <Icon size={16} aria-hidden="true" />
                <span>{label}</span>
              </span>
            ),
          }))}
        />
        <span className={classes.address}>
          {origin === undefined ? "" : `${origin.replace(/^https?:\/\//, "")}${live.shown?.path ?? "/"}`}
        </span>
        <Tooltip label="Reload">
          <ActionIcon aria-label="Reload the preview" onClick={reload}>
            <RotateCw size={18} />
          </ActionIcon>
        </Tooltip>
        {origin === undefined ? null : (
          <Tooltip label="Open in its own tab">
            <ActionIcon
              component="a"
              href={origin}
              target="_blank"
              rel="noopener"
              aria-label="Open the app in its own tab"
            >
              <ExternalLink size={18} />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
      {customizing ? <PageBar page={page} onOpen={open} /> : null}
      <div className={classes.room} ref={room} data-device={device}>
        {preview.isLoadingError ? (
          <Failure title="The app could not be started" error={preview.error} onRetry={() => void preview.refetch()} />
        ) : origin === undefined || size.width === 0 ? (
          <Skeleton className={classes.waiting ?? ""} />
        ) : (
          <div
            className={classes.stage}
            data-device={device}
            style={{ width: shown.width * scale, height: shown.height * scale }}
          >
            <iframe
              key={`${origin} ${reloads}`}
              ref={frame}
              className={classes.frame}
              title={`${spec.identity.name}, running`}
              data-shows={live.hash ?? ""}
              src={`${origin}/?sayhey-live`}
              sandbox="allow-scripts allow-forms allow-same-origin allow-downloads"
              allow="fullscreen; screen-wake-lock; clipboard-write"
              // While it is customized, its own controls lie under the outlines: the Tab key goes to those.
              tabIndex={customizing ? -1 : 0}
              // What it told before somebody listened, it tells again.
              onLoad={() => tell({ type: "sayhey:hello" })}
              style={{
                width: shown.width,
                height: shown.height,
                ...(scale === 1 ? {} : { transform: `scale(${scale})` }),
              }}
            />
            {!isThere ? (
              <div className={classes.veil} role="status" aria-label="The app is starting" />
            ) : customizing && page !== null ? (
              <CustomizeOverlay
                key={page.id}
                live={live}
                page={page}
                scale={scale}
                width={shown.width}
                height={shown.height}
              />
            ) : null}
          </div>
        )}
      </div>
      <ErrorStrip failure={live.failure} onReload={reload} />
    </section>
  );
}

/** Of two names of the newest version the one that came last: what was just saved is known before the project is read again. */
function useNewest(project: string | null, saved: string | null): string | null {
  const [before, setBefore] = useState({ project, saved, newest: saved ?? project });
  if (before.project === project && before.saved === saved) return before.newest;
  const newest = before.saved !== saved && saved !== null ? saved : project;
  setBefore({ project, saved, newest });
  return newest;
}
