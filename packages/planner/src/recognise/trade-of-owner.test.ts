import { expect, test } from "vitest";
import { planIdea } from "../embedded/index.ts";

const listsOf = async (idea: string): Promise<string[]> => (await planIdea(idea)).entities.map(({ name }) => name);

test("who speaks says whose work it is, whatever work of others they speak of", async () => {
  expect(
    await listsOf(
      "Landlord here with five flats in Hull. I lose track of gas safety certificates, boiler services and who still owes rent.",
    ),
  ).toEqual(expect.arrayContaining(["Property", "Tenant"]));
  expect(
    await listsOf(
      "Plumber with two vans. Boiler services, gas safety certificates for landlords, and what to invoice.",
    ),
  ).toEqual(expect.arrayContaining(["Boiler", "Job"]));
});

test("who is no line of work leaves the text to say it", async () => {
  const lists = await listsOf("Treasurer here, our bowls club has 80 members and I chase the subs every spring");
  expect(lists).toContain("Member");
});
