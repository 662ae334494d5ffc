import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "playgroundInspection",
  name: "Playgrounds and parks",
  icon: "trees",
  says: {
    en: "playground inspection|playground inspections|playground checks|playground safety|playground maintenance|park maintenance|parks department|park rangers|public parks|green spaces department|tree register|street trees|tree inspections in the city|bench register|swing and slide checks|playground equipment register|parks and gardens crew|dog park upkeep|outdoor gym maintenance",
    de: "Spielplatzkontrolle|Spielplatzprüfung|Grünflächenamt|Parkbäume verwalten|Parkpflege",
    es: "inspección de parques infantiles|mantenimiento de parques|parques y jardines municipales|inventario de árboles",
    fr: "contrôle des aires de jeux|entretien des parcs|espaces verts de la ville|inventaire des arbres",
    pt: "inspeção de parques infantis|manutenção de parques|espaços verdes municipais|cadastro de árvores",
  },
  forms: ["management", "dashboard", "portal"],
  people: ["inspectors", "park crews", "residents"],
  mood: "sober",
  things: [
    {
      id: "playground",
      use: "core",
      role: "place",
      icon: "trees",
      names: "playground|playgrounds",
      also: "park|green space|site|play area",
      fields:
        "Playground: text\nPicture: image\nWhere: location\nKind: choice playground|park|ball court|outdoor gym|dog park|school yard\nAges: text\nArea: number 220..9000 m²\nSand changed: date -700..-20\nLooked at: choice twice a week|weekly|every two weeks|monthly\nMain inspection by: date -10..330\nDays left: daysUntil mainInspectionBy\nEquipment: rollup count equipment.playground\nState: choice open|part closed|closed",
      cells: "where kind ages area sandChanged lookedAt mainInspectionBy state",
      rows: "Castle Green|Castle Green 1|playground|1 to 12|1400|@-210|twice a week|@24|part closed\nStation Park|Station Road 40|park|All|9000|@-320|weekly|@110|open\nMill Lane|Mill Lane 15|playground|3 to 10|620|@-540|weekly|@-6|open\nHillside|Hill Road 30|playground|1 to 8|380|@-180|every two weeks|@200|open\nSchool Road court|School Road 4|ball court|8 and up|700|@-700|weekly|@64|open\nRiver gym|Quay 12|outdoor gym|14 and up|220|@-700|monthly|@150|open",
    },
    {
      id: "equipment",
      use: "core",
      role: "item",
      icon: "ferris-wheel",
      names: "piece of equipment|equipment",
      also: "swing|slide|climbing frame|tree|bench|goal",
      fields:
        "Equipment: text\nPicture: image\nNumber: text\nPlayground: relation playground\nKind: choice swing|slide|climbing|seesaw|sand play|goal|bench|tree\nMaker: text\nBuilt: number 1996..2024\nFall height: number 0..300 cm\nGround: choice sand|bark|rubber|grass|paving\nNext check: date -5..30\nFindings: rollup count finding.equipment\nState: choice sound|watch|blocked|to replace|removed",
      cells: "number playground kind maker built fallHeight ground nextCheck state",
      rows: "Double swing|CG-01|Castle Green|swing|Play North|2011|135|sand|@1|blocked\nBasket swing|CG-02|Castle Green|swing|Play North|2018|140|bark|@1|sound\nRope pyramid|CG-05|Castle Green|climbing|Ropeworks|2016|280|rubber|@1|watch\nTube slide|SP-01|Station Park|slide|Play North|2009|220|sand|@3|watch\nOld plane tree|SP-T14|Station Park|tree||1996|0|grass|@20|sound\nSeesaw|ML-02|Mill Lane|seesaw|Timber Play|2001|95|grass|@-2|to replace\nSand crane|ML-03|Mill Lane|sand play|Timber Play|2014|60|sand|@-2|sound\nLittle house|HS-01|Hillside|climbing|Timber Play|2020|100|bark|@6|sound\nGoal, east|SR-02|School Road court|goal|Steel Sport|2013|0|paving|@2|sound\nPull-up bars|RG-01|River gym|climbing|Steel Sport|2021|240|rubber|@14|sound",
    },
    {
      id: "check",
      use: "core",
      role: "event",
      icon: "clipboard-check",
      names: "inspection|inspections",
      also: "check|round|visual check|main inspection",
      fields:
        "Inspection: text\nPlayground: relation playground\nDate: date -21..20\nTime: time 07:00..15:00\nKind: choice visual|working parts|main\nInspector: text @people\nGlass or needles: boolean 20\nSand raked: boolean 70\nBolts tight: boolean 70\nResult: choice planned|all sound|small defects|blocked\nSigned: boolean 60",
      cells: "playground date time kind inspector glassOrNeedles sandRaked boltsTight result signed",
      rows: "Castle Green, Monday|Castle Green|@-1|07:30|visual|Ingrid Lund|yes|yes|no|blocked|yes\nStation Park, week|Station Park|@-4|08:15|visual|Ingrid Lund|no|yes|yes|small defects|yes\nMill Lane, week|Mill Lane|@-9|07:45|visual|Kofi Annor|no|no|yes|small defects|yes\nHillside|Hillside|@-8|10:00|working parts|Kofi Annor|no|yes|yes|all sound|yes\nCourt, week|School Road court|@-5|07:00|visual|Ingrid Lund|yes|yes|yes|all sound|yes\nCastle Green, Thursday|Castle Green|@1|07:30|visual|Ingrid Lund|no|no|no|planned|no\nMill Lane, yearly|Mill Lane|@3|09:00|main|Safe Play surveyors|no|no|no|planned|no\nRiver gym|River gym|@14|11:00|working parts|Kofi Annor|no|no|no|planned|no",
    },
    {
      id: "finding",
      use: "core",
      role: "item",
      icon: "triangle-alert",
      names: "finding|findings",
      also: "defect|damage|report|issue|repair order",
      fields:
        "Finding: text\nPicture: image\nEquipment: relation equipment\nFound on: date -30..0\nFrom: choice inspection|resident|school|police\nDanger: choice at once|this week|this season|cosmetic\nFix by: date -8..60\nWho: text @people\nCost: money 0..2600 EUR\nState: choice new|blocked off|part ordered|being mended|mended",
      cells: "equipment foundOn from danger fixBy who cost state",
      rows: "Chain link worn to half|Double swing|@-1|inspection|at once|@2|Mateo Ruiz|85|blocked off\nRope core shows|Rope pyramid|@-6|inspection|this season|@40|Ropeworks|640|part ordered\nRivet stands out inside|Tube slide|@-4|inspection|this week|@1|Mateo Ruiz|20|being mended\nBearing rotten|Seesaw|@-9|inspection|this season|@25|Omar Haddad|2600|part ordered\nPainted over with felt pen|Little house|@-11|resident|cosmetic|@30|Omar Haddad|15|new\nBranch hangs over the path|Old plane tree|@-3|resident|this week|@-1|Tree crew|180|new\nNet torn|Goal, east|@-14|school|this week|@-8|Mateo Ruiz|60|mended",
    },
  ],
  jobs: "due equipment.nextCheck\nmove finding.state\nkeep check\nplan check.date\nrequest finding\ndue finding.fixBy\nmap playground.where\nshow playground.picture\nfind equipment\nassign finding.who\nchart finding.danger\nmove equipment.state\ntotal finding.cost\ncheck check.signed\ndue playground.mainInspectionBy",
  site: {
    headline: "Seen twice a week, mended this week",
    body: "Every swing, slide and bench has a number and a date. Tell us what is broken, and see when it will be mended.",
    action: "Report something broken|finding",
    services:
      "Playgrounds|Six, with what is open today|\nInspections|Visual, working parts, yearly main|\nTrees and benches|Numbered, on the map|",
    questions:
      "Why is the swing taped off?|A chain link is worn. The new chain comes on Thursday.\nHow often do you look?|Busy ones twice a week, small ones every two weeks.\nI found glass. What shall I do?|Leave it, ring or report it; we come the same day.\nMay we have a party there?|Yes, without fire, and take the balloons home.",
  },
  words: {
    tagline: "Every swing, its last check, and what to mend.",
    itch: "When was that chain last looked at?",
    promise: "No worn chain unseen",
    pov: "POV: the inspector asked and each bolt had a date",
    gains: ["Double swing: blocked since yesterday", "Mill Lane: inspection 6 days over", "7 findings, 1 mended"],
  },
});
