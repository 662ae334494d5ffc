import type { AppSpec } from "@sayhey/appspec";
import { ICON_ALIASES, ICONS } from "./icons.gen.ts";
import { keyText } from "./source-text.ts";

/** Shown for a name lucide does not have. */
const UNKNOWN = "circle";

/** The drawing of an icon as SVG elements; a circle for an unknown name. */
export function iconDrawing(name: string): string {
  const own = (table: Record<string, string>, key: string) => (Object.hasOwn(table, key) ? table[key] : undefined);
  const drawing = own(ICONS, name) ?? own(ICONS, own(ICON_ALIASES, name) ?? "") ?? own(ICONS, UNKNOWN) ?? "";
  return drawing.replaceAll("'", '"').replaceAll("/>", " />");
}

/** In an expression a text may also be what a value is compared with. */
const isIcon = (name: string): boolean => Object.hasOwn(ICONS, name) || Object.hasOwn(ICON_ALIASES, name);

/** src/ui/icons.tsx: the drawings of the icons that the spec and `files` name. */
export function emitIcons(files: Record<string, string>, spec: AppSpec): string {
  const names = new Set([UNKNOWN, ...specIcons(spec)]);
  for (const text of Object.values(files)) {
    for (const [, name] of text.matchAll(/\bicon(?:=|:\s*)"([a-z0-9-]+)"/g)) names.add(name ?? UNKNOWN);
    // <Icon name="x" /> and <Icon name={on ? "x" : "y"} />
    for (const [, attribute] of text.matchAll(/<Icon\b[^>]*?\bname=("[a-z0-9-]+"|\{[^}]*\})/g)) {
      for (const [, name = ""] of (attribute ?? "").matchAll(/"([a-z0-9-]+)"/g)) if (isIcon(name)) names.add(name);
    }
    for (const [, choice] of text.matchAll(/\bicon=\{([^}]*)\}/g)) {
      for (const [, name = ""] of (choice ?? "").matchAll(/"([a-z0-9-]+)"/g)) if (isIcon(name)) names.add(name);
    }
  }
  const lines = [...names].sort().map((name) => iconLine(keyText(name), iconDrawing(name).split(/(?<=\/>)/)));
  return `import type { ReactNode } from "react";

/** The icons this app uses, out of lucide (https://lucide.dev, ISC licence). */
export const icons: Record<string, ReactNode> = {
${lines.join("")}};
`;
}

const LINE_LENGTH = 120;

/** One entry of the table, as the formatter breaks it. */
function iconLine(key: string, shapes: readonly string[]): string {
  const [only = ""] = shapes;
  if (shapes.length > 1)
    return `  ${key}: (\n    <>\n${shapes.map((shape) => `      ${shape}\n`).join("")}    </>\n  ),\n`;
  const flat = `  ${key}: ${only},\n`;
  return flat.length <= LINE_LENGTH + 1 ? flat : `  ${key}: (\n    ${only}\n  ),\n`;
}

function specIcons(spec: AppSpec): string[] {
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (typeof value === "object" && value !== null) {
      for (const [key, item] of Object.entries(value)) {
        if (key === "icon" && typeof item === "string") found.push(item);
        else if (key !== "rows") walk(item);
      }
    }
  };
  walk([spec.identity, spec.entities, spec.pages]);
  return found;
}
