/** A picture that is worked on. */
export interface Picture {
  source: CanvasImageSource;
  width: number;
  height: number;
  name: string;
  /** Size of its file; none for one that was drawn here. */
  bytes?: number;
}

/** Longest side that is made, in pixels: the largest square that a canvas may be on phones is 4096 wide. */
export const LONGEST_SIDE = 4096;

/** Reads a picture as it is meant to stand; null where it cannot be read. */
export async function readPicture(file: File): Promise<Picture | null> {
  try {
    const source = await createImageBitmap(file, { imageOrientation: "from-image" });
    const name = file.name.replace(/\.[^.]*$/, "") || "picture";
    return { source, width: source.width, height: source.height, name, bytes: file.size };
  } catch {
    return null;
  }
}

/** A canvas as a file of that type. */
export const canvasFile = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality));

/** A canvas of that size. */
export function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  return canvas;
}

/** Hills of the example from the farthest to the nearest: color, height from the top, waves and how high they are. */
const HILLS = [
  ["#b8657a", 0.56, 2.1, 0.07],
  ["#7d4a72", 0.64, 3.3, 0.06],
  ["#45355c", 0.7, 1.6, 0.05],
] as const;

/** A picture to start with: an evening at a lake. It has its own colors as a photo has, so that a filter has something to change. */
export function examplePicture(): Picture {
  const [width, height] = [1600, 1066];
  const canvas = canvasOf(width, height);
  const pen = canvas.getContext("2d");
  if (pen !== null) paintEvening(pen, width, height);
  return { source: canvas, width, height, name: "example" };
}

function paintEvening(pen: CanvasRenderingContext2D, width: number, height: number): void {
  const shore = height * 0.74;
  const fade = (top: number, bottom: number, colors: readonly string[]) => {
    const paint = pen.createLinearGradient(0, top, 0, bottom);
    colors.forEach((color, index) => paint.addColorStop(index / (colors.length - 1), color));
    pen.fillStyle = paint;
    pen.fillRect(0, top, width, bottom - top);
  };
  const disc = (x: number, y: number, radius: number, color: string) => {
    pen.fillStyle = color;
    pen.beginPath();
    pen.arc(x, y, radius, 0, Math.PI * 2);
    pen.fill();
  };
  fade(0, shore, ["#2f4f8f", "#8a6fae", "#f39a78", "#ffd98c"]);
  for (const ring of [210, 160, 115]) disc(width * 0.66, height * 0.5, ring, "#fff3c42e");
  disc(width * 0.66, height * 0.5, 82, "#fff1bd");
  HILLS.forEach(([color, top, waves, rise]) => {
    pen.fillStyle = color;
    pen.beginPath();
    pen.moveTo(0, shore);
    for (let x = 0; x <= width; x += 8) {
      const at = (x / width) * Math.PI * 2;
      pen.lineTo(x, height * (top - rise * (Math.sin(at * waves + top * 9) + 0.4 * Math.sin(at * waves * 2.7))));
    }
    pen.lineTo(width, shore);
    pen.fill();
  });
  fade(shore, height, ["#f0a27e", "#7d5f93", "#2c3a66"]);
  pen.fillStyle = "#ffe9b066";
  for (let line = 0; line < 16; line++) {
    const reach = 40 + line * 9 + (line % 3) * 26;
    pen.fillRect(width * 0.66 - reach, shore + 10 + line * 15, reach * 2, 4);
  }
  paintBoat(pen, width * 0.3, height * 0.84);
}

function paintBoat(pen: CanvasRenderingContext2D, x: number, y: number): void {
  const shape = (color: string, places: readonly (readonly [number, number])[]) => {
    pen.fillStyle = color;
    pen.beginPath();
    for (const [dx, dy] of places) pen.lineTo(x + dx, y + dy);
    pen.fill();
  };
  shape("#fff6e3", [
    [6, -190],
    [6, -20],
    [118, -20],
  ]);
  shape("#e4573d", [
    [-8, -160],
    [-8, -20],
    [-84, -20],
  ]);
  shape("#33233f", [
    [-120, -8],
    [130, -8],
    [92, 44],
    [-88, 44],
  ]);
}
