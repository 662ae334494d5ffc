import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { FilmedClip } from "@sayhey/server/browser";
import { resolveChromium } from "@sayhey/server/browser";
import type { Storyboard } from "@sayhey/trailer";
import { resolveFontFile } from "@sayhey/trailer/node";
import { unzipSync } from "fflate";
import { requiredFonts } from "../packages/trailer/src/fonts.ts";
import { musicHeader, packMusic } from "../packages/trailer/src/music/wav.ts";
import { renderSoundtrack } from "../packages/trailer/src/soundtrack/render-soundtrack.ts";
import { installPeers, PEERS } from "./install-peers.ts";

/** `trailer`: the scenes as DOM and CSS; `same-pictures`: our own drawing on a canvas, and our soundtrack. */
type Composition = "trailer" | "same-pictures";

/** Renders the storyboard's scenes with Remotion on the same threads. @returns milliseconds, or why it could not run. */
export async function renderWithRemotion(
  storyboard: Storyboard,
  clips: readonly FilmedClip[],
  folder: string,
  threads: number,
  composition: Composition,
): Promise<{ ms: number } | { reason: string }> {
  const refused = installPeers();
  if (refused !== null) return { reason: refused };
  writePublicFiles(storyboard, clips, join(folder, "public"));
  writeFileSync(
    join(folder, "props.json"),
    JSON.stringify({ storyboard, clips: clips.map((clip) => ({ id: clip.flowId, frames: clip.manifest.frames })) }),
  );
  const chromium = await resolveChromium();
  const result = spawnSync(
    process.execPath,
    [join(PEERS, "remotion", "render.mjs"), folder, chromium.executablePath, String(threads), composition],
    { encoding: "utf8", cwd: PEERS, env: { ...process.env, ...chromium.env }, timeout: 300_000 },
  );
  const line = result.stdout?.trim().split("\n").at(-1) ?? "";
  if (result.status !== 0 || !line.startsWith("{"))
    return { reason: (result.stderr || result.error?.message || line).trim().split("\n").slice(-3).join(" ") };
  return { ms: (JSON.parse(line) as { ms: number }).ms };
}

/** What its pages fetch: footage as pictures and as clips, fonts, sound. */
function writePublicFiles(storyboard: Storyboard, clips: readonly FilmedClip[], target: string): void {
  const write = (path: string, bytes: Uint8Array): void => {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), bytes);
  };
  for (const clip of clips) {
    write(`${clip.flowId}.zip`, clip.zip);
    for (const [path, bytes] of Object.entries(unzipSync(clip.zip))) write(join(clip.flowId, path), bytes);
  }
  for (const font of requiredFonts(storyboard)) {
    const index = resolveFontFile(`${font.package}/unicode.json`);
    if (index === null) throw new Error(`${font.package} is not installed`);
    cpSync(dirname(index), join(target, "fonts", font.package), { recursive: true });
  }
  const sound = renderSoundtrack(storyboard);
  write("sound.wav", Buffer.concat([musicHeader(sound.left.length), Buffer.from(packMusic(sound).buffer)]));
}
