import { capital, singularOf } from "../embedded/inflect.ts";

const isIn = (title: string, name: string): boolean =>
  name.toLowerCase().includes(title.toLowerCase()) || title.toLowerCase().includes(name.toLowerCase());
/** A name of something, or a piece of one; an apostrophe within a word is none. */
const QUOTES = /["“”@<>{}]|(?<!\p{L})['‘]|['’](?!\p{L})/u;

/** Somebody speaks of themselves, of the product, or of what it is to do: nothing for visitors to read. */
const NOT_FOR_VISITORS =
  /\b(?:need|want|would|should|must|please|pls|plz|thanks|web ?site|site|pages?|app|form|link|links|email|list|can|could|let|make|build|no|not|never|don'?t|without|i|i'?m|we|we'?re|my|me|us|you|they|she|he|it|its|who|which|that|how|what|where|people|ppl|folk|customers?|visitors?|mostly|maybe|simple|nothing|something|search|register|menu|opening (?:times?|hours?)|our|names?|prog(?:ram)?me|printable|journal|news|download|photos?|pictures?|colou?rs?|font|style|design)\b/i;
/** What a site is to do for whoever comes, or an example of it, is said to us. */
const ORDER =
  /\busers?\b|^(?:such as|e\.?g\.?|for example|allow\w*|enabl\w+|includ\w+|provid\w+|support\w*|display\w*|show\w*|implement\w*|ensur\w+|interact\w*|introduc\w+|consult)\b/i;
const MOST = 6;
/** A fact is a few words. */
const isFew = (text: string): boolean => {
  const words = text.split(/\s+/).length;
  return words >= 2 && words <= 7 && text.length <= 52;
};

/** What is said of a place for visitors to read, 'Dogs welcome', 'Steam trains on Sundays (from May)', among pieces of its text. */
export function factsAmong(
  pieces: readonly { whole: string; aside?: string }[],
  kept: readonly string[],
  name: string,
): { title: string; body?: string }[] {
  const known = new Set(kept.map((each) => singularOf(each.toLowerCase())));
  const found = pieces.flatMap(({ whole, aside: body }) => {
    const title = whole
      .replace(/^(?:and|plus|also|with|then|&)\s+/i, "")
      .replace(/\bw\/?(?= )/g, "with")
      .replace(/ n (?=\w)/g, " and ")
      .replace(/\byrs\b/g, "years")
      .replace(/\s+/g, " ")
      .trim();
    // What the app is called stands above.
    const isName = isIn(title, name);
    const isKept =
      known.has(singularOf(title.toLowerCase())) || known.has(singularOf(title.split(" ").at(-1)?.toLowerCase() ?? ""));
    if (!isFew(title) || isName || isKept || NOT_FOR_VISITORS.test(title) || ORDER.test(title) || QUOTES.test(title))
      return [];
    const isOwn = body === undefined || NOT_FOR_VISITORS.test(body);
    return [{ title: capital(title), ...(isOwn ? {} : { body: capital(body) }) }];
  });
  const once = found.filter(({ title }, index) => found.findIndex((other) => other.title === title) === index);
  return once.slice(0, MOST);
}
