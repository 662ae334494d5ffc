/** A text to compare by: small letters without accents, single spaces. */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll(/\s+/g, " ")
    .trim();
}
