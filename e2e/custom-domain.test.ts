import { afterAll, beforeAll, expect, it } from "vitest";
import { startNameServer, type NameServer } from "../apps/server/src/testing/start-name-server.ts";
import { openEditorPage, type EditorPage } from "./editor-page.ts";

let names: NameServer;
let editor: EditorPage;
beforeAll(async () => {
  names = await startNameServer();
  editor = await openEditorPage("Plant diary", { environment: { DNS_SERVERS: names.address } });
  const { projectId, call } = editor;
  await call("publication-publish", {
    projectId,
    slug: "seedbook-notes",
    listed: true,
    title: "Seedbook",
    description: "Water on time.",
    hashtags: ["plants"],
    category: "Nature",
  });
});
afterAll(async () => {
  await editor?.close();
  names?.close();
});

const own = () => editor.page.getByRole("region", { name: "Custom domain" });
const openDialog = async (): Promise<void> => {
  await editor.open();
  await editor.page.getByRole("button", { name: /^Publish(ed)?$/ }).click();
};
const shot = async (name: string): Promise<void> => {
  const folder = process.env["SHOTS"];
  if (folder !== undefined) await editor.page.screenshot({ path: `${folder}/${name}.png` });
};

it("says which plans have domains to who has none", async () => {
  await openDialog();
  await own().getByText("Custom domains are part of the Pro and Studio plans.").waitFor();
  await expect.poll(() => own().getByRole("link", { name: "Upgrade" }).getAttribute("href")).toBe("/billing");
});

it("leads a domain to the app once its records prove it, and lets it go with a way back", async () => {
  const { page, call } = editor;
  await call("plan-change", { plan: "pro" });
  await openDialog();
  await own().getByRole("textbox", { name: "Domain" }).fill("nonsense");
  await own().getByRole("textbox", { name: "Domain" }).press("Enter");
  await own().getByText("This isn't a domain. Enter one like shop.example.com.").waitFor();
  await own().getByRole("textbox", { name: "Domain" }).fill("plants.example.com");
  await own().getByRole("button", { name: "Add domain" }).click();
  const value = own().getByRole("textbox", { name: "TXT record, value" });
  await value.waitFor();
  await own().getByRole("button", { name: "Verify records" }).click();
  await own().getByRole("alert").getByText("There is no TXT record at _sayhey.plants.example.com yet.").waitFor();
  await own().scrollIntoViewIfNeeded();
  await shot("own-domain");
  names.records.set("_sayhey.plants.example.com", [await value.inputValue()]);
  await own().getByRole("button", { name: "Verify records" }).click();
  await own().getByText("Connected").waitFor();
  await own().getByRole("button", { name: "Remove domain" }).click();
  await own().getByRole("textbox", { name: "Domain" }).waitFor();
  await page.locator("[data-sonner-toast]").getByRole("button", { name: "Undo" }).click();
  await own().getByText("Connected").waitFor();
  expect(editor.complaints).toEqual([]);
});
