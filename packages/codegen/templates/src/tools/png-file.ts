import { saveFile } from "../ui/save-file.ts";

/** Draws a picture and hands it to the person as a PNG file. */
export function savePng(
  name: string,
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): void {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (context === null) return;
  draw(context);
  canvas.toBlob((blob) => {
    if (blob !== null) saveFile(name, "image/png", blob);
  }, "image/png");
}
