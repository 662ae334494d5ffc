import { StillPainter } from "@sayhey/trailer/browser";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { Pictures } from "../panels/choice-tile.tsx";
import type { StudioSource } from "../use-storyboard.ts";
import { footageQuery, type FootageEntry } from "./footage-query.ts";
import { useLoadFootage } from "./load-footage.ts";

const NO_SOURCES: readonly FootageEntry[] = [];

/** What can be shown in a trailer, and what draws pictures of it. */
export function usePictures(
  projectId: string,
  source: StudioSource,
): { sources: readonly FootageEntry[]; pictures: Pictures } {
  const sources = useQuery(footageQuery(projectId)).data?.sources ?? NO_SOURCES;
  const footage = useMemo(() => [...source.footage, ...sources], [source.footage, sources]);
  const loadFootage = useLoadFootage(footage);
  const painter = useMemo(
    () =>
      new StillPainter({
        loadFootage,
        fontUrl: "/fonts",
        onError: (error) => console.warn("A part of a thumbnail could not be loaded.", error),
      }),
    [loadFootage],
  );
  useEffect(() => () => painter.close(), [painter]);
  return { sources, pictures: useMemo(() => ({ painter, loadFootage }), [painter, loadFootage]) };
}
