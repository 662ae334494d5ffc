/** British and American spellings of what stands in names of properties; both are the same property. */
const SPELLINGS: readonly (readonly [british: RegExp, american: string])[] = [
  [/\b(col|fav|flav|lab|harb|neighb|behavi|od|vap|hum)our/g, "$1or"],
  [/tyre/g, "tire"],
  [/met(re)(s?)\b/g, "meter$2"],
  [/\blitre/g, "liter"],
  [/centre/g, "center"],
  [/fibre/g, "fiber"],
  [/calibre/g, "caliber"],
  [/theatre/g, "theater"],
  [/\bgrey/g, "gray"],
  [/licence/g, "license"],
  [/catalogue/g, "catalog"],
  [/programme\b/g, "program"],
  [/mould/g, "mold"],
  [/moult/g, "molt"],
  [/draught/g, "draft"],
  [/traveller/g, "traveler"],
  [/instalment/g, "installment"],
  [/enrolment/g, "enrollment"],
  [/practise/g, "practice"],
  [/speciality/g, "specialty"],
  [/jewellery/g, "jewelry"],
  [/aluminium/g, "aluminum"],
  [/sulphur/g, "sulfur"],
  [/\bcheque/g, "check"],
  [/cancelled/g, "canceled"],
  [
    /(organ|fertil|digit|steril|util|memor|author|priorit|categor|final|special|custom)is(e|ed|er|ing|ation|es)\b/g,
    "$1iz$2",
  ],
];

/** A name as it is looked up, in any language: lower case, no hyphens, no marks at its end, signs as words. */
export function plainName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(/\s*\([^()]*\)/g, "")
    .replaceAll("#", " number ")
    .replaceAll("%", " percent ")
    .replaceAll(/\s*\/\s*/g, " ")
    .replaceAll(/[-–_]/g, " ")
    .replaceAll(/(?<!\d)[.?!:,]+(?=\s|$)/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** The same without accents: who types on a phone leaves them out. */
export const withoutAccents = (name: string): string =>
  name.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ß", "ss").replaceAll("œ", "oe");

/** A name as English properties are looked up: American spelling, no article, no possessive. */
export function englishName(name: string): string {
  const plain = plainName(name)
    .replace(/^(?:the|an?|its|their|his|her|my|our|your|a note of|the name of)\s+(?=\S)/, "")
    .replaceAll(/'s\b|s'(?=\s)/g, (mark) => (mark === "s'" ? "s" : ""))
    .replaceAll("'", "")
    .replace(/\bnos?(?= of\b)|\b(?:no|nr|num)$/, "number");
  return SPELLINGS.reduce((text, [british, american]) => text.replaceAll(british, american), plain);
}
