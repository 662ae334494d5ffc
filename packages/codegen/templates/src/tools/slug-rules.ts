/** How a slug is made. */
export interface SlugOptions {
  separator: "-" | "_";
  /** Longest slug; it is cut between words where that goes. */
  most: number;
  language: string;
  /** What stands for '&'. */
  and: string;
}

/** Letters that have no plain letter inside them. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
};

const GERMAN: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

/** A title as the end of a web address: 'Fish & Chips!' is 'fish-and-chips'. Letters of other scripts stay. */
export function slug(title: string, { separator, most, language, and }: SlugOptions): string {
  const low = title.normalize("NFC").toLowerCase();
  const words = low
    .replace(/[äöü]/g, (letter) => (language === "de" ? (GERMAN[letter] ?? letter) : letter))
    .replace(/[ßæœøđðþłı]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll("&", ` ${and} `)
    .replace(/['’]/g, "")
    .normalize("NFD")
    .replace(/(?<=[a-z])\p{M}+/gu, "")
    .normalize("NFC")
    .match(/[\p{L}\p{N}\p{M}]+/gu);
  return shortened(words ?? [], separator, most);
}

function shortened(words: readonly string[], separator: string, most: number): string {
  let text = "";
  for (const word of words) {
    const longer = text === "" ? word : text + separator + word;
    if (longer.length > most) return text === "" ? word.slice(0, most) : text;
    text = longer;
  }
  return text;
}

/** A slug for every line; one that was there already gets a number: 'news', 'news-2'. */
export function slugs(text: string, options: SlugOptions): string[] {
  const seen = new Set<string>();
  const times = new Map<string, number>();
  return text.split("\n").map((line) => {
    const plain = slug(line, options);
    if (plain === "") return "";
    let unique = plain;
    while (seen.has(unique)) {
      const time = (times.get(plain) ?? 1) + 1;
      times.set(plain, time);
      unique = `${plain}${options.separator}${time}`;
    }
    seen.add(unique);
    return unique;
  });
}
