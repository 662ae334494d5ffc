import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import type { LocalServer } from "../apps/server/src/features/ai/local-models.port.ts";
import { openServices } from "../apps/server/src/main/services.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../apps/server/src/testing/start-test-platform.ts";
import { launchChromium } from "./browser.ts";
import { SESSION_KEY } from "./status-server.ts";
import { webFolderOption } from "./web-folder.ts";

// What the files of one test process have in common. Each has accounts of its own on it, and changes nothing that others see:
// no switches, no settings, nobody else's rows. It goes with the process, and its database with the run's.

let browser: Promise<Browser> | undefined;
const servers = new Map<boolean, Promise<TestPlatform>>();

/** The browser of this process, for contexts of one's own. */
export const sharedBrowser = (): Promise<Browser> => (browser ??= launchChromium());

/**
 * A server of this process, with or without a worker. The worker has no browser: nothing is proved or filmed. Without one, rows
 * can be put there as a worker would.
 */
export function sharedServer({ worker }: { worker: boolean }): Promise<TestPlatform> {
  const server = servers.get(worker) ?? startOwnServer({ worker });
  servers.set(worker, server);
  return server;
}

/** The same for one file, which closes it: for those that turn switches, bring settings or look at everybody's rows. */
export function startOwnServer({
  worker,
  environment = {},
  localServers = [],
}: {
  worker: boolean;
  environment?: Record<string, string>;
  /** Where model servers are looked for; nowhere when absent, whatever runs on the machine of the test. */
  localServers?: readonly LocalServer[];
}): Promise<TestPlatform> {
  return startTestPlatform({
    openServices: (platform) => openServices(platform, { worker, localServers }),
    environment: { CHROMIUM_PATH: "/nonexistent/chromium", PASSWORD_RANGE_URL: "off", ...environment },
    queueAuthMails: true,
    // As for everybody: a form shows this one.
    authLimits: { signUpsPerEmail: { hits: 5, windowMs: 900_000 } },
    ...webFolderOption(),
  });
}

/** Ends what was shared, for who is no test: tests leave it to their process. */
export async function closeShared(): Promise<void> {
  await (await browser)?.close();
  for (const server of servers.values()) await (await server).close();
}

/** A page of somebody who has just signed up. */
export interface MemberPage {
  server: TestPlatform;
  browser: Browser;
  context: BrowserContext;
  page: Page;
  me: TestUser;
  /** What the page threw. */
  complaints: string[];
  /** Closes the context; server and browser stay for the next file. */
  close(): Promise<void>;
}

/** Who and where. */
export interface MemberPageOptions extends BrowserContextOptions {
  fullName?: string;
  /** Address; one of its own when absent. */
  email?: string;
  /** Path that is opened at first; none when absent. */
  path?: string;
  worker?: boolean;
  /** A server that is the file's own. */
  server?: TestPlatform;
  /** A browser that is the file's own. */
  browser?: Browser;
}

/** Signs somebody up by the API and gives them a page that is signed in, by what the browser would have kept of it. */
export async function openMemberPage(options: MemberPageOptions = {}): Promise<MemberPage> {
  const {
    fullName = "Timo Adler",
    email,
    path,
    worker = false,
    server: ownServer,
    browser: ownBrowser,
    ...more
  } = options;
  const [server, chromium] = await Promise.all([ownServer ?? sharedServer({ worker }), ownBrowser ?? sharedBrowser()]);
  const me = await server.signUp(fullName, {}, email);
  const context = await chromium.newContext({
    locale: "en-US",
    storageState: {
      cookies: [],
      origins: [{ origin: server.url, localStorage: [{ name: SESSION_KEY, value: await storedSession(me.client) }] }],
    },
    ...more,
  });
  context.setDefaultTimeout(30_000);
  const complaints: string[] = [];
  context.on("page", (tab) => tab.on("pageerror", (error) => complaints.push(error.message)));
  const page = await context.newPage();
  if (path !== undefined) await page.goto(server.url + path);
  return { server, browser: chromium, context, page, me, complaints, close: () => context.close() };
}

/** What a browser in which somebody has signed in keeps of it. */
export async function storedSession(client: TestUser["client"]): Promise<string> {
  const { data } = await client.auth.getSession();
  return JSON.stringify(data.session);
}
