import { createBrowserRouter } from "react-router";
import { RouteErrorScreen } from "./error-screen.tsx";
import { Layout } from "./layout.tsx";
import { lazyPage } from "./lazy-page.ts";
import { RequireSession } from "./require-session.tsx";

const Landing = lazyPage(() => import("../features/landing/landing-page.tsx"));
const Auth = lazyPage(() => import("../features/auth/auth-page.tsx"));
const Terms = lazyPage(() => import("../features/terms/terms-page.tsx"));
const Dashboard = lazyPage(() => import("../features/dashboard/dashboard-page.tsx"));
const Project = lazyPage(() => import("../features/project/project-page.tsx"));
const Templates = lazyPage(() => import("../features/templates/templates-page.tsx"));
const Transform = lazyPage(() => import("../features/transform/transform-page.tsx"));
const Renders = lazyPage(() => import("../features/renders/renders-page.tsx"));
const NotFound = lazyPage(() => import("./not-found.tsx"));

/** Every route of the product. A page is fetched when it is first opened. */
export function createRouter() {
  return createBrowserRouter([
    {
      Component: Layout,
      ErrorBoundary: RouteErrorScreen,
      children: [
        { index: true, Component: Landing },
        { path: "auth", Component: Auth },
        { path: "terms", Component: Terms },
        {
          Component: RequireSession,
          children: [
            { path: "dashboard", Component: Dashboard },
            { path: "projects/:projectId", Component: Project },
            { path: "templates", Component: Templates },
            { path: "transform", Component: Transform },
            { path: "renders", Component: Renders },
          ],
        },
        { path: "*", Component: NotFound },
      ],
    },
  ]);
}
