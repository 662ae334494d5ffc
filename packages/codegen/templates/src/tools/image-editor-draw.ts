import type { Edits } from "./image-editor-rules.ts";
import { filterPixels } from "./image-pixels.ts";
import { canvasOf, type Picture } from "./picture-file.ts";

/** Size of a picture after its turns. */
export const turnedSize = ({ width, height }: Picture, turns: number): { width: number; height: number } =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** Draws a picture with everything that is done to it, with no side longer than `longest`. */
export function drawEdited(target: HTMLCanvasElement, picture: Picture, edits: Edits, longest: number): void {
  const { crop, filters, words } = edits;
  const turned = turnedSize(picture, edits.turns);
  const scale = Math.min(1, longest / Math.max(turned.width * crop.w, turned.height * crop.h));
  target.width = Math.max(1, Math.round(turned.width * crop.w * scale));
  target.height = Math.max(1, Math.round(turned.height * crop.h * scale));
  const pen = target.getContext("2d", { willReadFrequently: true });
  if (pen === null) return;
  pen.save();
  pen.imageSmoothingQuality = "high";
  pen.scale(scale, scale);
  pen.translate(turned.width * (0.5 - crop.x), turned.height * (0.5 - crop.y));
  pen.scale(edits.flipX ? -1 : 1, edits.flipY ? -1 : 1);
  pen.rotate((edits.turns * Math.PI) / 2);
  pen.drawImage(picture.source, -picture.width / 2, -picture.height / 2, picture.width, picture.height);
  pen.restore();
  const pixels = pen.getImageData(0, 0, target.width, target.height);
  filterPixels(pixels.data, target.width, target.height, filters);
  pen.putImageData(pixels, 0, 0);
  if (words.text.trim() !== "") write(pen, words, target.width, target.height);
}

/** Letters that can be read on anything: white with a dark edge. */
function write(pen: CanvasRenderingContext2D, words: Edits["words"], width: number, height: number): void {
  const size = (words.size / 100) * Math.min(width, height * 1.5);
  pen.font = `900 ${size}px Impact, "Arial Narrow", system-ui, sans-serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.lineJoin = "round";
  pen.lineWidth = size * 0.16;
  pen.strokeStyle = "black";
  pen.fillStyle = "white";
  pen.strokeText(words.text, words.x * width, words.y * height, width * 0.96);
  pen.fillText(words.text, words.x * width, words.y * height, width * 0.96);
}

/** The edited picture in full size, as far as a browser can hold it. */
export function editedPicture(picture: Picture, edits: Edits, longest: number): HTMLCanvasElement {
  const canvas = canvasOf(1, 1);
  drawEdited(canvas, picture, edits, longest);
  return canvas;
}
