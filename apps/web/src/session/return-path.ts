/** Query parameter of /auth that holds where one wanted to go. */
const RETURN_PARAMETER = "next";

/** What somebody wanted to do that needs an account. */
const WANTS = { like: "Sign in to like this app.", remix: "Sign in to remix this app." } as const;
const WANT_PARAMETER = "to";

/** Address of the auth page that leads back to `path` after signing in, and says what for where that is known. */
export function authPath(path: string, want?: keyof typeof WANTS): string {
  if (path === "/" || path === "/dashboard") return "/auth";
  const why = want === undefined ? "" : `&${WANT_PARAMETER}=${want}`;
  return `/auth?${RETURN_PARAMETER}=${encodeURIComponent(path)}${why}`;
}

/** Why one has to sign in, in a sentence; null where nothing was wanted. */
export function wantedFor(search: string): string | null {
  const want = new URLSearchParams(search).get(WANT_PARAMETER);
  return want === "like" || want === "remix" ? WANTS[want] : null;
}

/** Where to go after signing in: the wanted page when it is one of ours, else the dashboard. */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get(RETURN_PARAMETER);
  // Browsers read `//host` and `/\host` as another site, and drop tabs and newlines before they look.
  if (wanted === null || !/^\/(?![/\\])[^\u0000-\u001f\\]*$/.test(wanted) || wanted.startsWith("/auth"))
    return "/dashboard";
  return wanted;
}
