import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "sheepFlock",
  name: "Sheep flock",
  icon: "clover",
  says: {
    en: "sheep flock|sheep farm|sheep farmer|lambing records|lambing|flock records|ewes and lambs|flock book|shepherd|sheep movements|tupping dates|sheep register|shearing day|hill farm sheep|pedigree sheep|sheep medicine records|lambing season app",
    de: "Schafherde|Schäferei|Schafhaltung|Ablammung",
    es: "rebaño de ovejas|ganado ovino|pastor de ovejas|partos de ovejas",
    fr: "troupeau de moutons|élevage ovin|berger|agnelage",
    pt: "rebanho de ovelhas|ovinos|criação de ovelhas|pastor de ovelhas",
  },
  forms: ["management", "tracker", "dashboard"],
  people: ["shepherds", "vets"],
  mood: "sober",
  things: [
    {
      id: "mob",
      use: "core",
      role: "item",
      icon: "fence",
      names: "group|groups",
      also: "mob|bunch|lot|flock",
      fields:
        "Group: text\nKind: choice ewes|shearlings|hoggs|rams|lambs|culls\nHead: number 1..320\nGrazing: text\nMoved on: date -40..0\nMove next: date -5..30\nDays left: daysUntil moveNext\nRaddle: choice none|red|blue|green|yellow\nAverage weight: number 4..95 kg\nFeed: text",
      cells: "kind head grazing movedOn moveNext raddle averageWeight feed",
      rows: "Mule ewes, early|ewes|84|Long Meadow|@-9|@3|red|71|Grass\nMule ewes, late|ewes|61|Beck Field|@-14|@0|blue|70|Grass\nSwaledales|ewes|110|Fell intake|@-30|@15|none|54|Hay when snow lies\nShearlings|shearlings|38|Barn Close|@-6|@8|green|62|Grass\nEwe hoggs|hoggs|42|Away at Marsh Farm|@-40|@30|none|38|Winter keep\nStore lambs|lambs|73|Stubble turnips|@-11|@-1|none|39|Turnips and hay\nRams|rams|5|Paddock|@-3|@20|none|92|Nuts, 400 g",
    },
    {
      id: "sheep",
      use: "core",
      role: "item",
      icon: "ear",
      names: "sheep|sheep",
      also: "ewe|ram|lamb|tup|hogg|animal",
      fields:
        "Tag: text\nGroup: relation mob\nBreed: choice Mule|Swaledale|Texel|Suffolk|Cheviot|cross\nSex: choice ewe|ram|wether\nBorn: date -2600..-180\nDam: text\nScore: number 1.0..5.0\nScanned: choice not yet|empty|single|twins|triplets\nLambs reared: number 0..14\nFeet: choice sound|lame, treated|chronic\nUdder: choice good|one side|bad\nKeep: choice keep|watch|cull",
      cells: "group breed sex born dam score scanned lambsReared feet udder keep",
      rows: "UK 0 411207 00118|Mule ewes, early|Mule|ewe|2022-04-03|00031|3|not yet|6|sound|good|keep\nUK 0 411207 00124|Mule ewes, early|Mule|ewe|2022-04-09|00044|2.5|not yet|5|lame, treated|good|watch\nUK 0 411207 00131|Mule ewes, late|Mule|ewe|2021-04-12|00029|3.5|not yet|8|sound|good|keep\nUK 0 411207 00140|Mule ewes, late|Mule|ewe|2020-04-20|00017|2|not yet|9|sound|one side|cull\nUK 0 411207 00206|Swaledales|Swaledale|ewe|2021-04-28|00102|2.5|not yet|4|sound|good|keep\nUK 0 411207 00233|Shearlings|Mule|ewe|2025-04-06|00118|3|not yet|0|sound|good|keep\nUK 0 733019 00012|Rams|Texel|ram|2023-03-22|Bought|3.5|not yet|0|sound|good|keep\nUK 0 733019 00020|Rams|Suffolk|ram|2021-02-14|Bought|3|not yet|0|chronic|good|cull",
    },
    {
      id: "lambing",
      use: "core",
      role: "log",
      icon: "baby",
      names: "lambing|lambings",
      also: "birth|lambs born|lamb",
      fields:
        "Lambing: text\nEwe: relation sheep\nDate: date -260..-190\nPen: text\nBorn alive: number 0..4\nBorn dead: number 0..2\nWeight: number 2.0..7.0 kg\nHelp: choice none|a little|hard pull|vet\nColostrum: boolean 90\nSpray number: text\nAdopted or pet: choice no|adopted on|bottle lamb\nTurned out: boolean 85",
      cells: "ewe date pen bornAlive bornDead weight help colostrum sprayNumber adoptedOrPet turnedOut",
      rows: "118, twins|UK 0 411207 00118|@-236|Pen 4|2|0|4.6|none|yes|118|no|yes\n124, twins|UK 0 411207 00124|@-232|Pen 7|2|0|4.1|a little|yes|124|no|yes\n131, triplets|UK 0 411207 00131|@-229|Pen 2|3|0|3.4|none|yes|131|bottle lamb|yes\n140, single|UK 0 411207 00140|@-224|Pen 9|1|1|5.2|hard pull|no|140|adopted on|yes\n206, single|UK 0 411207 00206|@-214|Field|1|0|4|none|yes|206|no|yes\n131, last year|UK 0 411207 00131|@-594|Pen 3|2|0|4.4|none|yes|131|no|yes",
    },
    {
      id: "treatment",
      use: "core",
      role: "event",
      icon: "syringe",
      names: "treatment|treatments",
      also: "drench|dose|vaccination|dip|medicine book|foot bath",
      fields:
        "Treatment: text\nGroup: relation mob\nDue: date -20..60\nProduct: text\nBatch: text\nDose: number 0.5..25.0 ml\nHead: number 1..320\nWithdrawal: number 0..60 days\nReason: choice worms|fluke|clostridia|scab|feet|flies|minerals|single animal\nBy: text @people\nDone: boolean 40",
      cells: "group due product batch dose head withdrawal reason by done",
      rows: "Fluke, early ewes|Mule ewes, early|@1|Flukocide|FK-2210|9|84|56|fluke|Alec Thwaite|no\nDrench store lambs|Store lambs|@-1|Wormguard|WG-118|4|73|14|worms|Alec Thwaite|no\nBooster, shearlings|Shearlings|@18|Seven-in-one|C7-904|2|38|0|clostridia|Jen Thwaite|no\nFoot bath, late ewes|Mule ewes, late|@2|Zinc 10 percent|None|0|61|0|feet|Jen Thwaite|no\nDip Swaledales|Swaledales|@-16|Pour dip|PD-330|12|110|35|scab|Alec Thwaite|yes\nHoggs before winter keep|Ewe hoggs|@-42|Wormguard|WG-101|4|42|14|worms|Alec Thwaite|yes",
    },
    {
      id: "movement",
      use: "core",
      role: "log",
      icon: "truck",
      names: "movement|movements",
      also: "sale|purchase|market|license|off and on",
      fields:
        "Movement: text\nDate: date -90..14\nHead: number 1..150\nFrom: text\nTo: text\nKind: choice off to market|off to abattoir|away wintering|on, bought|home\nLicense number: text\nPrice each: money 0..240 GBP\nTotal: calc head * priceEach GBP\nReported: boolean 80",
      cells: "date head from to kind licenseNumber priceEach reported",
      rows: "Fat lambs|@-20|34|Home|Castle abattoir|off to abattoir|AML-40118|112|yes\nStore lambs, first draw|@-6|25|Home|Town mart|off to market|AML-40130|88|yes\nHoggs to Marsh Farm|@-40|42|Home|Marsh Farm|away wintering|AML-40109|0|yes\nTexel ram in|@-55|1|Tup sale|Home|on, bought|AML-39920|240|yes\nCast ewes|@3|12|Home|Town mart|off to market|To write|0|no",
    },
  ],
  jobs: "due mob.moveNext\ndue treatment.due\ncheck treatment.done\nkeep sheep\nkeep mob\nkeep lambing\nkeep movement\nfind sheep\ncount mob.head\ncheck movement.reported\nchart lambing.bornAlive\ntotal movement.head",
  site: {
    headline: "Every ewe, by number and by name",
    body: "A flock of four hundred on the fell and below it. Lambing, dosing and movements in one book that survives the rain.",
    action: "See the flock|mob",
    services:
      "Store lambs|From September, each|88\nHalf a lamb|Cut and bagged, hung a week|105\nFleeces|Swaledale, sorted, per kilo|4\nDraft ewes|In autumn, each|120",
    questions:
      "Which sheep need two tags?|All that live past a year; the second is electronic.\nHow soon must a movement be reported?|Within three days, and the license goes with them.\nHow long must a dosed lamb stay?|As long as the withdrawal says; it is counted for you.\nWhen do you lamb?|Mules from late March, Swaledales from mid-April.",
  },
  words: {
    tagline: "Who is where, what they were dosed with, and when they may go.",
    itch: "Which lambs may go to the abattoir?",
    promise: "The flock book, done at the gate",
    pov: "POV: 131 reared eight and you knew it",
    gains: ["413 sheep in 7 groups", "Early ewes: fluke dose due tomorrow", "Store lambs: move a day late"],
  },
});
