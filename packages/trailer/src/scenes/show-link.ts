/** What a link looks like to a person: without protocol and closing slash. */
export function showLink(link: string): string {
  return link.replace(/^https?:\/\//, "").replace(/\/$/, "");
}
