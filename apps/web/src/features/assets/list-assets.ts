import { assetRowSchema } from "@sayhey/contract/rows";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { rowsOf } from "../../lib/api/rows-error.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { connect } from "../../lib/supabase.ts";
import { arrayOfOne, KINDS_OF_VIEW, likePattern, TYPE_OF_VIEW, type AssetFilter } from "./asset-filter.ts";

// `meta` of footage is large and is asked for by what shows it.
const listedSchema = assetRowSchema.omit({ meta: true, user_id: true, path: true });
/** What the list shows of an asset. */
export type ListedAsset = z.infer<typeof listedSchema>;

const COLUMNS = Object.keys(listedSchema.shape).join(",");

/** Assets of one page of the list. */
const PAGE_SIZE = 60;

async function listAssets(filter: AssetFilter, from: number): Promise<ListedAsset[]> {
  const client = await connect();
  // Source trees for download are gone in a day; they are no part of the library.
  let query = client.from("assets").select(COLUMNS).neq("kind", "export");
  query = filter.view === "bin" ? query.not("deleted_at", "is", null) : query.is("deleted_at", null);
  // Every filmed page and everything cut for a trailer would bury the rest.
  if (filter.view === "all") query = query.not("kind", "in", "(still,clip)");
  const kinds = KINDS_OF_VIEW[filter.view];
  if (kinds !== undefined) query = query.in("kind", [...kinds]);
  const type = TYPE_OF_VIEW[filter.view];
  if (type !== undefined) query = query.like("content_type", `${type}%`);
  if (filter.folder !== null) query = query.eq("folder", filter.folder);
  if (filter.tag !== null) query = query.filter("tags", "cs", arrayOfOne(filter.tag));
  if (filter.search.trim() !== "") query = query.ilike("name", likePattern(filter.search));
  const answer = await query
    .order("created_at", { ascending: false })
    .order("id")
    .range(from, from + PAGE_SIZE - 1);
  return z.array(listedSchema).parse(rowsOf(answer, "Your assets"));
}

/** One's own assets by pages, newest first. */
export function assetsQuery(userId: string, filter: AssetFilter) {
  return infiniteQueryOptions({
    queryKey: [...queryKeys.assets(userId), "list", filter],
    queryFn: ({ pageParam }) => listAssets(filter, pageParam),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < PAGE_SIZE ? undefined : pages.length * PAGE_SIZE),
  });
}

const placeSchema = z.array(assetRowSchema.pick({ folder: true, tags: true }));

/** Folders and tags in use, each in the order of the alphabet. */
export interface AssetPlaces {
  folders: string[];
  tags: string[];
}

async function listPlaces(): Promise<AssetPlaces> {
  const client = await connect();
  const answer = await client.from("assets").select("folder,tags").is("deleted_at", null).limit(5000);
  const rows = placeSchema.parse(rowsOf(answer, "Your folders"));
  const sorted = (values: Iterable<string>): string[] => [...new Set(values)].toSorted((a, b) => a.localeCompare(b));
  return {
    folders: sorted(rows.map(({ folder }) => folder).filter((folder) => folder !== "")),
    tags: sorted(rows.flatMap(({ tags }) => tags)),
  };
}

/** Folders and tags in use. */
export function placesQuery(userId: string) {
  return queryOptions({ queryKey: [...queryKeys.assets(userId), "places"], queryFn: listPlaces });
}
