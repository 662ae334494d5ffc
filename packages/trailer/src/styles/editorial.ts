import { toGrey } from "../backdrop.ts";
import { alpha, mix, readable } from "../colour.ts";
import { deviceSize, drawDevice } from "../device.ts";
import { easeOutExpo, progress } from "../easing.ts";
import { inkBlock } from "../scenes/compose.ts";
import { featureLayout } from "../scenes/scene-parts.ts";
import { showLink } from "../scenes/show-link.ts";
import { asFeature } from "../shown.ts";
import type { Stage } from "../stage.ts";
import { EDITORIAL_SCENES, editorialLink } from "./editorial-scenes.ts";
import { headline, type Kit, type Scheme } from "./kit.ts";

/** Running head: hairline, the app's name and the number of the scene; the accent rule has travelled as far as the trailer. */
function runningHead(stage: Stage, scheme: Scheme): void {
  const { context, safe, storyboard } = stage;
  const y = safe.y + 44;
  context.font = stage.font("strong", stage.portrait ? 32 : 26);
  context.letterSpacing = "0.5px";
  context.fillStyle = scheme.ink;
  context.textAlign = "left";
  // Beside the device, not across it.
  const app = stage.scene.kind === "call-to-action" && stage.wide ? null : asFeature(stage.scene, "");
  const aside = app !== null && !stage.portrait ? featureLayout(stage, deviceSize(stage, app)).device : null;
  const width =
    aside !== null && aside.width < aside.height
      ? aside.x - 40 - safe.x
      : aside !== null && stage.wide
        ? aside.x - 40 - safe.x
        : stage.portrait
          ? stage.upper.width
          : safe.width;
  const name = stage.layout(storyboard.title, "strong", {
    width: width * 0.7,
    height: 44,
    maxSize: stage.portrait ? 32 : 26,
    minSize: 18,
    leading: 1.1,
    tracking: 0,
    align: "left",
    maxLines: 1,
  });
  for (const line of name.lines)
    for (const word of line.words) context.fillText(word.text, safe.x + word.x, safe.y + 26);
  context.textAlign = "right";
  context.fillText(`${stage.index + 1}/${storyboard.scenes.length}`, safe.x + width, safe.y + 26);
  context.letterSpacing = "0px";
  context.textAlign = "left";
  context.fillStyle = alpha(scheme.ink, 0.25);
  context.fillRect(safe.x, y, width, 2);
  context.fillStyle = scheme.accent;
  context.fillRect(safe.x, y - 2, width * (stage.total / storyboard.durationMs), 6);
}

function column(stage: Stage, kit: Kit, scheme: Scheme, text: string): void {
  const { safe } = stage;
  const box = stage.portrait
    ? { x: safe.x, y: safe.y + 130, width: safe.width, height: safe.height - 260 }
    : { x: safe.x, y: safe.y + 110, width: safe.width * (stage.wide ? 0.8 : 0.94), height: safe.height - 170 };
  headline(stage, kit, scheme, text, box, {
    maxSize: stage.wide ? 300 : 320,
    minSize: 84,
    vertical: "bottom",
    motion: "lines",
    duration: 520,
    stagger: 90,
  });
}

/** Serif, wide margins, lines that unmask from their baseline, one accent rule that travels. */
export const EDITORIAL: Kit = {
  name: "editorial",
  align: "left",
  upper: false,
  leading: 1.0,
  tracking: -0.022,
  scheme(stage) {
    const p = stage.storyboard.palette;
    const base = {
      ground: p.ground,
      ink: p.ink,
      accent: p.accent,
      onAccent: p.onAccent,
      second: p.accent2,
      onSecond: p.onAccent2,
    };
    const { kind } = stage.scene;
    if (kind === "reveal")
      return {
        ...base,
        ground: p.accent,
        ink: readable(p.accent, [p.onAccent]),
        accent: p.ground,
        onAccent: readable(p.ground, [p.ink]),
      };
    if (kind === "numbers" || kind === "quote")
      return {
        ...base,
        ground: p.ink,
        ink: p.ground,
        accent: mix(p.accent, p.ground, 0.35),
        onAccent: readable(mix(p.accent, p.ground, 0.35), [p.ink]),
      };
    return base;
  },
  ground(stage, scheme) {
    stage.flood(scheme.ground);
    if (!stage.tall || stage.scene.kind === "feature") return;
    // A plate at the foot of the page, where the networks lay their words, that rises as the trailer goes on.
    const { context, width, height, storyboard } = stage;
    const rise = 250 + 110 * (stage.total / storyboard.durationMs);
    context.fillStyle = stage.backdrop === null ? mix(scheme.ground, scheme.second, 0.38) : alpha(scheme.second, 0.38);
    context.fillRect(-width * 0.1, height - rise, width * 1.2, rise + height * 0.1);
    context.fillStyle = scheme.accent;
    context.fillRect(stage.safe.x, height - rise - 6, easeOutExpo(progress(stage.time, -100, 1200)) * 190, 12);
  },
  treat: toGrey,
  device: (_stage, scheme) => ({
    frame: scheme.ground === "#ffffff" ? "#f1f1ef" : mix(scheme.ground, "#ffffff", 0.5),
    rim: alpha(scheme.ink, 0.55),
    rimWidth: 3,
    corner: 0.12,
    shadow: "soft",
    shadowColour: "rgba(20, 18, 14, 0.34)",
    touch: scheme.accent,
  }),
  // A fine rule turns the page.
  transition: ({ storyboard: { palette } }) => ({
    bands: [palette.accent],
    lean: 0,
    least: 12,
    gap: 0.02,
    edge: "straight",
    flash: palette.ground,
  }),
  arrive: (stage) => ({ x: 0, y: (1 - easeOutExpo(progress(stage.time, 0, 1000))) * 320, fill: 1 }),
  layout(stage, size) {
    const layout = featureLayout(stage, size);
    if (!stage.portrait) return { ...layout, vertical: "bottom" };
    // Below the running head.
    const caption = { ...stage.upper, y: stage.upper.y + 78 };
    if (stage.isOpening) return { ...layout, caption: { ...caption, height: layout.caption.height - 70 } };
    const top = caption.y + (stage.tall ? 262 : 246);
    return {
      caption: { ...caption, height: 220 },
      vertical: "middle",
      device:
        size.width > size.height
          ? { x: (stage.width - size.width) / 2, y: top + 30, ...size }
          : { x: stage.width - size.width - stage.upper.x, y: top, ...size },
    };
  },
  card(stage, scheme, box) {
    const { context } = stage;
    context.fillStyle = alpha(scheme.ink, 0.9);
    context.fillRect(box.x - 3, box.y - 3, box.width + 6, box.height + 6);
    context.fillStyle = "#ffffff";
    context.fillRect(box.x, box.y, box.width, box.height);
  },
  link: (stage, scheme, link, box, start) => editorialLink(stage, EDITORIAL, scheme, showLink(link), box, start),
  overlay: runningHead,
  scenes: {
    ...EDITORIAL_SCENES,
    hook: (stage, scene, scheme, kit) => column(stage, kit, scheme, scene.text),
    problem: (stage, scene, scheme, kit) => column(stage, kit, scheme, scene.text),
    reveal(stage, scene, scheme, kit) {
      const { safe, context } = stage;
      // The name alone, as on a cover.
      const area = { x: safe.x, y: safe.y + 120, width: safe.width, height: safe.height - 160 };
      const placed = headline(
        stage,
        kit,
        scheme,
        scene.name,
        { ...area, height: area.height * 0.62 },
        { maxSize: 330, minSize: 90, vertical: "bottom", motion: "lines", duration: 620 },
      );
      const y = placed.box.y + placed.box.height + 56;
      context.fillStyle = scheme.accent;
      context.fillRect(safe.x, y, easeOutExpo(progress(stage.time, 250, 900)) * safe.width * 0.3, 8);
      if (scene.tagline !== "")
        headline(
          stage,
          kit,
          scheme,
          scene.tagline,
          { ...area, y: y + 52, height: area.y + area.height - y - 52 },
          { maxSize: 76, minSize: 44, role: "text", vertical: "top", motion: "lines", start: 420, leading: 1.2 },
        );
    },
    feature(stage, scene, scheme, kit) {
      const { context } = stage;
      const size = deviceSize(stage, scene);
      const layout = (kit.layout ?? featureLayout)(stage, size);
      const arrive = kit.arrive(stage);
      const share = easeOutExpo(progress(stage.time, 100, 900));
      // The number of the feature, as large as the margin allows.
      const window = size.width > size.height;
      const base = stage.portrait
        ? window
          ? layout.device.y + size.height + 400
          : stage.tall
            ? 1420
            : stage.safe.y + stage.safe.height - 20
        : stage.safe.y + (stage.wide ? 380 : 320);
      const tall = stage.portrait ? 420 : stage.wide ? 300 : 210;
      const numeral = stage.layout(String(scene.number), "display", {
        // Beside an upright device, on the page otherwise.
        width: stage.portrait && !window ? layout.device.x - stage.safe.x - 36 : 420,
        height: tall,
        maxSize: tall,
        minSize: 40,
        leading: 1,
        tracking: 0,
        align: "left",
        maxLines: 1,
      });
      // A square with a window has no room for it.
      if (!stage.isOpening && (!stage.square || !window)) {
        context.save();
        context.beginPath();
        context.rect(0, base - 420, stage.width, 470);
        context.clip();
        inkBlock(stage, numeral, stage.safe.x, base - numeral.height + (1 - share) * 420, scheme.accent);
        context.restore();
      }
      drawDevice(
        stage,
        scene,
        { ...layout.device, x: layout.device.x + arrive.x, y: layout.device.y + arrive.y },
        kit.device(stage, scheme),
        arrive.fill,
      );
      headline(stage, kit, scheme, scene.caption, layout.caption, {
        maxSize: stage.portrait ? 170 : stage.square ? 120 : 240,
        minSize: 56,
        maxLines: stage.portrait ? 2 : 5,
        vertical: layout.vertical,
        start: 80,
        motion: "lines",
        duration: 480,
      });
    },
  },
};
