import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { RENDER_ENVIRONMENT } from "./render-environment.ts";

// A process of its own: the figure is the memory of one render, not of the test runner.
const SCRIPT = `
  const { renderTrailer } = await import(process.argv[1]);
  const { sampleFootage, sampleStoryboard } = await import(process.argv[2]);
  const storyboard = sampleStoryboard({ durationMs: 6000, style: "neon" });
  const result = await renderTrailer({ storyboard, footage: sampleFootage(0.4, 3), width: 1080, height: 1920, outDir: process.argv[3], workers: 2 });
  console.log(Math.max(result.peakMemoryBytes, process.resourceUsage().maxRSS * 1024));
`;

test("two workers at 1080x1920 stay under 1.05 GB", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sayhey-memory-"));
  try {
    const files = ["./render-trailer.ts", "./sample-trailer.ts"].map((file) => new URL(file, import.meta.url).href);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--input-type=module", "-e", SCRIPT, ...files, folder],
      { env: { ...process.env, ...RENDER_ENVIRONMENT } },
    );
    const peak = Number(stdout);
    expect(peak).toBeGreaterThan(100e6);
    expect(peak).toBeLessThan(1.05e9);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 240_000);
