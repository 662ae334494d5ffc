import { expect, test } from "vitest";
import { findCommands, type Command } from "./find-commands.ts";

const command = (group: Command["group"], label: string, words = ""): Command => ({ id: label, group, label, words });
const COMMANDS = [
  command("Actions", "Sign out", "log out leave"),
  command("Pages", "Settings", "/settings"),
  command("Pages", "Renders", "/renders"),
  command("Projects", "Fridgewise", "AI recipe finder"),
  command("Projects", "Café Renée", "tables and shifts"),
  command("In projects", "Trailer of Fridgewise", "studio video"),
];
const labels = (typed: string) =>
  findCommands(COMMANDS, typed).flatMap(({ group, found }) => found.map(({ label }) => `${group}: ${label}`));

test("finds projects by name and idea, pages and actions by their words, with or without accents", () => {
  expect(labels("recipe")).toEqual(["Projects: Fridgewise"]);
  expect(labels("renee")).toEqual(["Projects: Café Renée"]);
  expect(labels("LOG out")).toEqual(["Actions: Sign out"]);
  expect(labels("ren")).toEqual(["Projects: Café Renée", "Pages: Renders"]);
  expect(labels("studio fridge")).toEqual(["In projects: Trailer of Fridgewise"]);
  expect(labels("no such thing")).toEqual([]);
});

test("offers everything before anything is typed, projects first", () => {
  expect(findCommands(COMMANDS, " ").map(({ group }) => group)).toEqual(["Projects", "Pages", "Actions"]);
});
