import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "athleticsMeet",
  name: "Athletics meet",
  icon: "timer",
  says: {
    en: "athletics meet|track meet|track and field meet|athletics competition|track and field club|athletics club|sports day|school sports day|meet entries and results|heats and lanes|athletics results|field events measuring|track meet management|athletics officials|cross country meet",
    de: "Leichtathletik-Wettkampf|Sportfest|Leichtathletikverein|Bundesjugendspiele",
    es: "competición de atletismo|club de atletismo|día del deporte escolar",
    fr: "meeting d'athlétisme|club d'athlétisme|compétition d'athlétisme",
    pt: "competição de atletismo|clube de atletismo|prova de atletismo",
  },
  forms: ["management", "dashboard", "site"],
  people: ["meet directors", "officials", "coaches"],
  mood: "lively",
  things: [
    {
      id: "discipline",
      use: "core",
      role: "event",
      icon: "timer",
      names: "event|events",
      also: "discipline|race|heat|competition",
      fields:
        "Event: text\nKind: choice sprint|middle distance|hurdles|relay|jump|throw\nAge group: choice U12|U14|U16|U18|adults\nRound: choice heats|final\nStarts: dateTime 1..2 09:00..18:00\nPlace: text\nJudge: text @people\nEntries: rollup count entry.event\nLanes: number 0..8\nRecord: number 5..80\nState: choice call room|under way|results checked|posted",
      cells: "kind ageGroup round starts place judge lanes record state",
      rows: "100 m girls U16|sprint|U16|heats|@1T10:00|Straight|Nadia Perez|6|12.4|call room\n100 m boys U16|sprint|U16|heats|@1T10:20|Straight|Nadia Perez|6|11.6|call room\nLong jump U14|jump|U14|final|@1T10:30|Pit A|Henrik Dahl|0|5.1|call room\n800 m U16|middle distance|U16|final|@1T12:00|Track|Luc Bernard|8|130|call room\nShot put U18|throw|U18|final|@1T11:00|Circle|Rita Kern|0|14.8|call room\n4 × 100 U12|relay|U12|final|@1T15:30|Track|Luc Bernard|6|58.2|call room",
    },
    {
      id: "athlete",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "athlete|athletes",
      also: "competitor|runner|child",
      fields:
        "Name: text\nBib: number 1..400\nClub: text\nBorn: date -7300..-3000\nGroup: choice U12|U14|U16|U18|adults\nEvents: rollup count entry.athlete",
      cells: "bib club born group",
      rows: "Leila Nazari|112|Weir AC|2011-11-30|U16\nElla Osei|118|Weir AC|2015-09-02|U12\nMats Brandt|121|Weir AC|2013-04-11|U14\nOskar Dahl|204|Harbor AC|2010-08-16|U18\nTilda Moe|207|Harbor AC|2011-03-05|U16\nJonah Achebe|211|Hill School|2013-02-22|U14",
    },
    {
      id: "entry",
      use: "core",
      role: "event",
      icon: "clipboard-list",
      names: "entry|entries",
      also: "start|result|attempt|heat place",
      fields:
        "Entry: text\nAthlete: relation athlete\nEvent: relation discipline\nSeed: number 5..160\nHeat: number 1..4\nLane: number 0..8\nResult: number 0..160\nWind: number -4..4 m/s\nPlace: number 0..24\nChecked in: boolean 30\nState: choice entered|checked in|did not start|qualified|finished|disqualified",
      cells: "athlete event seed heat lane result wind place checkedIn state",
      rows: "Leila, 100|Leila Nazari|100 m girls U16|13.1|1|4|0|0|0|yes|checked in\nTilda, 100|Tilda Moe|100 m girls U16|12.8|1|5|0|0|0|no|entered\nMats, long jump|Mats Brandt|Long jump U14|4.4|1|0|0|0|0|no|entered\nJonah, long jump|Jonah Achebe|Long jump U14|4.6|1|0|0|0|0|yes|checked in\nLeila, 800|Leila Nazari|800 m U16|148|1|2|0|0|0|no|entered\nOskar, shot|Oskar Dahl|Shot put U18|13.2|1|0|0|0|0|no|entered\nElla, relay|Ella Osei|4 × 100 U12|62|1|3|0|0|0|no|entered",
    },
    {
      id: "official",
      use: "more",
      role: "person",
      icon: "id-card",
      names: "official|officials",
      also: "judge|helper|timekeeper",
      fields:
        "Name: text\nDuty: choice starter|timekeeper|judge|call room|first aid|announcer\nPhone: phone\nFrom: time 08:00..14:00",
      cells: "duty phone from",
      rows: "Nadia Perez|judge|555-0161|08:30\nGus Petrie|starter|555-0162|09:00\nKelly Marsh|call room|555-0163|08:00",
    },
  ],
  jobs: "agenda discipline.starts\ncheck entry.checkedIn\nmove entry.state\nkeep entry\nmove discipline.state\nrank entry.result\nfind athlete\nkeep athlete\nassign discipline.judge\nprint discipline\nchart discipline.kind\nrequest entry",
  site: {
    headline: "Weir field, Sunday, from ten",
    body: "Sixteen events, forty officials, results on the board ten minutes after the last attempt.",
    action: "Enter an athlete|entry",
    services: "Entry|Per event|4\nRelay|Per team|10\nProgram|Free, here and at the gate|",
    questions:
      "When do I check in?|Sixty minutes before a race, in the call room.\nHow many attempts?|Three, and three more for the best eight.\nCan I enter on the day?|If a lane is free, at double the fee.",
  },
  words: {
    tagline: "Heats, lanes, attempts and places.",
    itch: "Which lane is Leila in?",
    promise: "Every heat drawn, every result posted",
    pov: "POV: the gun goes at ten on the second",
    gains: ["Leila: heat one, lane four", "Jonah leads by twenty centimeters", "Tilda not checked in"],
  },
});
