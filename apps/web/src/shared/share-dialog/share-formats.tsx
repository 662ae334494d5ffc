import { Button, Skeleton } from "@mantine/core";
import type { Aspect } from "@sayhey/contract/idea";
import { PLANS } from "@sayhey/contract/plans";
import type { RenderRow } from "@sayhey/contract/rows";
import { useQuery } from "@tanstack/react-query";
import ChevronDown from "lucide-react/icons/chevron-down";
import Download from "lucide-react/icons/download";
import Film from "lucide-react/icons/film";
import { useId, useState } from "react";
import { Link } from "react-router";
import { renderFilesQuery } from "../../api/get-render-files.ts";
import { usageQuery } from "../../api/get-usage.ts";
import { rendersQuery } from "../../api/list-renders.ts";
import { explainError } from "../../api/explain-error.ts";
import { useCreateRender } from "../use-create-render.ts";
import { useUserId } from "../../session/session.tsx";
import { tellError } from "../../status/tell-error.ts";
import { AspectLabel } from "../../components/aspect-label.tsx";
import { PlanLimitNote } from "../plan-limit/plan-limit-note.tsx";
import { usePlanLimit } from "../plan-limit/use-plan-limit.ts";
import { WorkProgress } from "../../components/work-progress.tsx";
import { RenderLink } from "./render-link.tsx";
import classes from "./share-dialog.module.css";

/** The shape each network wants. */
const FORMATS: readonly { aspect: Aspect; networks: string }[] = [
  { aspect: "9:16", networks: "TikTok, Reels, Shorts" },
  { aspect: "4:5", networks: "Instagram and Facebook posts, in portrait" },
  { aspect: "1:1", networks: "Instagram and Facebook posts, square" },
  { aspect: "16:9", networks: "YouTube, LinkedIn, X" },
];
/** What networks show best, px of the short side. */
const BEST_SIZE = 1080;
const ACROSS: Record<Aspect, readonly [width: number, height: number]> = {
  "9:16": [1, 16 / 9],
  "4:5": [1, 5 / 4],
  "1:1": [1, 1],
  "16:9": [16 / 9, 1],
};

/** '720 × 1280' of an aspect and the short side, px. */
const pixels = (aspect: Aspect, size: number): string =>
  ACROSS[aspect].map((share) => Math.round((share * size) / 2) * 2).join(" × ");

const isOpen = ({ status }: RenderRow): boolean => status === "queued" || status === "processing";

function DownloadRender({ render }: { render: RenderRow }) {
  const files = useQuery(renderFilesQuery(render.id));
  if (files.isLoadingError)
    return <p className={classes.problem}>The file could not be opened: {explainError(files.error).message}</p>;
  if (files.data === undefined) return <Skeleton width={150} height={30} />;
  return (
    <Button
      component="a"
      href={files.data.video}
      download={files.data.fileName.replace(/\.mp4$/, `-${render.aspect.replace(":", "x")}.mp4`)}
      size="xs"
      variant="default"
      leftSection={<Download size={15} aria-hidden="true" />}
    >
      Download MP4
    </Button>
  );
}

function Format({
  projectId,
  aspect,
  networks,
  size,
  renders,
  renderId,
  atLimit,
}: {
  projectId: string;
  aspect: Aspect;
  networks: string;
  /** What a render of this plan has, px of the short side. */
  size: number;
  renders: readonly RenderRow[];
  renderId?: string;
  /** Whether the plan has no render left. */
  atLimit: boolean;
}) {
  const asked = renders.find(({ id, status }) => id === renderId && status === "completed");
  const done = asked ?? renders.find(({ status }) => status === "completed");
  const [linking, setLinking] = useState(asked !== undefined);
  const linkId = useId();
  const open = renders.find(isOpen);
  const create = useCreateRender({ onError: tellError });
  return (
    <li className={classes.format}>
      <span className={classes.aspect}>
        <AspectLabel aspect={aspect} />
      </span>
      <span className={classes.networks}>
        {networks}
        <small className={classes.takes}>{pixels(aspect, done?.size ?? size)}</small>
      </span>
      <span className={classes.action}>
        {done !== undefined ? (
          <>
            <Button
              size="xs"
              variant="subtle"
              color="gray"
              aria-expanded={linking}
              aria-controls={linkId}
              aria-label={`Player of ${aspect}`}
              onClick={() => setLinking(!linking)}
              rightSection={<ChevronDown className={classes.turn ?? ""} size={15} aria-hidden="true" />}
            >
              Player
            </Button>
            <DownloadRender render={done} />
          </>
        ) : open !== undefined ? (
          <WorkProgress work={open} of="render" />
        ) : (
          <Button
            size="xs"
            variant="default"
            loading={create.isPending}
            disabled={atLimit}
            onClick={() => create.mutate({ projectId, aspect })}
            leftSection={<Film size={15} aria-hidden="true" />}
          >
            Render {aspect}
          </Button>
        )}
      </span>
      {done === undefined || !linking ? null : (
        <div id={linkId} className={classes.wide}>
          <RenderLink render={done} />
        </div>
      )}
    </li>
  );
}

/**
 * The trailer of one's own project in the shape each network wants: to download, to show in a player, or to render where there is
 * none yet. `renderId` is the render meant where there are several of its shape.
 */
export function ShareFormats({ projectId, renderId }: { projectId: string; renderId?: string }) {
  const userId = useUserId();
  const plan = PLANS[useQuery(usageQuery(userId)).data?.plan ?? "free"];
  const size = Math.min(BEST_SIZE, plan.largestRender);
  const reached = usePlanLimit("renders");
  const renders = useQuery({
    ...rendersQuery(userId),
    refetchInterval: (query) =>
      query.state.data?.some((render) => render.project_id === projectId && isOpen(render)) === true ? 2000 : false,
  });
  return (
    <section aria-label="Videos for each network">
      <h3 className={classes.label}>Videos for each network</h3>
      {renders.isLoadingError ? (
        <p className={classes.problem}>Your renders could not be loaded: {explainError(renders.error).message}</p>
      ) : renders.data === undefined ? (
        <Skeleton height={120} />
      ) : (
        <ul className={classes.formats}>
          {FORMATS.map(({ aspect, networks }) => (
            <Format
              key={aspect}
              projectId={projectId}
              aspect={aspect}
              networks={networks}
              size={size}
              atLimit={reached !== null}
              renders={renders.data.filter((render) => render.project_id === projectId && render.aspect === aspect)}
              {...(renderId === undefined ? {} : { renderId })}
            />
          ))}
        </ul>
      )}
      <PlanLimitNote reached={reached} />
      {reached === null && size < BEST_SIZE ? (
        <p className={classes.note}>
          {plan.title} renders in {size}p. <Link to="/billing">Upgrade</Link> for {BEST_SIZE}p.
        </p>
      ) : null}
    </section>
  );
}
