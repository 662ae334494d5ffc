import { expect, it } from "vitest";
import { captionText } from "./flow-scene.ts";

it.each([
  ["Put a product on the shelf", "Put a product"],
  ["Produkt ins Regal stellen und zählen", "Produkt ins Regal stellen"],
  ["Poner un producto en el estante", "Poner un producto"],
  ["Log a sit in ten seconds flat", "Log a sit in ten"],
  ["What is it in for?", "What is it in for"],
  ["The", "The"],
])("a caption of %s is %s", (text, caption) => {
  expect(captionText(text)).toBe(caption);
});
