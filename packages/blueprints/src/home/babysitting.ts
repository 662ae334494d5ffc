import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "babysitting",
  name: "Babysitting",
  icon: "baby",
  says: {
    en: "babysitter|babysitting|babysitters|find a babysitter|babysitting agency|nanny|nanny agency|au pair|au pair agency|childminding at home|babysitting bookings|nanny share|evening sitter|after school nanny|sitters and families|night nanny|babysitting circle",
    de: "Babysitter|Kinderbetreuung zu Hause|Nanny-Agentur|Au-pair-Vermittlung",
    es: "canguro para niños|niñera|agencia de niñeras|cuidado de niños en casa",
    fr: "baby-sitting|garde d'enfants à domicile|nounou|agence de baby-sitters",
    pt: "babysitting|baby-sitter|agência de amas|ama ao domicílio",
  },
  forms: ["booking", "marketplace", "management", "site"],
  people: ["sitters", "parents"],
  mood: "warm",
  things: [
    {
      id: "family",
      use: "core",
      role: "person",
      icon: "users-round",
      names: "family|families",
      also: "parents|household|client",
      fields:
        "Family: text\nParents: text\nPhone: phone\nE-mail: email\nAddress: location\nSecond contact: phone\nPets: text\nHouse rules: longText",
      cells: "parents phone eMail address secondContact pets houseRules",
      rows: "The Okoros|Daniel and Ngozi|555-0101|okoro@example.com|9 Castle Street|555-0151|Cat|Screens off at six\nThe Lindbergs|Ida and Per|555-0102|lindberg@example.com|14 Shore Road|555-0152|None|Shoes off\nAnna Keller|Anna|555-0103|anna.keller@example.com|Flat 2, Mill Court|555-0153|None|Sleeps with the hall light\nThe Barretos|Joana and Tiago|555-0104|barreto@example.com|71 Park Lane|555-0154|Two dogs|Dogs in the garden at bedtime\nThe Shahs|Meera and Kunal|555-0105|shah@example.com|5 Temple Row|555-0155|None|Vegetarian kitchen\nThe Fosters|Will and Jude|555-0106|foster@example.com|33 Hill View|555-0156|Rabbit|Story, then song",
    },
    {
      id: "child",
      use: "core",
      role: "person",
      icon: "baby",
      names: "child|children",
      also: "kid|baby|toddler",
      fields:
        "Child: text\nFamily: relation family\nBorn: date -4300..-150\nBedtime: time 18:00..21:00\nAllergies: tags none|peanuts|milk|egg|bee stings|penicillin\nNaps: choice none|morning|after lunch|both\nMind: text",
      cells: "family born bedtime allergies naps mind",
      rows: "Chidi|The Okoros|2019-03-18|19:30|peanuts|none|Adrenaline pen in the red bag\nAmara|The Okoros|2023-06-02|18:45|none|after lunch|Sleeps with Elephant\nSigne|The Lindbergs|2021-11-27|19:15|none|none|Afraid of the vacuum\nPaul|Anna Keller|2026-01-14|18:30|milk|both|Bottle at eleven\nLeonor|The Barretos|2017-08-09|20:30|none|none|Reads herself to sleep\nMatias|The Barretos|2020-05-21|19:30|egg|none|\nRiya|The Shahs|2018-12-05|20:00|none|none|Practices violin until seven\nFinley|The Fosters|2022-09-30|18:45|bee stings|after lunch|",
    },
    {
      id: "sitter",
      use: "core",
      role: "person",
      icon: "user-round-check",
      names: "sitter|sitters",
      also: "babysitter|nanny|au pair|carer",
      fields:
        "Sitter: text\nPicture: image\nPhone: phone\nAge: number 17..66\nHourly: money 9..18 GBP\nFree: tags weekday evenings|weekends|mornings|after school|overnight\nAges: tags babies|toddlers|school age\nFirst aid until: date -20..700\nDays left: daysUntil firstAidUntil\nBackground check: choice clear|applied|missing\nDrives: boolean 45\nLanguages: tags English|French|Spanish|German|Polish\nStars: rating 3..5",
      cells: "phone age hourly free ages firstAidUntil backgroundCheck drives languages stars",
      rows: "Marnie Cole|555-0111|22|12|weekday evenings; weekends|toddlers; school age|@210|clear|yes|English|5\nAgnieszka Lis|555-0112|34|15|mornings; weekday evenings|babies; toddlers|@400|clear|yes|English; Polish|5\nTheo Grant|555-0113|19|10|weekends; after school|school age|@-6|clear|no|English; French|4\nPilar Ortiz|555-0114|58|16|mornings; overnight|babies; toddlers; school age|@120|clear|no|English; Spanish|5\nHannah Weiss|555-0115|20|11|weekends; weekday evenings|toddlers|@30|applied|no|English; German|4\nRosie Tan|555-0116|17|9|after school|school age|@600|missing|no|English|4",
    },
    {
      id: "sitting",
      use: "core",
      role: "event",
      icon: "moon",
      names: "sitting|sittings",
      also: "booking|evening|job|shift|request",
      fields:
        "Sitting: text\nFamily: relation family\nSitter: relation sitter\nDate: date -7..21\nFrom: time 07:00..20:00\nHours: number 2.0..12.0 h\nRate: money 9..18 GBP\nPay: calc hours * rate GBP\nChildren: number 1..3\nHome by: choice walks|taxi|parents drive|own car\nState: choice asked|offered|confirmed|running|done|canceled\nPaid: boolean 50\nTonight: longText",
      cells: "family sitter date from hours rate children homeBy state paid tonight",
      rows: "Okoros, concert|The Okoros|Agnieszka Lis|@0|18:30|5|15|2|own car|confirmed|no|Pasta in fridge, no nuts\nAnna, late meeting|Anna Keller|Pilar Ortiz|@1|16:00|4|16|1|taxi|confirmed|no|Lactose-free powder\nBarretos, wedding|The Barretos|Marnie Cole|@2|13:00|10|12|2|own car|confirmed|no|Dogs out at nine\nShahs, after school|The Shahs|Theo Grant|@3|15:30|3|10|1|walks|offered|no|Violin till seven\nFosters, date|The Fosters|Hannah Weiss|@8|19:00|4|11|1|parents drive|asked|no|\nLindbergs, theater|The Lindbergs|Marnie Cole|@6|18:00|5|12|1|own car|confirmed|no|\nOkoros, last week|The Okoros|Agnieszka Lis|@-6|19:00|4|15|2|own car|done|yes|\nBarretos, ill|The Barretos|Marnie Cole|@-3|18:00|4|12|2|own car|canceled|no|",
    },
    {
      id: "report",
      use: "more",
      role: "log",
      icon: "notebook-pen",
      names: "evening note|evening notes",
      also: "report|diary|handover",
      fields:
        "Note: text\nSitting: relation sitting\nAte: text\nAsleep at: time 18:00..22:00\nWoke: number 0..4\nTold parents: longText\nStars: rating 1..5",
      cells: "sitting ate asleepAt woke toldParents stars",
      rows: "Quiet evening|Okoros, last week|All the rice|19:40|1|Amara woke once, Elephant was under the bed|5\nLate for Chidi|Okoros, last week|Two yogurts|20:05|0|Read two chapters|5\nGood start|Barretos, ill|Nothing|20:00|0|Canceled at the door|4\nLong story|Okoros, last week|Apple|19:45|0|Wants the dragon again|5",
    },
  ],
  jobs: "agenda sitting.date\nbook sitting\nmove sitting.state\nassign sitting.sitter\nfind sitter\nshow sitter.picture\ndue sitter.firstAidUntil\nkeep family\nkeep child\ncheck sitting.paid\nrate sitter.stars\ntotal sitting.hours",
  site: {
    headline: "Somebody they know, by half past six",
    body: "Sitters with first aid and a check, matched to your street and your children's ages. The bedtime list goes with them.",
    action: "Ask for a sitter|sitting",
    services:
      "Evening|At least three hours, per hour|12\nBaby under one|Trained carers, per hour|16\nOvernight|Nine in the evening to seven|95\nAfter school|Fetch, snack, homework, per hour|10",
    questions:
      "Do we meet the sitter before?|Yes, half an hour, free.\nWho checks them?|We do: papers, two references and first aid.\nWhat if the sitter is ill?|We send somebody else or do not charge.\nHow do they get home?|You pay the taxi after eleven, or drive them.",
  },
  words: {
    tagline: "Who sits where tonight, until when, and where the pen is.",
    itch: "Who knows about Chidi's peanuts?",
    promise: "A sitter they know, a list that is complete",
    pov: "POV: Elephant is under the bed and it says so",
    gains: ["6 sittings ahead, 4 confirmed", "Theo: first aid ran out", "Okoros: 5 hours, 75 pounds"],
  },
});
