/** Writes src/templates.gen.ts: every file an app may be made of, by its path in the app. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { renderTemplates } from "./render-templates.ts";

writeFileSync(join(import.meta.dirname, "../src/templates.gen.ts"), renderTemplates());
