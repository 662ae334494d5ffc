import { z } from "zod";
import type { AppSpec } from "../app-spec.ts";
import { idSchema } from "../entity.ts";
import { pageSchema, type Page } from "../page.ts";
import { find, indexSchema, insert, move, patchObject, take, unsetSchema } from "./change.ts";

/** Ops on pages. */
export const pageOpSchemas = [
  z.strictObject({ op: z.literal("add-page"), page: pageSchema, index: indexSchema.optional() }),
  z.strictObject({ op: z.literal("remove-page"), page: idSchema }),
  z.strictObject({ op: z.literal("move-page"), page: idSchema, index: indexSchema }),
  z.strictObject({
    op: z.literal("update-page"),
    page: idSchema,
    patch: pageSchema.omit({ id: true, blocks: true }).partial(),
    unset: unsetSchema,
  }),
] as const;
type PageOp = z.infer<(typeof pageOpSchemas)[number]>;

/** Carries an op on pages out on the draft and says what undoes it. */
export function applyPageOp(draft: AppSpec, op: PageOp, path: string): PageOp {
  switch (op.op) {
    case "add-page":
      insert(draft.pages, op.page as Page, op.index);
      return { op: "remove-page", page: op.page.id };
    case "remove-page": {
      const [page, index] = take(draft.pages, op.page, `${path}.page`);
      return { op: "add-page", page, index };
    }
    case "move-page":
      return { ...op, index: move(draft.pages, op.page, op.index, `${path}.page`) };
    case "update-page": {
      const page = find(draft.pages, op.page, `${path}.page`);
      return { op: "update-page", page: op.page, ...patchObject(page, op.patch, op.unset) };
    }
  }
}
