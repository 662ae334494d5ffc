import type { LivePointed } from "@sayhey/contract/live";
import type { Bridge } from "./bridge.ts";
import { takeFocus } from "./keep-focus.ts";
import { rectOf } from "./watch-app.ts";

const MOST = 4000;

interface Pointed {
  request: number;
  element: HTMLElement;
}

/** Lets a person type over a text of the app in its place. What comes of it is told as plain text; the app is left as it was. */
export class TextEdit {
  readonly #bridge: Bridge;
  #pointed: Pointed | null = null;
  #end: (() => void) | null = null;

  constructor(bridge: Bridge) {
    this.#bridge = bridge;
  }

  /** Tells which text lies under a point of the window. */
  point(request: number, x: number, y: number): void {
    this.#end?.();
    const element = textAt(x, y);
    this.#pointed = element === null ? null : { request, element };
    this.#bridge.tell({ type: "sayhey:pointed", request, at: element === null ? null : describe(element) });
  }

  /** Puts a text where the one was that was pointed at. */
  put(request: number, text: string): void {
    const element = this.#pointed?.request === request ? this.#pointed.element : null;
    const node = element === null ? undefined : ownTexts(element)[0];
    if (node !== undefined) node.nodeValue = text;
  }

  /** Lets the person type. */
  type(request: number, multiline: boolean): void {
    if (this.#pointed?.request !== request || this.#end !== null) return;
    const { element } = this.#pointed;
    const nodes = [...element.childNodes];
    const texts = ownTexts(element).map((node) => [node, node.nodeValue ?? ""] as const);
    const before = element.textContent;
    const style = element.getAttribute("style");
    element.setAttribute("contenteditable", "plaintext-only");
    // A browser that does not know plain text takes what is typed as it is; only its text is read.
    if (!element.isContentEditable) element.setAttribute("contenteditable", "true");
    Object.assign(element.style, {
      outline: "2px solid #ff5a36",
      outlineOffset: "3px",
      cursor: "text",
      userSelect: "text",
      minWidth: "1ch",
    });
    takeFocus(element);
    const selection = window.getSelection();
    selection?.selectAllChildren(element);

    const finish = (text: string | null): void => {
      if (this.#end === null) return;
      this.#end = null;
      for (const [type, listener] of listeners) document.removeEventListener(type, listener, true);
      element.removeAttribute("contenteditable");
      if (style === null) element.removeAttribute("style");
      else element.setAttribute("style", style);
      // React goes on with the very nodes it made.
      element.replaceChildren(...nodes);
      for (const [node, value] of texts) node.nodeValue = value;
      const isNew = text !== null && text !== before;
      if (isNew && texts[0] !== undefined) texts[0][0].nodeValue = text;
      selection?.removeAllRanges();
      this.#bridge.tell({ type: "sayhey:typed", request, text: isNew ? text : null });
    };
    const typed = (): string => readText(element, multiline);
    this.#end = () => finish(typed());
    const inside = (event: Event): boolean => event.target instanceof Node && element.contains(event.target);
    const listeners: [string, (event: Event) => void][] = [
      [
        "keydown",
        (event) => {
          if (!(event instanceof KeyboardEvent) || event.isComposing) return;
          // The app's own keys wait.
          event.stopPropagation();
          if (event.key === "Escape") finish(null);
          else if (event.key === "Enter" && (!multiline || event.metaKey || event.ctrlKey)) finish(typed());
          else return;
          event.preventDefault();
        },
      ],
      ["focusout", (event) => inside(event) && finish(typed())],
      [
        "pointerdown",
        (event) => {
          if (inside(event)) return;
          event.preventDefault();
          event.stopPropagation();
          finish(typed());
        },
      ],
      [
        "click",
        (event) => {
          // A text may stand on a button or a link.
          event.preventDefault();
          event.stopPropagation();
        },
      ],
      [
        "paste",
        (event) => {
          if (!(event instanceof ClipboardEvent)) return;
          event.preventDefault();
          event.stopPropagation();
          const text = event.clipboardData?.getData("text/plain").slice(0, MOST) ?? "";
          document.execCommand("insertText", false, multiline ? text : text.replaceAll(/\s+/g, " "));
        },
      ],
      ["drop", (event) => event.preventDefault()],
    ];
    for (const [type, listener] of listeners) document.addEventListener(type, listener, true);
  }
}

const ownTexts = (element: Element): Text[] =>
  [...element.childNodes].filter((node) => node instanceof Text && (node.nodeValue ?? "").trim() !== "") as Text[];

/** The innermost element whose own text lies under a point. */
function textAt(x: number, y: number): HTMLElement | null {
  const under = document.elementFromPoint(x, y);
  if (!(under instanceof HTMLElement)) return null;
  if (under instanceof HTMLInputElement || under instanceof HTMLTextAreaElement) return null;
  if (ownTexts(under).length > 0) return under;
  // Beside the words, but in the box that holds them alone.
  const inner = [...under.querySelectorAll<HTMLElement>("*")].filter((each) => ownTexts(each).length > 0);
  const near = inner.filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return x >= left - 4 && x <= right + 4 && y >= top - 4 && y <= bottom + 4;
  });
  return near.at(-1) ?? (inner.length === 1 ? (inner[0] ?? null) : null);
}

function describe(element: HTMLElement): LivePointed | null {
  const text = element.textContent;
  if (text.length > MOST) return null;
  const block = element.closest("[data-block]");
  const page = document.querySelector("[data-page]");
  const place =
    block !== null
      ? "block"
      : element.closest(".brand") !== null
        ? "brand"
        : element.closest("nav") !== null
          ? "navigation"
          : (page?.contains(element) ?? false)
            ? "head"
            : "elsewhere";
  const around = block ?? (place === "head" ? page : document.body);
  const equal = [...(around?.querySelectorAll("*") ?? [])].filter(
    (each) => ownTexts(each).length > 0 && each.textContent === text,
  );
  return {
    page: page?.getAttribute("data-page")?.slice(0, 80) ?? null,
    block: block?.getAttribute("data-block")?.slice(0, 80) ?? null,
    place,
    text,
    occurrence: Math.max(0, equal.indexOf(element)),
    rect: rectOf(element),
  };
}

/** What has been typed, as plain text. */
function readText(element: HTMLElement, multiline: boolean): string {
  const text = element.innerText.replaceAll("\u00a0", " ").slice(0, MOST);
  // Capitals that only the styles make are not what was typed.
  const plain = getComputedStyle(element).textTransform === "none" ? text : element.textContent.slice(0, MOST);
  return multiline ? plain.replace(/\n+$/, "") : plain.replaceAll(/\s+/g, " ").trim();
}
