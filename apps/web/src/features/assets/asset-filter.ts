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

/** Which assets are listed. */
export interface AssetFilter {
  view: AssetView;
  search: string;
  /** Null for every folder. */
  folder: string | null;
  tag: string | null;
}

const isView = (value: string | null): value is AssetView => VIEWS.some((view) => view.value === value);

/** Reads a filter from the page's address. */
export function readFilter(params: URLSearchParams): AssetFilter {
  const view = params.get("view");
  return {
    view: isView(view) ? view : "all",
    search: (params.get("q") ?? "").slice(0, 100),
    folder: params.get("folder"),
    tag: params.get("tag"),
  };
}

/** The address's query for a filter; what is as it always is stays out. */
export function writeFilter(filter: AssetFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (filter.view !== "all") params.set("view", filter.view);
  if (filter.search !== "") params.set("q", filter.search);
  if (filter.folder !== null) params.set("folder", filter.folder);
  if (filter.tag !== null) params.set("tag", filter.tag);
  return params;
}

/** Something other than everything is shown. */
export function isNarrowed(filter: AssetFilter): boolean {
  return filter.view !== "all" || filter.search !== "" || filter.folder !== null || filter.tag !== null;
}

/** A search as a pattern of LIKE: what would mean 'anything' in it stands for itself. */
export function likePattern(search: string): string {
  return `%${search.trim().replace(/[\\%_]/g, (char) => `\\${char}`)}%`;
}

/** A text as PostgreSQL writes an array that holds only it; the client itself leaves signs as they are. */
export function arrayOfOne(text: string): string {
  return `{"${text.replace(/["\\]/g, (char) => `\\${char}`)}"}`;
}
