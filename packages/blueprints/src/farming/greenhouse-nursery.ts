import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "greenhouseNursery",
  name: "Greenhouse and plant nursery",
  icon: "sprout",
  says: {
    en: "plant nursery|garden nursery|greenhouse nursery|greenhouse growing|nursery stock|bedding plants|propagation schedule|sowing schedule|seedlings and plugs|potted plants for sale|perennial nursery|tree nursery|greenhouse climate log|plant orders wholesale|succulent shop|houseplant nursery",
    de: "Gärtnerei|Baumschule|Staudengärtnerei|Gewächshaus",
    es: "vivero de plantas|invernadero|plantas de vivero",
    fr: "pépinière|serre horticole|pépiniériste",
    pt: "viveiro de plantas|estufa de plantas|horto",
  },
  forms: ["management", "shop", "site", "dashboard"],
  people: ["growers", "customers"],
  mood: "warm",
  things: [
    {
      id: "plant",
      use: "core",
      role: "item",
      icon: "flower",
      names: "plant|plants",
      also: "variety|species|product|label",
      fields:
        "Plant: text\nPicture: image\nCommon name: text\nKind: choice perennial|shrub|tree|herb|bedding|vegetable|houseplant\nPot: choice 9 cm|1 l|2 l|5 l|10 l|tray of 6\nReady to sell: number 0..900\nReserved: number 0..300\nFree: calc readyToSell - reserved\nPrice: money 2..60 GBP\nTrade price: money 1..40 GBP\nLight: choice sun|half shade|shade\nHeight: number 5..600 cm\nHardy to: number -25..10 °C\nFlowers: text\nFor sale: boolean 85",
      cells: "commonName kind pot readyToSell reserved price tradePrice light height hardyTo flowers forSale",
      rows: "Salvia nemorosa 'Caradonna'|Meadow sage|perennial|2 l|240|60|8.5|4.9|sun|60|-20|May to July|yes\nNepeta 'Six Hills Giant'|Catmint|perennial|2 l|180|24|7.9|4.6|sun|80|-20|June to September|yes\nHelleborus x hybridus|Lenten rose|perennial|2 l|130|0|12.5|7.5|shade|40|-20|January to April|yes\nLavandula 'Hidcote'|Lavender|shrub|1 l|410|150|5.9|3.2|sun|45|-15|June to August|yes\nMalus 'Evereste'|Crab apple|tree|10 l|34|6|48|31|sun|500|-25|April|yes\nThymus 'Silver Posie'|Thyme|herb|9 cm|320|0|3.5|1.8|sun|15|-15|June|yes\nPelargonium, trailing red|Geranium|bedding|9 cm|0|0|3.2|1.6|sun|30|2|May to October|no\nPolystichum setiferum|Soft shield fern|perennial|2 l|75|12|9.5|5.6|shade|70|-20|None|yes\nTomato 'Gardener's Delight'|Cherry tomato|vegetable|9 cm|0|0|2.8|1.4|sun|180|8|None|no",
    },
    {
      id: "batch",
      use: "core",
      role: "item",
      icon: "sprout",
      names: "batch|batches",
      also: "sowing|cuttings|propagation|plugs|potting|crop",
      fields:
        "Batch: text\nPlant: relation plant\nBegan: date -220..20\nHow: choice seed|cuttings|division|plugs in|grafted\nNumber: number 40..3000\nAlive: number 0..3000\nLost: calc number - alive\nHouse: choice house 1|house 2|tunnel A|tunnel B|standing ground\nBench: text\nStage: choice planned|germinating|rooted|potted on|growing on|ready\nNext step: text\nStep due: date -8..60\nDays left: daysUntil stepDue\nReady: date -20..200",
      cells: "plant began how number alive house bench stage nextStep stepDue ready",
      rows: "Salvia, cuttings 3|Salvia nemorosa 'Caradonna'|@-80|cuttings|600|548|tunnel A|A4|rooted|Pot on to 2 l|@-2|@120\nLavender, spring|Lavandula 'Hidcote'|@-140|cuttings|900|861|tunnel A|A1|growing on|Trim|@3|@110\nPelargonium plugs|Pelargonium, trailing red|@18|plugs in|1200|0|house 1|1 to 6|planned|Heat to 16|@16|@150\nTomato, first sowing|Tomato 'Gardener's Delight'|@60|seed|400|0|house 2|Heated bench|planned|Order seed|@10|@140\nHellebores, divisions|Helleborus x hybridus|@-60|division|160|155|standing ground|S2|ready|Old leaves off|@1|@-5\nFerns, plugs|Polystichum setiferum|@-120|plugs in|200|192|tunnel B|B3|growing on|Space out|@6|@90\nThyme, new|Thymus 'Silver Posie'|@-25|cuttings|450|420|house 2|Mist bench|rooted|Harden off|@9|@100\nCrab apples, grafted|Malus 'Evereste'|@-215|grafted|60|51|standing ground|S7|growing on|Stake|@20|@180",
    },
    {
      id: "task",
      use: "core",
      role: "event",
      icon: "list-checks",
      names: "job|jobs",
      also: "task|watering|potting|spray|pricking out",
      fields:
        "Job: text\nBatch: relation batch\nDate: date -5..14\nKind: choice pot on|prick out|feed|spray|trim|space|water|label\nWho: text @people\nPots: number 0..1500\nDone: boolean 30\nProduct: text",
      cells: "batch date kind who pots done product",
      rows: "Pot on the salvias|Salvia, cuttings 3|@0|pot on|Mina Hollis|548|no|Peat-free, 2 l\nHellebore leaves off|Hellebores, divisions|@1|trim|Gareth Low|155|no|None\nTrim lavender|Lavender, spring|@3|trim|Mina Hollis|861|no|None\nNematodes in tunnel B|Ferns, plugs|@0|spray|Gareth Low|192|yes|Vine weevil nematodes\nSpace ferns|Ferns, plugs|@6|space|Mina Hollis|192|no|None\nLiquid feed, thyme|Thyme, new|@-2|feed|Gareth Low|420|yes|Half strength",
    },
    {
      id: "order",
      use: "core",
      role: "item",
      icon: "clipboard-list",
      names: "order|orders",
      also: "wholesale order|reservation|collection|delivery",
      fields:
        "Order: text\nCustomer: text\nPlant: relation plant\nQuantity: number 1..400\nEach: money 1..48 GBP\nTotal: calc quantity * each GBP\nWanted by: date -5..60\nKind: choice retail|landscaper|garden center|council|web\nState: choice asked|reserved|picked|on the trolley|delivered\nPaid: boolean 45",
      cells: "customer plant quantity each wantedBy kind state paid",
      rows: "Park beds|Town council|Lavandula 'Hidcote'|150|3.2|@12|council|reserved|no\nShaw garden, border|Rowan Teale, design|Salvia nemorosa 'Caradonna'|60|4.9|@3|landscaper|reserved|no\nCatmint for the path|Rowan Teale, design|Nepeta 'Six Hills Giant'|24|4.6|@1|landscaper|on the trolley|no\nSix crab apples|Hill School|Malus 'Evereste'|6|48|@20|retail|reserved|yes\nFerns, by post|Celia Ward|Polystichum setiferum|12|9.5|@2|web|picked|yes\nThyme, last week|Corner Cafe|Thymus 'Silver Posie'|20|3.5|@-4|retail|delivered|yes",
    },
    {
      id: "climate",
      use: "more",
      role: "log",
      icon: "thermometer",
      names: "climate reading|climate readings",
      also: "temperature|humidity|frost alarm|vent log",
      fields:
        "Reading: text\nHouse: choice house 1|house 2|tunnel A|tunnel B\nWhen: dateTime -2..0 06:00..20:00\nTemperature: number -6..42 °C\nHumidity: percent 30..100\nVents: percent 0..100\nHeating: boolean 40",
      cells: "house when temperature humidity vents heating",
      rows: "House 2, dawn|house 2|@0T06:40|14|82|0|yes\nTunnel A, dawn|tunnel A|@0T06:42|1|95|0|no\nHouse 1, dawn|house 1|@0T06:41|7|88|0|yes\nTunnel A, noon|tunnel A|@-1T12:30|17|70|60|no",
    },
  ],
  jobs: "due batch.stepDue\nagenda task.date\ncheck task.done\nmove batch.stage\ncount plant.readyToSell\nkeep batch\nfind plant\nsell plant.price\nmove order.state\nshow plant.picture\nagenda order.wantedBy\nchart climate.temperature",
  site: {
    headline: "Grown here, hardy here",
    body: "Perennials, herbs and shrubs from our own cuttings, on the windy side of the hill. What survives with us survives with you.",
    action: "Order plants|order",
    services:
      "Perennials, 2 liters|From|7.9\nLavender, 1 liter|Hundreds, in spring|5.9\nCrab apple, 10 liters|Staked|48\nPlanting plan for a bed|With our plants|65",
    questions:
      "When is planting time?|Pots in spring and autumn, trees from November to March.\nAre they grown without peat?|All of them.\nDo you hold plants for me?|Yes, for three weeks with a deposit.\nDo you deliver?|By trolley within forty miles, small boxes by post.",
  },
  words: {
    tagline: "Batches, benches and what must be potted on this week.",
    itch: "How many catmints are free to sell?",
    promise: "Every batch on time, every pot counted",
    pov: "POV: 548 rooted, 52 lost, and you know why",
    gains: ["Salvias: potting on 2 days late", "Lavender: 410 ready, 150 reserved", "Tunnel A: one degree at dawn"],
  },
});
