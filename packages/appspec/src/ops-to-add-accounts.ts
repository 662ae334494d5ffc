import { usualAccounts } from "./accounts.ts";
import type { AppSpec } from "./app-spec.ts";
import type { Block } from "./block.ts";
import { recipeOf } from "./block-recipes/all-recipes.ts";
import { BlockDraft } from "./block-recipes/block-draft.ts";
import type { Language } from "./identity.ts";
import type { Op } from "./op.ts";
import { freePath } from "./ops-to-add-page.ts";
import type { Page } from "./page.ts";
import { withConsequences } from "./with-consequences.ts";

const MOST_PAGES = 12;
const TITLES: Record<Language, string> = { en: "Account", de: "Konto", es: "Cuenta", fr: "Compte", pt: "Conta" };

/** The ops that let people sign in: roles, and a page of one's account where there is none and room for it. Empty where they can already. */
export function opsToAddAccounts(spec: AppSpec): Op[] {
  if (spec.accounts !== undefined) return [];
  const ops: Op[] = [{ op: "set-accounts", accounts: usualAccounts(spec.identity.language) }];
  const has = spec.pages.some(({ blocks }) => blocks.some(({ kind }) => kind === "profile"));
  if (has || spec.pages.length >= MOST_PAGES) return ops;
  const title = TITLES[spec.identity.language];
  const taken = new Set(spec.pages.map(({ id }) => id));
  let id = "account";
  for (let number = 2; taken.has(id); number++) id = `account${number}`;
  const page: Page = { id, path: freePath(spec, title), title, icon: "circle-user-round", nav: true, blocks: [] };
  const draft = new BlockDraft(spec, page);
  const block = { ...recipeOf("profile")(draft), id: draft.blockId(id, "profile") } as Block;
  return [...ops, ...draft.ops, { op: "add-page", page: { ...page, blocks: [block] } }];
}

/** The ops that take signing in away, with what only makes sense with it. */
export function opsToRemoveAccounts(spec: AppSpec): Op[] {
  return spec.accounts === undefined ? [] : withConsequences(spec, [{ op: "set-accounts", accounts: null }]);
}

/** The ops that keep a page for some roles, with the pages that show a row of what it is about; for everybody where there are none. */
export function opsToLimitPage(spec: AppSpec, id: string, roles: readonly string[]): Op[] {
  const page = spec.pages.find((one) => one.id === id);
  if (page === undefined || page === spec.pages[0]) return [];
  const about = entityOf(page);
  const details = spec.pages.filter(
    (one) =>
      one !== page &&
      one.path.endsWith("/:id") &&
      about !== undefined &&
      one.blocks.some((block) => block.kind === "detail" && block.entity === about),
  );
  return [page, ...details].map((one) =>
    roles.length > 0
      ? { op: "update-page", page: one.id, patch: { roles: [...roles] } }
      : { op: "update-page", page: one.id, patch: {}, unset: ["roles"] },
  );
}

function entityOf({ blocks }: Page): string | undefined {
  return blocks.flatMap((block) => ("entity" in block ? [block.entity] : []))[0];
}
