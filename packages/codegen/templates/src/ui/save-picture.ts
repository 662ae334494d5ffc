import { saveFile } from "./save-file.ts";

const SCALE = 2;
const PAD = 24;
const HEAD = 44;
const PAINTED = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-dashoffset",
  "stroke-linecap",
  "opacity",
];
const WRITTEN = ["font-family", "font-size", "font-weight", "text-anchor", "dominant-baseline"];

/** Hands out a drawing as a PNG in the colors it has on the page, with its title above and what its colors mean below. */
export async function savePicture(svg: SVGSVGElement, title: string, lines: readonly string[]): Promise<void> {
  const box = svg.viewBox.baseVal;
  const width = Math.max(560, Math.round(box.width));
  const scale = width / box.width;
  const height = Math.round(Math.min(box.height * scale, 420));
  const root = getComputedStyle(svg.closest(".card") ?? svg);
  const canvas = document.createElement("canvas");
  canvas.width = (width + 2 * PAD) * SCALE;
  canvas.height = (height + HEAD + 2 * PAD + lines.length * 24) * SCALE;
  const context = canvas.getContext("2d");
  if (context === null) return;
  context.scale(SCALE, SCALE);
  context.fillStyle = root.backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = root.color;
  context.font = `600 20px ${root.fontFamily}`;
  context.fillText(title, PAD, PAD + 20, width);
  context.drawImage(await imageOf(svg, width, height), PAD, PAD + HEAD, width, height);
  context.font = `15px ${root.fontFamily}`;
  lines.forEach((line, index) => context.fillText(line, PAD, PAD + HEAD + height + 24 * (index + 1), width));
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (picture !== null)
    saveFile(`${title.replace(/[^\p{L}\p{N} _-]+/gu, "").trim() || "chart"}.png`, "image/png", picture);
}

/** A copy that brings its looks along: a picture sees no style sheet. */
async function imageOf(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const drawing = svg.cloneNode(true) as SVGSVGElement;
  const from = [...svg.querySelectorAll<SVGElement>("*")];
  [...drawing.querySelectorAll<SVGElement>("*")].forEach((element, index) => {
    const own = from[index];
    if (own === undefined) return;
    const style = getComputedStyle(own);
    for (const name of element.tagName === "text" ? [...PAINTED, ...WRITTEN] : PAINTED)
      element.style.setProperty(name, style.getPropertyValue(name));
    if (style.transform !== "none") element.style.transform = style.transform;
    element.style.transformOrigin = style.transformOrigin;
  });
  drawing.setAttribute("width", String(width));
  drawing.setAttribute("height", String(height));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await image.decode();
  return image;
}
