import type { Knowledge } from "./knowledge/knowledge.ts";

/** Singular of an English noun or noun phrase, by table where it is irregular and by rule else. */
export function singularOf(label: string, knowledge?: Knowledge): string {
  const last = label.split(" ").at(-1) ?? label;
  const lower = last.toLowerCase();
  const keep = (word: string): string => label.slice(0, label.length - last.length) + matchCase(last, word);
  const irregular = knowledge?.singularOf(lower);
  if (irregular) return keep(irregular);
  if (knowledge && isKnown(knowledge, lower) && !isPluralForm(lower, knowledge)) return label;
  if (IN_IE_OR_U.test(lower)) return keep(lower.slice(0, -1));
  if (/(?:ss|us|is|series|species)$|^news$/.test(lower) || lower.length <= 3 || ONE_IN_S.test(lower)) return label;
  const uneven = UNEVEN.get(lower);
  if (uneven !== undefined) return keep(uneven);
  if (lower.endsWith("ies") && lower.length > 4) return keep(`${lower.slice(0, -3)}y`);
  if (
    /(?:ches|shes|xes|sses|zzes)$|^(?:mini|micro|trolley)?buses$|^(?:gases|statuses|bonuses|viruses|campuses|choruses|cactuses|circuses|syllabuses|lenses)$/.test(
      lower,
    )
  )
    return keep(lower.slice(0, -2));
  if (lower.endsWith("oes") && lower.length > 4 && !/(?:^|[a-z])(?:shoes|toes|hoes|canoes|foes|oboes)$/.test(lower))
    return keep(lower.slice(0, -2));
  return lower.endsWith("s") ? keep(lower.slice(0, -1)) : label;
}

/** English plural of a label: 'Fox' gives 'Foxes', 'Berry' gives 'Berries'. */
export function pluralOf(label: string): string {
  if (!/[a-z]$/i.test(label)) return label;
  if (UNCOUNTED.test(label)) return label;
  const irregular = IRREGULAR.find(([singular]) => new RegExp(`(?:^| )${singular}$`, "i").test(label));
  if (irregular)
    return label.slice(0, -irregular[0].length) + matchCase(label.slice(-irregular[0].length), irregular[1]);
  if (/[a-z]{2}sis$/i.test(label)) return label.replace(/is$/, "es");
  if (HARD_CH.test(label)) return `${label}s`;
  if (/(?:s|x|z|ch|sh)$/i.test(label)) return `${label}es`;
  if (/[^aeiou]y$/i.test(label)) return label.replace(/y$/i, "ies");
  return `${label}s`;
}

/** One of them ends in s already. */
const ONE_IN_S =
  /^(?:canvas|atlas|lens|bias|alias|christmas|pyjamas|pajamas|texas|pancreas|mathematics|physics|athletics|gymnastics|logistics|economics|politics|aerobics|ethics|binoculars|headquarters|clothes)$/;
/** One of them ends in ie, or in u. */
const IN_IE_OR_U =
  /^(?:movie|cookie|calorie|zombie|selfie|brownie|smoothie|hoodie|pixie|prairie|genie|rookie|foodie|veggie|birdie|budgie|collie|cutie|auntie|newbie|goalie|cabbie|junkie|hippie|indie|freebie|beanie|onesie|goodie|bogie|magpie|pie|tie|necktie|menu|submenu|guru|emu|tutu|haiku|sudoku|bayou|tofu|plateau|bureau|chateau|gateau|caribou)s$/;
/** 'Ch' as in tech. */
const HARD_CH = /(?:^| )(?:\w*tech|stomach|epoch|monarch|patriarch|matriarch|loch)$/i;
/** Several of what changes inside. */
const UNEVEN = new Map([
  ["knives", "knife"],
  ["wives", "wife"],
  ["leaves", "leaf"],
  ["shelves", "shelf"],
  ["bookshelves", "bookshelf"],
  ["wolves", "wolf"],
  ["loaves", "loaf"],
  ["calves", "calf"],
  ["halves", "half"],
  ["scarves", "scarf"],
  // One of them is no good.
  ["goods", "ware"],
]);
/** Nouns without a plural people would use. */
const MASS =
  "furniture|clothes|clothing|equipment|software|food|bread|cheese|wine|beer|tea|coffee|water|music|art|homework|laundry|news|yoga|chess|pottery|poetry|money|advice|jewell?ery|luggage|rice|honey|milk|snow|rain|weather|sleep|sheep|fish|deer|series|species|karate|judo|tennis|football|soccer|basketball|gold|silver|wool|yarn|firewood|wildlife|fitness|health|medicine|grammar|history|maths?|physics|produce|caffeine|sugar|salt|flour|butter|pasta|meat|beef|pork|bacon|seafood|garlic|alcohol|nicotine|tobacco|petrol|gasoline|diesel|fuel|protein|insulin|cholesterol|pollen|dust|sand|soil|compost|manure|hay|straw|livestock|poultry|cattle|traffic|baggage|mail|cash|electricity|energy|sunshine|sunlight|rainfall|snowfall|mileage|humidity|pollution|noise|leather|lumber|timber|steel|copper|stationery|crockery|cutlery|tableware|glassware|merchandise|footage|feedback|audio|e-commerce|metadata|multimedia|personnel|information|staff|wechat|paperwork|housework|childcare|attendance|equity|evidence|footwear|knitwear|crowdfunding|broadband|bandwidth|data|behaviou?r|hardware|research|knowledge|usage|machinery|scenery|sms|media";
/** These, and activities. */
const UNCOUNTED = new RegExp(
  `(?:^| )(?:\\w{3,}ing(?<!wedding|building|meeting|painting|gathering|string|ring|thing|earring|listing|viewing|sighting|drawing|outing)|${MASS})$`,
  "i",
);
const IRREGULAR: readonly [string, string][] = [
  ["person", "people"],
  ["child", "children"],
  ["man", "men"],
  ["foot", "feet"],
  ["tooth", "teeth"],
  ["goose", "geese"],
  ["mouse", "mice"],
  ["knife", "knives"],
  ["life", "lives"],
  ["leaf", "leaves"],
  ["shelf", "shelves"],
  ["wolf", "wolves"],
  ["loaf", "loaves"],
  ["cactus", "cacti"],
  ["potato", "potatoes"],
  ["tomato", "tomatoes"],
  ["hero", "heroes"],
];

function isKnown(knowledge: Knowledge, word: string): boolean {
  return knowledge.chainOf(word).length > 0;
}

/** Whether a known word is rather the plural of another: 'boats' is not in the table, 'glasses' is both. */
function isPluralForm(word: string, knowledge: Knowledge): boolean {
  return /[^s]s$/.test(word) && isKnown(knowledge, word.slice(0, -1)) && !/(?:us|is)$/.test(word);
}

function matchCase(before: string, after: string): string {
  return /^\p{Lu}/u.test(before) ? after.charAt(0).toUpperCase() + after.slice(1) : after;
}

const ABBREVIATION =
  /\b(url|api|ai|pc|q&a|b&b|sms|seo|crm|rss|pdf|css|html|gps|vip|uk|usa|eu|faq|tv|ui|sku|qr|cv|erp|iot|led(?! (?:to|by|into))|dns|sql|gpa|roi|kpi|esg|bmi|okr|rsvp|dnd|hr|diy|vat|ufo|nft|vr|rv|bbq|dj)(s?)\b/gi;

/** The text with abbreviations as they are written: 'short URLs'. */
export const withAbbreviations = (text: string): string =>
  text.replace(ABBREVIATION, (_all, letters: string, plural: string) => letters.toUpperCase() + plural);

/** The text with its first letter large. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
