import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "theatreGroup",
  name: "Theater group",
  icon: "drama",
  says: {
    en: "theatre group|theater group|amateur dramatics|amateur theatre|drama group|community theatre|community theater|play rehearsals|theatre company|rehearsal schedule for a play|props list|cast list|improv group|musical theatre group|stage production planning|scene breakdown|school play",
    de: "Theatergruppe|Laientheater|Probenplan Theater|Theaterverein",
    es: "grupo de teatro|teatro amateur|ensayos de teatro",
    fr: "troupe de théâtre|théâtre amateur|répétitions de théâtre",
    pt: "grupo de teatro|teatro amador|ensaios de teatro",
  },
  forms: ["management", "community", "site", "booking"],
  people: ["directors", "actors", "crew"],
  mood: "lively",
  things: [
    {
      id: "member",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "member|members",
      also: "actor|cast|crew|singer",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nRole: text\nDoes: tags acting|directing|light|sound|costume|set|front of house\nAway on: text\nLines learned: percent 0..100",
      cells: "phone eMail role does awayOn linesLearned",
      rows: "Lou Marks|555-0101|lou.marks@example.com|Director|directing||0\nHedda Lund|555-0102|hedda.lund@example.com|Mrs Allard|acting|Fridays|70\nJonas Adler|555-0103|jonas.adler@example.com|The lodger|acting; set||45\nSunita Rao|555-0104|sunita.rao@example.com|Constable|acting; costume|12 Dec|100\nBenoît Lacaze|555-0105|benoit.lacaze@example.com|Light|light; sound||0\nTilda Moe|555-0106|tilda.moe@example.com|The niece|acting||85",
    },
    {
      id: "scene",
      use: "core",
      role: "item",
      icon: "theater",
      names: "scene|scenes",
      also: "act|page|part",
      fields:
        "Scene: text\nPages: text\nWho: text\nPlace: text\nMinutes: number 2..22 min\nProps needed: text\nState: choice unread|blocked|off book|needs work|ready",
      cells: "pages who place minutes propsNeeded state",
      rows: "1.1 The letter|3 to 9|Allard, niece|Parlor|9|Letter; tray|off book\n1.2 The lodger arrives|10 to 17|Allard, lodger|Hall|11|Two cases|needs work\n1.3 Tea|18 to 22|All but constable|Parlor|8|Teapot; seed cake|blocked\n2.1 Footsteps|24 to 31|Niece, lodger|Stairs|10|Lamp|blocked\n2.2 The constable|32 to 38|All|Hall|12|Notebook; handcuffs|unread\n2.3 Morning|39 to 44|Allard, niece|Parlor|7|Letter, burned|unread",
    },
    {
      id: "rehearsal",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "rehearsal|rehearsals",
      also: "run|call|tech|practice",
      fields:
        "Rehearsal: text\nDate: date -4..40\nTime: time 18:30..20:00\nPlace: text\nScenes: text\nCalled: text\nMissing: text\nOff book: boolean 30\nState: choice planned|called|held",
      cells: "date time place scenes called missing offBook state",
      rows: "Tuesday, act one|@4|19:00|Little Theatre|1.2, 1.3|Hedda, Jonas, Tilda||no|called\nThursday, stairs|@6|19:00|Little Theatre|2.1|Tilda, Jonas||no|planned\nSunday, whole play|@8|14:00|Village hall|All|Everyone|Sunita|no|planned\nTech|@27|18:30|Little Theatre|Cues|Benoît, crew||yes|planned\nDress rehearsal|@32|19:00|Little Theatre|All|Everyone||yes|planned\nLast Tuesday|@-3|19:00|Little Theatre|1.1|Hedda, Tilda|Hedda late|no|held",
    },
    {
      id: "prop",
      use: "core",
      role: "item",
      icon: "package",
      names: "prop or costume|props and costumes",
      also: "prop|costume|furniture",
      fields:
        "Prop: text\nScene: relation scene\nKind: choice prop|costume|furniture|sound|light cue\nWho: text @people\nNeeded by: date -3..30\nHave it: boolean 40",
      cells: "scene kind who neededBy haveIt",
      rows: "Letter, three copies|1.1 The letter|prop|Tilda Moe|@4|yes\nSeed cake, rubber|1.3 Tea|prop|Sunita Rao|@-2|no\nConstable's coat|2.2 The constable|costume|Sunita Rao|@20|no\nParlor chairs, four|1.3 Tea|furniture|Jonas Adler|@8|yes\nFootsteps, recorded|2.1 Footsteps|sound|Benoît Lacaze|@6|no",
    },
    {
      id: "performance",
      use: "more",
      role: "event",
      icon: "ticket",
      names: "performance|performances",
      also: "show|night|ticket",
      fields:
        "Night: text\nDate: date 34..50\nTime: time 15:00..19:30\nSeats: number 60..140\nSold: number 0..140\nPrice: money 6..14 GBP",
      cells: "date time seats sold price",
      rows: "Opening night|@34|19:30|96|62|12\nSaturday|@36|19:30|96|38|12\nSunday matinee|@37|15:00|96|71|10",
    },
  ],
  jobs: "agenda rehearsal.date\nmove scene.state\ndue prop.neededBy\ncheck prop.haveIt\nkeep member\nrank member.linesLearned\nmove rehearsal.state\nassign prop.who\nchart scene.state\nagenda performance.date\ncount performance.sold\nprint rehearsal",
  site: {
    headline: "The Lodger, in five weeks",
    body: "A thriller in two acts, six people, one staircase. Rehearsals on Tuesday and Thursday, seats from ten pounds.",
    action: "See the nights|performance",
    services: "Evening|Ninety-six seats|12\nMatinee|With tea in the break|10\nJoin|Annual subs|25",
    questions:
      "Do I need experience?|No, only Tuesdays.\nHow do I learn lines?|With Tilda, on the bus.\nMay I only paint sets?|Please.",
  },
  words: {
    tagline: "Scenes, lines, props and calls.",
    itch: "Who is called on Tuesday?",
    promise: "Everyone knows the scene, the hour and the prop",
    pov: "POV: nobody says the word for line any longer",
    gains: ["Lodger: 45 percent of lines", "Seed cake: two days late", "Matinee: 71 of 96 sold"],
  },
});
