import { readable } from "../colour.ts";
import { clamp01, easeBack, easeOutExpo, lerp, progress } from "../easing.ts";
import { drawIcon, hasIcon } from "../icon.ts";
import { qrSprite } from "../qr-code.ts";
import type { Stage } from "../stage.ts";
import type { Box } from "../stage-size.ts";
import { showLink } from "./show-link.ts";
import { splitGraphemes } from "../text-layout.ts";
import { headline, type FeatureLayout, type Kit, type Scheme } from "../styles/kit.ts";

/** Where a feature's words and device stand unless a style says otherwise. */
export function featureLayout(stage: Stage, size: { width: number; height: number }): FeatureLayout {
  const { width, height, safe } = stage;
  if (stage.portrait && stage.isOpening) {
    // More room for the words; the device may go on below what the networks cover, or below the picture.
    const scale = Math.min(1.16, (width * 0.86) / size.width);
    const device = { width: size.width * scale, height: size.height * scale };
    const words = stage.tall ? 470 : 340;
    return {
      caption: { ...stage.upper, height: words },
      vertical: "middle",
      device: { x: (width - device.width) / 2, y: stage.upper.y + words + (stage.tall ? 60 : 40), ...device },
    };
  }
  if (stage.portrait) {
    // A window is lower than a phone: it stands in the middle of what is left, and its words get more room.
    const top = stage.tall ? 506 : 366;
    const y = top + Math.max(0, safe.y + safe.height - top - size.height) * 0.5;
    const above = safe.y + (stage.tall ? 10 : 0);
    return {
      caption: { x: stage.upper.x, y: above, width: stage.upper.width, height: y - above - 36 },
      vertical: "middle",
      device: { x: (width - size.width) / 2, y, ...size },
    };
  }
  if (stage.square && size.width > size.height) {
    const y = safe.y + safe.height + 20 - size.height;
    return {
      caption: { x: safe.x, y: safe.y, width: safe.width, height: y - safe.y - 40 },
      vertical: "middle",
      device: { x: (width - size.width) / 2, y, ...size },
    };
  }
  const device = {
    x: stage.wide ? Math.min(1290 - (size.width - 440) / 2, 1868 - size.width) : 1016 - size.width,
    y: (height - size.height) / 2,
    ...size,
  };
  return {
    caption: {
      x: stage.safe.x,
      y: stage.safe.y,
      width: device.x - stage.safe.x - (!stage.wide ? 48 : size.width > size.height ? 80 : 110),
      height: stage.safe.height,
    },
    vertical: "middle",
    device,
  };
}

/** Draws the app's icon on its tile. */
export function iconTile(
  stage: Stage,
  scheme: Scheme,
  x: number,
  y: number,
  size: number,
  share = 1,
  corner = 0.24,
): void {
  const { context, storyboard } = stage;
  const pop = easeBack(clamp01(share * 1.6), 1.6);
  if (pop <= 0) return;
  context.save();
  context.translate(x + size / 2, y + size / 2);
  context.scale(pop, pop);
  context.translate(-size / 2, -size / 2);
  context.fillStyle = scheme.accent;
  context.beginPath();
  context.roundRect(0, 0, size, size, size * corner);
  context.fill();
  context.strokeStyle = scheme.onAccent;
  if (hasIcon(storyboard.icon))
    drawIcon(context, storyboard.icon, size * 0.2, size * 0.2, size * 0.6, 2, clamp01(share * 1.5 - 0.4));
  else {
    // The first letter of the name stands for an icon we cannot draw.
    const letter = stage.layout(splitGraphemes(storyboard.title)[0] ?? "", "display", {
      width: size * 0.7,
      height: size * 0.6,
      maxSize: size,
      minSize: 10,
      leading: 1,
      tracking: 0,
      align: "left",
      maxLines: 1,
    });
    context.font = letter.font;
    context.fillStyle = scheme.onAccent;
    context.textAlign = "left";
    context.fillText(
      letter.lines[0]?.words[0]?.text ?? "",
      (size - letter.width) / 2,
      (size - letter.height) / 2 + (letter.lines[0]?.baseline ?? 0),
    );
  }
  context.restore();
}

/** Icon and name side by side, centred or from the left. */
export function lockup(
  stage: Stage,
  kit: Kit,
  scheme: Scheme,
  name: string,
  box: Box,
  share: number,
  align: "left" | "center" = kit.align,
): void {
  const tile = box.height;
  const gap = tile * 0.28;
  // Beside an app there is little room for a long name.
  const maxLines = box.width < 500 ? 3 : 2;
  const words = { x: 0, y: box.y, width: box.width - tile - gap, height: box.height };
  const block = stage.layout(name, "display", {
    width: words.width,
    height: words.height,
    maxSize: tile * 0.62,
    minSize: tile * 0.2,
    leading: 1.05,
    tracking: Math.min(0, kit.tracking),
    align: "left",
    maxLines,
  });
  const total = tile + gap + block.width;
  const x = align === "center" ? box.x + (box.width - total) / 2 : box.x;
  iconTile(stage, scheme, x, box.y, tile, share);
  headline(
    stage,
    kit,
    scheme,
    name,
    // As wide as the name: it stands beside the icon whichever way it is read.
    { x: x + tile + gap, y: box.y, width: block.width / 0.99, height: words.height },
    {
      maxSize: tile * 0.62,
      minSize: tile * 0.2,
      leading: 1.05,
      tracking: Math.min(0, kit.tracking),
      align: "left",
      maxLines,
      upper: false,
      plain: true,
      // Styles that set words on something of their own have an ink for that.
      colour: readable(scheme.ground, [scheme.ink], 3.5),
      start: 160,
      motion: "rise",
      duration: 240,
    },
  );
}

/** QR code on its card with the link beneath; gives the card's box. */
export function qrBlock(stage: Stage, kit: Kit, scheme: Scheme, link: string, box: Box, start: number): void {
  const { context } = stage;
  const share = easeBack(progress(stage.time, start, 420), 1.2);
  if (share <= 0) return;
  const pad = box.width * 0.05;
  context.save();
  context.translate(box.x + box.width / 2, box.y + box.height / 2);
  context.scale(lerp(0.7, 1, share), lerp(0.7, 1, share));
  context.translate(-box.x - box.width / 2, -box.y - box.height / 2);
  if (kit.card !== undefined) kit.card(stage, scheme, box);
  else {
    context.fillStyle = "#ffffff";
    context.beginPath();
    context.roundRect(box.x, box.y, box.width, box.height, box.width * 0.08);
    context.fill();
  }
  const size = box.width - pad * 2;
  const sprite = qrSprite(stage, link, size, "#111111", "#ffffff");
  if (share === 1) stage.blit(sprite, box.x + pad, box.y + pad);
  else stage.stamp(sprite, box.x + pad, box.y + pad);
  context.restore();
}

/** The link as a pill in the accent colour, as wide as its text. */
export function linkPill(
  stage: Stage,
  scheme: Scheme,
  link: string,
  box: Box,
  start: number,
  align: "left" | "center",
  corner = 0.5,
): void {
  const { context } = stage;
  const share = easeOutExpo(progress(stage.time, start, 500));
  if (share <= 0) return;
  const pad = box.height * 0.42;
  const block = stage.layout(showLink(link), "strong", {
    width: box.width - pad * 2,
    height: box.height * 0.62,
    maxSize: box.height * 0.46,
    minSize: 22,
    leading: 1.1,
    tracking: 0,
    align: "left",
    maxLines: 2,
  });
  const width = block.width + pad * 2;
  const x = align === "center" ? box.x + (box.width - width) / 2 : box.x;
  const pulse = 1 + 0.015 * stage.pulse;
  context.save();
  context.translate(x + width / 2, box.y + box.height / 2 + (1 - share) * 60);
  context.scale(pulse, pulse);
  context.translate(-width / 2, -box.height / 2);
  context.globalAlpha *= clamp01(share * 2);
  context.fillStyle = scheme.accent;
  context.beginPath();
  context.roundRect(0, 0, width, box.height, box.height * corner);
  context.fill();
  context.font = block.font;
  context.fillStyle = scheme.onAccent;
  context.textAlign = "left";
  for (const line of block.lines)
    for (const word of line.words)
      context.fillText(word.text, pad + word.x, (box.height - block.height) / 2 + line.baseline);
  context.restore();
}

export function bigWords(stage: Stage, kit: Kit, scheme: Scheme, text: string): void {
  const { safe } = stage;
  const box = stage.portrait ? { ...safe, y: safe.y + 60, height: safe.height * 0.78 } : safe;
  headline(stage, kit, scheme, text, box, { maxSize: stage.wide ? 300 : 250, minSize: 90 });
}
