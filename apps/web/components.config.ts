import { playwright } from "@vitest/browser-playwright";
import type { Plugin } from "vite";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { resolveChromium } from "../server/src/infra/browser/resolve-chromium.ts";
import { languagesApart } from "./build/languages-apart.ts";

/** The typefaces of trailers, which the player draws with and the server hands out. */
const fonts: Plugin = {
  name: "sayhey:fonts",
  configureServer(server) {
    server.middlewares.use("/fonts", (request, response) => {
      const answer = async (): Promise<void> => {
        // Fetched when it is asked for: every run of the tests reads this file.
        const { answerFont } = await import("../server/src/features/projects/hosting/font-handler.ts");
        const font = await answerFont(new Request(new URL(request.originalUrl ?? "/", "http://localhost")));
        response.writeHead(font.status, Object.fromEntries(font.headers));
        response.end(new Uint8Array(await font.arrayBuffer()));
      };
      answer().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
    });
  },
};

/** A path that nothing lies at: the error of the browser names it. */
const NO_BROWSER = "/no/chromium/was/found";

/** Components by themselves in the browser that the product itself would use, with the app's own styles and no server. */
export async function componentTests(): Promise<TestProjectInlineConfiguration> {
  // Without a browser these tests fail by themselves; all the others have to run.
  const { executablePath, env } = await resolveChromium().catch(() => ({ executablePath: NO_BROWSER, env: {} }));
  const isRoot = process.getuid?.() === 0;
  return {
    root: import.meta.dirname,
    plugins: [languagesApart(), fonts],
    // What is found while a test runs would load its page anew.
    optimizeDeps: { entries: ["src/main.tsx", "src/**/*.component.test.tsx"], force: true },
    test: {
      name: "components",
      include: ["src/**/*.component.test.tsx"],
      testTimeout: 60_000,
      expect: { poll: { timeout: 30_000, interval: 50 } },
      fileParallelism: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1440, height: 900 },
        provider: playwright({
          launchOptions: {
            executablePath,
            env: { ...(process.env as Record<string, string>), ...env },
            args: ["--disable-gpu", ...(isRoot ? ["--no-sandbox"] : [])],
          },
          contextOptions: { locale: "en-US", reducedMotion: "reduce" },
          actionTimeout: 30_000,
        }),
        instances: [{ browser: "chromium" }],
      },
    },
  };
}
