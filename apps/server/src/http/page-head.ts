/** What a page says of itself to those who do not run its scripts: search engines, and chats that show a card for a link. */
export interface PageHead {
  /** 200, or 404 for a page about something that is not there. */
  status: 200 | 404;
  /** Elements that take the place of the page's title and description; escaped. */
  html: string;
}

/** The head of the page at a path, or null for the one all pages share. */
export type PageHeadOf = (path: string) => Promise<PageHead | null>;

/** The page with other elements in place of its title and description. */
export function withHead(html: string, head: string): string {
  return html.replace(/\s*<meta name="description"[^>]*>/, "").replace(/<title>[^<]*<\/title>/, () => head);
}
