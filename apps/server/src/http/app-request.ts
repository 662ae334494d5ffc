/** Whether somebody opens a page of an app: such a request never is for data. */
export function isNavigation(request: Request): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const mode = request.headers.get("sec-fetch-mode");
  return mode === null ? (request.headers.get("accept") ?? "").includes("text/html") : mode === "navigate";
}

/** Whether a request comes from another site than the app it is for, or from another app. */
export function isForeign(request: Request, url: URL): boolean {
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  return (
    (origin !== null && (!URL.canParse(origin) || new URL(origin).host !== url.host)) ||
    (site !== null && site !== "same-origin" && site !== "none")
  );
}
