import { saveFile } from "../ui/save-file.ts";

/** What a drawing in the page takes from the style sheets; a file has none. */
const STYLED = ["fill", "stroke", "stroke-width", "font-family", "font-size", "font-weight", "text-anchor"] as const;

/** What only a page has a use for. */
const PAGE_ONLY = ["class", "style", "role", "tabindex", "aria-label", "aria-pressed"] as const;

/** A color of CSS as `#rrggbb`, which every program that opens the file understands. */
function hexOf(color: string, pen: CanvasRenderingContext2D | null): string {
  if (pen === null || color === "none" || color === "") return color;
  pen.clearRect(0, 0, 1, 1);
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
  return alpha === 0 ? "none" : `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** A drawing of the page as a text that stands on its own. What is marked `data-aid` only helps while one draws. */
function svgText(svg: SVGSVGElement, viewBox: string): string {
  const whole = svg.cloneNode(true);
  if (!(whole instanceof SVGSVGElement)) return "";
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const from = [...svg.querySelectorAll("*")];
  whole.querySelectorAll("*").forEach((to, index) => {
    const source = from[index];
    if (source === undefined) return;
    const style = getComputedStyle(source);
    for (const name of STYLED) {
      const value = style.getPropertyValue(name);
      to.setAttribute(name, name === "fill" || name === "stroke" ? hexOf(value, pen) : value);
    }
    // Letters of another font take the room that these took, so that nothing sticks out of its box.
    if (source instanceof SVGTextElement && source.textContent.trim() !== "") {
      to.setAttribute("textLength", source.getComputedTextLength().toFixed(1));
      to.setAttribute("lengthAdjust", "spacingAndGlyphs");
    }
    for (const name of PAGE_ONLY) to.removeAttribute(name);
  });
  for (const aid of whole.querySelectorAll("[data-aid]")) aid.remove();
  const [, , width = "800", height = "600"] = viewBox.split(" ");
  for (const name of whole.getAttributeNames()) whole.removeAttribute(name);
  Object.entries({ xmlns: "http://www.w3.org/2000/svg", viewBox, width, height }).forEach(([name, value]) =>
    whole.setAttribute(name, value),
  );
  return new XMLSerializer().serializeToString(whole);
}

/** Saves a drawing of the page as an SVG file. */
export function saveSvg(name: string, svg: SVGSVGElement, viewBox: string): void {
  saveFile(`${name}.svg`, "image/svg+xml", svgText(svg, viewBox));
}

/** Saves a drawing of the page as a PNG file on the color of the surface, twice as fine as it is shown. */
export async function saveSvgAsPng(name: string, svg: SVGSVGElement, viewBox: string): Promise<void> {
  const [, , width = 800, height = 600] = viewBox.split(" ").map(Number);
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText(svg, viewBox))}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  const scale = Math.min(2, 4096 / Math.max(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const pen = canvas.getContext("2d");
  if (pen === null) return;
  pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue("--surface");
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => blob !== null && saveFile(`${name}.png`, "image/png", blob), "image/png");
}
