import { uploadMetaSchema, uploadQuerySchema } from "@sayhey/contract/upload";
import type { z } from "zod";
import { FieldError } from "../../http/rpc/define-function.ts";
import { findUnstorable } from "../../infra/storable-text.ts";

/** What goes with an upload, read. */
export type UploadFields = z.output<typeof uploadQuerySchema>;

const META_LENGTH = 4000;

/** Reads what goes with an upload. @throws FieldError naming what cannot be read */
export function readUploadFields(given: Record<string, string>): UploadFields {
  const parsed = uploadQuerySchema.safeParse(given);
  if (parsed.success) {
    if (findUnstorable(parsed.data) !== null)
      throw new FieldError("folder", "This contains characters that can't be stored.");
    return parsed.data;
  }
  const issue = parsed.error.issues[0];
  const field = issue?.code === "unrecognized_keys" ? issue.keys[0] : issue?.path.join(".");
  throw new FieldError(field ?? "", issue?.message ?? "This cannot be read.");
}

/** How an image was made, from JSON; nothing for what was not made here. @throws FieldError of `field` */
export function readMade(text: () => string, kind: UploadFields["kind"], field: string): Record<string, unknown> {
  if (kind !== "image") return {};
  try {
    const json = text();
    if (json.length > META_LENGTH) throw new RangeError("too long");
    const made = uploadMetaSchema.parse(JSON.parse(json));
    if (findUnstorable(made) !== null) throw new RangeError("not storable");
    return { made };
  } catch {
    throw new FieldError(field, `This must be a JSON object of at most ${META_LENGTH} characters, percent-encoded.`);
  }
}
