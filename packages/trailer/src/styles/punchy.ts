import { toGrey } from "../backdrop.ts";
import { alpha, contrast, mix, readable } from "../colour.ts";
import { deviceSize } from "../device.ts";
import { easeOutExpo, lerp, progress } from "../easing.ts";
import { featureLayout } from "../scenes/scene-parts.ts";
import { showLink } from "../scenes/show-link.ts";
import { SHARED_SCENES } from "../scenes/shared.ts";
import { HEAD_START, type Stage } from "../stage.ts";
import { inkInto } from "../scenes/compose.ts";
import { headline, placeHeadline, type HeadlineOptions, type Kit, type PlacedHeadline, type Scheme } from "./kit.ts";
import { punchyLink, punchyScenes } from "./punchy-scenes.ts";

/** Colour blocks in turn: accent, ink, second accent, ground. */
function block(stage: Stage, turn: number): Scheme {
  const p = stage.storyboard.palette;
  const of = (ground: string, wanted: readonly string[], accents: readonly string[]): Scheme => {
    const ink = readable(ground, wanted);
    const [accent = ink, second = ink] = accents.filter((colour) => contrast(colour, ground) >= 2.2);
    return {
      ground,
      ink,
      accent,
      onAccent: readable(accent, [ground, p.ink, p.ground]),
      second,
      onSecond: readable(second, [ground, p.ink, p.ground]),
    };
  };
  const dark = mix(p.ink, "#000000", contrast(p.ink, "#000000") > 12 ? 0.92 : 0.2);
  switch (turn % 4) {
    case 0:
      return of(p.accent, [p.onAccent], [dark, "#ffffff", p.accent2]);
    case 1:
      return of(dark, ["#ffffff"], [p.accent, p.accent2, p.accent3, "#ffffff"]);
    case 2:
      return of(p.accent2, [p.onAccent2], [dark, "#ffffff", p.accent]);
    default:
      return of(p.ground, [p.ink], [p.accent, p.accent2, p.ink]);
  }
}

/** The words of a text in `count` groups of about equal length, in order. */
function groupWords(text: string, count: number): string[] {
  const words = text.trim().split(/\s+/u);
  const groups = Math.max(1, Math.min(count, words.length));
  const target = words.join(" ").length / groups;
  const result: string[] = [];
  let current: string[] = [];
  words.forEach((word, index) => {
    current.push(word);
    const left = words.length - index - 1;
    const open = groups - result.length - 1;
    if (open > 0 && (current.join(" ").length >= target * 0.86 || left <= open) && left >= open) {
      result.push(current.join(" "));
      current = [];
    }
  });
  if (current.length > 0) result.push(current.join(" "));
  return result;
}

/** One group of words a beat, each on its own block of colour, filling the width. */
function onTheBeat(stage: Stage, kit: Kit, text: string, firstTurn: number): void {
  const beats = Math.max(1, Math.round(stage.scene.durationMs / stage.beat));
  const groups = groupWords(text, beats);
  const each = stage.scene.durationMs / groups.length;
  const local = Math.max(0, stage.total - stage.scene.startMs);
  const index = Math.min(groups.length - 1, Math.floor(local / each + 1e-6));
  const scheme = block(stage, firstTurn + index);
  stage.flood(scheme.ground);
  slash(stage, scheme, index, local - index * each);
  const { safe } = stage;
  const start = index * each + (index > 0 && stage.index === 0 ? HEAD_START - 20 : 0);
  const words = groups[index] ?? text;
  const box = stage.portrait ? { ...safe, y: safe.y + 60, height: safe.height - 90 } : safe;
  const options: HeadlineOptions = {
    maxSize: stage.wide ? 520 : 560,
    minSize: 110,
    motion: "slam",
    start,
    stagger: Math.min(60, (each * 0.35) / words.split(" ").length),
    maxLines: 4,
  };
  echo(stage, scheme, placeHeadline(stage, kit, words, box, options), local - index * each);
  headline(stage, kit, scheme, words, box, options);
}

/** The words again and again above and below themselves, faint, until they fill the stage. */
function echo(stage: Stage, scheme: Scheme, placed: PlacedHeadline, age: number): void {
  const { block, box } = placed;
  if (block.lines.length === 0 || stage.wide) return;
  const { height } = stage;
  const period = box.height * 1.1;
  const sprite = stage.sprite(
    `echo:${block.font}:${block.lines.flatMap((line) => line.words.map((word) => word.text)).join(" ")}:${scheme.ink}`,
    box.width + 40,
    box.height,
    (paint) => inkInto(paint, block, 0, 0, alpha(scheme.ink, 0.1)),
  );
  const spread = easeOutExpo(progress(age, 40, 420));
  for (const side of [-1, 1])
    for (let copy = 1; copy < 3; copy++) {
      const y = box.y + side * copy * period * lerp(0.75, 1, spread);
      if (y > height || y + box.height < 0) break;
      stage.blit(sprite, box.x, y, spread);
    }
}

/** A slanted band that shoots through behind the words. */
function slash(stage: Stage, scheme: Scheme, turn: number, age: number): void {
  const { context, width, height } = stage;
  const share = easeOutExpo(progress(age, 0, 700));
  const drift = age * 0.03;
  const lean = width * 0.35;
  const from = turn % 2 === 0;
  const x = from ? lerp(-width * 1.2, width * 0.32, share) + drift : lerp(width * 1.3, -width * 0.3, share) - drift;
  context.fillStyle = alpha(scheme.ink, 0.09);
  context.beginPath();
  // A tenth beyond the edges, for a camera that moves.
  context.moveTo(x - lean * 0.1, height * 1.1);
  context.lineTo(x + lean * 1.1, -height * 0.1);
  context.lineTo(x + lean * 1.1 + width * 0.46, -height * 0.1);
  context.lineTo(x - lean * 0.1 + width * 0.46, height * 1.1);
  context.fill();
}

/** Hard cuts, full-width words, blocks of colour. */
export const PUNCHY: Kit = {
  name: "punchy",
  align: "left",
  upper: true,
  leading: 0.9,
  tracking: -0.025,
  scheme(stage) {
    if (stage.scene.kind === "call-to-action" || stage.scene.kind === "outro") return block(stage, 0);
    if (stage.scene.kind === "numbers") return block(stage, 1);
    return block(stage, stage.index + (stage.scene.kind === "feature" ? 1 : 3));
  },
  ground(stage, scheme) {
    // Words on the beat bring their own blocks.
    if (stage.scene.kind === "hook" || stage.scene.kind === "problem") return;
    stage.flood(scheme.ground);
    slash(stage, scheme, stage.index, stage.time);
  },
  device: (_stage, scheme) => ({
    frame: "#101014",
    rim: mix("#101014", "#ffffff", 0.22),
    rimWidth: 3,
    corner: 0.13,
    shadow: "hard",
    shadowColour: mix(scheme.ground, "#000000", 0.28),
    touch: scheme.accent === "#ffffff" ? scheme.second : scheme.accent,
  }),
  // Two slabs on a slant.
  transition: ({ storyboard: { palette } }) => ({
    bands: [palette.accent, palette.accent2],
    lean: 300,
    least: 420,
    gap: 0.25,
    edge: "straight",
    flash: "#ffffff",
  }),
  arrive: (stage) => ({
    x: 0,
    y: (1 - easeOutExpo(progress(stage.time, 0, 520))) * stage.height * 0.6 - stage.pulse * 8,
    fill: 1,
  }),
  layout: (stage, size) => featureLayout(stage, size),
  link: (stage, scheme, link, box, start) => punchyLink(stage, PUNCHY, scheme, showLink(link), box, start),
  treat: toGrey,
  scenes: {
    ...punchyScenes(block),
    hook: (stage, scene, _scheme, kit) => onTheBeat(stage, kit, scene.text, 0),
    problem: (stage, scene, _scheme, kit) => onTheBeat(stage, kit, scene.text, 1),
    feature(stage, scene, scheme, kit) {
      const { context, width, height } = stage;
      const share = easeOutExpo(progress(stage.time, 0, 480));
      context.fillStyle = mix(scheme.ground, scheme.ink, 0.16);
      context.beginPath();
      const size = deviceSize(stage, scene);
      if (stage.portrait || (stage.square && size.width > size.height)) {
        const top = lerp(height, height * (stage.portrait ? 0.42 : 0.55), share);
        context.moveTo(-width * 0.1, top + 209);
        context.lineTo(width * 1.1, top - 19);
        context.lineTo(width * 1.1, height * 1.1);
        context.lineTo(-width * 0.1, height * 1.1);
      } else {
        const left = lerp(width, width * (stage.wide ? (size.width > size.height ? 0.52 : 0.63) : 0.56), share);
        context.moveTo(left + 143, -height * 0.1);
        context.lineTo(width * 1.1, -height * 0.1);
        context.lineTo(width * 1.1, height * 1.1);
        context.lineTo(left - 13, height * 1.1);
      }
      context.fill();
      SHARED_SCENES.feature(stage, scene, scheme, kit);
    },
    reveal(stage, scene, scheme, kit) {
      const { context, width, height } = stage;
      // Rays from behind the icon, turning.
      const rays = 14;
      const reach = Math.hypot(width, height);
      const cx = stage.portrait ? stage.safe.x + 150 : width * 0.2;
      const cy = stage.portrait ? height * 0.36 : height * 0.34;
      context.fillStyle = mix(scheme.ground, scheme.ink, 0.1);
      const grow = easeOutExpo(progress(stage.time, 0, 600));
      for (let ray = 0; ray < rays; ray++) {
        const angle = (ray / rays) * Math.PI * 2 + stage.time * 0.00025;
        context.beginPath();
        context.moveTo(cx, cy);
        context.lineTo(cx + Math.cos(angle) * reach * grow, cy + Math.sin(angle) * reach * grow);
        context.lineTo(
          cx + Math.cos(angle + Math.PI / rays) * reach * grow,
          cy + Math.sin(angle + Math.PI / rays) * reach * grow,
        );
        context.fill();
      }
      SHARED_SCENES.reveal(stage, scene, scheme, kit);
    },
  },
};
