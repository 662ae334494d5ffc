import type { AppSpec } from "../app-spec.ts";
import type { Page } from "../page.ts";
import { find, insert, move, patchObject, take } from "./change.ts";
import type { PageOp } from "./page-ops.ts";

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
