import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../templates");
/** Written anew for each app, so their stand-ins are left out. */
const STAND_INS = new Set(["src/copy.ts", "src/ui/icons.tsx"]);

/** Files that stand for one of another package, whose text apps get. */
const SHARED: Readonly<Record<string, string>> = { "src/rules/csv.ts": "../../contract/src/csv.ts" };

/** Text of src/templates.gen.ts as the template files now are. */
export function renderTemplates(): string {
  const paths = readdirSync(join(root, "src"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll("\\", "/"),
    )
    .filter((path) => !STAND_INS.has(path) && !path.endsWith(".test.ts"))
    .sort();
  const lines = paths.map(
    (path) => `  ${JSON.stringify(path)}: ${JSON.stringify(readFileSync(join(root, SHARED[path] ?? path), "utf8"))},`,
  );
  return `// Written by scripts/embed-templates.ts from templates/.\n/** Files an app may be made of: path in the app -> text. */\nexport const TEMPLATES: Record<string, string> = {\n${lines.join("\n")}\n};\n`;
}
