import { expect, test } from "vitest";
import { namesBrand, readings } from "./slug-look.ts";

test.each([
  ["adm1n", "admin"],
  ["4dmin", "admin"],
  ["adrnin", "admin"],
  ["a-d-m-i-n", "admin"],
  ["l0g1n", "login"],
  ["1ogin", "login"],
  ["g00g1e", "google"],
  ["paypa1", "paypal"],
  ["vvebmail", "webmail"],
  ["5upp0rt", "support"],
])("%s can be read as %s", (slug, name) => {
  expect(readings(slug)).toContain(name);
});

test.each(["sayhey", "say-hey", "sayhey-login", "5ayhey", "my-sayh3y-app"])("%s names the product", (slug) => {
  expect(namesBrand(slug)).toBe(true);
});

test.each(["plant-diary", "habit-101", "mall", "corner-shop", "say-hello", "3d-prints"])(
  "%s names nobody else",
  (slug) => {
    expect(namesBrand(slug)).toBe(false);
    expect(readings(slug)[0]).toBe(slug);
  },
);
