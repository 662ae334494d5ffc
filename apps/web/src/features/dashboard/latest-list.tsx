import { useQuery } from "@tanstack/react-query";
import Clapperboard from "lucide-react/icons/clapperboard";
import WandSparkles from "lucide-react/icons/wand-sparkles";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { RenderState } from "../../components/render-state.tsx";
import { TransformState } from "../../components/transform-state.tsx";
import { transformTitle } from "../../shared/transform-title.ts";
import { WorkProgress } from "../../components/work-progress.tsx";
import { renderFilesQuery } from "../../api/get-render-files.ts";
import { projectsQuery } from "../../api/list-projects.ts";
import { rendersQuery } from "../../api/list-renders.ts";
import { transformsQuery } from "../../api/list-transforms.ts";
import { assetThumbQuery } from "../../api/sign-asset.ts";
import { formatAgo } from "../../components/format.ts";
import { useUserId } from "../../session/session.tsx";
import { latestWork, type Work } from "./latest-work.ts";
import classes from "./latest.module.css";

/** More are on their own pages. */
const MOST = 6;

/** The newest renders and transforms with how far they are; nothing while there are none. */
export function LatestList() {
  const userId = useUserId();
  const renders = useQuery(rendersQuery(userId));
  const transforms = useQuery(transformsQuery(userId));
  const projects = useQuery(projectsQuery(userId));
  // Both have pages of their own, which say what is wrong with them.
  const work = latestWork(renders.data ?? [], transforms.data ?? [], MOST);
  if (work.length === 0) return null;
  const now = Math.max(renders.dataUpdatedAt, transforms.dataUpdatedAt);
  const nameOf = (projectId: string): string =>
    projects.data?.find(({ id }) => id === projectId)?.name ?? "Deleted project";
  return (
    <section aria-labelledby="latest-title">
      <h2 id="latest-title" className={classes.heading}>
        Latest work
      </h2>
      <ul className={classes.list}>
        {work.map((each) =>
          each.of === "render" ? (
            <RenderLine key={each.row.id} row={each.row} name={nameOf(each.row.project_id)} now={now} />
          ) : (
            <TransformLine key={each.row.id} row={each.row} now={now} />
          ),
        )}
      </ul>
    </section>
  );
}

interface LineProps {
  picture: string | null | undefined;
  icon: ReactNode;
  to: string;
  title: string;
  what: string;
  since: string;
  now: number;
  children: ReactNode;
}

function Line({ picture, icon, to, title, what, since, now, children }: LineProps) {
  return (
    <li className={classes.line}>
      <span className={classes.picture} aria-hidden="true">
        {typeof picture === "string" ? <img src={picture} alt="" loading="lazy" /> : icon}
      </span>
      <span className={classes.words}>
        <Link to={to} className={classes.link}>
          {title}
        </Link>
        <span>
          {what} · <time dateTime={since}>{formatAgo(Date.parse(since), now)}</time>
        </span>
      </span>
      {children}
    </li>
  );
}

function RenderLine({ row, name, now }: { row: Extract<Work, { of: "render" }>["row"]; name: string; now: number }) {
  const files = useQuery({ ...renderFilesQuery(row.id), enabled: row.status === "completed" });
  return (
    <Line
      picture={files.data?.poster}
      icon={<Clapperboard size={22} strokeWidth={1.6} />}
      to="/renders"
      title={name}
      what={`Trailer, ${row.aspect}`}
      since={row.created_at}
      now={now}
    >
      <RenderState status={row.status} />
      <WorkProgress work={row} of="render" />
    </Line>
  );
}

function TransformLine({ row, now }: { row: Extract<Work, { of: "transform" }>["row"]; now: number }) {
  const pictureId = row.result_asset_id ?? row.input_asset_id;
  const thumb = useQuery({ ...assetThumbQuery(pictureId ?? ""), enabled: pictureId !== null });
  return (
    <Line
      picture={thumb.data}
      icon={<WandSparkles size={22} strokeWidth={1.6} />}
      to={`/transform/${row.id}`}
      title={transformTitle(row)}
      what="Transform"
      since={row.created_at}
      now={now}
    >
      <TransformState status={row.status} />
      <WorkProgress work={row} of="transform" />
    </Line>
  );
}
