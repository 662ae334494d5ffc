import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "toothBrushing",
  name: "Brushing teeth",
  icon: "smile",
  says: {
    en: "toothbrushing chart|tooth brushing chart|brush teeth chart|kids brushing teeth|toothbrush timer|brushing teeth tracker|teeth brushing app|two minute brushing|brush your teeth reward|dental hygiene for kids|flossing tracker|tooth fairy log",
    de: "Zähneputzen|Zahnputz-App|Zahnputz-Tabelle",
    es: "cepillado de dientes|cepillarse los dientes|tabla de cepillado",
    fr: "brossage des dents|se brosser les dents|tableau de brossage",
    pt: "escovação dos dentes|escovar os dentes|tabela de escovação",
  },
  forms: ["tracker", "community"],
  people: ["families", "children"],
  mood: "lively",
  things: [
    {
      id: "brusher",
      use: "core",
      role: "item",
      icon: "smile",
      names: "child|children",
      also: "kid|kids|son|daughter|teeth|tooth",
      fields:
        "Name: text\nPicture: image\nAge: number 3..11 years\nStars: number 2..24\nTeeth lost: number 0..8\nToothbrush changed: date -80..-5\nNext dentist visit: date 10..150\nSaving stars for: text a cinema trip|new felt tips|a night in the tent|pancakes for dinner",
      cells: "age teethLost",
      rows: "Noor|8|6\nBen|6|2\nMina|4|0",
    },
    {
      id: "brushing",
      use: "core",
      role: "log",
      icon: "sparkles",
      names: "brushing|brushings",
      also: "brush|cleaning|flossing",
      fields:
        "Note: text\nChild: relation brusher\nDate: date -10..0\nWhen: choice morning|noon|evening\nMinutes: number 1..3 min\nFlossed: boolean 40\nStar earned: boolean 80\nWith: choice alone|with help|somebody checked",
      cells: "when minutes starEarned",
      rows: "Top and bottom, all the way round|evening|2|\nWith the whole song|morning|3|\nForgot the back ones|morning|1|no\nAll by myself|evening|2|\nFoam everywhere, clean teeth|evening|2|\nGrandma checked|evening|2|\nTwice after the cake|noon|2|\nThe wobbly one, very carefully|morning|2|",
    },
    {
      id: "dentistVisit",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "dentist visit|dentist visits",
      also: "dentist",
      fields:
        "Title: text\nStarts: dateTime 6..150 08:30..16:00\nChild: relation brusher\nPlace: location\nWith: text @people\nAsk about: text the wobbly tooth|braces|sealing|night grinding\nNote: text",
      cells: "",
      rows: "Check-up, Noor\nCheck-up, Ben\nFirst visit, Mina",
    },
  ],
  jobs: "due brusher.nextDentistVisit\nstreak brushing.date\nchart brushing.minutes\nfind brusher\nkeep brusher\nkeep brushing\ncheck brushing.flossed\nplan brushing.date\nagenda dentistVisit.starts\nplan dentistVisit.starts\nfind dentistVisit\nkeep dentistVisit",
  words: {
    tagline: "Two minutes, twice a day, every tooth.",
    itch: "Teeth brushed? Really? Show me.",
    promise: "Two minutes, twice a day, every tooth",
    pov: "POV: they brushed without being asked",
    gains: ["Two minutes, twice a day.", "Ten stars, one treat.", "Dry toothbrush? It tells."],
  },
});
