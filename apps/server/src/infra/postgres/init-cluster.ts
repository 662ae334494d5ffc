import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "@sayhey/contract/app-error";
import type { Binaries } from "./binaries.ts";
import type { RunAs } from "./run-as.ts";

/** The superuser of an embedded cluster. */
export const SUPERUSER = "sayhey";

/**
 * Creates the cluster unless it is there, and answers the superuser's password, which is kept (0600) at `passwordPath`.
 * A creation that was cut off is begun again.
 * @throws AppError unavailable when initdb fails, or a cluster has lost its password
 */
export async function initCluster(options: {
  binaries: Binaries;
  cluster: string;
  passwordPath: string;
  user: RunAs | undefined;
}): Promise<string> {
  const { binaries, cluster, passwordPath, user } = options;
  if (existsSync(join(cluster, "PG_VERSION"))) {
    checkVersion(cluster, binaries);
    if (existsSync(passwordPath)) return readFileSync(passwordPath, "utf8").trim();
    throw new AppError(
      "unavailable",
      `The database in ${cluster} exists but its password file ${passwordPath} is missing.`,
      {
        hint: "Restore the file from a backup of the data folder; it is part of it.",
      },
    );
  }
  const password = randomBytes(24).toString("base64url");
  writeFileSync(passwordPath, `${password}\n`, { mode: 0o600 });

  const unfinished = `${cluster}.new`;
  const passwordForInit = `${cluster}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  writeFileSync(passwordForInit, `${password}\n`, { mode: 0o600 });
  if (user !== undefined) {
    chownSync(unfinished, user.uid, user.gid);
    chownSync(passwordForInit, user.uid, user.gid);
  }
  try {
    await run(
      binaries.initdb,
      [
        `--pgdata=${unfinished}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordForInit}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        "--locale=C",
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
      ],
      user,
    );
  } finally {
    rmSync(passwordForInit, { force: true });
  }
  renameSync(unfinished, cluster);
  return password;
}

function checkVersion(cluster: string, binaries: Binaries): void {
  const made = readFileSync(join(cluster, "PG_VERSION"), "utf8").trim();
  const [major] = binaries.version.split(".");
  if (made === major) return;
  throw new AppError(
    "unavailable",
    `The database in ${cluster} was made by PostgreSQL ${made}, but this is PostgreSQL ${major}.`,
    {
      hint: `Dump it with the release of SayHey that made it and restore it into a new data folder.`,
    },
  );
}

async function run(program: string, args: string[], user: RunAs | undefined): Promise<void> {
  const output: Buffer[] = [];
  const child = spawn(program, args, {
    ...user,
    cwd: "/",
    env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C", TZ: "UTC" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  }).catch((cause: unknown) => {
    throw new AppError("unavailable", `The database could not be created: ${program} does not start.`, { cause });
  });
  if (code === 0) return;
  const said = Buffer.concat(output).toString("utf8").trim();
  const diskFull = /No space left/i.test(said);
  // What went wrong stands at the end; before it initdb tells of its progress.
  const reason = diskFull ? "there is no space left on the disk." : said.split("\n").slice(-4).join(" ").slice(-600);
  throw new AppError(diskFull ? "disk-full" : "unavailable", `The database could not be created: ${reason}`, {
    hint: "Check that the data folder is writable and has 100 MB free.",
  });
}
