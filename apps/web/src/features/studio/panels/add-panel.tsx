import { draggable } from "@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter";
import type { AppSpec } from "@sayhey/appspec";
import { applyStoryboardOps, type SceneKind, type Storyboard } from "@sayhey/trailer";
import { useEffect, useMemo, useRef, useState } from "react";
import { ADDED_KINDS, newScene } from "../new-scene.ts";
import { KIND_NAMES, KIND_USES } from "../scene-words.ts";
import { LivingStill } from "../stage/living-still.tsx";
import { kindDrag } from "../timeline/drag-data.ts";
import type { Pictures } from "./choice-tile.tsx";
import { Panel } from "./panel.tsx";
import classes from "./panels.module.css";

interface AddPanelProps {
  spec: AppSpec;
  storyboard: Storyboard;
  /** The trailer as it is written, whose scenes can be added again. */
  written: Storyboard;
  pictures: Pictures;
  onAdd: (kind: SceneKind) => void;
}

/** A picture of a scene of that kind in this trailer's look; the rest of the trailer is not needed for it. */
function previewOf(kind: SceneKind, spec: AppSpec, storyboard: Storyboard, written: Storyboard): Storyboard | null {
  const scene = newScene(kind, spec, written);
  const [first] = storyboard.scenes;
  if (scene === null || first === undefined) return null;
  try {
    // A long trailer may have no room for one more; its look is the same with one scene less.
    const board = { ...storyboard, scenes: [{ ...first, startMs: 0, durationMs: storyboard.durationMs }] };
    return applyStoryboardOps(board, [{ op: "add-scene", scene, durationMs: 2400 }]).storyboard;
  } catch (cause) {
    console.warn(`A picture of a new ${kind} could not be made.`, cause);
    return null;
  }
}

function KindTile({
  kind,
  preview,
  pictures,
  onAdd,
}: {
  kind: SceneKind;
  preview: Storyboard;
  pictures: Pictures;
  onAdd: (kind: SceneKind) => void;
}) {
  const tile = useRef<HTMLDivElement>(null);
  const [alive, setAlive] = useState(false);
  useEffect(() => {
    const element = tile.current;
    return element === null ? undefined : draggable({ element, getInitialData: () => kindDrag(kind) });
  }, [kind]);
  return (
    <div
      ref={tile}
      className={classes.kind}
      onPointerEnter={(event) => setAlive(event.pointerType === "mouse")}
      onPointerLeave={() => setAlive(false)}
    >
      <button type="button" onClick={() => onAdd(kind)} onFocus={() => setAlive(true)} onBlur={() => setAlive(false)}>
        <LivingStill
          painter={pictures.painter}
          loadFootage={pictures.loadFootage}
          storyboard={preview}
          scene={1}
          side={{ "9:16": 116, "4:5": 92, "1:1": 96, "16:9": 116 }[preview.aspect]}
          alive={alive}
        />
        <span className={classes.tileName}>{KIND_NAMES[kind]}</span>{" "}
        <span className={classes.tileDetail}>{KIND_USES[kind]}</span>
      </button>
    </div>
  );
}

/** Scenes of every kind to be put into the trailer: pressed, one stands behind the selected scene; dragged, where it is let go. */
export function AddPanel({ spec, storyboard, written, pictures, onAdd }: AddPanelProps) {
  const kinds = useMemo(
    () =>
      ADDED_KINDS.flatMap((kind) => {
        const preview = previewOf(kind, spec, storyboard, written);
        return preview === null ? [] : [{ kind, preview }];
      }),
    [spec, storyboard, written],
  );
  return (
    <Panel title="Add a scene">
      <p className={classes.note}>Press one to put it behind the selected scene, or drag it onto the timeline.</p>
      <div className={classes.kinds} data-aspect={storyboard.aspect}>
        {kinds.map(({ kind, preview }) => (
          <KindTile key={kind} kind={kind} preview={preview} pictures={pictures} onAdd={onAdd} />
        ))}
      </div>
    </Panel>
  );
}
