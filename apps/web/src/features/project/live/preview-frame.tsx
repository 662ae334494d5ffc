import { ActionIcon, Button, SegmentedControl, Skeleton, Tooltip } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import ExternalLink from "lucide-react/icons/external-link";
import Monitor from "lucide-react/icons/monitor";
import RotateCw from "lucide-react/icons/rotate-cw";
import Smartphone from "lucide-react/icons/smartphone";
import Tablet from "lucide-react/icons/tablet";
import { useCallback, useState } from "react";
import { AppFrame } from "../../../components/app-frame/app-frame.tsx";
import { Failure } from "../../../components/failure.tsx";
import { callFunction } from "../../../lib/functions.ts";
import { queryKeys } from "../../../lib/query-keys.ts";
import { fitDevice, type DeviceName } from "./device-size.ts";
import classes from "./preview-frame.module.css";

const CHOICES: Record<DeviceName, { name: string; Icon: typeof Smartphone }> = {
  phone: { name: "Phone", Icon: Smartphone },
  tablet: { name: "Tablet", Icon: Tablet },
  desktop: { name: "Desktop", Icon: Monitor },
};
const isDevice = (value: string): value is DeviceName => value in CHOICES;

interface Trouble {
  key: number;
  /** The loading of the app it happened in. */
  page: string;
  message: string;
  stack: string;
}

/** The running app in its own origin, in a sandboxed frame, with what goes wrong in it told below. */
export function PreviewFrame({
  projectId,
  name,
  appHash,
}: {
  projectId: string;
  name: string;
  appHash: string | null;
}) {
  const preview = useQuery({
    queryKey: queryKeys.preview(projectId),
    queryFn: ({ signal }) => callFunction("project-preview", { projectId }, signal),
  });
  const [device, setDevice] = useState<DeviceName>("phone");
  const [reloads, setReloads] = useState(0);
  const [troubles, setTroubles] = useState<Trouble[]>([]);
  const { ref: room, width: roomWidth, height: roomHeight } = useElementSize();
  const origin = preview.data?.origin;
  // A new version is a new page: what went wrong in the old one is over.
  const page = `${appHash ?? preview.data?.appHash}:${reloads}`;
  const shownTroubles = troubles.filter((trouble) => trouble.page === page);

  const report = useCallback(
    (message: string, stack: string) =>
      setTroubles((all) =>
        all.some((one) => one.page === page && one.message === message)
          ? all
          : [...all.slice(-4), { key: (all.at(-1)?.key ?? 0) + 1, page, message, stack }],
      ),
    [page],
  );

  const { scale, ...shown } = fitDevice(device, { width: roomWidth, height: roomHeight });

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
        <span className={classes.address}>{origin?.replace(/^https?:\/\//, "")}</span>
        <Tooltip label="Reload">
          <ActionIcon aria-label="Reload the preview" onClick={() => setReloads((count) => count + 1)}>
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
      <div className={classes.room} ref={room} data-device={device}>
        {preview.isLoadingError ? (
          <Failure title="The app could not be started" error={preview.error} onRetry={() => void preview.refetch()} />
        ) : origin === undefined || roomWidth === 0 ? (
          <Skeleton className={classes.waiting ?? ""} />
        ) : (
          <div
            className={classes.stage}
            data-device={device}
            style={{ width: shown.width * scale, height: shown.height * scale }}
          >
            <AppFrame
              origin={origin}
              name={name}
              page={page}
              onTrouble={report}
              style={{
                width: shown.width,
                height: shown.height,
                ...(scale === 1 ? {} : { transform: `scale(${scale})` }),
              }}
            />
          </div>
        )}
      </div>
      {shownTroubles.length === 0 ? null : (
        <div className={classes.troubles} role="log" aria-label="Errors in the app">
          {shownTroubles.map(({ key, message, stack }) => (
            <details key={key}>
              <summary>{message}</summary>
              {stack === "" ? null : <pre>{stack}</pre>}
            </details>
          ))}
          <Button size="xs" variant="default" onClick={() => setTroubles([])}>
            Clear
          </Button>
        </div>
      )}
    </section>
  );
}
