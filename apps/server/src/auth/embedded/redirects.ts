/**
 * The address when it may be redirected to, else undefined. A pattern is an address whose `**` stands for anything
 * after it; hosts are compared whole, so `https://sayhey.app.evil.com` never matches `https://sayhey.app/**`.
 */
export function allowedRedirect(wanted: string | null, patterns: readonly string[]): string | undefined {
  if (wanted === null || !URL.canParse(wanted)) return undefined;
  const url = new URL(wanted);
  if (url.username !== "" || url.password !== "") return undefined;
  const allowed = patterns.some((pattern) => {
    const open = pattern.endsWith("/**");
    const base = new URL(open ? pattern.slice(0, -2) : pattern);
    return url.origin === base.origin && (open ? url.pathname.startsWith(base.pathname) : url.href === base.href);
  });
  return allowed ? url.href : undefined;
}
