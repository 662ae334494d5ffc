const HIDDEN = "[redacted]";
/** A shorter one would hide words that are none. */
const LEAST_LENGTH = 8;

/** Secrets of this process, as they are. */
const known = new Set<string>();

/** What a secret looks like wherever it comes from, with what stays of it. */
const SHAPES: readonly [RegExp, string][] = [
  [/\b([a-z][a-z0-9+.-]*:\/\/[^\s:@/"'\\]*):[^\s@/"'\\]+@/gi, `$1:${HIDDEN}@`],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi, `$1 ${HIDDEN}`],
  [/\beyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]+/g, HIDDEN],
  [
    /\b(?:sk|rk|pk)_(?:live|test)_\w{8,}|\bwhsec_[\w+/=-]{8,}|\bsb_secret_[\w-]{8,}|\bsayhey_\w{40,}|\bsk-[\w-]{16,}/g,
    HIDDEN,
  ],
  [
    /([?&#](?:access_token|refresh_token|token|token_hash|code|key|apikey|api_key|password|secret|signature|sig)=)[^&\s"'\\#]+/gi,
    `$1${HIDDEN}`,
  ],
  [
    /("?(?:password|secret|authorization|api_?key|access_token|refresh_token|cookie)"?\s*[:=]\s*\\?["'])(?!\[redacted\])[^"'\\]+/gi,
    `$1${HIDDEN}`,
  ],
];

/** Hides a secret in everything that is logged from now on. */
export function hideSecret(secret: string | undefined): void {
  if (secret === undefined || secret.length < LEAST_LENGTH) return;
  known.add(secret);
  // As it stands inside JSON, and inside an address.
  known.add(JSON.stringify(secret).slice(1, -1));
  known.add(encodeURIComponent(secret));
}

/** A line of the log without what nobody may read there: this process's own secrets, and what looks like one. */
export function redact(line: string): string {
  let shown = line;
  for (const secret of known) shown = shown.replaceAll(secret, HIDDEN);
  for (const [shape, rest] of SHAPES) shown = shown.replace(shape, rest);
  return shown;
}
