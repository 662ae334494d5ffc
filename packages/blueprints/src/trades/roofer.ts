import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "roofer",
  name: "Roofer",
  icon: "house",
  says: {
    en: "roofer|roofing company|roofing contractor|roof repair|roof repairs|roof leaks|flat roofing|slate roofing|roof inspections|roof survey|re-roofing|roofing quotes|metal roofing|storm damage roof|chimney flashing|thatcher|green roof",
    de: "Dachdecker|Dachdeckerbetrieb|Dachreparatur|Flachdach",
    es: "techador|reparación de tejados|reparación de techos|impermeabilización de cubiertas",
    fr: "couvreur|couvreur zingueur|réparation de toiture",
    pt: "telhador|reparação de telhados|conserto de telhado|impermeabilização de coberturas",
  },
  forms: ["management", "site"],
  people: ["roofers", "estimators", "customers"],
  mood: "sober",
  things: [
    {
      id: "property",
      use: "core",
      role: "place",
      icon: "house",
      names: "roof|roofs",
      also: "house|property|building|address",
      fields:
        "Roof: text\nOwner: text @people\nPhone: phone\nAddress: location\nCovering: choice slate|clay tile|concrete tile|felt|metal|thatch|membrane\nArea: number 30..900 m²\nPitch: number 0..60 °\nLaid: number 1890..2026\nAccess: text\nNext inspection: date -15..330\nDays left: daysUntil nextInspection",
      cells: "owner phone address covering area pitch laid access nextInspection",
      rows: "4 Mill Lane|Margaret Hale|555-0131|4 Mill Lane|slate|96|38|1904|Ladder from the yard|@-6\nVillage hall|Fiona Reid|555-0132|Church Street|clay tile|310|42|1931|Tower needed|@40\nUnit 7, Canal Park|Weir Storage|555-0133|Canal Park|membrane|860|2|2012|Internal hatch|@12\nHillside Farm barn|Ruth Ellis|555-0134|Hillside Farm|metal|540|15|1998|Cherry picker|@200\n18 Orchard Close|Joan Abbott|555-0135|18 Orchard Close|concrete tile|110|35|1974|Ladder, soft lawn|@90\nOld School House|Harlow Architects|555-0136|Bridge Row|slate|180|45|1868|Scaffold|@300",
    },
    {
      id: "job",
      use: "core",
      role: "event",
      icon: "hammer",
      names: "job|jobs",
      also: "repair|re-roof|call-out|leak",
      fields:
        "Job: text\nRoof: relation property\nKind: choice leak|storm damage|re-roof|flashing|gutters|inspection\nReported: date -30..0\nStart: date -5..45\nCrew: text @people\nQuote: money 120..28000 GBP\nNeeds dry weather: boolean 70\nScaffold: choice none|booked|up|struck\nState: choice reported|made safe|quoted|accepted|on the roof|waiting for weather|finished|invoiced",
      cells: "roof kind reported start crew quote needsDryWeather scaffold state",
      rows: "Slipped slates, front|4 Mill Lane|storm damage|@-3|@0|Dai and Ellis|340|yes|none|on the roof\nLeak over the stage|Village hall|leak|@-8|@2|Dai and Ellis|620|yes|booked|made safe\nMembrane seam, bay 3|Unit 7, Canal Park|leak|@-5|@4|Pavel|480|yes|none|waiting for weather\nRe-roof, west slope|Old School House|re-roof|@-60|@12|Dai, Ellis, Pavel|18600|yes|booked|accepted\nGutter along the barn|Hillside Farm barn|gutters|@-12|@9|Pavel|890|no|none|accepted\nChimney flashing|18 Orchard Close|flashing|@-20|@20|Dai|540|yes|none|quoted\nRidge tiles rebedded|Village hall|storm damage|@-45|@-30|Dai and Ellis|760|yes|struck|invoiced",
    },
    {
      id: "finding",
      use: "core",
      role: "item",
      icon: "camera",
      names: "finding|findings",
      also: "defect|photo|survey point",
      fields:
        "Finding: text\nPicture: image\nRoof: relation property\nSeen: date -40..0\nWhere: choice slope|ridge|valley|chimney|gutter|flat area|roof light\nUrgency: choice now|this season|watch\nRepair cost: money 40..2400 GBP\nDone: boolean 20",
      cells: "roof seen where urgency repairCost done",
      rows: "Nine slates slipped|4 Mill Lane|@-3|slope|now|340|no\nLead split at the chimney|18 Orchard Close|@-18|chimney|this season|540|no\nSeam open 40 cm|Unit 7, Canal Park|@-5|flat area|now|480|no\nMoss in the valley|4 Mill Lane|@-3|valley|watch|90|no\nCracked roof light|Village hall|@-8|roof light|now|260|no\nGutter bracket loose|Hillside Farm barn|@-12|gutter|this season|60|no\nRidge mortar gone|Village hall|@-45|ridge|now|760|yes",
    },
    {
      id: "material",
      use: "core",
      role: "item",
      icon: "layers",
      names: "material|materials",
      also: "slates|tiles|lead|membrane|order",
      fields:
        "Material: text\nJob: relation job\nQuantity: number 1..4200\nUnit: choice slates|tiles|m|m²|kg\nCost: money 20..6400 GBP\nNeeded by: date -2..14\nState: choice to order|ordered|in the yard|on site",
      cells: "job quantity unit cost neededBy state",
      rows: "Welsh slate 20 × 10|Re-roof, west slope|2600|slates|5980|@10|ordered\nCopper nails 50 mm|Re-roof, west slope|18|kg|270|@10|in the yard\nCode 5 lead|Chimney flashing|6|m|210|@18|to order\nMembrane patch kit|Membrane seam, bay 3|1|m²|85|@4|in the yard\nReclaimed clay tiles|Leak over the stage|30|tiles|75|@-1|to order\nHalf-round gutter|Gutter along the barn|36|m|420|@8|ordered",
    },
    {
      id: "request",
      use: "more",
      role: "event",
      icon: "triangle-alert",
      names: "leak report|leak reports",
      also: "call|enquiry|emergency",
      fields:
        "Name: text\nPhone: phone\nAddress: location\nWhat happens: longText\nPicture: image\nSent: date -4..0\nState: choice new|rung|visit today|done",
      cells: "phone address whatHappens sent state",
      rows: "Water in the loft|555-0141|31 Park Terrace|Drips beside the chimney when it rains from the west|@0|visit today\nTiles on the path|555-0142|12 Canal Walk|Three tiles down since the storm|@-1|rung\nStain on the ceiling|555-0143|9 Castle Street|Slow, brown ring|@-2|new",
    },
  ],
  jobs: "agenda job.start\nmove job.state\nrequest request\ndue property.nextInspection\nshow finding.picture\nassign job.crew\ncheck finding.done\ndue material.neededBy\nmove material.state\nmap property.address\ntotal job.quote\nprint finding",
  site: {
    headline: "Dry again before the next rain",
    body: "Slate, tile, lead and flat roofs. We send pictures of what we found, so you see why it leaks and what it costs.",
    action: "Report a leak|request",
    services:
      "Emergency cover|Sheeted the same day|180\nSlate replaced|Up to ten, from a ladder|340\nYearly inspection|Photos, gutters cleared|145\nNew roof|Per square meter, scaffold apart|",
    questions:
      "How fast can you come?|The same day to make it safe, within two weeks to repair.\nDo you work in rain?|Gutters yes, slates no. We ring the evening before.\nIs the work guaranteed?|Ten years on new roofs, two on repairs.",
  },
  words: {
    tagline: "Leaks, findings, slates and dry days.",
    itch: "Which roof do we open if it stays dry tomorrow?",
    promise: "Every leak seen, priced and closed",
    pov: "POV: the forecast is dry and the slates are on site",
    gains: ["Nine slates at Mill Lane today", "2600 slates ordered", "Reclaimed tiles: needed yesterday"],
  },
});
