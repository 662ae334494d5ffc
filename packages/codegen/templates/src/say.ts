/** Puts values into a text: `{n}` becomes `values.n`; of `one|many` the form for `values.n` is taken. */
export function say(text: string, values: Record<string, string | number>): string {
  const [one, many] = text.split("|");
  const form = many !== undefined && values["n"] !== 1 ? many : (one ?? text);
  return form.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
}
