import { lazy } from "react";
import { createBrowserRouter } from "react-router";
import { RouteErrorScreen } from "./error-screen.tsx";
import { Layout } from "./layout.tsx";
import { RequireSession } from "./require-session.tsx";

const Landing = lazy(() => import("../features/landing/landing-page.tsx"));
const Auth = lazy(() => import("../features/auth/auth-page.tsx"));
const Terms = lazy(() => import("../features/terms/terms-page.tsx"));
const Dashboard = lazy(() => import("../features/dashboard/dashboard-page.tsx"));
const Project = lazy(() => import("../features/project/project-page.tsx"));
const Templates = lazy(() => import("../features/templates/templates-page.tsx"));
const Transform = lazy(() => import("../features/transform/transform-page.tsx"));
const Renders = lazy(() => import("../features/renders/renders-page.tsx"));
const NotFound = lazy(() => import("./not-found.tsx"));

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
