import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "metalworker",
  name: "Metalworker",
  icon: "anvil",
  says: {
    en: "metalworker|metalworking shop|blacksmith|blacksmith forge|metal fabrication|metal fabricator|steel fabrication|gates and railings|wrought iron gates|structural steel fabricator|metalwork commissions|balustrades and staircases in steel|ornamental ironwork|steel balcony maker|railing maker|farrier and forge|metal furniture maker",
    de: "Schlosserei|Metallbau|Schmied|Stahlbau",
    es: "herrería|cerrajería metálica|herrero|estructuras metálicas",
    fr: "ferronnier|métallerie|serrurerie métallerie|forgeron",
    pt: "serralharia|serralheria|ferreiro|estruturas metálicas",
  },
  forms: ["management", "site"],
  people: ["smiths", "fabricators", "customers"],
  mood: "sober",
  things: [
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "client|architect|builder",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nAddress: location\nKind: choice private|builder|architect|farm|council",
      cells: "phone eMail address kind",
      rows: "Owen Pritchard|555-0101|owen.pritchard@example.com|The Old Forge|private\nHarlow Architects|555-0102|site@harlow.example.com|Bridge Row|architect\nHillside Farm|555-0103|ellis@example.com|Hillside Farm|farm\nTown Council parks|555-0104|parks@towncouncil.example.com|Town hall|council\nBragg Building|555-0105|office@bragg.example.com|Hill Road|builder",
    },
    {
      id: "job",
      use: "core",
      role: "event",
      icon: "anvil",
      names: "job|jobs",
      also: "commission|gate|railing|order|repair",
      fields:
        "Job: text\nPicture: image\nCustomer: relation customer\nKind: choice gate|railing|staircase|balcony|frame|furniture|repair\nFinish: choice galvanized|powder coated|hot waxed|primed|raw\nQuote: money 80..14800 EUR\nSteel: rollup sum steel.job.cost EUR\nHours planned: number 2..120 h\nHours worked: rollup sum entry.job.hours h\nFit on: date -8..70\nSmith: text @people\nState: choice to measure|drawn|approved|steel ordered|in the forge|at the galvanizer|to fit|fitted|paid\nDrawing: text",
      cells: "customer kind finish quote hoursPlanned fitOn smith state drawing",
      rows: "Garden gate, oak leaves|Owen Pritchard|gate|hot waxed|2400|46|@12|Rhona|in the forge|G-118\nStair balustrade, two flights|Harlow Architects|staircase|powder coated|5600|72|@30|Ted|approved|B-044 rev C\nCattle grid|Hillside Farm|frame|galvanized|1650|18|@9|Ted|at the galvanizer|F-020\nPark railing, 24 m|Town Council parks|railing|powder coated|9800|110|@60|Rhona, Ted|steel ordered|R-071\nLintel and two posts|Bragg Building|frame|primed|740|6|@2|Lewis|to fit|F-022\nHinge rehung|Hillside Farm|repair|raw|90|2|@-3|Lewis|fitted|\nBalcony, first floor|Harlow Architects|balcony|galvanized|6900|80|@70|Ted|drawn|L-009",
    },
    {
      id: "steel",
      use: "core",
      role: "item",
      icon: "ruler",
      names: "steel|steel",
      also: "section|bar|tube|plate|cutting list",
      fields:
        "Section: text\nJob: relation job\nProfile: text\nLength: number 0.4..12 m\nPieces: number 1..60\nTotal length: calc length * pieces m\nHeat number: text\nCost: money 8..1900 EUR\nState: choice to order|ordered|in the rack|cut|welded",
      cells: "job profile length pieces heatNumber cost state",
      rows: "Gate frame|Garden gate, oak leaves|Square 30|2.1|4|H-8832|64|welded\nGate bars|Garden gate, oak leaves|Round 16|1.6|14|H-8790|85|cut\nGrid rails|Cattle grid|Tube 76 × 4|2.4|9|H-9011|210|welded\nPosts|Park railing, 24 m|Flat 60 × 20|1.3|13||390|ordered\nBalusters|Park railing, 24 m|Round 14|1.1|60||310|ordered\nLintel|Lintel and two posts|Beam 152|2.8|1|H-8954|118|welded\nHandrail|Stair balustrade, two flights|Flat 40 × 10|4.6|2||72|in the rack",
    },
    {
      id: "entry",
      use: "core",
      role: "log",
      icon: "clock",
      names: "hours|hours",
      also: "time sheet|day entry",
      fields:
        "Entry: text\nJob: relation job\nDate: date -7..0\nSmith: text @people\nHours: number 0.5..10 h\nDone: text",
      cells: "job date smith hours done",
      rows: "Scrolls forged|Garden gate, oak leaves|@-2|Rhona|7|Eight scrolls, two leaves\nLeaves|Garden gate, oak leaves|@-1|Rhona|6.5|Nine leaves chased\nGrid welded|Cattle grid|@-5|Ted|8|Ready for zinc\nLintel drilled|Lintel and two posts|@-1|Lewis|4|Plates on, primed\nHinge|Hinge rehung|@-3|Lewis|1.5|New pin",
    },
    {
      id: "outwork",
      use: "more",
      role: "event",
      icon: "truck",
      names: "outside work|outside work",
      also: "galvanizing|powder coating|laser cutting",
      fields:
        "Batch: text\nJob: relation job\nProcess: choice galvanizing|powder coating|laser cutting|bending\nWith: text\nSent: date -12..0\nBack: date -2..14\nCost: money 40..940 EUR\nChecked: boolean 30",
      cells: "job process withValue sent back cost checked",
      rows: "Cattle grid, zinc|Cattle grid|galvanizing|Zincworks|@-4|@-1|190|no\nLeaf blanks|Garden gate, oak leaves|laser cutting|Cutline|@-11|@-6|84|yes\nPost shoes|Park railing, 24 m|laser cutting|Cutline|@0|@5|130|no",
    },
  ],
  jobs: "agenda job.fitOn\nmove job.state\ndue outwork.back\nkeep entry\nassign job.smith\nmove steel.state\nshow job.picture\nkeep steel\ntotal job.quote\nrank job.hoursWorked\nrequest job\nprint job",
  site: {
    headline: "Gates, stairs and steel, forged and fitted",
    body: "A forge, a saw and three people. We draw it, you approve it, and the same hands make it and hang it.",
    action: "Ask about a commission|job",
    services:
      "Garden gate|Forged, waxed, hung|2400\nRailing|Per meter, galvanized and coated|410\nRepair|Hinges, welds, broken bars|90",
    questions:
      "Does it rust?|Galvanized not for decades; waxed iron wants an hour a year.\nDo you work to drawings?|Yes, and we check them against the wall first.\nHow long does a gate take?|Six weeks from approval.",
  },
  words: {
    tagline: "Drawings, sections, hours and zinc.",
    itch: "Is the grid back from the galvanizer?",
    promise: "Every bar cut, every gate hung on its day",
    pov: "POV: the posts line up with the holes in the stone",
    gains: ["Cattle grid: zinc a day late", "Gate: 13.5 of 46 hours", "24 meters of railing ordered"],
  },
});
