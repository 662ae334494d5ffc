import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "fishmonger",
  name: "Fishmonger",
  icon: "fish",
  says: {
    en: "fishmonger|fishmongers|fish market|fish shop|fish counter|fresh fish shop|seafood market|seafood shop|fish store|seafood store|fish stall|fish van|fish seller|oyster bar and shop|fish delivery|catch of the day|lobster and crab shop|fish orders",
    de: "Fischgeschäft|Fischhändler|Fischladen|Fischtheke|Fischmarkt",
    es: "pescadería|pescadero|tienda de pescado|puesto de pescado",
    fr: "poissonnerie|poissonnier|marchand de poisson|étal de poisson",
    pt: "peixaria|peixeiro|loja de peixe|banca de peixe",
  },
  forms: ["shop", "management", "site", "dashboard"],
  people: ["fishmongers", "counter staff", "customers"],
  mood: "warm",
  things: [
    {
      id: "fish",
      use: "core",
      role: "item",
      icon: "fish",
      names: "fresh fish|fresh fish",
      also: "fish|seafood|catch|product|shellfish|counter|fillet|assortment",
      fields:
        "Fresh fish: text\nPicture: image\nLatin name: text\nKind: choice whole|fillet|steak|shellfish|smoked\nCaught in: text\nMethod: choice line|net|pot|rope|farmed\nArrived: date -4..0\nUse by: date -1..6\nDays left: daysUntil useBy\nCost per pound: money 3..20 USD\nPrice per pound: money 6..34 USD\nMargin: calc pricePerPound - costPerPound USD\nPounds left: number 0..60\nOn the counter: boolean 80",
      cells: "latinName kind caughtIn method arrived useBy costPerPound pricePerPound poundsLeft onTheCounter",
      rows: "Cod|Gadus morhua|fillet|Gulf of Maine|line|@-1|@2|9|16|22|yes\nAtlantic mackerel|Scomber scombrus|whole|Rhode Island|net|@0|@2|3|7|18|yes\nBlack sea bass|Centropristis striata|whole|Long Island|line|@-1|@1|8|15|9|yes\nSwordfish|Xiphias gladius|steak|Georges Bank|line|@-2|@1|14|26|12|yes\nSea scallops|Placopecten magellanicus|shellfish|New Bedford|net|@-1|@2|19|34|10|yes\nMussels|Mytilus edulis|shellfish|Prince Edward Island|rope|@-2|@3|3|6|40|yes\nOysters, by the pound|Crassostrea virginica|shellfish|Cape Cod|farmed|@-1|@6|5|11|30|yes\nSalmon|Salmo salar|fillet|Maine|farmed|@-3|@0|10|18|14|yes\nSmoked trout|Oncorhynchus mykiss|smoked|Vermont|farmed|@-4|@6|12|24|8|no",
    },
    {
      id: "order",
      use: "core",
      role: "log",
      icon: "shopping-basket",
      names: "order|orders",
      also: "customer order|pick-up|delivery|reservation",
      fields:
        "Name: text\nFish: relation fish\nPounds: number 1..20\nPer pound: money 6..34 USD\nTotal: calc pounds * perPound USD\nPreparation: choice whole|gutted|filleted|skinned|opened\nPhone: phone\nPick up on: date 0..6\nTime: time 08:00..18:00\nPaid: boolean 30\nState: choice ordered|prepared|picked up|canceled\nNotes: text",
      cells: "fish pounds perPound preparation phone pickUpOn time paid state notes",
      rows: "Margaret Hale|Cod|2|16|skinned|555-0101|@0|11:00|no|prepared|\nBistro Quay|Sea scallops|6|34|opened|555-0102|@0|09:30|yes|picked up|\nThe Nowak family|Black sea bass|3|15|gutted|555-0103|@1|16:00|no|ordered|Heads on\nTomás García|Mussels|8|6|whole|555-0104|@1|12:00|no|ordered|For a party of ten\nCorner House|Salmon|10|18|filleted|555-0105|@0|10:00|yes|prepared|Same every week\nHelen Sharp|Oysters, by the pound|5|11|whole|555-0106|@2|17:00|no|ordered|Lend her a knife",
    },
    {
      id: "delivery",
      use: "core",
      role: "event",
      icon: "truck",
      names: "delivery|deliveries",
      also: "purchase|supplier|boat|auction lot|goods in",
      fields:
        "Delivery: text\nFrom: text\nDate: date -6..2\nPounds: number 10..200\nCost: money 60..1400 USD\nTemperature: number 30..41 °F\nLanding paper: text\nGood: boolean 85\nState: choice ordered|received|sent back",
      cells: "from date pounds cost temperature landingPaper good state",
      rows: "Cod and bass, day boat|F/V Anna Lee|@-1|60|520|33|AL-2214|yes|received\nMackerel|Newport co-op|@0|40|120|34|NC-0871|yes|received\nShellfish round|Cape Shellfish|@-1|90|480|37|CS-5520|yes|received\nSwordfish, one|Harbor auction|@-2|48|672|33|HA-3107|yes|received\nSquid|Harbor auction|@-3|25|100|41|HA-3098|no|sent back\nSalmon, weekly|North Farms|@2|50|500|||no|ordered",
    },
    {
      id: "temperature",
      use: "core",
      role: "log",
      icon: "thermometer",
      names: "temperature check|temperature checks",
      also: "fridge check|ice|cold room|food safety|haccp",
      fields:
        "Check: text\nPlace: choice counter|cold room|freezer|van|oyster tank\nDate: date -6..0\nTime: time 07:00..18:00\nTemperature: number -10..45 °F\nIced: boolean 70\nBy: text @people\nOK: boolean 85",
      cells: "place date time temperature iced by oK",
      rows: "Opening, counter|counter|@0|07:30|33|yes|Finn Doyle|yes\nOpening, cold room|cold room|@0|07:35|34|no|Finn Doyle|yes\nFreezer|freezer|@0|07:40|-4|no|Finn Doyle|yes\nVan before the market|van|@-1|07:00|42|no|Maria Costa|no\nOyster tank|oyster tank|@-1|12:00|45|no|Maria Costa|yes\nClosing, counter|counter|@-1|18:00|35|yes|Finn Doyle|yes",
    },
    {
      id: "wholesale",
      use: "more",
      role: "person",
      icon: "utensils",
      names: "wholesale customer|wholesale customers",
      also: "restaurant|chef|hotel|account",
      fields:
        "Name: text\nContact: text\nPhone: phone\nE-mail: email\nDelivery day: choice every day|Tuesday and Friday|Thursday\nUsual: text\nOwes: money 0..1200 USD",
      cells: "contact phone eMail deliveryDay usual owes",
      rows: "Bistro Quay|Luc Bernard|555-0111|kitchen@bistroquay.example.com|every day|Scallops, bass|640\nCorner House|Rosa Marini|555-0112|rosa@cornerhouse.example.com|Tuesday and Friday|Salmon, cod|0\nHotel Almar|Per Lund|555-0113|chef@hotelalmar.example.com|Thursday|Oysters, mussels|1130",
    },
  ],
  jobs: "sell fish.pricePerPound\ndue fish.useBy\nmove order.state\nkeep fish\ncheck fish.onTheCounter\nagenda order.pickUpOn\nfind fish\nshow fish.picture\nmove delivery.state\ncheck temperature.oK\nrank fish.poundsLeft\ntotal order.total\ncheck order.paid\nrank wholesale.owes",
  site: {
    headline: "What the boats brought this morning",
    body: "Fish from the day boats, shellfish from people we know, cut the way you cook it. Order by noon and pick up the same day.",
    action: "Order fish|fish",
    services:
      "Cod fillet|A pound, skin on or off|16\nMussels|A pound, cleaned|6\nFish platter|For four, with ice|85\nOyster knife lesson|Half an hour at the counter|20",
    questions:
      "Do you gut and fillet?|Yes, at no charge.\nWhere is it from?|The place and the way it was caught stand on every label.\nDo you deliver?|To restaurants every morning, to homes on Fridays.\nHow long does it keep?|Cook it within a day, two at most, on ice.",
  },
  words: {
    tagline: "Counter, orders, boats and ice.",
    itch: "What has to go today?",
    promise: "Everything sold while it is fresh",
    pov: "POV: the last cod goes at five to six",
    gains: ["Salmon, 14 pounds: sell today", "Six orders, three left to prepare", "Van at 42 °F, noticed early"],
  },
});
