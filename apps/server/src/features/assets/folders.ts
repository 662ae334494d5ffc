import { AppError } from "@sayhey/contract/app-error";
import { folderParent, folderProblem, isInFolder } from "@sayhey/contract/asset-folder";
import { LIMITS } from "@sayhey/contract/limits";
import type { Database, Transaction } from "../../infra/database/database.ts";
import { FieldError } from "../../http/rpc/define-function.ts";

/** What the removal of a folder changed, and what takes it back. */
export interface RemovedFolder {
  folders: string[];
  /** Assets put into the bin. */
  binned: string[];
  /** Assets that cannot be deleted, and the folder each was in. */
  moved: { assetId: string; folder: string }[];
}

/** Rows whose folder is `path` or lies inside it. */
const inside = (tx: Transaction, column: "folder" | "path", path: string) =>
  tx`(${tx(column)} = ${path} or starts_with(${tx(column)}, ${`${path}/`}))`;

/** One change of a person's folders at a time. */
const lock = (tx: Transaction, userId: string) => tx`select from accounts where user_id = ${userId} for update`;

/** Makes folders that stay while nothing is in them. @throws AppError quota past the limit */
export async function makeFolders(tx: Transaction, userId: string, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await lock(tx, userId);
  await tx`
    insert into asset_folders (user_id, path) select ${userId}, path from unnest(${paths as string[]}::text[]) path
    on conflict do nothing`;
  const [count] = await tx<{ folders: number }[]>`
    select count(*)::int as folders from asset_folders where user_id = ${userId}`;
  if ((count?.folders ?? 0) > LIMITS.assetFolders) {
    throw new AppError("quota", `There can be ${LIMITS.assetFolders} folders at most.`, {
      hint: "Remove some that you no longer need.",
    });
  }
}

/**
 * Gives a folder another path, with all that is in it; also what lies in the bin, so that it comes back to the right place.
 * @returns files that moved @throws FieldError of `to` for a place it cannot have, AppError not-found, conflict
 */
export async function moveFolder(sql: Database, userId: string, from: string, to: string): Promise<number> {
  if (from === to) return 0;
  if (isInFolder(to, from)) throw new FieldError("to", "A folder can't be inside itself.");
  return sql.begin(async (tx) => {
    await lock(tx, userId);
    const places = await tx<{ path: string }[]>`
      select path from asset_folders where user_id = ${userId}
      union select folder from assets where user_id = ${userId} and deleted_at is null and folder <> ''`;
    if (!places.some(({ path }) => isInFolder(path, from)))
      throw new AppError("not-found", "There is no such folder.", {
        hint: "It may have been removed. Refresh the page.",
      });
    if (places.some(({ path }) => isInFolder(path, to))) {
      throw Object.assign(
        new AppError("conflict", `There is a folder called ${to} already.`, { hint: "Choose another name or place." }),
        { field: "to" },
      );
    }
    for (const { path } of places) {
      const problem = isInFolder(path, from) ? folderProblem(to + path.slice(from.length)) : null;
      if (problem !== null) throw new FieldError("to", problem);
    }
    const moved = await tx<{ binned: boolean }[]>`
      update assets set folder = ${to} || substr(folder, char_length(${from}) + 1)
      where user_id = ${userId} and ${inside(tx, "folder", from)} returning deleted_at is not null as binned`;
    await tx`
      update asset_folders set path = ${to} || substr(path, char_length(${from}) + 1)
      where user_id = ${userId} and ${inside(tx, "path", from)}`;
    // The place it was in stays, should it have been there for this folder alone.
    const parents = [from, to].map(folderParent).filter((path) => path !== "");
    await tx`
      insert into asset_folders (user_id, path) select ${userId}, path from unnest(${[to, ...parents]}::text[]) path on conflict do nothing`;
    return moved.filter(({ binned }) => !binned).length;
  });
}

/** Removes a folder and those inside it; its files go to the bin, and what filming made moves one up. @throws AppError not-found */
export async function removeFolder(sql: Database, userId: string, folder: string): Promise<RemovedFolder> {
  return sql.begin(async (tx) => {
    await lock(tx, userId);
    const made = await tx<{ path: string }[]>`
      delete from asset_folders where user_id = ${userId} and ${inside(tx, "path", folder)} returning path`;
    const binned = await tx<{ id: string; folder: string }[]>`
      update assets set deleted_at = now()
      where user_id = ${userId} and deleted_at is null and kind not in ('footage', 'poster', 'still') and ${inside(tx, "folder", folder)}
      returning id, folder`;
    const staying = await tx<{ id: string; folder: string }[]>`
      select id, folder from assets where user_id = ${userId} and deleted_at is null and ${inside(tx, "folder", folder)} for update`;
    await tx`update assets set folder = ${folderParent(folder)} where id = any(${staying.map(({ id }) => id)}::uuid[])`;
    if (made.length + binned.length + staying.length === 0)
      throw new AppError("not-found", "There is no such folder.", {
        hint: "It may have been removed. Refresh the page.",
      });
    // A folder that was only there by what it held is made when the removal is taken back.
    const folders = new Set([folder, ...made.map(({ path }) => path), ...binned.map((asset) => asset.folder)]);
    return {
      folders: [...folders],
      binned: binned.map(({ id }) => id),
      moved: staying.map((asset) => ({ assetId: asset.id, folder: asset.folder })),
    };
  });
}

/** Takes the removal of a folder back. @returns files that are back */
export async function restoreFolder(sql: Database, userId: string, removed: RemovedFolder): Promise<number> {
  return sql.begin(async (tx) => {
    await makeFolders(tx, userId, removed.folders);
    const back = await tx`
      update assets set deleted_at = null
      where user_id = ${userId} and id = any(${removed.binned}::uuid[]) and deleted_at is not null returning 1`;
    for (const { assetId, folder } of removed.moved)
      await tx`update assets set folder = ${folder} where user_id = ${userId} and id = ${assetId}`;
    return back.length;
  });
}
