import { alpha, contrast, mix } from "../colour.ts";
import { deviceSize, drawDevice } from "../device.ts";
import { headline, type Kit } from "./kit.ts";
import { halvesOf, paintEdge, paintHalves, splitLayout, splitPlan, traceSecond } from "./split-halves.ts";
import { SPLIT_SCENES } from "./split-scenes.ts";

/** Two halves that face each other, words and app, before and after; the edge between them moves with the story. */
export const SPLIT: Kit = {
  name: "split",
  align: "left",
  upper: false,
  leading: 0.98,
  tracking: -0.03,
  scheme: (stage) => halvesOf(stage).first,
  ground(stage) {
    paintHalves(stage, halvesOf(stage));
  },
  device: (stage, scheme) => ({
    frame: "#121317",
    rim: alpha("#ffffff", 0.5),
    rimWidth: 4,
    corner: 0.115,
    shadow: "soft",
    shadowColour: "rgba(0, 0, 0, 0.34)",
    touch: contrast(stage.storyboard.palette.accent, "#ffffff") > 1.6 ? stage.storyboard.palette.accent : scheme.second,
  }),
  arrive: () => ({ x: 0, y: 0, fill: 1 }),
  transition: ({ storyboard: { palette } }) => ({
    bands: [mix(palette.accent, "#000000", 0.55), palette.accent],
    lean: 0,
    least: 120,
    gap: 0.1,
    edge: "straight",
    flash: palette.accent,
  }),
  scenes: {
    ...SPLIT_SCENES,
    feature(stage, scene, scheme, kit) {
      const { context } = stage;
      const layout = splitLayout(stage, deviceSize(stage, scene));
      const halves = halvesOf(stage);
      // The app comes with the edge of its half, and leaves the picture with it.
      const shift = halves.at - layout.edge;
      const isSecond = halves.isUpright ? layout.device.x > layout.caption.x : true;
      const rest = halves.isUpright
        ? { ...layout.device, x: layout.device.x + shift }
        : { ...layout.device, y: layout.device.y + shift };
      context.save();
      if (isSecond) {
        traceSecond(stage, halves);
        context.clip();
      }
      // Near, it fills its half up to the edge.
      const top = halves.at - Math.abs(halves.lean) * 0.5;
      drawDevice(stage, scene, rest, { ...kit.device(stage, scheme), ...(halves.isUpright ? null : { top }) });
      context.restore();
      paintEdge(stage, halves);
      const isFirst = halves.isUpright && !isSecond;
      headline(stage, kit, isFirst ? halves.second : halves.first, scene.caption, layout.caption, {
        maxSize: stage.portrait ? 190 : stage.square ? 138 : 230,
        minSize: 56,
        maxLines: stage.portrait ? 3 : 5,
        align: splitPlan(stage).align,
        vertical: "middle",
        start: 120,
      });
    },
  },
};
