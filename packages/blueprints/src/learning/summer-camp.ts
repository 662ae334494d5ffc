import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "summerCamp",
  name: "Summer camp",
  icon: "tent-tree",
  says: {
    en: "summer camp|summer camps|summer camp for kids|summer camp registration|summer camp management|day camp|kids camp|kids' camp|children's camp|youth camp|overnight camp|sleepaway camp|holiday camp for children|vacation camp|camp counselors|camp counselors and groups|camp leaders|camp weeks|camp groups and cabins|camp allergies list",
    de: "Ferienlager|Sommercamp|Feriencamp|Zeltlager|Ferienfreizeit",
    es: "campamento de verano|campamento infantil|colonias de verano|campamento juvenil",
    fr: "colonie de vacances|camp d'été|camp de vacances|centre de vacances enfants",
    pt: "acampamento de verão|colônia de férias|colónia de férias|acampamento infantil|campo de férias",
  },
  forms: ["management", "site", "portal", "booking"],
  people: ["camp directors", "leaders", "parents"],
  mood: "lively",
  things: [
    {
      id: "week",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "week|weeks",
      also: "session|camp|date|term",
      fields:
        "Week: text\nTheme: choice water|forest|stage|space|mixed\nFrom: date -4..60\nUntil: date 0..66\nAges: text\nPlaces: number 24..60\nTaken: number 0..60\nPlaces left: calc places - taken\nPrice: money 280..620 USD\nOvernight: boolean 60\nState: choice open|waiting list|running|over",
      cells: "theme from until ages places taken price overnight state",
      rows: "Week 1, lake|water|@-2|@4|8 to 12|48|46|590|yes|running\nWeek 2, forest|forest|@5|@11|8 to 12|48|48|560|yes|waiting list\nWeek 3, stage|stage|@12|@16|7 to 11|36|22|320|no|open\nWeek 4, teens|mixed|@19|@25|13 to 15|30|27|620|yes|open\nWeek 5, space|space|@26|@30|7 to 11|36|14|320|no|open",
    },
    {
      id: "leader",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "leader|leaders",
      also: "counselor|counsellor|staff|supervisor|volunteer",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nGood at: tags water|climbing|crafts|music|cooking|games\nFirst aid until: date -10..700\nBackground check until: date -5..900\nLifeguard: boolean 30\nAway on: text",
      cells: "phone eMail goodAt firstAidUntil backgroundCheckUntil lifeguard awayOn",
      rows: "Tess Moran|555-0101|tess.moran@example.com|water; games|@300|@500|yes|\nIsaac Bloom|555-0102|isaac.bloom@example.com|climbing; cooking|@-4|@420|no|Second Sunday\nPriya Nair|555-0103|priya.nair@example.com|crafts; music|@150|@700|no|\nDiego Santos|555-0104|diego.santos@example.com|water; climbing|@600|@90|yes|\nHannah Cole|555-0105|hannah.cole@example.com|games; crafts|@80|@12|no|Week 4",
    },
    {
      id: "group",
      use: "core",
      role: "item",
      icon: "users",
      names: "group|groups",
      also: "cabin|bunk|tent|team",
      fields:
        "Group: text\nWeek: relation week\nLeader: relation leader\nAges: text\nCabin: text\nBeds: number 6..12\nChildren: rollup count child.group\nMeets at: text",
      cells: "week leader ages cabin beds meetsAt",
      rows: "Otters|Week 1, lake|Tess Moran|8 and 9|Cabin 1|8|Boat dock\nHerons|Week 1, lake|Diego Santos|10 to 12|Cabin 2|10|Flagpole\nFoxes|Week 2, forest|Isaac Bloom|8 to 10|Cabin 3|8|Fire ring\nLanterns|Week 3, stage|Priya Nair|7 to 11|Day group|12|Red barn",
    },
    {
      id: "child",
      use: "core",
      role: "person",
      icon: "baby",
      names: "child|children",
      also: "camper|kid|registration|participant|sign-up",
      fields:
        "Name: text\nBorn: date -5500..-2600\nWeek: relation week\nGroup: relation group\nParent: text\nPhone: phone\nE-mail: email\nAllergies: text\nMedicine: text\nDiet: choice none|vegetarian|vegan|halal|gluten-free\nCan swim: choice no|a little|well\nMay be picked up by: text\nFee: money 280..620 USD\nPaid so far: money 0..620 USD\nStill to pay: calc fee - paidSoFar USD\nMedical form in: boolean 60\nPhotos allowed: boolean 70\nHere today: boolean 50",
      cells:
        "born week group parent phone eMail allergies medicine diet canSwim mayBePickedUpBy fee paidSoFar medicalFormIn photosAllowed hereToday",
      rows: "Leo Martin|@-3300|Week 1, lake|Otters|Claire Martin|555-0111|claire.martin@example.com|Peanuts|Epinephrine pen, with leader|none|a little|Claire or Paul Martin|590|590|yes|yes|yes\nAisha Rahman|@-3500|Week 1, lake|Otters|Noor Rahman|555-0112|noor.rahman@example.com|None|None|halal|well|Noor Rahman, aunt Sara|590|590|yes|no|yes\nSam Whitfield|@-4100|Week 1, lake|Herons|Dana Whitfield|555-0113|dana.whitfield@example.com|Bee stings|Antihistamine, in the office|none|well|Dana Whitfield|590|300|yes|yes|yes\nJune Park|@-4300|Week 1, lake|Herons|Eun Park|555-0114|eun.park@example.com|None|Inhaler, carries it|vegetarian|well|Eun Park, bus stop alone|590|590|yes|yes|no\nOscar Lind|@-3400|Week 2, forest|Foxes|Per Lind|555-0115|per.lind@example.com|Milk|None|none|no|Per or Ida Lind|560|560|no|yes|no\nMila Santos|@-3200|Week 2, forest|Foxes|Rita Santos|555-0116|rita.santos@example.com|None|None|none|a little|Rita Santos|560|0|no|yes|no\nTheo Grant|@-3000|Week 3, stage|Lanterns|Amy Grant|555-0117|amy.grant@example.com|Strawberries|None|vegan|a little|Amy Grant, Mr. Bell|320|320|yes|no|no",
    },
    {
      id: "activity",
      use: "more",
      role: "event",
      icon: "sparkles",
      names: "activity|activities",
      also: "program|workshop|trip|schedule|game",
      fields:
        "Activity: text\nGroup: relation group\nStarts: dateTime 0..8 09:00..20:00\nLength: duration 45..180\nPlace: text\nBring: text",
      cells: "group starts length place bring",
      rows: "Canoes|Otters|@0T10:00|120|Boat dock|Swimsuit, hat\nClimbing wall|Herons|@0T14:00|90|Red barn|Closed shoes\nCampfire songs|Herons|@0T20:00|60|Fire ring|Flashlight\nTrack hunt|Foxes|@6T09:30|150|North trail|Long pants",
    },
  ],
  jobs: "request child\ncheck child.hereToday\nfind child\nrank week.placesLeft\ncheck child.medicalFormIn\nmove week.state\ntotal child.stillToPay\nkeep group\ndue leader.firstAidUntil\nplan week.from\nassign group.leader\nprint child\ndue leader.backgroundCheckUntil\nagenda activity.starts",
  site: {
    headline: "Five weeks by the lake",
    body: "Small groups, two lifeguards and a cook who knows every allergy by name. Overnight weeks and day weeks, from seven to fifteen.",
    action: "Sign up a child|child",
    services:
      "Overnight week|Six nights, all meals|560\nDay week|Five days with lunch|320\nTeen week|Six nights, ages 13 to 15|620",
    questions:
      "What about allergies and medicine?|You write them on the form; the leader and the kitchen get the list.\nCan friends share a cabin?|Yes, if both name each other.\nWho may pick up my child?|Only the people you have named.\nIs there a waiting list?|Yes, in the order of sign-up.",
  },
  words: {
    tagline: "Children, weeks, groups and allergies.",
    itch: "Who in cabin 1 has the peanut allergy?",
    promise: "Every child in a group, every allergy known",
    pov: "POV: the kitchen knew before the first lunch",
    gains: ["Week 3: 14 places left", "Two medical forms still missing", "850 dollars still to come"],
  },
});
