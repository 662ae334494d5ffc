/** Prints one block alone, in black on white. */
export function printBlock(id: string): void {
  const block = document.getElementById(id);
  block?.setAttribute("data-printing", "");
  window.addEventListener("afterprint", () => block?.removeAttribute("data-printing"), { once: true });
  window.print();
}
