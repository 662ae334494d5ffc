import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { resolveChromium } from "@sayhey/server/browser";
import { chromium, type Browser } from "playwright-core";

/** Starts the browser that the product itself would use; `more` are further arguments. */
export async function launchChromium(more: readonly string[] = []): Promise<Browser> {
  const found = await resolveChromium();
  return chromium.launch({
    executablePath: found.executablePath,
    env: { ...(process.env as Record<string, string>), ...found.env },
    args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), ...more],
  });
}

/** Firefox's program, or null where there is none: no package brings it. */
export function findFirefox(): string | null {
  const named = process.env["FIREFOX_PATH"];
  if (named !== undefined && named !== "") return named;
  for (const folder of (process.env["PATH"] ?? "").split(delimiter)) {
    for (const name of ["firefox", "firefox-esr"]) {
      if (folder !== "" && existsSync(join(folder, name))) return join(folder, name);
    }
  }
  return null;
}
