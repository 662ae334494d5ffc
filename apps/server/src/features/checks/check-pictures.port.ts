import { randomUUID } from "node:crypto";
import { checkReportSchema } from "@sayhey/contract/rows";
import sharp from "sharp";
import type { MediaStore } from "../../infra/media/media-store.ts";

interface PicturedProject {
  userId: string;
  projectId: string;
}

const folderOf = ({ userId, projectId }: PicturedProject): string => `projects/${userId}/${projectId}/proof`;

/** Keeps a picture (PNG) of a check and gives its key. */
export async function saveCheckPicture(media: MediaStore, project: PicturedProject, png: Buffer): Promise<string> {
  const path = `${folderOf(project)}/${randomUUID()}.webp`;
  await media.put(path, await sharp(png).webp({ quality: 72 }).toBuffer());
  return path;
}

/** Removes every picture of a project's checks that `report` does not name. */
export async function clearCheckPictures(media: MediaStore, project: PicturedProject, report: unknown): Promise<void> {
  const wanted = new Set(picturesOf(report));
  for await (const { key } of media.list(folderOf(project))) if (!wanted.has(key)) await media.remove(key);
}

/** Keys of the pictures that a kept report names. */
export function picturesOf(report: unknown): string[] {
  const parsed = checkReportSchema.safeParse(report);
  return parsed.success
    ? parsed.data.checks.flatMap(({ picture, before }) => [picture, before].filter((key) => key !== undefined))
    : [];
}
