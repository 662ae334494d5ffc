/** What people look for on a site of some kind, as they would ask for it. */
interface UsualParts {
  of: RegExp;
  parts: readonly string[];
}

/** By what the text says of whose site it is; the first that fits. */
const USUAL: readonly UsualParts[] = [
  {
    of: /\b(?:cv|resume|job seeker|applicant|student|graduate|freelancer)\b/i,
    parts: ["about me", "experience", "projects", "skills", "education", "contact"],
  },
  {
    of: /\bwedding (?:web ?site|site|page)|\b(?:our|my) wedding\b|\bgetting married\b/i,
    parts: ["schedule", "how to get there", "where to stay", "rsvp"],
  },
  {
    of: /\b(?:band|quartet|trio|duo|musician|singer|songwriter|dj|choir|orchestra|rapper)\b/i,
    parts: ["gig dates", "songs", "videos", "about us", "booking request"],
  },
  {
    of: /\b(?:festival|fete|fête|fair|sale|conference|open day|congress|tournament|marathon|party|reunion|exhibition|market)\b/i,
    parts: ["programme", "how to find us", "tickets", "contact"],
  },
  {
    of: /\b(?:landing page|app|software|saas|startup|launch|plugin|product launch)\b/i,
    parts: ["features", "how it works", "newsletter"],
  },
  { of: /\b(?:author|writer|novelist|poet)\b/i, parts: ["books", "about me", "events", "newsletter", "contact"] },
  {
    of: /\b(?:charity|rescue|foundation|non-?profit|ngo|food bank|appeal|sanctuary|trust)\b/i,
    parts: ["what we do", "news", "donate", "volunteer", "contact"],
  },
  {
    of: /\b(?:club|society|association|league|scouts?|guild|team|parish|church|temple|mosque|synagogue|community garden)\b/i,
    parts: ["about us", "dates", "how to join", "contact"],
  },
  {
    of: /\b(?:photographer|artist|painter|designer|architect|illustrator|ceramic\w*|potter|sculptor|film-?maker|tattoo\w*|stylist|florist|jeweller|jeweler|weaver|portfolio)\b/i,
    parts: ["gallery", "about me", "contact"],
  },
  {
    of: /\b(?:restaurant|caf[eé]|pub|bakery|food truck|bar|bistro|brewery|ice cream|pizzeria|coffee)\b/i,
    parts: ["menu", "opening hours", "how to find us", "contact"],
  },
  {
    of: /\b(?:hotel|b&b|guest ?house|holiday|cottage|campsite|hostel|resort|lodge|farm stay)\b/i,
    parts: ["rooms", "prices", "things to do nearby", "how to find us", "ask for a date"],
  },
  {
    of: /\b(?:school|kindergarten|nursery|academy|coaching|tuition|tutor\w*|teacher|lessons|classes)\b/i,
    parts: ["what we offer", "prices", "team", "contact"],
  },
  {
    of: /\b(?:shop|store|boutique|dealer|butcher|greengrocer|farm)\b/i,
    parts: ["products", "opening hours", "how to find us", "contact"],
  },
  { of: /\b(?:memorial|tribute|in memory)\b/i, parts: ["about", "photos", "stories", "contact"] },
  {
    of: /\b(?:candidate|campaign|mayor|councill?or|election|independent)\b/i,
    parts: ["about me", "pledges", "events", "volunteer", "contact"],
  },
];
const ANY: readonly string[] = ["services", "gallery", "about us", "contact"];

/** What visitors look for on such a site. */
export const usualPartsOf = (text: string): readonly string[] => USUAL.find(({ of }) => of.test(text))?.parts ?? ANY;

/** How a day of some kind goes, where the text gives no times. */
const DAYS: readonly { of: RegExp; plan: string }[] = [
  {
    of: /\bwedding|married\b/i,
    plan: "14:00|Ceremony\n15:00|Drinks and photos\n17:30|Dinner\n20:00|First dance\n01:00|Last song",
  },
  {
    of: /\bconference|congress|symposium|summit|barcamp|meet-?up\b/i,
    plan: "09:00|Registration and coffee\n09:30|Welcome\n10:00|Talks in the morning\n12:30|Lunch\n13:30|Talks in the afternoon\n17:00|Close",
  },
  { of: /\bfuneral|memorial\b/i, plan: "11:00|Service\n12:00|Burial\n13:00|Tea" },
  {
    of: /\btournament|sports day|championship|marathon|race\b/i,
    plan: "08:30|Sign-in\n09:30|First start\n12:30|Break\n15:00|Finals\n16:30|Prizes",
  },
  { of: /\bbirthday|party|anniversary\b/i, plan: "18:00|Doors open\n19:00|Food\n21:00|Music and dancing\n00:00|Cake" },
];
const ANY_DAY = "10:00|Doors open\n11:00|Opening\n12:30|Lunch\n14:00|Afternoon program\n17:00|Close";

/** The hours of a day of this kind, to be set by the owner. */
export const dayPlanOf = (text: string): { title: string; value: string }[] =>
  (DAYS.find(({ of }) => of.test(text))?.plan ?? ANY_DAY).split("\n").map((line) => {
    const [value = "", title = ""] = line.split("|");
    return { title, value };
  });
