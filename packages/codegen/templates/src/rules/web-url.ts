/** An address of the open web; null for anything else. */
export function readUrl(address: string): URL | null {
  try {
    const url = new URL(address.trim());
    return (url.protocol === "https:" || url.protocol === "http:") && url.username === "" ? url : null;
  } catch {
    return null;
  }
}

/** Name of a host as people say it. */
export const hostName = (address: string): string => readUrl(address)?.hostname.replace(/^www\./, "") ?? "";
