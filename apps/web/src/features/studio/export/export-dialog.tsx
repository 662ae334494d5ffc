import { Button } from "@mantine/core";
import { PLANS } from "@sayhey/contract/plans";
import type { Storyboard } from "@sayhey/trailer";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import Film from "lucide-react/icons/film";
import { useState } from "react";
import { Dialog } from "../../../components/dialog.tsx";
import { ProjectDialogs } from "../../../components/publish-dialog/project-dialogs.tsx";
import { usageQuery } from "../../../lib/api/get-usage.ts";
import { rendersQuery } from "../../../lib/api/list-renders.ts";
import { explainError } from "../../../lib/explain-error.ts";
import { callFunction } from "../../../lib/functions.ts";
import { queryKeys } from "../../../lib/query-keys.ts";
import { useUserId } from "../../../lib/session.tsx";
import { tellError } from "../../../lib/tell-error.ts";
import { ExportForm } from "./export-form.tsx";
import { ExportResult } from "./export-result.tsx";
import classes from "./export.module.css";
import type { ExportSettings } from "./presets.ts";

/** How often a running render is asked for, should the channel that tells of it be cut, ms. */
const POLL_MS = 2000;

interface ExportDialogProps {
  projectId: string;
  storyboard: Storyboard;
  loadFootage: (id: string) => Promise<Uint8Array>;
  /** Keeps what has not been saved yet, so that it is what gets rendered. */
  onBeforeRender: () => Promise<void>;
  onClose: () => void;
}

/** Renders the trailer as a video file, and shows how far it is. */
export function ExportDialog({ projectId, storyboard, onBeforeRender, onClose }: ExportDialogProps) {
  const userId = useUserId();
  const queryClient = useQueryClient();
  const usage = useQuery(usageQuery(userId));
  const plan = PLANS[usage.data?.plan ?? "free"];
  const [chosen, setChosen] = useState<ExportSettings | null>(null);
  const [sharing, setSharing] = useState(false);
  const settings: ExportSettings = chosen ?? {
    aspect: storyboard.aspect,
    size: plan.largestRender === 2160 ? 1080 : plan.largestRender,
    fps: storyboard.fps,
    quality: "standard",
    formats: ["mp4"],
  };
  const render = useMutation({
    mutationFn: async () => {
      await onBeforeRender();
      return callFunction("render-create", { projectId, ...settings });
    },
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.renders(userId) }),
        queryClient.invalidateQueries({ queryKey: queryKeys.usage(userId) }),
      ]),
  });
  const renders = useQuery({
    ...rendersQuery(userId),
    refetchInterval: (query) => {
      const row = query.state.data?.find(({ id }) => id === render.data?.renderId);
      return row?.status === "queued" || row?.status === "processing" ? POLL_MS : false;
    },
  });
  const cancel = useMutation({
    mutationFn: (renderId: string) => callFunction("render-cancel", { renderId }),
    onError: tellError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.renders(userId) }),
  });
  const row = renders.data?.find(({ id }) => id === render.data?.renderId);
  const problem = render.isError ? explainError(render.error) : null;
  if (sharing) return <ProjectDialogs projectId={projectId} first="share" onClose={() => setSharing(false)} />;
  return (
    <Dialog title="Export the trailer" onClose={onClose} size={620}>
      {row === undefined ? (
        <div className={classes.form}>
          <ExportForm settings={settings} plan={plan} formats={["mp4", "webm", "gif"]} several onChange={setChosen} />
          {problem === null ? null : (
            <p className={classes.problem} role="alert">
              {problem.message} {problem.hint}
            </p>
          )}
          <Button
            size="md"
            loading={render.isPending || render.isSuccess}
            onClick={() => render.mutate()}
            leftSection={<Film size={18} aria-hidden="true" />}
          >
            Render trailer
          </Button>
        </div>
      ) : (
        <ExportResult
          render={row}
          cancelling={cancel.isPending}
          onCancel={() => cancel.mutate(row.id)}
          onAgain={() => render.reset()}
          onShare={() => setSharing(true)}
        />
      )}
    </Dialog>
  );
}
