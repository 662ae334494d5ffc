const { focus } = HTMLElement.prototype;

/** Lets the app move the focus only while it has it: somebody at work in the editor around it goes on there. */
export function keepFocus(): void {
  HTMLElement.prototype.focus = function (this: HTMLElement, options?: FocusOptions): void {
    if (document.hasFocus()) focus.call(this, options);
  };
}

/** Brings the focus to an element of the app, because the person asked for it in the editor. */
export function takeFocus(element: HTMLElement): void {
  window.focus();
  focus.call(element, { preventScroll: true });
}
