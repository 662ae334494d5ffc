import { icons } from "./icons.tsx";

/** A line icon by its lucide name. Decoration only: what it means is said beside it. */
export function Icon({ name, className = "size-5" }: { name: string; className?: string }) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {icons[name] ?? icons["circle"]}
    </svg>
  );
}
