import type { Storyboard } from "@sayhey/trailer";
import type { StillPainter } from "@sayhey/trailer/browser";
import { useEffect, useRef } from "react";
import { sceneName } from "./choices.ts";
import { Still } from "./still.tsx";
import classes from "./studio.module.css";

interface SceneStripProps {
  storyboard: Storyboard;
  painter: StillPainter;
  /** Id of the scene that is edited. */
  selected: string;
  onSelect: (sceneId: string) => void;
}

/** The scenes of a trailer in their order, each at its middle. */
export function SceneStrip({ storyboard, painter, selected, onSelect }: SceneStripProps) {
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = strip.current;
    const present = list?.querySelector<HTMLElement>("[aria-current]")?.parentElement;
    if (list === null || present === null || present === undefined) return;
    // Only the strip moves: `scrollIntoView` would move the page too.
    const from = present.offsetLeft - list.offsetLeft;
    const to = from + present.offsetWidth;
    if (from < list.scrollLeft) list.scrollTo({ left: from });
    else if (to > list.scrollLeft + list.clientWidth) list.scrollTo({ left: to - list.clientWidth });
  }, [selected]);
  return (
    <ol ref={strip} className={classes.strip} aria-label="Scenes" data-aspect={storyboard.aspect}>
      {storyboard.scenes.map((scene) => (
        <li key={scene.id}>
          <button
            type="button"
            className={classes.scene}
            aria-current={scene.id === selected ? "true" : undefined}
            onClick={() => onSelect(scene.id)}
          >
            <Still
              painter={painter}
              storyboard={storyboard}
              timeMs={scene.startMs + scene.durationMs / 2}
              side={storyboard.aspect === "9:16" ? 128 : storyboard.aspect === "1:1" ? 104 : 150}
            />
            <span className={classes.sceneName}>{sceneName(scene)}</span>
            <span className={classes.sceneTime}>{(scene.durationMs / 1000).toFixed(1)} s</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
