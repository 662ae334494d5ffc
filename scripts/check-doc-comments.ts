// Fails when something a package exports has no doc comment.
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

interface Manifest {
  exports?: Record<string, string>;
}

const problems: string[] = [];

/** Says whether the declaration of a name in a file is preceded by a doc comment. */
function checkName(file: string, name: string): void {
  const source = readFileSync(file, "utf8");
  const declaration = new RegExp(
    `^export (?:async )?(?:declare )?(?:abstract )?(?:function\\*?|class|const|let|interface|type) ${name.replaceAll("$", "\\$")}\\b`,
    "m",
  ).exec(source);
  if (declaration === null) {
    const through = [...source.matchAll(/export (?:type )?\{([^}]*)\} from "(\.[^"]+)"/g)].find(([, names = ""]) =>
      names.split(",").some((entry) => entry.trim().split(" as ").at(-1)?.trim() === name),
    );
    if (through?.[2] !== undefined) checkName(join(dirname(file), through[2]), name);
    return;
  }
  if (!source.slice(0, declaration.index).trimEnd().endsWith("*/"))
    problems.push(`${file}: ${name} is exported without a doc comment`);
}

function checkEntry(file: string): void {
  const source = readFileSync(file, "utf8");
  for (const [, names = "", from = ""] of source.matchAll(/export (?:type )?\{([^}]*)\} from "(\.[^"]+)"/g)) {
    for (const entry of names
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean)) {
      checkName(
        join(dirname(file), from),
        entry
          .replace(/^type /, "")
          .split(" as ")[0]
          ?.trim() ?? entry,
      );
    }
  }
  for (const [, name = ""] of source.matchAll(
    /^export (?:async )?(?:function\*?|class|const|let|interface|type) (\w+)/gm,
  ))
    checkName(file, name);
}

for (const manifestPath of globSync("{packages,apps}/*/package.json").toSorted()) {
  const manifest = JSON.parse(readFileSync(manifestPath, "utf8")) as Manifest;
  for (const target of Object.values(manifest.exports ?? {})) {
    if (target.includes("*"))
      for (const file of globSync(join(dirname(manifestPath), target))) {
        if (!file.endsWith(".test.ts")) checkEntry(file);
      }
    else checkEntry(join(dirname(manifestPath), target));
  }
}
for (const problem of new Set(problems)) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
