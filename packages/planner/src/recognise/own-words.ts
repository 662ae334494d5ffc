import type { Trade } from "./trade.ts";

/** A number, or a name of a place or person: true of the one whose words they are. */
const TELLS =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|hundred)\b|(?<![.!?]\s|^)\p{Lu}\p{Ll}/u;
const isOfAnybody = (words: string): boolean =>
  !TELLS.test(words.replace(/(^|[.!?]\s+)\p{Lu}/gu, (letters) => letters.toLowerCase()));
/** What those of the trade say of themselves, where it holds for anybody of it. */
export const ownWords = ({ headline, body }: NonNullable<Trade["site"]>): { headline?: string; body?: string } => ({
  ...(isOfAnybody(headline) && { headline }),
  ...(isOfAnybody(body) && { body }),
});
