import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "schoolFair",
  name: "School fair",
  icon: "tent",
  says: {
    en: "school fair|school fete|summer fair stalls|raffle prizes|tombola|fete stalls|fair stalls|school bazaar|bake sale|cake sale|fair helpers|christmas fair stalls|school fundraiser stalls",
    de: "Schulfest|Schulbasar|Tombola",
    es: "feria escolar|kermés escolar|puestos de la feria escolar",
    fr: "kermesse|kermesse de l'école|stands de la kermesse",
    pt: "quermesse|feira da escola|barracas da quermesse",
  },
  forms: ["management"],
  people: ["parents", "helpers"],
  mood: "lively",
  things: [
    {
      id: "fairHelper",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "helper|helpers",
      also: "volunteer|volunteers|member",
      fields:
        "Name: text\nPhone: phone\nCan do: tags set-up|baking|till|first aid|clearing up\nFrom: time 08:00..12:00\nUntil: time 12:00..18:00\nHours: number 2..6 h",
      cells: "canDo",
      rows: "Elke Sommer|baking;till\nJonas Albrecht|set-up\nMireille Duval|first aid\nOmar Farouk|till;clearing up\nAnika Rao|set-up;clearing up\nTomás Vega|baking",
    },
    {
      id: "stall",
      use: "core",
      role: "item",
      icon: "tent",
      names: "stall|stalls",
      also: "stand|stands|booth|booths|table",
      fields:
        "Name: text\nPicture: image\nKind: choice food|games|crafts|flea market|information\nResponsible: relation fairHelper\nPlace: choice lawn|yard|hall|entrance\nNeeds: tags tables|power|water|float|shade\nFee: money 0..25 EUR\nTakings: money 0..420 EUR\nState: choice planned|confirmed|set up",
      cells: "kind place needs takings state",
      rows: "Cakes and coffee|food|||420|confirmed\nGrill|food||power;shade||confirmed\nHook a duck|games|lawn|||\nSecond-hand books|flea market|hall|||\nPottery|crafts||||\nRaffle|games|entrance|||confirmed\nBeekeepers|information||||",
    },
    {
      id: "prize",
      use: "core",
      role: "place",
      icon: "gift",
      names: "prize|prizes",
      also: "raffle|tombola|ticket|tickets",
      fields:
        "Prize: text\nPicture: image\nGiven by: text the bakery|Hotel Azulejo|Family Bergström|the bookshop\nValue: money 8..150 EUR\nTicket: number 100..480\nDrawn: boolean 30\nWinner: text",
      cells: "value",
      rows: "Weekend for two|150\nBasket of cheese|45\nTen loaves of bread|40\nA year of library|20\nHandmade blanket|80\nBicycle check|35",
    },
  ],
  jobs: "find stall\nkeep stall\nchart stall.kind\ntotal stall.fee\nfind fairHelper\nkeep fairHelper\nfind prize\nkeep prize\ncheck prize.drawn",
  words: {
    tagline: "Every stall manned, every prize drawn.",
    itch: "Who brings the tables? Anyone?",
    promise: "Every stall manned, every prize drawn",
    pov: "POV: the best fair in years",
    gains: ["14 stalls, two helpers short.", "Tombola: 200 prizes.", "412 raised by four."],
  },
});
