import { draggable } from "@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter";
import type { Scene, Storyboard } from "@sayhey/trailer";
import type { StillPainter } from "@sayhey/trailer/browser";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { sceneName } from "../scene-words.ts";
import { Still } from "../stage/still.tsx";
import { seconds } from "../stage/timecode.ts";
import { sceneDrag } from "./drag-data.ts";
import type { Scale } from "./geometry.ts";
import classes from "./timeline.module.css";

/** Height of the pictures in a block, px. */
const PICTURE = 40;
/** Most pictures of one scene. */
const MOST_PICTURES = 9;

interface SceneBlockProps {
  storyboard: Storyboard;
  scene: Scene;
  index: number;
  scale: Scale;
  selected: boolean;
  painter: StillPainter;
  onSelect: (sceneId: string) => void;
  /** Handles of a selected scene. */
  children?: ReactNode;
}

/** One scene on the timeline: its pictures, name and length. Drag it to another place, or move it with Alt and the arrows. */
export function SceneBlock({
  storyboard,
  scene,
  index,
  scale,
  selected,
  painter,
  onSelect,
  children,
}: SceneBlockProps) {
  const block = useRef<HTMLLIElement>(null);
  const [dragged, setDragged] = useState(false);
  const { id } = scene;
  useEffect(() => {
    const element = block.current;
    if (element === null) return;
    return draggable({
      element,
      canDrag: ({ input }) => !isHandle(document.elementFromPoint(input.clientX, input.clientY)),
      getInitialData: () => sceneDrag(id),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [id]);
  const width = scene.durationMs * scale;
  const [across = 9, down = 16] = storyboard.aspect.split(":").map(Number);
  const pictureWidth = Math.max(18, (PICTURE * across) / down);
  const pictures = Math.max(1, Math.min(MOST_PICTURES, Math.ceil((width - 12) / (pictureWidth + 3))));
  const name = sceneName(scene, storyboard);
  return (
    <li
      ref={block}
      className={classes.block}
      data-kind={scene.kind}
      data-selected={selected || undefined}
      data-dragged={dragged || undefined}
      style={{ left: scene.startMs * scale, width }}
    >
      <button
        type="button"
        className={classes.body}
        aria-current={selected ? "true" : undefined}
        aria-label={`${name}, ${seconds(scene.durationMs)}, scene ${index + 1} of ${storyboard.scenes.length}`}
        data-scene={id}
        onClick={() => onSelect(id)}
      >
        <span className={classes.film}>
          {Array.from({ length: pictures }, (_, picture) => (
            <Still
              key={picture}
              painter={painter}
              storyboard={storyboard}
              scene={index}
              share={pictures === 1 ? 0.72 : 0.25 + (0.7 * picture) / (pictures - 1)}
              side={across > down ? (PICTURE * across) / down : PICTURE}
            />
          ))}
        </span>
        <span className={classes.blockWords}>
          <span className={classes.blockName}>{name}</span>{" "}
          <span className={classes.blockTime}>{seconds(scene.durationMs)}</span>
        </span>
      </button>
      {children}
    </li>
  );
}

const isHandle = (element: Element | null): boolean => element?.closest("[role=slider]") !== null && element !== null;
