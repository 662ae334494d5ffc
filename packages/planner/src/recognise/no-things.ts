import type { Verb } from "../brief/brief.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Adjectives that end a phrase whose noun says nothing: 'educational content' is no list of educationals. */
const ADJECTIVES = set(
  "educational medical islamic christian statistical graphical integrated simplified traditional special green suitable appealing customizable additional relevant " +
    "digital mobile social local global international national regional commercial financial personal public private free real virtual visual interactive responsive dynamic " +
    "static automatic manual simple advanced basic daily weekly monthly yearly annual seamless lightweight multi-page error free healthy friendly smart intelligent modern " +
    "functional flexible extensible individual random themed accessible scalable reliable configurable reusable",
);
/** Tongues, and what programs are written in or speak. */
const TONGUES = set(
  "vat wip pic ppl folk " +
    "english arabic chinese hindi spanish french german portuguese italian japanese korean russian turkish dutch polish " +
    "html css css3 html5 javascript typescript php python java sql mysql react vue angular node wordpress bootstrap jquery json xml csv pdf ppt ai gpt esg rss sms api wechat alipay paypal " +
    "android ios windows mac desktop mobile tablet pc browser web phone smartphone e-commerce ecommerce multi-player multiplayer single-player backend frontend linux docker redis laravel django flask spring",
);
/** What a program does, or how well: nobody keeps a list of it. */
const DOINGS = set(
  "accessibility timeliness effectiveness efficiency interactivity interaction playback storage navigation recovery refresh merge mechanism handling generation selection synthesis rotation recognition assistance generation pagination categorization pause stop resume play undo redo calculation inquiry " +
    "switching adjustment development display showcase participation reception operation framework method trend population traffic network query search prompt output input parameter option " +
    "effect merge mini wordpress operation handover convenience quality availability compatibility responsiveness tourism logistic education marketing troubleshooting knowledge " +
    "optimization optimisation border component structure resolution progress volume environment influence impact importance capability capacity " +
    "possibility priority analytics insight automation digitalization customization customisation personalization personalisation localization localisation authentication authorization encryption " +
    "backup synchronization streaming rendering routing caching deployment hosting collaboration communication cooperation coordination supervision guidance usage appearance expansion growth " +
    "innovation inspiration motivation comfort convenience beauty elegance widget dialog schema dependency directive variable overlay filter login setting configuration logic " +
    "workbench threshold lifecycle identification authenticity angle side view sharing click seo definition cell dot arrow modal popup tooltip dropdown slider carousel thumbnail sidebar copy count " +
    "plugin engine entertainment transportation skeleton artifact anchor watermark effect leaderboard calendar wallet",
);
/** Nouns in -ing for what there are many of. */
const THINGS_IN_ING = set(
  "meeting booking training building listing painting drawing recording reading rating wedding setting filing offering serving finding ruling opening closing posting mailing earring ring " +
    "string spring king wing thing clothing bedding saving sitting hearing viewing outing sighting landing crossing warning greeting blessing feeling meaning saying writing parking being evening " +
    "morning ceiling railing fitting coating casting beginning ending holding gathering hiring tuning shearing calling railing",
);

/** Whether a word tells of what kind something is, and not what: 'educational'. */
export const isQuality = (word: string): boolean => ADJECTIVES.has(word);

/** Whether a name is of something that is done: 'bird watching'. */
export function isDoing(name: string): boolean {
  const last = name.split(" ").at(-1) ?? name;
  return /...ing$/.test(last) && !THINGS_IN_ING.has(last);
}

/** Nouns of how something is: nobody keeps a list of them, whatever is done with them. */
const QUALITIES =
  /(?:ness|consistency|[^lc]ility|ciency|racy|ivacy|(?<!ac)tivity|security|quality|clarity|simplicity|integrity)$/;
/** Pictures of numbers, unless somebody makes them. */
const PICTURES = /(?:^| )(?:chart|graph|graphic|graphical|visuali[sz]ation|animation|effect|layout)$/;
export const isPicture = (name: string): boolean => PICTURES.test(name);
/** Pages that sites have: each is one, and no list. */
const SITE_PAGES =
  /^(?:(?:contact|about)(?: us)?(?: (?:page|form|section))?|home(?: ?page)?|landing page|company (?:introduction|profile)|page|web ?page|element|web ?page element|brief description|user navigation|header|footer)$/;
/** What was taken for a noun: "they'd", 'shes', 'remind me'. */
const PRONOUNS =
  /(?:^| )(?:me|us|him|her|them|it|you|i|we|he|she|they)(?:['’]?(?:s|d|ll|re|ve|m))?$|['’](?:d|ll|re|ve|m)$|^(?:less|more|so|too|very|always|never) /u;
/** Verbs that make rows of whatever they are done with. */
const KEEPS: readonly Verb[] = ["create", "edit", "delete", "upload"];

/**
 * Whether a name that nothing is known of stands for no thing of which rows could be kept: a quality, a tongue, or what is done,
 * unless the text says that it is made or changed. 'Educational' and 'navigation' are none; 'booking' and 'painting' are.
 */
export function isNoThing(name: string, verbs: ReadonlySet<Verb>): boolean {
  const last = name.split(" ").at(-1) ?? name;
  if (PRONOUNS.test(name)) return true;
  if (ADJECTIVES.has(last) || TONGUES.has(last) || QUALITIES.test(last)) return true;
  if (/[^e]ed$/.test(last) && !/^(?:bed|shed|seabed|bobsled|ned)$/.test(last)) return true;
  if (SITE_PAGES.test(name)) return !(verbs.has("create") && verbs.has("edit"));
  if (isPicture(name)) return !verbs.has("create");
  return (DOINGS.has(last) || isDoing(name)) && KEEPS.filter((verb) => verbs.has(verb)).length < 2;
}

/** What accounts and pages consist of: said in a row with properties, they are none. */
const PARTS =
  /^(?:login|logout|registration|sign-in|sign-up|browse|homepage|mini|home|view .+|displaying? .+|browse .+|adding .+)$/;

/** Whether what was read as a property of a thing is something the program does. */
export const isNoField = (name: string): boolean => PARTS.test(name) || isNoThing(name, new Set());
