import { join } from "node:path";
import { compileApp, readZip, writeTree } from "@sayhey/bundler";
import { AppError } from "@sayhey/contract/app-error";
import { readConfig } from "./config-file.ts";
import { FILE_KEYS, FILE_NAMES, type MakeOptions, type Workshop } from "./make-tools.ts";
import { openRemote } from "./remote.ts";
import { download, waitForEnd } from "./render.ts";

/** Makes a project on the server that one is signed in to, and brings home its source, its built app and its trailer. */
export async function makeOnServer(options: MakeOptions, shop: Workshop): Promise<void> {
  const { staging, paths, timed, say, signal } = shop;
  const remote = openRemote(await readConfig());
  const { projectId } = await timed("project", () =>
    remote.call(
      "project-create",
      {
        idea: options.idea,
        aspect: options.aspect,
        useModel: options.model,
        ...(options.seed === undefined ? {} : { seed: options.seed }),
      },
      signal,
    ),
  );
  say(`${remote.server}/projects/${projectId}`);
  const tree = await timed("tree", async () => {
    const { url } = await remote.call("project-export", { projectId }, signal);
    return readZip(new Uint8Array(await (await remote.open(url, signal)).arrayBuffer()));
  });
  await writeTree(tree, join(staging, "app"));
  paths["app"] = "app";
  const compiled = await timed("bundle", () => compileApp(tree, { signal }));
  await writeTree(compiled.files, join(staging, "dist"));
  paths["dist"] = "dist";
  if (!options.trailer) return;
  const { renderId } = await remote.call(
    "render-create",
    {
      projectId,
      aspect: options.aspect,
      durationMs: options.durationMs,
      formats: options.formats,
      ...options.video,
    },
    signal,
  );
  try {
    await timed("render", () => waitForEnd(remote, renderId, signal));
  } catch (error) {
    if (!signal.aborted) throw error;
    // Too late when it has just ended; the file is on the server then.
    await remote.call("render-cancel", { renderId }).catch(() => undefined);
    throw new AppError("cancelled", "Stopped; the render is canceled, the project is on the server.");
  }
  const { files } = await remote.call("render-files", { renderId }, signal);
  await timed("download", async () => {
    for (const { file, url } of files) {
      await download(remote, url, join(staging, FILE_NAMES[file]), signal);
      paths[FILE_KEYS[file]] = FILE_NAMES[file];
    }
  });
}
