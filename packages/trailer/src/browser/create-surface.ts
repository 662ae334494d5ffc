import { AppError } from "@sayhey/contract/app-error";
import type { Surface } from "../canvas.ts";

/** A canvas of the page that is not shown, for what is drawn once and kept. @throws AppError when the browser has none left */
export function createSurface(width: number, height: number): Surface {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (context === null)
    throw new AppError("unavailable", "This browser has no canvas left to draw on.", {
      hint: "Close other tabs and reload.",
    });
  return { context, image: canvas };
}
