// Writes the lists that nobody should keep by hand: the blueprints of each sector, and the phrases of all of them.
import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Blueprint } from "../src/blueprint.ts";

const SOURCE = join(import.meta.dirname, "../src");
const HEAD = "// Written by scripts/index-blueprints.ts; do not edit.\n";

const sectors = readdirSync(SOURCE)
  .filter(
    (name) => !["patterns-of-work", "kinds-of-product"].includes(name) && statSync(join(SOURCE, name)).isDirectory(),
  )
  .map((sector) => ({
    sector,
    files: readdirSync(join(SOURCE, sector)).filter((name) => !name.includes(".gen.") && !name.includes(".test.")),
  }))
  .filter(({ files }) => files.length > 0);

const camel = (file: string): string =>
  file.replace(/\.ts$/, "").replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const phrases: string[] = [];
for (const { sector, files } of sectors) {
  const imports = files.map((file) => `import ${camel(file)} from "./${file}";`).join("\n");
  writeFileSync(
    join(SOURCE, sector, "index.gen.ts"),
    `${HEAD}import type { Blueprint } from "../blueprint.ts";\n${imports}\n\nexport const BLUEPRINTS: readonly Blueprint[] = [${files.map(camel).join(", ")}];\n`,
  );
  for (const file of files) {
    const { default: each } = (await import(join(SOURCE, sector, file))) as { default: Blueprint };
    const { en, de, es, fr, pt } = each.says;
    phrases.push(
      `  { id: ${JSON.stringify(each.id)}, sector: ${JSON.stringify(sector)}, says: ${JSON.stringify({ en, de, es, fr, pt })} },`,
    );
  }
}
writeFileSync(
  join(SOURCE, "phrases.gen.ts"),
  `${HEAD}import type { Sector } from "./sectors.gen.ts";\n\n/** What people say who mean a blueprint. */\nexport interface PhraseEntry {\n  id: string;\n  sector: Sector;\n  /** Phrases with a bar between, by language. */\n  says: Readonly<Record<"en" | "de" | "es" | "fr" | "pt", string>>;\n}\n\n/** The phrases of all blueprints. */\nexport const PHRASES: readonly PhraseEntry[] = [\n${phrases.join("\n")}\n];\n`,
);
const names = sectors.map(({ sector }) => sector);
writeFileSync(
  join(SOURCE, "sectors.gen.ts"),
  `${HEAD}import type { Blueprint } from "./blueprint.ts";\n\n/** Folders of blueprints, each loaded on its own. */\nexport const SECTORS = ${JSON.stringify(names)} as const;\n/** One of them. */\nexport type Sector = (typeof SECTORS)[number];\n\nconst LOADERS: Readonly<Record<Sector, () => Promise<{ BLUEPRINTS: readonly Blueprint[] }>>> = {\n${names.map((name) => `  ${JSON.stringify(name)}: () => import("./${name}/index.gen.ts"),`).join("\n")}\n};\n\n/** The blueprints of a sector. */\nexport async function loadSector(sector: Sector): Promise<readonly Blueprint[]> {\n  return (await LOADERS[sector]()).BLUEPRINTS;\n}\n`,
);
