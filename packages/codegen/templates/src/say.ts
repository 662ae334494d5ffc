/** Puts values into a text: `{n}` becomes `values.n`; of `one|many` the form for `values.n` is taken. */
export function say(text: string, values: Record<string, string | number>): string {
  const [one, many] = text.split("|");
  const form = many !== undefined && values["n"] !== 1 ? many : (one ?? text);
  return form.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
}

/** The name of a thing inside a phrase: 'ruche' in 'Ajouter ruche'. German keeps its capitals, and so does 'NFT' anywhere. */
export function inPhrase(name: string, language: string): string {
  const [first = ""] = name.split(" ");
  const isPlain = /^\p{Lu}['’]?\p{Ll}[\p{Ll}'’-]*$/u.test(first);
  return language === "de" || !isPlain ? name : first.toLocaleLowerCase(language) + name.slice(first.length);
}
