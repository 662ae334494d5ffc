import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "qualityInspection",
  name: "Quality inspection",
  icon: "microscope",
  says: {
    en: "quality inspection|quality control|quality management|qms software|nonconformance reports|ncr tracking|corrective actions|capa tracker|incoming goods inspection|inspection plans|first article inspection|iso 9001 audits|internal audits quality|8d reports|complaints and corrective actions|measurement records|scrap and rework log",
    de: "Qualitätskontrolle|Qualitätsprüfung|Wareneingangsprüfung|8D-Reports",
    es: "control de calidad|no conformidades|inspección de calidad",
    fr: "contrôle qualité|non-conformités|actions correctives",
    pt: "controlo de qualidade|controle de qualidade|não conformidades",
  },
  forms: ["management", "dashboard", "tracker"],
  people: ["inspectors", "quality engineers", "suppliers"],
  mood: "sober",
  things: [
    {
      id: "product",
      use: "core",
      role: "item",
      icon: "package",
      names: "part|parts",
      also: "product|article|drawing|item",
      fields:
        "Part: text\nDrawing: text\nCustomer: text\nMaterial: text\nInspect: choice every piece|first and last|1 in 10|1 in 50\nCritical sizes: lines\nState: choice released|limited|blocked",
      cells: "drawing customer material inspect criticalSizes state",
      rows: "Flange 80|D-2201 C|City Water|Stainless|1 in 10|Bore 80 H7; Flatness 0.05; Eight holes 11\nShaft 22|D-1870 B|Machine Works Reuter|C45|first and last|Diameter 22 h6; Length 310; Ra 0.8\nBracket L|D-0931 A|Hollis Joinery|Steel 3 mm|1 in 50|Angle 90; Hole pitch 64\nSeal ring|D-3008 D|City Heat|EPDM|1 in 50|Inner 41.2; Shore 70",
    },
    {
      id: "inspection",
      use: "core",
      role: "log",
      icon: "clipboard-check",
      names: "inspection|inspections",
      also: "check|measurement|sample|test report",
      fields:
        "Inspection: text\nPart: relation product\nLot: text\nDate: date -9..0\nKind: choice incoming|first article|in process|final\nSize checked: text\nNominal: number 0..400\nMeasured: number 0..400\nDeviation: calc measured - nominal mm\nSample: number 1..60\nRejected: number 0..20\nInspector: text @people\nDecision: choice accepted|accepted with deviation|rework|rejected|hold",
      cells: "part lot date kind sizeChecked nominal measured sample rejected inspector decision",
      rows: "Flange, first|Flange 80|L-5512|@-1|first article|Bore|80|80.02|1|0|Dagmar Funk|accepted\nFlange, process|Flange 80|L-5512|@0|in process|Bore|80|80.05|5|2|Dagmar Funk|hold\nShaft, last|Shaft 22|L-5498|@-2|final|Diameter|22|21.99|2|0|Emil Hofer|accepted\nBracket, incoming|Bracket L|L-5520|@-3|incoming|Hole pitch|64|64.6|8|3|Emil Hofer|rework\nSeal ring, incoming|Seal ring|S-118|@-5|incoming|Inner|41.2|41.2|10|0|Dagmar Funk|accepted\nShaft, first|Shaft 22|L-5521|@0|first article|Length|310|309.6|1|1|Emil Hofer|rejected",
    },
    {
      id: "ncr",
      use: "core",
      role: "event",
      icon: "triangle-alert",
      names: "nonconformance|nonconformances",
      also: "NCR|defect|complaint|deviation",
      fields:
        "Report: text\nPicture: image\nPart: relation product\nFound: date -30..0\nFrom: choice supplier|production|customer\nPieces: number 1..400\nCost: money 0..6400 EUR\nDisposition: choice open|use as is|rework|return|scrap\nOwner: text @people\nAnswer by: date -4..14\nState: choice open|contained|cause found|action agreed|checked|closed",
      cells: "part found from pieces cost disposition owner answerBy state",
      rows: "26-061 bore too wide|Flange 80|@0|production|22|880|open|Lutz Pohl|@1|contained\n26-060 pitch off|Bracket L|@-3|supplier|140|310|return|Marc Oduya|@-1|action agreed\n26-058 leak at City Heat|Seal ring|@-14|customer|6|1250|scrap|Dagmar Funk|@3|cause found\n26-059 length short|Shaft 22|@0|production|4|160|open|Lutz Pohl|@2|open\n26-049 rust spots|Flange 80|@-28|customer|12|540|rework|Ines Falk|@-4|checked",
    },
    {
      id: "action",
      use: "core",
      role: "event",
      icon: "list-checks",
      names: "corrective action|corrective actions",
      also: "action|measure|CAPA|8D step",
      fields:
        "Action: text\nReport: relation ncr\nWho: text @people\nDue: date -5..30\nDays left: daysUntil due\nWorks: choice not checked|yes|no\nDone: boolean 30",
      cells: "report who due works done",
      rows: "Stop lot L-5512, sort|26-061 bore too wide|Dagmar Funk|@0|not checked|no\nChange insert every 40 pieces|26-061 bore too wide|Lutz Pohl|@3|not checked|no\nSupplier: new drill template|26-060 pitch off|Marc Oduya|@-1|not checked|no\nShore test on each delivery|26-058 leak at City Heat|Dagmar Funk|@7|not checked|no\nDry before packing|26-049 rust spots|Ines Falk|@-10|yes|yes",
    },
    {
      id: "audit",
      use: "more",
      role: "event",
      icon: "calendar-check",
      names: "audit|audits",
      also: "internal audit|supplier audit|certification",
      fields:
        "Audit: text\nDate: date -20..90\nArea: text\nAuditor: text @people\nFindings: number 0..9\nState: choice planned|done|report sent|closed",
      cells: "date area auditor findings state",
      rows: "Packing area|@6|Dispatch|Ines Falk|0|planned\nSupplier Karton Süd|@20|Incoming|Marc Oduya|0|planned\nTurning shop|@-18|Production|Dagmar Funk|3|report sent",
    },
  ],
  jobs: "keep inspection\nmove ncr.state\ndue ncr.answerBy\ndue action.due\nrank inspection.deviation\ncheck action.done\nassign action.who\nchart inspection.decision\nshow ncr.picture\ntotal ncr.cost\nagenda audit.date\nprint ncr",
  site: {
    headline: "Measured, decided, written down",
    body: "Every lot has a decision and a name. What is not right is held, explained and checked again.",
    action: "Report a complaint|ncr",
    services:
      "Incoming inspection|Same day, by plan|\nFirst article|Full report with drawing|\nComplaint answer|First reply in a day, cause in two weeks|",
    questions:
      "Who may release a held lot?|Quality, with a reason, in this list.\nWhat is a disposition?|What happens to the pieces: use, rework, return or scrap.\nWhen is an action done?|When somebody else has checked that it works.",
  },
  words: {
    tagline: "Lots, sizes, decisions and causes.",
    itch: "Who released lot L-5512?",
    promise: "No lot without a decision",
    pov: "POV: the cause was found before the customer called",
    gains: ["Flange bore: 0.05 over", "Supplier answer: a day late", "22 flanges on hold"],
  },
});
