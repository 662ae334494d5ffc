/** Query parameter of /auth that holds where one wanted to go. */
const RETURN_PARAMETER = "next";

/** Address of the auth page that leads back to `path` after signing in. */
export function authPath(path: string): string {
  return path === "/" || path === "/dashboard" ? "/auth" : `/auth?${RETURN_PARAMETER}=${encodeURIComponent(path)}`;
}

/** Where to go after signing in: the wanted page when it is one of ours, else the dashboard. */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get(RETURN_PARAMETER);
  // Browsers read `//host` and `/\host` as another site, and drop tabs and newlines before they look.
  if (wanted === null || !/^\/(?![/\\])[^\u0000-\u001f\\]*$/.test(wanted) || wanted.startsWith("/auth"))
    return "/dashboard";
  return wanted;
}
