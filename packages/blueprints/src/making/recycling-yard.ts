import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "recyclingYard",
  name: "Recycling yard",
  icon: "recycle",
  says: {
    en: "recycling yard|recycling center|recycling centre|scrap yard|scrap metal dealer|scrap metal prices|weighbridge tickets|waste management company|skip hire|dumpster rental|waste transfer station|household waste site|e-waste recycling|car breaker|auto salvage yard|skips and waste collection",
    de: "Wertstoffhof|Recyclinghof|Schrottplatz|Containerdienst",
    es: "punto limpio|chatarrería|centro de reciclaje|alquiler de contenedores de escombros",
    fr: "déchetterie|ferrailleur|centre de recyclage|location de bennes",
    pt: "ecocentro|sucata|centro de reciclagem|aluguer de contentores de entulho",
  },
  forms: ["management", "dashboard", "site"],
  people: ["yard staff", "weighbridge clerks", "customers"],
  mood: "sober",
  things: [
    {
      id: "material",
      use: "core",
      role: "item",
      icon: "recycle",
      names: "material|materials",
      also: "waste type|scrap|fraction|grade",
      fields:
        "Material: text\nKind: choice metal|wood|rubble|paper|plastic|electrical|garden|hazardous\nWaste code: text\nWe pay a tonne: money 0..6200 EUR\nThey pay a tonne: money 0..320 EUR\nHere now: number 0..180 t\nRoom for: number 4..250 t\nRoom left: calc roomFor - hereNow t",
      cells: "kind wasteCode wePayATonne theyPayATonne hereNow roomFor",
      rows: "Copper, bright|metal|17 04 01|6200|0|3.1|10\nSteel, mixed|metal|17 04 05|190|0|96|180\nAluminum, clean|metal|17 04 02|1250|0|11|20\nWood, treated|wood|17 02 04|0|95|38|40\nClean rubble|rubble|17 01 07|0|28|120|250\nCardboard|paper|20 01 01|60|0|14|24\nFridges|electrical|20 01 23|0|180|4|6\nGarden waste|garden|20 02 01|0|45|22|60",
    },
    {
      id: "ticket",
      use: "core",
      role: "log",
      icon: "scale",
      names: "weighing|weighings",
      also: "weighbridge ticket|load|delivery",
      fields:
        "Ticket: text\nCustomer: text\nPlate: text\nMaterial: relation material\nWhen: dateTime -2..0 07:00..17:00\nFull: number 0.3..40 t\nEmpty: number 0.2..16 t\nNet: calc full - empty t\nDirection: choice in|out\nAmount: money 0..4200 EUR\nIdentity seen: boolean 70\nPaid: boolean 70",
      cells: "customer plate material when full empty direction amount identitySeen paid",
      rows: "W-5510|Lark Plumbing|LP 19 VAN|Copper, bright|@0T08:12|2.31|2.24|in|434|yes|yes\nW-5511|Bragg Building|BB 07 TIP|Clean rubble|@0T08:40|17.9|8.1|in|274.4|no|no\nW-5512|Hillside Farm|HF 03 TRL|Steel, mixed|@0T09:05|6.4|3.2|in|608|yes|yes\nW-5513|Steelworks North|SN 44 TR|Steel, mixed|@-1T11:20|38.6|14.4|out|4598|no|no\nW-5514|Joan Abbott|JA 12 CAR|Garden waste|@-1T15:30|1.62|1.5|in|5.4|no|yes\nW-5515|Crumb bakery|CB 02 VAN|Cardboard|@0T10:10|2.4|2.1|in|18|yes|yes",
    },
    {
      id: "skip",
      use: "core",
      role: "event",
      icon: "truck",
      names: "skip|skips",
      also: "container|dumpster|hire|collection",
      fields:
        "Skip: text\nSize: choice 3 m³|5 m³|7 m³|10 m³|30 m³\nCustomer: text\nPhone: phone\nPlace: location\nFor: relation material\nOut on: date -30..6\nCollect on: date -4..14\nDays left: daysUntil collectOn\nRoad permit: choice not needed|applied|granted\nPrice: money 120..640 EUR\nState: choice ordered|out|full|swap|collected|weighed",
      cells: "size customer phone place forValue outOn collectOn roadPermit price state",
      rows: "S-07 Bragg|10 m³|Bragg Building|555-0101|9 Hill Road|Wood, treated|@-9|@0|not needed|410|full\nS-12 Abbott|3 m³|Joan Abbott|555-0102|18 Orchard Close|Garden waste|@-3|@4|not needed|140|out\nS-15 Blom|5 m³|Karin Blom|555-0103|12 Canal Walk|Clean rubble|@2|@9|applied|190|ordered\nS-03 Weir|30 m³|Weir Storage|555-0104|Canal Park|Cardboard|@-25|@-2|not needed|320|swap\nS-09 School|7 m³|St Anne's Primary|555-0105|School Road|Wood, treated|@-12|@-5|not needed|280|weighed",
    },
  ],
  jobs: "keep ticket\nmove skip.state\ndue skip.collectOn\nrank material.roomLeft\nrequest skip\nfind material\nmap skip.place\ncheck ticket.paid\nchart material.kind\ntotal ticket.amount\nprint ticket\nagenda skip.outOn",
  site: {
    headline: "Weighed in, weighed out, paid today",
    body: "Metal bought by the gram, rubble taken by the tonne, skips brought the next morning. Today's prices are on this page.",
    action: "Order a skip|skip",
    services:
      "Skip, 3 m³|A week, garden waste|140\nSkip, 10 m³|A week, mixed wood|410\nCopper, bright|Paid per kilo|6.2",
    questions:
      "Do I need identity for metal?|Yes, and we pay by transfer.\nWhat may not go in a skip?|Fridges, paint, asbestos, tires and gas bottles.\nWho gets the road permit?|We do, three working days.",
  },
  words: {
    tagline: "Tonnes, tickets, skips and prices.",
    itch: "Is there room for another load of wood?",
    promise: "Every load weighed, every skip fetched",
    pov: "POV: the bay is emptied before the next truck tips",
    gains: ["Wood bay: two tonnes left", "S-07 full, collect today", "24.2 tonnes of steel out"],
  },
});
