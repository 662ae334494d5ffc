/** What a person has typed, opened and scrolled to, as far as it is in the page and not in the app's data. */
export interface Place {
  path: string;
  window: [x: number, y: number];
  /** Scrolled boxes, by their place in the page. */
  boxes: { at: string; x: number; y: number }[];
  fields: { at: string; value: string; checked: boolean }[];
  opened: string[];
  focus: { at: string; start: number | null; end: number | null } | null;
}

const MOST = 200;
const KEPT_AS = "sayhey:place";

/** Notes where the person is. */
export function notePlace(): Place {
  const place: Place = {
    path: window.location.pathname + window.location.hash,
    window: [window.scrollX, window.scrollY],
    boxes: [],
    fields: [],
    opened: [],
    focus: null,
  };
  for (const element of document.querySelectorAll("#root *")) {
    if (element.scrollTop !== 0 || element.scrollLeft !== 0)
      place.boxes.push({ at: placeOf(element), x: element.scrollLeft, y: element.scrollTop });
    if (element instanceof HTMLDetailsElement && element.open) place.opened.push(placeOf(element));
    if (isField(element) && place.fields.length < MOST && hasInput(element))
      place.fields.push({
        at: placeOf(element),
        value: element.value,
        checked: element instanceof HTMLInputElement && element.checked,
      });
  }
  const focused = document.activeElement;
  if (focused !== null && focused !== document.body) {
    const isText = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
    place.focus = {
      at: placeOf(focused),
      start: isText ? focused.selectionStart : null,
      end: isText ? focused.selectionEnd : null,
    };
  }
  return place;
}

/** Brings back what was noted, as far as it is still there. */
export function restorePlace(place: Place): void {
  for (const at of place.opened) {
    const element = elementAt(at);
    if (element instanceof HTMLDetailsElement) element.open = true;
  }
  for (const { at, value, checked } of place.fields) {
    const field = elementAt(at);
    if (field !== null && isField(field)) fill(field, value, checked);
  }
  for (const { at, x, y } of place.boxes) elementAt(at)?.scrollTo({ left: x, top: y, behavior: "instant" });
  window.scrollTo({ left: place.window[0], top: place.window[1], behavior: "instant" });
  if (place.focus === null) return;
  const focused = elementAt(place.focus.at);
  if (!(focused instanceof HTMLElement)) return;
  focused.focus({ preventScroll: true });
  if (focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement) {
    // Some kinds of input have no selection.
    if (place.focus.start !== null) focused.setSelectionRange(place.focus.start, place.focus.end);
  }
}

/** Keeps the place over a loading of the page. */
export function keepPlace(): void {
  try {
    sessionStorage.setItem(KEPT_AS, JSON.stringify(notePlace()));
  } catch {
    // A browser that keeps nothing in foreign frames: the page begins at its top.
  }
}

/** The place kept before the page was loaded, once. */
export function takePlace(): Place | null {
  try {
    const text = sessionStorage.getItem(KEPT_AS);
    sessionStorage.removeItem(KEPT_AS);
    return text === null ? null : (JSON.parse(text) as Place);
  } catch {
    return null;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isField(element: Element): element is Field {
  return (
    (element instanceof HTMLInputElement && element.type !== "file" && element.type !== "password") ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

function hasInput(field: Field): boolean {
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) return true;
  return field.value !== "";
}

/** Enters a value as a person would, so that the app hears of it. */
function fill(field: Field, value: string, checked: boolean): void {
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    if (field.checked !== checked) field.click();
    return;
  }
  if (field.value === value) return;
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

/** Where an element is: its name or id within its block where it has one, else its steps down from the block. */
function placeOf(element: Element): string {
  const block = element.closest("[data-block]");
  const start = block === null ? "#root" : `[data-block="${CSS.escape(block.getAttribute("data-block") ?? "")}"]`;
  const name = element.getAttribute("name");
  if (name !== null && !(element instanceof HTMLInputElement && element.type === "radio"))
    return `${start} [name="${CSS.escape(name)}"]`;
  const steps: string[] = [];
  const top = block ?? document.getElementById("root");
  for (let at: Element | null = element; at !== null && at !== top; at = at.parentElement)
    steps.unshift(`:nth-child(${[...(at.parentElement?.children ?? [])].indexOf(at) + 1})`);
  return [start, ...steps].join(" > ");
}

function elementAt(place: string): Element | null {
  try {
    return document.querySelector(place);
  } catch {
    return null;
  }
}
