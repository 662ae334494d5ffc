import { Skeleton } from "@mantine/core";
import type { TransformRow } from "@sayhey/contract/transform";
import { useQuery } from "@tanstack/react-query";
import WandSparkles from "lucide-react/icons/wand-sparkles";
import { Link } from "react-router";
import { Failure } from "../../components/failure.tsx";
import { transformsQuery } from "../../api/list-transforms.ts";
import { assetThumbQuery } from "../../api/sign-asset.ts";
import { formatAgo } from "../../components/format.ts";
import { useUserId } from "../../session/session.tsx";
import classes from "./gallery.module.css";
import { TransformState } from "../../components/transform-state.tsx";
import { transformTitle } from "../../shared/transform-title.ts";

function Row({ transform, now }: { transform: TransformRow; now: number }) {
  const pictureId = transform.result_asset_id ?? transform.input_asset_id;
  const thumb = useQuery({ ...assetThumbQuery(pictureId ?? ""), enabled: pictureId !== null });
  return (
    <li className={classes.row}>
      <span className={classes.rowPicture} aria-hidden="true">
        {typeof thumb.data === "string" ? (
          <img src={thumb.data} alt="" loading="lazy" />
        ) : (
          <WandSparkles size={22} strokeWidth={1.6} />
        )}
      </span>
      <span className={classes.rowText}>
        <Link to={`/transform/${transform.id}`}>{transformTitle(transform)}</Link>
        <time dateTime={transform.created_at}>{formatAgo(Date.parse(transform.created_at), now)}</time>
      </span>
      <TransformState status={transform.status} />
    </li>
  );
}

/** The newest of one's own transforms; nothing while there are none. */
export function TransformList() {
  const transforms = useQuery(transformsQuery(useUserId()));
  if (transforms.data?.length === 0) return null;
  return (
    <section className={classes.group} aria-label="Your transforms">
      <h2>Your transforms</h2>
      {transforms.isPending ? (
        <Skeleton height={72} radius="lg" role="status" aria-label="Loading your transforms" />
      ) : transforms.isLoadingError ? (
        <Failure
          title="Your transforms could not be loaded"
          error={transforms.error}
          onRetry={() => void transforms.refetch()}
        />
      ) : (
        <ul className={classes.rows}>
          {transforms.data.slice(0, 12).map((transform) => (
            <Row key={transform.id} transform={transform} now={transforms.dataUpdatedAt} />
          ))}
        </ul>
      )}
    </section>
  );
}
