import { expect, test } from "vitest";
import { checkPicture, readPictureHeader } from "./check-picture.ts";

/** Pictures of 123 × 45 px; all that stands behind the headers is left out where it is long. */
const PICTURES = {
  png: "iVBORw0KGgoAAAANSUhEUgAAAHsAAAAtCAMAAAC5zuSnAAAAA1BMVEX/VTNh/sEwAAAACXBIWXMAAAPoAAAD6A==",
  jpeg: "/9j/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAAtAHsDASIAAhEBAxEB",
  webp: "UklGRlIAAABXRUJQVlA4IEYAAAAwBACdASp7AC0AP3G42GU0ryunIWgCkC4JaQDVQABCZMmTJkzIj2bNjAAABQ==",
  gif: "R0lGODlhewAtAIAAAExpcf9VMyH5BAUAAAAALAAAAAB7AC0AAAJRjI+py+0Po5y02ouz3rz7D4biSJbmiabqyg==",
  avif: "AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACQAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAHsAAAAt",
} as const;
type Format = keyof typeof PICTURES;
const bytesOf = (format: Format): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(PICTURES[format]), (letter) => letter.charCodeAt(0));
const told = (bytes: BlobPart, type: string) =>
  checkPicture(new Blob([bytes], { type }), "Photo").then(
    ({ type: found, width, height }) => `${found} ${width}×${height}`,
    (error: Error) => error.message,
  );

test.each(["png", "jpeg", "webp", "gif", "avif"] as const)(
  "the size of a picture in %s is read from its header",
  async (format) => {
    const bytes = bytesOf(format);
    expect(readPictureHeader(bytes)).toMatchObject({ width: 123, height: 45 });
    expect(await told(bytes, `image/${format}`)).toMatch(/ 123×45$/);
  },
);

test("a picture that would take too much to decode is refused unopened", async () => {
  const bomb = bytesOf("png");
  new DataView(bomb.buffer).setUint32(16, 60_000);
  new DataView(bomb.buffer).setUint32(20, 60_000);
  expect(await told(bomb, "image/png")).toBe("Photo: The picture is 60,000 × 60,000 px, more than can be opened.");
});

test.each([
  ["", "image/png", "Photo: The file is empty."],
  [
    "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
    "image/png",
    "Photo: SVG files aren't supported.",
  ],
  ["<?xml version='1.0'?><!DOCTYPE svg><svg/>", "image/svg+xml", "Photo: SVG files aren't supported."],
  ["<html></html>", "image/jpeg", "Photo: The name says image/jpeg, but the file isn't."],
  ["%PDF-1.7 and so on, long enough to be looked at", "application/pdf", "Photo: This isn't a picture."],
])("what is no picture is refused with the reason: %s", async (bytes, type, message) => {
  expect(await told(bytes, type)).toBe(message);
});

test("bytes that begin like a picture and end there are refused, never thrown over", () => {
  for (const format of ["png", "jpeg", "webp", "gif", "avif"] as const) {
    const whole = bytesOf(format);
    for (let length = 0; length < 60; length++)
      expect(() => readPictureHeader(whole.subarray(0, length))).not.toThrow();
  }
});
