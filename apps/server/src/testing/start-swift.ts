import { execFile, spawn, type ChildProcess } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "./free-port.ts";

const PROGRAMS = ["proxy", "account", "container", "object"] as const;
const ACCESS = "test:tester";
const SECRET = "testing";

/** A real S3 server of one machine. */
export interface S3Server {
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Stops it as a power cut would, and starts it again on what it has on disk. */
  interrupt(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

/** Whether OpenStack Swift is here (Debian: swift-proxy, swift-account, swift-container, swift-object, memcached is not needed). */
export function hasSwift(): boolean {
  try {
    for (const program of PROGRAMS) accessSync(`/usr/bin/swift-${program}-server`, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts OpenStack Swift with its S3 API on one machine and one disk (https://docs.openstack.org/swift/latest/development_saio.html,
 * https://docs.openstack.org/swift/latest/middleware.html#module-swift.common.middleware.s3api.s3api).
 */
export async function startSwift(): Promise<S3Server> {
  const root = await mkdtemp(join(tmpdir(), "sayhey-swift-"));
  const [proxy, account, container, object] = await Promise.all(PROGRAMS.map(freePort));
  const ports = { proxy, account, container, object };
  await mkdir(join(root, "disks", "one"), { recursive: true });
  for (const kind of ["account", "container", "object"] as const) {
    const ring = join(root, `${kind}.builder`);
    for (const args of [
      [ring, "create", "4", "1", "1"],
      [ring, "add", `r1z1-127.0.0.1:${ports[kind]}/one`, "1"],
      [ring, "rebalance"],
    ])
      // It ends with 1 where it warns.
      await promisify(execFile)("/usr/bin/swift-ring-builder", args).catch((error: { code?: unknown }) => {
        if (error.code !== 1) throw error;
      });
    await writeFile(
      join(root, `${kind}.conf`),
      `[DEFAULT]\n${common(root, ports[kind] ?? 0)}devices = ${root}/disks\nmount_check = false\n[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n`,
    );
  }
  await writeFile(
    join(root, "proxy.conf"),
    `[DEFAULT]\n${common(root, proxy ?? 0)}[pipeline:main]
pipeline = catch_errors cache listing_formats s3api tempauth slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
s3_acl = false
# Two pages of a list need few files.
max_bucket_listing = 20
check_bucket_owner = false
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = ${SECRET} .admin
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
`,
  );
  let running: ChildProcess[] = [];
  const start = async (): Promise<void> => {
    running = PROGRAMS.map((program) =>
      spawn(`/usr/bin/swift-${program}-server`, [join(root, `${program}.conf`)], {
        env: { PATH: "/usr/bin:/bin" },
        stdio: ["ignore", "ignore", process.env["SWIFT_LOG"] === undefined ? "ignore" : "inherit"],
        detached: true,
      }),
    );
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${proxy}/info`).catch(() => null);
      if (answer !== null) break;
      if (running.some(({ exitCode }) => exitCode !== null)) throw new Error("Swift ended before it was ready.");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const stop = async (): Promise<void> => {
    for (const child of running) {
      if (child.exitCode !== null || child.pid === undefined) continue;
      const ended = new Promise((resolve) => child.once("exit", resolve));
      // Its own children too.
      process.kill(-child.pid, "SIGKILL");
      await ended;
    }
  };
  await start();
  return {
    endpoint: `http://127.0.0.1:${proxy}`,
    accessKeyId: ACCESS,
    secretAccessKey: SECRET,
    interrupt: async () => {
      await stop();
      return start;
    },
    stop: async () => {
      await stop();
      await rm(root, { recursive: true, force: true });
    },
  };
}

const common = (root: string, port: number): string =>
  `bind_ip = 127.0.0.1\nbind_port = ${port}\nworkers = 0\nuser = ${process.env["USER"] ?? "root"}\nswift_dir = ${root}\nlog_level = ERROR\n`;
