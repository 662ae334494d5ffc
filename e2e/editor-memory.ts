import type { Frame, Page } from "playwright-core";

/** What JavaScript holds on to once all is thrown away that can be, bytes. */
interface Held {
  editor: number;
  /** The app in its frame; 0 where the browser runs it in the editor's process, whose figure holds both then. */
  app: number;
}

async function heapOf(page: Page, at: Page | Frame): Promise<number> {
  const devtools = await page.context().newCDPSession(at);
  await devtools.send("Performance.enable");
  // Twice: what the first one finishes off is thrown away by the second.
  for (let round = 0; round < 2; round += 1) await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  await devtools.detach();
  return metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? Number.NaN;
}

/** Weighs the page of the editor and the app that runs in it. */
export async function weigh(page: Page, app: Frame): Promise<Held> {
  const editor = await heapOf(page, page);
  // A frame of the same process has no session of its own.
  const own = await heapOf(page, app).catch((error: unknown) => {
    if (String(error).includes("separate CDP session")) return 0;
    throw error;
  });
  return { editor, app: own };
}
