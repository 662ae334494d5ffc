import { tint } from "../backdrop.ts";
import { alpha, contrast, mix } from "../colour.ts";
import { easeOutExpo, progress } from "../easing.ts";
import { SHARED_SCENES } from "../scenes/shared.ts";
import type { Stage } from "../stage.ts";
import type { TextBlock } from "../text-layout.ts";
import type { Kit } from "./kit.ts";
import { horizonOf, NEON_SCENES } from "./neon-scenes.ts";
import { flicker, glow } from "./neon-tubes.ts";

/** Tube colours that shine on the dark stage. */
function tubes(stage: Stage): { ground: string; one: string; two: string } {
  const p = stage.storyboard.palette;
  const ground = mix(p.ground, "#05030c", contrast(p.ground, "#000000") > 3 ? 0.9 : 0.45);
  const bright = [p.accent, p.accent2, p.accent3].map((colour) =>
    contrast(colour, ground) < 4.5 ? mix(colour, "#ffffff", 0.35) : colour,
  );
  return { ground, one: bright[0] ?? "#ff2d87", two: bright[1] ?? "#25e0e6" };
}

/** Dark stage, tubes with a halo that flicker on, a floor grid that runs towards you, bars on the beat. */
export const NEON: Kit = {
  name: "neon",
  align: "center",
  upper: true,
  leading: 1.06,
  tracking: -0.01,
  scheme(stage) {
    const { ground, one, two } = tubes(stage);
    const swap = stage.index % 2 === 1;
    return {
      ground,
      ink: "#f8f4ff",
      accent: swap ? two : one,
      onAccent: ground,
      second: swap ? one : two,
      onSecond: ground,
    };
  },
  ground(stage, scheme) {
    const { context, width, height } = stage;
    const horizon = horizonOf(stage);
    const sky = stage.ground(`sky:${scheme.accent}`, (paint) => {
      // Opaque first: the seam at the horizon would let the frame before shine through.
      paint.fillStyle = scheme.ground;
      paint.fillRect(0, 0, width, height);
      const up = paint.createLinearGradient(0, 0, 0, horizon);
      up.addColorStop(0, scheme.ground);
      up.addColorStop(1, mix(scheme.ground, scheme.accent, 0.34));
      paint.fillStyle = up;
      paint.fillRect(0, 0, width, horizon);
      const down = paint.createLinearGradient(0, horizon, 0, height);
      down.addColorStop(0, mix(scheme.ground, scheme.second, 0.22));
      down.addColorStop(1, scheme.ground);
      paint.fillStyle = down;
      paint.fillRect(0, horizon, width, height - horizon);
      paint.strokeStyle = alpha(scheme.second, 0.5);
      paint.lineWidth = 2.5;
      paint.beginPath();
      for (let line = -14; line <= 14; line++) {
        paint.moveTo(width / 2 + line * width * 0.035, horizon);
        paint.lineTo(width / 2 + line * width * 0.24, height);
      }
      paint.stroke();
      const random = stage.sharedRandom("stars");
      for (let star = 0; star < 70; star++) {
        paint.fillStyle = alpha("#ffffff", 0.15 + random() * 0.6);
        const size = 1.5 + random() * 3;
        paint.fillRect(random() * width, random() * horizon * 0.9, size, size);
      }
    });
    if (stage.backdrop === null) stage.blit(sky, 0, 0);
    else stage.flood(scheme.ground);
    // Rungs of the floor run towards the viewer, one a beat.
    const run = (stage.total / stage.beat) % 1;
    context.fillStyle = alpha(scheme.second, 0.75);
    for (let rung = 0; rung < 9; rung++) {
      const depth = ((rung + run) / 9) ** 2.4;
      const y = horizon + depth * (height - horizon);
      context.fillRect(0, Math.round(y), width, 3);
    }
    // An equaliser on the horizon, strong on the beat.
    const bars = stage.wide ? 40 : 24;
    const bar = width / bars;
    const random = stage.sharedRandom("bars");
    context.fillStyle = alpha(scheme.accent, 0.85);
    for (let index = 0; index < bars; index++) {
      const own = random();
      const tall =
        (0.2 + 0.8 * Math.abs(Math.sin(stage.total * 0.004 * (0.6 + own) + own * 20))) *
        (0.45 + 0.55 * stage.pulse) *
        height *
        0.075;
      context.fillRect(index * bar + bar * 0.2, horizon - tall, bar * 0.6, tall);
    }
    context.fillStyle = mix(scheme.accent, "#ffffff", 0.4);
    context.fillRect(0, horizon - 2, width, 4);
  },
  device: (_stage, scheme) => ({
    frame: "#08060f",
    rim: scheme.accent,
    rimWidth: 7,
    corner: 0.13,
    shadow: "glow",
    shadowColour: scheme.accent,
    touch: scheme.second,
  }),
  // A curtain of light.
  transition(stage) {
    const { one, two } = tubes(stage);
    return { bands: [two, one], lean: 0, least: 60, gap: 0.06, edge: "lit", flash: one };
  },
  arrive: (stage) => ({ x: 0, y: (1 - easeOutExpo(progress(stage.time, 0, 700))) * stage.height * 0.5, fill: 1 }),
  words(stage, scheme, block, x, y, options) {
    const start = options.start ?? 0;
    block.lines.forEach((line, index) => {
      const only: TextBlock = { ...block, lines: [line] };
      const colour = index % 2 === 0 ? scheme.accent : scheme.second;
      const key = line.words.map((word) => word.text).join(" ");
      const lit = Math.max(flicker(stage.time - start - index * 130, index * 2), stage.index === 0 ? 0.6 : 0);
      glow(
        stage,
        { ...only, lines: [{ ...line, baseline: line.baseline - line.top }], height: line.bottom - line.top },
        colour,
        key,
      ).draw(x, y + line.top, lit === 1 ? 0.97 + 0.03 * stage.pulse : lit);
    });
  },
  card(stage, scheme, box) {
    const { context } = stage;
    context.fillStyle = "#ffffff";
    context.beginPath();
    context.roundRect(box.x, box.y, box.width, box.height, 26);
    context.fill();
    context.strokeStyle = scheme.accent;
    context.lineWidth = 9;
    context.beginPath();
    context.roundRect(box.x - 20, box.y - 20, box.width + 40, box.height + 40, 40);
    context.stroke();
  },
  treat: (context, width, height, scheme) => tint(context, width, height, scheme.accent),
  scenes: {
    ...NEON_SCENES,
    reveal(stage, scene, scheme, kit) {
      const { context, width, height } = stage;
      // Rings open behind the name.
      const cx = stage.portrait ? stage.safe.x + stage.safe.width / 2 : width / 2;
      for (let ring = 0; ring < 4; ring++) {
        const share = easeOutExpo(progress(stage.time, ring * 90, 1100));
        if (share <= 0) continue;
        context.strokeStyle = alpha(ring % 2 === 0 ? scheme.accent : scheme.second, 0.8 * (1 - share * 0.72));
        context.lineWidth = 7;
        context.beginPath();
        context.arc(cx, height * 0.42, share * (240 + ring * 150), 0, Math.PI * 2);
        context.stroke();
      }
      SHARED_SCENES.reveal(stage, scene, scheme, kit);
    },
  },
};
