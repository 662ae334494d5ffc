import type { Composition } from "./image-recipe.ts";
import { accents, fill, placeArt, setTitle, whole, within, type Box, type Kit } from "./paint-kit.ts";

type Paint = (kit: Kit) => void;

const isWide = ({ width, height }: Kit): boolean => width > height * 1.2;

/** The picture over everything, the words on a sheet of colour. */
const bleed: Paint = (kit) => {
  const [first] = accents(kit);
  const { width, height, unit } = kit;
  const pad = unit * 0.075;
  const wide = isWide(kit);
  const sheetWidth = wide ? width * 0.46 : width;
  const words = setTitle(
    kit,
    { width: sheetWidth - pad * 2, height: (wide ? height : height * 0.4) - pad * 2 },
    { title: first.ink, tagline: first.ink },
    { size: unit * (wide ? 0.17 : 0.15) },
  );
  if (words.height === 0) return placeArt(kit, whole(kit));
  if (wide) {
    placeArt(kit, { x: sheetWidth, y: 0, width: width - sheetWidth, height });
    fill(kit, { x: 0, y: 0, width: sheetWidth, height }, first.fill);
    words.draw(pad, height - pad - words.height);
    return;
  }
  const sheet = words.height + pad * 2;
  placeArt(kit, { x: 0, y: 0, width, height: height - sheet });
  fill(kit, { x: 0, y: height - sheet, width, height: sheet }, first.fill);
  words.draw(pad, height - sheet + pad);
};

/** A framed picture on the ground, the words below or beside it. */
const frame: Paint = (kit) => {
  const { context, width, height, unit, palette, random, recipe } = kit;
  fill(kit, whole(kit), palette.ground);
  const pad = unit * 0.08;
  const wide = isWide(kit);
  const words = setTitle(
    kit,
    { width: wide ? width * 0.44 - pad : width - pad * 2, height: wide ? height - pad * 2 : height * 0.32 },
    { title: palette.ink, tagline: palette.muted },
    { size: unit * (wide ? 0.16 : 0.14) },
  );
  const box: Box = wide
    ? { x: width * 0.44 + pad, y: pad, width: width * 0.56 - pad * 2, height: height - pad * 2 }
    : {
        x: pad,
        y: pad,
        width: width - pad * 2,
        height: height - pad * 2 - (words.height === 0 ? 0 : words.height + pad),
      };
  const arch = random() < 0.5;
  within(
    kit,
    () => {
      if (arch && !wide) {
        const r = box.width / 2;
        context.roundRect(box.x, box.y, box.width, box.height, [
          Math.min(r, box.height),
          Math.min(r, box.height),
          0,
          0,
        ]);
      } else context.roundRect(box.x, box.y, box.width, box.height, (recipe.look.radius / 400) * unit * 1.4);
    },
    () => placeArt(kit, box),
  );
  if (wide) words.draw(pad, (height - words.height) / 2);
  else words.draw(pad, height - pad - words.height);
};

/** Two sheets: words large on colour above, the picture below. */
const split: Paint = (kit) => {
  const [first] = accents(kit);
  const { width, height, unit } = kit;
  const pad = unit * 0.075;
  const words = setTitle(
    kit,
    { width: width - pad * 2, height: height * 0.44 - pad * 2 },
    { title: first.ink, tagline: first.ink },
    { size: unit * 0.23 },
  );
  if (words.height === 0) return placeArt(kit, whole(kit));
  const sheet = Math.max(height * 0.24, words.height + pad * 2);
  fill(kit, { x: 0, y: 0, width, height: sheet }, first.fill);
  placeArt(kit, { x: 0, y: sheet, width, height: height - sheet });
  words.draw(pad, (sheet - words.height) / 2);
};

/** The picture in a square with a thick edge on colour, a label over its lower edge. */
const stamp: Paint = (kit) => {
  const [first, second] = accents(kit);
  const { context, width, height, unit, palette } = kit;
  fill(kit, whole(kit), first.fill);
  const wide = isWide(kit);
  const tall = height > width * 1.2;
  const side = unit * (wide ? 0.78 : 0.8);
  const box: Box = {
    x: wide ? width - side * 1.12 : (width - side) / 2,
    y: wide ? (height - side) / 2 : tall ? height * 0.1 : unit * 0.06,
    width: side,
    height: tall ? height * 0.6 : wide ? side : side * 0.82,
  };
  const edge = unit * 0.022;
  fill(
    kit,
    { x: box.x - edge, y: box.y - edge, width: box.width + edge * 2, height: box.height + edge * 2 },
    palette.surface,
  );
  placeArt(kit, box);
  const pad = unit * 0.05;
  if (wide) {
    const room = box.x - pad * 3;
    const words = setTitle(
      kit,
      { width: room, height: height - pad * 4 },
      { title: first.ink, tagline: first.ink },
      { size: unit * 0.18 },
    );
    words.draw(pad * 1.6, (height - words.height) / 2);
    return;
  }
  const words = setTitle(
    kit,
    { width: side - pad, height: height * 0.24 },
    { title: second.ink, tagline: second.ink },
    { size: unit * 0.12, align: "center", lines: 3 },
  );
  if (words.height === 0) return;
  const label: Box = {
    x: (width - side) / 2 - pad * 0.6,
    y: tall ? box.y + box.height - pad : height - words.height - pad * 2.6,
    width: side + pad * 1.2,
    height: words.height + pad * 1.6,
  };
  context.fillStyle = second.fill;
  context.beginPath();
  context.roundRect(
    label.x,
    label.y,
    label.width,
    label.height,
    Math.min(kit.recipe.look.radius / 400, 0.05) * unit * 1.6,
  );
  context.fill();
  words.draw(label.x + (label.width - (side - pad)) / 2, label.y + pad * 0.8);
};

/** A large round picture that runs off the edge, words in the free corner. */
const round: Paint = (kit) => {
  const [first, second] = accents(kit);
  const { context, width, height, unit, palette, random } = kit;
  fill(kit, whole(kit), palette.ground);
  const pad = unit * 0.08;
  const wide = isWide(kit);
  const radius = wide ? height * 0.66 : Math.min(width * 0.62, height * 0.42);
  const [x, y] = wide ? [width - radius * 0.82, height * 0.54] : [width * 0.56, height - radius * 0.9];
  const ring = radius * 1.12;
  context.fillStyle = first.fill;
  context.beginPath();
  context.arc(x + radius * 0.06, y - radius * 0.04, ring, 0, Math.PI * 2);
  context.fill();
  within(
    kit,
    () => context.arc(x, y, radius, 0, Math.PI * 2),
    () => placeArt(kit, { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 }),
  );
  const dot = unit * (0.05 + random() * 0.04);
  context.fillStyle = second.fill;
  context.beginPath();
  context.arc(x - radius * 0.86, y - radius * 0.72, dot, 0, Math.PI * 2);
  context.fill();
  const words = setTitle(
    kit,
    { width: wide ? x - ring - pad * 1.4 : width - pad * 2, height: wide ? height - pad * 2 : y - ring - pad * 1.6 },
    { title: palette.ink, tagline: palette.muted },
    { size: unit * (wide ? 0.15 : 0.18) },
  );
  words.draw(pad, pad);
};

/** The picture over everything with one band of words across its lower part; what a wide one shows moves up into what stays free. */
const band: Paint = (kit) => {
  const { width, height, unit, palette } = kit;
  const pad = unit * 0.06;
  const wide = isWide(kit);
  const words = setTitle(
    kit,
    { width: width - pad * 4, height: height * (wide ? 0.4 : 0.26) },
    { title: palette.ink, tagline: palette.muted },
    { size: unit * 0.14, align: "center", lines: 2 },
  );
  if (words.height === 0) return placeArt(kit, whole(kit), 1.06);
  const tall = words.height + pad * 1.6;
  const top = height - tall - pad * (wide ? 1 : 1.4);
  // An upright picture is as high as its sheet: lifting it would only make it larger.
  const lift = wide ? (height - top) / 2 : 0;
  // A sheet that reaches out above the picture: its middle is the middle of what the band leaves free.
  placeArt(kit, { x: 0, y: -lift * 2, width, height: height + lift * 2 }, 1.02);
  kit.context.fillStyle = palette.surface;
  kit.context.beginPath();
  kit.context.roundRect(pad, top, width - pad * 2, tall, (kit.recipe.look.radius / 400) * unit * 1.2);
  kit.context.fill();
  words.draw(pad * 2, top + pad * 0.8);
};

/** Words large on colour, the picture beside them. */
const side: Paint = (kit) => {
  const [first, second] = accents(kit);
  const { context, width, height, unit } = kit;
  if (!isWide(kit)) return split(kit);
  const share = 0.54;
  fill(kit, whole(kit), first.fill);
  const lean = unit * 0.14;
  within(
    kit,
    () => {
      context.moveTo(width * share + lean, 0);
      context.lineTo(width, 0);
      context.lineTo(width, height);
      context.lineTo(width * share - lean, height);
    },
    () => placeArt(kit, { x: width * share - lean, y: 0, width: width * (1 - share) + lean, height }),
  );
  context.strokeStyle = second.fill;
  context.lineWidth = unit * 0.022;
  context.beginPath();
  context.moveTo(width * share + lean, -unit);
  context.moveTo(width * share + lean, 0);
  context.lineTo(width * share - lean, height);
  context.stroke();
  const pad = unit * 0.09;
  const words = setTitle(
    kit,
    { width: width * share - lean - pad * 1.7, height: height - pad * 2 },
    { title: first.ink, tagline: first.ink },
    { size: unit * 0.17 },
  );
  words.draw(pad, (height - words.height) / 2);
};

/** Compositions of posters and covers. */
export const POSTERS: Partial<Record<Composition, Paint>> = { bleed, frame, split, stamp, round, band, side };
