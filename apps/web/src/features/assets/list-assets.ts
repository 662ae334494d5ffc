import type { FunctionOutput } from "@sayhey/contract/functions";
import { assetRowSchema } from "@sayhey/contract/rows";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { rowsOf } from "../../api/rows-error.ts";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { connect } from "../../api/supabase.ts";
import {
  arrayOfOne,
  insidePattern,
  isNarrowed,
  KINDS_OF_VIEW,
  likePattern,
  TYPE_OF_VIEW,
  type AssetFilter,
  type AssetSort,
} from "./asset-filter.ts";

// `meta` of footage is large and is asked for by what shows it.
const listedSchema = assetRowSchema
  .omit({ meta: true, user_id: true, path: true })
  .extend({ peaks: z.array(z.number()).nullable().catch(null) });
/** What the list shows of an asset. */
export type ListedAsset = z.infer<typeof listedSchema>;

const COLUMNS = Object.keys(listedSchema.shape).join(",");

/** Assets of one page of the list. */
const PAGE_SIZE = 60;

/** Names are sorted by what is searched: it begins with the name, in small letters. */
const ORDERS: Record<AssetSort, { column: string; ascending: boolean }> = {
  newest: { column: "created_at", ascending: false },
  oldest: { column: "created_at", ascending: true },
  name: { column: "search", ascending: true },
  largest: { column: "bytes", ascending: false },
};

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
  if (filter.view !== "bin" && !isNarrowed(filter)) query = query.eq("folder", filter.folder);
  else if (filter.folder !== "") query = query.like("place", insidePattern(filter.folder));
  if (filter.tag !== null) query = query.filter("tags", "cs", arrayOfOne(filter.tag));
  if (filter.search.trim() !== "") query = query.like("search", likePattern(filter.search));
  const { column, ascending } = ORDERS[filter.sort];
  const answer = await query
    .order(column, { ascending })
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

/** Folders and tags in use, each in the order of the alphabet. */
export type AssetPlaces = FunctionOutput<"asset-places">;
/** A folder, with how many files lie in it, also deeper inside. */
export type AssetFolder = AssetPlaces["folders"][number];

/** Folders and tags in use. */
export function placesQuery(userId: string) {
  return queryOptions({
    queryKey: [...queryKeys.assets(userId), "places"],
    queryFn: ({ signal }) => callFunction("asset-places", {}, signal),
  });
}
