import { alpha, mix } from "../colour.ts";
import { deviceSize, drawDevice } from "../device.ts";
import { clamp01, lerp, progress, settle } from "../easing.ts";
import { drawKinetic } from "../kinetic-type.ts";
import { featureLayout } from "../scenes/scene-parts.ts";
import type { Stage } from "../stage.ts";
import type { Box } from "../stage-size.ts";
import type { SceneOf } from "../storyboard.ts";
import { floating, glassPlan, glassScheme, hangingPanes, isLight, litGround, nearBeads, pane } from "./glass-panes.ts";
import { GLASS_SCENES } from "./glass-scenes.ts";
import { headline, placeHeadline, type FeatureLayout, type HeadlineOptions, type Kit, type Scheme } from "./kit.ts";
import { mirrorLayout } from "./tones.ts";

/** Light around a device, px of the stage. */
const RIM = 20;

/** Panes that a feature's words and device have behind them. */
function panesBehind(
  stage: Stage,
  scene: SceneOf<"feature">,
  scheme: Scheme,
  kit: Kit,
  layout: FeatureLayout,
  options: HeadlineOptions,
): void {
  const { caption, device } = layout;
  const plan = glassPlan(stage);
  const shown = settle(progress(stage.time, -100, 700));
  const { x: sway, y: bob } = floating(stage, 0.5, 2);
  if (plan.layout === "pill") {
    // As large as the words ask for.
    const { box } = placeHeadline(stage, kit, scene.caption, caption, options);
    const pad = stage.portrait ? 46 : 40;
    const most = stage.portrait ? stage.width - 48 : caption.x + caption.width + pad * 0.6;
    const x = Math.max(24, box.x - pad);
    pane(
      stage,
      scheme,
      { x, y: box.y - pad * 0.8, width: Math.min(box.width + pad * 2, most - x), height: box.height + pad * 1.6 },
      { corner: 52 },
      shown,
    );
    return;
  }
  if (plan.layout === "card") {
    const above = stage.tall ? 60 : 34;
    const card: Box = stage.portrait
      ? {
          x: 36,
          y: caption.y - above,
          width: stage.width - 72,
          height: device.y + device.height * 0.42 - caption.y + above,
        }
      : device.y > caption.y + caption.height
        ? { x: 30, y: caption.y - 30, width: stage.width - 60, height: device.y + device.height * 0.5 - caption.y }
        : {
            x: Math.min(caption.x - 44, device.x + device.width * 0.5),
            y: stage.height * 0.13,
            width: Math.abs(
              device.x + device.width * 0.5 - (device.x > caption.x ? caption.x - 44 : caption.x + caption.width + 44),
            ),
            height: stage.height * 0.74,
          };
    pane(stage, scheme, { ...card, y: card.y + bob + (1 - shown) * 90 }, { corner: 64 }, shown);
    return;
  }
  // Three behind the device, each farther away and seen from farther aside.
  const side = plan.isMirrored ? -1 : 1;
  for (const [depth, dx, dy, grow] of [
    [0.2, 150, -30, 0.84],
    [0.5, 84, 40, 0.92],
  ] as const) {
    const float = floating(stage, depth, depth * 4);
    const [width, height] = [device.width * grow, device.height * grow];
    const way = stage.portrait ? side : device.x > caption.x ? 1 : -1;
    pane(
      stage,
      scheme,
      {
        x: device.x + (device.width - width) / 2 + way * dx * (stage.portrait ? 1 : 0.5) * shown + float.x - sway,
        y: Math.max(device.y + dy + float.y, stage.portrait ? caption.y + caption.height + 8 : 0),
        width,
        height,
      },
      { corner: device.width * 0.11 },
      shown,
    );
  }
}

/** Panes of glass at different depths in front of a softly lit ground; the device floats, the camera drifts through depth. */
export const GLASS: Kit = {
  name: "glass",
  align: "center",
  upper: false,
  leading: 1.06,
  tracking: -0.022,
  scheme: glassScheme,
  ground(stage, scheme) {
    litGround(stage, scheme);
    hangingPanes(stage, scheme);
  },
  device: (_stage, scheme) => ({
    frame: isLight(scheme) ? mix(scheme.ground, "#ffffff", 0.85) : mix(scheme.ground, "#ffffff", 0.2),
    rim: isLight(scheme) ? alpha("#ffffff", 0.95) : alpha("#ffffff", 0.4),
    rimWidth: 4,
    corner: 0.125,
    shadow: "soft",
    shadowColour: alpha(mix(scheme.accent, "#000000", 0.72), isLight(scheme) ? 0.42 : 0.6),
    touch: scheme.accent,
  }),
  arrive(stage) {
    const { x, y } = floating(stage, 0.9);
    return { x, y: (1 - settle(progress(stage.time, 0, 1000))) * stage.height * 0.3 + y, fill: 1 };
  },
  transition: ({ storyboard: { palette } }) => ({
    bands: [mix(palette.accent, "#ffffff", 0.75), mix(palette.accent2, "#ffffff", 0.6)],
    lean: 60,
    least: 420,
    gap: 0.3,
    edge: "straight",
    flash: "#ffffff",
  }),
  // Each line comes out of the depth by itself.
  words(stage, _scheme, block, x, y, options) {
    const { context } = stage;
    block.lines.forEach((line, index) => {
      const first = Math.min(...line.words.map((word) => word.index));
      const share = settle(progress(stage.time, (options.start ?? 0) + first * (options.stagger ?? 70), 820));
      if (share <= 0) return;
      const zoom = lerp(0.82, 1, share);
      const [cx, cy] = [x + block.width / 2, y + (line.top + line.bottom) / 2 + (1 - share) * 46];
      context.save();
      context.globalAlpha *= clamp01(share * 1.4);
      context.translate(cx, cy);
      context.scale(zoom, zoom);
      context.translate(-cx, -(y + (line.top + line.bottom) / 2));
      drawKinetic(stage, { ...block, lines: [line] }, x, y, { ...options, motion: "words", start: -9000 - index });
      context.restore();
    });
  },
  overlay: nearBeads,
  // Far out of focus, as if seen through the panes.
  softness: 10,
  scenes: {
    ...GLASS_SCENES,
    feature(stage, scene, scheme, kit) {
      const plan = glassPlan(stage);
      const plain = mirrorLayout(stage, featureLayout(stage, deviceSize(stage, scene)), plan.isMirrored);
      const arrive = kit.arrive(stage);
      // Beside panes that hang to one side the device stands a little to the other.
      const aside =
        stage.portrait && plan.layout === "stack" && scene.device === "phone" ? (plan.isMirrored ? 34 : -34) : 0;
      const layout = {
        ...plain,
        device: { ...plain.device, x: plain.device.x + aside, y: plain.device.y + (stage.portrait ? 30 : 0) },
      };
      const inner = stage.portrait ? { ...layout.caption, x: 108, width: stage.width - 216 } : layout.caption;
      const options: HeadlineOptions = {
        maxSize: stage.portrait ? 168 : stage.square ? 126 : 200,
        minSize: 52,
        maxLines: stage.portrait ? 3 : 5,
        vertical: "middle",
        align: plan.align,
        start: 60,
      };
      panesBehind(stage, scene, scheme, kit, { ...layout, caption: inner }, options);
      const rest = {
        ...layout.device,
        x: layout.device.x + (stage.square ? 0 : arrive.x),
        y: layout.device.y + (stage.isOpening ? floating(stage, 0.9).y : arrive.y),
      };
      if (scene.device === "phone")
        pane(
          stage,
          scheme,
          { x: rest.x - RIM, y: rest.y - RIM, width: rest.width + RIM * 2, height: rest.height + RIM * 2 },
          { corner: rest.width * 0.125 + RIM, lift: 60 },
          1,
          { x: rest.x + 30, y: rest.y + 30, width: rest.width - 60, height: rest.height - 60 },
        );
      drawDevice(stage, scene, rest, kit.device(stage, scheme));
      headline(stage, kit, scheme, scene.caption, inner, options);
    },
  },
};
