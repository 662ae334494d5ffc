import { spawn } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { chmod, chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chooseRunAs } from "../infra/postgres/run-as.ts";
import { freePort } from "./free-port.ts";

const PROGRAM = "/usr/sbin/pgbouncer";

/** A real PgBouncer before the PostgreSQL of the run. */
export interface PgBouncer {
  /** The address of a database by way of the pooler. */
  urlOf(databaseUrl: string): string;
  stop(): Promise<void>;
}

/** Whether PgBouncer is here (Debian: pgbouncer). */
export function hasPgBouncer(): boolean {
  try {
    accessSync(PROGRAM, constants.X_OK);
    return process.env["TEST_DATABASE_URL"] !== undefined;
  } catch {
    return false;
  }
}

/**
 * Starts it in transaction mode, as docs/OPERATING.md says, with few sessions for each role, so that whoever asks next gets another's.
 * Its settings: https://www.pgbouncer.org/config.html.
 */
export async function startPgBouncer({ sessions }: { sessions: number }): Promise<PgBouncer> {
  const behind = new URL(process.env["TEST_DATABASE_URL"] ?? "");
  const owner = decodeURIComponent(behind.username);
  const folder = await mkdtemp(join(tmpdir(), "sayhey-pgbouncer-"));
  const port = await freePort();
  await writeFile(join(folder, "users"), `"${owner}" "${decodeURIComponent(behind.password)}"\n`);
  await writeFile(
    join(folder, "pgbouncer.ini"),
    `[databases]
* = host=${behind.hostname} port=${behind.port} auth_user=${owner}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
pool_mode = transaction
default_pool_size = ${sessions}
max_client_conn = 500
auth_type = scram-sha-256
auth_file = ${join(folder, "users")}
auth_query = select usename, passwd from pg_shadow where usename = $1
`,
  );
  // It refuses to run as root.
  const user = chooseRunAs(join(folder, "none"));
  if (user !== undefined) {
    for (const path of [folder, join(folder, "users"), join(folder, "pgbouncer.ini")])
      await chown(path, user.uid, user.gid);
    await chmod(folder, 0o700);
  }
  const child = spawn(PROGRAM, ["-q", join(folder, "pgbouncer.ini")], {
    stdio: ["ignore", "ignore", process.env["PGBOUNCER_LOG"] === undefined ? "ignore" : "inherit"],
    ...user,
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error("PgBouncer ended before it was ready.");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    urlOf: (databaseUrl) => {
      const url = new URL(databaseUrl);
      url.host = `127.0.0.1:${port}`;
      return url.href;
    },
    stop: async () => {
      child.kill("SIGKILL");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("close", () => socket.destroy());
    socket.end();
  });
