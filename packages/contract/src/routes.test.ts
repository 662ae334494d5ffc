import { expect, test } from "vitest";
import { findRoute, ROUTES } from "./routes.ts";

test.each([
  ["/", "/"],
  ["/auth", "/auth"],
  ["/auth/", "/auth"],
  ["/gallery/8", "/gallery/:id"],
  ["/profile/mara", "/profile/:username"],
  ["/admin/users", "/admin/users"],
  ["/studio/5f0c", "/studio/:projectId"],
])("finds the page at %s", (pathname, path) => {
  expect(findRoute(pathname)?.path).toBe(path);
});

test.each([
  "/nowhere",
  "/gallery/8/9",
  "/profile",
  "/projects",
  "/projects/",
  "/authx",
  "/admin/users/1",
  "//",
  "/studio",
])("knows that there is nothing at %s", (pathname) => {
  expect(findRoute(pathname)).toBeNull();
});

test("knows every page of the product, six of them public", () => {
  expect(ROUTES).toHaveLength(22);
  expect(ROUTES.filter(({ access }) => access === "public").map(({ path }) => path)).toEqual([
    "/",
    "/auth",
    "/terms",
    "/gallery",
    "/gallery/:id",
    "/profile/:username",
  ]);
});
