/** Address of the style that maps are drawn with, as the host of the app says; empty where it has none. */
export function mapStyle(): string {
  const address = document.querySelector<HTMLMetaElement>('meta[name="sayhey-map"]')?.content ?? "";
  return /^https?:\/\//.test(address) ? address : "";
}
