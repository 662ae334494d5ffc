import { z } from "zod";
import { SECRET_SETTINGS, settingsSchema } from "./settings-schema.ts";

/** The settings as a Markdown page, from the schema. `docs/SETTINGS.md` is this text. */
export function settingsPage(): string {
  const rows = Object.entries(settingsSchema.shape).map(([name, schema]) => {
    const { description = "" } = z.globalRegistry.get(schema) ?? {};
    return `| \`${name}\` | ${defaultOf(name, schema)} | ${description.replaceAll("|", "\\|")} |`;
  });
  return [
    "# Settings",
    "",
    "Environment variables, read once at start. All are optional.",
    "",
    `A secret can lie in a file instead, as containers hand them over: \`NAME_FILE\` is its path. This goes for ${SECRET_SETTINGS.map((name) => `\`${name}\``).join(", ")}.`,
    "",
    "<!-- Written by `node apps/server/src/infra/settings/settings-table.ts`; a test compares. -->",
    "",
    "| Name | Default | Meaning |",
    "| --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}

function defaultOf(name: string, schema: z.ZodType): string {
  if (name === "RENDER_WORKERS") return "processors"; // Differs from machine to machine.
  if (name === "DATA_DIR") return "`data`"; // Made absolute when parsed.
  const parsed = schema.safeParse(undefined);
  return parsed.success && parsed.data !== undefined ? `\`${String(parsed.data)}\`` : "";
}

if (import.meta.main) process.stdout.write(settingsPage());
