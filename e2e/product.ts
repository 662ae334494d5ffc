import { spawn, type ChildProcess } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { cloneRunDatabase } from "../apps/server/src/testing/test-database.ts";
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

/** How it is started. */
export interface ProductOptions {
  /** On an empty data folder, as the very first time. */
  empty?: boolean;
  /** With the PostgreSQL that it brings, as for most people, instead of a clone on the one of the run. */
  ownDatabase?: boolean;
}

/** Starts the product on a free port, with further settings, and waits until it says it is ready. */
export async function startProduct(
  settings: Record<string, string> = {},
  { empty = false, ownDatabase = empty }: ProductOptions = {},
): Promise<Product> {
  const database = ownDatabase ? undefined : await cloneRunDatabase();
  const folder = await newDataFolder({ empty: empty || database !== undefined });
  const child: ChildProcess = spawn(process.execPath, ["apps/cli/src/main.ts", "serve"], {
    cwd: join(import.meta.dirname, ".."),
    env: {
      ...process.env,
      // A test waits for no service out there.
      PASSWORD_RANGE_URL: "off",
      ...(database === undefined ? {} : { DATABASE_URL: database.url }),
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
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
