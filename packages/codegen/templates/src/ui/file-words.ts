import { copy, language, say } from "../copy.ts";
import { acceptOf, MEGABYTE, USUAL_MEGABYTES, type FileKind } from "../rules/files.ts";
import type { FieldDef } from "../store/model.ts";
import { mostBytes } from "../store/file-store.ts";

/** What a kind of file is called. */
export const KIND_WORDS: Readonly<Record<FileKind, string>> = {
  document: copy.kindDocument,
  pdf: copy.kindPdf,
  sheet: copy.kindSheet,
  image: copy.kindImage,
  audio: copy.kindAudio,
  video: copy.kindVideo,
  other: copy.kindOther,
};

/** A size as people read it: `1.2 MB`; empty where there is none. */
export function sizeText(bytes: number): string {
  if (bytes === 0) return "";
  const [value, unit] =
    bytes < MEGABYTE ? [Math.max(1, Math.round(bytes / 1024)), "kilobyte"] : [bytes / MEGABYTE, "megabyte"];
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: unit as "kilobyte" | "megabyte",
    unitDisplay: "short",
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(Number(value));
}

/** What a field takes: its kinds in words, its largest file, and both as an input needs them. */
export function takenBy(field: Pick<FieldDef, "accept" | "maxMegabytes">, carried = 0) {
  const most = mostBytes((field.maxMegabytes ?? USUAL_MEGABYTES) * MEGABYTE, carried);
  const kinds = (field.accept ?? []).map((kind) => KIND_WORDS[kind]).join(", ");
  return {
    most,
    kinds,
    accept: acceptOf(field.accept),
    limit: say(copy.fileUpTo, { size: sizeText(most) }),
  };
}
