/** A person's initials on a colour of their own. Decoration: the name stands beside it. */
export function Avatar({ name, className = "" }: { name: string; className?: string }) {
  const initials = name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toLocaleUpperCase() ?? "")
    .join("");
  const tone = Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 3;
  return (
    <span className={`avatar avatar-${tone} ${className}`} aria-hidden="true">
      {initials}
    </span>
  );
}
