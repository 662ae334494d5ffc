import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "containerYard",
  name: "Container yard",
  icon: "container",
  says: {
    en: "container yard|container depot|container terminal|container storage|shipping container sales|container hire|gate in gate out|container yard management|empty container depot|reefer monitoring|self storage containers|container stacking plan|container repairs|equipment interchange receipt|chassis and containers|yard moves",
    de: "Containerdepot|Containerterminal|Containerverkauf|Containerstellplätze",
    es: "depósito de contenedores|terminal de contenedores|patio de contenedores",
    fr: "dépôt de conteneurs|terminal à conteneurs|vente de conteneurs",
    pt: "parque de contentores|terminal de contentores|depósito de contêineres",
  },
  forms: ["management", "dashboard", "tool"],
  people: ["yard planners", "gate clerks"],
  mood: "sober",
  things: [
    {
      id: "block",
      use: "core",
      role: "place",
      icon: "layout-grid",
      names: "block|blocks",
      also: "stack|row|bay|slot area",
      fields:
        "Block: text\nFor: choice import|export|empties|reefers|repair|customs\nSlots: number 8..96\nStacked: rollup count container.block\nTiers: number 1..5\nPower points: number 0..24\nState: choice open|full|closed",
      cells: "forValue slots tiers powerPoints state",
      rows: "A|import|72|4|0|open\nB|export|60|4|0|open\nE|empties|96|5|0|open\nR|reefers|24|2|24|open\nW|repair|12|1|2|full\nZ|customs|8|1|0|open",
    },
    {
      id: "container",
      use: "core",
      role: "item",
      icon: "container",
      names: "container|containers",
      also: "box|unit|reefer",
      fields:
        "Container: text\nLine: text\nSize: choice 20 ft|40 ft|40 ft high cube|45 ft\nKind: choice dry|reefer|open top|tank|flat\nBlock: relation block\nSlot: text\nLoaded: boolean 60\nSeal: text\nWeight: number 2200..30500 kg\nIn since: date -90..0\nFree until: date -6..20\nDays left: daysUntil freeUntil\nCondition: choice sound|dented|to wash|to repair|cargo worthy\nState: choice announced|in the yard|blocked|released|out",
      cells: "line size kind block slot loaded seal weight inSince freeUntil condition state",
      rows: "BLNU 220418-4|Blue Line|40 ft|dry|A|A-04-2|yes|SL 8812|18400|@-3|@8|sound|in the yard\nBLNU 198733-1|Blue Line|20 ft|dry|Z|Z-01-1|yes|SL 7003|12100|@-5|@-1|sound|blocked\nMERU 771200-2|Meridian|20 ft|dry|E|E-11-3|no||2250|@-12|@20|cargo worthy|released\nCLDU 330041-7|Coldway|40 ft high cube|reefer|R|R-02-1|yes|SL 1107|24600|@-1|@4|sound|in the yard\nCLDU 330188-2|Coldway|40 ft high cube|reefer|R|R-05-1|yes|SL 1130|25200|@-2|@3|sound|in the yard\nBLNU 210077-9|Blue Line|40 ft|dry|W|W-03-1|no||3800|@-20|@10|to repair|in the yard\nMERU 640912-0|Meridian|40 ft|open top|B|B-08-1|yes|SL 5521|21900|@0|@6|sound|announced\nBLNU 201330-5|Blue Line|20 ft|dry|E|E-03-1|no||2200|@-60|@15|to wash|in the yard",
    },
    {
      id: "gate",
      use: "core",
      role: "event",
      icon: "arrow-left-right",
      names: "gate move|gate moves",
      also: "gate in|gate out|truck visit|interchange",
      fields:
        "Move: text\nContainer: relation container\nKind: choice gate in|gate out|shift|lift to train\nSlot time: dateTime -1..2 06:00..20:00\nTruck plate: text\nHaulier: text\nRelease number: text\nDriver waits: duration 0..120\nDamage noted: text\nState: choice announced|at the gate|in the yard|done|refused",
      cells: "container kind slotTime truckPlate haulier releaseNumber driverWaits damageNoted state",
      rows: "Lamps out|BLNU 220418-4|gate out|@0T14:30|HL 12 TR|Hill Logistics|RL 88120|0||announced\nOpen top in|MERU 640912-0|gate in|@0T10:00|HL 14 TR|Hill Logistics|BK 5521|25|Tarpaulin torn, one eye|at the gate\nEmpty for lathe|MERU 771200-2|gate out|@1T08:00|RT 02 MW|Reuter|RL 88131|0||announced\nHandles, customs|BLNU 198733-1|gate out|@0T09:00|CL 09 AB|Own|none|40|No release|refused\nReefer in|CLDU 330188-2|gate in|@-2T16:40|HL 03 RF|Hill Logistics|BK 1130|10||done",
    },
    {
      id: "reading",
      use: "core",
      role: "log",
      icon: "thermometer-snowflake",
      names: "reefer reading|reefer readings",
      also: "temperature|reefer check|plug-in",
      fields:
        "Reading: text\nContainer: relation container\nWhen: dateTime -1..0 00:00..23:00\nSet: number -25..14 °C\nMeasured: number -25..20 °C\nOff by: calc measured - set °C\nAlarm: choice none|defrost|high|power off",
      cells: "container when set measured alarm",
      rows: "Bananas, eight|CLDU 330041-7|@0T08:00|13.5|13.7|none\nBananas, four|CLDU 330041-7|@0T04:00|13.5|13.6|none\nFish, eight|CLDU 330188-2|@0T08:00|-20|-16.2|high\nFish, four|CLDU 330188-2|@0T04:00|-20|-19.4|none",
    },
  ],
  jobs: "agenda gate.slotTime\nmove gate.state\nfind container\nkeep reading\nmove container.state\ndue container.freeUntil\nrank reading.offBy\nkeep gate\nmove block.state\nchart container.condition\nprint gate\nrank block.stacked",
  site: {
    headline: "Gate open from six",
    body: "Announce your truck, get a slot, know the stack. Reefers are read every four hours, damage is photographed at the gate.",
    action: "Announce a truck|gate",
    services:
      "Storage, 20 ft|Per day after the free time|9\nLift on or off|Per move|42\nReefer plug|Power and readings, per day|38\nWash|Steam, certificate|75",
    questions:
      "What do I need at the gate?|Plate, release number, and the number of the box.\nWhen is the gate shut for lunch?|Never; between one and two with one lane.\nHow do I see free days?|With the box number, on this page.",
  },
  words: {
    tagline: "Boxes, slots, releases and degrees.",
    itch: "Which slot is the fish in, and how warm is it?",
    promise: "Every box found, every reefer read",
    pov: "POV: the truck was out in nineteen minutes",
    gains: ["Fish: 3.8 degrees too warm", "BLNU 198733-1: no release", "Repair block full"],
  },
});
