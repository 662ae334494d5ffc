import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { TestPlatform } from "./start-test-platform.ts";

/** Another server, as a process of its own. */
export interface SecondServer {
  url: string;
  close(): Promise<void>;
}

const INDEX = join(import.meta.dirname, "../index.ts");

/** Starts a second server, without a worker, on the database of one that runs, with further settings where given. */
export async function startSecondServer(
  { platform }: TestPlatform,
  environment: Record<string, string> = {},
): Promise<SecondServer> {
  const folder = await mkdtemp(join(tmpdir(), "sayhey-second-"));
  const script = `import { openServices, readSettings, startServer } from ${JSON.stringify(INDEX)};
    const { url } = await startServer(readSettings(process.env), { openServices: (platform) => openServices(platform, { worker: false }) });
    console.log("ready " + url);`;
  const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", script], {
    env: {
      ...process.env,
      ...environment,
      DATABASE_URL: platform.databaseUrl,
      DATA_DIR: folder,
      PORT: "0",
      TRUST_PROXY: "true",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (part: Buffer) => (said += part.toString()));
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const found = /^ready (\S+)/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once("close", () => reject(new Error(`The second server ended before it was ready:\n${said}`)));
  });
  return {
    url,
    async close() {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
