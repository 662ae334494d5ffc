import { tidyFolderPath } from "@sayhey/contract/asset-folder";
import type { AssetKind } from "@sayhey/contract/rows";

/** What the list of assets can be narrowed to. */
export const VIEWS = [
  { value: "all", label: "Everything" },
  { value: "pictures", label: "Pictures" },
  { value: "videos", label: "Videos" },
  { value: "sounds", label: "Sounds" },
  { value: "filmed", label: "Filmed" },
  { value: "made", label: "Made here" },
  { value: "bin", label: "Bin" },
] as const;
/** A part of the assets. */
export type AssetView = (typeof VIEWS)[number]["value"];

/** Kinds that filming an app makes, and kinds that are made on /images and /transform. */
export const KINDS_OF_VIEW: Partial<Record<AssetView, readonly AssetKind[]>> = {
  filmed: ["footage", "poster", "still", "clip"],
  made: ["image", "transform"],
};
/** Beginnings of content types. */
export const TYPE_OF_VIEW: Partial<Record<AssetView, string>> = {
  pictures: "image/",
  videos: "video/",
  sounds: "audio/",
};

/** Orders of the list. */
export const SORTS = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
  { value: "name", label: "By name" },
  { value: "largest", label: "Largest first" },
] as const;
/** An order of the list. */
export type AssetSort = (typeof SORTS)[number]["value"];

/** Which assets are listed, and in which order. */
export interface AssetFilter {
  view: AssetView;
  search: string;
  /** Path of the folder that is open; empty for the library itself. */
  folder: string;
  tag: string | null;
  sort: AssetSort;
}

/** The library itself, as it is opened. */
export const WHOLE_LIBRARY: AssetFilter = { view: "all", search: "", folder: "", tag: null, sort: "newest" };

const isView = (value: string | null): value is AssetView => VIEWS.some((view) => view.value === value);

/** Reads a filter from the page's address. */
export function readFilter(params: URLSearchParams): AssetFilter {
  const view = params.get("view");
  return {
    view: isView(view) ? view : "all",
    search: (params.get("q") ?? "").slice(0, 100),
    folder: tidyFolderPath(params.get("folder") ?? ""),
    tag: params.get("tag"),
    sort: SORTS.find(({ value }) => value === params.get("sort"))?.value ?? "newest",
  };
}

/** The address's query for a filter; what is as it always is stays out. */
export function writeFilter(filter: AssetFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (filter.view !== "all") params.set("view", filter.view);
  if (filter.search !== "") params.set("q", filter.search);
  if (filter.folder !== "") params.set("folder", filter.folder);
  if (filter.tag !== null) params.set("tag", filter.tag);
  if (filter.sort !== "newest") params.set("sort", filter.sort);
  return params;
}

/** Something is looked for: then what lies deeper inside the folder is listed too, and no folders. */
export function isNarrowed(filter: AssetFilter): boolean {
  return filter.view !== "all" || filter.search.trim() !== "" || filter.tag !== null;
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, (char) => `\\${char}`);

/** A search as a pattern of LIKE: what would mean 'anything' in it stands for itself. */
export function likePattern(search: string): string {
  return `%${escaped(search.trim().toLowerCase())}%`;
}

/** What lies anywhere inside a folder, as a pattern of LIKE on `place`. */
export function insidePattern(folder: string): string {
  return `${escaped(folder)}/%`;
}

/** A text as PostgreSQL writes an array that holds only it; the client itself leaves signs as they are. */
export function arrayOfOne(text: string): string {
  return `{"${text.replace(/["\\]/g, (char) => `\\${char}`)}"}`;
}
