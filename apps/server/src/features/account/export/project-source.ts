import { Readable } from "node:stream";
import { AppError } from "@sayhey/contract/app-error";
import { ZipFile } from "yazl";
import type { Database } from "../../../infra/database/database.ts";
import { readProjectApp } from "../../projects/app-of-project.port.ts";

/** The source tree of a project as a ZIP file. One that cannot be generated holds a note that says why. */
export async function projectSource(sql: Database, projectId: string): Promise<Readable> {
  const zip = new ZipFile();
  for (const [path, text] of Object.entries(await treeOf(sql, projectId))) zip.addBuffer(Buffer.from(text), path);
  zip.end();
  return zip.outputStream as Readable;
}

async function treeOf(sql: Database, projectId: string): Promise<Record<string, string>> {
  try {
    const app = await readProjectApp(sql, projectId);
    return app?.tree ?? { "NOTE.txt": "This project is deleted; its description is in project.json.\n" };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { "NOTE.txt": `${error.message}\n` };
  }
}
