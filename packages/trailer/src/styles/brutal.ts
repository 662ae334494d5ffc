import { toGrey } from "../backdrop.ts";
import { mix, readable } from "../colour.ts";
import { deviceSize, drawDevice } from "../device.ts";
import { easeOutExpo, progress } from "../easing.ts";
import { drawKinetic } from "../kinetic-type.ts";
import { featureLayout } from "../scenes/scene-parts.ts";
import { showLink } from "../scenes/show-link.ts";
import type { Stage } from "../stage.ts";
import { BRUTAL_SCENES, brutalLink, frame, marquee } from "./brutal-scenes.ts";
import { headline, type Kit, type Scheme } from "./kit.ts";

function stacked(stage: Stage, kit: Kit, scheme: Scheme, text: string): void {
  const { safe, context, width, height } = stage;
  const row = stage.tall ? 120 : 92;
  marquee(stage, stage.storyboard.title, stage.tall ? 190 : 0, row, scheme.ink, scheme.ground, 150);
  marquee(stage, stage.storyboard.title, stage.tall ? 1430 : height - row, row, scheme.accent, scheme.onAccent, -150);
  if (stage.tall) {
    // What the networks lay their words over.
    context.fillStyle = scheme.second;
    context.fillRect(-width * 0.1, 1430 + row, width * 1.2, height);
    context.fillStyle = scheme.ink;
    context.fillRect(-width * 0.1, 1430 + row, width * 1.2, 10);
  }
  const top = stage.tall ? 190 + row : row;
  const bottom = stage.tall ? 1430 : height - row;
  context.fillStyle = scheme.ink;
  context.fillRect(0, top, width, 10);
  headline(
    stage,
    kit,
    scheme,
    text,
    { x: safe.x, y: top + 36, width: safe.width, height: bottom - top - 72 },
    { maxSize: 420, minSize: 90, motion: "slam", stagger: 110, maxLines: 6 },
  );
}

/** Raw grid, thick lines, oversized words in bars, marquees, inverted flashes on the beat. */
export const BRUTAL: Kit = {
  name: "brutal",
  align: "left",
  upper: true,
  leading: 0.92,
  tracking: -0.035,
  scheme(stage) {
    const p = stage.storyboard.palette;
    const ink = mix(p.ink, "#000000", 0.35);
    const base: Scheme = {
      ground: p.ground,
      ink: readable(p.ground, [ink, p.ink]),
      accent: p.accent,
      onAccent: p.onAccent,
      second: p.accent2,
      onSecond: p.onAccent2,
    };
    const flash =
      Math.floor(stage.total / stage.beat) % 2 === 1 &&
      (stage.total / stage.beat) % 1 < 0.16 &&
      (stage.scene.kind === "hook" || stage.scene.kind === "reveal");
    if (flash) return { ...base, ground: base.ink, ink: base.ground };
    if (stage.scene.kind === "reveal")
      return { ...base, ground: p.accent, ink: readable(p.accent, [p.onAccent]), accent: base.ink, onAccent: p.ground };
    if (stage.scene.kind === "numbers" || stage.scene.kind === "problem")
      return {
        ...base,
        ground: p.accent2,
        ink: readable(p.accent2, [p.onAccent2]),
        accent: base.ink,
        onAccent: p.ground,
      };
    return base;
  },
  ground: (stage, scheme) => stage.flood(scheme.ground),
  device: (_stage, scheme) => ({
    frame: scheme.ink,
    rim: null,
    rimWidth: 0,
    corner: 0.06,
    shadow: "hard",
    shadowColour: scheme.accent,
    touch: scheme.accent,
  }),
  // Raw blocks, black in the lead.
  transition(stage) {
    const { ink, accent } = {
      ink: readable(stage.storyboard.palette.ground, []),
      accent: stage.storyboard.palette.accent,
    };
    return { bands: [accent, ink], lean: 0, least: 300, gap: 0.25, edge: "straight", flash: ink };
  },
  arrive: (stage) => ({ x: (1 - easeOutExpo(progress(stage.time, 0, 360))) * stage.width * 0.8, y: 0, fill: 1 }),
  words(stage, scheme, block, x, y, options) {
    const { context } = stage;
    // Every other line stands in a bar that shoots in.
    block.lines.forEach((line, index) => {
      if (index % 2 === 0 || block.lines.length === 1) return;
      const first = line.words[0]?.index ?? 0;
      const share = easeOutExpo(progress(stage.time, (options.start ?? 0) + first * (options.stagger ?? 70) - 60, 300));
      context.fillStyle = scheme.accent;
      const pad = block.size * 0.09;
      context.fillRect(
        x + line.x - pad,
        y + line.top - pad * 0.6,
        (line.width + pad * 2) * share,
        line.bottom - line.top + pad * 1.2,
      );
    });
    const barred = new Set(
      block.lines.flatMap((line, index) => (index % 2 === 1 ? line.words.map((word) => word.index) : [])),
    );
    drawKinetic(stage, block, x, y, {
      ...options,
      wordColour: (index) => (barred.has(index) ? scheme.onAccent : (options.wordColour?.(index) ?? null)),
    });
  },
  card(stage, scheme, box) {
    const { context } = stage;
    context.fillStyle = scheme.accent;
    context.fillRect(box.x + 22, box.y + 22, box.width, box.height);
    frame(stage, box, "#ffffff", scheme.ink);
  },
  link: (stage, scheme, link, box, start) => brutalLink(stage, BRUTAL, scheme, showLink(link), box, start),
  // Copied until only dark and light are left.
  treat(context, width, height) {
    toGrey(context, width, height);
    context.globalCompositeOperation = "overlay";
    context.fillStyle = "#808080";
    context.fillRect(0, 0, width, height);
  },
  scenes: {
    ...BRUTAL_SCENES,
    hook: (stage, scene, scheme, kit) => stacked(stage, kit, scheme, scene.text),
    problem: (stage, scene, scheme, kit) => stacked(stage, kit, scheme, scene.text),
    reveal(stage, scene, scheme, kit) {
      const { height } = stage;
      // The name runs through the picture in rows, oversized and cropped, then stands.
      const rows = stage.tall ? 9 : stage.portrait ? 7 : 6;
      const row = height / rows;
      const settle = progress(stage.time, 0, 420);
      for (let index = 0; index < rows; index++)
        marquee(
          stage,
          scene.name,
          index * row,
          row,
          scheme.ground,
          mix(scheme.ground, scheme.ink, 0.16),
          (index % 2 === 0 ? 1 : -1) * 260,
        );
      const { safe } = stage;
      const box = {
        x: safe.x,
        y: stage.portrait ? 480 : safe.y + (stage.wide ? 140 : 60),
        width: safe.width,
        height: stage.portrait ? 800 : safe.height - (stage.wide ? 280 : 120),
      };
      if (settle <= 0) return;
      const { palette } = stage.storyboard;
      const black = readable(palette.ground, [mix(palette.ink, "#000000", 0.35)]);
      frame(stage, { ...box, x: box.x + 30, y: box.y + 30 }, black, black);
      frame(stage, box, palette.ground, black, 12);
      const inner = {
        ...scheme,
        ground: palette.ground,
        ink: readable(palette.ground, [palette.ink]),
        accent: palette.accent,
        onAccent: palette.onAccent,
      };
      const placed = headline(
        stage,
        kit,
        inner,
        scene.name,
        { x: box.x + 50, y: box.y + 50, width: box.width - 100, height: box.height * 0.56 },
        { maxSize: 300, minSize: 80, motion: "slam", vertical: "top", maxLines: 4 },
      );
      if (scene.tagline !== "")
        headline(
          stage,
          kit,
          inner,
          scene.tagline,
          {
            x: box.x + 50,
            y: placed.box.y + placed.box.height + 40,
            width: box.width - 100,
            height: box.y + box.height - placed.box.y - placed.box.height - 90,
          },
          {
            role: "strong",
            maxSize: stage.square ? 64 : 92,
            minSize: 40,
            motion: "typed",
            start: 260,
            vertical: "bottom",
            leading: 1.15,
          },
        );
    },
    feature(stage, scene, scheme, kit) {
      const { context, width, height } = stage;
      const size = deviceSize(stage, scene);
      const layout = featureLayout(stage, size);
      const arrive = kit.arrive(stage);
      context.fillStyle = scheme.second;
      if (stage.portrait || (stage.square && size.width > size.height)) {
        const shelf = layout.device.y - 36;
        context.fillRect(0, shelf + 8, width, height - shelf);
        context.fillStyle = scheme.ink;
        context.fillRect(0, shelf, width, 10);
      }
      if (stage.tall) {
        marquee(stage, scene.caption, 1560, 110, scheme.ink, scheme.ground, -170);
      } else if (!stage.portrait && (size.width < size.height || stage.wide)) {
        const left = layout.device.x - (stage.wide ? 70 : 26);
        context.fillRect(left, 0, width - left, height);
        context.fillStyle = scheme.ink;
        context.fillRect(left, 0, 10, height);
      }
      drawDevice(
        stage,
        scene,
        { ...layout.device, x: layout.device.x + arrive.x, y: layout.device.y + arrive.y + (stage.portrait ? 20 : 0) },
        kit.device(stage, scheme),
        1,
      );
      headline(stage, kit, scheme, scene.caption, layout.caption, {
        maxSize: stage.portrait ? 200 : stage.square ? 130 : 260,
        minSize: 56,
        maxLines: stage.portrait ? 3 : 5,
        motion: "slam",
        stagger: 80,
        vertical: layout.vertical,
      });
    },
  },
};
