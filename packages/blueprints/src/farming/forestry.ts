import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "forestry",
  name: "Forestry",
  icon: "tree-pine",
  says: {
    en: "forestry|forester|woodland management|forest management|timber harvesting|timber sales|log piles|tree stand records|forest inventory|felling licence|logging company|firewood sales|firewood orders|woodland owner|forest roads|planting trees in woodland|bark beetle monitoring|timber haulage",
    de: "Forstbetrieb|Förster|Waldbesitzer|Holzverkauf|Brennholzverkauf",
    es: "gestión forestal|explotación forestal|venta de madera|venta de leña",
    fr: "exploitation forestière|gestion forestière|vente de bois|bois de chauffage",
    pt: "gestão florestal|exploração florestal|venda de madeira|venda de lenha",
  },
  forms: ["management", "dashboard", "shop", "tracker"],
  people: ["foresters", "contractors", "timber buyers"],
  mood: "sober",
  things: [
    {
      id: "stand",
      use: "core",
      role: "place",
      icon: "trees",
      names: "stand|stands",
      also: "compartment|block|parcel|wood",
      fields:
        "Stand: text\nPicture: image\nPlace: location\nHectares: number 0.4..40.0 ha\nMain species: choice spruce|pine|larch|Douglas fir|oak|beech|ash|mixed\nAge: number 1..190 years\nHeight: number 1..42 m\nStanding volume: number 5..620 m³/ha\nIncrement: number 1.0..18.0 m³/ha\nDamage: choice none|windthrow|bark beetle|game|dry crowns\nLast entered: date -3000..-5\nWork due: date -20..700\nDays left: daysUntil workDue\nNature reserve: boolean 20",
      cells: "place hectares mainSpecies age height standingVolume increment damage lastEntered workDue natureReserve",
      rows: "1a Ridge|Ridge track, north|12.4|spruce|74|29|410|11.2|bark beetle|@-38|@4|no\n1b Ridge|Ridge track, south|8.1|Douglas fir|52|31|460|14.6|none|@-700|@120|no\n2 Brook|Along the brook|4.6|mixed|110|26|290|6.1|none|@-1400|@340|yes\n3a Old oaks|Deer park|9.8|oak|165|28|360|4.9|none|@-900|@60|yes\n3b Young oaks|Deer park, fenced|3.2|oak|9|3|5|2|game|@-180|@30|no\n4 Quarry|Quarry road|15|pine|88|24|280|6.4|dry crowns|@-420|@16|no\n5 Windthrow|West slope|6.7|spruce|66|26|120|9|windthrow|@-12|@-3|no\n6 Beech hang|East slope|11.3|beech|120|32|380|7.2|none|@-2200|@500|no",
    },
    {
      id: "job",
      use: "core",
      role: "event",
      icon: "axe",
      names: "job|jobs",
      also: "felling|thinning|planting|work order|marking",
      fields:
        "Job: text\nStand: relation stand\nStarts: date -20..40\nKind: choice mark|thin|fell|clear windthrow|plant|fence|clean|road repair|trap check\nWho: text @people\nPlanned: number 1..2400\nUnit: choice m³|trees|meters|hours\nDone: number 0..2400\nLeft: calc planned - done\nRate: money 1..48 EUR\nGround: choice dry|soft|frozen\nState: choice planned|started|stopped, wet|finished\nClosed path: boolean 40",
      cells: "stand starts kind who planned unit done rate ground state closedPath",
      rows: "Clear the west slope|5 Windthrow|@-6|clear windthrow|Crew Steiner|780|m³|410|26|soft|started|yes\nBeetle trees, ridge|1a Ridge|@2|fell|Crew Steiner|160|m³|0|28|dry|planned|yes\nMark old oaks|3a Old oaks|@9|mark|Runa Eklund|24|hours|0|48|dry|planned|no\nPlant after the storm|5 Windthrow|@34|plant|Three foresters|2400|trees|0|1.2|soft|planned|no\nMend the fence|3b Young oaks|@4|fence|Jonas Brandt|320|meters|0|9|dry|planned|no\nThin the quarry|4 Quarry|@-14|thin|Harvester Lund|340|m³|120|22|soft|stopped, wet|yes\nTraps, last round|1a Ridge|@-32|trap check|Runa Eklund|12|hours|12|48|dry|finished|no",
    },
    {
      id: "pile",
      use: "core",
      role: "item",
      icon: "layers",
      names: "log pile|log piles",
      also: "pile|timber lot|stack|logs|firewood",
      fields:
        "Pile: text\nStand: relation stand\nPlace: location\nSpecies: choice spruce|pine|oak|beech|mixed\nSort: choice sawlog B|sawlog C|industrial|pulp|firewood|veneer\nVolume: number 3..180 m³\nNumber of logs: number 0..400\nPiled: date -90..0\nBuyer: text\nPrice: money 24..420 EUR\nValue: calc volume * price EUR\nCollect by: date -10..60\nDays left: daysUntil collectBy\nState: choice measured|offered|sold|on the truck|gone",
      cells: "stand place species sort volume numberOfLogs piled buyer price collectBy state",
      rows: "W-118|5 Windthrow|West slope, bend 2|spruce|sawlog B|84|112|@-4|Sawmill Kern|92|@12|sold\nW-119|5 Windthrow|West slope, bend 3|spruce|sawlog C|62|98|@-3|Sawmill Kern|71|@12|sold\nW-120|5 Windthrow|West slope, bend 3|spruce|pulp|48|0|@-2|Paper mill North|34|@20|offered\nR-040|1a Ridge|Ridge track, gate|spruce|sawlog C|36|54|@-38|Sawmill Kern|64|@-4|on the truck\nQ-022|4 Quarry|Quarry road 1|pine|industrial|70|0|@-10|Pallet works|48|@18|sold\nO-007|3a Old oaks|Deer park gate|oak|veneer|6|3|@-60|Auction lot 14|380|@40|offered\nF-031|6 Beech hang|East landing|beech|firewood|42|0|@-30|Private|62|@30|measured",
    },
    {
      id: "firewood",
      use: "core",
      role: "item",
      icon: "flame",
      names: "firewood order|firewood orders",
      also: "order|cord|delivery|cut logs",
      fields:
        "Order: text\nPhone: phone\nAddress: location\nLoose meters: number 1..20 m³\nKind: choice beech, dry|beech, fresh|mixed, dry|spruce, dry\nLength: choice 25 cm|33 cm|50 cm|1 m\nPrice: money 48..120 EUR\nTotal: calc looseMeters * price EUR\nDeliver: date -5..30\nState: choice asked|confirmed|loaded|delivered\nPaid: boolean 45",
      cells: "phone address looseMeters kind length price deliver state paid",
      rows: "Hanna Roth|555-0101|Dorfstrasse 8|6|beech, dry|33 cm|98|@2|confirmed|no\nInn at the brook|555-0102|Bachweg 1|12|mixed, dry|50 cm|84|@4|confirmed|no\nOld Mr Petri|555-0103|Am Anger 3|3|beech, dry|25 cm|104|@0|loaded|yes\nKindergarten|555-0104|Schulweg 2|4|spruce, dry|33 cm|62|@9|asked|no\nJana and Nils|555-0105|Hof 4|8|beech, fresh|1 m|58|@-4|delivered|yes",
    },
    {
      id: "sign",
      use: "more",
      role: "log",
      icon: "binoculars",
      names: "observation|observations",
      also: "beetle trap|game damage|bird nest|path damage",
      fields:
        "Seen: text\nStand: relation stand\nDate: date -60..0\nKind: choice beetle trap|browsing|nest|wind damage|litter|fire place\nCount: number 0..4200\nReport to: text\nPicture: image",
      cells: "stand date kind count reportTo",
      rows: "Trap 3|1a Ridge|@-32|beetle trap|3850|District office\nBrowsed tops|3b Young oaks|@-15|browsing|120|Hunter\nBlack woodpecker hole|6 Beech hang|@-40|nest|1|None, leave the tree\nTrees over the path|5 Windthrow|@-12|wind damage|9|Parish",
    },
  ],
  jobs: "agenda job.starts\nmove job.state\ncount job.done\nmove pile.state\nkeep stand\ndue stand.workDue\ndue pile.collectBy\nmap stand.place\nagenda firewood.deliver\nkeep job\ntotal pile.volume\nshow stand.picture",
  site: {
    headline: "Cut what fell, plant what will stand",
    body: "Seventy hectares of spruce, oak and beech. Logs by the pile, firewood to your door, and paths reopened as soon as they are safe.",
    action: "Order firewood|firewood",
    services:
      "Beech, dry, 33 cm|Per loose cubic meter|98\nMixed, dry|Per loose cubic meter|84\nSawlogs, spruce|Per cubic meter at the track|92\nCollect your own|With course and lot|32",
    questions:
      "How dry is it?|Under twenty percent, stored two summers.\nWhat is a loose meter?|A cubic meter tipped, about two thirds of a stacked one.\nWhy is the path closed?|Somebody is felling. Signs come down the same evening.\nMay I cut my own?|With a chainsaw course and a lot from us.",
  },
  words: {
    tagline: "Stands, piles and what must leave before the beetle does.",
    itch: "Which pile is still at the gate?",
    promise: "Every log from stump to truck",
    pov: "POV: the ground is soft, so the harvester waits",
    gains: ["West slope: 410 of 780 cleared", "R-040: collection 4 days late", "Trap 3: 3850 beetles"],
  },
});
