// A process of its own that holds a data folder and its PostgreSQL, to be killed by tests.
// Arguments: data folder, JSON of { uid?, gid?, binaries? }. Prints one line of JSON when it is up; ends in order when stdin ends.
import { lockFolder } from "../infra/postgres/folder-lock.ts";
import { startPostgres } from "../infra/postgres/start-postgres.ts";
import type { Binaries } from "../infra/postgres/binaries.ts";

const [folder = "", options = "{}"] = process.argv.slice(2);
const { uid, gid, binaries } = JSON.parse(options) as { uid?: number; gid?: number; binaries?: Binaries };
if (uid !== undefined && gid !== undefined) {
  process.setgroups?.([]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}
const lock = lockFolder(folder);
const postgres = await startPostgres({ dataFolder: folder, ...(binaries === undefined ? {} : { binaries }) });
console.log(JSON.stringify({ url: postgres.url, port: postgres.port, pid: postgres.pid(), uid: process.getuid?.() }));
process.stdin.resume().once("end", async () => {
  await postgres.stop();
  lock.release();
});
