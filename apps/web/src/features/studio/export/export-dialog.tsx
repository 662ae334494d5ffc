import { Button, SegmentedControl } from "@mantine/core";
import { PLANS } from "@sayhey/contract/plans";
import type { Storyboard } from "@sayhey/trailer";
import type { FindMusic } from "@sayhey/trailer/browser";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import Film from "lucide-react/icons/film";
import { useState } from "react";
import { Dialog } from "../../../components/dialog.tsx";
import { ProjectDialogs } from "../../../shared/publish-dialog/project-dialogs.tsx";
import { usageQuery } from "../../../api/get-usage.ts";
import { rendersQuery } from "../../../api/list-renders.ts";
import { useCreateRender } from "../../../shared/use-create-render.ts";
import { callFunction } from "../../../api/functions.ts";
import { queryKeys } from "../../../api/query-keys.ts";
import { useUserId } from "../../../session/session.tsx";
import { tellError } from "../../../status/tell-error.ts";
import { ExportForm } from "./export-form.tsx";
import { ExportResult } from "./export-result.tsx";
import classes from "./export.module.css";
import { HereResult } from "./here-result.tsx";
import type { ExportSettings } from "./presets.ts";
import { useVariants } from "./use-variants.ts";
import { VariantsForm } from "./variants-form.tsx";
import { VariantsResult } from "./variants-result.tsx";
import { useFormatsHere, useRenderHere } from "./use-render-here.ts";
import { PlanLimitNote } from "../../../shared/plan-limit/plan-limit-note.tsx";
import { Refusal } from "../../../shared/plan-limit/refusal.tsx";
import { usePlanLimit } from "../../../shared/plan-limit/use-plan-limit.ts";

/** How often a running render is asked for, should the channel that tells of it be cut, ms. */
const POLL_MS = 2000;
const SERVER_FORMATS = ["mp4", "webm", "gif"] as const;

interface ExportDialogProps {
  projectId: string;
  /** Of the app. */
  name: string;
  storyboard: Storyboard;
  loadFootage: (id: string) => Promise<Uint8Array>;
  findMusic: FindMusic;
  /** Keeps what has not been saved yet, so that it is what gets rendered. */
  onBeforeRender: () => Promise<void>;
  onClose: () => void;
}

/** Renders the trailer as a video file, on the server or in this browser, and shows how far it is. */
export function ExportDialog(props: ExportDialogProps) {
  const { projectId, storyboard, onBeforeRender, onClose } = props;
  const userId = useUserId();
  const queryClient = useQueryClient();
  const usage = useQuery(usageQuery(userId));
  const plan = PLANS[usage.data?.plan ?? "free"];
  const [chosen, setChosen] = useState<ExportSettings | null>(null);
  const [place, setPlace] = useState<"server" | "here" | "several">("server");
  const [sharing, setSharing] = useState(false);
  const settings: ExportSettings = chosen ?? {
    aspect: storyboard.aspect,
    size: plan.largestRender === 2160 ? 1080 : plan.largestRender,
    fps: storyboard.fps,
    quality: "standard",
    formats: ["mp4"],
  };
  const formatsHere = useFormatsHere(settings);
  const here = useRenderHere(props.loadFootage, props.findMusic);
  const isHere = place === "here" && formatsHere.length > 0;
  const rendersReached = usePlanLimit("renders");
  // What this browser renders counts against no limit.
  const reached = isHere ? null : rendersReached;
  const formatHere = formatsHere.find((format) => settings.formats.includes(format)) ?? formatsHere[0];

  const variants = useVariants({ projectId, before: onBeforeRender });
  const render = useCreateRender({ before: onBeforeRender });
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
  const failure = isHere && here.state.kind === "failed" ? here.state.error : render.isError ? render.error : null;
  if (sharing) return <ProjectDialogs projectId={projectId} first="share" onClose={() => setSharing(false)} />;
  return (
    <Dialog title="Export the trailer" onClose={onClose} size={620}>
      {variants.orders !== null ? (
        <VariantsResult
          orders={variants.orders}
          onCancel={cancel.mutate}
          onRetry={(order) => void variants.again(order, settings.size)}
          onAgain={variants.reset}
        />
      ) : row !== undefined ? (
        <ExportResult
          render={row}
          cancelling={cancel.isPending}
          onCancel={() => cancel.mutate(row.id)}
          onAgain={() => render.reset()}
          onShare={() => setSharing(true)}
        />
      ) : here.state.kind === "running" || here.state.kind === "done" ? (
        <HereResult
          state={here.state}
          fileName={`${props.name}-trailer-${settings.aspect.replace(":", "x")}`}
          onCancel={here.cancel}
          onAgain={here.reset}
        />
      ) : (
        <div className={classes.form}>
          <SegmentedControl
            fullWidth
            aria-label="What is rendered, and where"
            data={[
              { value: "server", label: "On SayHey" },
              ...(formatsHere.length === 0 ? [] : [{ value: "here", label: "In this browser" }]),
              { value: "several", label: "Several at once" },
            ]}
            value={place}
            onChange={(value) => setPlace(value === "here" || value === "several" ? value : "server")}
          />
          {place === "several" ? (
            <>
              <PlanLimitNote reached={rendersReached} />
              <VariantsForm
                plan={plan}
                size={settings.size}
                onSize={(size) => setChosen({ ...settings, size })}
                blocked={rendersReached !== null}
                failure={variants.failure}
                onStart={(wanted) => variants.start(wanted, settings.size)}
              />
            </>
          ) : (
            <>
              <ExportForm
                settings={isHere && formatHere !== undefined ? { ...settings, formats: [formatHere] } : settings}
                plan={plan}
                formats={isHere ? formatsHere : SERVER_FORMATS}
                several={!isHere}
                onChange={setChosen}
              />
              {isHere ? (
                <p className={classes.note}>
                  Rendering in your browser doesn't count toward your limit, and nothing is uploaded. Poster and caption
                  files come only with renders on SayHey.
                </p>
              ) : null}
              {failure === null || reached !== null ? null : (
                <p className={classes.problem} role="alert">
                  <Refusal error={failure} />
                </p>
              )}
              <PlanLimitNote reached={reached} />
              <Button
                size="md"
                disabled={reached !== null}
                loading={render.isPending || render.isSuccess}
                onClick={() => {
                  if (isHere && formatHere !== undefined) void here.start(storyboard, settings, formatHere);
                  else render.mutate({ projectId, ...settings });
                }}
                leftSection={<Film size={18} aria-hidden="true" />}
              >
                Render trailer
              </Button>
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}
