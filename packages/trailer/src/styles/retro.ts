import { tint, toGrey } from "../backdrop.ts";
import { contrast, mix, readable } from "../colour.ts";
import { easeOutExpo, lerp, progress, stopMotion } from "../easing.ts";
import { drawKinetic } from "../kinetic-type.ts";
import { featureLayout } from "../scenes/scene-parts.ts";
import { showLink } from "../scenes/show-link.ts";
import type { Stage } from "../stage.ts";
import { headline, type Kit, type Scheme } from "./kit.ts";
import { RETRO_SCENES, retroLink, stripes } from "./retro-scenes.ts";

/** A band of stripes that runs in, turns a corner and leaves: the channel's ident. */
function ident(stage: Stage, cx: number, cy: number, radius: number, share: number): void {
  const { context, width, height } = stage;
  const thick = radius * 0.17;
  stripes(stage).forEach((colour, index) => {
    const r = radius - index * thick;
    const own = easeOutExpo(Math.min(1, Math.max(0, share * 1.3 - index * 0.08)));
    context.strokeStyle = colour;
    context.lineWidth = thick + 1;
    context.beginPath();
    context.moveTo(cx - r, height + thick);
    context.lineTo(cx - r, lerp(height, cy, Math.min(1, own * 2)));
    if (own > 0.5) {
      context.arc(cx, cy, r, Math.PI, Math.PI + (Math.PI / 2) * ((own - 0.5) * 2), false);
      if (own >= 0.999) context.lineTo(width + thick, cy - r);
    }
    context.stroke();
  });
}

/** The bar along the bottom that tells what is on. */
function lowerThird(stage: Stage, scheme: Scheme, text: string): void {
  const { context, safe, width } = stage;
  const height = stage.portrait ? 110 : 84;
  const y = safe.y + safe.height - height;
  const share = easeOutExpo(progress(stage.time, 80, 600));
  const reach = (stage.portrait ? 940 : width - 420) * share;
  context.fillStyle = scheme.ink;
  context.fillRect(0, y, reach, height);
  context.fillStyle = scheme.accent;
  context.fillRect(0, y, safe.x - 24, height);
  const block = stage.layout(text, "strong", {
    width: (stage.portrait ? 940 : width - 420) - safe.x - 40,
    height: height * 0.66,
    maxSize: height * 0.42,
    minSize: 20,
    leading: 1.1,
    tracking: 0,
    align: "left",
    maxLines: 1,
  });
  drawKinetic(stage, block, safe.x, y + (height - block.height) / 2, {
    colour: scheme.ground,
    motion: "typed",
    start: 280,
    stagger: 120,
    duration: 60,
  });
}

/** The words, and a lower third with the name of the app. */
function announced(stage: Stage, kit: Kit, scheme: Scheme, text: string): void {
  const { safe } = stage;
  const box = stage.portrait
    ? { ...safe, y: safe.y + 30, height: safe.height - 420 }
    : { ...safe, height: safe.height - 130 };
  headline(stage, kit, scheme, text, box, {
    maxSize: 280,
    minSize: 90,
    vertical: stage.portrait ? "middle" : "top",
    motion: "words",
    stagger: 120,
  });
  lowerThird(stage, scheme, stage.storyboard.title);
}

/** Broadcast of another age: stripes, lower thirds, typed tickers, colour that does not quite register, scan lines. */
export const RETRO: Kit = {
  name: "retro",
  align: "left",
  upper: false,
  leading: 0.98,
  tracking: -0.03,
  scheme(stage) {
    const p = stage.storyboard.palette;
    const cream = mix(p.ground, "#f6e7c8", 0.55);
    const night = mix(p.ink, "#1c1330", 0.5);
    const dark =
      stage.scene.kind === "numbers" ||
      stage.scene.kind === "problem" ||
      (stage.scene.kind === "feature" && stage.scene.number % 2 === 0);
    const ground = dark ? night : contrast(cream, night) < 7 ? "#f6e7c8" : cream;
    const accent = [p.accent, p.accent2, p.accent3].find((colour) => contrast(colour, ground) >= 2.6) ?? p.accent;
    return {
      ground,
      ink: readable(ground, [night, cream], 7),
      accent,
      onAccent: readable(accent, [p.onAccent, night]),
      second: p.accent2,
      onSecond: p.onAccent2,
    };
  },
  ground(stage, scheme) {
    const { width, height } = stage;
    stage.flood(scheme.ground);
    // Bars of colour have the stage.
    if (stage.scene.kind === "before-after" || (stage.square && stage.scene.kind === "numbers")) return;
    const feature = stage.scene.kind === "feature";
    const share = progress(stage.time, -200, 1300);
    const window = stage.scene.kind === "feature" && stage.scene.device === "browser";
    if (window && stage.portrait) ident(stage, width * 0.86, height * 0.76, width * 0.44, share);
    else if (feature && stage.portrait) ident(stage, width * 0.86, height * 0.62, width * 0.62, share);
    else if (feature)
      ident(stage, width * (stage.wide ? 0.98 : 1), height * 0.72, width * (stage.wide ? 0.4 : 0.48), share);
    else if (stage.scene.kind === "call-to-action")
      ident(
        stage,
        width * 1.04,
        height * (stage.portrait ? 0.95 : 0.98),
        Math.min(width, height) * (stage.portrait ? 0.3 : 0.2),
        share,
      );
    else if (stage.portrait && (stage.scene.kind === "reveal" || stage.scene.kind === "numbers"))
      ident(stage, width, height * 0.96, width * 0.36, share);
    else if (stage.portrait) ident(stage, width * 0.98, height * 0.86, width * 0.46, share);
    else
      ident(
        stage,
        width,
        height,
        Math.min(width, height) * (/^(?:hook|problem|reveal)$/u.test(stage.scene.kind) ? 0.2 : 0.26),
        share,
      );
  },
  device: (_stage, scheme) => ({
    frame: mix(scheme.ink, "#000000", 0.4),
    rim: scheme.ground,
    rimWidth: 10,
    corner: 0.12,
    shadow: "hard",
    shadowColour: "rgba(0, 0, 0, 0.24)",
    touch: scheme.accent,
  }),
  // The channel's stripes.
  transition: (stage) => ({ bands: stripes(stage), lean: 0, least: 300, gap: 0.2, edge: "straight", flash: "#fff8e8" }),
  arrive: (stage) => ({ x: 0, y: (1 - easeOutExpo(progress(stage.time, 60, 620))) * stage.height * 0.6, fill: 1 }),
  layout: (stage, size) => featureLayout(stage, size),
  words(stage, scheme, block, x, y, options) {
    const p = stage.storyboard.palette;
    // Printed in three passes that do not meet exactly; the pass jumps now and then.
    const jitter = stopMotion(stage.total, 8) % 625 === 0 ? 5 : 0;
    const off = Math.max(3, block.size * 0.022) + jitter;
    drawKinetic(stage, block, x - off, y + off * 0.4, { ...options, colour: p.accent2, wordColour: () => null });
    drawKinetic(stage, block, x + off, y - off * 0.4, { ...options, colour: p.accent, wordColour: () => null });
    drawKinetic(stage, block, x, y, { ...options, colour: options.colour });
    void scheme;
  },
  overlay(stage) {
    const { context, width, height } = stage;
    context.fillStyle = "rgba(20, 10, 30, 0.075)";
    for (let y = 0; y < height; y += 8) context.fillRect(0, y, width, 3);
  },
  link: (stage, scheme, link, box, start) => retroLink(stage, RETRO, scheme, showLink(link), box, start),
  // An old film: little colour left, all of it warm.
  treat(context, width, height, scheme) {
    context.globalAlpha = 0.6;
    toGrey(context, width, height);
    context.globalAlpha = 0.4;
    tint(context, width, height, scheme.accent);
    context.globalAlpha = 1;
  },
  scenes: {
    ...RETRO_SCENES,
    hook: (stage, scene, scheme, kit) => announced(stage, kit, scheme, scene.text),
    problem: (stage, scene, scheme, kit) => announced(stage, kit, scheme, scene.text),
  },
};
