import type { AppSpec } from "@sayhey/appspec";

/** Networks a trailer is posted to. */
export const SHARE_NETWORKS = [
  "tiktok",
  "instagram",
  "youtube",
  "x",
  "linkedin",
  "facebook",
  "whatsapp",
  "reddit",
] as const;
/** A network a trailer is posted to. */
export type ShareNetwork = (typeof SHARE_NETWORKS)[number];

/** What goes with a trailer on a network, ready to paste. */
export interface ShareText {
  network: ShareNetwork;
  /** The network's name, with the kind of post. */
  name: string;
  /** For networks whose posts have one; null elsewhere. */
  title: string | null;
  /** Caption with its hashtags and, where the app is published, the way to it: the link, where links can be followed. */
  text: string;
  /** Those in `text`, in order. */
  hashtags: readonly string[];
  /** Length of `text` as the network counts it, and the most it takes. */
  length: number;
  limit: number;
}

/** What the texts are written from. */
export interface ShareSource {
  identity: Pick<
    AppSpec["identity"],
    "name" | "description" | "problem" | "promise" | "hashtags" | "hooks" | "language"
  >;
  /** The opening the trailer shows; the itch when absent. */
  opening?: string;
  /** Hashtags the trailer shows; the app's when absent. */
  hashtags?: readonly string[];
  /** Where the app is; null while it is not published. */
  link: string | null;
}

interface Network {
  name: string;
  /** Characters of the text, and of the title where posts have one. */
  limit: number;
  titleLimit?: number;
  /** Most hashtags that help there rather than harm. */
  hashtags: number;
  /** A link in the text can be followed. */
  links: boolean;
  /** Short posts say what it is in a line, long ones tell the story. */
  story: boolean;
}

const NETWORKS: Record<ShareNetwork, Network> = {
  tiktok: { name: "TikTok", limit: 2200, hashtags: 5, links: false, story: false },
  instagram: { name: "Instagram Reels", limit: 2200, hashtags: 8, links: false, story: true },
  youtube: { name: "YouTube Shorts", limit: 5000, titleLimit: 100, hashtags: 4, links: true, story: true },
  x: { name: "X", limit: 280, hashtags: 2, links: true, story: false },
  linkedin: { name: "LinkedIn", limit: 3000, hashtags: 3, links: true, story: true },
  facebook: { name: "Facebook", limit: 5000, hashtags: 2, links: true, story: true },
  whatsapp: { name: "WhatsApp", limit: 1024, hashtags: 0, links: true, story: false },
  reddit: { name: "Reddit", limit: 10_000, titleLimit: 300, hashtags: 0, links: true, story: true },
};

const WORDS: Record<AppSpec["identity"]["language"], { bio: string; open: string }> = {
  en: { bio: "Link in bio.", open: "Open it:" },
  de: { bio: "Link in der Bio.", open: "Hier öffnen:" },
  es: { bio: "Enlace en la bio.", open: "Ábrela aquí:" },
  fr: { bio: "Lien en bio.", open: "À ouvrir ici :" },
  pt: { bio: "Link na bio.", open: "Abra aqui:" },
};

/** Characters that X counts once; all others count twice. */
const LIGHT = /[\u{0}-\u{10ff}\u{2000}-\u{200d}\u{2010}-\u{201f}\u{2032}-\u{2037}]/u;
/** X shortens every link to that many characters. */
const X_LINK = 23;

/** Length of a text as a network counts it. */
export function shareLength(network: ShareNetwork, text: string): number {
  if (network !== "x") return text.length;
  const rest = text.replace(/https?:\/\/\S+/gu, "");
  const links = text.match(/https?:\/\/\S+/gu)?.length ?? 0;
  return [...rest].reduce((sum, char) => sum + (LIGHT.test(char) ? 1 : 2), links * X_LINK);
}

/**
 * A caption and hashtags for every network, in the app's language. What does not fit a network is left out by whole sentences and
 * hashtags, never cut.
 */
export function shareTexts(source: ShareSource): ShareText[] {
  return SHARE_NETWORKS.map((network) => writeFor(network, source));
}

function writeFor(network: ShareNetwork, { identity, opening, hashtags, link }: ShareSource): ShareText {
  const { name, limit, titleLimit, hashtags: most, links, story } = NETWORKS[network];
  const words = WORDS[identity.language];
  const tags = unique([...(network === "youtube" ? ["#Shorts"] : []), ...(hashtags ?? identity.hashtags)]).slice(
    0,
    most,
  );
  const first = (opening ?? identity.hooks.itch).trim();
  const what = `${sentence(identity.name)} ${sentence(identity.promise)}`;
  // Before it is published there is nowhere to lead to, and nothing is promised.
  const where = link === null ? "" : links ? `${words.open} ${link}` : words.bio;
  // Many a description tells the problem too.
  const told = [identity.problem, identity.description].map(sentence).filter((part, index, all) => {
    const other = all[1 - index] ?? "";
    return part !== "" && part !== first && !(other.includes(part) && (index === 0 || other !== part));
  });
  // By paragraphs; the first that is left out where there is no room is the least needed.
  const parts = [
    { text: network === "reddit" ? "" : first, keep: 9 },
    { text: story ? told.join(" ") : "", keep: 1 },
    { text: what, keep: 3 },
    { text: where, keep: 8 },
  ].filter(({ text }) => text !== "");
  const kept = [...tags];
  const write = (): string =>
    [...parts.map(({ text }) => text), kept.join(" ")].filter((part) => part !== "").join("\n\n");
  while (shareLength(network, write()) > limit) {
    const least = parts.reduce((a, b) => (b.keep < a.keep ? b : a));
    if (least.keep <= 1) parts.splice(parts.indexOf(least), 1);
    else if (kept.length > 0) kept.pop();
    else if (parts.length > 1) parts.splice(parts.indexOf(least), 1);
    else break;
  }
  const text = write();
  return {
    network,
    name,
    title: titleLimit === undefined ? null : titleOf(network, identity, first, titleLimit),
    text,
    hashtags: kept,
    length: shareLength(network, text),
    limit,
  };
}

/** The longest of a few titles that fits: no title is cut. */
function titleOf(network: ShareNetwork, identity: ShareSource["identity"], first: string, limit: number): string {
  const named = `${identity.name} – ${identity.promise.replace(/\.$/u, "")}`;
  const titles = network === "youtube" ? [`${first} ${identity.name} #Shorts`, `${first} #Shorts`] : [named];
  return [...titles, named, identity.name].find((title) => title.length <= limit) ?? identity.name;
}

/** With a full stop, unless it ends in a mark of its own. */
function sentence(text: string): string {
  const trimmed = text.replace(/\s+/gu, " ").trim();
  return trimmed === "" || /[\p{Po}…]["»”’)]*$/u.test(trimmed) ? trimmed : `${trimmed}.`;
}

function unique(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const key = text.toLowerCase();
    if (text === "" || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
