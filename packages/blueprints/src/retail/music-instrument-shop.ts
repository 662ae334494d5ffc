import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "musicInstrumentShop",
  name: "Musical instruments shop",
  icon: "guitar",
  says: {
    en: "musical instrument shop|musical instruments store|music store|guitar shop|guitar store|violin shop|piano showroom|instrument rental|rent a violin|instrument hire for pupils|guitar repair|luthier|luthier workshop|drum shop|brass and woodwind shop|instrument repair|violin maker",
    de: "Musikhaus|Musikinstrumente Laden|Gitarrenladen|Geigenbauer|Leihinstrumente",
    es: "tienda de instrumentos musicales|tienda de guitarras|luthier de guitarras|alquiler de instrumentos",
    fr: "magasin d'instruments de musique|magasin de guitares|atelier de lutherie|location de violons",
    pt: "loja de instrumentos musicais|loja de guitarras|luthier oficina|aluguel de instrumentos",
  },
  forms: ["shop", "management", "site", "booking"],
  people: ["shop owners", "luthiers", "musicians"],
  mood: "warm",
  things: [
    {
      id: "instrument",
      use: "core",
      role: "item",
      icon: "guitar",
      names: "instrument|instruments",
      also: "guitar|violin|piano|drum kit|stock",
      fields:
        "Instrument: text\nPicture: image\nKind: choice guitars|strings|keys|drums|brass|woodwind\nMaker: text\nSerial number: text\nSize: choice 1/4|1/2|3/4|full|one size\nYear: number 1905..2026\nCondition: choice new|used|restored\nPrice: money 120..4800 EUR\nCost: money 60..3100 EUR\nMargin: calc price - cost EUR\nState: choice on the wall|in the window|on trial|rented out|in the workshop|sold",
      cells: "kind maker serialNumber size year condition price cost state",
      rows: "Concert guitar, cedar|guitars|Almendro|AL-2231|full|2026|new|890|540|on the wall\nDreadnought, used|guitars|Pineridge|P7-10442|full|2011|used|620|380|on trial\nStudent violin 3/4|strings|Saalbach|SB-0771|3/4|2019|used|340|180|rented out\nStudent violin 1/2|strings|Saalbach|SB-0762|1/2|2018|used|310|160|rented out\nCello, Bohemian workshop|strings|Unknown|none|full|1928|restored|4800|3100|in the window\nStage piano, 88 keys|keys|Nordlicht|NL-55120|one size|2025|new|1250|910|on the wall\nAlto saxophone|woodwind|Cantor|C-88213|one size|2004|restored|980|560|in the workshop\nCornet|brass|Halden|H-3120|one size|1974|used|290|140|on the wall\nDrum kit, five pieces|drums|Tamarack|TK-0091|one size|2022|used|540|320|on the wall",
    },
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "musician|pupil|parent|player",
      fields: "Name: text\nPlays: text\nPhone: phone\nE-mail: email\nTeacher: text",
      cells: "plays phone eMail teacher",
      rows: "Amelie Roth|Violin|555-0111|amelie.roth@example.com|Frau Kessler\nNoah Stern|Guitar|555-0112|noah.stern@example.com|\nBen Carver|Saxophone|555-0113|ben.carver@example.com|Mr Doyle\nLinh Tran|Violin|555-0114|linh.tran@example.com|Frau Kessler\nTown Band|Brass|555-0115|band@townband.example.com|",
    },
    {
      id: "rental",
      use: "core",
      role: "event",
      icon: "repeat",
      names: "rental|rentals",
      also: "hire|loan|rent",
      fields:
        "Rental: text\nInstrument: relation instrument\nCustomer: relation customer\nSince: date -700..-10\nMonthly: money 12..60 EUR\nCounts toward purchase: boolean 70\nNext payment: date -8..28\nUntil: date -3..300\nSize check: date -10..160\nState: choice agreed|running|bigger size due|returned|bought",
      cells: "instrument customer since monthly countsTowardPurchase nextPayment until sizeCheck state",
      rows: "Amelie's 3/4|Student violin 3/4|Amelie Roth|2025-09-08|18|yes|@4|@280|@-6|bigger size due\nLinh's 1/2|Student violin 1/2|Linh Tran|2026-08-31|16|yes|@-3|@270|@120|running\nBand cornet|Cornet|Town Band|2026-04-01|14|no|@4|@-2|@160|running\nBen on trial|Alto saxophone|Ben Carver|2026-10-20|32|yes|@23|@90|@100|agreed",
    },
    {
      id: "repair",
      use: "core",
      role: "event",
      icon: "wrench",
      names: "workshop job|workshop jobs",
      also: "repair|setup|restringing|bow rehair|service",
      fields:
        "Job: text\nInstrument: text\nCustomer: relation customer\nWork: choice setup|restring|bow rehair|fret work|pads|crack|electronics\nTaken in: date -25..0\nReady by: date -4..14\nEstimate: money 20..640 EUR\nLuthier: text @people\nState: choice taken in|estimate sent|approved|on the bench|ready|collected",
      cells: "instrument customer work takenIn readyBy estimate luthier state",
      rows: "Noah, fret buzz|Own dreadnought|Noah Stern|fret work|@-8|@1|140|Wim|on the bench\nAmelie's bow|Bow 3/4|Amelie Roth|bow rehair|@-5|@-1|65|Clara|ready\nSax, new pads|Alto saxophone|Ben Carver|pads|@-20|@6|480|Wim|approved\nCornet, valve 2|Cornet|Town Band|setup|@-2|@5|35|Clara|taken in\nLinh, E string|Student violin 1/2|Linh Tran|restring|@-1|@0|20|Clara|ready",
    },
    {
      id: "accessory",
      use: "more",
      role: "item",
      icon: "package",
      names: "accessory|accessories",
      also: "strings|reeds|sheet music|stand",
      fields:
        "Accessory: text\nKind: choice strings|reeds|bows|stands|cases|sheet music\nPrice: money 3..140 EUR\nIn stock: number 0..40\nReorder at: number 2..10",
      cells: "kind price inStock reorderAt",
      rows: "Violin strings 3/4, set|strings|24|5|6\nGuitar strings, nylon|strings|11|22|8\nAlto reeds 2, box|reeds|28|3|4\nShoulder rest 3/4|stands|22|4|2\nRosin|bows|9|14|5",
    },
  ],
  jobs: "due repair.readyBy\nmove repair.state\ndue rental.nextPayment\nfind instrument\nsell instrument.price\nshow instrument.picture\nmove rental.state\ndue rental.sizeCheck\nassign repair.luthier\nmove instrument.state\ncount accessory.inStock\nkeep customer",
  site: {
    headline: "Play it, rent it, have it mended",
    body: "Guitars on the wall, strings in the back room, a workshop upstairs. Rent counts toward purchase for the first twelve months.",
    action: "See the instruments|instrument",
    services:
      "Violin rental|Insured, with bow and case, a month|16\nGuitar setup|Frets, neck, strings|65\nBow rehair|In two days|65\nTrial at home|One week|",
    questions:
      "Can my child change size?|Any time; the rent paid so far counts on.\nDo you buy old violins?|Bring it in; we look without obligation.\nHow long does a setup take?|A week, three days in January.",
  },
  words: {
    tagline: "On the wall, on loan, on the bench.",
    itch: "Who has the three-quarter violin?",
    promise: "Every rental paid, every job ready",
    pov: "POV: the bow is ready before the lesson",
    gains: ["Amelie needs a full size", "Linh: rent three days late", "Alto sax: new pads, six days"],
  },
});
