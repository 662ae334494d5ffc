/** What a page of the app says. */
export interface PageText {
  id: string;
  /** A question with its answer, or any other text. */
  kind: "answer" | "text";
  title: string;
  text: string;
  /** Path and title of the page. */
  page: string;
  pageTitle: string;
  /** For whom the page is, where it is not for everybody. */
  roles?: readonly string[];
}

/** What the pages of the app say, answers first. */
export const pageTexts: readonly PageText[] = [];
