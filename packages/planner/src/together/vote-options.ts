/** What people vote on, by words of the question, with plausible options where a text names none. */
interface Votable {
  says: RegExp;
  one: string;
  many: string;
  icon: string;
  /** Titles with `|` between. */
  options: string;
}

const votable = (says: RegExp, names: string, icon: string, options: string): Votable => {
  const [one = "option", many = "options"] = names.split("/");
  return { says, one, many, icon, options };
};

/** The more special first. */
const VOTABLES: readonly Votable[] = [
  votable(
    /\b(?:features?|feedback)\b/,
    "idea/ideas",
    "lightbulb",
    "Export as a spreadsheet|A dark look for the evening|Search that forgives typos|Reminders the day before|Sign in with a code|Larger type in lists",
  ),
  votable(
    /\bwhere (?:to|shall we|should we|do we) (?:eat|go|meet|have)\b/,
    "place/places",
    "map-pin",
    "The Old Forge|Riverside Kitchen|Noodle bar on Mill Lane|The canteen downstairs|Market Hall",
  ),
  votable(
    /\bbest (?!time|date|day|place|of)\p{L}+/u,
    "nominee/nominees",
    "award",
    "Amara Osei|Mateo Ruiz|Yuki Tanaka|Priya Shah|Kofi Annor",
  ),
  votable(
    /\b(?:menus?|dish(?:es)?|lunch(?:es)?|dinners?|meals?|canteen|cafeteria|mess food|buffet|catering)\b/,
    "dish/dishes",
    "utensils",
    "Vegetable curry with rice|Pasta with tomato sauce|Baked potato with beans|Chicken and leek pie|Fish cakes and peas|Lentil soup with bread",
  ),
  votable(
    /\b(?:films?|movies?|cinema)\b/,
    "film/films",
    "clapperboard",
    "Casablanca|Spirited Away|Paddington 2|The Lunchbox|Amélie|Some Like It Hot",
  ),
  votable(
    /\b(?:books?|novels?|reads?|reading)\b/,
    "book/books",
    "book-open",
    "Piranesi|The Remains of the Day|Small Things Like These|Middlemarch|A Psalm for the Wild-Built|Pachinko",
  ),
  votable(
    /\b(?:tv|series|shows? to watch|binge)\b/,
    "series/series",
    "tv",
    "Detectorists|The Bear|Derry Girls|Slow Horses|Panchayat",
  ),
  votable(/\b(?:board ?games?|games?)\b/, "game/games", "dices", "Carcassonne|Azul|Codenames|Ticket to Ride|Dixit"),
  votable(
    /\b(?:pub quiz|quiz team|team) names?\b|\bname (?:for|of) (?:the|our) team\b/,
    "team name/team names",
    "users",
    "The Usual Suspects|Let's Get Quizzical|Table Nine|The Late Entries|Full Marks",
  ),
  votable(/\b(?:baby|child)(?:'s)? names?\b/, "name/names", "baby", "Ada|Noor|Theo|Maya|Leo|Iris"),
  votable(
    /\b(?:dog|cat|puppy|kitten|pet|hamster|rabbit|pony|horse|goat|duck|hen)s?'?s? names?\b|\bname (?:for )?(?:the|our) (?:new )?(?:dog|cat|puppy|kitten|pet|hamster|rabbit|pony|horse|goat)\b/,
    "name/names",
    "paw-print",
    "Biscuit|Pepper|Clover|Ziggy|Maple|Otto",
  ),
  votable(
    /\b(?:boat|ship|ferry|train|tram|bus|van|gritter|snow ?plough|tractor|lorry|truck|minibus)s? names?\b|\bname (?:for )?(?:the|our) (?:new )?(?:boat|ship|ferry|train|tram|bus|van|gritter|tractor|lorry|minibus)\b/,
    "name/names",
    "ship",
    "Northern Star|Kingfisher|The Long Way Home|Morning Light|Curlew",
  ),
  votable(/\b(?:mascots?)\b/, "mascot/mascots", "paw-print", "Fox|Owl|Dragon|Otter|Bee"),
  votable(
    /\bnames?\b|\bwhat to call\b/,
    "name/names",
    "tag",
    "Bright Corner|Meeting Point|The Green Door|Common Ground|Second Home",
  ),
  votable(/\bcolou?rs?\b|\bpaint\b/, "colour/colours", "palette", "Warm white|Sage green|Sky blue|Sand|Slate grey"),
  votable(
    /\b(?:logos?|designs?|t-?shirts?|posters?|flags?|badges?|uniforms?|kits?|jerseys?)\b/,
    "design/designs",
    "shapes",
    "Design A: one bold shape|Design B: letters only|Design C: hand-drawn|Design D: two colours",
  ),
  votable(
    /\b(?:venues?|christmas (?:party|do)|office party|party place|restaurants?|takeaways?|pubs?|where (?:to|shall we|should we) (?:eat|go|meet))\b/,
    "place/places",
    "map-pin",
    "The Old Forge|Riverside Kitchen|Bowling and pizza|At the office, with a caterer|Market Hall",
  ),
  votable(
    /\b(?:trips?|outings?|excursions?|day out|holidays?|destinations?|picnic|travel)\b/,
    "destination/destinations",
    "map",
    "The seaside|Steam railway|Botanic garden|Science museum|Castle and picnic",
  ),
  votable(
    /\b(?:songs?|music|playlist|tunes?|tracks?|hymns?|anthem)\b/,
    "song/songs",
    "music",
    "Three Little Birds|Here Comes the Sun|Dancing Queen|Lean on Me|Mr. Blue Sky",
  ),
  votable(
    /\b(?:themes?|costumes?|fancy dress)\b/,
    "theme/themes",
    "party-popper",
    "The 1920s|Under the sea|Heroes and villains|Around the world|Everything green",
  ),
  votable(
    /\b(?:captains?|president|representatives?|reps?|leaders?|candidates?|prefects?|chair(?:man|woman|person)?|head (?:boy|girl)|committee|monitors?|elections?|council)\b/,
    "candidate/candidates",
    "user-round",
    "Amara Osei|Mateo Ruiz|Yuki Tanaka|Priya Shah|Kofi Annor",
  ),
  votable(
    /\b(?:player|man|woman|employee|volunteer|member|worker|teacher|person) of the (?:match|month|year|week|season)\b/,
    "nominee/nominees",
    "trophy",
    "Amara Osei|Mateo Ruiz|Yuki Tanaka|Priya Shah|Kofi Annor",
  ),
  votable(
    /\b(?:photos?|pictures?|photography)\b/,
    "photo/photos",
    "camera",
    "Mist over the bridge|Two herons|Market at dawn|The last tram|Puddle and sky",
  ),
  votable(
    /\b(?:cakes?|bakes?|baking|bake[- ]?off)\b/,
    "cake/cakes",
    "cake-slice",
    "Lemon drizzle|Carrot cake|Chocolate fudge cake|Victoria sponge|Coffee and walnut|Apple crumble cake",
  ),
  votable(
    /\b(?:pies?|chilli|jam|marrows?|pumpkins?|costume contest|competition|contest|entries)\b/,
    "entry/entries",
    "award",
    "Entry 1|Entry 2|Entry 3|Entry 4|Entry 5",
  ),
  votable(
    /\b(?:charit(?:y|ies)|good causes?|donat\w+)\b/,
    "cause/causes",
    "hand-heart",
    "The food bank|The hospice|Air ambulance|The animal shelter|Youth club",
  ),
  votable(
    /\b(?:talks?|topics?|speakers?|sessions?|workshops?|subjects?)\b/,
    "topic/topics",
    "presentation",
    "How we got here|What we learned this year|Ask an expert|Hands-on workshop|Five quick talks",
  ),
  votable(
    /\b(?:playground|park|garden|plants?|flowers?|trees?)\b/,
    "idea/ideas",
    "trees",
    "A shaded bench|Fruit trees|A sand pit|Wildflower strip|A climbing frame",
  ),
  votable(
    /\b(?:activit(?:y|ies)|social|team building|night out|fun)\b/,
    "activity/activities",
    "sparkles",
    "Bowling|Quiz night|A long walk|Cooking together|Board games",
  ),
  votable(
    /\b(?:gifts?|presents?|prizes?)\b/,
    "gift/gifts",
    "gift",
    "A voucher|A tree to plant|A good pen|A day out|A framed photo",
  ),
  votable(
    /\b(?:mottos?|slogans?|quotes?|titles?)\b/,
    "motto/mottos",
    "quote",
    "Together, step by step|Small things, done well|Ask, listen, do|Room for everyone",
  ),
  votable(
    /\b(?:teas?|coffees?|beers?|wines?|drinks?|snacks?|biscuits?|ice creams?|flavou?rs?)\b/,
    "flavour/flavours",
    "cup-soda",
    "Vanilla|Lemon|Salted caramel|Ginger|Mango",
  ),
  votable(
    /\b(?:suggestions?|ideas?|features?|requests?|improvements?|feedback|proposals?|projects?|budget)\b/,
    "suggestion/suggestions",
    "lightbulb",
    "A bike rack by the entrance|Longer opening on Thursdays|A quiet corner to sit|Plants in the hallway|A shared noticeboard|Repairs evening once a month",
  ),
];

/** What the question is about, as far as it is known. */
export const votableIn = (text: string): Votable | undefined => {
  const found = VOTABLES.flatMap((each, rank) => {
    const at = each.says.exec(text)?.index;
    return at === undefined ? [] : [{ each, rank }];
  });
  return found.toSorted((a, b) => a.rank - b.rank)[0]?.each;
};
