import { pipeline, Readable, Transform } from "node:stream";
import { ZipFile } from "yazl";
import type { Database } from "../../../infra/database/database.ts";
import type { MediaStore } from "../../../infra/media/media-store.ts";
import { accountFacts } from "./account-facts.ts";
import { personTables, rowsAsJson } from "./person-tables.ts";
import { projectSource } from "./project-source.ts";
import { readmeText } from "./readme-text.ts";

/** A ZIP file that is written while it is read. */
export interface AccountArchive {
  output: AsyncIterable<Uint8Array>;
  /** Breaks off; reading `output` fails with the reason. */
  stop(reason: unknown): void;
}

/** What is packed, and who hears of it. */
interface ArchiveOptions {
  leaveOut(key: string): boolean;
  onProgress(report: { stage: string; progress: number }): void;
}

/** What one project weighs in the progress bar against the bytes of files. */
const PROJECT_BYTES = 200_000;
/** Files that are compressed already. */
const PACKED = /\.(?:zip|mp4|webm|gif|jpe?g|png|webp|avif|mp3)$/i;

/** Makes the archive of a person. Entries are opened one after the other as the reader gets to them. */
export async function createAccountArchive(
  parts: { sql: Database; media: MediaStore },
  userId: string,
  options: ArchiveOptions,
): Promise<AccountArchive> {
  const { sql, media } = parts;
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on("error", (error: Error) => output.destroy(error));

  const tables = await personTables(sql);
  const projects = await sql<{ id: string; slug: string }[]>`
    select id, slug from projects where user_id = ${userId} order by created_at, id`;
  let total = projects.length * PROJECT_BYTES;
  for await (const file of media.filesOf(userId)) if (!options.leaveOut(file.key)) total += file.bytes;
  let done = 0;
  const enter = (stage: string, bytes: number): void => {
    done += bytes;
    options.onProgress({ stage, progress: total === 0 ? 0.5 : Math.min(0.98, done / total) });
  };

  const addText = (name: string, open: () => AsyncIterable<string> | Promise<AsyncIterable<string>>): void =>
    addLazy(zip, name, true, async () => Readable.from(await open(), { objectMode: false }));
  addText("README.txt", () => once(readmeText(tables.map(({ file }) => file))));
  addText("account.json", async () => once(await accountFacts(sql, userId)));
  for (const table of tables) addText(table.file, () => rowsAsJson(sql, table, userId));
  for (const project of projects) {
    const folder = `projects/${project.slug}`;
    addText(`${folder}/project.json`, async () => {
      enter("Packing your projects", PROJECT_BYTES);
      return rowsAsJson(sql, { name: "projects", owner: "user_id", key: ["id"], file: "" }, userId, project.id);
    });
    addText(`${folder}/edits.json`, () =>
      rowsAsJson(
        sql,
        { name: "project_edits", owner: "user_id", key: ["version"], file: "", of: "project_id" },
        userId,
        project.id,
      ),
    );
    addText(`${folder}/memory.json`, () =>
      rowsAsJson(
        sql,
        { name: "project_memory", owner: "user_id", key: ["created_at", "id"], file: "", of: "project_id" },
        userId,
        project.id,
      ),
    );
    addLazy(zip, `${folder}/source.zip`, false, () => projectSource(sql, project.id));
  }
  void addFiles().catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))));

  async function addFiles(): Promise<void> {
    for await (const { key } of media.filesOf(userId)) {
      if (options.leaveOut(key)) continue;
      addLazy(zip, `files/${key.replace(`/${userId}/`, "/")}`, !PACKED.test(key), async () => {
        enter("Packing your files", 0);
        return counted(await media.open(key), (length) => enter("Packing your files", length));
      });
    }
    zip.end();
  }

  return { output, stop: (reason) => void output.destroy(reason instanceof Error ? reason : new Error("stopped")) };
}

function addLazy(zip: ZipFile, name: string, compress: boolean, open: () => Promise<Readable>): void {
  zip.addReadStreamLazy(name, { compress, mtime: new Date() }, (give) => {
    open().then(
      (stream) => give(null, stream),
      (error: unknown) => give(error, Readable.from([])),
    );
  });
}

/** The same bytes, told as they pass. */
function counted(source: Readable, onBytes: (length: number) => void): Readable {
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      onBytes(chunk.length);
      done(null, chunk);
    },
  });
  // What goes wrong with the source ends the counter, and so the archive.
  pipeline(source, counter, () => undefined);
  return counter;
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}
