/** Who may open a page: everyone, or only someone with a session. */
export type RouteAccess = "public" | "session";

/** One page of the product. */
export interface Route {
  /** Its path; `:name` stands for one segment. */
  readonly path: `/${string}`;
  readonly access: RouteAccess;
  /** Shown only to administrators; everyone else finds a 404 page. */
  readonly role?: "admin";
}

/** Every page of the product: what the router opens, the guards watch, and the server answers with status 200. */
export const ROUTES = [
  { path: "/", access: "public" },
  { path: "/auth", access: "public" },
  { path: "/terms", access: "public" },
  { path: "/gallery", access: "public" },
  { path: "/gallery/:id", access: "public" },
  { path: "/profile/:username", access: "public" },
  { path: "/dashboard", access: "session" },
  { path: "/projects/:projectId", access: "session" },
  { path: "/templates", access: "session" },
  { path: "/transform", access: "session" },
  { path: "/transform/:id", access: "session" },
  { path: "/studio/:projectId", access: "session" },
  { path: "/assets", access: "session" },
  { path: "/images", access: "session" },
  { path: "/billing", access: "session" },
  { path: "/renders", access: "session" },
  { path: "/analytics", access: "session" },
  { path: "/security", access: "session" },
  { path: "/notifications", access: "session" },
  { path: "/settings", access: "session" },
  { path: "/admin", access: "session", role: "admin" },
  { path: "/admin/users", access: "session", role: "admin" },
] as const satisfies readonly Route[];

/** Path of one of the pages, with its placeholders. */
export type RoutePath = (typeof ROUTES)[number]["path"];

const MATCHERS: readonly { route: Route; pattern: RegExp }[] = ROUTES.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/\/:[a-zA-Z]+/g, "/[^/]+").replace(/\/$/, "")}/?$`, "i"),
}));

/** The page at a path (no query, no hash), or null when there is none. */
export function findRoute(pathname: string): Route | null {
  return MATCHERS.find(({ pattern }) => pattern.test(pathname))?.route ?? null;
}
