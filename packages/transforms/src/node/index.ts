export { readPicture } from "./read-picture.ts";
export type { ReadPicture } from "./read-picture.ts";
export { writePicture } from "./write-picture.ts";
export type { WrittenPicture } from "./write-picture.ts";
