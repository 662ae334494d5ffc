// A process of its own that holds the PostgreSQL of one run of tests. Argument: a folder that is there and empty. Prints one
// line of JSON when it is up; ends when stdin ends, however that comes.
import { startPostgres } from "../infra/postgres/start-postgres.ts";
import { copyDataTemplate } from "./data-template.ts";

const [folder = ""] = process.argv.slice(2);
// The database of a server that was started once: what each test's own is a clone of.
await copyDataTemplate(folder);
const postgres = await startPostgres({
  dataFolder: folder,
  settings: [
    // Nobody misses what is lost when the machine goes down during a test.
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    // Each server has a pool, its queue's connections and those that listen; several run at once.
    "max_connections=500",
  ],
});
// A database that somebody is connected to cannot be cloned: whoever asks for a clone does so from another.
const url = new URL(postgres.url);
const template = url.pathname.slice(1);
url.pathname = "/postgres";
console.log(JSON.stringify({ url: url.href, template }));
// Ctrl-C reaches every process of a terminal; those who use the database end first.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);
process.stdin.resume().once("end", () => void postgres.stop());
