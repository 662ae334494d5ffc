/** Kinds that files are told apart by. */
export type FileKind = "document" | "pdf" | "sheet" | "image" | "audio" | "video" | "other";

/** What is known of a file of a row without opening it. */
export interface FileRef {
  /** What the row keeps of it. */
  entry: string;
  name: string;
  kind: FileKind;
  /** 0 where only the name is known. */
  bytes: number;
  /** When it was added, ms; 0 where only the name is known. */
  added: number;
  /** Kept by this browser, carried by the row itself, or no more than a name. */
  place: "kept" | "carried" | "named";
}

/** Files that a field holds at most. */
export const MOST_FILES = 20;
/** Largest file, in megabytes, where the field says nothing. */
export const USUAL_MEGABYTES = 25;
/** How large the files are together that travel with a row where visitors share the rows. */
export const SHARED_BYTES = 750 * 1024;
export const MEGABYTE = 1024 * 1024;

/** Endings of each kind; the first type of an ending is what its bytes are handed to the browser as. */
const ENDINGS: Readonly<Record<Exclude<FileKind, "other">, string>> = {
  document: "txt md markdown rtf doc docx odt pages html htm xml json log tex epub ppt pptx odp key vtt srt",
  pdf: "pdf",
  sheet: "csv tsv xls xlsx ods numbers",
  image: "png jpg jpeg webp gif avif svg bmp heic heif tif tiff",
  audio: "mp3 wav m4a aac ogg oga opus flac weba mid midi",
  video: "mp4 m4v webm mov ogv mkv avi",
};
const KIND_OF = new Map(
  Object.entries(ENDINGS).flatMap(([kind, endings]) =>
    endings.split(" ").map((ending): [string, FileKind] => [ending, kind as FileKind]),
  ),
);

/** Types that the browser may show, by ending. Nothing else is handed over as what it says it is. */
const TYPES: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  gif: "image/gif",
  avif: "image/avif",
  svg: "image/svg+xml",
  bmp: "image/bmp",
  mp3: "audio/mpeg",
  wav: "audio/wav",
  m4a: "audio/mp4",
  aac: "audio/aac",
  ogg: "audio/ogg",
  oga: "audio/ogg",
  opus: "audio/ogg",
  flac: "audio/flac",
  weba: "audio/webm",
  mp4: "video/mp4",
  m4v: "video/mp4",
  webm: "video/webm",
  mov: "video/quicktime",
  ogv: "video/ogg",
};

const endingOf = (name: string): string => /\.([a-z0-9]{1,9})$/i.exec(name)?.[1]?.toLowerCase() ?? "";

/** Kind of a file by its name, else by the type the browser gives it. */
export function kindOf(name: string, type = ""): FileKind {
  const known = KIND_OF.get(endingOf(name));
  if (known !== undefined) return known;
  const [family] = type.split("/");
  if (family === "image" || family === "audio" || family === "video") return family;
  return family === "text" ? "document" : type === "application/pdf" ? "pdf" : "other";
}

/** The type a file's bytes may be shown as; anything that could run is only bytes. */
export const shownType = (name: string): string => TYPES[endingOf(name)] ?? "application/octet-stream";

/** How a file is read inside the app; null for one that is no text. */
export function readableAs(name: string): "text" | "csv" | "json" | "markdown" | null {
  const ending = endingOf(name);
  if (ending === "csv" || ending === "tsv") return "csv";
  if (ending === "json") return "json";
  if (ending === "md" || ending === "markdown") return "markdown";
  return ["txt", "log", "xml", "html", "htm", "tex", "ics", "vtt", "srt", "yml", "yaml"].includes(ending)
    ? "text"
    : null;
}

/** What a file input offers for kinds. */
export function acceptOf(kinds: readonly string[] | undefined): string {
  return (kinds ?? [])
    .flatMap((kind) => {
      const endings = kind in ENDINGS ? ENDINGS[kind as keyof typeof ENDINGS].split(" ") : [];
      const family = kind === "image" || kind === "audio" || kind === "video" ? [`${kind}/*`] : [];
      return [...family, ...endings.map((ending) => `.${ending}`)];
    })
    .join(",");
}

/** Whether a field takes a file of a kind; PDFs are documents too. */
export function takesKind(kinds: readonly string[] | undefined, kind: FileKind): boolean {
  return kinds === undefined || kinds.includes(kind) || (kind === "pdf" && kinds.includes("document"));
}

/** A name that no system stumbles over and that fits into what a row keeps. */
export function cleanName(name: string): string {
  const plain = name
    .replace(/[\\/:]/g, "-")
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "")
    .trim();
  const ending = endingOf(plain);
  const stem = ending === "" ? plain : plain.slice(0, -ending.length - 1);
  const short = stem.slice(0, 180).trim();
  return `${short === "" ? "file" : short}${ending === "" ? "" : `.${ending}`}`;
}

/** A file name without its ending, as a title. */
export const titleOfFile = (name: string): string => name.replace(/\.[a-z0-9]{1,9}$/i, "").replaceAll("_", " ");

/** What a row keeps of a file that this browser keeps. */
export const keptEntry = (id: string, bytes: number, added: number, name: string): string =>
  `file:${id}:${bytes}:${added}:${name}`;

/** What a row keeps of a file that it carries itself. */
export const carriedEntry = (type: string, added: number, name: string, base64: string): string =>
  `data:${type};name=${encodeURIComponent(name)};added=${added};base64,${base64}`;

const KEPT = /^file:([0-9a-f]{16}):(\d{1,12}):(\d{1,15}):(.+)$/s;
const CARRIED = /^data:[a-z]+\/[\w.+-]+;name=([^;,]+);added=(\d{1,15});base64,/;

/** Reads what a row keeps of a file. */
export function readEntry(entry: string): FileRef {
  const kept = KEPT.exec(entry);
  if (kept !== null) {
    const name = kept[4] ?? "";
    return { entry, name, kind: kindOf(name), bytes: Number(kept[2]), added: Number(kept[3]), place: "kept" };
  }
  const carried = CARRIED.exec(entry);
  if (carried === null) return { entry, name: entry, kind: kindOf(entry), bytes: 0, added: 0, place: "named" };
  const name = decoded(carried[1] ?? "");
  const bytes = Math.floor(((entry.length - carried[0].length) * 3) / 4);
  return { entry, name, kind: kindOf(name), bytes, added: Number(carried[2]), place: "carried" };
}

/** Id under which this browser keeps a file; null for one that it does not keep. */
export const keptId = (entry: string): string | null => KEPT.exec(entry)?.[1] ?? null;

/** The files that a value of a file field names. */
export function filesOf(value: unknown): FileRef[] {
  const entries = Array.isArray(value) ? value : typeof value === "string" && value !== "" ? [value] : [];
  return entries.filter((entry) => typeof entry === "string").map(readEntry);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Why a file is not taken; null where it is. */
export type FileProblem = "empty" | "kind" | "large";

export function problemOfFile(
  file: { name: string; type: string; size: number },
  kinds: readonly string[] | undefined,
  most: number,
): FileProblem | null {
  if (file.size === 0) return "empty";
  if (!takesKind(kinds, kindOf(file.name, file.type))) return "kind";
  return file.size > most ? "large" : null;
}

/** How files are put in order. */
export type FileOrder = "name" | "new" | "large";

/** Files whose names hold all words, of a kind, in order. */
export function arrangeFiles<T extends { file: FileRef | null; title: string }>(
  items: readonly T[],
  wanted: { words: readonly string[]; kind: FileKind | ""; order: FileOrder },
  plain: (text: string) => string,
): T[] {
  const fitting = items.filter(({ file, title }) => {
    if (wanted.kind !== "" && file?.kind !== wanted.kind) return false;
    const text = plain(`${file?.name ?? ""} ${title}`);
    return wanted.words.every((word) => text.includes(word));
  });
  const nameOf = ({ file, title }: T): string => file?.name ?? title;
  const byName = (a: T, b: T): number =>
    nameOf(a).localeCompare(nameOf(b), undefined, { numeric: true, sensitivity: "base" });
  if (wanted.order === "new") return fitting.sort((a, b) => (b.file?.added ?? 0) - (a.file?.added ?? 0));
  if (wanted.order === "large")
    return fitting.sort((a, b) => (b.file?.bytes ?? 0) - (a.file?.bytes ?? 0) || byName(a, b));
  return fitting.sort(byName);
}

/** Pages of a PDF as far as its bytes tell; 0 where they do not. */
export function pdfPages(text: string): number {
  return text.match(/\/Type\s*\/Page(?![a-zA-Z])/g)?.length ?? 0;
}
