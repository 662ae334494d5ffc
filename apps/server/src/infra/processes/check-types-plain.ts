import { checkTypes, type TypeProblem } from "@sayhey/bundler";
import type { SourceTree } from "@sayhey/contract/source-tree";
import { plainUser } from "./plain-user.ts";

/** Type-checks an app as the user that builds apps. @throws as `checkTypes` */
export const checkTypesPlain = (tree: SourceTree, options: { signal: AbortSignal }): Promise<TypeProblem[]> =>
  checkTypes(tree, { ...options, ...plainUser("build") });
