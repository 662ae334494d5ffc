import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { FilmedClip } from "@sayhey/server/browser";
import { resolveChromium } from "@sayhey/server/browser";
import type { Storyboard } from "@sayhey/trailer";
import { unzipSync } from "fflate";
import { installPeers, PEERS } from "./install-peers.ts";

/** Renders the storyboard's scenes with Remotion on the same threads. @returns milliseconds, or why it could not run. */
export async function renderWithRemotion(
  storyboard: Storyboard,
  clips: readonly FilmedClip[],
  folder: string,
  threads: number,
): Promise<{ ms: number } | { reason: string }> {
  const refused = installPeers();
  if (refused !== null) return { reason: refused };
  const pictures = join(folder, "public");
  for (const clip of clips) {
    for (const [path, bytes] of Object.entries(unzipSync(clip.zip))) {
      const target = join(pictures, clip.flowId, path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, bytes);
    }
  }
  writeFileSync(
    join(folder, "props.json"),
    JSON.stringify({ storyboard, clips: clips.map((clip) => ({ id: clip.flowId, frames: clip.manifest.frames })) }),
  );
  const chromium = await resolveChromium();
  const result = spawnSync(
    process.execPath,
    [join(PEERS, "remotion", "render.mjs"), folder, chromium.executablePath, String(threads)],
    { encoding: "utf8", cwd: PEERS, env: { ...process.env, ...chromium.env }, timeout: 300_000 },
  );
  const line = result.stdout?.trim().split("\n").at(-1) ?? "";
  if (result.status !== 0 || !line.startsWith("{"))
    return { reason: (result.stderr || result.error?.message || line).trim().split("\n").slice(-3).join(" ") };
  return { ms: (JSON.parse(line) as { ms: number }).ms };
}
