import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "movingHouse",
  name: "Moving home",
  icon: "truck",
  says: {
    en: "moving checklist|moving planner|moving home checklist|plan my move|moving house planner|moving to a new flat|moving to a new apartment|moving boxes list|moving box labels|box inventory for a move|change of address list|who to tell about my new address|relocation checklist|moving budget|house move to-do|move out checklist|move in checklist|apartment hunting tracker|house hunting tracker",
    de: "Umzugsplaner|Umzugscheckliste|Umzug planen|Umzugskartons beschriften",
    es: "planificar mudanza|lista de mudanza|cajas de mudanza|cambio de domicilio",
    fr: "préparer son déménagement|liste de déménagement|cartons de déménagement|changement d'adresse",
    pt: "planejar mudança|lista de mudança|caixas de mudança|mudança de endereço",
  },
  forms: ["tracker", "dashboard"],
  people: ["people who move"],
  mood: "lively",
  things: [
    {
      id: "room",
      use: "core",
      role: "place",
      icon: "door-open",
      names: "room|rooms",
      also: "new room|floor|destination",
      fields:
        "Room: text\nColor: colour\nFloor: choice cellar|ground|first|attic\nBoxes: rollup count box.goesTo\nNotes: text",
      cells: "floor notes",
      rows: "New kitchen|ground|Fridge left of the door\nNew living room|ground|Piano on the inside wall\nNew bedroom|first|\nIda's room|first|Bed built first\nNew study|attic|Narrow stairs, no big boxes\nNew cellar|cellar|",
    },
    {
      id: "box",
      use: "core",
      role: "item",
      icon: "package",
      names: "box|boxes",
      also: "carton|moving box|crate",
      fields:
        "Box: text\nPicture: image\nComes from: choice kitchen|living room|bedroom|bathroom|study|cellar\nGoes to: relation room\nInside: lines\nHeavy: boolean 25\nFragile: boolean 25\nOpen first: boolean 15\nState: choice packed|on the van|arrived|unpacked",
      cells: "comesFrom goesTo inside heavy fragile openFirst state",
      rows: "01 Plates|kitchen|New kitchen|Plates; Bowls; Paper between|yes|yes|no|packed\n02 First evening|kitchen|New kitchen|Kettle; Four mugs; Screwdriver; Toilet paper; Bulbs|no|no|yes|packed\n03 Pots|kitchen|New kitchen|Cast iron; Pans; Lids|yes|no|no|packed\n04 Books A to K|study|New study|Novels|yes|no|no|packed\n05 Books L to Z|study|New study|Novels; Atlases|yes|no|no|packed\n06 Papers|study|New study|Folders; Passports; Leases|no|no|yes|packed\n07 Bedding|bedroom|New bedroom|Duvets; Sheets|no|no|yes|packed\n08 Ida's animals|bedroom|Ida's room|Bears; Night light; Blanket|no|no|yes|packed\n09 Lamps|living room|New living room|Two lamps; Shades|no|yes|no|packed\n10 Records|living room|New living room|Records, upright|yes|yes|no|packed\n11 Tools|cellar|New cellar|Drill; Saw; Screws|yes|no|no|packed\n12 Winter things|cellar|New cellar|Sledge; Boots|no|no|no|packed",
    },
    {
      id: "task",
      use: "core",
      role: "item",
      icon: "list-checks",
      names: "task|tasks",
      also: "to-do|checklist|errand",
      fields:
        "Task: text\nWhen: choice three months before|six weeks before|two weeks before|the last days|moving day|afterwards\nDue: date -40..35\nWho: text\nCost: money 0..1400 EUR\nDone: boolean 40\nNotes: text",
      cells: "when due who cost done notes",
      rows: "Give notice on the flat|three months before|@-40|Mina|0|yes|By registered letter\nBook the van and two men|six weeks before|@-18|Tom|860|yes|Eight o'clock\nNo-parking signs for both doors|two weeks before|@3|Tom|60|no|Town office, five days ahead\nNew internet line|six weeks before|@-6|Mina|45|no|They say four weeks\nBulky waste collection|two weeks before|@5|Tom|0|no|Sofa, old desk\nPaint the hall white|the last days|@10|Mina|70|no|\nRead the meters, take photos|moving day|@14|Mina|0|no|Both flats\nHand over keys with a record|afterwards|@16|both|0|no|Landlord, four o'clock\nRegister the new address|afterwards|@20|both|0|no|Within two weeks\nDeposit back|afterwards|@35|Mina|0|no|1,400 with interest",
    },
    {
      id: "notify",
      use: "core",
      role: "item",
      icon: "mail",
      names: "address change|address changes",
      also: "who to tell|change of address|notification",
      fields:
        "Who: text\nKind: choice office|bank|insurance|work and school|energy|telephone|doctor|subscription|friends\nHow: choice online|letter|telephone|in person\nCustomer number: text\nTold: boolean 30\nConfirmed: boolean 15",
      cells: "kind how customerNumber told confirmed",
      rows: "Post redirection|office|online|R-20871|yes|yes\nTown registry|office|in person||no|no\nBank|bank|online|4471|yes|no\nLiability insurance|insurance|online|HP-88213|no|no\nElectricity, old flat|energy|online|E-11508|no|no\nElectricity, new flat|energy|online||no|no\nIda's school|work and school|in person||yes|yes\nEmployer|work and school|in person||yes|yes\nChildren's doctor|doctor|telephone||no|no\nWeekend newspaper|subscription|online|Z-5519|no|no",
    },
    {
      id: "viewing",
      use: "more",
      role: "item",
      icon: "eye",
      names: "place we saw|places we saw",
      also: "viewing|flat viewing|apartment|house hunting|listing",
      fields:
        "Place: text\nPicture: image\nAddress: location\nRooms: number 2..5\nRent: money 700..1700 EUR\nSeen on: date -60..6\nMinutes to work: duration 10..55\nLight: rating\nVerdict: choice to see|maybe|no|applied|ours",
      cells: "address rooms rent seenOn minutesToWork light verdict",
      rows: "Mill Lane, upstairs|9 Mill Lane|3|1120|@-48|22|4|ours\nCanal Street|31 Canal Street|3|980|@-51|15|2|no\nPark View|4 Park View|4|1540|@-49|30|5|maybe\nOld bakery|2 Church Row|3|1050|@-55|18|3|no",
    },
  ],
  jobs: "check task.done\ndue task.due\nfind box\nmove box.state\nkeep box\ncheck notify.told\ntotal task.cost\nplan task.due\nassign task.who\nshow box.picture\nchart box.comesFrom\nkeep room\nmove viewing.verdict",
  site: {
    headline: "You know which box the kettle is in",
    body: "Tasks by week, boxes with what is inside and where they go, and everybody who needs the new address.",
    action: "Add a box|box",
    services:
      "Boxes|Numbered, with the room they go to|\nTasks|Three months before until the deposit is back|\nAddress changes|Told, and confirmed|",
    questions:
      "What do I pack first?|Books and winter things; kitchen last, the first-evening box never on the van.\nHow do helpers know where to go?|Each room has a color; put the same dot on the box.\nWhen do I cancel electricity?|Not before the meters are read at handover.\nHow many boxes do I need?|About thirty for two people, half of them books.",
  },
  words: {
    tagline: "Boxes, tasks, and who needs the new address.",
    itch: "Which box is the kettle in?",
    promise: "Tea in the new kitchen by six",
    pov: "POV: box 02 came off the van first",
    gains: ["12 boxes, 4 to open first", "Moving day: eight o'clock, two men", "10 addresses, 4 told"],
  },
});
