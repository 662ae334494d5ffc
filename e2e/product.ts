import { spawn, type ChildProcess } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { newDataFolder } from "./data-folder.ts";

/** The product as `npm start` runs it, in a data folder of its own. */
export interface Product {
  url: string;
  /** Its data folder; mails are in `outbox` there. */
  folder: string;
  /** Everything it printed so far. */
  output(): string;
  stop(): Promise<void>;
}

const START_TIMEOUT = 90_000;

/** Starts the product on a free port, with further settings, and waits until it says it is ready; on an empty data folder if asked. */
export async function startProduct(
  settings: Record<string, string> = {},
  options: { empty?: boolean } = {},
): Promise<Product> {
  const folder = await newDataFolder(options);
  const child: ChildProcess = spawn(process.execPath, ["apps/cli/src/main.ts", "serve"], {
    cwd: join(import.meta.dirname, ".."),
    env: {
      ...process.env,
      // A test waits for no service out there.
      PASSWORD_RANGE_URL: "off",
      ...settings,
      DATA_DIR: folder,
      PORT: "0",
      NODE_NO_WARNINGS: "1",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  child.stdout?.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The product was not ready in time:\n${printed}`)), START_TIMEOUT);
    const look = (): void => {
      const found = /(http:\/\/localhost:\d+)/.exec(printed)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    };
    child.stdout?.on("data", look);
    child.once("exit", (code) => {
      clearTimeout(timer);
      reject(new Error(`The product ended with code ${code}:\n${printed}`));
    });
  });
  return {
    url,
    folder,
    output: () => printed,
    async stop() {
      child.kill("SIGTERM");
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
