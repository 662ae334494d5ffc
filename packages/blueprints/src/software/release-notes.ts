import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "releaseNotes",
  name: "Release notes and changelog",
  icon: "rocket",
  says: {
    en: "release notes|changelog|change log of our software|product changelog|what's new page for our product|release management|release calendar|version history of our app|deployment log|release train|release announcements|app versions and changes|changelog page|release planning for software|shipped features list",
    de: "Versionshinweise|Änderungsprotokoll Software|Release-Planung",
    es: "notas de la versión|registro de cambios|novedades del producto",
    fr: "notes de version|journal des modifications|nouveautés du produit",
    pt: "notas de versão|registo de alterações do software|novidades do produto",
  },
  forms: ["blog", "management", "site", "portal"],
  people: ["release managers", "users"],
  mood: "lively",
  things: [
    {
      id: "release",
      use: "core",
      role: "event",
      icon: "rocket",
      names: "release|releases",
      also: "version|build|deployment|update",
      fields:
        "Version: text\nName: text\nDate: date -120..30\nState: choice planned|frozen|rolling out|live|pulled back\nKind: choice major|minor|fix\nLead: text\nRolled out to: percent 0..100\nChanges: rollup count change.release\nPicture: image\nIn short: longText",
      cells: "name date state kind lead rolledOutTo inShort",
      rows: "3.5.0|Teams|@18|planned|minor|Ingrid Lund|0|Guests, roles and a second pair of eyes\n3.4.2|Quiet fixes|@0|rolling out|fix|Yuki Tanaka|25|Six small things that were in the way\n3.4.1|Time zones|@-14|live|fix|Yuki Tanaka|100|Meetings stay where you put them\n3.4.0|Calendars|@-32|live|minor|Ingrid Lund|100|Your calendar, both ways\n3.3.1|Printer friendly|@-51|live|fix|Ben Osei|100|Pages print without the menu\n3.3.0|Import|@-70|live|minor|Ingrid Lund|100|From a spreadsheet in three clicks\n3.2.9|Hurry|@-88|pulled back|fix|Ben Osei|0|Broke sign-in for one hour, sorry",
    },
    {
      id: "change",
      use: "core",
      role: "log",
      icon: "sparkles",
      names: "change|changes",
      also: "entry|fix|improvement|feature|note",
      fields:
        "Change: text\nRelease: relation release\nKind: choice added|changed|fixed|removed|security\nArea: choice calendar|teams|mobile|reports|sign-in|import\nTicket: text\nAsked by: text\nBreaks something: boolean 8\nTold support: boolean 70\nFor users: longText",
      cells: "release kind area ticket askedBy breaksSomething toldSupport forUsers",
      rows: "Guests without a seat|3.5.0|added|teams|F-214|Okafor Freight|no|no|Invite read-only guests, free of charge\nApprove before it is sent|3.5.0|added|teams|F-096|Birch House Care|no|no|\nWeek view no longer jumps|3.4.2|fixed|calendar|B-431||no|yes|Scrolls where you left it\nLong names are cut with dots|3.4.2|fixed|mobile|B-428||no|yes|\nOld tokens end in May|3.4.2|security|sign-in|S-017||yes|yes|Make a new one in your settings\nMeetings in another time zone|3.4.1|fixed|calendar|B-402|Nair & Webb|no|yes|They no longer move by an hour\nTwo-way calendar sync|3.4.0|added|calendar|F-163|Nair & Webb|no|yes|What you change on the phone comes back\nMenu stays off paper|3.3.1|changed|reports|F-088||no|yes|\nImport from a spreadsheet|3.3.0|added|import|F-074|Little Theater|no|yes|Drop a file, match the columns, done\nFlash reports|3.3.0|removed|reports|F-020||yes|yes|Nobody had opened one since 2022",
    },
    {
      id: "step",
      use: "core",
      role: "item",
      icon: "list-checks",
      names: "release step|release steps",
      also: "checklist item|task|gate",
      fields: "Step: text\nRelease: relation release\nOwner: text\nDue: date -5..20\nDone: boolean 45\nNote: text",
      cells: "release owner due done note",
      rows: "Freeze the code|3.5.0|Ben Osei|@11|no|\nHelp articles|3.5.0|Sofia Lind|@15|no|\nTranslations back|3.5.0|Claire Dubois|@14|no|Five languages\nQuarter of users for a day|3.4.2|Yuki Tanaka|@0|yes|\nLook at errors, then go to all|3.4.2|Yuki Tanaka|@1|no|\nWrite to token owners|3.4.2|Sofia Lind|@-1|no|41 of them",
    },
  ],
  jobs: "plan release.date\nmove release.state\nkeep change\nfind change\ndue step.due\ncheck step.done\nagenda release.date\nchart change.kind\ncheck change.toldSupport\nassign release.lead\nshow release.picture\nkeep release",
  site: {
    headline: "What is new",
    body: "Every release in plain words: what was added, mended and taken away, and who asked for it.",
    action: "See what is new|release",
    services: "Fix releases|Every second week|\nFeature releases|Every six weeks|\nSecurity|The same day|",
    questions:
      "When do I get it?|A quarter of you on the first day, everybody two days later.\nCan I go back?|On the web no; tell us what is wrong and we mend it first.\nWill something break?|If so it says so at the top, with what to do.",
  },
  words: {
    tagline: "What shipped, when, and what it does for you.",
    itch: "Did that ever ship?",
    promise: "Shipped, and said so",
    pov: "POV: support knew before the users did",
    gains: ["3.4.2: at 25 percent", "Guests: asked by Okafor, ships soon", "41 token owners to write to"],
  },
});
