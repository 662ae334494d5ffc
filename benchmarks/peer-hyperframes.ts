import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { resolveChromium, type FilmedClip } from "@sayhey/server/browser";
import type { Scene, Storyboard } from "@sayhey/trailer";
import { unzipSync } from "fflate";
import { installPeers, PEERS } from "./install-peers.ts";

/** Renders the storyboard's scenes with HyperFrames on the same threads. @returns milliseconds, or why it could not run. */
export async function renderWithHyperFrames(
  storyboard: Storyboard,
  clips: readonly FilmedClip[],
  folder: string,
  threads: number,
): Promise<{ ms: number } | { reason: string }> {
  const refused = installPeers();
  if (refused !== null) return { reason: refused };
  const project = join(folder, "hyperframes");
  mkdirSync(project, { recursive: true });
  for (const clip of clips) {
    for (const [path, bytes] of Object.entries(unzipSync(clip.zip))) {
      const target = join(project, clip.flowId, path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, bytes);
    }
  }
  writeFileSync(join(project, "index.html"), composition(storyboard, clips));
  const chromium = await resolveChromium();
  // It wants an FFmpeg; the other renderer brings one.
  const ffmpeg = join(PEERS, "node_modules", "@remotion", "compositor-linux-x64-gnu");
  const env = {
    ...process.env,
    ...chromium.env,
    HYPERFRAMES_BROWSER_PATH: chromium.executablePath,
    HYPERFRAMES_NO_TELEMETRY: "1",
    DO_NOT_TRACK: "1",
    PATH: ffmpeg + delimiter + (process.env["PATH"] ?? ""),
    LD_LIBRARY_PATH: [ffmpeg, chromium.env?.["LD_LIBRARY_PATH"], process.env["LD_LIBRARY_PATH"]]
      .filter((path) => path !== undefined)
      .join(delimiter),
  };
  const options = {
    output: join(folder, "hyperframes.mp4"),
    fps: "30",
    workers: String(threads),
    quality: "draft",
    "video-bitrate": "8M",
  };
  const flags = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  const startedAt = performance.now();
  const result = spawnSync(
    process.execPath,
    [join(PEERS, "node_modules", "hyperframes", "bin", "hyperframes.mjs"), "render", project, "--quiet", ...flags],
    { encoding: "utf8", cwd: project, env, timeout: 300_000 },
  );
  const ms = performance.now() - startedAt;
  if (result.status !== 0)
    return { reason: `${result.stdout}${result.stderr}`.trim().split("\n").slice(-4).join(" ").slice(0, 500) };
  return { ms };
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The scenes as somebody who uses HyperFrames would write them: timed HTML, moved by Web Animations. */
function composition(storyboard: Storyboard, clips: readonly FilmedClip[]): string {
  const { palette, durationMs } = storyboard;
  const scenes = storyboard.scenes.map((scene, index) => {
    const timing = `data-start="${scene.startMs / 1000}" data-duration="${scene.durationMs / 1000}" data-track-index="0"`;
    const clip = clips[index % Math.max(1, clips.length)];
    const content = scene.kind === "feature" && clip !== undefined ? phone(scene, clip) : words(textOf(scene), 150);
    const colours = scene.kind === "feature" ? [palette.ground, palette.ink] : [palette.accent, palette.onAccent];
    return `<div id="s${index}" class="clip scene" ${timing} style="background:linear-gradient(${colours[0]},${palette.surface});color:${colours[1]}">${content}</div>`;
  });
  return `<!doctype html><html><head><meta charset="utf-8"><style>
body{margin:0}.scene{position:absolute;inset:0;display:flex;flex-direction:column;align-items:center;justify-content:center;font-family:sans-serif}
.words{display:flex;flex-wrap:wrap;justify-content:center;gap:0 .28em;padding:0 90px;font-weight:800;line-height:1.05;text-align:center}
.phone{position:relative;width:640px;height:1138px;margin-top:90px;border:14px solid #111;border-radius:72px;overflow:hidden;box-shadow:0 40px 90px rgba(0,0,0,.35)}
.phone img{position:absolute;width:100%;height:100%;object-fit:cover}
@keyframes rise{from{opacity:0;transform:translateY(60px) scale(1.15)}}
@keyframes up{from{transform:translateY(500px)}to{transform:scale(1.08)}}
@keyframes show{from,to{opacity:1}}
.words span{display:inline-block;animation:rise .4s cubic-bezier(.2,1.2,.4,1) both}
.phone{animation:up .8s ease-out both}
.phone img:not(:first-child){opacity:0;animation:show 1s linear forwards}
</style></head><body>
<div id="root" data-composition-id="main" data-start="0" data-duration="${durationMs / 1000}" data-width="1080" data-height="1920" data-no-timeline style="position:relative;width:1080px;height:1920px;overflow:hidden;background:${palette.ground}">
${scenes.join("\n")}
</div></body></html>`;
}

function words(text: string, size: number): string {
  const spans = text
    .split(" ")
    .map((word, index) => `<span style="animation-delay:${index * 0.1}s">${escape(word)}</span>`);
  return `<div class="words" style="font-size:${size}px">${spans.join(" ")}</div>`;
}

function phone(scene: Extract<Scene, { kind: "feature" }>, clip: FilmedClip): string {
  const from = scene.footage?.startMs ?? 0;
  const shown = clip.manifest.frames.filter(({ atMs }) => atMs >= from && atMs <= from + scene.durationMs);
  const pictures = (shown.length > 0 ? shown : clip.manifest.frames.slice(0, 1)).map(
    ({ file, atMs }) =>
      `<img src="${clip.flowId}/${file}" style="animation-delay:${Math.max(0, atMs - from) / 1000}s">`,
  );
  return `${words(scene.caption, 78)}<div class="phone">${pictures.join("")}</div>`;
}

function textOf(scene: Scene): string {
  if ("text" in scene) return scene.text;
  if ("name" in scene) return scene.name;
  return "title" in scene ? scene.title : scene.id;
}
