import { createHash, randomBytes } from "node:crypto";
import { execFile } from "node:child_process";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { access, chmod, constants, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { userInfo } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { brotliDecompressSync, createBrotliDecompress } from "node:zlib";
import { sharedTemp } from "../temp-folder.ts";
import { AppError } from "@sayhey/contract/app-error";

/** A browser that can be started, and what its process needs. */
export interface Chromium {
  executablePath: string;
  /** Added to the environment of the browser's process. */
  env: Record<string, string>;
  /** Where it came from: 'CHROMIUM_PATH', 'system', 'playwright' or 'package'. */
  source: "CHROMIUM_PATH" | "system" | "playwright" | "package";
}

const SYSTEM_NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const require = createRequire(import.meta.url);

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/**
 * Finds a browser: `CHROMIUM_PATH`, a system browser, Playwright's own, then the one inside the npm package.
 * @throws AppError `unavailable` when there is none.
 */
export async function resolveChromium(
  environment: Record<string, string | undefined> = process.env,
): Promise<Chromium> {
  const configured = environment["CHROMIUM_PATH"];
  if (configured !== undefined && configured !== "") {
    if (await isExecutable(configured)) return { executablePath: configured, env: {}, source: "CHROMIUM_PATH" };
    throw new AppError("unavailable", `CHROMIUM_PATH names ${configured}, which cannot be run.`, {
      hint: "Set CHROMIUM_PATH to a Chromium or Chrome program, or leave it out.",
    });
  }
  for (const folder of (environment["PATH"] ?? "").split(delimiter).filter((entry) => entry !== "")) {
    for (const name of SYSTEM_NAMES) {
      const path = join(folder, name);
      if (await isExecutable(path)) return { executablePath: path, env: {}, source: "system" };
    }
  }
  const { chromium } = await import("playwright-core");
  if (existsSync(chromium.executablePath()))
    return { executablePath: chromium.executablePath(), env: {}, source: "playwright" };
  const packaged = await unpackChromium();
  if (packaged !== null) return packaged;
  throw new AppError("unavailable", "No browser was found to film and check the app.", {
    hint: "Install Chromium or Chrome, or set CHROMIUM_PATH to one.",
  });
}

let unpacking: Promise<Chromium | null> | undefined;

/** Unpacks the browser inside `@sparticuz/chromium`, once per machine. Only its files are used, never its launch arguments. */
function unpackChromium(): Promise<Chromium | null> {
  unpacking ??= unpackOnce().catch((error: unknown) => {
    unpacking = undefined;
    throw error;
  });
  return unpacking;
}

async function unpackOnce(): Promise<Chromium | null> {
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  let bin: string;
  try {
    bin = join(dirname(require.resolve("@sparticuz/chromium")), "..", "bin");
  } catch {
    return null;
  }
  const archive = join(bin, "chromium.br");
  if (!existsSync(archive)) return null;
  const version = createHash("sha256")
    .update(await readFile(join(bin, "..", "package.json")))
    .digest("hex")
    .slice(0, 8);
  const folder = join(sharedTemp(), `sayhey-chromium-${version}-${userInfo().uid}`);
  const executablePath = join(folder, "chromium");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(executablePath)) {
    // Another process may unpack at the same time: each writes its own file, and the rename is atomic.
    const partial = `${executablePath}.${randomBytes(6).toString("hex")}`;
    try {
      await pipeline(createReadStream(archive), createBrotliDecompress(), createWriteStream(partial));
      await chmod(partial, 0o755);
      await rename(partial, executablePath);
    } finally {
      await rm(partial, { force: true });
    }
  }
  return { executablePath, env: await libraryEnvironment(executablePath, bin, folder), source: "package" };
}

/** On a bare machine some shared libraries or the font configuration are missing; the package carries them. */
async function libraryEnvironment(
  executablePath: string,
  bin: string,
  folder: string,
): Promise<Record<string, string>> {
  const env: Record<string, string> = {};
  const listing = await promisify(execFile)("ldd", [executablePath]).then(
    (result) => result.stdout,
    () => "not found",
  );
  if (listing.includes("not found")) {
    const libraries = join(folder, "libraries");
    await unpackTar(join(bin, "al2023.tar.br"), libraries);
    env["LD_LIBRARY_PATH"] = [join(libraries, "lib"), libraries].join(delimiter);
  }
  if (!existsSync("/etc/fonts/fonts.conf")) {
    const fonts = join(folder, "fontconfig");
    await unpackTar(join(bin, "fonts.tar.br"), fonts);
    // The configuration inside names folders of another machine.
    const directories = `<dir>${join(fonts, "fonts")}</dir><cachedir>${join(fonts, "cache")}</cachedir>`;
    await writeFile(join(fonts, "fonts.conf"), `<?xml version="1.0"?><fontconfig>${directories}</fontconfig>`);
    env["FONTCONFIG_PATH"] = fonts;
  }
  return env;
}

async function unpackTar(archive: string, folder: string): Promise<void> {
  if (existsSync(join(folder, ".complete"))) return;
  await mkdir(folder, { recursive: true });
  const tar = join(folder, `archive-${randomBytes(4).toString("hex")}.tar`);
  await writeFile(tar, brotliDecompressSync(await readFile(archive)));
  await promisify(execFile)("tar", ["-xf", tar, "-C", folder]);
  await rm(tar);
  await writeFile(join(folder, ".complete"), "");
}
