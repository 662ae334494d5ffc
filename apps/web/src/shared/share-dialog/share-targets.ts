/** A network that takes a link by its address. */
export interface ShareTarget {
  name: "X" | "Facebook" | "LinkedIn" | "WhatsApp" | "Reddit";
  /** Opens the network's own form with the link and the words filled in. */
  url: string;
}

/** Where a link can be shared, with the words already written. The addresses are those the networks name for this. */
export function shareTargets(link: string, text: string): ShareTarget[] {
  const query = (values: Record<string, string>): string =>
    // Some of these forms show a plus as it is.
    new URLSearchParams(values).toString().replaceAll("+", "%20");
  return [
    { name: "X", url: `https://x.com/intent/post?${query({ text, url: link })}` },
    { name: "Facebook", url: `https://www.facebook.com/sharer/sharer.php?${query({ u: link })}` },
    { name: "LinkedIn", url: `https://www.linkedin.com/sharing/share-offsite/?${query({ url: link })}` },
    { name: "WhatsApp", url: `https://wa.me/?${query({ text: `${text} ${link}` })}` },
    { name: "Reddit", url: `https://www.reddit.com/submit?${query({ url: link, title: text })}` },
  ];
}

/** Longest side of the embedded player, CSS px, and the line below it. */
const LONGEST = 640;
const LINE = 38;

const attribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** What another site pastes to show the trailer. `shape` is that of the video, or null where there is only a picture. */
export function embedSnippet(
  origin: string,
  publicationId: string,
  title: string,
  shape: { width: number; height: number } | null,
): string {
  return playerSnippet(`${origin}/embed/${publicationId}`, title, shape ?? { width: 16, height: 9 });
}

/** What another site pastes to show the player at an address. */
export function playerSnippet(address: string, title: string, { width, height }: { width: number; height: number }) {
  const scale = LONGEST / Math.max(width, height);
  return `<iframe src="${attribute(address)}" title="${attribute(title)}" width="${Math.round(width * scale)}" height="${Math.round(height * scale) + LINE}" style="border:0;border-radius:14px" allow="autoplay; fullscreen" loading="lazy"></iframe>`;
}
