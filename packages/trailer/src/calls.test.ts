import { planIdea } from "@sayhey/planner/embedded";
import { expect, it } from "vitest";
import { callOf } from "./calls.ts";

it.each([
  ["wedding rsvp page", "Say you're in"],
  ["snake game", "Beat this score"],
  ["book club poll for next month", "Cast your vote"],
  ["volunteer sign-up sheet for the food bank", "Put your name down"],
  ["bakery order form: bread 4, rolls 2", "Order yours"],
  ["tip calculator", "Work out yours"],
])("an app for %j calls for it", async (idea, call) => {
  expect(callOf(await planIdea(idea, { seed: 7 }), "itch", 7)).toBe(call);
});

it("calls in the language of the app", async () => {
  const spec = await planIdea("Umfrage unter Freunden: wohin fahren wir", { seed: 7 });
  expect(spec.identity.language).toBe("de");
  expect(callOf(spec, "itch", 7)).not.toMatch(/your|yours|Start today|Open it now/);
});

it("an app that asks nothing of who comes calls with words of its own, or any app's", async () => {
  const spec = await planIdea("plant watering app", { seed: 7 });
  expect(callOf(spec, "itch", 7)).toMatch(/\S/);
  expect(callOf(spec, "itch", 7)).not.toMatch(/score|vote|name down/);
});
