import type { SupabaseClient } from "@supabase/supabase-js";
import type { Browser, BrowserContext, Page, Route } from "playwright-core";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { connect, fillSignUp, newEmail, newPerson as personOf, openAuth, signIn, STRONG } from "./auth-screen.ts";
import { sharedBrowser, sharedServer } from "./shared.ts";
import { closeToasts } from "./toast.ts";

let product: { url: string };
let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: string[];
let logged: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedServer({ worker: true }), sharedBrowser()]);
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-US" });
  context.setDefaultTimeout(30_000);
  page = await context.newPage();
  complaints = [];
  logged = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => logged.push(`${message.type()}: ${message.text()}`));
});
afterEach(async () => {
  await context.close();
  expect(complaints).toEqual([]);
  expect(logged.join("\n")).not.toContain(STRONG);
});

/** Machines may be busy. */
const SOON = { timeout: 30_000 };

const newPerson = (fullName?: string) => personOf(product.url, fullName);
const open = (path: string) => openAuth(page, product.url + path);
const submitSignUp = () => page.getByRole("button", { name: "Create account" }).click();
const toasted = (text: string) => page.getByText(text, { exact: true }).waitFor();
const path = (): string => new URL(page.url()).pathname;
const answer = (body: unknown) => (route: Route) => route.fulfill({ json: body });

/** What the page asks of the back end, in order: name and JSON body. */
function watchCalls(): { name: string; body: unknown }[] {
  const calls: { name: string; body: unknown }[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const name = /^\/(?:functions|auth|rest)\/v1\/(.+)$/.exec(pathname)?.[1];
    if (name === undefined || request.method() === "OPTIONS") return;
    const text = request.postData();
    calls.push({ name, body: text === null ? null : JSON.parse(text) });
  });
  return calls;
}

describe("the auth page", () => {
  it("has the tabs Sign In and Sign Up, Sign In first, with required fields and Google on both", async () => {
    await open("/auth");
    const tab = (name: string) => page.getByRole("tab", { name });
    await expect.poll(() => tab("Sign In").getAttribute("aria-selected")).toBe("true");
    await expect.poll(() => page.title()).toContain("Sign In");
    const fields = () =>
      page.locator("form input").evaluateAll((inputs) =>
        (inputs as HTMLInputElement[]).map(({ name, type, required, minLength }) => ({
          name,
          type,
          required,
          minLength,
        })),
      );
    await expect.poll(fields).toEqual([
      { name: "email", type: "email", required: true, minLength: -1 },
      { name: "password", type: "password", required: true, minLength: -1 },
    ]);
    await page.getByRole("button", { name: "Continue with Google" }).waitFor();
    await tab("Sign Up").click();
    await expect.poll(fields).toEqual([
      { name: "name", type: "text", required: true, minLength: -1 },
      { name: "email", type: "email", required: true, minLength: -1 },
      { name: "password", type: "password", required: true, minLength: 12 },
    ]);
    await page.getByRole("button", { name: "Continue with Google" }).waitFor();
    await open("/auth?tab=sign-up");
    await page.getByLabel("Full Name").waitFor();
    expect(await page.getByText("You've been referred!").count()).toBe(0);
  });

  it("sends nothing while a field is empty or the e-mail is none", async () => {
    const calls = watchCalls();
    await open("/auth");
    for (const email of ["", "nobody", "@example.com"]) {
      await page.getByLabel("E-mail").fill(email);
      await page.getByLabel("Password", { exact: true }).fill("x");
      await page.getByRole("button", { name: "Sign In", exact: true }).click();
      await expect
        .poll(() => page.getByLabel("E-mail").evaluate((input: HTMLInputElement) => input.validity.valid))
        .toBe(false);
    }
    await page.getByRole("tab", { name: "Sign Up" }).click();
    await fillSignUp(page, newEmail(), STRONG, "");
    await submitSignUp();
    await expect
      .poll(() => page.getByLabel("Full Name").evaluate((input: HTMLInputElement) => input.matches(":focus:invalid")))
      .toBe(true);
    expect(calls).toEqual([]);
  });

  it("shows and hides the password with a button that says so", async () => {
    await open("/auth?tab=sign-up");
    const input = page.getByLabel("Password", { exact: true });
    await input.fill("secret");
    await expect.poll(() => input.getAttribute("type")).toBe("password");
    await page.getByRole("button", { name: "Show password" }).press("Enter");
    await expect.poll(() => input.getAttribute("type")).toBe("text");
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect.poll(() => input.getAttribute("type")).toBe("password");
  });
});

describe("the strength of a password", () => {
  const HINT = 'Password must have a strength of "Strong" or better to continue.';
  const GREEN = "rgb(34, 197, 139)";

  it("is shown while typing: five names, a fill of (score+1)/5, green from Strong on, and the hint below", async () => {
    await open("/auth?tab=sign-up");
    const meter = page.getByRole("meter", { name: "Password strength" });
    const samples = [
      ["password", "Very Weak"],
      ["Password1234!", "Weak"],
      ["Zx9!kdkdkdkd", "Fair"],
      ["Abcdefgh1234!", "Strong"],
      [STRONG, "Very Strong"],
    ] as const;
    for (const [score, [password, name]] of samples.entries()) {
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.getByText(`Password strength: ${name}.`, { exact: true }).waitFor({ state: "attached" });
      await page.getByText(name, { exact: true }).waitFor();
      await expect.poll(() => meter.getAttribute("aria-valuetext")).toBe(name);
      await expect.poll(() => meter.getAttribute("aria-valuenow")).toBe(String(score + 1));
      const fill = meter.locator("div");
      await expect.poll(() => fill.getAttribute("style")).toBe(`width: ${(score + 1) * 20}%;`);
      // The colour takes 160 ms to change.
      const green = () => fill.evaluate((bar) => getComputedStyle(bar).backgroundColor);
      await expect.poll(green, SOON).toMatch(score >= 3 ? GREEN : /^(?!rgb\(34, 197, 139\))/);
      await expect.poll(() => page.getByText(HINT, { exact: true }).count()).toBe(score >= 3 ? 0 : 1);
    }
    await page.getByLabel("Password", { exact: true }).fill("");
    await expect.poll(() => meter.count()).toBe(0);
    await expect.poll(() => page.getByText(HINT).count()).toBe(0);
  });

  it("comes with the estimator's warning and suggestions", async () => {
    await open("/auth?tab=sign-up");
    await page.getByLabel("Password", { exact: true }).fill("password");
    await page.getByText("This is a heavily used password. Add more words that are less common.").waitFor();
  });

  it("goes with a checklist of five that is ticked off", async () => {
    await open("/auth?tab=sign-up");
    const items = () => page.getByRole("list", { name: "Your password needs" }).getByRole("listitem").allInnerTexts();
    const states = async () => (await items()).map((text) => text.includes("(done)"));
    const words = async () => (await items()).map((text) => text.replace(/\s*\((?:done|missing)\)/, ""));
    await expect
      .poll(words, SOON)
      .toEqual([
        "At least 12 characters",
        "An uppercase letter",
        "A lowercase letter",
        "A number",
        "A special character",
      ]);
    const input = page.getByLabel("Password", { exact: true });
    for (const [password, wanted] of [
      ["", [false, false, false, false, false]],
      ["a", [false, false, true, false, false]],
      ["aB", [false, true, true, false, false]],
      ["aB3", [false, true, true, true, false]],
      ["aB3!", [false, true, true, true, true]],
      ["aB3!aB3!aB3!", [true, true, true, true, true]],
    ] as const) {
      await input.fill(password);
      await expect.poll(states, SOON).toEqual(wanted);
    }
  });

  it("is estimated by code that comes only when a password is to be chosen, and typing works before it is there", async () => {
    const fetched: string[] = [];
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/password-strength\.worker/, async (route) => {
      fetched.push(route.request().url());
      await held;
      await route.continue();
    });
    await open("/auth?tab=sign-up");
    await page.waitForLoadState("networkidle");
    expect(fetched).toEqual([]);
    await page.getByLabel("Password", { exact: true }).pressSequentially("aB3!");
    await expect.poll(() => page.getByLabel("Password", { exact: true }).inputValue()).toBe("aB3!");
    await expect.poll(() => page.getByRole("meter").getAttribute("aria-valuetext")).toBe("Not known yet");
    await expect.poll(() => fetched).toHaveLength(1);
    release();
    await page.getByText(/^Password strength: (?:Very )?Weak\.$/).waitFor({ state: "attached" });
  });
});

describe("signing up", () => {
  it("is blocked until the password is strong", async () => {
    const calls = watchCalls();
    await open("/auth?tab=sign-up");
    for (const password of ["short", "Password1234!", "correct horse battery staple", "Zx9!kdkdkdkd"]) {
      await fillSignUp(page, newEmail(), password);
      await submitSignUp();
      await toasted("Please use a stronger password (minimum strength: Strong)");
      await closeToasts(page);
      await page.getByText("Please use a stronger password").waitFor({ state: "detached" });
    }
    expect(calls).toEqual([]);
    expect(path()).toBe("/auth");
  });

  it("asks for the password, then the rate, then makes the account, and goes to the dashboard", async () => {
    const calls = watchCalls();
    const email = newEmail();
    await open("/auth?tab=sign-up");
    await fillSignUp(page, email);
    await page.route("**/functions/v1/auth-rate-limit", async (route) => {
      await page.getByRole("button", { name: "Creating account..." }).waitFor();
      await route.continue();
    });
    await submitSignUp();
    await toasted("Account created! Redirecting to dashboard...");
    await page.waitForURL("**/dashboard");
    expect(calls.slice(0, 3)).toEqual([
      { name: "validate-password", body: { password: STRONG, checkBreaches: true } },
      { name: "auth-rate-limit", body: { email, ipAddress: expect.any(String), action: "signup" } },
      {
        name: "signup",
        body: expect.objectContaining({
          email,
          password: STRONG,
          data: { full_name: "Mara Quist", referral_code: null },
        }),
      },
    ]);
    await expect.poll(() => logged.some((line) => line.startsWith("warning: Password warnings:"))).toBe(true);
  });

  it("refused by the password check shows the first error, or that the validation failed", async () => {
    const calls = watchCalls();
    await open("/auth?tab=sign-up");
    await fillSignUp(page, newEmail());
    for (const [errors, message] of [
      [["This one has leaked.", "And another thing."], "This one has leaked."],
      [[], "Password validation failed"],
    ] as const) {
      await page.route("**/functions/v1/validate-password", answer({ valid: false, errors, warnings: [] }));
      await submitSignUp();
      await toasted(message);
      await page.unroute("**/functions/v1/validate-password");
    }
    expect(calls.map(({ name }) => name)).toEqual(["validate-password", "validate-password"]);
  });

  it("refused by the rate check shows its reason, or asks to try later", async () => {
    const calls = watchCalls();
    await open("/auth?tab=sign-up");
    await fillSignUp(page, newEmail());
    for (const [body, message] of [
      [{ allowed: false, reason: "Come back on Monday." }, "Come back on Monday."],
      [{ allowed: false }, "Too many signup attempts. Please try again later."],
    ] as const) {
      await page.route("**/functions/v1/auth-rate-limit", answer(body));
      await submitSignUp();
      await toasted(message);
      await page.unroute("**/functions/v1/auth-rate-limit");
    }
    expect(calls.map(({ name }) => name)).not.toContain("signup");
  });

  it("says that the validation failed when a check before it cannot be made", async () => {
    await open("/auth?tab=sign-up");
    await fillSignUp(page, newEmail());
    for (const name of ["validate-password", "auth-rate-limit"]) {
      await page.route(`**/functions/v1/${name}`, (route) => route.abort());
      await submitSignUp();
      await toasted("Validation failed. Please try again.");
      await closeToasts(page);
      await page.getByText("Validation failed. Please try again.").waitFor({ state: "detached" });
      await page.unroute(`**/functions/v1/${name}`);
    }
    expect(path()).toBe("/auth");
  });

  it("is refused for real when it comes too often with one e-mail", async () => {
    const client = await connect(product.url);
    const email = newEmail();
    const ask = () =>
      client.functions.invoke("auth-rate-limit", { body: { email, ipAddress: "9.9.9.9", action: "signup" } });
    for (let n = 0; n < 5; n += 1) expect((await ask()).data).toEqual({ allowed: true });
    await open("/auth?tab=sign-up");
    await fillSignUp(page, email);
    await submitSignUp();
    await page.getByText(/^Too many signup attempts\. Please try again in \d+ minutes\.$/).waitFor();
  });

  it("shows the provider's message for an address that is taken", async () => {
    const { email } = await newPerson();
    await open("/auth?tab=sign-up");
    await fillSignUp(page, email);
    await submitSignUp();
    await toasted("User already registered");
    await expect.poll(() => page.getByLabel("E-mail").inputValue()).toBe(email);
  });

  it("submitted twice makes one account", async () => {
    const calls = watchCalls();
    await open("/auth?tab=sign-up");
    await fillSignUp(page, newEmail());
    await page.getByRole("button", { name: "Create account" }).dblclick();
    await page.waitForURL("**/dashboard");
    expect(calls.filter(({ name }) => name === "signup")).toHaveLength(1);
  });

  it.each([
    ["right to left", "مريم القحطاني"],
    ["emoji", "🦊 Fox 👩‍👩‍👧"],
    ["10,000 characters", "x".repeat(10_000)],
    ["markup", "<img src=x onerror=alert(1)>"],
  ])("works with a name that is %s", async (_, name) => {
    const email = newEmail();
    await open("/auth?tab=sign-up");
    await fillSignUp(page, email, STRONG, name);
    await submitSignUp();
    await page.waitForURL("**/dashboard");
    const client = await connect(product.url);
    const { data } = await client.auth.signInWithPassword({ email, password: STRONG });
    const profile = await client
      .from("profiles")
      .select("full_name")
      .eq("id", data.user?.id ?? "")
      .single();
    expect(profile.data?.full_name).toBe(name.slice(0, 120));
  });
});

describe("a referred friend", () => {
  it("reads a note, and the referral is recorded as pending for the referrer alone", async () => {
    const [referrer, stranger] = [await newPerson("Rita Referrer"), await newPerson("Sam Stranger")];
    const calls = watchCalls();
    const email = newEmail();
    await open(`/auth?ref=${referrer.code}`);
    // Above both tabs, whichever is open.
    await toasted("You've been referred! Earn rewards by upgrading.");
    await page.getByRole("tab", { name: "Sign Up" }).click();
    await page.getByLabel("Full Name").waitFor();
    await toasted("You've been referred! Earn rewards by upgrading.");
    await fillSignUp(page, email);
    await submitSignUp();
    await page.waitForURL("**/dashboard");
    // The dashboard already asks for what it shows, the own profile too, while the referral is on its way.
    const order = ["validate-password", "auth-rate-limit", "signup", "profiles", "referrals"];
    await expect
      .poll(() => [...new Set(calls.map(({ name }) => name).filter((name) => order.includes(name)))])
      .toEqual(order);
    expect(calls.find(({ name }) => name === "referrals")?.body).toEqual({
      referrer_id: referrer.id,
      referred_email: email,
      status: "pending",
    });
    const seenBy = async ({ client }: { client: SupabaseClient }) =>
      (await client.from("referrals").select("referred_email, status").eq("referred_email", email)).data;
    await expect.poll(() => seenBy(referrer)).toEqual([{ referred_email: email, status: "pending" }]);
    expect(await seenBy(stranger)).toEqual([]);
  });

  it("is signed up all the same when the referral cannot be recorded, which is only logged", async () => {
    const referrer = await newPerson("Rita Referrer");
    await page.route("**/rest/v1/profiles?*", (route) => route.abort());
    await open(`/auth?tab=sign-up&ref=${referrer.code}`);
    await fillSignUp(page, newEmail());
    await submitSignUp();
    await toasted("Account created! Redirecting to dashboard...");
    await page.waitForURL("**/dashboard");
    await expect
      .poll(() => logged.some((line) => line.startsWith("error: The referral could not be recorded.")))
      .toBe(true);
  });

  it("who comes back with a session, as from Google, is recorded once", async () => {
    const [referrer, friend] = [await newPerson("Rita Referrer"), await newPerson("Fred Friend")];
    await open(`/auth?ref=${referrer.code}`);
    await page.evaluate(
      (session) => localStorage.setItem(`sb-${location.hostname.split(".")[0]}-auth-token`, session),
      JSON.stringify(friend.session),
    );
    const calls = watchCalls();
    await page.goto(`${product.url}/dashboard`);
    const recorded = async () => (await referrer.client.from("referrals").select("referred_email, status")).data;
    await expect.poll(recorded, SOON).toEqual([{ referred_email: friend.email, status: "pending" }]);
    await page.reload();
    await page.getByRole("heading").first().waitFor();
    expect(calls.filter(({ name }) => name === "referrals")).toHaveLength(1);
  });
});

describe("signing in", () => {
  it("shows the provider's message for a wrong password, then lets the right one in", async () => {
    const { email } = await newPerson();
    await open("/auth");
    await signIn(page, email, "Wrong-Password-1!");
    await toasted("Invalid login credentials");
    await page.route("**/auth/v1/token?*", async (route) => {
      await page.getByRole("button", { name: "Signing in..." }).waitFor();
      await route.continue();
    });
    await signIn(page, email, STRONG);
    await toasted("Welcome back!");
    await page.waitForURL("**/dashboard");
  });

  it("leads to the page that was wanted, never to another site", async () => {
    const { email } = await newPerson();
    await page.goto(`${product.url}/renders?status=failed`);
    await page.waitForURL("**/auth?*");
    await page.getByLabel("E-mail").waitFor();
    await signIn(page, email, STRONG);
    await page.waitForURL("**/renders?status=failed");
    for (const next of ["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)", "/auth"]) {
      await page.goto(`${product.url}/auth?next=${encodeURIComponent(next)}`);
      await page.waitForURL(`${product.url}/dashboard`);
    }
    await page.goto(`${product.url}/auth?next=/renders`);
    await page.waitForURL(`${product.url}/renders`);
  });

  it("shows Loading... while an existing session is looked up, then goes to the dashboard", async () => {
    const { email } = await newPerson();
    await open("/auth");
    await signIn(page, email, STRONG);
    await page.waitForURL("**/dashboard");
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/config.json", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${product.url}/auth`);
    await page.getByText("Loading...", { exact: true }).waitFor();
    expect(await page.getByLabel("E-mail").count()).toBe(0);
    release();
    await page.waitForURL("**/dashboard");
  });
});
