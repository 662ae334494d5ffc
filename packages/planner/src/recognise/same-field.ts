import { fold } from "../embedded/fold.ts";
import { isAlso } from "../embedded/named-fields.ts";
import { stem } from "./stems.ts";

/** Names of one property each, as people write them down. */
const SAME: readonly ReadonlySet<string>[] = [
  "photo photos pic pics picture pictures image foto snap",
  "place location address where site spot venue",
  "note notes comment comments remarks remark",
  "price cost charge charged fee amount",
  "count number quantity",
  "state status stage progress",
  "type kind sort category",
  "color colour",
  "phone telephone mobile",
  "e-mail email mail",
  "med meds medicine medication",
  "date day when",
  "by who",
  "tag tags",
  "expiry expires until due valid",
  "checked seen",
  "metres meters",
  "litres liters",
  "insurance insured",
  "maker make manufacturer brand",
].map((words) => new Set(words.split(" ").map(stem)));

/** Ways to write how something was paid. */
const PAID = /^(?:paid by|pays by|paid|paid how|how paid|method|payment method|payment)$/;

const wordsOf = (name: string): string[] =>
  fold(name)
    .replaceAll(/[^\p{L}\p{N} -]/gu, "")
    .split(" ")
    .filter(Boolean)
    .map(stem);

const isSameWord = (one: string, other: string): boolean =>
  one === other || SAME.some((group) => group.has(one) && group.has(other));

/** Whether two labels are of one property: 'photo' and 'Picture', 'where found' and 'Where', 'monthly fee' and 'Fee'. */
export function isSameField(one: string, other: string): boolean {
  const [whole, part] = [one, other].map((name) => name.replace(/ per \p{L}+$/u, "")) as [string, string];
  // A rate per head is a rate.
  if ((whole === one) !== (part === other)) return isSameField(whole, part);
  if (PAID.test(fold(one)) && PAID.test(fold(other))) return true;
  const [own, said] = [wordsOf(one), wordsOf(other)];
  if (own.join(" ") === said.join(" ") || isAlso(fold(one), fold(other))) return true;
  const [short, long] = own.length <= said.length ? [own, said] : [said, own];
  const [first = "", last = ""] = [long[0], long.at(-1)];
  const [only = ""] = short;
  if (short.length > 1) {
    // 'Cat no.' and 'Catalogue number' are told apart; 'release date' and 'date of release' are not.
    return long.length === short.length && short.every((word) => long.some((each) => isSameWord(word, each)));
  }
  // A word alone means the longer name it ends, unless that says which of several: a date is no release date.
  return isSameWord(only, last) && (long.length === 1 || !SEVERAL.has(last))
    ? true
    : ASKING.has(first) && isSameWord(only, first);
}

/** Of these a thing often has several: which one is meant takes more words. */
const SEVERAL = new Set(
  "date day time number name note type kind size place price cost fee charge amount length hours by"
    .split(" ")
    .map(stem),
);
const ASKING = new Set(["where", "when", "who"].map(stem));
