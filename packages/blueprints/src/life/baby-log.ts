import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "babyLog",
  name: "Baby log",
  icon: "baby",
  says: {
    en: "baby log|baby tracker|baby sleep log|baby feeding log|newborn tracker|newborn log|breastfeeding log|nursing log|diaper log|nappy log|baby diary|baby milestones|feeds and nappies|baby sleep tracker",
    de: "Babytagebuch|Stilltagebuch|Baby-Tracker",
    es: "registro del bebé|diario del bebé|registro de tomas",
    fr: "carnet de bébé|suivi de bébé|journal d'allaitement",
    pt: "diário do bebê|registro do bebê|registro de mamadas",
  },
  forms: ["tracker", "community"],
  people: ["new parents"],
  mood: "warm",
  things: [
    {
      id: "care",
      use: "core",
      role: "log",
      icon: "baby",
      names: "entry|entries",
      also: "feed|feeding|feedings|diaper|nappy|sleep",
      fields:
        "Note: text\nAt: dateTime -6..0 00:15..23:30\nKind: choice feed|nappy|sleep|bath|medicine\nSide: choice left|right|bottle\nAmount: number 60..160 ml\nMinutes: number 5..120 min\nBy: text Noor|Jonas|Grandma Elke",
      cells: "kind side amount minutes",
      rows: "Fell asleep drinking|feed|left||20\nBottle, all of it|feed|bottle|120|\nFull nappy, new outfit|nappy|||\nTwo hours in the sling|sleep|||120\nHiccups, then fine|feed|right||\nFirst real bath|bath|||15\nVitamin D|medicine|||\nOnly forty minutes|sleep|||40",
    },
    {
      id: "milestone",
      use: "core",
      role: "place",
      icon: "footprints",
      names: "milestone|milestones",
      also: "growth|weight|first",
      fields:
        "What: text\nPhoto: image\nDate: date -120..0\nWeight: number 3.2..8.4 kg\nLength: number 49..68 cm\nNote: longText",
      cells: "weight",
      rows: "First smile|4.6\nHolds the head up|5.2\nSlept five hours|5.0\nFound the feet|6.8\nFirst laugh|5.9\nMet the grandparents|3.8",
    },
  ],
  jobs: "chart care.amount\nkeep care\nchart care.kind\nplan care.at\nfind milestone\nkeep milestone",
  words: {
    tagline: "Hand over without waking anybody.",
    itch: "Fed at two. Or three?",
    promise: "Hand over without waking anybody",
    pov: "POV: you slept four hours",
    gains: ["Fed at 3:10, left side.", "Slept five hours. Five!", "First tooth on Sunday."],
  },
});
