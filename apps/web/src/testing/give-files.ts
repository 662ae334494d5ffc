/** Whatever the clipboard or a hand may hold. */
interface Given {
  text?: string;
  file?: File;
}

/** Pastes into whatever has the focus, as the browser tells it: a page may not fill the clipboard with files itself. */
export function paste({ text, file }: Given): void {
  const clipboardData = new DataTransfer();
  if (text !== undefined) clipboardData.setData("text/plain", text);
  if (file !== undefined) clipboardData.items.add(file);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
  );
}
