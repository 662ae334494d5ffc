import type { CompiledApp } from "@sayhey/contract/source-tree";
import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { withDeadlines } from "./with-deadlines.ts";
import { respondFromApp } from "./app-response.ts";

/** Origin under which an app is opened in the pool: a secure context, and an address that leads nowhere. */
export const APP_ORIGIN = "http://app.localhost";

/** The screen of every browser that is started, CSS px and device pixels per CSS px: half of what a phone shows, which films are taken of. */
export const SCREEN = { width: 360, height: 640, scale: 1.5 } as const;

/** A phone of 360 by 640 CSS px at triple density: 1080 by 1920 pixels with the mobile layout. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  locale: "en-US",
  timezoneId: "UTC",
  serviceWorkers: "block",
  acceptDownloads: false,
};

/** Something the app complained about while it ran. */
interface AppComplaint {
  kind: "error" | "console" | "request";
  message: string;
}

/** A page of the app in a fresh context, with everything it complains about. */
export interface AppPage {
  page: Page;
  complaints: AppComplaint[];
}

/** Runs in every frame before the app: takes away what connects without asking the routes of the page. */
function removeDirectConnections(): void {
  for (const name of ["RTCPeerConnection", "webkitRTCPeerConnection", "WebTransport"])
    Reflect.deleteProperty(globalThis, name);
}

/**
 * Opens a blank page in which APP_ORIGIN is served from memory with the headers of hosting, and nothing else is reachable.
 * The caller navigates.
 */
export async function openAppPage(context: BrowserContext, app: CompiledApp): Promise<AppPage> {
  const complaints: AppComplaint[] = [];
  await context.addInitScript(removeDirectConnections);
  await context.route("**/*", async (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== APP_ORIGIN) {
      complaints.push({ kind: "request", message: `The app asked for ${url.origin}, which it may not reach.` });
      await route.abort("blockedbyclient");
      return;
    }
    const answer = respondFromApp(app, url.pathname, []);
    if (answer.status === 404)
      complaints.push({ kind: "request", message: `The app asked for ${url.pathname}, which it does not have.` });
    await route.fulfill({ status: answer.status, headers: answer.headers, body: Buffer.from(answer.body) });
  });
  await context.routeWebSocket(/.*/, (socket) => {
    complaints.push({ kind: "request", message: "The app opened a WebSocket, which isn't allowed." });
    void socket.close();
  });
  const page = await context.newPage();
  page.on("pageerror", (error) => complaints.push({ kind: "error", message: error.message }));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push({ kind: "console", message: message.text().slice(0, 500) });
  });
  page.on("dialog", (dialog) => void dialog.dismiss());
  return { page: withDeadlines(page), complaints };
}
