import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPage } from "../testing/open-page.tsx";
import { projectRow } from "../testing/project-row.ts";
import MemberBar from "./member-bar.tsx";

const FRIDGE = projectRow({ name: "Fridgewise", idea: "AI recipe finder" });
const field = page.getByLabelText("Search projects, pages and actions");
const address = page.getByLabelText("Address");
const option = (name: string) => page.getByRole("option", { name, exact: true });

async function open({ admin = false } = {}): Promise<void> {
  await openPage(
    <MemberBar part="end" />,
    { path: "/dashboard" },
    {
      functions: { "admin-check": () => ({ admin }) },
      tables: { projects: () => [FRIDGE], notifications: () => [], profiles: () => [] },
    },
  );
  await expect.element(page.getByRole("button", { name: "Search and commands" })).toBeVisible();
}

test("Ctrl-K opens it on its field, Enter goes to what is found, Escape and Ctrl-K close it", async () => {
  await open();
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(field).toHaveFocus();
  await field.fill("rend");
  await expect.element(option("Renders")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(address).toHaveTextContent("/renders");
  await expect.element(field).not.toBeInTheDocument();
  for (const keys of ["{Escape}", "{Control>}k{/Control}"]) {
    await userEvent.keyboard("{Control>}k{/Control}");
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard(keys);
    await expect.element(field).not.toBeInTheDocument();
  }
});

test("a project and what is in it are found by its idea and gone to by keys or a click", async () => {
  await open();
  await page.getByRole("button", { name: "Search and commands" }).click();
  await expect.element(option("Fridgewise")).toBeVisible();
  await expect.element(option("Trailer of Fridgewise")).not.toBeInTheDocument();
  await field.fill("fridge");
  await expect.element(option("Trailer of Fridgewise")).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(address).toHaveTextContent(`/studio/${FRIDGE.id}`);
  await page.getByRole("button", { name: "Search and commands" }).click();
  await field.fill("recipe");
  await option("Fridgewise").click();
  await expect.element(address).toHaveTextContent(`/projects/${FRIDGE.id}`);
});

test("what is nowhere is said to be nowhere, and Enter then does nothing", async () => {
  await open();
  await userEvent.keyboard("{Control>}k{/Control}");
  await field.fill("no such thing");
  await expect.element(page.getByText("No results")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveFocus();
  await expect.element(address).toHaveTextContent("/dashboard");
});

test("the colours change from here, and only who runs the installation finds its pages", async () => {
  await open({ admin: true });
  await userEvent.keyboard("{Control>}k{/Control}");
  await field.fill("users");
  await expect.element(option("Users")).toBeVisible();
  await field.fill("dark");
  const ground = (): string => getComputedStyle(document.body).backgroundColor;
  const before = ground();
  await userEvent.keyboard("{Enter}");
  await expect.poll(ground).not.toBe(before);
});
