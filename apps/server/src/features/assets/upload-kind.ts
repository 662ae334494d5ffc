import { open } from "node:fs/promises";
import { AppError } from "@sayhey/contract/app-error";
import { UPLOAD_TYPES, UPLOAD_TYPES_TEXT, type UploadExtension } from "@sayhey/contract/upload";
import { fileTypeFromFile } from "file-type";

/** Names that file-type gives to kinds we store under another. */
const SAME_AS: Record<string, UploadExtension> = {
  apng: "png",
  oga: "ogg",
  opus: "ogg",
  m4b: "m4a",
  m4p: "m4a",
  m4v: "mp4",
};

const isUploadExtension = (extension: string): extension is UploadExtension => Object.hasOwn(UPLOAD_TYPES, extension);

/**
 * What a file is, by its bytes; its name is not asked.
 * @throws AppError bad-request for anything that is not one of UPLOAD_TYPES, saying what it is instead
 */
export async function readUploadKind(path: string): Promise<UploadExtension> {
  const found = await fileTypeFromFile(path).catch(() => undefined);
  const extension = found === undefined ? undefined : (SAME_AS[found.ext] ?? found.ext);
  if (extension !== undefined && isUploadExtension(extension)) return extension;
  if (await isSvg(path)) {
    throw new AppError("bad-request", "SVG files cannot be uploaded, because they can carry scripts.", {
      hint: "Save the drawing as PNG and upload that.",
    });
  }
  throw new AppError(
    "bad-request",
    found === undefined ? "Unsupported file type." : `${found.ext.toUpperCase()} files cannot be uploaded.`,
    { hint: `Use ${UPLOAD_TYPES_TEXT}.` },
  );
}

async function isSvg(path: string): Promise<boolean> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(4096), 0, 4096, 0);
    return /<svg[\s>]/i.test(new TextDecoder().decode(buffer.subarray(0, bytesRead)));
  } finally {
    await file.close();
  }
}
