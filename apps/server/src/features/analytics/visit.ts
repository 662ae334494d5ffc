import { isbot } from "isbot";

/** What a request tells of who made it, without telling who. */
export interface VisitTraits {
  device: "phone" | "tablet" | "desktop";
  /** Host that led here; empty when none was told, `sayhey` for the product's own pages. */
  referrer: string;
}

/** What stands for the product's own pages among the hosts. */
const OWN_PAGES = "sayhey";

/** The traits of a request, or null when a program made it. `ownHost` is the product's. */
export function visitTraits(userAgent: string, referrer: string, ownHost: string): VisitTraits | null {
  if (userAgent === "" || isbot(userAgent)) return null;
  const device = /ipad|tablet|android(?!.*mobile)/i.test(userAgent)
    ? "tablet"
    : /mobi|iphone|ipod|android/i.test(userAgent)
      ? "phone"
      : "desktop";
  return { device, referrer: hostOf(referrer, ownHost) };
}

function hostOf(address: string, ownHost: string): string {
  if (!URL.canParse(address)) return "";
  const { protocol, hostname } = new URL(address);
  if (protocol !== "https:" && protocol !== "http:") return "";
  const name = hostname.replace(/^www\./, "");
  if (name === ownHost) return OWN_PAGES;
  // From page to page of one app.
  return name.endsWith(`.${ownHost}`) ? "" : name.slice(0, 100);
}

/** Whether a request opens a page, rather than fetching one of its parts or being made ahead of a click. */
export function opensPage(headers: Headers): boolean {
  if (/prefetch|prerender/.test(headers.get("sec-purpose") ?? headers.get("purpose") ?? "")) return false;
  const destination = headers.get("sec-fetch-dest");
  if (destination !== null) return destination === "document" || destination === "iframe";
  return (headers.get("accept") ?? "").includes("text/html");
}
