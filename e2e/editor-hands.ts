import type { Frame, Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** What a person works with. */
export type Input = "mouse" | "touch" | "keyboard";

export interface Point {
  x: number;
  y: number;
}

/** Most steps of the Tab key from one control to another; what is further away nobody reaches. */
const MOST_TABS = 160;
/** Where the focus can be, as one page of elements: the frame counts where what is in it has the focus. */
const HAS_FOCUS = (element: Element): boolean => element.ownerDocument.activeElement === element;
/** Whether keys go to an element, in the app's frame too. */
const TAKES_KEYS = (element: Element): boolean =>
  element.ownerDocument.activeElement === element && element.ownerDocument.hasFocus();

/** A point within something that is to be seen, once it stands still. */
export async function pointIn(of: Locator, across: number, down: number): Promise<Point> {
  let last = "";
  const stands = async (): Promise<boolean> => {
    const before = last;
    last = JSON.stringify(await of.boundingBox());
    return last !== "null" && last === before;
  };
  await expect.poll(stands, { interval: 100 }).toBe(true);
  const { x, y, width, height } = JSON.parse(last) as Point & { width: number; height: number };
  return { x: x + width * across, y: y + height * down };
}

/** Waits until keys go to a field: a tap, and the way into another frame, take their time. */
export async function takesKeys(field: Locator): Promise<void> {
  await expect.poll(() => field.evaluate(TAKES_KEYS)).toBe(true);
}

/** A person at one page, with nothing but a mouse, a finger or a keyboard. */
export class Hand {
  readonly input: Input;
  readonly page: Page;

  constructor(input: Input, page: Page) {
    this.input = input;
    this.page = page;
  }

  /** The frame the running app is in. */
  frame(): Frame {
    const frame = this.page.frames().find((each) => /^http:\/\/[\w-]+\.localhost/.test(each.url()));
    if (frame === undefined) throw new Error("The app is not shown.");
    return frame;
  }

  /** Something in the running app. */
  inApp(selector: string): Locator {
    return this.page.frameLocator("iframe[title$=running]").locator(selector);
  }

  /** Presses a control: a click, a tap, or Tab to it and then a key. */
  async press(target: Locator, key = "Enter"): Promise<void> {
    if (this.input === "mouse") return target.click();
    if (this.input === "touch") return target.tap();
    await this.reach(target);
    await takesKeys(target);
    await this.page.keyboard.press(key);
  }

  /** Writes into a field, in place of what is there. */
  async write(field: Locator, text: string): Promise<void> {
    if (this.input === "mouse") await field.click({ clickCount: 3 });
    else if (this.input === "touch") await field.tap();
    else await this.reach(field);
    await takesKeys(field);
    await this.page.keyboard.press("ControlOrMeta+a");
    await this.page.keyboard.insertText(text);
  }

  /** Chooses in a list as the browser draws it, which neither mouse nor finger of a test can open. */
  async choose(list: Locator, index: number): Promise<void> {
    if (this.input !== "keyboard") return void (await list.selectOption({ index }));
    await this.reach(list);
    const steps = index - (await list.evaluate((element) => (element as HTMLSelectElement).selectedIndex));
    for (let step = 0; step < Math.abs(steps); step += 1)
      await this.page.keyboard.press(steps > 0 ? "ArrowDown" : "ArrowUp");
    await expect.poll(() => list.evaluate((element) => (element as HTMLSelectElement).selectedIndex)).toBe(index);
  }

  /** Chooses one of several that stand side by side and share one stop of the Tab key. */
  async pick(group: Locator, name: string): Promise<void> {
    if (this.input !== "keyboard") return this.press(group.getByText(name, { exact: true }));
    const radios = group.getByRole("radio");
    const chosen = group.locator("input:checked");
    await this.reach((await chosen.count()) === 0 ? radios.first() : chosen);
    const wanted = group.getByRole("radio", { name, exact: true });
    for (let step = await radios.count(); step > 0 && !(await wanted.isChecked()); step -= 1)
      await this.page.keyboard.press("ArrowRight");
    await expect.poll(() => wanted.isChecked()).toBe(true);
  }

  /** Goes to a mode of the editor by its row of tabs. */
  async mode(name: string): Promise<void> {
    const tab = this.page.getByRole("tab", { name, exact: true });
    const isChosen = async (): Promise<boolean> => (await tab.getAttribute("aria-selected")) === "true";
    if (await isChosen()) return;
    if (this.input === "keyboard") {
      const modes = this.page.getByRole("tablist", { name: "Modes of the editor" });
      await this.reach(modes.getByRole("tab", { selected: true }));
      const names = await modes.getByRole("tab").allTextContents();
      const from = names.indexOf((await modes.getByRole("tab", { selected: true }).textContent()) ?? "");
      const steps = names.indexOf(name) - from;
      for (let step = 0; step < Math.abs(steps); step += 1)
        await this.page.keyboard.press(steps > 0 ? "ArrowRight" : "ArrowLeft");
    } else await this.press(tab);
    await expect.poll(isChosen).toBe(true);
  }

  /** Shows one of the panes that a phone shows one at a time; a wide window shows them all. */
  async pane(name: "Chat" | "App" | "Design"): Promise<void> {
    if (this.input !== "touch") return;
    const button = this.page.getByRole("navigation", { name: "Panes of the editor" }).getByRole("button", { name });
    await button.tap();
    await expect.poll(() => button.getAttribute("aria-pressed")).toBe("true");
  }

  /** Tabs to a control, forwards or backwards, whichever way it lies. */
  async reach(target: Locator): Promise<void> {
    await target.waitFor({ state: "attached" });
    const inFrame = await target.evaluate(
      (element) => element.ownerDocument.defaultView !== element.ownerDocument.defaultView?.top,
    );
    for (let step = 0; step < MOST_TABS; step += 1) {
      const away = await this.#away(target, inFrame);
      if (away === 0) return;
      // In the code the Tab key indents, unless one leaves it.
      if (await this.page.locator(".cm-content:focus").isVisible()) await this.page.keyboard.press("Escape");
      await this.page.keyboard.press(away > 0 ? "Tab" : "Shift+Tab");
    }
    throw new Error(`No key leads to ${target.toString()}.`);
  }

  /** 0 at a control; 1 where it comes after what has the focus, -1 before it. */
  async #away(target: Locator, inFrame: boolean): Promise<-1 | 0 | 1> {
    const order = (element: Element): -1 | 0 | 1 => {
      const focused = element.ownerDocument.activeElement;
      if (focused === element) return 0;
      if (focused === null || focused === element.ownerDocument.body) return 1;
      return focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? -1 : 1;
    };
    if (!inFrame) return target.evaluate(order);
    const frame = this.page.locator("iframe[title$=running]");
    if (!(await frame.evaluate(HAS_FOCUS))) return frame.evaluate(order);
    // The page says so before keys go there: one pressed too early would lead into the frame a second time.
    await expect.poll(() => target.evaluate(({ ownerDocument }) => ownerDocument.hasFocus())).toBe(true);
    return target.evaluate(order);
  }

  /** A point within something, as far as the window shows it. */
  pointIn(of: Locator, across = 0.5, down = 0.5): Promise<Point> {
    return pointIn(of, across, down);
  }

  /** Clicks twice, or taps twice, and again where the second tap came too late to belong to the first one. */
  async twice({ x, y }: Point, isDone: () => Promise<boolean>): Promise<void> {
    if (this.input !== "touch") return this.page.mouse.dblclick(x, y);
    const tap = async (): Promise<boolean> => {
      if (await isDone()) return true;
      await this.page.touchscreen.tap(x, y);
      await this.page.touchscreen.tap(x, y);
      return false;
    };
    await expect.poll(tap, { interval: 2000 }).toBe(true);
  }

  /** Clicks or taps. */
  async once({ x, y }: Point): Promise<void> {
    if (this.input === "touch") await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  /** Drags by mouse. */
  async drag(from: Point, to: () => Promise<Point>): Promise<void> {
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    const { x, y } = await to();
    await mouse.move(x, y, { steps: 6 });
    await this.page.locator("[data-drop-line]").waitFor();
    await mouse.up();
  }

  /** Rests a finger until it holds something, and drags that. */
  async dragByFinger(from: Point, holds: () => Promise<boolean>, to: Point): Promise<void> {
    const touch = await this.page.context().newCDPSession(this.page);
    const finger = (type: "touchStart" | "touchMove" | "touchEnd", points: Point[]): Promise<unknown> =>
      touch.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    await finger("touchStart", [from]);
    await expect.poll(holds).toBe(true);
    await finger("touchMove", [{ x: to.x, y: to.y + 4 }]);
    await finger("touchMove", [to]);
    await finger("touchEnd", []);
    await touch.detach();
  }
}
