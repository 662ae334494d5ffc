import type { AppDraft } from "../../embedded/app-draft.ts";

const MARK =
  "To fill in before you publish: this page holds no legal text yet. Have yours checked by somebody who knows the law where you are.";

/** What each page has to say; nothing of it is made up. */
const PAGES = {
  imprint: [
    "Imprint",
    "scale",
    "Who is responsible for this site: full name or company, legal form and who represents it.\n\nAddress, phone number and email address.\n\nRegister and number, VAT number, supervising authority, where you have them.",
  ],
  privacy: [
    "Privacy",
    "shield",
    "Who is responsible for personal data, and how to reach them.\n\nWhich data the forms of this site collect, what for, and how long you keep them.\n\nWho else gets to see them, and what rights people have.",
  ],
  terms: [
    "Terms",
    "file-text",
    "What you offer and to whom.\n\nPrices, payment and delivery.\n\nCancellation, liability and the law that applies.",
  ],
} as const;

/** The words of legal pages in a language: what marks them, and title, icon and text of each. */
export interface LegalWords {
  mark: string;
  pages: Partial<Record<keyof typeof PAGES, readonly [title: string, icon: string, body: string]>>;
}
const ENGLISH: LegalWords = { mark: MARK, pages: PAGES };

/** Adds a legal page with what has to be written on it, clearly marked; the footer links it. */
export function addLegalPage(draft: AppDraft, id: keyof typeof PAGES, words = ENGLISH): void {
  const [title, icon, body] = words.pages[id] ?? PAGES[id];
  draft.page(id, title, icon, [{ kind: "richText", note: words.mark, body }], { nav: false });
  const page = draft.pageById(id);
  if (page !== undefined) page.legal = true;
}
