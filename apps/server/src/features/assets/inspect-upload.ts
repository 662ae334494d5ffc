import { AppError } from "@sayhey/contract/app-error";
import { LIMITS } from "@sayhey/contract/limits";
import { UPLOAD_TYPES, UPLOAD_TYPES_TEXT } from "@sayhey/contract/upload";
import type { Incoming } from "../../infra/media/media-store.ts";
import { cleanFileName, extensionIn } from "./file-name.ts";
import { readPicture } from "./picture-facts.ts";
import { readRecording } from "./recording-facts.ts";
import type { CheckedUpload } from "./store-upload.ts";
import { readUploadKind } from "./upload-kind.ts";

/** What a file turned out to be. */
export type UploadFacts = Omit<CheckedUpload, "file" | "query">;

/**
 * Finds out what a file is from its bytes, measures it and decodes what must be decoded to know that it is whole. `sentName` may be
 * percent-encoded.
 * @throws AppError saying of the field `file` why it is refused
 */
export async function inspectUpload(file: Incoming, sentName: string | null): Promise<UploadFacts> {
  try {
    if (file.bytes === 0) throw emptyFile();
    const facts = await factsOf(file);
    refuseDisguise(sentName, UPLOAD_TYPES[facts.extension]);
    return { ...facts, name: cleanFileName(sentName, facts.extension) };
  } catch (error) {
    throw error instanceof AppError ? ofFile(error) : error;
  }
}

async function factsOf(file: Incoming): Promise<Omit<UploadFacts, "name">> {
  const extension = await readUploadKind(file.path);
  if (UPLOAD_TYPES[extension].startsWith("image/")) {
    if (file.bytes > LIMITS.pictureBytes) throw tooLarge("picture", LIMITS.pictureBytes);
    const { width, height, meta, thumb } = await readPicture(file.path);
    return { extension, width, height, durationMs: null, meta, thumb };
  }
  const recording = await readRecording(file.path, extension);
  return { ...recording, thumb: null };
}

const FAMILY_WORDS: Record<string, string> = { image: "a picture", video: "a video", audio: "a sound" };

/**
 * A picture that calls itself a video would be looked for among the videos for ever. A wrong ending of the same family is put right
 * by `cleanFileName`; a video's ending on a sound is usual where there is no picture in it.
 */
function refuseDisguise(sentName: string | null, contentType: string): void {
  const ending = extensionIn(sentName);
  const claimed = Object.entries(UPLOAD_TYPES)
    .find(([extension]) => extension === ending)?.[1]
    .split("/")[0];
  const is = contentType.split("/")[0] ?? "";
  if (claimed === undefined || claimed === is || (claimed === "video" && is === "audio")) return;
  throw new AppError(
    "bad-request",
    `The name ends in .${ending ?? ""}, but this is ${FAMILY_WORDS[is] ?? "something else"}.`,
    { hint: "Change the extension to match, then upload it again." },
  );
}

/** What is wrong with the file itself is said of the field `file`. */
export const ofFile = (error: AppError): AppError => Object.assign(error, { field: "file" });

/** A file of no bytes. */
export const emptyFile = (): AppError =>
  ofFile(new AppError("bad-request", "The file is empty.", { hint: "Choose a file that isn't empty." }));

/** A file of too many bytes. */
export const tooLarge = (what: "file" | "picture", bytes: number): AppError =>
  ofFile(
    new AppError(
      "too-large",
      `The ${what} is larger than ${bytes >= 1024 ** 3 ? `${bytes / 1024 ** 3} GB` : `${bytes / 1024 ** 2} MB`}, the largest allowed.`,
      { hint: `Use a smaller file: ${UPLOAD_TYPES_TEXT}.` },
    ),
  );
