import { randomUUID } from "node:crypto";
import type { FunctionInput, FunctionName } from "@sayhey/contract/functions";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { newPerson, openAuth, signIn, STRONG } from "./auth-screen.ts";
import { sharedBrowser, sharedServer } from "./shared.ts";

// What people are told when something cannot be done: no connection, a limit, nobody signed in, nothing there.

let product: Awaited<ReturnType<typeof sharedServer>>;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedServer({ worker: false }), sharedBrowser()]);
});
afterEach(() => context.close());

type Person = Awaited<ReturnType<typeof newPerson>>;

async function open(person: Person | null, path: string, options: BrowserContextOptions = {}): Promise<Page> {
  context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-US", ...options });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  if (person !== null)
    await page.addInitScript(
      (session) => localStorage.setItem(`sb-${location.hostname.split(".")[0]}-auth-token`, session),
      JSON.stringify(person.session),
    );
  await page.goto(product.url + path);
  return page;
}

async function call<N extends FunctionName>(person: Person, name: N, input: FunctionInput<N>) {
  const { data, error } = await person.client.functions.invoke(name, { body: input as Record<string, unknown> });
  if (error !== null) throw error;
  return data as Record<string, string>;
}

const limited = async (): Promise<Person> => {
  const person = await newPerson(product.url);
  for (const idea of ["Plant diary", "Chess club", "Tea timer"]) await call(person, "project-create", { idea });
  return person;
};

describe("without a connection", () => {
  it("is told, sends nothing later by itself, keeps what was typed, and makes it when asked again", async () => {
    const person = await newPerson(product.url);
    const page = await open(person, "/dashboard");
    const idea = page.getByLabel("What do you want to build?");
    const make = page.getByRole("button", { name: "Make the app" });
    await page.getByRole("region", { name: "Your projects" }).waitFor();
    await idea.fill("A swap shelf for our street");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await context.setOffline(true);
    await page.getByRole("status").getByText("You're offline.").waitFor();
    await make.click();
    await page.getByText("You're offline. Nothing was sent. Try again once you're back online.").waitFor();
    await expect.poll(() => make.isEnabled()).toBe(true);
    const creates = () => asked.filter((path) => path.endsWith("/project-create")).length;
    const before = creates();
    await context.setOffline(false);
    await page.getByText("You're back online. Try again.").waitFor();
    expect(await idea.inputValue()).toBe("A swap shelf for our street");
    expect(creates()).toBe(before);
    await make.click();
    await page.waitForURL(/\/projects\//);
    expect(creates()).toBe(before + 1);
  });

  it("waits for a page whose code is not there yet, and shows no error screen", async () => {
    const page = await open(await newPerson(product.url), "/dashboard");
    await page.getByRole("region", { name: "Your projects" }).waitFor();
    await context.setOffline(true);
    await page.getByRole("status").getByText("You're offline.").waitFor();
    await page.getByRole("banner").getByRole("link", { name: "Templates" }).click();
    await page.getByText("This page opens once you're back online.").waitFor();
    expect(await page.getByText("Something went wrong").count()).toBe(0);
    await context.setOffline(false);
    await page.getByRole("heading", { level: 1, name: "Start from a good idea" }).waitFor();
  });
});

describe("a limit that is reached", () => {
  it("is told before any work is put in, with the way to upgrade, wherever a project would be made", async () => {
    const person = await limited();
    const page = await open(person, "/dashboard");
    const note = page.getByRole("note", { name: "Plan limit" });
    const told = async (submit: string | RegExp) => {
      await note.getByText("You've reached the Free limit of 3 projects.").waitFor();
      expect(await note.getByRole("link", { name: "Upgrade" }).getAttribute("href")).toBe("/billing");
      expect(await page.getByRole("button", { name: submit }).isDisabled()).toBe(true);
    };
    await told("Make the app");
    await page.goto(`${product.url}/transform?make=restyle`);
    await told(/^(?:Restyle|Already)/);
    expect(await page.getByText(/transforms left/).count()).toBe(0);
    await page.goto(`${product.url}/transform?make=translate`);
    await told(/^Translate/);
    await page.goto(`${product.url}/templates?template=dating-app`);
    await told("Use template");
  });

  it("is told where an app would be remixed, duplicated or forked", async () => {
    const other = await newPerson(product.url, "Jon Bell");
    const { projectId: theirs = "" } = await call(other, "project-create", { idea: "Recipe finder" });
    const { publicationId } = await call(other, "publication-publish", {
      projectId: theirs,
      slug: `app-${randomUUID().slice(0, 8)}`,
      listed: true,
      title: "Recipe finder",
      description: "",
      hashtags: [],
      category: "Food",
    });
    const person = await limited();
    const page = await open(person, `/gallery/${publicationId}`);
    const note = page.getByRole("note", { name: "Plan limit" });
    await note.getByText("You've reached the Free limit of 3 projects.").waitFor();
    expect(await note.getByRole("link", { name: "Upgrade" }).getAttribute("href")).toBe("/billing");
    expect(await page.getByRole("button", { name: /^Remix/ }).isDisabled()).toBe(true);
    await page.goto(`${product.url}/dashboard`);
    await page
      .getByRole("button", { name: /^More for/ })
      .first()
      .press("Enter");
    expect(await page.getByRole("menuitem", { name: "Upgrade to duplicate" }).getAttribute("href")).toBe("/billing");
    const { data } = await person.client.from("projects").select("id").limit(1).single();
    await page.goto(`${product.url}/projects/${data?.id}`);
    await page.getByRole("tab", { name: "History" }).press("Enter");
    await note.getByText("You've reached the Free limit of 3 projects.").waitFor();
    expect(await page.getByRole("button", { name: "Fork", exact: true }).isDisabled()).toBe(true);
  });

  it("is told where a trailer would be rendered or rendered again", async () => {
    const person = await newPerson(product.url);
    const { projectId = "" } = await call(person, "project-create", { idea: "Plant diary" });
    for (let count = 0; count < 10; count += 1) await call(person, "render-create", { projectId });
    const page = await open(person, "/renders");
    const note = page.getByRole("note", { name: "Plan limit" });
    await note.getByText("You've used all 10 renders of the Free plan this month.").waitFor();
    expect(await note.getByRole("link", { name: "Upgrade" }).getAttribute("href")).toBe("/billing");
  });

  it("is told where a plan has no brand kit or webhook", async () => {
    const page = await open(await newPerson(product.url), "/settings");
    const note = page.getByRole("note", { name: "Plan limit" });
    await note.getByText("Brand kits are part of the Pro and Studio plans.").waitFor();
    expect(await note.getByRole("link", { name: "Upgrade" }).getAttribute("href")).toBe("/billing");
    await page.goto(`${product.url}/notifications?view=settings`);
    await note.getByText("Webhooks are part of the Pro and Studio plans.").waitFor();
  });
});

describe("a visitor", () => {
  it("who likes an app is told why they have to sign in, and comes back to it", async () => {
    const person = await newPerson(product.url);
    const { projectId = "" } = await call(person, "project-create", { idea: "Plant diary" });
    const { publicationId } = await call(person, "publication-publish", {
      projectId,
      slug: `app-${randomUUID().slice(0, 8)}`,
      listed: true,
      title: "Plant diary",
      description: "",
      hashtags: [],
      category: "Nature",
    });
    const page = await open(null, `/gallery/${publicationId}`);
    await page.getByRole("button", { name: /^Like/ }).click();
    await page.getByText("Sign in to like this app.").waitFor();
    await signIn(page, person.email, STRONG);
    await page.waitForURL(`**/gallery/${publicationId}`);
  });

  it("who makes the same mistake several times reads it once", async () => {
    const page = await open(null, "/terms");
    await openAuth(page, `${product.url}/auth`);
    for (let time = 0; time < 3; time += 1) {
      await signIn(page, "nobody@example.com", "wrong");
      await page.getByRole("button", { name: "Sign In", exact: true }).waitFor();
    }
    await page.getByText("Invalid login credentials").waitFor();
    expect(await page.getByText("Invalid login credentials").count()).toBe(1);
  });
});

describe("a project that is not there", () => {
  it.each([randomUUID(), "none"])("has the same page in editor and studio: %s", async (id) => {
    const person = await newPerson(product.url);
    const page = await open(person, `/projects/${id}`);
    const main = page.getByRole("main");
    await main.getByRole("heading", { name: "This project doesn't exist" }).waitFor();
    const words = await main.innerText();
    const title = await page.title();
    await page.goto(`${product.url}/studio/${id}`);
    await main.getByRole("heading", { name: "This project doesn't exist" }).waitFor();
    expect([await main.innerText(), await page.title()]).toEqual([words, title]);
  });
});

describe("dates and money", () => {
  it.each([
    ["en-US", /^Resets [A-Z][a-z]+ \d{1,2}$/],
    ["en-GB", /^Resets \d{1,2} [A-Z][a-z]+$/],
    ["de-DE", /^Resets \d{1,2} [A-Z][a-z]+$/],
  ])("are written as somebody from %s writes them", async (locale, resets) => {
    const page = await open(await newPerson(product.url), "/dashboard", { locale });
    await page.getByRole("group", { name: "Usage" }).getByText(resets).waitFor();
  });
});

describe("an image", () => {
  it("of something that cannot be drawn says so, and offers what is near", async () => {
    const page = await open(await newPerson(product.url), "/images");
    await page.getByLabel("Subject").fill("submarine");
    await page.getByText("We can't draw “submarine” yet").waitFor();
    await page.getByRole("button", { name: "boat", exact: true }).click();
    await page.getByText("We can't draw").waitFor({ state: "detached" });
    expect(await page.getByLabel("Subject").inputValue()).toBe("boat");
  });
});

describe("the library on a phone", () => {
  it("has targets large enough for a finger", async () => {
    const person = await newPerson(product.url);
    await call(person, "asset-folder-create", { folder: "Brand" });
    const page = await open(person, "/assets", {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await page.getByText("Brand").first().waitFor();
    const small = () =>
      page.getByRole("main").evaluate((main) =>
        [...main.querySelectorAll<HTMLElement>("button, a, input:not([type=file]):not([hidden]), [role=button]")]
          .map((target) => ({ target, box: (target.closest("label") ?? target).getBoundingClientRect() }))
          // In a sentence a link is as high as its line.
          .filter(
            ({ target, box }) => box.width > 1 && box.height > 1 && target.closest("p, [role=group] > span") === null,
          )
          .filter(({ box }) => box.height < 44 || box.width < 44)
          .map(
            ({ target, box }) =>
              `${target.getAttribute("aria-label") ?? target.innerText} ${Math.round(box.width)}x${Math.round(box.height)}`,
          ),
      );
    await expect.poll(small).toEqual([]);
  });
});
