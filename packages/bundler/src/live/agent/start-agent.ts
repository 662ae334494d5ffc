import type { LiveOrder, LiveReport } from "@sayhey/contract/live";
import { openBridge } from "./bridge.ts";
import { collectLogs } from "./collect-logs.ts";
import { TextEdit } from "./edit-text.ts";
import { keepFocus } from "./keep-focus.ts";
import { keepPlace, notePlace, restorePlace, takePlace } from "./keep-place.ts";
import { Modules, type SentModule } from "./modules.ts";
import { SourcePlaces } from "./source-places.ts";
import { AppWatch, scrollAt } from "./watch-app.ts";

/** What leads from one version to another. */
interface Update {
  /** Address of the script it came as. */
  url: string;
  hash: string;
  /** Address of the agent that belongs to it. */
  agent: string;
  modules: Readonly<Record<string, SentModule>>;
  paths: readonly string[];
  theme?: string;
  styles?: string;
  page?: string;
}

const MARK = "sayhey-live";
/** Reloads without an update in between that end in showing what there is. */
const RELOADS_KEY = "sayhey:reloads";
/** After these pauses an update that did not come is asked for once more, ms. */
const AGAIN_MS = [300, 1500];

const settings = JSON.parse(document.querySelector('[data-sayhey="settings"]')?.textContent ?? "{}") as {
  editors?: string[];
};
const modules = new Modules();
const bridge = openBridge(settings.editors ?? [], follow);
const watch = new AppWatch(bridge);
const text = new TextEdit(bridge);
let shown = "";
let wanted = "";
let busy = false;
let asked = 0;

// The app is not to see how it is shown.
const address = new URL(window.location.href);
address.searchParams.delete(MARK);
window.history.replaceState(window.history.state, "", address);
keepFocus();
const places = new SourcePlaces();
collectLogs((entry) =>
  bridge.tell({ type: "sayhey:log", entry: { ...entry, stack: places.inSource(entry.stack).slice(0, 8000) } }),
);

/** Runs the app that the page was loaded with. Called by its script. */
export function run(hash: string, sent: Readonly<Record<string, SentModule>>, url: string): void {
  shown = hash;
  places.add(url, sent);
  const place = takePlace();
  try {
    modules.start(sent);
  } finally {
    bridge.tell({ type: "sayhey:ready", hash });
    watch.look();
  }
  if (place !== null) whenShown(() => restorePlace(place));
}

function follow(order: LiveOrder): void {
  switch (order.type) {
    case "sayhey:hello":
      bridge.tell({ type: "sayhey:ready", hash: shown });
      return watch.again();
    case "sayhey:update":
      wanted = order.appHash;
      return void update();
    case "sayhey:theme":
      return setStyles("theme", order.css);
    case "sayhey:watch":
      watch.on = order.on;
      return;
    case "sayhey:open":
      return open(order.path);
    case "sayhey:scroll":
      return scrollAt(order.x, order.y, order.dx, order.dy);
    case "sayhey:reveal":
      return reveal(order.block, order.fresh === true);
    case "sayhey:point":
      return text.point(order.request, order.x, order.y);
    case "sayhey:type":
      return text.type(order.request, order.multiline);
    case "sayhey:put":
      return text.put(order.request, order.text);
  }
}

/** What an app keeps above and below what scrolls, at most, px. */
const EDGE = 80;

/** Scrolls to a block of which hardly anything is to be seen; to a fresh one until as much of it is as fits. */
function reveal(block: string, fresh: boolean): void {
  const element = document.querySelector(`[data-block="${CSS.escape(block)}"]`);
  if (element === null) return;
  const { top, bottom, height } = element.getBoundingClientRect();
  const room = window.innerHeight - 2 * EDGE;
  const seen = Math.min(bottom, window.innerHeight - EDGE) - Math.max(top, EDGE);
  if (fresh ? seen >= Math.min(height, room) - 1 : bottom > EDGE && top < window.innerHeight - EDGE) return;
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const place = !fresh ? "nearest" : height < room ? "center" : "start";
  element.scrollIntoView({ block: place, behavior: calm ? "instant" : "smooth" });
}

/** Follows the app's own routes. */
function open(path: string): void {
  if (window.location.pathname === path) return;
  window.history.pushState(null, "", path);
  window.dispatchEvent(new PopStateEvent("popstate", { state: null }));
}

/** Brings the page to the version that the server has, one after the other. */
async function update(): Promise<void> {
  if (busy) return;
  busy = true;
  try {
    while (wanted !== "" && wanted !== shown) {
      const target = wanted;
      let report = await bring(target);
      for (const pause of AGAIN_MS) {
        if (report?.type !== "sayhey:update-failed" || wanted !== target) break;
        await new Promise((resolve) => setTimeout(resolve, pause));
        if (wanted === target) report = await bring(target);
      }
      if (report !== null) bridge.tell(report);
      // The server may be one version further than what was asked for.
      if (wanted === target) wanted = "";
    }
  } finally {
    busy = false;
    watch.look();
  }
}

async function bring(target: string): Promise<LiveReport | null> {
  const startedAt = performance.now();
  let sent: Update;
  try {
    // Counted, as a browser runs a script of one address once, and the way between two versions can be gone twice.
    const from = `/__sayhey/update.js?from=${encodeURIComponent(shown)}&to=${encodeURIComponent(target)}&ask=${++asked}`;
    sent = ((await import(from)) as { default: Update }).default;
  } catch (error) {
    // The version that is shown stays.
    return { type: "sayhey:update-failed", message: wordsOf(error) };
  }
  if (new URL(sent.agent, window.location.href).href !== import.meta.url) {
    reload("a newer agent");
    return null;
  }
  try {
    const kind = apply(sent);
    shown = sent.hash;
    forgetReloads();
    return { type: "sayhey:updated", hash: shown, kind, ms: Math.round(performance.now() - startedAt) };
  } catch (error) {
    reload(wordsOf(error));
    return null;
  }
}

function apply(sent: Update): "styles" | "code" | "anew" {
  places.add(sent.url, sent.modules);
  if (sent.theme !== undefined) setStyles("theme", sent.theme);
  if (sent.styles !== undefined) setStyles("styles", sent.styles);
  if (sent.page !== undefined) setPage(sent.page);
  if (Object.keys(sent.modules).length === 0) return "styles";
  const failed = (): number => document.querySelectorAll("[data-failed]").length;
  const anew = (): "anew" => {
    const place = notePlace();
    modules.remount();
    restorePlace(place);
    whenShown(() => restorePlace(place));
    return "anew";
  };
  const before = failed();
  modules.replace(sent.modules, sent.paths);
  if (modules.components.hooksChanged || before > 0) return anew();
  modules.refresh();
  if (failed() > 0) return anew();
  if ((document.getElementById("root")?.childElementCount ?? 0) === 0) throw new Error("nothing is shown any more");
  return "code";
}

/** Loads the page anew, at the place where the person is; not again and again where that does not help. */
function reload(reason: string): void {
  bridge.tell({ type: "sayhey:reloading", reason: reason.slice(0, 500) });
  if (countReload() > 2) {
    bridge.tell({ type: "sayhey:update-failed", message: reason.slice(0, 1000) });
    return;
  }
  keepPlace();
  const target = new URL(window.location.href);
  target.searchParams.set(MARK, "1");
  window.location.replace(target);
}

function countReload(): number {
  try {
    const count = Number(sessionStorage.getItem(RELOADS_KEY) ?? "0") + 1;
    sessionStorage.setItem(RELOADS_KEY, String(count));
    return count;
  } catch {
    return 1;
  }
}

function forgetReloads(): void {
  try {
    sessionStorage.removeItem(RELOADS_KEY);
  } catch {
    // Nothing was kept.
  }
}

function setStyles(which: "theme" | "styles", css: string): void {
  const element = document.querySelector(`style[data-sayhey="${which}"]`);
  if (element !== null && element.textContent !== css) element.textContent = css;
}

/** What the page says about itself: its language, its colours around the window, its icon. */
function setPage(html: string): void {
  const next = new DOMParser().parseFromString(html, "text/html");
  for (const name of ["lang", "dir"]) {
    const value = next.documentElement.getAttribute(name);
    if (value === null) document.documentElement.removeAttribute(name);
    else document.documentElement.setAttribute(name, value);
  }
  for (const meta of document.head.querySelectorAll("meta")) meta.remove();
  for (const meta of next.head.querySelectorAll("meta")) document.head.prepend(document.adoptNode(meta));
}

/** Runs when the app has shown itself, at the latest after some pictures. */
function whenShown(then: () => void, left = 30): void {
  requestAnimationFrame(() => {
    if (left > 0 && document.querySelector("[data-page]") === null) whenShown(then, left - 1);
    else then();
  });
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 1000);
