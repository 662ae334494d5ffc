/**
 * Path, such as `data.full_name`, of a text that PostgreSQL cannot keep: with a null character, or with half of a character that
 * UTF-16 writes in two. Null when all of it can be kept. Passwords are passed over, since only their hashes are kept.
 */
export function findUnstorable(value: unknown): string | null {
  const waiting: [path: string, value: unknown][] = [["", value]];
  // A list instead of recursion: how deep it goes is the caller's choice.
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [path, found] = next;
    if (typeof found === "string" && !isStorable(found)) return path;
    if (typeof found !== "object" || found === null) continue;
    for (const [key, inner] of Object.entries(found)) {
      if (!isStorable(key)) return path;
      if (!/password$/i.test(key)) waiting.push([path === "" ? key : `${path}.${key}`, inner]);
    }
  }
  return null;
}

const isStorable = (text: string): boolean => !text.includes("\0") && !/\p{Surrogate}/u.test(text);

/** Whether lists and objects are nested more than `levels` deep. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  let level = [value];
  for (let depth = 0; depth <= levels; depth += 1) {
    level = level.flatMap((found) => (typeof found === "object" && found !== null ? Object.values(found) : []));
    if (level.length === 0) return false;
  }
  return true;
}
