import { parseAppSpec } from "@sayhey/appspec";
import { useInViewport } from "@mantine/hooks";
import type { VersionEntry } from "@sayhey/contract/functions/history";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { callFunction } from "../../../api/functions.ts";
import { queryKeys } from "../../../api/query-keys.ts";
import { useEditor } from "../editor/editor-context.tsx";
import classes from "./history.module.css";

const VersionSketch = lazy(() => import("./version-sketch.tsx"));

/** What a version looked like: as a browser saw it when it was checked, else drawn from its description once it comes into view. */
export function VersionPicture({ entry, fallback }: { entry: VersionEntry; fallback: ReactNode }) {
  const { ref, inViewport } = useInViewport<HTMLSpanElement>();
  const [seen, setSeen] = useState(false);
  // What was drawn once stays.
  if (inViewport && !seen) setSeen(true);
  return (
    <span ref={ref} className={classes.picture} aria-hidden="true">
      {entry.thumb !== null ? (
        <img src={entry.thumb} alt="" loading="lazy" />
      ) : seen ? (
        <Drawn version={entry.version} fallback={fallback} />
      ) : (
        fallback
      )}
    </span>
  );
}

function Drawn({ version, fallback }: { version: number; fallback: ReactNode }) {
  const { project } = useEditor();
  const { data } = useQuery({
    queryKey: queryKeys.versionSpec(project.id, version),
    queryFn: async ({ signal }) => {
      const { spec } = await callFunction(
        "project-version",
        { projectId: project.id, version, compareTo: version },
        signal,
      );
      return parseAppSpec(spec);
    },
    // A version never changes.
    staleTime: Infinity,
    retry: false,
  });
  if (data === undefined) return fallback;
  return (
    <Suspense fallback={fallback}>
      <VersionSketch spec={data} />
    </Suspense>
  );
}
