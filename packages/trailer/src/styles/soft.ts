import { alpha, mix, readable } from "../colour.ts";
import { easeInOut, easeOut, progress } from "../easing.ts";
import { drawIcon } from "../icon.ts";
import type { Stage } from "../stage.ts";
import { headline, type Kit, type Scheme } from "./kit.ts";
import { breath, SOFT_SCENES } from "./soft-scenes.ts";

/** Orbs that drift; each is a picture painted once. */
function orbs(stage: Stage, scheme: Scheme): void {
  const { width, height } = stage;
  const size = Math.min(width, height) * 0.86;
  const colours = [scheme.accent, scheme.second, stage.storyboard.palette.accent3];
  const places = stage.portrait
    ? [
        [0.1, 0.16],
        [0.9, 0.52],
        [0.24, 0.92],
      ]
    : [
        [0.04, 0.2],
        [0.95, 0.2],
        [0.55, 1.02],
      ];
  // Behind a device the last one is not seen.
  const seen = stage.scene.kind === "feature" ? places.slice(0, 2) : places;
  seen.forEach(([px = 0, py = 0], index) => {
    const colour = colours[index] ?? scheme.accent;
    const sprite = stage.sprite(`orb:${colour}`, size, size, (context) => {
      const gradient = context.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
      gradient.addColorStop(0, alpha(colour, 0.6));
      gradient.addColorStop(1, alpha(colour, 0));
      context.fillStyle = gradient;
      context.fillRect(0, 0, size, size);
    });
    const turn = stage.total * 0.00042 + index * 2.1;
    stage.blit(
      sprite,
      px * width - size / 2 + Math.sin(turn) * width * 0.1,
      py * height - size / 2 + Math.cos(turn * 1.2) * height * 0.045,
    );
  });
}

/** Calm: drifting light, large radii, breathing rings, long cross-fades. */
export const SOFT: Kit = {
  name: "soft",
  align: "center",
  upper: false,
  leading: 1.06,
  tracking: -0.018,
  scheme(stage) {
    const p = stage.storyboard.palette;
    const deep = stage.scene.kind === "problem" || stage.scene.kind === "numbers" || stage.scene.kind === "quote";
    const tinted = stage.scene.kind === "feature" && stage.scene.number % 2 === 1;
    const ground = deep
      ? mix(p.accent, "#0b1512", 0.62)
      : tinted || stage.scene.kind === "reveal"
        ? mix(p.ground, stage.scene.kind === "reveal" ? p.accent3 : p.accent2, 0.42)
        : p.ground;
    return {
      ground,
      ink: readable(ground, [p.ink, "#ffffff"], 7),
      accent: deep ? mix(p.accent2, "#ffffff", 0.3) : p.accent,
      onAccent: deep ? readable(mix(p.accent2, "#ffffff", 0.3), [p.ink]) : p.onAccent,
      second: p.accent2,
      onSecond: p.onAccent2,
    };
  },
  ground(stage, scheme) {
    stage.flood(scheme.ground);
    orbs(stage, scheme);
  },
  device: (_stage, scheme) => ({
    frame: mix(scheme.ground, "#ffffff", 0.72),
    rim: alpha(scheme.ink, 0.14),
    rimWidth: 2,
    corner: 0.16,
    shadow: "soft",
    shadowColour: alpha(mix(scheme.ink, scheme.accent, 0.4), 0.4),
    touch: scheme.accent,
  }),
  transition: ({ storyboard: { palette } }) => ({
    bands: [mix(palette.accent2, "#ffffff", 0.35), mix(palette.accent3, "#ffffff", 0.35)],
    lean: 0,
    least: 500,
    gap: 0.3,
    edge: "straight",
    flash: palette.ground,
  }),
  arrive: (stage) => ({
    x: 0,
    y: (1 - easeOut(progress(stage.time, 0, 1100))) * 260 + Math.sin(stage.total * 0.0016) * 7,
    fill: 1,
  }),
  // Far out of focus.
  softness: 10,
  scenes: {
    ...SOFT_SCENES,
    hook(stage, scene, scheme, kit) {
      const { safe } = stage;
      const box = stage.portrait ? { ...safe, y: safe.y + 180, height: safe.height - 440 } : safe;
      breath(
        stage,
        scheme,
        stage.portrait ? safe.x + safe.width / 2 : stage.width / 2,
        box.y + box.height / 2,
        stage.portrait ? 330 : 300,
      );
      headline(stage, kit, scheme, scene.text, box, {
        maxSize: stage.wide ? 260 : 236,
        minSize: 80,
        motion: "rise",
        stagger: 100,
        duration: 420,
        start: -160,
      });
    },
    reveal(stage, scene, scheme, kit) {
      const { context, safe } = stage;
      const cx = safe.x + safe.width / 2;
      const radius = stage.portrait ? 190 : stage.wide ? 180 : 150;
      const cy = stage.portrait ? safe.y + 330 : safe.y + radius + (stage.wide ? 100 : 60);
      breath(stage, scheme, cx, cy, radius);
      const open = easeInOut(progress(stage.time, 0, 900));
      context.fillStyle = scheme.accent;
      context.beginPath();
      context.arc(cx, cy, radius * open, 0, Math.PI * 2);
      context.fill();
      context.strokeStyle = scheme.onAccent;
      drawIcon(
        context,
        stage.storyboard.icon,
        cx - radius * 0.5,
        cy - radius * 0.5,
        radius,
        1.6,
        progress(stage.time, 350, 900),
      );
      const top = cy + radius * (stage.portrait ? 1.75 : 1.3);
      const bottom = safe.y + safe.height;
      const placed = headline(
        stage,
        kit,
        scheme,
        scene.name,
        { x: safe.x, y: top, width: safe.width, height: (bottom - top) * 0.56 },
        { maxSize: 220, vertical: "top", motion: "rise", start: 260, duration: 500 },
      );
      if (scene.tagline !== "")
        headline(
          stage,
          kit,
          scheme,
          scene.tagline,
          {
            x: safe.x + 20,
            y: placed.box.y + placed.box.height + 50,
            width: safe.width - 40,
            height: bottom - placed.box.y - placed.box.height - 60,
          },
          {
            role: "text",
            maxSize: 64,
            minSize: 40,
            vertical: "top",
            motion: "rise",
            start: 620,
            leading: 1.25,
            stagger: 50,
          },
        );
    },
  },
};
