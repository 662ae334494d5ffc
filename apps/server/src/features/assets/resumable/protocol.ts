import { LIMITS } from "@sayhey/contract/limits";
import { RESUMABLE_PATH } from "@sayhey/contract/upload";
import { FieldError } from "../../../http/rpc/define-function.ts";
import { readMade, readUploadFields } from "../upload-fields.ts";
import type { NewUpload } from "./upload-record.ts";

/** The one version of the protocol (https://tus.io/protocols/resumable-upload). */
export const TUS_VERSION = "1.0.0";
/** Content type of a part. */
export const PART_TYPE = "application/offset+octet-stream";
/** Offered beside the core. Not `concatenation` and `creation-defer-length`: room is reserved for a known length. */
export const TUS_EXTENSIONS = "creation,creation-with-upload,checksum,expiration,termination";
/** Algorithms of checksums, by the protocol's names, which are Node's too. */
export const CHECKSUM_ALGORITHMS = ["sha1", "sha256"] as const;

const METADATA_LENGTH = 12_000;
const KNOWN = ["kind", "project", "folder", "replace"] as const;

/** Address of an upload. */
export const uploadAddress = (id: string): string => `${RESUMABLE_PATH}/${id}`;

/** Id of the upload that a path names; empty for the place where uploads are made, null for anything else. */
export function uploadIdIn(pathname: string): string | null {
  if (pathname === RESUMABLE_PATH || pathname === `${RESUMABLE_PATH}/`) return "";
  const id = pathname.slice(RESUMABLE_PATH.length + 1);
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id) ? id.toLowerCase() : null;
}

/** A whole number of a header; null when it is missing. @throws FieldError naming the header */
export function numberOf(headers: Headers, name: string): number | null {
  const given = headers.get(name);
  if (given === null) return null;
  if (!/^\d{1,15}$/.test(given)) throw new FieldError(name, "This must be a whole number of bytes.");
  return Number(given);
}

/** What somebody wants to upload, from the headers of a creation; `name` as it was sent. @throws FieldError naming the header or field */
export function readCreation(headers: Headers): NewUpload {
  if (headers.has("upload-concat")) throw new FieldError("Upload-Concat", "Uploads are not put together here.");
  if (headers.has("upload-defer-length"))
    throw new FieldError("Upload-Defer-Length", "The length must be known from the start.");
  const bytes = numberOf(headers, "Upload-Length");
  if (bytes === null) throw new FieldError("Upload-Length", "The length of the file is missing.");
  const metadata = readMetadata(headers.get("upload-metadata") ?? "");
  const query = readUploadFields(
    Object.fromEntries(KNOWN.flatMap((key) => (metadata.has(key) ? [[key, metadata.get(key) ?? ""]] : []))),
  );
  const made = metadata.get("made");
  return {
    bytes,
    name: nameIn(metadata),
    query,
    meta: made === undefined ? {} : readMade(() => made, query.kind, "made"),
  };
}

/** The file's name, as far as it can be kept; `cleanFileName` tidies it once its kind is known. */
function nameIn(metadata: ReadonlyMap<string, string>): string {
  const sent = metadata.get("filename") ?? metadata.get("name") ?? "";
  return (
    sent
      .replace(/\p{Cc}+/gu, " ")
      .slice(-LIMITS.assetNameLength)
      .toWellFormed()
      .trim() || "upload"
  );
}

/** `Upload-Metadata`: keys, each with its value in Base64. @throws FieldError */
function readMetadata(header: string): Map<string, string> {
  const refuse = (): never => {
    throw new FieldError("Upload-Metadata", "These must be keys, each with its value in Base64, separated by commas.");
  };
  if (header.length > METADATA_LENGTH) refuse();
  const found = new Map<string, string>();
  for (const pair of header.split(",")) {
    const [, key, value = ""] = /^\s*([!-+\--~]+)(?:\s+([A-Za-z0-9+/]*={0,2}))?\s*$/.exec(pair) ?? [];
    if (key === undefined) {
      if (pair.trim() !== "") refuse();
      continue;
    }
    if (found.has(key)) refuse();
    try {
      found.set(key, new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(value, "base64")));
    } catch {
      refuse();
    }
  }
  return found;
}

/** `Upload-Checksum` of a part. @throws FieldError for an algorithm that is not offered */
export function readChecksum(headers: Headers): { algorithm: string; digest: string } | null {
  const given = headers.get("upload-checksum");
  if (given === null) return null;
  const [algorithm = "", digest = ""] = given.trim().split(/\s+/);
  if (!CHECKSUM_ALGORITHMS.some((known) => known === algorithm) || digest === "")
    throw new FieldError(
      "Upload-Checksum",
      `This must be one of ${CHECKSUM_ALGORITHMS.join(", ")} and a digest in Base64.`,
    );
  return { algorithm, digest };
}
