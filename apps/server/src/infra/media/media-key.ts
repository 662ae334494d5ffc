const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

/**
 * True when `key` can name a file in the media store: segments of letters, digits, `.`, `_` and `-` that each start with a
 * letter or digit, joined by `/`. No such key can climb out of the store, so nothing else has to guard against it.
 */
export function isMediaKey(key: string): boolean {
  if (key.length === 0 || key.length > 400) return false;
  return key.split("/").every((segment) => SEGMENT.test(segment) && !segment.includes(".."));
}
