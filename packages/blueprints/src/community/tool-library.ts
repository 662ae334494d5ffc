import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "toolLibrary",
  name: "Tool library",
  icon: "drill",
  says: {
    en: "tool library|library of things|tool lending library|borrow tools|tool sharing|tool lending|lend tools to neighbors|community tool shed|borrow a drill|things library|share tools app|equipment lending library|tool library membership|makers tool lending|camping gear lending|sewing machine lending",
    de: "Werkzeugbibliothek|Bibliothek der Dinge|Leihladen|Werkzeuge ausleihen",
    es: "biblioteca de herramientas|biblioteca de las cosas|préstamo de herramientas",
    fr: "bibliothèque d'outils|outilthèque|objethèque",
    pt: "biblioteca de ferramentas|biblioteca de coisas|empréstimo de ferramentas",
  },
  forms: ["community", "booking", "management", "site"],
  people: ["librarians", "members"],
  mood: "warm",
  things: [
    {
      id: "item",
      use: "core",
      role: "item",
      icon: "drill",
      names: "tool|tools",
      also: "thing|item|machine|equipment",
      fields:
        "Tool: text\nPicture: image\nNumber: text\nKind: choice drilling|sawing|garden|paint|kitchen|camping|sewing|party\nComes with: lines\nValue: money 15..420 EUR\nLoan days: number 3..14\nRisk: choice easy|read the sheet|shown first\nTimes lent: rollup count loan.tool\nShelf: text\nTest until: date -10..300\nState: choice in|out|to check|repair|missing part",
      cells: "number kind comesWith value loanDays risk shelf testUntil state",
      rows: "Hammer drill|T-014|drilling|Bits 5 to 12; case; dust cup|140|7|read the sheet|A1|@120|out\nCircular saw|T-022|sawing|Two blades; guide; goggles|190|7|shown first|A3|@-4|to check\nWallpaper steamer|T-031|paint|Hose; two plates|85|4|easy|B2|@200|in\nLawn scarifier|T-040|garden|Box; spare tines|230|4|read the sheet|Floor|@90|in\nPasta machine|T-051|kitchen|Clamp; crank|60|7|easy|C1|@300|out\nTent for four|T-060|camping|Poles; 14 pegs; fly|210|14|easy|D1|@300|missing part\nSewing machine|T-071|sewing|Pedal; six feet; bobbins|260|14|read the sheet|C3|@60|in\nParty lights, 30 m|T-080|party|Two reels; adapter|75|5|easy|D4|@150|out\nPressure washer|T-044|garden|Lance; hose; patio head|280|4|shown first|Floor|@30|in",
    },
    {
      id: "member",
      use: "core",
      role: "person",
      icon: "id-card",
      names: "member|members",
      also: "borrower",
      fields:
        "Name: text\nNumber: text\nPhone: phone\nE-mail: email\nPlan: choice year|low income|family\nPaid until: date -20..340\nDays left: daysUntil paidUntil\nShown: tags saw|washer|scarifier|none",
      cells: "number phone eMail plan paidUntil shown",
      rows: "Karin Blom|M-101|555-0121|karin.blom@example.com|year|@210|saw\nAmir Nazari|M-108|555-0122|amir.nazari@example.com|family|@40|washer; saw\nIvy Chan|M-115|555-0123|ivy.chan@example.com|low income|@-6|none\nTim Rudd|M-120|555-0124|tim.rudd@example.com|year|@300|none\nLotte Crum|M-131|555-0125|lotte.crum@example.com|year|@120|none\nOmar Said|M-140|555-0126|omar.said@example.com|family|@15|scarifier",
    },
    {
      id: "loan",
      use: "core",
      role: "event",
      icon: "arrow-left-right",
      names: "loan|loans",
      also: "borrowing|reservation|return",
      fields:
        "Loan: text\nTool: relation item\nMember: relation member\nFrom: date -14..7\nBack by: date -5..14\nDays left: daysUntil backBy\nLate fee: money 0..12 EUR\nAll parts back: boolean 30\nState: choice reserved|out|late|returned|checked in",
      cells: "tool member from backBy lateFee allPartsBack state",
      rows: "Drill to Karin|Hammer drill|Karin Blom|@-5|@2|0|no|out\nPasta to Ivy|Pasta machine|Ivy Chan|@-10|@-3|3|no|late\nLights to Lotte|Party lights, 30 m|Lotte Crum|@-2|@3|0|no|out\nSteamer to Tim|Wallpaper steamer|Tim Rudd|@1|@5|0|no|reserved\nSaw to Amir|Circular saw|Amir Nazari|@-8|@-1|0|yes|returned\nTent to Omar|Tent for four|Omar Said|@-40|@-26|0|no|checked in",
    },
    {
      id: "fix",
      use: "more",
      role: "event",
      icon: "wrench",
      names: "check or repair|checks and repairs",
      also: "repair|service|test",
      fields: "Repair: text\nTool: relation item\nWhat: text\nDue: date -3..14\nWho: text @people\nDone: boolean 20",
      cells: "tool what due who done",
      rows: "Saw, yearly test|Circular saw|Guard and cable|@-4|Samir Haddad|no\nTent, two pegs|Tent for four|Buy and label|@5|Ivy Chan|no\nWasher, hose seal|Pressure washer|O-ring|@10|Samir Haddad|no",
    },
  ],
  jobs: "find item\nbook loan\ndue loan.backBy\nmove loan.state\nshow item.picture\nmove item.state\ncheck loan.allPartsBack\nkeep member\nrank item.timesLent\ndue fix.due\ndue member.paidUntil\ndue item.testUntil",
  site: {
    headline: "You need a hole, not a drill",
    body: "Ninety things on shelves, lent for a week. Open Wednesday from five and Saturday from ten; reserve here, fetch there.",
    action: "Reserve a tool|loan",
    services: "Membership|A year, any number of loans|35\nLow income|A year|10\nLate fee|Per day|1",
    questions:
      "May I lend it on?|No; but your friend may join in two minutes.\nWhat if it breaks?|Tell us. Wear is ours, drops are yours.\nDo you take donations?|Working tools with a cable less than twenty years old.",
  },
  words: {
    tagline: "Shelves, loans, parts and dates.",
    itch: "Who still has the pasta machine?",
    promise: "Every part counted out and in",
    pov: "POV: the drill was lent 41 times and sleeps in its case",
    gains: ["Pasta machine: three days late", "Saw: test four days over", "Ninety things, 35 a year"],
  },
});
