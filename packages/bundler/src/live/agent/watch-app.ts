import type { LiveRect } from "@sayhey/contract/live";
import type { Bridge } from "./bridge.ts";

/** Tells which page is shown and, while somebody wants to know, where its blocks are. */
export class AppWatch {
  readonly #bridge: Bridge;
  #on = false;
  #asked = 0;
  #page = "";
  #boxes = "";

  constructor(bridge: Bridge) {
    this.#bridge = bridge;
    const later = (): void => this.look();
    new MutationObserver(later).observe(document.documentElement, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ["open", "class", "style", "data-page", "data-block"],
    });
    new ResizeObserver(later).observe(document.documentElement);
    window.addEventListener("resize", later);
    window.addEventListener("popstate", later);
    document.addEventListener("scroll", later, { capture: true, passive: true });
    document.addEventListener("transitionend", later, true);
    document.addEventListener("load", later, true);
  }

  set on(on: boolean) {
    this.#on = on;
    this.#boxes = "";
    this.look();
  }

  /** Tells all again: the editor is new. */
  again(): void {
    this.#page = "";
    this.#boxes = "";
    this.look();
  }

  /** Looks with the next picture. */
  look(): void {
    if (this.#asked !== 0) return;
    this.#asked = requestAnimationFrame(() => {
      this.#asked = 0;
      this.#tell();
    });
  }

  #tell(): void {
    const element = document.querySelector("[data-page]");
    const page = element?.getAttribute("data-page") ?? null;
    const path = window.location.pathname.slice(0, 300);
    if (`${page} ${path}` !== this.#page) {
      this.#page = `${page} ${path}`;
      this.#bridge.tell({ type: "sayhey:page", page, path });
    }
    if (!this.#on) return;
    const found = new Map<string, LiveRect>();
    for (const block of element?.querySelectorAll("[data-block]") ?? []) {
      const id = block.getAttribute("data-block") ?? "";
      const rect = rectOf(block);
      const known = found.get(id);
      if (id !== "" && found.size < 200) found.set(id, known === undefined ? rect : union(known, rect));
    }
    const report = {
      type: "sayhey:boxes",
      page,
      blocks: [...found].map(([id, rect]) => ({ id, rect })),
      scroll: {
        y: Math.round(window.scrollY),
        most: Math.max(0, document.documentElement.scrollHeight - window.innerHeight),
      },
    } as const;
    const text = JSON.stringify(report);
    if (text === this.#boxes) return;
    this.#boxes = text;
    this.#bridge.tell(report);
  }
}

/** Where an element is in the window, px. */
export function rectOf(element: Element): LiveRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  return { x: tenth(x), y: tenth(y), width: tenth(width), height: tenth(height) };
}

function union(a: LiveRect, b: LiveRect): LiveRect {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** Scrolls what lies under a point and can be scrolled that way, else the page. */
export function scrollAt(x: number, y: number, dx: number, dy: number): void {
  for (let at = document.elementFromPoint(x, y); at !== null; at = at.parentElement) {
    if (at === document.documentElement || at === document.body) break;
    const { overflowX, overflowY } = getComputedStyle(at);
    const moves = (overflow: string): boolean => overflow === "auto" || overflow === "scroll";
    const before = [at.scrollLeft, at.scrollTop];
    if ((dx !== 0 && moves(overflowX)) || (dy !== 0 && moves(overflowY))) {
      at.scrollBy({ left: dx, top: dy, behavior: "instant" });
      if (at.scrollLeft !== before[0] || at.scrollTop !== before[1]) return;
    }
  }
  window.scrollBy({ left: dx, top: dy, behavior: "instant" });
}
