import { fileURLToPath } from "node:url";
import { build } from "../compiler-service.ts";
import { VENDOR_MODULES } from "../vendor.ts";

/** Folder of an app's origin that belongs to the live preview; no page of an app can lie there. */
export const LIVE_FOLDER = "__sayhey";

let cached: Promise<Uint8Array> | undefined;

/** The script that runs beside an app in the live preview, built once per process. */
export function loadLiveAgent(): Promise<Uint8Array> {
  cached ??= buildAgent().catch((error: unknown) => {
    cached = undefined;
    throw error;
  });
  return cached;
}

async function buildAgent(): Promise<Uint8Array> {
  const result = await build({
    entryPoints: [fileURLToPath(new URL("./agent/start-agent.ts", import.meta.url))],
    bundle: true,
    format: "esm",
    minify: true,
    write: false,
    target: "es2022",
    legalComments: "none",
    external: [...VENDOR_MODULES],
  });
  const output = result.outputFiles[0];
  if (output === undefined) throw new Error("The compiler returned no live agent.");
  return output.contents;
}
