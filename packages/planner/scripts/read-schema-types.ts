import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface JsonSchema {
  title?: string;
  allOf?: { $ref?: string }[];
  properties?: Record<string, unknown>;
}

/** What a value of a property is, as one letter of the table, by the name of its schema.org range. */
const RANGES: readonly [RegExp, string][] = [
  [/MonetaryAmount|PriceSpecification/, "m"],
  [/Distance/, "c"],
  [/Mass/, "k"],
  [/Energy/, "e"],
  [/Duration/, "u"],
  [/ImageObject/, "i"],
  [/PostalAddress|Place|AdministrativeArea/, "l"],
  [/Person|Organization/, "p"],
];

/** Properties about the web page, the catalogue or the trade rather than the thing; nobody keeps them in an app of their own. */
const DULL =
  /^(?:about|abstract|accessibility|access|accountable|acquire|action|actionable|additional|aggregate|alternate|applicable|application[A-Z]|archivedAt|area|asin|associated|assembly|audience|award|brand|broker|branch|byArtist|buy|citation|code|comment|conditionsOfAccess|confidence|content[A-Z]|correction|copyright|creative|credential|credit|cssSelector|data|digital|disambiguat|discussion|diversity|duns|edit[A-Z]|eligible|embed|encod|error|ethics|event$|exif|expects|faxNumber|feature|gtin|global|geo|has(?:Map|Part|Credential|Variant|Energy|Merchant|Offer|Pos|Adult|Digital|Certification|Shipping|Health|Occupation|Product|Course|Menu|Tier|Teleph|Member|Stage|Geri)|http|identif|in(?:Codeset|Dataset|Supply|Product)|interact|interpreted|isA|isBased|isFamily|isPartOf|isPlan|isRelated|isSimilar|isic|iso|ineligible|item(?:Offered|List)|jobImmediate|known|knows|legalName|leiCode|licen|logo|main(?:Entity|Content)|make|max[A-Z]|mentions|merchant|meetsEmission|mpn|naics|negative|nonprofit|nonEqual|nsn|offer|owns|parent[A-Z]|pattern|playerType|position$|positive|potential|predecessor|previous|primaryImage|producti|productID|provider|public(?:Access|ation$|ations)|publish(?:er|ing)|recorded|related|release[dN]|reserved|review|sameAs|schema|sdPub|sdDate|sdLic|serial|serving(?:Url)|sku|slogan|smoking|source[A-Z]|spatial|speakable|species|sponsor|strength(?:Unit)|sub[A-Z]|successor|supersed|target|taxID|teaches|temporal|text$|thumbnail|tongue|trailer|translat|typical|uploadDate|url$|usage|uses|valid|value|variable|vatID|vehicleSpecial|verification|version|video|warn|webCheckin|width$|workT|workE|worksFor)/;

/** Branches of the vocabulary that are no things people keep. */
const SKIPPED =
  /(?:Action|Enumeration|Specification|Page|Object|Role|List|Rating|Statement|Element|Audience|Value|Type|Code|Point|Channel|Shape|Policy|Catalog|Feed|Target|Series$(?<!TVSeries|BookSeries|PodcastSeries|EventSeries))$/;

/**
 * Compiles schema.org's types to one line each: `type<parent|property:letter …`, both in words.
 * Letters: t text, d date, D date and time, T time, b yes or no, n number, u minutes, c centimetres, k kilograms,
 * e kilocalories, m money, l place, p person, i picture, U web address.
 */
export function readSchemaTypes(folder: string): string {
  const lines: string[] = [];
  for (const file of readdirSync(folder).sort()) {
    const schema = JSON.parse(readFileSync(join(folder, file), "utf8")) as JsonSchema;
    const name = schema.title ?? file.replace(/\..*$/, "");
    if (SKIPPED.test(name) || /^\d/.test(name)) continue;
    const parent = schema.allOf?.[0]?.$ref?.replace("schema:", "") ?? "";
    const properties = Object.entries(schema.properties ?? {}).flatMap(([property, range]) => {
      const letter = DULL.test(property) ? undefined : letterOf(JSON.stringify(range), property);
      return letter === undefined ? [] : [`${wordsOf(property)}:${letter}`];
    });
    lines.push(`${wordsOf(name)}<${wordsOf(parent)}|${properties.join(",")}`);
  }
  return lines.join("\n");
}

function letterOf(range: string, property: string): string | undefined {
  const bare = range.replace(/"description":"(?:[^"\\]|\\.)*",?/g, "");
  for (const [pattern, letter] of RANGES) if (new RegExp(`schema:(?:${pattern.source})"`).test(bare)) return letter;
  if (/"format":"date-time"/.test(bare)) return "D";
  if (/"format":"date"/.test(bare)) return "d";
  if (/"format":"time"/.test(bare)) return "T";
  if (/"type":"boolean"/.test(bare)) return "b";
  if (/"type":"(?:integer|number)"|QuantitativeValue/.test(bare))
    return /^(?:price|cost|fee|total)/.test(property) ? "m" : "n";
  if (/"type":"string"(?!,"format":"uri")/.test(bare)) return "t";
  return undefined;
}

/** 'numberOfPages' reads 'number of pages', 'TVSeries' reads 'tv series'. */
function wordsOf(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .toLowerCase();
}
