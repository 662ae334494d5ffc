/** Writes src/icons.gen.ts: the drawing of every lucide icon as SVG elements, by name. */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const folder = join(import.meta.dirname, "../../../node_modules/lucide-react/dist/esm/icons");
const target = join(import.meta.dirname, "../src/icons.gen.ts");

type IconModule = { __iconData?: { name: string; node: [tag: string, attributes: Record<string, string>][] } };

const lines: string[] = [];
const aliases: string[] = [];
for (const file of readdirSync(folder).sort()) {
  if (!file.endsWith(".mjs")) continue;
  const { __iconData: icon } = (await import(pathToFileURL(join(folder, file)).href)) as IconModule;
  const name = file.slice(0, -4);
  if (icon === undefined) {
    // An older name: a module that only passes the present one on.
    const present = /from '\.\/([a-z0-9-]+)\.mjs'/.exec(readFileSync(join(folder, file), "utf8"))?.[1];
    if (present !== undefined) aliases.push(`  ${JSON.stringify(name)}: ${JSON.stringify(present)},`);
    continue;
  }
  const elements = icon.node.map(([tag, attributes]) => {
    const text = Object.entries(attributes)
      .filter(([key]) => key !== "key")
      .map(([key, value]) => ` ${key}="${value}"`);
    return `<${tag}${text.join("")}/>`;
  });
  lines.push(
    `  ${JSON.stringify(name)}: ${JSON.stringify(elements.join("")).replaceAll('\\"', "'").replace(/^"|"$/g, "`")},`,
  );
}
const head =
  "// Written by scripts/embed-icons.ts. The drawings are lucide's (ISC licence, (c) Lucide Icons and Contributors; parts MIT, (c) Cole Bemis).\n";
writeFileSync(
  target,
  `${head}/** Drawing of each icon as SVG elements, by lucide name. */\nexport const ICONS: Record<string, string> = {\n${lines.join("\n")}\n};\n\n/** Present name of icons that were once called otherwise. */\nexport const ICON_ALIASES: Record<string, string> = {\n${aliases.join("\n")}\n};\n`,
);
console.log(`${lines.length} icons`);
