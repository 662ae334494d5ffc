import type { Canvas2D } from "../canvas.ts";
import { easeBack, progress, stopMotion } from "../easing.ts";
import type { Sprite } from "../sprite-store.ts";
import type { Stage } from "../stage.ts";
import type { Box } from "../stage-size.ts";

/** Colour of the shadow that paper throws. */
export const SHADOW = "rgba(40, 22, 10, 0.22)";

/** Colour of plain paper. */
export const PAPER = "#fffdf8";
/** Pictures a second at which paper moves. */
export const FPS = 12;

/** How far a piece has come that starts at `start`, at twelve pictures a second, a little too far before it settles. */
export function settle(stage: Stage, start: number, duration = 460): number {
  return easeBack(progress(stopMotion(stage.time, FPS), start, duration), 1.1);
}

/** Outline of a cut shape around 0, 0. */
type Cut = "strip" | "disc" | "burst" | "flower" | "tag" | "sheet";

/** A piece of cut paper. */
export interface Piece {
  width: number;
  height: number;
  colour: string;
  cut: Cut;
  /** Radians. */
  tilt: number;
  /** Thickness of its shadow, px of the stage. */
  lift?: number;
  /** Painted on the paper, in px of the stage from its left upper corner. */
  paint?: (context: Canvas2D) => void;
}

function outline(context: Canvas2D, { cut, width, height }: Piece): void {
  const w = width / 2;
  const h = height / 2;
  context.beginPath();
  switch (cut) {
    case "disc":
      context.ellipse(0, 0, w, h, 0, 0, Math.PI * 2);
      break;
    case "burst":
    case "flower": {
      const points = cut === "burst" ? 18 : 12;
      for (let index = 0; index <= points * 2; index++) {
        const angle = (index / (points * 2)) * Math.PI * 2;
        const reach = index % 2 === 0 ? 1 : cut === "burst" ? 0.88 : 0.93;
        const x = Math.cos(angle) * w * reach;
        const y = Math.sin(angle) * h * reach;
        if (index === 0) context.moveTo(x, y);
        else if (cut === "burst") context.lineTo(x, y);
        else {
          const before = ((index - 0.5) / (points * 2)) * Math.PI * 2;
          context.quadraticCurveTo(Math.cos(before) * w * 1.02, Math.sin(before) * h * 1.02, x, y);
        }
      }
      break;
    }
    case "tag":
      context.moveTo(-w + h * 0.7, -h);
      context.lineTo(w + 3, -h + 2);
      context.lineTo(w - 3, h);
      context.lineTo(-w + h * 0.7, h);
      context.lineTo(-w, 0);
      break;
    case "sheet": {
      // Torn along its lower edge.
      context.moveTo(-w, -h + 4);
      context.lineTo(w - 3, -h);
      context.lineTo(w, h);
      const teeth = Math.max(8, Math.round(width / 46));
      for (let tooth = 1; tooth <= teeth; tooth++)
        context.lineTo(w - (width * tooth) / teeth, h - (tooth % 2 === 0 ? 0 : 12 + ((tooth * 7) % 9)));
      break;
    }
    case "strip":
      // Edges cut by hand: no two corners alike.
      context.moveTo(-w - 4, -h + 4);
      context.lineTo(w + 2, -h - 5);
      context.lineTo(w - 5, h + 4);
      context.lineTo(-w + 6, h - 3);
  }
  context.closePath();
}

/** A piece of paper with its shadow and what is written on it as one picture; `margin` lies around it on all sides. */
function paper(stage: Stage, key: string, piece: Piece): { sprite: Sprite; margin: number } {
  const lift = piece.lift ?? 14;
  const margin = Math.ceil(
    lift * 1.5 + 16 + (Math.abs(Math.sin(piece.tilt)) * Math.max(piece.width, piece.height)) / 2,
  );
  const { width, height, tilt } = piece;
  const sprite = stage.sprite(
    `paper:${key}:${piece.cut}:${piece.colour}:${Math.round(width)}x${Math.round(height)}:${tilt}`,
    width + margin * 2,
    height + margin * 2,
    (context) => {
      const place = (dx: number, dy: number): void => {
        context.translate(margin + width / 2 + dx, margin + height / 2 + dy);
        context.rotate(tilt);
      };
      for (const [dx, dy, fill] of [
        [lift * 0.75, lift, SHADOW],
        [0, 0, piece.colour],
      ] as const) {
        context.save();
        place(dx, dy);
        context.fillStyle = fill;
        outline(context, piece);
        context.fill();
        context.restore();
      }
      context.save();
      place(0, 0);
      context.translate(-width / 2, -height / 2);
      piece.paint?.(context);
      context.restore();
    },
  );
  return { sprite, margin };
}

/** Lays a piece of paper down with its upper left corner at the box's. */
export function lay(stage: Stage, key: string, box: Pick<Box, "x" | "y">, piece: Piece): void {
  const { sprite, margin } = paper(stage, key, piece);
  stage.blit(sprite, box.x - margin, box.y - margin);
}
