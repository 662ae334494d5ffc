import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "carpenter",
  name: "Carpenter",
  icon: "axe",
  says: {
    en: "carpenter|carpentry business|carpentry|carpentry jobs|timber frame builder|wooden stairs|staircase maker|decking builder|deck builder|doors and windows fitting|timber framing|roof carpenter|garden room builder|shed builder|cutting list carpenter|wood flooring and stairs",
    de: "Zimmermann|Zimmerei|Holzbau|Treppenbau",
    es: "carpintero|carpintería de obra|carpintería de madera",
    fr: "charpentier|entreprise de charpente|menuisier poseur",
    pt: "carpinteiro|carpintaria|carpintaria de obra",
  },
  forms: ["management", "site"],
  people: ["carpenters", "customers"],
  mood: "warm",
  things: [
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "client|household|builder",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nAddress: location\nKind: choice private|builder|architect|farm\nAccess: text",
      cells: "phone eMail address kind access",
      rows: "Nora Brandt|555-0121|nora.brandt@example.com|12 Weaver Street|private|Side gate 90 cm\nHarlow Architects|555-0122|site@harlow.example.com|Bridge Row|architect|\nHillside Farm|555-0123|ellis@example.com|Hillside Farm|farm|Track muddy, use the lower gate\nGareth Moss|555-0124|gareth.moss@example.com|7 Fern Bank|private|Parking for one van\nBragg Building|555-0125|office@bragg.example.com|Hill Road|builder|Site opens at seven",
    },
    {
      id: "job",
      use: "core",
      role: "event",
      icon: "hammer",
      names: "job|jobs",
      also: "project|order|stairs|deck|roof",
      fields:
        "Job: text\nCustomer: relation customer\nKind: choice roof|timber frame|stairs|deck|doors|garden room|repair\nStart: date -8..60\nDays on site: number 1..20\nTeam: text @people\nQuote: money 300..24000 EUR\nTimber: rollup sum cut.job.cost EUR\nHours worked: rollup sum entry.job.hours h\nDrawing: text\nState: choice to measure|quoted|ordered|timber in|in the shop|on site|snags|handed over",
      cells: "customer kind start daysOnSite team quote drawing state",
      rows: "Oak stairs, 14 treads|Nora Brandt|stairs|@6|3|Bert and Ali|7800|ST-22 rev B|in the shop\nGarden room 4 × 5|Gareth Moss|garden room|@-4|9|Bert, Ali, Kim|16400|GR-07|on site\nHay barn, new rafters|Hillside Farm|roof|@14|6|Bert, Kim|9200|BR-03|timber in\nLarch deck, 32 m²|Nora Brandt|deck|@120|4|Ali|5600|DK-11|quoted\nSix oak doors|Bragg Building|doors|@2|2|Kim|3100||ordered\nPorch with two posts|Harlow Architects|timber frame|@35|4|Bert|4300|PO-02 rev A|quoted\nSticking sash|Gareth Moss|repair|@-12|1|Kim|220||handed over",
    },
    {
      id: "cut",
      use: "core",
      role: "item",
      icon: "ruler",
      names: "cutting list line|cutting list",
      also: "piece|timber|part|board",
      fields:
        "Part: text\nJob: relation job\nTimber: choice oak|larch|Douglas fir|spruce|plywood\nPieces: number 1..80\nLength: number 0.3..6 m\nTotal length: calc pieces * length m\nSection: text\nCost: money 12..2200 EUR\nState: choice to order|ordered|in the yard|cut|fitted",
      cells: "job timber pieces length section cost state",
      rows: "Treads|Oak stairs, 14 treads|oak|14|1|40 × 280|1260|cut\nStrings|Oak stairs, 14 treads|oak|2|4.6|45 × 300|540|cut\nHandrail|Oak stairs, 14 treads|oak|1|4.2|55 round|180|in the yard\nWall studs|Garden room 4 × 5|spruce|46|2.5|60 × 140|690|fitted\nRoof joists|Garden room 4 × 5|spruce|9|4.6|60 × 220|410|fitted\nCladding|Garden room 4 × 5|larch|80|3|27 × 140|1480|in the yard\nRafters|Hay barn, new rafters|Douglas fir|22|5.8|80 × 200|2140|in the yard\nPurlins|Hay barn, new rafters|Douglas fir|4|6|120 × 240|880|ordered",
    },
    {
      id: "entry",
      use: "core",
      role: "log",
      icon: "clock",
      names: "hours entry|hours",
      also: "time sheet|day sheet",
      fields:
        "Entry: text\nJob: relation job\nDate: date -7..0\nWho: text @people\nHours: number 1..10 h\nDone: longText",
      cells: "job date who hours done",
      rows: "Studs up|Garden room 4 × 5|@-4|Bert|8|Sole plates and two walls\nWalls three and four|Garden room 4 × 5|@-3|Ali|8|Squared, braced\nJoists|Garden room 4 × 5|@-2|Kim|7.5|Nine joists, hangers\nTreads planed|Oak stairs, 14 treads|@-2|Bert|6|Fourteen, two with knots turned down\nRoof deck|Garden room 4 × 5|@-1|Bert|8|Boarded, sheeted for rain",
    },
    {
      id: "snag",
      use: "more",
      role: "item",
      icon: "list-checks",
      names: "snag|snags",
      also: "defect|touch-up|to-do",
      fields: "Snag: text\nJob: relation job\nWhere: text\nFix by: date -3..10\nFixed: boolean 30",
      cells: "job where fixBy fixed",
      rows: "Sash cord rubs|Sticking sash|Bay, left|@-2|no\nDoor 4 binds at head|Six oak doors|Bedroom|@9|no\nFlashing at the wall|Garden room 4 × 5|North side|@3|no",
    },
  ],
  jobs: "agenda job.start\nmove job.state\nkeep cut\nkeep entry\nassign job.team\nmove cut.state\nfind cut\ndue snag.fixBy\ncheck snag.fixed\ntotal job.quote\nprint cut\nkeep customer",
  site: {
    headline: "Stairs, frames and decks in solid timber",
    body: "Measured twice by the one who cuts it. Timber from two sawmills we know, hand-cut joints where they show.",
    action: "See our work|job",
    services:
      "Staircase|Oak or ash, measured, made and fitted|7800\nGarden room|Foundation screws to the last board|16400\nDeck|Larch, per square meter, with substructure|175\nDoor hung|With new hinges and latch|120",
    questions:
      "Do I need permission for a garden room?|Often not below thirty square meters; we check with the council.\nDoes larch turn gray?|Yes, silver within two years, unless you oil it.\nDo you take small jobs?|On Fridays.",
  },
  words: {
    tagline: "Drawings, cutting lists, hours and who is on site.",
    itch: "Is the timber in for the barn?",
    promise: "Every stick on the list, every job on its day",
    pov: "POV: the last stud on the list is the last in the yard",
    gains: ["14 treads cut, 2 strings", "Purlins still on order", "Garden room: 29.5 hours so far"],
  },
});
