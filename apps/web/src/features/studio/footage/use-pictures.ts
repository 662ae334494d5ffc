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
  const { data, refetch } = useQuery(footageQuery(projectId));
  const sources = data?.sources ?? NO_SOURCES;
  const filmed = source.footage.map(({ id }) => id).join();
  // The app was filmed while the studio was open: the list is older than what the trailer shows.
  const isBehind = data !== undefined && source.footage.some(({ id }) => !sources.some((entry) => entry.id === id));
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, filmed, refetch]);
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
