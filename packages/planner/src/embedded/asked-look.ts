import type { ArtDirection, Theme } from "@sayhey/appspec";
import { fold } from "./language.ts";

/** What an idea says about its own look, and what its audience asks for without saying so. */
export interface AskedLook {
  /** Art directions in order of fit. `must`: even where the field of life has other ones. */
  directions: readonly ArtDirection[];
  must: boolean;
  scheme?: Theme["scheme"];
  /** The colours named, the main one first, as `#rrggbb`. */
  colours: readonly string[];
  manner?: "pastel" | "plain" | "monochrome";
  density?: Theme["density"];
}

/** Words for colours in the five languages, folded. */
export const COLOURS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    "#cf2e2e": "red rot rojo rouge vermelho",
    "#8a1f3c": "burgundy bordeaux weinrot maroon granate",
    "#e8604c": "coral koralle koralrot corail",
    "#d4601a": "orange naranja laranja",
    "#d99a00": "yellow gelb amarillo jaune amarelo mustard senfgelb",
    "#b8892b": "gold golden dorado dore dourado",
    "#6d7a2b": "olive oliv oliva",
    "#1f8a4c": "green grun verde vert emerald smaragdgrun",
    "#1e5c3a": "forest tannengrun",
    "#2fa58a": "mint minze menta menthe",
    "#0d8080": "teal turquoise turkis turquesa petrol",
    "#2563c9": "blue blau azul bleu",
    "#1d3a78": "navy marineblau marino marine marinho",
    "#2f8fd6": "sky himmelblau celeste",
    "#4b46c8": "indigo",
    "#7a3fc4": "purple violet lila violett morado purpura roxo",
    "#8a73d6": "lavender lavendel lavanda lavande",
    "#d6337c": "pink rosa rose magenta fuchsia",
    "#80522f": "brown braun marron chocolate terracotta",
    "#3a3a3a": "black schwarz negro noir preto grey gray grau gris cinza",
  }).flatMap(([hex, words]) => words.split(" ").map((word) => [word, hex] as const)),
);
const COLOUR = Object.keys(COLOURS).join("|");
const SHADE =
  "(?:a |an |ein(?:em)? |un )?(?:shades? of |tons? |tones of )?(?:dark |light |deep |soft |bright |pale |warm |dunkel|hell)?";
const AND = `(?: ?(?:and|und|y|et|e|&|,) ?(?:${SHADE})(${COLOUR}))?`;
const LOOK_NOUN =
  "(?:theme|themed|colou?rs?|colou?r scheme|palette|accents?|look|design|styling|ui|interface|tones|farben|farbe|tone|tonen|tema|thema|colores|color|couleurs?|cor|cores)";
/** Where a colour's word speaks of the look: 'in green', 'green theme', 'colour: green'; not 'green energy' or 'red wine'. */
const COLOUR_PHRASES: readonly RegExp[] = [
  new RegExp(
    `\\b(?:in|en|em|all in|mit|with|con|avec|com) ${SHADE}(${COLOUR})${AND}(?= (?:with|for|mit|fur|con|para|avec|pour|com)\\b| ${LOOK_NOUN}\\b|\\s*[,.;!)]|\\s*$)`,
  ),
  new RegExp(`\\b(${COLOUR})${AND} ${LOOK_NOUN}\\b`),
  new RegExp(`\\b${LOOK_NOUN}(?: in| of| is|:)? ${SHADE}(${COLOUR})${AND}\\b`),
];

interface Rule {
  says: RegExp;
  directions?: readonly ArtDirection[];
  must?: boolean;
  scheme?: Theme["scheme"];
  manner?: AskedLook["manner"];
  density?: Theme["density"];
}

const word = (list: string): RegExp =>
  new RegExp(`\\b(?:${list.trim().split(/\s+/).join("|").replaceAll("_", " ")})\\b`);
/** Words that may as well name a thing ('vintage dresses') say something of the look only beside a word for it. */
const looking = (list: string): RegExp => {
  const words = list.trim().split(/\s+/).join("|").replaceAll("_", " ");
  return new RegExp(
    `\\b(?:${words}) (?:look|style|styled|looking|feel|vibe|vibes|theme|themed|design|aesthetic|ui|stil)\\b`,
  );
};

/** Looks asked for in so many words. The first rule that names directions wins; scheme, manner and density add up. */
const LOOKS: readonly Rule[] = [
  { says: word("pixel_art 8_bit 8bit 16_bit pixelated pixel_look"), directions: ["arcade"], must: true },
  { says: word("retro seventies 70s eighties 80s"), directions: ["arcade", "night-market"], must: true },
  {
    says: looking("vintage antique rustic nostalgic old_school"),
    directions: ["field-notes", "pressroom"],
    must: true,
  },
  { says: word("neon cyberpunk synthwave vaporwave"), directions: ["night-market"], must: true, scheme: "dark" },
  { says: word("brutalist brutalism"), directions: ["corner-shop", "track-day"], must: true },
  { says: looking("editorial newspaper magazine print"), directions: ["pressroom"], must: true },
  { says: word("elegant luxurious chic classy elegante"), directions: ["salon", "gallery-white"], must: true },
  { says: looking("luxury fashion boutique"), directions: ["salon", "gallery-white"], must: true },
  { says: word("playful cartoonish verspielt divertido ludique"), directions: ["playroom"], must: true },
  { says: looking("fun comic cartoon childlike"), directions: ["playroom"], must: true },
  { says: word("cozy cosy homely gemutlich acogedor"), directions: ["kitchen-table"], must: true },
  { says: looking("technical engineering blueprint industrial"), directions: ["blueprint"], must: true },
  { says: looking("calm calming zen soothing soft"), directions: ["still-water"], must: true },
  {
    says: looking("corporate business serious formal professional banking"),
    directions: ["ledger", "pressroom"],
    must: true,
  },
  {
    says: word(
      "minimal minimalist minimalistic minimalistisch minimalistische minimalista minimaliste schlicht schlichte",
    ),
    directions: ["gallery-white", "still-water", "pressroom"],
    manner: "plain",
    density: "airy",
  },
  {
    says: word("pastel pastels pastell pastellfarben pastellfarbene pasteles"),
    directions: ["salon", "still-water", "signal", "playroom", "kitchen-table"],
    manner: "pastel",
  },
  {
    says: word(
      "monochrome monochrom black_and_white schwarz_weiss greyscale grayscale blanco_y_negro noir_et_blanc preto_e_branco",
    ),
    manner: "monochrome",
  },
  { says: looking("compact dense"), density: "compact" },
  { says: word("large_text big_text large_print grosse_schrift letra_grande gros_caracteres"), density: "airy" },
];

/** What an audience is at home with. */
const AUDIENCES: readonly Rule[] = [
  {
    says: word(
      "kid kids child children childrens toddler toddlers kinder kindergarten ninos enfants criancas pupils preschool preschoolers grundschule primary_school",
    ),
    directions: ["playroom"],
    must: true,
  },
  {
    says: word("gamers gamer speedrunners esports_teams streamers"),
    directions: ["arcade", "night-market"],
    must: true,
  },
  {
    says: word(
      "lawyer lawyers attorneys solicitors notaries anwalte anwalt kanzlei kanzleien abogados avocats advogados judges",
    ),
    directions: ["pressroom", "ledger"],
    must: true,
  },
  {
    says: word("accountants bookkeepers auditors controllers steuerberater investors bankers contables comptables"),
    directions: ["ledger"],
    must: true,
  },
  {
    says: word(
      "nurses nurse midwives carers caregivers paramedics doctors hospital pflegekrafte enfermeras infirmieres enfermeiros hebammen",
    ),
    directions: ["still-water", "signal", "civic", "blueprint"],
  },
  { says: word("brides grooms bridesmaids braute novias mariees stylists hairdressers"), directions: ["salon"] },
  {
    says: word("teens teenagers teenager jugendliche adolescentes ados students studenten studierende"),
    directions: ["signal", "night-market"],
  },
  {
    says: word("seniors elderly pensioners retirees grandparents senioren rentner mayores aines idosos"),
    directions: ["civic", "kitchen-table"],
    density: "airy",
  },
  {
    says: word("engineers developers programmers machinists electricians plumbers mechanics welders technicians"),
    directions: ["blueprint"],
  },
  {
    says: word("scientists researchers biologists birders birdwatchers foragers gardeners geologists beekeepers"),
    directions: ["field-notes"],
  },
  {
    says: word("athletes runners cyclists coaches swimmers climbers lifters triathletes sportler"),
    directions: ["track-day"],
  },
  {
    says: word("designers architects photographers painters curators sculptors collectors"),
    directions: ["gallery-white"],
  },
  { says: word("writers journalists poets readers authors librarians editors"), directions: ["pressroom"] },
  { says: word("djs musicians ravers promoters bands clubbers"), directions: ["night-market"] },
  { says: word("travellers travelers backpackers pilots sailors nomads"), directions: ["hangar"] },
  { says: word("volunteers neighbours neighbors charities ngos activists"), directions: ["civic"] },
];

const NIGHT =
  /\b(?:night shifts?|nights? nurses?|nachtschicht(?:en)?|nachtdienst|turnos? de noche|equipe de nuit|turno da noite|night owls|stargaz\w*|astronom\w*)\b/;

/**
 * Reads what an idea asks of its look: in so many words, and `byAudience` what those it is for are at home with. A longer text names
 * many people; whose hospital or kindergarten it is says nothing of how the office's app should look.
 */
export function askedLook(idea: string, byAudience = true): AskedLook {
  const text = fold(idea).replace(/[’`]/g, "'").replace(/\s+/g, " ");
  const words = ` ${text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(" ")} `;
  const said = (byAudience ? [...LOOKS, ...AUDIENCES] : LOOKS).filter(({ says }) => says.test(words));
  const leading =
    said.find((rule) => rule.directions !== undefined && rule.must === true) ??
    said.find((rule) => rule.directions !== undefined);
  const colours = coloursOf(text);
  const manner = said.find((rule) => rule.manner !== undefined)?.manner;
  const density = said.find((rule) => rule.density !== undefined)?.density;
  const scheme = NIGHT.test(words) ? "dark" : said.find((rule) => rule.scheme !== undefined)?.scheme;
  return {
    directions: leading?.directions ?? [],
    must: leading?.must ?? false,
    colours: manner === "monochrome" ? [] : colours,
    ...(scheme !== undefined && { scheme }),
    ...(manner !== undefined && { manner }),
    ...(density !== undefined && { density }),
  };
}

function coloursOf(text: string): string[] {
  for (const phrase of COLOUR_PHRASES) {
    const found = phrase.exec(text);
    if (found) return [...new Set(found.slice(1).flatMap((name) => COLOURS[name ?? ""] ?? []))];
  }
  return [];
}
