import { pick } from "@sayhey/contract/random";
import type { Composition } from "./image-recipe.ts";
import { drawMotif, fill, whole, within, type Kit } from "./paint-kit.ts";

type Paint = (kit: Kit) => void;

/** A grid of squares that fills the image: the side of one, and each one's place. */
function grid({ width, height, unit }: Kit, across: number): { side: number; cells: [number, number][] } {
  const side = unit / across;
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const cells = Array.from({ length: columns * rows }, (_, index): [number, number] => [
    (index % columns) * side,
    Math.floor(index / columns) * side,
  ]);
  return { side, cells };
}

function colours({ palette }: Kit): [string, ...string[]] {
  return [palette.accent, palette.accent2, palette.accent3, palette.ink, palette.surface];
}

/** Two different colours. */
function two(kit: Kit): [string, string] {
  const all = colours(kit);
  const first = pick(kit.random, all);
  return [
    first,
    pick(
      kit.random,
      all.filter((colour) => colour !== first),
    ),
  ];
}

const MODULES = ["quarter", "half", "disc", "leaf", "rings", "triangle", "stripes", "dots", "motif"] as const;

/** Squares of simple shapes, as on the covers of old design books. */
const modules: Paint = (kit) => {
  const { context, random, palette } = kit;
  const { side, cells } = grid(kit, 4 + Math.floor(random() * 2));
  for (const [x, y] of cells) {
    const [ground, front] = two(kit);
    fill(kit, { x, y, width: side + 1, height: side + 1 }, ground);
    context.save();
    context.translate(x + side / 2, y + side / 2);
    context.rotate((Math.floor(random() * 4) * Math.PI) / 2);
    context.translate(-side / 2, -side / 2);
    context.fillStyle = front;
    context.strokeStyle = front;
    context.beginPath();
    const shape = pick(random, MODULES);
    if (shape === "quarter") {
      context.moveTo(0, 0);
      context.arc(0, 0, side, 0, Math.PI / 2);
    } else if (shape === "half") context.arc(side / 2, 0, side / 2, 0, Math.PI);
    else if (shape === "disc") context.arc(side / 2, side / 2, side * 0.34, 0, Math.PI * 2);
    else if (shape === "leaf") {
      context.moveTo(0, 0);
      context.arc(side, 0, side, Math.PI, Math.PI / 2, true);
      context.arc(0, side, side, 0, -Math.PI / 2, true);
    } else if (shape === "triangle") {
      context.moveTo(0, 0);
      context.lineTo(side, 0);
      context.lineTo(0, side);
    } else if (shape === "rings") {
      context.lineWidth = side * 0.09;
      for (const radius of [0.3, 0.55, 0.8]) {
        context.moveTo(side * radius, 0);
        context.arc(0, 0, side * radius, 0, Math.PI / 2);
      }
      context.stroke();
      context.beginPath();
    } else if (shape === "stripes") {
      for (let line = 0; line < 4; line++) context.rect(0, (line * side) / 4, side, side / 8);
    } else if (shape === "dots") {
      for (let dot = 0; dot < 9; dot++) {
        const [dx, dy] = [((dot % 3) + 0.5) * (side / 3), (Math.floor(dot / 3) + 0.5) * (side / 3)];
        context.moveTo(dx + side * 0.075, dy);
        context.arc(dx, dy, side * 0.075, 0, Math.PI * 2);
      }
    }
    context.fill();
    context.restore();
    if (shape === "motif") {
      fill(kit, { x, y, width: side + 1, height: side + 1 }, palette.surface);
      drawMotif(kit, x + side / 2, y + side / 2, side * 0.74, tones(kit));
    }
  }
};

const tones = ({ palette }: Kit) => ({
  a: palette.accent,
  b: palette.accent2,
  c: palette.accent3,
  k: palette.ink,
  w: palette.surface,
});

/** The motif strewn in rows that are shifted against each other, small shapes between. */
const scatter: Paint = (kit) => {
  const { context, palette, random } = kit;
  fill(kit, whole(kit), palette.ground);
  const { side, cells } = grid({ ...kit, width: kit.width + kit.unit / 4, height: kit.height + kit.unit / 4 }, 4);
  for (const [x, y] of cells) {
    const row = Math.round(y / side);
    const shift = row % 2 === 0 ? 0 : side / 2;
    const [cx, cy] = [x + shift, y + side / 2 - side * 0.1];
    context.save();
    context.translate(cx, cy);
    context.rotate((random() - 0.5) * 0.7);
    context.translate(-cx, -cy);
    drawMotif(kit, cx, cy, side * 0.74, tones(kit));
    context.restore();
    context.fillStyle = pick(random, [palette.accent, palette.accent2, palette.accent3]);
    context.beginPath();
    context.arc(cx + side / 2, cy, side * 0.055, 0, Math.PI * 2);
    context.fill();
  }
};

/** Scales of nested arcs. */
const arcs: Paint = (kit) => {
  const { context, width, height, unit, palette, random } = kit;
  fill(kit, whole(kit), palette.ground);
  const radius = unit / (3 + Math.floor(random() * 2));
  const rings = [palette.accent, palette.surface, palette.accent2, palette.ground, palette.accent3];
  for (let row = 0; row * radius * 0.5 < height + radius * 2; row++) {
    const y = row * radius * 0.5;
    for (let x = row % 2 === 0 ? 0 : radius; x < width + radius * 2; x += radius * 2) {
      rings.forEach((colour, ring) => {
        context.fillStyle = colour;
        context.beginPath();
        context.arc(x, y, radius * (1 - ring * 0.2), Math.PI, Math.PI * 2);
        context.fill();
      });
    }
  }
};

/** Quarter turns that join to paths, after Sébastien Truchet. */
const tiles: Paint = (kit) => {
  const { context, palette, random } = kit;
  const { side, cells } = grid(kit, 6);
  // Pairs that stand apart in lightness: two strong colours side by side flicker.
  const [ground, front] = pick(random, [
    [palette.ground, palette.accent],
    [palette.surface, palette.accent2],
    [palette.accent, palette.onAccent],
    [palette.accent3, palette.onAccent3],
  ] as const);
  fill(kit, whole(kit), ground);
  context.lineWidth = side * 0.34;
  for (const [x, y] of cells) {
    const turned = random() < 0.5;
    within(
      kit,
      () => context.rect(x, y, side + 0.5, side + 0.5),
      () => {
        context.strokeStyle = front;
        for (const end of [0, 1]) {
          const [cx, cy] = turned ? [x + end * side, y + end * side] : [x + end * side, y + (1 - end) * side];
          context.beginPath();
          context.arc(cx, cy, side / 2, 0, Math.PI * 2);
          context.stroke();
        }
      },
    );
  }
};

/** Broad leaning stripes with the motif in some. */
const stripes: Paint = (kit) => {
  const { context, width, height, unit, palette, random } = kit;
  fill(kit, whole(kit), palette.ground);
  const broad = unit / 5;
  const reach = Math.hypot(width, height);
  context.save();
  context.translate(width / 2, height / 2);
  context.rotate(-Math.PI / 5);
  const order = [palette.accent, palette.ground, palette.accent3, palette.accent2, palette.ground, palette.ink];
  const first = Math.floor(random() * order.length);
  for (let index = 0, y = -reach; y < reach; index++, y += broad) {
    const colour = order[(index + first) % order.length] ?? palette.ground;
    context.fillStyle = colour;
    context.fillRect(-reach, y, reach * 2, broad + 1);
    if (colour !== palette.ground) continue;
    for (let x = -reach; x < reach; x += broad * 1.3)
      drawMotif(kit, x + (index % 2) * broad * 0.65, y + broad / 2, broad * 0.72, tones(kit));
  }
  context.restore();
};

/** Discs of many sizes that never touch. */
const drops: Paint = (kit) => {
  const { context, width, height, unit, palette, random } = kit;
  fill(kit, whole(kit), pick(random, [palette.ground, palette.accent3, palette.surface]));
  const placed: { x: number; y: number; r: number }[] = [];
  const sizes = [0.17, 0.11, 0.075, 0.045, 0.025];
  for (const size of sizes) {
    for (let attempt = 0; attempt < 260; attempt++) {
      const r = unit * size * (0.85 + random() * 0.3);
      const [x, y] = [random() * width, random() * height];
      if (placed.some((other) => Math.hypot(other.x - x, other.y - y) < other.r + r + unit * 0.012)) continue;
      placed.push({ x, y, r });
    }
  }
  for (const { x, y, r } of placed) {
    const [outer, inner] = two(kit);
    context.fillStyle = outer;
    context.beginPath();
    context.arc(x, y, r, 0, Math.PI * 2);
    context.fill();
    if (r < unit * 0.06) continue;
    if (random() < 0.3) {
      context.fillStyle = palette.surface;
      context.beginPath();
      context.arc(x, y, r * 0.82, 0, Math.PI * 2);
      context.fill();
      drawMotif(kit, x, y, r * 1.15, tones(kit));
    } else {
      context.fillStyle = inner;
      context.beginPath();
      context.arc(x, y, r * (0.3 + random() * 0.4), 0, Math.PI * 2);
      context.fill();
    }
  }
};

/** Compositions of patterns. */
export const PATTERNS: Partial<Record<Composition, Paint>> = { modules, scatter, arcs, tiles, stripes, drops };
