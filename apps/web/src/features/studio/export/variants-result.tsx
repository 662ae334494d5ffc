import { Button } from "@mantine/core";
import type { RenderRow } from "@sayhey/contract/rows";
import { useQuery } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import { Link } from "react-router";
import { renderFilesQuery } from "../../../api/get-render-files.ts";
import { rendersQuery } from "../../../api/list-renders.ts";
import { formatBytes } from "../../../components/format.ts";
import { RenderState } from "../../../components/render-state.tsx";
import { WorkProgress } from "../../../components/work-progress.tsx";
import { useUserId } from "../../../session/session.tsx";
import { Refusal } from "../../../shared/plan-limit/refusal.tsx";
import { seconds } from "../stage/timecode.ts";
import { DownloadAll } from "./download-all.tsx";
import classes from "./export.module.css";
import type { VariantOrder } from "./use-variants.ts";
import { variantKey } from "./variants.ts";

/** How often running renders are asked for, should the channel that tells of them be cut, ms. */
const POLL_MS = 2000;
const isRunning = (row: RenderRow): boolean => row.status === "queued" || row.status === "processing";

interface VariantsResultProps {
  orders: readonly VariantOrder[];
  onCancel: (renderId: string) => void;
  onRetry: (order: VariantOrder) => void;
  onAgain: () => void;
}

/** Several videos on their way, each with how far it is, why it failed, or its download. */
export function VariantsResult({ orders, onCancel, onRetry, onAgain }: VariantsResultProps) {
  const ids = new Set(orders.map(({ renderId }) => renderId));
  const renders = useQuery({
    ...rendersQuery(useUserId()),
    refetchInterval: ({ state }) => (state.data?.some((row) => ids.has(row.id) && isRunning(row)) ? POLL_MS : false),
  });
  const rowOf = ({ renderId }: VariantOrder): RenderRow | undefined =>
    renders.data?.find(({ id }) => renderId !== null && id === renderId);
  const done = orders.flatMap((order) => {
    const row = rowOf(order);
    return row?.status === "completed" ? [row.id] : [];
  });
  const open = orders.some((order) => {
    const row = rowOf(order);
    return order.error === null && (row === undefined || isRunning(row));
  });
  return (
    <div className={classes.form}>
      <p className={classes.note} role="status">
        {done.length} of {orders.length} videos ready.
        {open ? " You can close this. We'll notify you as they finish." : ""}
      </p>
      <ul className={classes.variants} aria-label="Videos">
        {orders.map((order) => (
          <VariantItem
            key={variantKey(order)}
            order={order}
            row={rowOf(order)}
            onCancel={onCancel}
            onRetry={() => onRetry(order)}
          />
        ))}
      </ul>
      <div className={classes.buttons}>
        {done.length > 1 && !open ? <DownloadAll renderIds={done} /> : null}
        <Button variant="default" onClick={onAgain}>
          Render more
        </Button>
        <Button component={Link} to="/renders" variant="subtle">
          Open renders
        </Button>
      </div>
    </div>
  );
}

interface VariantItemProps {
  order: VariantOrder;
  row: RenderRow | undefined;
  onCancel: (renderId: string) => void;
  onRetry: () => void;
}

function VariantItem({ order, row, onCancel, onRetry }: VariantItemProps) {
  const name = `${order.aspect}, ${seconds(order.durationMs)}`;
  const over = order.error !== null || row?.status === "failed" || row?.status === "cancelled";
  return (
    <li className={classes.variant} aria-label={name}>
      <div className={classes.facts}>
        <b>{name}</b>
        {row === undefined ? null : <RenderState status={row.status} />}
        {row !== undefined && isRunning(row) ? (
          <Button size="compact-xs" variant="subtle" color="gray" onClick={() => onCancel(row.id)}>
            Cancel
          </Button>
        ) : over ? (
          <Button size="compact-xs" variant="default" onClick={onRetry}>
            Try again
          </Button>
        ) : row?.status === "completed" ? (
          <DownloadButton renderId={row.id} name={name} />
        ) : null}
      </div>
      {row?.status === "processing" ? <WorkProgress work={row} of="render" /> : null}
      {order.error !== null ? (
        <p className={classes.problem} role="alert">
          <Refusal error={order.error} />
        </p>
      ) : row?.status === "failed" ? (
        <p className={classes.problem} role="alert">
          {row.error_message} It wasn't counted.
        </p>
      ) : null}
    </li>
  );
}

function DownloadButton({ renderId, name }: { renderId: string; name: string }) {
  const video = useQuery(renderFilesQuery(renderId)).data?.files.find(({ file }) => file === "mp4");
  if (video === undefined) return null;
  return (
    <Button
      component="a"
      href={video.url}
      download={video.fileName}
      size="compact-sm"
      aria-label={`Download ${name}`}
      leftSection={<Download size={14} aria-hidden="true" />}
    >
      {video.bytes === null ? "MP4" : `MP4, ${formatBytes(video.bytes)}`}
    </Button>
  );
}
