import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, readSync, statSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { basename, join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { AppError } from "@sayhey/contract/app-error";
import { Client } from "pg";
import { openDatabase } from "../database/database.ts";
import { type Binaries, findBinaries } from "./binaries.ts";
import { initCluster, SUPERUSER } from "./init-cluster.ts";
import { clearOrphan } from "./orphan.ts";
import { canReach, chooseRunAs, type RunAs } from "./run-as.ts";

const DATABASE = "sayhey";
const PORT_TRIES = 8;
/** How long the last processes of a killed PostgreSQL may take to notice and let go of its memory. */
const RELEASE_MS = 20_000;
const READY_MS = 60_000;
const STOP_MS = 20_000;
const RESTART_TRIES = 10;

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  /** Connection address of the superuser. */
  url: string;
  port: number;
  /** Process number of the postmaster now; changes when it had to be restarted. */
  pid(): number;
  /** Stops it cleanly: open transactions are rolled back, everything is on disk. */
  stop(): Promise<void>;
}

/** How to start it. */
export interface EmbeddedPostgresOptions {
  /** The data folder, already locked by the caller. */
  dataFolder: string;
  /** The programs, when they are not to be looked for. */
  binaries?: Binaries;
  /** Port to try first. */
  port?: number;
  /** Further settings, as `name=value`; they win over its own. */
  settings?: readonly string[];
  /** Called when it died and could not be brought back. */
  onLost?: (error: AppError) => void;
}

const passwordPath = (dataFolder: string): string => join(dataFolder, "postgres-password");

/**
 * Address of the embedded PostgreSQL that another process runs in a data folder, as its own files tell; null when none runs.
 * @throws what the system says when its files can't be read
 */
export function findRunningPostgres(dataFolder: string): string | null {
  const notes = join(dataFolder, "postgres", "cluster", "postmaster.pid");
  if (!existsSync(notes) || !existsSync(passwordPath(dataFolder))) return null;
  // Its fourth line is the port (https://www.postgresql.org/docs/current/storage-file-layout.html).
  const port = Number(readFileSync(notes, "utf8").split("\n")[3]);
  if (!Number.isInteger(port) || port <= 0) return null;
  const password = readFileSync(passwordPath(dataFolder), "utf8").trim();
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${DATABASE}`;
}

/**
 * Starts PostgreSQL as a child on 127.0.0.1, creating the cluster at first; restarts it on the same port when it dies.
 * @throws AppError unavailable or disk-full with PostgreSQL's own words when it does not come up
 */
export async function startPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataFolder = resolve(options.dataFolder);
  const cluster = placeCluster(dataFolder);
  const user = chooseRunAs(cluster);
  const binaries = options.binaries ?? findBinaries(join(cluster, "..", "bin"), user);
  const password = await initCluster({ binaries, cluster, passwordPath: passwordPath(dataFolder), user });
  await clearOrphan(cluster);

  const logPath = join(dataFolder, "postgres.log");
  const urlOf = (port: number, database: string) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
  const launch = (port: number) =>
    launchPostmaster({
      binaries,
      cluster,
      user,
      port,
      logPath,
      url: urlOf(port, "postgres"),
      further: options.settings ?? [],
    });

  let port = options.port ?? (await freePort());
  let child: ChildProcess | undefined;
  const patience = Date.now() + RELEASE_MS;
  for (let portsTried = 1; child === undefined;) {
    const result = await launch(port);
    if (result.kind === "ready") child = result.child;
    else if (result.kind === "port-taken" && portsTried < PORT_TRIES) {
      port = await freePort();
      portsTried += 1;
    } else if (result.kind === "held" && Date.now() < patience) await delay(100);
    else throw result.error;
  }
  await createDatabase(urlOf(port, "postgres"));

  let running = child;
  let stopping = false;
  let restarting: Promise<void> | undefined;
  const watch = (watched: ChildProcess) => {
    watched.once("exit", () => {
      if (stopping) return;
      restarting = restart().finally(() => (restarting = undefined));
    });
  };
  const restart = async () => {
    let last: AppError | undefined;
    for (let tried = 1; tried <= RESTART_TRIES && !stopping; tried += 1) {
      const result = await launch(port);
      if (result.kind === "ready") {
        running = result.child;
        watch(running);
        return;
      }
      last = result.error;
      await delay(200 * tried); // For the reason given at RELEASE_MS.
    }
    if (!stopping && last !== undefined) options.onLost?.(last);
  };
  watch(running);
  // A crash of the server, or process.exit(), should not leave PostgreSQL behind; after kill -9 the next start clears it.
  const onExit = () => void running.kill("SIGINT");
  process.once("exit", onExit);

  return {
    url: urlOf(port, DATABASE),
    port,
    pid: () => running.pid ?? 0,
    async stop() {
      if (stopping) return;
      stopping = true;
      process.off("exit", onExit);
      await restarting;
      await stopPostmaster(running);
    },
  };
}

/**
 * Where the cluster lives: in the data folder, or, when the user it must run as cannot get there (root's own home),
 * under /var/lib with a link from the data folder.
 */
function placeCluster(dataFolder: string): string {
  const inside = join(dataFolder, "postgres");
  const user = chooseRunAs(join(inside, "cluster"));
  if (user === undefined || canReach(join(inside, "cluster"), user)) {
    mkdirSync(inside, { recursive: true, mode: 0o711 });
    return join(inside, "cluster");
  }
  const name = `${basename(dataFolder)}-${createHash("sha256").update(dataFolder).digest("hex").slice(0, 12)}`;
  const outside = join("/var/lib/sayhey", name);
  mkdirSync(outside, { recursive: true, mode: 0o711 });
  if (!existsSync(inside)) symlinkSync(outside, inside);
  return join(outside, "cluster");
}

type Launch =
  | { kind: "ready"; child: ChildProcess }
  | { kind: "port-taken"; error: AppError }
  | { kind: "held"; error: AppError }
  | { kind: "failed"; error: AppError };

async function launchPostmaster(options: {
  binaries: Binaries;
  cluster: string;
  user: RunAs | undefined;
  port: number;
  logPath: string;
  url: string;
  further: readonly string[];
}): Promise<Launch> {
  const { binaries, cluster, user, port, logPath, url, further } = options;
  const log = openSync(logPath, logSize(logPath) > 10_000_000 ? "w" : "a", 0o600);
  const logStart = logSize(logPath);
  const settings = [
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    "unix_socket_directories=",
    "fsync=on",
    "max_connections=100",
    "shared_buffers=128MB",
    "password_encryption=scram-sha-256",
    "log_min_messages=log", // Errors of statements reach whoever sent them; the file keeps starts, stops and crashes.
    "log_checkpoints=off",
    "log_min_error_statement=panic", // Statements may carry people's words.
    "timezone=UTC",
    "log_timezone=UTC",
    ...further,
  ];
  const child = spawn(binaries.postgres, ["-D", cluster, ...settings.flatMap((setting) => ["-c", setting])], {
    ...user,
    cwd: "/",
    env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C", TZ: "UTC" },
    // Its own session: Ctrl-C must reach the server only, which then stops it in order.
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  const died = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) => resolve(`ended with ${signal ?? `code ${code}`}`));
  });
  const abort = new AbortController();
  const outcome = await Promise.race([
    died.then((how) => ({ ready: false, how })),
    becomesReady(url, abort.signal).then((ready) => ({ ready, how: `did not answer within ${READY_MS / 1000} s` })),
  ]);
  abort.abort();
  if (outcome.ready) return { kind: "ready", child };
  if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
  const said = readLog(logPath, logStart);
  const error = new AppError(
    /No space left/i.test(said) ? "disk-full" : "unavailable",
    `PostgreSQL ${outcome.how}: ${said}`,
    {
      hint: `See ${logPath}.`,
    },
  );
  if (/could not bind|Address already in use/i.test(said)) return { kind: "port-taken", error };
  return { kind: /pre-existing shared memory block/i.test(said) ? "held" : "failed", error };
}

async function becomesReady(url: string, signal: AbortSignal): Promise<boolean> {
  for (const end = Date.now() + READY_MS; Date.now() < end && !signal.aborted; await delay(15)) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    client.on("error", () => undefined);
    try {
      await client.connect();
      return true;
    } catch {
      continue; // Starting up or recovering; the exit of the process tells real failures.
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return false;
}

async function createDatabase(url: string): Promise<void> {
  const sql = openDatabase(url, { max: 1 });
  try {
    const found = await sql`select 1 from pg_database where datname = ${DATABASE}`;
    if (found.length === 0) await sql`create database ${sql(DATABASE)}`;
  } finally {
    await sql.end();
  }
}

/** SIGINT is PostgreSQL's fast shutdown; SIGQUIT gives up cleanliness, the next start then recovers from its log. */
async function stopPostmaster(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.kill("SIGINT");
  const timer = setTimeout(() => child.kill("SIGQUIT"), STOP_MS);
  await gone;
  clearTimeout(timer);
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address !== null ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}

function logSize(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function readLog(path: string, from: number): string {
  const length = Math.min(Math.max(0, logSize(path) - from), 4000);
  const buffer = Buffer.alloc(length);
  const file = openSync(path, "r");
  try {
    readSync(file, buffer, 0, length, from);
  } finally {
    closeSync(file);
  }
  return buffer.toString("utf8").trim();
}
