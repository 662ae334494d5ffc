import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openMemberPage, type MemberPage } from "./shared.ts";
import { undoOf } from "./toast.ts";

let member: MemberPage;
let product: MemberPage["server"];
let page: Page;

beforeAll(async () => {
  member = await openMemberPage({ fullName: "Noor Brandt", path: "/settings", viewport: { width: 390, height: 844 } });
  ({ server: product, page } = member);
});
afterAll(() => member?.close());

it("keeps name, username, bio and links, and takes them back with Undo", async () => {
  await page.getByLabel("Full name").fill("Noor B.");
  await page.getByLabel("Username").fill("noor-makes");
  await page.getByLabel("Bio").fill("Small apps, loud trailers.");
  await page.getByRole("button", { name: "Add a link" }).click();
  await page.getByRole("textbox", { name: "Link 1" }).fill("https://example.com/noor");
  await page.getByRole("button", { name: "Save profile" }).click();
  await page.getByText("Profile saved").waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel("Username").inputValue()).toBe("noor-makes");
  await expect.poll(() => page.getByRole("textbox", { name: "Link 1" }).inputValue()).toBe("https://example.com/noor");
  await page.getByLabel("Bio").fill("Changed my mind.");
  await page.getByRole("button", { name: "Save profile" }).click();
  await undoOf(page, "Profile saved");
  await expect.poll(() => page.getByLabel("Bio").inputValue()).toBe("Small apps, loud trailers.");
});

it("says at the field what is wrong, and keeps what was typed", async () => {
  const username = page.getByLabel("Username");
  for (const [typed, words] of [
    ["No Spaces", "Use letters a to z, digits and hyphens"],
    ["admin", "This username is reserved. Choose another."],
  ] as const) {
    await username.fill(typed);
    await page.getByRole("button", { name: "Save profile" }).click();
    await page.getByText(words).waitFor();
    await expect.poll(async () => (await username.inputValue()).toLowerCase()).toBe(typed.toLowerCase());
  }
  await username.fill("noor-makes");
  await page.getByRole("textbox", { name: "Link 1" }).fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Save profile" }).click();
  await page.getByText("Use an address that starts with https://.").waitFor();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect.poll(() => page.getByRole("textbox", { name: "Link 1" }).inputValue()).toBe("https://example.com/noor");
});

it("keeps a picture, cut to a square, and takes it away and back", async () => {
  const left = {
    input: await sharp({ create: { width: 300, height: 600, channels: 3, background: "#22c58b" } })
      .png()
      .toBuffer(),
    left: 450,
    top: 0,
  };
  const buffer = await sharp({ create: { width: 1200, height: 600, channels: 3, background: "#3d7bff" } })
    .composite([left])
    .png()
    .toBuffer();
  await page.locator("input[type=file]").setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
  await page.getByText("Picture saved").waitFor();
  const picture = page.locator("main img[src^='/avatars/']");
  const shown = async () => {
    const answer = await page.request.get(product.url + ((await picture.getAttribute("src")) ?? ""));
    return sharp(await answer.body())
      .raw()
      .toBuffer({ resolveWithObject: true });
  };
  const { data, info } = await shown();
  expect([info.width, info.height]).toEqual([512, 512]);
  const middle = (256 * 512 + 256) * info.channels;
  expect(Math.abs((data[middle + 1] ?? 0) - 0xc5)).toBeLessThan(12);

  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await picture.waitFor({ state: "detached" });
  await undoOf(page, "Picture removed");
  await picture.waitFor();
  expect(Math.abs(((await shown()).data[middle + 1] ?? 0) - 0xc5)).toBeLessThan(12);

  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await page.getByText("This file isn't a picture we can read.").waitFor();
});

it("changes the look at once and keeps it", async () => {
  const scheme = () => page.locator("html").getAttribute("data-mantine-color-scheme");
  await page.getByText("Dark", { exact: true }).click();
  await expect.poll(scheme).toBe("dark");
  await page.reload();
  await page.getByRole("heading", { name: "Appearance" }).waitFor();
  await expect.poll(scheme).toBe("dark");
  await page.getByText("Light", { exact: true }).click();
  await expect.poll(scheme).toBe("light");
});

it("tells a Free account who has the brand kit", async () => {
  await page.getByText("Brand kits are part of the Pro and Studio plans.").waitFor();
  expect(await page.getByRole("button", { name: "Save brand kit" }).count()).toBe(0);
});

it("changes the plan on the billing page, and has the brand kit then", async () => {
  await page.goto(`${product.url}/billing`);
  await page.getByText("No real charges. Upgrade, then simulate").waitFor();
  await page.getByText("0 of 10").first().waitFor();
  await expect.poll(() => page.getByText(/\/auth\?tab=sign-up&ref=[A-HJ-NP-Z2-9]{8}$/).count()).toBe(1);
  await page.getByRole("button", { name: "Upgrade to Pro" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Pay $19" }).click();
  await page.getByText("You're on Pro now").first().waitFor();
  await page.getByText("0 of 100").waitFor();
  await page.goto(`${product.url}/settings`);
  await page.getByRole("combobox", { name: "Headlines" }).or(page.getByLabel("Headlines")).first().click();
  await page.getByRole("option", { name: "Unbounded" }).click();
  await page.getByRole("button", { name: "Save brand kit" }).click();
  await page.getByText("Brand kit saved").waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel("Headlines").first().inputValue()).toBe("Unbounded");
});

it("never saw the page throw", () => {
  expect(member.complaints).toEqual([]);
});
