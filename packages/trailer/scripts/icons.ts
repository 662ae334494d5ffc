// Writes src/icon-paths.gen.ts: lucide icons (ISC licence) as absolute M, L, C and Z commands.
// Run: node packages/trailer/scripts/icons.ts [name ...]   (names are added to those already there)
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const BASE =
  `activity alarm-clock apple archive armchair award baby backpack badge-check banknote bar-chart-3 bath beef beer bell bike bird blocks bone book book-open bookmark bot box boxes brain briefcase brush bug building building-2 bus cake calculator calendar calendar-check calendar-days camera candy car carrot cat chart-bar chart-line chart-no-axes-column chart-pie check check-check chef-hat circle-check circle-dot clapperboard clipboard clipboard-check clipboard-list clock cloud clover code coffee coins compass cooking-pot credit-card crown dices dog door-open droplet droplets drum dumbbell ear egg eye feather film fish flag flame flask-conical flower flower-2 footprints fuel gamepad-2 gem ghost gift git-branch glasses globe graduation-cap grid-3x3 guitar hammer hand hand-coins hand-heart handshake hard-hat headphones heart heart-handshake heart-pulse home hotel hourglass house ice-cream-cone image images inbox key keyboard lamp landmark languages laptop layers layout-dashboard layout-grid leaf library life-buoy lightbulb link list list-checks list-todo lock luggage mail map map-pin medal megaphone message-circle message-square messages-square mic microscope milestone monitor moon mountain mountain-snow mouse music music-2 navigation newspaper notebook notebook-pen nut package package-open paint-bucket paintbrush palette party-popper paw-print pen pen-line pencil phone piano piggy-bank pill pin pizza plane play plug plus podcast popcorn presentation puzzle rabbit radio receipt recycle repeat rocket ruler sailboat salad sandwich scale scissors search send settings share-2 shapes shield shield-check ship shirt shopping-bag shopping-basket shopping-cart shovel shower-head shuffle smartphone smile snowflake sofa soup sparkles speech spline sprout square-check-big star stethoscope sticker sticky-note store sun swords syringe tag tags target telescope tent tent-tree thermometer thumbs-up ticket timer timer-reset tractor train-front tree-deciduous tree-pine trees trending-up trophy truck turtle tv umbrella user user-check user-plus users users-round utensils utensils-crossed vegan video volleyball vote wallet wand-sparkles warehouse watch waves wheat wine wrench zap`.split(
    " ",
  );
const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "../src/icon-paths.gen.ts");
const icons = join(here, "../../../node_modules/lucide-react/dist/esm/icons");

type Point = [number, number];
const n = (value: number): string => String(Math.round(value * 100) / 100);

function arcToCubics(
  x1: number,
  y1: number,
  rx: number,
  ry: number,
  angle: number,
  large: boolean,
  sweep: boolean,
  x2: number,
  y2: number,
): number[][] {
  // SVG 1.1 appendix F.6.5, end point to centre parametrisation, then one cubic per quarter turn.
  const phi = (angle * Math.PI) / 180;
  const cos = Math.cos(phi);
  const sin = Math.sin(phi);
  const dx = (x1 - x2) / 2;
  const dy = (y1 - y2) / 2;
  const xp = cos * dx + sin * dy;
  const yp = -sin * dx + cos * dy;
  let [a, b] = [Math.abs(rx), Math.abs(ry)];
  const lambda = (xp / a) ** 2 + (yp / b) ** 2;
  if (lambda > 1) [a, b] = [a * Math.sqrt(lambda), b * Math.sqrt(lambda)];
  const factor =
    (large === sweep ? -1 : 1) *
    Math.sqrt(Math.max(0, (a * a * b * b - a * a * yp * yp - b * b * xp * xp) / (a * a * yp * yp + b * b * xp * xp)));
  const cxp = (factor * a * yp) / b;
  const cyp = (-factor * b * xp) / a;
  const cx = cos * cxp - sin * cyp + (x1 + x2) / 2;
  const cy = sin * cxp + cos * cyp + (y1 + y2) / 2;
  const start = Math.atan2((yp - cyp) / b, (xp - cxp) / a);
  let delta = Math.atan2((-yp - cyp) / b, (-xp - cxp) / a) - start;
  if (sweep && delta < 0) delta += 2 * Math.PI;
  if (!sweep && delta > 0) delta -= 2 * Math.PI;
  const parts = Math.max(1, Math.ceil(Math.abs(delta) / (Math.PI / 2) - 1e-6));
  const step = delta / parts;
  const k = (4 / 3) * Math.tan(step / 4);
  const at = (u: number, v: number): Point => [cos * a * u - sin * b * v + cx, sin * a * u + cos * b * v + cy];
  return Array.from({ length: parts }, (_, index) => {
    const t1 = start + index * step;
    const t2 = t1 + step;
    const [c1x, c1y] = at(Math.cos(t1) - k * Math.sin(t1), Math.sin(t1) + k * Math.cos(t1));
    const [c2x, c2y] = at(Math.cos(t2) + k * Math.sin(t2), Math.sin(t2) - k * Math.cos(t2));
    const [ex, ey] = at(Math.cos(t2), Math.sin(t2));
    return [c1x, c1y, c2x, c2y, ex, ey];
  });
}

function absolute(d: string): string {
  // Arc flags may be written without spaces ("01"), so numbers are read on demand from the text.
  let rest = d;
  const command = (): string | null => {
    rest = rest.replace(/^[\s,]+/, "");
    const match = /^[a-zA-Z]/.exec(rest);
    if (match === null) return null;
    rest = rest.slice(1);
    return match[0];
  };
  const number = (): number => {
    rest = rest.replace(/^[\s,]+/, "");
    const match = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/.exec(rest);
    if (match === null) throw new Error(`bad number in ${d}`);
    rest = rest.slice(match[0].length);
    return Number(match[0]);
  };
  const flag = (): boolean => {
    rest = rest.replace(/^[\s,]+/, "");
    const value = rest[0] === "1";
    rest = rest.slice(1);
    return value;
  };
  const result: string[] = [];
  let [x, y, sx, sy, px, py] = [0, 0, 0, 0, 0, 0];
  let current = "";
  while (rest.trim() !== "") {
    const next = command();
    if (next !== null) current = next;
    const relative = current === current.toLowerCase();
    const ox = relative ? x : 0;
    const oy = relative ? y : 0;
    const kind = current.toUpperCase();
    let control: Point | null = null;
    if (kind === "Z") {
      result.push("Z");
      [x, y] = [sx, sy];
    } else if (kind === "M" || kind === "L") {
      [x, y] = [number() + ox, number() + oy];
      result.push(`${kind}${n(x)} ${n(y)}`);
      if (kind === "M") {
        [sx, sy] = [x, y];
        current = relative ? "l" : "L";
      }
    } else if (kind === "H") {
      x = number() + ox;
      result.push(`L${n(x)} ${n(y)}`);
    } else if (kind === "V") {
      y = number() + oy;
      result.push(`L${n(x)} ${n(y)}`);
    } else if (kind === "C" || kind === "S") {
      const c1: Point = kind === "C" ? [number() + ox, number() + oy] : [2 * x - px, 2 * y - py];
      const c2: Point = [number() + ox, number() + oy];
      [x, y] = [number() + ox, number() + oy];
      result.push(`C${[...c1, ...c2, x, y].map(n).join(" ")}`);
      control = c2;
    } else if (kind === "Q" || kind === "T") {
      const c: Point = kind === "Q" ? [number() + ox, number() + oy] : [2 * x - px, 2 * y - py];
      const [ex, ey] = [number() + ox, number() + oy];
      result.push(
        `C${[x + (2 / 3) * (c[0] - x), y + (2 / 3) * (c[1] - y), ex + (2 / 3) * (c[0] - ex), ey + (2 / 3) * (c[1] - ey), ex, ey].map(n).join(" ")}`,
      );
      [x, y] = [ex, ey];
      control = c;
    } else if (kind === "A") {
      const [rx, ry, angle] = [number(), number(), number()];
      const [large, sweep] = [flag(), flag()];
      const [ex, ey] = [number() + ox, number() + oy];
      for (const cubic of arcToCubics(x, y, rx, ry, angle, large, sweep, ex, ey))
        result.push(`C${cubic.map(n).join(" ")}`);
      [x, y] = [ex, ey];
    } else throw new Error(`unknown command ${current} in ${d}`);
    [px, py] = control ?? [x, y];
  }
  return result.join("");
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return absolute(`M${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}Z`);
}

function shape(tag: string, a: Record<string, string>): string {
  const v = (name: string): number => Number(a[name] ?? 0);
  switch (tag) {
    case "path":
      return absolute(a["d"] ?? "");
    case "circle":
      return ellipse(v("cx"), v("cy"), v("r"), v("r"));
    case "ellipse":
      return ellipse(v("cx"), v("cy"), v("rx"), v("ry"));
    case "line":
      return absolute(`M${v("x1")} ${v("y1")}L${v("x2")} ${v("y2")}`);
    case "polyline":
    case "polygon":
      return absolute(`M${a["points"] ?? ""}${tag === "polygon" ? "Z" : ""}`);
    case "rect": {
      const [x, y, w, h] = [v("x"), v("y"), v("width"), v("height")];
      const r = Math.min(Number(a["rx"] ?? a["ry"] ?? 0), w / 2, h / 2);
      return r === 0
        ? absolute(`M${x} ${y}H${x + w}V${y + h}H${x}Z`)
        : absolute(
            `M${x + r} ${y}H${x + w - r}A${r} ${r} 0 0 1 ${x + w} ${y + r}V${y + h - r}A${r} ${r} 0 0 1 ${x + w - r} ${y + h}H${x + r}A${r} ${r} 0 0 1 ${x} ${y + h - r}V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`,
          );
    }
    default:
      throw new Error(`unknown shape ${tag}`);
  }
}

const present = existsSync(out)
  ? [...readFileSync(out, "utf8").matchAll(/^ {2}"?([a-z0-9-]+)"?:/gm)].map((match) => match[1] ?? "")
  : [];
const lines: string[] = [];
for (const name of [...new Set([...BASE, ...present, ...process.argv.slice(2)])].sort()) {
  const file = join(icons, `${name}.mjs`);
  if (!existsSync(file)) {
    process.stderr.write(`no icon ${name}\n`);
    continue;
  }
  // A renamed icon is a file that passes on the new name's.
  const renamed = /from '\.\/([a-z0-9-]+)\.mjs'/.exec(
    readFileSync(file, "utf8").replace(/.*createLucideIcon.*/g, ""),
  )?.[1];
  const module = (await import(pathToFileURL(renamed === undefined ? file : join(icons, `${renamed}.mjs`)).href)) as {
    __iconData?: { node: [string, Record<string, string>][] };
  };
  if (module.__iconData === undefined) continue;
  lines.push(
    `  ${JSON.stringify(name)}: ${JSON.stringify(module.__iconData.node.map(([tag, attributes]) => shape(tag, attributes)))},`,
  );
}
writeFileSync(
  out,
  `// Generated by scripts/icons.ts from lucide (ISC licence, https://lucide.dev/license). 24 by 24 units, stroked 2 wide.\nexport const ICON_PATHS: Record<string, readonly string[]> = {\n${lines.join("\n")}\n};\n`,
);
process.stdout.write(`${lines.length} icons\n`);
