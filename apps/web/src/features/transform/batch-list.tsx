import type { TransformRow } from "@sayhey/contract/transform";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { TransformState } from "../../components/transform-state.tsx";
import { transformsQuery } from "../../api/list-transforms.ts";
import { useUserId } from "../../session/session.tsx";
import classes from "./detail.module.css";

/** What was queued together with a run, each with how it stands. */
export function BatchList({ row }: { row: TransformRow }) {
  const transforms = useQuery({ ...transformsQuery(useUserId()), enabled: row.batch_id !== null });
  const batch = (transforms.data ?? []).filter(({ batch_id: id }) => id !== null && id === row.batch_id).toReversed();
  if (batch.length < 2) return null;
  return (
    <nav className={classes.batch} aria-label="Of the same batch">
      <h2>{batch.length} of one batch</h2>
      <ul>
        {batch.map(({ id, input_name: name, status }) => (
          <li key={id}>
            <Link to={`/transform/${id}`} aria-current={id === row.id ? "page" : undefined}>
              {name}
            </Link>
            <TransformState status={status} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
