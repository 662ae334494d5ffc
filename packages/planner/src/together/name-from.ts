import { cutName } from "../embedded/compose-identity.ts";
import { capitals } from "../write/name-app.ts";
import { firstSentence, withoutOpening } from "./words-in-text.ts";

const LONGEST = 40;
const MOST_WORDS = 8;
/** A sentence, and no name. */
const SENTENCE =
  /^(?:vote|rate|find|choose|pick|decide|which|what|when|who|where|how|looking|search|buy|get|i|we|poll for|list of|map of)\b|[?:;,]|\b(?:i|we|they|you|their|should|can|must|is|are|like|that|who)\b/i;

/** A text that begins with a question or a wish. */
const ASKING = /^(?:which|what|when|who|where|how|find|looking|we|i|people|everybody|somebody|let|help)\b/i;

/** What an app is called by its own few words, where they are a name as they stand; else by what is put together from them. */
export function nameFrom(text: string, made: string): string {
  const said = withoutOpening(firstSentence(text))
    .replace(
      /\s+(?:(?<!\b(?:people|those|adults|children|families) )with|between|so that|at|by|per|on the web|with comments)\s.*$/i,
      "",
    )
    .replace(/\s+(?:app|website|site|page|tool|web ?app)$/i, "")
    .replace(/[,;:(].*$/, "")
    .replace(/[.!?]+$/, "")
    .trim();
  const isName =
    !ASKING.test(text.trim()) &&
    said.length <= LONGEST &&
    said.split(/\s+/).length <= MOST_WORDS &&
    said.includes(" ") &&
    !SENTENCE.test(said);
  return cutName(capitals(isName ? said : made));
}
