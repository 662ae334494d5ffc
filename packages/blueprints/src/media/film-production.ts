import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "filmProduction",
  name: "Film production",
  icon: "film",
  says: {
    en: "film production|film production planning|shot list|call sheets|movie production|short film production|documentary production|shooting schedule|film crew management|production company film|storyboard and shot list|location scouting|casting list film|video production company|film budget|animation studio pipeline",
    de: "Filmproduktion|Drehplan|Kurzfilm-Produktion|Dispo Film",
    es: "producción de cine|plan de rodaje|cortometraje producción",
    fr: "production de film|plan de tournage|feuille de service|court-métrage",
    pt: "produção de cinema|plano de rodagem|curta-metragem produção",
  },
  forms: ["management", "tracker", "dashboard"],
  people: ["producers", "assistant directors", "crew"],
  mood: "sober",
  things: [
    {
      id: "scene",
      use: "core",
      role: "item",
      icon: "clapperboard",
      names: "scene|scenes",
      also: "shot|sequence|setup",
      fields:
        "Scene: text\nNumber: text\nBoard: image\nWhere: choice interior|exterior\nLight: choice day|night|dusk|dawn\nPlace: location\nCast: text\nPages: number 0.1..6\nShots: number 1..24\nShots done: number 0..24\nShots left: calc shots - shotsDone\nNeeds: tags stunt|child|animal|rain|vehicle|effects|none\nDay: number 1..20\nState: choice written|scouted|scheduled|shooting|in the can|reshoot",
      cells: "number where light place cast pages shots shotsDone needs day state",
      rows: "Letter on the stairs|4|interior|day|Mill House|Ada, Kofi|1.4|7|7|none|1|in the can\nFerry leaves without her|11|exterior|dawn|Quay Road|Ada|0.8|9|4|vehicle|3|shooting\nDog finds the coat|17|exterior|day|Alder wood|Tom, dog|1.1|8|0|animal; child|4|scheduled\nSupper, nobody eats|22|interior|night|Mill House|All|3.2|14|0|none|5|scheduled\nRain on the telephone box|29|exterior|night|Market Square|Ada|0.6|5|0|rain; effects|6|scouted\nThe fall|31|exterior|dusk|Weir|Double, Tom|0.9|11|0|stunt|7|written",
    },
    {
      id: "day",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "shooting day|shooting days",
      also: "call sheet|day|schedule",
      fields:
        "Day: text\nDate: date -3..12\nCall: time 04:30..18:00\nWrap: time 12:00..23:59\nBase: location\nScenes: text\nExtras: number 0..60\nWeather: text\nPages: number 1..8\nSunrise: time 06:00..08:30\nCall sheet sent: boolean 40\nState: choice planned|sent|shot|weather cover",
      cells: "date call wrap base scenes extras weather pages sunrise callSheetSent state",
      rows: "Day 3|@0|04:45|15:30|Quay Road|11|12|Dry, wind 4|2.1|07:41|yes|shot\nDay 4|@1|08:00|18:30|Alder wood|17|0|Showers after two|1.9|07:42|yes|sent\nDay 5|@3|13:00|23:59|Mill House|22|0|Inside|3.2|07:45|no|planned\nDay 6|@4|17:00|23:45|Market Square|29|8|We make the rain|1.4|07:46|no|planned\nDay 7|@5|12:00|20:00|Weir|31|0|Cover: 22|0.9|07:47|no|weather cover",
    },
    {
      id: "crew",
      use: "core",
      role: "person",
      icon: "id-card",
      names: "cast or crew|cast and crew",
      also: "actor|crew|department|extra",
      fields:
        "Name: text\nRole: text\nDepartment: choice direction|camera|sound|light|art|costume|cast|production\nPhone: phone\nDay rate: money 80..640 EUR\nDays: number 1..20\nFee: calc dayRate * days EUR\nEats: text\nContract: choice sent|signed|open",
      cells: "role department phone dayRate days eats contract",
      rows: "Ada Brandt|Nell|cast|555-0111|420|7|Vegan|signed\nKofi Mensah|The brother|cast|555-0112|380|4||signed\nRui Tavares|Camera|camera|555-0113|460|8||signed\nLinh Tran|Sound|sound|555-0114|390|8|No pork|open\nOla Fenwick|Production design|art|555-0115|410|12||sent\nHobart Reyes|Stunt|cast|555-0116|640|1||open",
    },
    {
      id: "place",
      use: "more",
      role: "place",
      icon: "map-pin",
      names: "location|locations",
      also: "set|permit",
      fields:
        "Place: text\nOwner: text @people\nPhone: phone\nPermit: choice asked|granted|refused\nFee: money 0..1200 EUR\nPower: text",
      cells: "owner phone permit fee power",
      rows: "Mill House|Owen Pritchard|555-0121|granted|600|House, 32 A\nMarket Square|Nadia Perez|555-0122|asked|180|Van\nWeir|River board|555-0123|asked|0|None",
    },
  ],
  jobs: "agenda day.date\nmove scene.state\nrank scene.shotsLeft\ncount scene.shotsDone\ncheck day.callSheetSent\nprint day\nkeep crew\nmove day.state\nmove crew.contract\nfind scene\nmove place.permit\ntotal crew.fee",
  site: {
    headline: "Day 4: a dog, a coat, a wood",
    body: "Scenes in eighths, days by light, a call sheet by six. What is in the can and what the rain may still take.",
    action: "See the call sheet|day",
    services: "Extra|Half a day, soup|60\nYour house as a set|From, per day|300\nScreening|First Sunday in May|",
    questions:
      "What do extras bring?|Two coats without logos.\nWhat if it rains?|Scene 22 covers; the house is dry.\nWhen do we wrap?|When the sheet says, plus an hour.",
  },
  words: {
    tagline: "Scenes, calls, permits and shots.",
    itch: "Has the river board said yes?",
    promise: "Everyone knows where, when and with which coat",
    pov: "POV: the sun comes up where you said it would",
    gains: ["Scene 11: five shots to go", "Weir permit still open", "Stunt contract unsigned, day seven"],
  },
});
