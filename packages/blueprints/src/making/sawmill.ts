import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "sawmill",
  name: "Sawmill",
  icon: "axe",
  says: {
    en: "sawmill|saw mill|timber mill|lumber mill|lumber yard|sawn timber sales|log sawing service|mobile sawmill|timber cutting orders|kiln drying timber|board stock and lengths|timber yard stock|roundwood and boards|wood drying kiln|firewood and sawn timber|planks for sale",
    de: "Sägewerk|Lohnsägen|Schnittholz verkaufen|Holztrocknung",
    es: "aserradero|madera aserrada|secado de madera",
    fr: "scierie|bois scié|séchage du bois|scierie mobile",
    pt: "serração|serraria|madeira serrada|secagem de madeira",
  },
  forms: ["management", "shop", "dashboard"],
  people: ["sawyers", "yard staff", "customers"],
  mood: "sober",
  things: [
    {
      id: "log",
      use: "core",
      role: "item",
      icon: "cylinder",
      names: "log|logs",
      also: "roundwood|stem|pile",
      fields:
        "Log: text\nSpecies: choice spruce|larch|oak|Douglas fir|ash|pine\nOwner: text\nLength: number 2..12 m\nMid diameter: number 18..90 cm\nVolume: number 0.1..4 m³\nGrade: choice A|B|C|D\nArrived: date -90..0\nPaid: money 10..900 EUR\nState: choice in the yard|on the saw|sawn|for customer",
      cells: "species owner length midDiameter volume grade arrived paid state",
      rows: "L-0881|larch|Forest office|5.1|44|0.78|B|@-12|109|in the yard\nL-0882|larch|Forest office|5.1|41|0.67|B|@-12|94|on the saw\nL-0890|oak|Estate woods|4.2|62|1.27|A|@-30|560|in the yard\nL-0891|oak|Estate woods|3.6|58|0.95|B|@-30|330|sawn\nL-0902|spruce|Hillside Farm|6.2|36|0.63|C|@-4|62|for customer\nL-0903|spruce|Hillside Farm|6.2|33|0.53|C|@-4|52|for customer\nL-0910|Douglas fir|Forest office|8.2|52|1.74|B|@-2|210|in the yard",
    },
    {
      id: "stack",
      use: "core",
      role: "item",
      icon: "layers",
      names: "stack|stacks",
      also: "pack|board|plank|beam|stock",
      fields:
        "Stack: text\nSpecies: choice spruce|larch|oak|Douglas fir|ash|pine\nThickness: number 18..200 mm\nWidth: text\nLength: number 2..8.2 m\nVolume: number 0.2..9 m³\nPromised: number 0..6 m³\nFree: calc volume - promised m³\nMoisture: number 8..60 %\nPlace: text\nPrice a m³: money 260..2400 EUR\nSawn: date -700..0\nState: choice green|air drying|in the kiln|dry|planed",
      cells: "species thickness width length volume promised moisture place priceAM3 sawn state",
      rows: "Larch 27, cladding|larch|27|140|4.1|3.2|2|16|Shed 1|640|@-120|dry\nOak 52, boules|oak|52|natural|3.6|1.8|0|28|Shed 3|1450|@-400|air drying\nSpruce 60 × 120|spruce|60|120|5|6.4|4.5|42|Yard A|380|@-15|green\nDouglas 80 × 200|Douglas fir|80|200|5.8|2.4|2.4|38|Yard B|520|@-20|green\nLarch deck 40|larch|40|145|4.1|1.6|0|14|Kiln|720|@-90|in the kiln\nAsh 40|ash|40|natural|2.8|0.9|0.3|11|Shed 2|1100|@-300|dry",
    },
    {
      id: "order",
      use: "core",
      role: "event",
      icon: "clipboard-list",
      names: "order|orders",
      also: "cutting list|commission|sawing job",
      fields:
        "Order: text\nCustomer: text\nPhone: phone\nWhat: lines\nVolume: number 0.2..12 m³\nFrom: choice stock|cut to order|customer's logs\nPrice: money 60..6400 EUR\nReady by: date -2..30\nDays left: daysUntil readyBy\nState: choice asked|confirmed|sawing|drying|planing|ready|collected|invoiced",
      cells: "customer phone what volume from price readyBy state",
      rows: "Barn rafters|Bert, carpenter|555-0111|22 of 80 × 200, 5.8 m; 4 of 120 × 240, 6 m|2.7|cut to order|1480|@4|sawing\nCladding, garden room|Gareth Moss|555-0112|80 of 27 × 140, 4.1 m|1.3|stock|830|@-1|ready\nFarm's own spruce|Hillside Farm|555-0113|60 × 120 battens, rest boards|1.2|customer's logs|96|@6|confirmed\nTable slab, elm or oak|Studio Fenwick|555-0114|1 slab over 90 cm|0.3|cut to order|420|@25|asked\nDeck boards|Nora Brandt|555-0115|44 of 40 × 145|1.1|stock|790|@9|drying",
    },
    {
      id: "kiln",
      use: "more",
      role: "event",
      icon: "thermometer",
      names: "kiln load|kiln loads",
      also: "drying run|batch|chamber",
      fields:
        "Load: text\nStack: relation stack\nIn since: date -20..0\nOut on: date -2..20\nStart moisture: number 18..60 %\nNow: number 8..50 %\nTarget: number 8..14 %\nTo go: calc now - target %\nTemperature: number 35..70 °C",
      cells: "stack inSince outOn startMoisture now target temperature",
      rows: "Larch deck|Larch deck 40|@-8|@3|26|14|12|58\nAsh, second|Ash 40|@-30|@-14|19|10|10|50\nOak test|Oak 52, boules|@0|@20|28|28|10|40",
    },
  ],
  jobs: "due order.readyBy\nmove order.state\nrank stack.free\nfind stack\nrequest order\nmove stack.state\nkeep log\nrank kiln.toGo\nsell stack.priceAM3\nprint order\nmove log.state\ntotal log.volume",
  site: {
    headline: "Cut to your list, from logs you may see",
    body: "A band saw, a kiln and a planer. Bring your own tree, or choose from the stacks; cutting lists by phone or from this page.",
    action: "Send a cutting list|order",
    services:
      "Custom sawing|Per hour, your logs|96\nLarch cladding|Per m³, dry|640\nKiln drying|Per m³ and week|45\nPlaning|Per running meter, two sides|0.6",
    questions:
      "Can you saw a garden tree?|If there is no metal in it; we look with a detector.\nHow long does oak dry?|A year per centimeter outside, then the kiln.\nDo you deliver?|With a crane, within 60 km.",
  },
  words: {
    tagline: "Logs, stacks, moisture and cutting lists.",
    itch: "Is there enough Douglas for the barn?",
    promise: "Every board found, every list cut",
    pov: "POV: the twenty-second rafter comes from the last log",
    gains: ["Douglas: all 2.4 promised", "Deck larch: two percent to go", "Cladding ready since yesterday"],
  },
});
