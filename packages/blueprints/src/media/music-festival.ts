import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "musicFestival",
  name: "Music festival",
  icon: "music",
  says: {
    en: "music festival|music festivals|music festival planning|music festival app|music festival line-up|festival line-up|festival lineup|festival stages|stages and acts|festival slots|rock festival|jazz festival|open air festival|techno festival|electronic music festival|festival crew|festival running order|music fest|band festival",
    de: "Musikfestival|Open-Air-Festival|Rockfestival|Festivalplanung Bühnen|Jazzfestival",
    es: "festival de música|festival de rock|festival de jazz|cartel del festival",
    fr: "festival de musique|festival de rock|festival de jazz|programmation du festival",
    pt: "festival de música|festival de rock|festival de jazz|cartaz do festival",
  },
  forms: ["management", "site", "booking", "dashboard"],
  people: ["organizers", "stage managers", "crew", "acts"],
  mood: "lively",
  things: [
    {
      id: "stage",
      use: "core",
      role: "place",
      icon: "tent",
      names: "stage|stages",
      also: "tent|floor|arena|place",
      fields:
        "Stage: text\nHolds: number 200..6000\nPower: number 16..250 kW\nRoof: boolean 60\nStage manager: text @people\nMusic until: time 22:00..23:59\nBuilt: boolean 40\nSlots: rollup count slot.stage",
      cells: "holds power roof stageManager musicUntil built",
      rows: "River stage|6000|250|yes|Nadia Perez|23:00|yes\nBarn|1200|63|yes|Omar Said|23:59|yes\nOrchard tent|450|32|yes|Kelly Marsh|22:00|no\nBonfire|200|16|no|Tim Rudd|23:00|no",
    },
    {
      id: "act",
      use: "core",
      role: "person",
      icon: "guitar",
      names: "act|acts",
      also: "band|artist|musician|performer|headliner|line-up|lineup|dj",
      fields:
        "Act: text\nPicture: image\nGenre: choice rock|folk|jazz|soul|electronic|brass\nPeople: number 1..14\nContact: text\nE-mail: email\nPhone: phone\nFee: money 300..18000 USD\nDeposit paid: boolean 50\nNeeds: longText\nBeds: number 0..14\nArrives: dateTime 60..62 09:00..18:00\nContract: choice asked|offered|sent|signed\nAnnounced: boolean 50",
      cells: "genre people contact eMail phone fee depositPaid needs beds arrives contract announced",
      rows: "The Low Piers|rock|5|Jo Marsden|piers@example.com|555-0101|18000|yes|Drum riser, 24 channels|5|@61T14:00|signed|yes\nMarisol and the Tide|soul|8|Ana Duarte|marisol@example.com|555-0102|7500|yes|Horns on the left, own monitor desk|8|@60T15:00|signed|yes\nPine Street Brass|brass|11|Colin Batt|pinestreet@example.com|555-0103|2400|no|Chairs, no drum kit|0|@60T13:00|signed|yes\nKite Weather|folk|3|Ivy Chan|kite@example.com|555-0104|900|no|Three DI boxes|3|@61T11:00|sent|no\nDeep Field|electronic|2|Theo Brandt|deepfield@example.com|555-0105|5200|no|Table two meters long, dark stage|2|@61T18:00|offered|no\nHollow Oak Trio|jazz|3|Lena Fuchs|hollowoak@example.com|555-0106|1100|no|Upright bass, piano tuned to 440|3|@62T10:00|signed|yes",
    },
    {
      id: "slot",
      use: "core",
      role: "event",
      icon: "clock",
      names: "slot|slots",
      also: "set|program|running order|schedule|timetable|show|concert",
      fields:
        "Slot: text\nAct: relation act\nStage: relation stage\nStarts: dateTime 60..62 12:00..23:00\nMinutes: number 30..90 min\nSound check: time 09:00..20:00\nChangeover: number 15..45 min\nState: choice draft|confirmed|on stage|played|canceled",
      cells: "act stage starts minutes soundCheck changeover state",
      rows: "Opening|Pine Street Brass|River stage|@60T17:00|60|14:30|30|confirmed\nMarisol, first night|Marisol and the Tide|River stage|@60T20:30|75|16:00|45|confirmed\nKite Weather at noon|Kite Weather|Orchard tent|@61T12:30|45|11:30|20|draft\nLow Piers, headline|The Low Piers|River stage|@61T21:15|90|15:30|45|confirmed\nDeep Field, late|Deep Field|Barn|@61T22:30|90|19:00|30|draft\nJazz brunch|Hollow Oak Trio|Barn|@62T12:00|60|11:00|20|confirmed\nBrass by the fire|Pine Street Brass|Bonfire|@61T19:00|40|18:30|15|confirmed",
    },
    {
      id: "crew",
      use: "core",
      role: "person",
      icon: "users",
      names: "crew member|crew",
      also: "helper|volunteer|steward|staff|stagehand|technician",
      fields:
        "Name: text\nPhone: phone\nRole: choice stagehand|sound|lights|gate|bar|medic|camping\nStage: relation stage\nShift: text\nShirt: choice S|M|L|XL\nConfirmed: boolean 60\nCamps with us: boolean 50",
      cells: "phone role stage shift shirt confirmed campsWithUs",
      rows: "Bernd Voss|555-0111|sound|River stage|All three days|L|yes|no\nMaya Torres|555-0112|lights|River stage|First and second night|S|yes|yes\nDev Patel|555-0113|stagehand|Barn|Second day, 14 to 24|M|no|yes\nOla Fenwick|555-0114|gate||First day, 12 to 20|M|yes|yes\nRuth Alder|555-0115|medic||All three days|M|yes|no\nJonah Reed|555-0116|bar||Second day, 16 to 24|XL|no|yes",
    },
    {
      id: "task",
      use: "more",
      role: "item",
      icon: "list-checks",
      names: "task|tasks",
      also: "to-do|permit|order|delivery",
      fields:
        "Task: text\nPart of the work: choice permits|site|power|food|safety|press\nDue: date -5..58\nWho: text @people\nCost: money 0..14000 USD\nState: choice to do|ordered|done",
      cells: "partOfTheWork due who cost state",
      rows: "Noise permit|permits|@-3|Nadia Perez|250|to do\nToilets, forty|site|@20|Kelly Marsh|6400|ordered\nGenerator, 250 kW|power|@30|Bernd Voss|9800|ordered\nFood stalls, twelve|food|@14|Ola Fenwick|0|to do\nMedics for three days|safety|@25|Ruth Alder|3900|to do",
    },
  ],
  jobs: "agenda slot.starts\nmove act.contract\nfind act\nmove slot.state\nshow act.picture\nkeep stage\ncheck crew.confirmed\ncheck act.announced\ntotal act.fee\nrequest crew\nassign stage.stageManager\nchart act.genre\ncheck stage.built\ndue task.due",
  site: {
    headline: "Three days, four stages, one river",
    body: "Rock on the river stage, jazz for brunch and brass around the fire. Camping, water and showers are in the weekend ticket.",
    action: "Join the crew|crew",
    services:
      "Weekend with camping|Three days and a place for your tent|165\nDay ticket|One day, no camping|70\nCamper van|A place by the orchard|60",
    questions:
      "May I bring food?|Yes, but no glass.\nAre children let in?|Free under twelve, with a grown-up and ear protection.\nWhat if it rains?|We play. The barn and the tent have room for 1650.\nHow does the crew work?|Two shifts of eight hours for a ticket, meals and a shirt.",
  },
  words: {
    tagline: "Stages, acts, slots and crew.",
    itch: "Who is on the river stage at nine?",
    promise: "Every slot with an act, every act signed",
    pov: "POV: the headliner starts on the minute",
    gains: [
      "Six acts, four contracts signed",
      "River stage: three slots, all confirmed",
      "Noise permit: three days late",
    ],
  },
});
