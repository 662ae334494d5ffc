import { accountsIn, ownThings, type AskedAccounts } from "../brief/read-accounts.ts";
import type { AppDraft } from "../embedded/app-draft.ts";
import { singularOf } from "../embedded/inflect.ts";
import type { AppSpec, Page } from "@sayhey/appspec";
import type { Reading } from "../recognise/reading.ts";

/** As many pages as an app has. */
const MOST_PAGES = 12;

/** The accounts a reading asks for. */
export const accountsOf = ({ brief, form }: Reading): AskedAccounts | undefined => accountsIn(brief, form);

/** A page of everybody with an account, where somebody is to manage them. */
export function addPeople(draft: AppDraft, asked: AskedAccounts): void {
  if (!asked.hasPeople || asked.admin === undefined || draft.pages.length >= MOST_PAGES) return;
  // Where users are kept already, who signs in stands with them.
  const users = draft.pages.find(({ title, nav }) => nav && /^(?:users?|members?)$/i.test(title));
  if (users !== undefined && users !== draft.pages[0]) users.blocks.push({ kind: "people", title: "Who can sign in" });
  else draft.page("people", "People", "users-round", [{ kind: "people" }]);
}

/** The accounts, and for whom its pages are, of an app that is laid out. */
export function withAccounts(
  { brief }: Reading,
  asked: AskedAccounts | undefined,
  { entities, pages }: Pick<AppSpec, "entities" | "pages">,
): Pick<AppSpec, "accounts" | "pages"> {
  if (asked === undefined) return { pages };
  const { admin, roles, signIn } = asked;
  const things = ownThings(brief, asked);
  // A list of those who run it is theirs as well.
  const own = admin === undefined ? things : [...things, admin.name];
  const limited = new Set(
    entities.filter(({ name, plural }) => own.some((thing) => isCalled(thing, name, plural))).map(({ id }) => id),
  );
  // What everybody meets on the first page is nothing that only some may see.
  for (const block of pages[0]?.blocks ?? []) if ("entity" in block) limited.delete(block.entity);
  const isTheirs = ({ blocks }: Page, index: number): boolean => {
    if (index === 0) return false;
    if (blocks.some(({ kind }) => kind === "people")) return true;
    const shown = blocks.flatMap((block) => ("entity" in block ? [block.entity] : []));
    const [first] = shown;
    return first !== undefined && limited.has(first);
  };
  return {
    accounts: { roles, signIn, demo: true },
    pages: pages.map((page, index) =>
      admin !== undefined && isTheirs(page, index) ? { ...page, roles: [admin.id] } : page,
    ),
  };
}

function isCalled(thing: string, ...names: string[]): boolean {
  const wanted = singularOf(thing.toLowerCase());
  return names.some((name) => {
    const own = singularOf(name.toLowerCase());
    return own === wanted || own.endsWith(` ${wanted}`);
  });
}
