import { tint } from "../backdrop.ts";
import { alpha, contrast, mix, readable } from "../colour.ts";
import { deviceSize, drawDevice } from "../device.ts";
import { clamp01, easeInOut, easeOut, easeOutExpo, progress } from "../easing.ts";
import { drawIcon } from "../icon.ts";
import { screenFootage, type Footage } from "../screen-footage.ts";
import { featureLayout } from "../scenes/scene-parts.ts";
import { showLink } from "../scenes/show-link.ts";
import type { Stage } from "../stage.ts";
import type { Box } from "../stage-size.ts";
import { corners, dimension } from "./blueprint-marks.ts";
import { BLUEPRINT_SCENES, blueprintLink } from "./blueprint-scenes.ts";
import { headline, type Kit, type Scheme } from "./kit.ts";

function drafted(stage: Stage, kit: Kit, scheme: Scheme, text: string): void {
  const { safe } = stage;
  const box = stage.portrait
    ? { x: safe.x + 70, y: safe.y + 160, width: safe.width - 70, height: safe.height - 380 }
    : { x: safe.x + 70, y: safe.y + 30, width: safe.width - 110, height: safe.height - 130 };
  const placed = headline(stage, kit, scheme, text, box, {
    maxSize: stage.wide ? 280 : 270,
    minSize: 84,
    motion: "typed",
    stagger: 130,
    duration: 140,
  });
  const share = easeOutExpo(progress(stage.time, 0, 700));
  const { x, y, width, height } = placed.box;
  dimension(stage, x - 48, y, x - 48, y + height, scheme.accent, share);
  dimension(stage, x, y + height + 62, x + width, y + height + 62, scheme.accent, share);
  corners(
    stage,
    { x: safe.x, y: safe.y, width: stage.portrait ? stage.upper.width : safe.width, height: safe.height },
    alpha(scheme.ink, 0.55),
    share,
  );
}

/** Drafting paper: the app is drawn as lines, measured, then filled with its real screen; callouts point at what is used. */
export const BLUEPRINT: Kit = {
  name: "blueprint",
  align: "left",
  upper: false,
  leading: 1.02,
  tracking: -0.03,
  scheme(stage) {
    const p = stage.storyboard.palette;
    const sheet = mix(p.accent, "#071226", 0.58);
    const paper = stage.scene.kind === "reveal" || stage.scene.kind === "numbers";
    if (paper) {
      const ground = mix(p.ground, "#ffffff", 0.3);
      const light = contrast(ground, "#000000") > 8;
      return {
        ground,
        ink: readable(ground, [p.ink]),
        accent: light ? readable(ground, [p.accent], 3) : p.accent,
        onAccent: p.onAccent,
        second: p.accent2,
        onSecond: p.onAccent2,
      };
    }
    const accent = [p.accent2, p.accent3, "#ffb020"].find((colour) => contrast(colour, sheet) >= 4) ?? "#ffd37a";
    return {
      ground: sheet,
      ink: "#f3f8ff",
      accent,
      onAccent: readable(accent, [sheet]),
      second: mix(sheet, "#ffffff", 0.75),
      onSecond: sheet,
    };
  },
  ground(stage, scheme) {
    const { context, width, height } = stage;
    stage.flood(scheme.ground);
    // Lines one by one: a picture as large as the stage would cost more.
    for (const [step, strength, line] of [
      [36, 0.075, 2],
      [180, 0.2, 2],
    ] as const) {
      context.fillStyle =
        stage.backdrop === null ? mix(scheme.ground, scheme.ink, strength) : alpha(scheme.ink, strength);
      for (let x = step; x < width; x += step) context.fillRect(x, 0, line, height);
      for (let y = step; y < height; y += step) context.fillRect(0, y, width, line);
    }
  },
  device: (_stage, scheme) => ({
    frame: mix(scheme.ground, "#000000", 0.45),
    rim: scheme.second,
    rimWidth: 4,
    corner: 0.11,
    shadow: "none",
    shadowColour: "#000000",
    touch: scheme.accent,
  }),
  // A plotter's arm goes along the sheet.
  transition: ({ storyboard: { palette } }) => ({
    bands: [mix(palette.accent, "#071226", 0.3), "#f3f8ff"],
    lean: 0,
    least: 26,
    gap: 0.03,
    edge: "straight",
    flash: "#f3f8ff",
  }),
  arrive: (stage) => ({ x: 0, y: 0, fill: easeInOut(progress(stage.time, 100, 360)) }),
  layout: (stage, size) => featureLayout(stage, size),
  link: (stage, scheme, link, box, start) => blueprintLink(stage, BLUEPRINT, scheme, showLink(link), box, start),
  card(stage, scheme, box) {
    const { context } = stage;
    context.fillStyle = "#ffffff";
    context.fillRect(box.x, box.y, box.width, box.height);
    corners(stage, { x: box.x - 22, y: box.y - 22, width: box.width + 44, height: box.height + 44 }, scheme.accent, 1);
  },
  // A print of one colour.
  treat: (context, width, height, scheme) => tint(context, width, height, scheme.ground),
  scenes: {
    ...BLUEPRINT_SCENES,
    hook: (stage, scene, scheme, kit) => drafted(stage, kit, scheme, scene.text),
    problem: (stage, scene, scheme, kit) => drafted(stage, kit, scheme, scene.text),
    reveal(stage, scene, scheme, kit) {
      const { context, safe } = stage;
      // The icon as a construction drawing: circles, axes, then the strokes.
      const size = stage.portrait ? 460 : stage.square ? 330 : 420;
      const cx = stage.wide ? safe.x + safe.width - size * 0.75 : safe.x + size * 0.74;
      const cy = stage.wide ? stage.height / 2 : safe.y + size * 0.66;
      const share = easeOut(progress(stage.time, 0, 700));
      context.strokeStyle = alpha(scheme.accent, 0.5);
      context.lineWidth = 2.5;
      for (const radius of [0.36, 0.5, 0.62]) {
        context.beginPath();
        context.arc(cx, cy, size * radius, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * share);
        context.stroke();
      }
      context.setLineDash([16, 12]);
      context.beginPath();
      context.moveTo(cx - size * 0.72 * share, cy);
      context.lineTo(cx + size * 0.72 * share, cy);
      context.moveTo(cx, cy - size * 0.72 * share);
      context.lineTo(cx, cy + size * 0.72 * share);
      context.stroke();
      context.setLineDash([]);
      context.strokeStyle = scheme.accent;
      drawIcon(
        context,
        stage.storyboard.icon,
        cx - size * 0.3,
        cy - size * 0.3,
        size * 0.6,
        1.5,
        easeInOut(progress(stage.time, 120, 800)),
      );
      const top = stage.wide ? safe.y : cy + size * 0.82;
      const area = {
        x: safe.x,
        y: top,
        width: stage.wide ? safe.width - size * 1.7 : safe.width,
        height: safe.y + safe.height - top,
      };
      const placed = headline(
        stage,
        kit,
        scheme,
        scene.name,
        { ...area, height: area.height * 0.6 },
        {
          maxSize: 240,
          minSize: 80,
          vertical: stage.wide ? "bottom" : "top",
          motion: "typed",
          stagger: 240,
          duration: 120,
          start: 100,
        },
      );
      if (scene.tagline !== "")
        headline(
          stage,
          kit,
          scheme,
          scene.tagline,
          {
            ...area,
            y: placed.box.y + placed.box.height + 46,
            height: area.y + area.height - placed.box.y - placed.box.height - 46,
          },
          { role: "strong", maxSize: 62, minSize: 38, vertical: "top", motion: "lines", start: 420, leading: 1.2 },
        );
    },
    feature(stage, scene, scheme, kit) {
      const { context } = stage;
      const size = deviceSize(stage, scene);
      const layout = featureLayout(stage, size);
      const box = { ...layout.device, ...(stage.portrait ? { x: layout.device.x + 40 } : {}) };
      const outline = easeInOut(progress(stage.time, -100, 280));
      const fill = kit.arrive(stage).fill;
      const look = kit.device(stage, scheme);
      const browser = scene.device === "browser";
      const radius = box.width * look.corner * (browser ? 0.25 : 1);
      // Beneath the device, which may come near.
      const measured = easeOutExpo(progress(stage.time, 160, 600));
      const beside = box.x - (stage.square ? 26 : 52);
      dimension(
        stage,
        beside,
        box.y,
        beside,
        Math.min(box.y + box.height, stage.height - 60),
        alpha(scheme.accent, 0.9),
        measured,
      );
      if (!stage.portrait)
        dimension(
          stage,
          box.x,
          box.y + box.height + 34,
          box.x + box.width,
          box.y + box.height + 34,
          alpha(scheme.accent, 0.9),
          measured,
        );
      if (fill > 0) drawDevice(stage, scene, box, look, fill);
      if (fill < 1) {
        const length = (box.width + box.height) * 2;
        context.setLineDash([length * outline, length]);
        context.strokeStyle = scheme.second;
        context.lineWidth = 4;
        context.beginPath();
        context.roundRect(box.x, box.y, box.width, box.height, radius);
        context.stroke();
        context.setLineDash([]);
        if (fill > 0) {
          context.fillStyle = scheme.accent;
          context.fillRect(box.x - 30, box.y + box.height * fill, box.width + 60, 5);
        }
      }
      // Where the camera goes there, nothing has to point.
      if (!browser && scene.footage?.zoom === "none") callout(stage, screenFootage(stage, scene), box, scheme);
      headline(stage, kit, scheme, scene.caption, layout.caption, {
        maxSize: stage.portrait ? 180 : stage.square ? 130 : 230,
        minSize: 56,
        maxLines: stage.portrait ? 2 : 5,
        motion: "typed",
        stagger: 90,
        duration: 100,
        vertical: layout.vertical,
      });
    },
  },
};

/** A leader line from the caption's side to the element that is being used. */
function callout(stage: Stage, footage: Footage, device: Box, scheme: Scheme): void {
  const tap = footage.taps.findLast((candidate) => footage.clip >= candidate.atMs - 300 * footage.rate);
  if (tap === undefined) return;
  const share = easeOut(clamp01((footage.clip - tap.atMs + 300 * footage.rate) / (400 * footage.rate)));
  const { context } = stage;
  const unit = device.width / footage.viewport.width;
  const x = device.x + device.width - 34;
  const y = device.y + tap.y * unit;
  const elbowX = device.x + device.width + 50;
  const endX = Math.min(elbowX + 70, stage.width - 30);
  context.strokeStyle = scheme.accent;
  context.lineWidth = 4;
  context.beginPath();
  context.moveTo(endX, y - 130);
  if (share > 0.4) context.lineTo(elbowX, y - 130);
  if (share > 0.4)
    context.lineTo(elbowX + (x - elbowX) * clamp01((share - 0.4) / 0.6), y - 130 + 130 * clamp01((share - 0.4) / 0.6));
  context.stroke();
  context.fillStyle = scheme.accent;
  context.beginPath();
  context.arc(endX, y - 130, 12 * share, 0, Math.PI * 2);
  context.fill();
}
