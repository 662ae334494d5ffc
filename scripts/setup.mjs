// Makes a fresh clone ready. Plain JavaScript, because it runs on whatever Node (20 or newer) the machine has.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MODULES = join(ROOT, "node_modules");
const NPM = process.platform === "win32" ? "npm.cmd" : "npm";

/** Says one sentence and ends the process with an error. */
export function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

function hashOf(...parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}

/** Installs the locked dependencies when they are missing or the lockfile has changed; returns the path of Node 24. */
export function ensureDependencies() {
  if (Number(process.versions.node.split(".")[0]) < 20)
    fail(`SayHey needs Node 20 or newer to start; this is ${process.version}.`);
  const stamp = join(MODULES, ".sayhey-lock");
  const wanted = hashOf(readFileSync(join(ROOT, "package-lock.json")), process.platform, process.arch);
  const node = join(MODULES, ".bin", process.platform === "win32" ? "node.cmd" : "node");
  const present = existsSync(stamp) ? readFileSync(stamp, "utf8") : null;
  // A folder that npm itself filled from this very lockfile carries npm's own copy of it and no stamp yet.
  const installedByNpm =
    present === null &&
    existsSync(join(MODULES, ".package-lock.json")) &&
    statSync(join(MODULES, ".package-lock.json")).mtimeMs >= statSync(join(ROOT, "package-lock.json")).mtimeMs;
  if ((present !== wanted && !installedByNpm) || !existsSync(node)) {
    console.log("Installing dependencies (once, about a minute) ...");
    // `ci` on a fresh clone; where a product may be running from the folder, only what differs is changed.
    const result = spawnSync(
      NPM,
      [
        existsSync(join(MODULES, ".package-lock.json")) ? "install" : "ci",
        "--no-audit",
        "--no-fund",
        "--loglevel=error",
      ],
      { cwd: ROOT, stdio: ["ignore", "inherit", "inherit"] },
    );
    if (result.status !== 0)
      fail("Installing the dependencies failed; the lines above say why. Check the network and run the command again.");
  }
  if (!existsSync(node))
    fail("Node 24 was not installed with the dependencies. Delete node_modules and run the command again.");
  writeFileSync(stamp, wanted);
  return node;
}

function newestChange(folder) {
  let newest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === "node_modules" || entry.name === "dist" || entry.name.startsWith(".")) continue;
    const path = join(folder, entry.name);
    newest = Math.max(newest, entry.isDirectory() ? newestChange(path) : statSync(path).mtimeMs);
  }
  return newest;
}

/** Builds the web app when its sources, or those of the packages it is made of, are newer than the build. */
export function ensureWebBuild(node) {
  const web = join(ROOT, "apps", "web");
  const index = join(web, "dist", "index.html");
  const sources = [
    web,
    ...["contract", "appspec", "planner", "codegen", "trailer", "transforms"].map((name) =>
      join(ROOT, "packages", name),
    ),
  ];
  if (existsSync(index) && statSync(index).mtimeMs >= Math.max(...sources.map(newestChange))) return;
  console.log("Building the web app ...");
  rmSync(join(web, "dist"), { recursive: true, force: true });
  const result = spawnSync(node, [join(MODULES, "vite", "bin", "vite.js"), "build", "--logLevel", "warn"], {
    cwd: web,
    stdio: ["ignore", "inherit", "inherit"],
    env: environment(node),
  });
  if (result.status !== 0) fail("Building the web app failed; the lines above say why.");
}

/**
 * The environment with Node 24 and the locked tools first on the path. Modules are kept compiled between runs: processes and
 * threads that are started for one task (a render, an app's compilation) begin in a third of the time.
 */
export function environment(node) {
  return {
    NODE_COMPILE_CACHE: join(ROOT, ".cache", "modules"),
    ...process.env,
    PATH: `${dirname(node)}${process.platform === "win32" ? ";" : ":"}${process.env.PATH ?? ""}`,
    NODE_NO_WARNINGS: "1",
  };
}

/** Runs a program to its end, passing signals on; resolves to its exit code. */
export function run(node, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(node, args, { cwd: ROOT, stdio: "inherit", env: environment(node), ...options });
    const forward = (signal) => child.kill(signal);
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => forward(signal));
    child.on("exit", (code, signal) => resolve(code ?? (signal === null ? 1 : 128)));
    child.on("error", (error) => fail(`Could not start ${node}: ${error.message}`));
  });
}

/** A folder for scratch files of a command, made anew. */
export function scratch(name) {
  const folder = join(ROOT, ".cache", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}
