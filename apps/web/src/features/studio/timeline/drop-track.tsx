import { dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter";
import type { SceneKind, Storyboard } from "@sayhey/trailer";
import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { readDrag } from "./drag-data.ts";
import { dropIndex, dropTime, type Scale } from "./geometry.ts";
import classes from "./timeline.module.css";

/** How near to the edge of the window a drag makes it scroll, px, and how far it then goes each picture. */
const EDGE_PX = 56;
const SCROLL_PX = 14;

interface DropTrackProps {
  storyboard: Storyboard;
  scale: Scale;
  scroller: RefObject<HTMLElement | null>;
  onMove: (sceneId: string, index: number) => void;
  onAdd: (kind: SceneKind, index: number) => void;
  children: ReactNode;
}

/** The track of scenes: takes scenes that are dragged to another place, and new ones from the palette. */
export function DropTrack({ storyboard, scale, scroller, onMove, onAdd, children }: DropTrackProps) {
  const track = useRef<HTMLOListElement>(null);
  const [markMs, setMarkMs] = useState<number | null>(null);
  const latest = useRef({ storyboard, scale, onMove, onAdd });
  useEffect(() => {
    latest.current = { storyboard, scale, onMove, onAdd };
  });
  useEffect(() => {
    const element = track.current;
    if (element === null) return;
    const placeOf = (clientX: number, movedId: string | null): number => {
      const timeMs = (clientX - element.getBoundingClientRect().left) / latest.current.scale;
      return dropIndex(latest.current.storyboard.scenes, movedId, timeMs);
    };
    const movedOf = (data: Record<string | symbol, unknown>): string | null => {
      const drag = readDrag(data);
      return drag?.type === "scene" ? drag.sceneId : null;
    };
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => readDrag(source.data) !== null,
      onDrag: ({ source, location }) => {
        const { clientX } = location.current.input;
        const movedId = movedOf(source.data);
        setMarkMs(dropTime(latest.current.storyboard.scenes, movedId, placeOf(clientX, movedId)));
        const window = scroller.current;
        if (window === null) return;
        const { left, right } = window.getBoundingClientRect();
        if (clientX < left + EDGE_PX) window.scrollBy({ left: -SCROLL_PX });
        else if (clientX > right - EDGE_PX) window.scrollBy({ left: SCROLL_PX });
      },
      onDragLeave: () => setMarkMs(null),
      onDrop: ({ source, location }) => {
        setMarkMs(null);
        const drag = readDrag(source.data);
        if (drag === null) return;
        const index = placeOf(location.current.input.clientX, movedOf(source.data));
        if (drag.type === "scene") latest.current.onMove(drag.sceneId, index);
        else latest.current.onAdd(drag.kind, index);
      },
    });
  }, [scroller]);
  return (
    <ol ref={track} className={classes.track} aria-label="Scenes" data-over={markMs !== null || undefined}>
      {children}
      {markMs === null ? null : <li className={classes.dropMark} style={{ left: markMs * scale }} aria-hidden="true" />}
    </ol>
  );
}
