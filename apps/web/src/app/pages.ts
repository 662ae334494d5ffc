import type { RoutePath } from "@sayhey/contract/routes";
import type { ComponentType } from "react";
import { lazyLanding, lazyPage } from "./lazy-page.ts";

/** The pages by their paths. Each is fetched when it is first opened; who may open it says the contract's table of routes. */
export const PAGES: Partial<Record<RoutePath, ComponentType>> = {
  "/": lazyLanding(() => import("../features/landing/landing-page.tsx")),
  "/auth": lazyPage(() => import("../features/auth/auth-page.tsx")),
  "/terms": lazyPage(() => import("../features/terms/terms-page.tsx")),
  "/gallery": lazyPage(() => import("../features/gallery/gallery-page.tsx")),
  "/gallery/:id": lazyPage(() => import("../features/gallery/gallery-item-page.tsx")),
  "/profile/:username": lazyPage(() => import("../features/profile/profile-page.tsx")),
  "/dashboard": lazyPage(() => import("../features/dashboard/dashboard-page.tsx")),
  "/projects/:projectId": lazyPage(() => import("../features/project/project-page.tsx")),
  "/templates": lazyPage(() => import("../features/templates/templates-page.tsx")),
  "/transform": lazyPage(() => import("../features/transform/transform-page.tsx")),
  "/transform/:id": lazyPage(() => import("../features/transform/transform-detail-page.tsx")),
  "/settings": lazyPage(() => import("../features/settings/settings-page.tsx")),
  "/assets": lazyPage(() => import("../features/assets/assets-page.tsx")),
  "/admin": lazyPage(() => import("../features/admin/admin-page.tsx")),
  "/admin/users": lazyPage(() => import("../features/admin/admin-users-page.tsx")),
  "/analytics": lazyPage(() => import("../features/analytics/analytics-page.tsx")),
  "/billing": lazyPage(() => import("../features/billing/billing-page.tsx")),
  "/security": lazyPage(() => import("../features/security/security-page.tsx")),
  "/notifications": lazyPage(() => import("../features/notifications/notifications-page.tsx")),
  "/studio/:projectId": lazyPage(() => import("../features/studio/studio-page.tsx")),
  "/images": lazyPage(() => import("../features/images/images-page.tsx")),
  "/renders": lazyPage(() => import("../features/renders/renders-page.tsx")),
};

/** Whether there is a page behind a path. */
export const hasPage = (path: RoutePath): boolean => PAGES[path] !== undefined;
