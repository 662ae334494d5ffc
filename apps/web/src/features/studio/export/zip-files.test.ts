import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { zipFiles } from "./zip-files.ts";

const FILES: Record<string, Uint8Array> = {
  "/a.mp4": new Uint8Array(300_000).map((_, index) => index % 251),
  "/b.mp4": new TextEncoder().encode("short"),
};
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const file = FILES[request.url ?? ""];
    if (file === undefined) response.writeHead(410).end();
    else response.end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe("zipFiles", () => {
  it("brings several files in one, byte by byte, and tells how far it is", async () => {
    const told: number[] = [];
    const blob = await zipFiles(
      [
        { url: `${origin}/a.mp4`, fileName: "app-9x16-6s-trailer.mp4" },
        { url: `${origin}/b.mp4`, fileName: "app-1x1-6s-trailer.mp4" },
      ],
      { onBytes: (bytes) => told.push(bytes) },
    );
    const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
    expect(Object.keys(files)).toEqual(["app-9x16-6s-trailer.mp4", "app-1x1-6s-trailer.mp4"]);
    expect(files["app-9x16-6s-trailer.mp4"]).toEqual(FILES["/a.mp4"]);
    expect(files["app-1x1-6s-trailer.mp4"]).toEqual(FILES["/b.mp4"]);
    expect(told.at(-1)).toBe(300_005);
  });

  it("names the file that can't be fetched, and stops when told to", async () => {
    const gone = { url: `${origin}/gone.mp4`, fileName: "gone.mp4" };
    await expect(zipFiles([gone])).rejects.toThrow("gone.mp4");
    await expect(
      zipFiles([{ url: `${origin}/a.mp4`, fileName: "a.mp4" }], { signal: AbortSignal.abort() }),
    ).rejects.toThrow();
  });
});
