import { Zip, ZipPassThrough } from "fflate";

/** A file to fetch, and what it is called in the ZIP file. */
export interface ZippedFile {
  url: string;
  fileName: string;
}

/**
 * Fetches files one after the other into one ZIP file. They are stored as they are: videos don't get smaller by packing.
 * @param onBytes how many bytes have come so far, of all files
 * @throws Error when a file can't be fetched, or on abort
 */
export async function zipFiles(
  files: readonly ZippedFile[],
  { signal, onBytes }: { signal?: AbortSignal; onBytes?: (bytes: number) => void } = {},
): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error === null) chunks.push(chunk as Uint8Array<ArrayBuffer>);
    else failure = error;
  });
  let bytes = 0;
  for (const { url, fileName } of files) {
    const answer = await fetch(url, signal === undefined ? {} : { signal });
    if (!answer.ok || answer.body === null) throw new Error(`${fileName}: the server answered ${answer.status}.`);
    const entry = new ZipPassThrough(fileName);
    zip.add(entry);
    const reader = answer.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      entry.push(part.value);
      bytes += part.value.byteLength;
      onBytes?.(bytes);
    }
    entry.push(new Uint8Array(), true);
  }
  zip.end();
  if (failure !== null) throw failure;
  return new Blob(chunks, { type: "application/zip" });
}
