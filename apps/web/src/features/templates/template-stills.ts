const FILES = import.meta.glob<string>("../../assets/stills/*.webp", { eager: true, query: "?url", import: "default" });

/** Address of a still of a template's trailer. */
export function templateStill(slug: string): string {
  return FILES[`../../assets/stills/${slug}.webp`] ?? "";
}
