import { chmod, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { AppError } from "@sayhey/contract/app-error";
import { z } from "zod";

const configSchema = z.object({ server: z.url(), token: z.string().min(1) });
/** Where the command line is signed in, and with what. */
export type Config = z.infer<typeof configSchema>;

/** Path of the file that keeps it: `sayhey/config.json` in the person's folder of settings. */
export function configPath(environment: NodeJS.ProcessEnv = process.env): string {
  const folder = environment["XDG_CONFIG_HOME"] ?? environment["APPDATA"] ?? "";
  return join(folder === "" ? join(homedir(), ".config") : folder, "sayhey", "config.json");
}

/** Keeps it for nobody but this user to read, whole or not at all. */
export async function writeConfig(config: Config, path: string = configPath()): Promise<void> {
  const temporary = `${path}.${process.pid}`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(temporary, `${JSON.stringify(config, null, 2)}\n`, { mode: 0o600 });
    await chmod(temporary, 0o600);
    await rename(temporary, path);
  } catch (cause) {
    await rm(temporary, { force: true });
    throw new AppError("unavailable", `The token cannot be kept in ${path}.`, {
      cause,
      hint: "Choose a folder you may write to with XDG_CONFIG_HOME, or set SAYHEY_SERVER and SAYHEY_TOKEN instead.",
    });
  }
}

/** Forgets it. False when there was none. */
export async function removeConfig(path: string = configPath()): Promise<boolean> {
  const known = await readFile(path).catch(() => null);
  await rm(path, { force: true });
  return known !== null;
}

/**
 * Where to call and with what: SAYHEY_SERVER and SAYHEY_TOKEN, or what `sayhey login` kept.
 * @throws AppError unauthenticated saying how to sign in
 */
export async function readConfig(environment: NodeJS.ProcessEnv = process.env): Promise<Config> {
  const kept = await keptConfig(configPath(environment));
  const server = environment["SAYHEY_SERVER"] ?? kept?.server;
  const token = environment["SAYHEY_TOKEN"] ?? kept?.token;
  if (server === undefined || server === "" || token === undefined || token === "") {
    throw new AppError("unauthenticated", "You are not signed in.", {
      hint: "Run sayhey login --server URL with a token from the Security page of that server.",
    });
  }
  return { server: serverAddress(server), token };
}

/** The address of a server without what comes after its host. @throws AppError bad-request when it is none */
export function serverAddress(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new AppError("bad-request", `'${text}' is not the address of a server.`, {
      hint: "It looks like https://sayhey.example or http://localhost:8787.",
    });
  }
  return new URL(text).origin;
}

async function keptConfig(path: string): Promise<Config | null> {
  const text = await readFile(path, "utf8").catch(() => null);
  if (text === null) return null;
  try {
    return configSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new AppError("bad-request", `${path} cannot be read.`, { cause, hint: "Run sayhey login again." });
  }
}
