import type { AppSpec } from "@sayhey/appspec";
import { trailerStyleSchema } from "@sayhey/contract/studio";
import { applyStoryboardOps, type Storyboard, type StoryboardOp } from "@sayhey/trailer";
import { useMemo } from "react";
import { STYLE_NAMES } from "../scene-words.ts";
import type { Edit } from "../use-storyboard.ts";
import { ChoiceTile, type Pictures } from "./choice-tile.tsx";
import { Panel } from "./panel.tsx";
import classes from "./panels.module.css";
import { paletteOfStyle } from "./style-palette.ts";

interface StylePanelProps {
  spec: AppSpec;
  storyboard: Storyboard;
  /** Index of the scene that the pictures show. */
  scene: number;
  pictures: Pictures;
  edit: Edit;
}

/** The art directions, each as this trailer would look in it. */
export function StylePanel({ spec, storyboard, scene, pictures, edit }: StylePanelProps) {
  const styles = useMemo(
    () =>
      trailerStyleSchema.options.map((style) => {
        const palette = paletteOfStyle(spec, storyboard, style);
        const op: StoryboardOp = palette === null ? { op: "set-style", style } : { op: "set-style", style, palette };
        return { style, op, preview: applyStoryboardOps(storyboard, [op]).storyboard };
      }),
    [spec, storyboard],
  );
  return (
    <Panel title="Style">
      <div
        className={classes.tiles}
        data-aspect={storyboard.aspect}
        role="radiogroup"
        aria-label="Style of the trailer"
      >
        {styles.map(({ style, op, preview }) => (
          <ChoiceTile
            key={style}
            pictures={pictures}
            storyboard={preview}
            scene={scene}
            side={{ "9:16": 136, "4:5": 96, "1:1": 112, "16:9": 122 }[storyboard.aspect]}
            group="trailer-style"
            name={STYLE_NAMES[style]}
            checked={style === storyboard.style}
            onChoose={() => edit([op])}
          />
        ))}
      </div>
    </Panel>
  );
}
