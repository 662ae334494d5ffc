import { Button, Textarea } from "@mantine/core";
import { hookVariantSchema } from "@sayhey/contract/studio";
import { applyStoryboardOps, type Storyboard } from "@sayhey/trailer";
import { useMemo } from "react";
import { HOOK_NAMES } from "../scene-words.ts";
import type { Edit } from "../use-storyboard.ts";
import { ChoiceTile, type Pictures } from "./choice-tile.tsx";
import { Panel } from "./panel.tsx";
import classes from "./panels.module.css";

const LETTERS = ["A", "B", "C"] as const;
const MOST = 160;

interface OpeningPanelProps {
  storyboard: Storyboard;
  pictures: Pictures;
  edit: Edit;
  /** Plays the trailer from its opening. */
  onPlayOpening: () => void;
}

/** Three openings side by side; the trailer has one of them. */
export function OpeningPanel({ storyboard, pictures, edit, onPlayOpening }: OpeningPanelProps) {
  const scene = storyboard.scenes.findIndex(({ kind }) => kind === "hook");
  const variants = useMemo(
    () =>
      hookVariantSchema.options.map((hook) => ({
        hook,
        preview: applyStoryboardOps(storyboard, [{ op: "set-hook", hook }]).storyboard,
      })),
    [storyboard],
  );
  if (scene < 0) {
    return (
      <Panel title="Opening">
        <p className={classes.note}>This trailer has no hook. Add one from the scenes, and choose its words here.</p>
      </Panel>
    );
  }
  return (
    <Panel
      title="Opening"
      action={
        <Button size="compact-sm" variant="default" onClick={onPlayOpening}>
          Play it
        </Button>
      }
    >
      <div
        className={classes.tiles}
        data-aspect={storyboard.aspect}
        data-three
        role="radiogroup"
        aria-label="Opening of the trailer"
      >
        {variants.map(({ hook, preview }, index) => (
          <ChoiceTile
            key={hook}
            pictures={pictures}
            storyboard={preview}
            scene={scene}
            side={{ "9:16": 130, "4:5": 92, "1:1": 76, "16:9": 76 }[storyboard.aspect]}
            group="trailer-opening"
            name={`${LETTERS[index]}. ${HOOK_NAMES[hook]}`}
            checked={hook === storyboard.hook}
            onChoose={() => edit([{ op: "set-hook", hook }])}
          />
        ))}
      </div>
      {hookVariantSchema.options.map((hook, index) => (
        <Textarea
          key={hook}
          size="sm"
          label={`${LETTERS[index]}. ${HOOK_NAMES[hook]}`}
          autosize
          minRows={2}
          maxRows={4}
          maxLength={MOST}
          value={storyboard.hooks[hook]}
          onChange={(event) => {
            const text = event.currentTarget.value;
            edit([{ op: "set-hook", hooks: { [hook]: text } }], { topic: `hooks ${hook}` });
          }}
        />
      ))}
    </Panel>
  );
}
