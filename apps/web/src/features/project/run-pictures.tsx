import type { AiRunRow } from "@sayhey/contract/ai";
import { useQuery } from "@tanstack/react-query";
import ArrowRight from "lucide-react/icons/arrow-right";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import classes from "./ask.module.css";

/** Addresses work for an hour, ms. */
const FRESH_MS = 3_000_000;

/** How the page that a run changed looked before and after. */
export function RunPictures({ run, page }: { run: AiRunRow; page: string }) {
  const { data } = useQuery({
    queryKey: queryKeys.runPictures(run.id),
    queryFn: () => callFunction("ai-pictures", { runId: run.id }),
    staleTime: FRESH_MS,
  });
  if (data === undefined || data.after === null) return null;
  return (
    <figure className={classes.pictures}>
      {data.before === null ? null : (
        <>
          <img src={data.before} alt={`${page} before`} />
          <ArrowRight size={14} aria-hidden="true" />
        </>
      )}
      <img src={data.after} alt={`${page} after`} />
      <figcaption>{data.before === null ? `${page}, new` : `${page}, before and after`}</figcaption>
    </figure>
  );
}
