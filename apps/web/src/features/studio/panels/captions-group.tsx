import { captionStyleSchema } from "@sayhey/contract/studio";
import { applyStoryboardOps, type Storyboard } from "@sayhey/trailer";
import { useMemo } from "react";
import { CAPTION_NAMES } from "../scene-words.ts";
import type { Edit } from "../use-storyboard.ts";
import { ChoiceTile, type Pictures } from "./choice-tile.tsx";
import { Group } from "./panel.tsx";
import classes from "./panels.module.css";

interface CaptionsGroupProps {
  storyboard: Storyboard;
  /** Index of the selected scene. */
  scene: number;
  pictures: Pictures;
  edit: Edit;
}

/** Captions that follow a voice, each style as this trailer would look with it. */
export function CaptionsGroup({ storyboard, scene, pictures, edit }: CaptionsGroupProps) {
  const styles = useMemo(
    () =>
      captionStyleSchema.options.map((captions) => ({
        captions,
        preview: applyStoryboardOps(storyboard, [{ op: "set-captions", captions }]).storyboard,
      })),
    [storyboard],
  );
  // Captions tell what features say: the picture shows one, whatever is selected.
  const feature = storyboard.scenes.findIndex(({ kind }) => kind === "feature");
  const shown = storyboard.scenes[scene]?.kind === "feature" || feature < 0 ? scene : feature;
  return (
    <Group title="Captions over the app">
      <div
        className={classes.tiles}
        data-aspect={storyboard.aspect}
        data-three
        role="radiogroup"
        aria-label="Captions of the trailer"
      >
        {styles.map(({ captions, preview }) => (
          <ChoiceTile
            key={captions}
            pictures={pictures}
            storyboard={preview}
            scene={shown}
            side={{ "9:16": 124, "4:5": 88, "1:1": 82, "16:9": 84 }[storyboard.aspect]}
            group="trailer-captions"
            name={CAPTION_NAMES[captions]}
            checked={captions === storyboard.captions}
            onChoose={() => edit([{ op: "set-captions", captions }])}
          />
        ))}
      </div>
    </Group>
  );
}
