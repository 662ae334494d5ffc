import { Button, Radio, SegmentedControl, Slider } from "@mantine/core";
import { aspectSchema, type Aspect } from "@sayhey/contract/idea";
import { LIMITS } from "@sayhey/contract/limits";
import { PLANS } from "@sayhey/contract/plans";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import Film from "lucide-react/icons/film";
import { useId, useState } from "react";
import { Link } from "react-router";
import { AspectLabel } from "../../components/aspect-label.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { WorkProgress } from "../../components/work-progress.tsx";
import { RenderState } from "../../components/render-state.tsx";
import { usageQuery } from "../../lib/api/get-usage.ts";
import { rendersQuery } from "../../lib/api/list-renders.ts";
import { explainError } from "../../lib/explain-error.ts";
import { callFunction } from "../../lib/functions.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { useUserId } from "../../lib/session.tsx";
import classes from "./studio.module.css";

const SIZES = [720, 1080, 2160] as const;
const SIZE_NAMES = {
  720: "720p, quick to send",
  1080: "1080p, for every network",
  2160: "4K, for big screens",
} as const;
const ASPECTS = aspectSchema.options.map((value) => ({ value, label: <AspectLabel aspect={value} /> }));
const seconds = (ms: number): string => `${Number((ms / 1000).toFixed(1))} s`;

interface ExportDialogProps {
  projectId: string;
  aspect: Aspect;
  durationMs: number;
  /** Keeps what has not been saved yet, so that it is what gets rendered. */
  onBeforeRender: () => Promise<void>;
  onClose: () => void;
}

/** Renders the trailer as a video file, and shows how far it is. */
export function ExportDialog({
  projectId,
  aspect: shown,
  durationMs: length,
  onBeforeRender,
  onClose,
}: ExportDialogProps) {
  const userId = useUserId();
  const queryClient = useQueryClient();
  const usage = useQuery(usageQuery(userId));
  const renders = useQuery(rendersQuery(userId));
  const plan = PLANS[usage.data?.plan ?? "free"];
  const [aspect, setAspect] = useState(shown);
  const [durationMs, setDurationMs] = useState(length);
  const [size, setSize] = useState<(typeof SIZES)[number] | null>(null);
  const lengthId = useId();
  const render = useMutation({
    mutationFn: async () => {
      await onBeforeRender();
      return callFunction("render-create", { projectId, aspect, durationMs, size: size ?? plan.largestRender });
    },
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.renders(userId) }),
        queryClient.invalidateQueries({ queryKey: queryKeys.usage(userId) }),
      ]),
  });
  const row = renders.data?.find(({ id }) => id === render.data?.renderId);
  const problem = render.isError ? explainError(render.error) : null;
  return (
    <Dialog title="Export the trailer" onClose={onClose}>
      {row === undefined ? (
        <div className={classes.export}>
          <Radio.Group
            label="Size"
            value={String(size ?? plan.largestRender)}
            onChange={(value) => setSize(SIZES.find((known) => String(known) === value) ?? null)}
          >
            <div className={classes.hooks}>
              {SIZES.map((known) => (
                <Radio
                  key={known}
                  value={String(known)}
                  label={SIZE_NAMES[known]}
                  disabled={known > plan.largestRender}
                  description={known > plan.largestRender ? `Not on the ${plan.title} plan` : undefined}
                />
              ))}
            </div>
          </Radio.Group>
          <SegmentedControl
            fullWidth
            data={ASPECTS}
            value={aspect}
            onChange={(value) => setAspect(aspectSchema.parse(value))}
            aria-label="Aspect of the video"
          />
          <div>
            <div className={classes.sliderHead}>
              <span id={lengthId}>Length</span>
              <span className="sh-tabular">{seconds(durationMs)}</span>
            </div>
            <Slider
              min={LIMITS.trailerMinMs}
              max={LIMITS.trailerMaxMs}
              step={500}
              value={durationMs}
              onChange={setDurationMs}
              label={seconds}
              thumbProps={{ "aria-labelledby": lengthId }}
            />
          </div>
          {plan.watermark ? (
            <p className={classes.note}>On the {plan.title} plan the video says “Made with SayHey”.</p>
          ) : null}
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
        <div className={classes.export}>
          <div className={classes.sectionHead}>
            <span>
              {row.aspect}, {row.size}p, {seconds(row.duration_ms)}
            </span>
            <RenderState status={row.status} />
          </div>
          <WorkProgress work={row} of="render" />
          {row.status === "failed" ? <p className={classes.problem}>{row.error_message}</p> : null}
          <p className={classes.note}>
            {row.status === "completed"
              ? "Your video is ready to watch and download."
              : "You can close this: the render goes on, and you are told when it is done."}
          </p>
          <Button component={Link} to="/renders" variant={row.status === "completed" ? "filled" : "default"}>
            Open renders
          </Button>
        </div>
      )}
    </Dialog>
  );
}
