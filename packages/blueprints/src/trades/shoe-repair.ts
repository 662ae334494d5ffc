import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "shoeRepair",
  name: "Shoe repair",
  icon: "footprints",
  says: {
    en: "shoe repair|cobbler|cobblers|shoe repairs|heel bar|resoling|boot resoling|shoemaker|bespoke shoemaker|shoe repair tickets|leather bag repair|heels and soles|hiking boot repair|shoe cleaning service|sneaker cleaning|orthopedic shoemaker",
    de: "Schuster|Schuhmacher|Schuhreparatur|Schuhe besohlen",
    es: "zapatero|reparación de calzado|arreglo de zapatos",
    fr: "cordonnier|cordonnerie|réparation de chaussures",
    pt: "sapateiro|reparação de calçado|conserto de sapatos",
  },
  forms: ["management", "booking", "site"],
  people: ["cobblers", "customers"],
  mood: "warm",
  things: [
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "client",
      fields: "Name: text\nPhone: phone\nE-mail: email\nShoe size: number 34..48\nLeft longer by: number 0..8 mm",
      cells: "phone eMail shoeSize leftLongerBy",
      rows: "Peter Lomax|555-0141|peter.lomax@example.com|43|0\nInes Marchetti|555-0142|ines.marchetti@example.com|38|0\nViktor Holm|555-0143|viktor.holm@example.com|44|3\nAoife Kearney|555-0144|aoife.kearney@example.com|39|0\nCity Theatre|555-0145|wardrobe@citytheatre.example.com|40|0",
    },
    {
      id: "ticket",
      use: "core",
      role: "event",
      icon: "ticket",
      names: "ticket|tickets",
      also: "repair|job|pair|bag",
      fields:
        "Ticket: text\nCustomer: relation customer\nWhat: choice shoes|boots|hiking boots|sneakers|bag|belt|climbing shoes\nWork: tags heels|half soles|full soles|stitching|zip|patch|stretching|dye|clean\nColor: text\nTaken in: date -14..0\nReady on: date -4..10\nDays left: daysUntil readyOn\nPrice: money 8..140 EUR\nPaid: boolean 30\nShelf: text\nState: choice taken in|on the last|waiting for soles|drying|ready|collected|unclaimed",
      cells: "customer what work color takenIn readyOn price paid shelf state",
      rows: "3301 Lomax|Peter Lomax|shoes|half soles; heels|brown|@-3|@1|52|no|A4|on the last\n3302 Marchetti|Ines Marchetti|boots|zip|black|@-3|@0|34|no|B1|ready\n3303 Holm|Viktor Holm|hiking boots|full soles|tan|@-8|@2|95|no|C2|waiting for soles\n3304 Kearney|Aoife Kearney|climbing shoes|half soles|red|@-6|@-1|48|yes|C3|drying\n3305 City Theatre|City Theatre|shoes|heels; dye|silver|@-1|@4|28|no|D1|taken in\n3306 Theatre bag|City Theatre|bag|stitching|black|@-1|@4|18|no|D1|taken in\n3288 Lomax belt|Peter Lomax|belt|stitching|black|@-30|@-25|9|no|Z2|unclaimed\n3290 Marchetti|Ines Marchetti|shoes|stretching|red|@-12|@-10|12|yes|A1|collected",
    },
    {
      id: "material",
      use: "core",
      role: "item",
      icon: "layers",
      names: "material|materials",
      also: "sole|heel|leather|zip|glue",
      fields:
        "Material: text\nKind: choice leather soles|rubber soles|heels|leather|zips|thread|glue|polish\nSize: text\nIn stock: number 0..60\nReorder at: number 2..12\nAbove reorder point: calc inStock - reorderAt\nCost: money 1..42 EUR",
      cells: "kind size inStock reorderAt cost",
      rows: "Oak bark half sole|leather soles|40 to 45|14|8|9\nTrekking sole, block|rubber soles|44|0|2|24\nClimbing rubber 4 mm|rubber soles|sheet|3|2|31\nLadies' heel tip|heels|small|48|12|1\nBoot zip 35 cm|zips|35|5|4|4\nContact glue|glue|1 l|2|2|18\nPolish, silver|polish|75 ml|1|2|6",
    },
    {
      id: "bespoke",
      use: "more",
      role: "event",
      icon: "ruler",
      names: "made-to-measure pair|made-to-measure pairs",
      also: "bespoke|last|fitting",
      fields:
        "Pair: text\nCustomer: relation customer\nLast number: text\nLeather: text\nFirst fitting: date -40..40\nWanted by: date 10..140\nQuote: money 480..1900 EUR\nState: choice measured|last carved|clicked|first fitting|lasted|soled|finished",
      cells: "customer lastNumber leather firstFitting wantedBy quote state",
      rows: "Holm, walking shoe|Viktor Holm|L-72|Waxed calf, cognac|@9|@70|1180|clicked\nLomax, derby|Peter Lomax|L-58|Box calf, black|@-12|@30|980|lasted\nTheatre, jester|City Theatre|L-80|Goat, red|@20|@45|640|last carved",
    },
  ],
  jobs: "due ticket.readyOn\nmove ticket.state\nkeep ticket\nfind ticket\nrank material.aboveReorderPoint\ncheck ticket.paid\ncount material.inStock\nmove bespoke.state\nprint ticket\ntotal ticket.price\nkeep customer\nchart ticket.what",
  site: {
    headline: "Heels today, soles by Friday",
    body: "Leather, rubber and climbing soles, zips and seams. Heels are done while you have a coffee next door.",
    action: "See what we mend|ticket",
    services:
      "Heel tips|While you wait|12\nHalf soles|Oak bark leather, three days|40\nHiking boots resoled|New block, ten days|95\nSneakers cleaned|By hand, laces too|24",
    questions:
      "Is it worth resoling?|If the upper is sound, always.\nHow long do you keep my shoes?|Three months, then they go to the charity shop.\nCan you stretch them?|Half a size in leather, in two days.",
  },
  words: {
    tagline: "Tickets, shelves, soles, and whose zip is done.",
    itch: "Which shelf is the theater's silver pair on?",
    promise: "Every pair ready on its day",
    pov: "POV: the soles came in before the walking weekend",
    gains: ["Climbing pair: one day late", "Trekking soles: none left", "Eight tickets, two unpaid and ready"],
  },
});
