import { z } from "zod";
import { LIMITS } from "./limits.ts";

/** Names of the folders along a path, outermost first; none for the library itself. */
export const folderNames = (path: string): string[] => (path === "" ? [] : path.split("/"));

/** Name of a folder: the last part of its path. */
export const folderName = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** Path of the folder around a folder; empty for the library itself. */
export const folderParent = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("/")));

/** Path of a folder inside another. */
export const folderIn = (parent: string, name: string): string => (parent === "" ? name : `${parent}/${name}`);

/** Whether a path is a folder or lies somewhere inside it. */
export const isInFolder = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** What somebody typed as a path: blanks around names and empty names go. */
export const tidyFolderPath = (typed: string): string =>
  typed
    .normalize("NFC")
    .split("/")
    .map((name) => name.trim())
    .filter((name) => name !== "")
    .join("/");

/** Why a path cannot be a folder; null when it can. */
export function folderProblem(path: string): string | null {
  const names = folderNames(path);
  if (names.length > LIMITS.assetFolderDepth) return `Folders can lie ${LIMITS.assetFolderDepth} deep at most.`;
  if (path.length > LIMITS.assetFolderLength)
    return `A folder's whole path has ${LIMITS.assetFolderLength} characters at most.`;
  for (const name of names) {
    if (name === "." || name === "..") return "A folder cannot be called '.' or '..'.";
    if (name.length > LIMITS.assetFolderNameLength)
      return `A folder's name has ${LIMITS.assetFolderNameLength} characters at most.`;
    if (/\p{Cc}/u.test(name)) return "A folder name can't contain control characters.";
  }
  return null;
}

/** A folder by its path: names with '/' between them, empty for none. */
export const assetFolderSchema = z
  .string()
  .max(2 * LIMITS.assetFolderLength)
  .transform(tidyFolderPath)
  .superRefine((path, context) => {
    const problem = folderProblem(path);
    if (problem !== null) context.addIssue({ code: "custom", message: problem });
  });
