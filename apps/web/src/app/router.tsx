import { ROUTES, type Route } from "@sayhey/contract/routes";
import { createBrowserRouter, type RouteObject } from "react-router";
import { CheckedSession } from "../session/session.tsx";
import { RouteErrorScreen } from "./error-screen.tsx";
import { Layout } from "./layout.tsx";
import { lazyPage } from "./lazy-page.ts";
import { PAGES } from "./pages.ts";
import { RequireSession } from "./require-session.tsx";

const Auth = PAGES["/auth"];
const RequireAdmin = lazyPage(() => import("./require-admin.tsx"));
const NotFound = lazyPage(() => import("./not-found.tsx"));

function pagesFor(wanted: (route: Route) => boolean): RouteObject[] {
  return ROUTES.filter((route) => wanted(route)).map(({ path }) => ({ path, Component: PAGES[path] ?? NotFound }));
}

/** Every route of the product, for any kind of router. */
export function createRoutes(): RouteObject[] {
  return [
    {
      Component: Layout,
      ErrorBoundary: RouteErrorScreen,
      children: [
        ...pagesFor(({ access, path }) => access === "public" && path !== "/auth"),
        // The form appears once it is known that nobody is signed in.
        { path: "/auth", element: <CheckedSession>{Auth === undefined ? null : <Auth />}</CheckedSession> },
        {
          Component: RequireSession,
          children: [
            ...pagesFor(({ access, role }) => access === "session" && role === undefined),
            { Component: RequireAdmin, children: pagesFor(({ role }) => role === "admin") },
          ],
        },
        { path: "*", Component: NotFound },
      ],
    },
  ];
}

/** The router of the browser. */
export function createRouter() {
  return createBrowserRouter(createRoutes());
}
