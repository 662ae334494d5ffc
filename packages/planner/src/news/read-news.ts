/** What a text says of news from elsewhere. */
export interface AskedNews {
  /** Addresses of the feeds; empty where a feed is asked for and not which. */
  addresses: string[];
  /** The text without what asks for them. */
  rest: string;
}

const ADDRESS = /https?:\/\/[^\s<>"'“”«»]+/gi;
const MOST = 3;

/** What is shown of another site, in five languages. */
const NEWS =
  "(?:rss|atom|json|news|blog)[ -]?(?:feeds?|flux|kan[aä]le?)|rss|feeds?|news ?tickers?|news|headlines|blog ?posts?|nachrichten|neuigkeiten|schlagzeilen|noticias|titulares|canal(?:es)? rss|actualit[eé]s|flux|nouvelles|not[ií]cias|manchetes";
/** What a site is like is no feed of it. */
const LIKE = /\b(?:like|similar to|inspired by|such as|wie|[aä]hnlich|como|parecid[oa] a|comme|semelhante a)\s*$/i;
/** Leads in to it, and goes with it. */
const LEAD =
  "[,;]?\\s*(?:\\b(?:with|and|plus|including|they|it|users|visitors|everyone|can|may|should|read|reads|see|view|get|follow|browse|pulls? in|that shows?|which shows?|showing|und|mit|y|con|et|avec|e|com|lesen|sehen|leer|ver|lire|voir|ler|show|display|embed|zeige?|zeigt|muestra|affiche|mostra)\\s+)*(?:\\b(?:an?|the|our|latest|newest|show|shows|display|der|die|das|den|ein(?:e[nrm]?)?|neuesten?|el|los?|las?|un[ao]?|[uú]ltim[ao]s|les?|une|derni[eè]res|um|uma|os?|as?)\\s+)*";
const ASKED = new RegExp(
  `${LEAD}(?<![\\p{L}-])(?:${NEWS})(?![\\p{L}])(?<between>[^.!?\\n]{0,60}?)(?<address>https?:\\/\\/[^\\s<>"'“”«»]+)(?:\\s*(?:,|and|und|y|et|e)\\s+https?:\\/\\/[^\\s<>"'“”«»]+)*`,
  "giu",
);
/** Plainly a feed of somebody else's, of which the address is to come. A feed that the app itself publishes is another thing. */
const PLAIN = new RegExp(
  `${LEAD}(?:\\b(?:shows?|displays?|embeds?|pulls? in|reads?|zeigt?|muestra|affiche|mostra)\\s+(?:\\S+\\s+){0,4}?(?:rss|atom)(?:[- ](?:feeds?|flux))?(?![\\p{L}])|\\b(?:rss|atom)[- ](?:feed[- ])?(?:widgets?|tickers?)(?![\\p{L}]))`,
  "giu",
);

/** What a text asks of feeds from elsewhere; undefined where it asks for none. */
export function readNews(text: string): AskedNews | undefined {
  const asked = [...text.matchAll(ASKED)].filter(({ groups }) => !LIKE.test(groups?.["between"] ?? ""));
  const found = asked.length > 0 ? asked : [...text.matchAll(PLAIN)].slice(0, 1);
  if (found.length === 0) return undefined;
  const addresses = found.flatMap(([said]) => [...said.matchAll(ADDRESS)].map(([address]) => trimmed(address)));
  const rest = found
    .reduce((left, [said]) => left.replace(endless(said), ""), text)
    // What was a sentence of its own leaves its point behind.
    .replace(/([.!?])\s*[.!?]/g, "$1")
    .trim();
  return {
    addresses: [...new Set(addresses)].slice(0, MOST),
    // What is about nothing but the feed is about what the feed is of.
    rest: /\p{L}{3}/u.test(rest) ? rest : text.replace(ADDRESS, (address) => hostOf(address)).trim(),
  };
}

/** What is asked for, without the point that ends the sentence. */
const endless = (said: string): string => said.replace(/[.,;:!?)\]]+$/, "");

/** An address without what ends the sentence around it. */
const trimmed = (address: string): string => address.replace(/[.,;:!?)\]]+$/, "");

const hostOf = (address: string): string => /^https?:\/\/(?:www\.)?([^/:?#]+)/i.exec(address)?.[1] ?? "";
